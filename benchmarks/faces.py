"""Are generated faces good? Time a face, candidates kept, and games of the players who never tire, against A and B.

python -m benchmarks.faces [faces] [games]: first the seeds that take longest, where a promise of so many seconds is
kept or is not. The generator threw away what its own quick games found wanting; here the players of
`rollwrite.wolle.players` play by the rules of every match, with other dice, and each bound is asked again.
"""

import sys
from collections.abc import Iterable, Mapping
from random import Random
from statistics import mean, pstdev
from time import process_time

from benchmarks.wolle_faces import PAW, TABLES
from rollwrite.wolle.face import FACES, Face, column_and_row, face
from rollwrite.wolle.generator.quality import BOUNDS, IN_TIME
from rollwrite.wolle.generator.trial import tried
from rollwrite.wolle.match import Match
from rollwrite.wolle.players import Player
from rollwrite.wolle.seeds import VERSION, candidates, generate
from rollwrite.wolle.selfplay import simulate

FIRST_SEED = 500
AT_MOST = 2.0  # seconds a face
HARDEST = (1323, 663, 276, 319, 320)  # of the first 2000 numbers: 136, 131, 91, 81 and 81 candidates
# Of a hundred games of two, so many of the other tables, whose figures need fewer.
FOUR, HABITS, RANDOM = 40, 40, 10

Figures = dict[str, float]


def made(seeds: Iterable[int]) -> list[Face]:
    """Faces as a person waits for them, with what it took."""
    faces, seconds, looked_at = [], [], 0
    for seed in seeds:
        begun = process_time()
        faces.append(generate(seed))
        seconds.append(process_time() - begun)
        looked_at += tries(seed)
    ordered = sorted(seconds)
    print(
        f"{len(faces)} faces: {mean(seconds):.2f} s each, 19 of 20 within {ordered[-len(ordered) // 20 - 1]:.2f} s,",
        end=" ",
    )
    print(f"the slowest {ordered[-1]:.2f} s (at most {AT_MOST});", end=" ")
    print(f"{len(faces) / looked_at:.0%} of {looked_at} candidates kept\n")
    return faces


def hardest() -> None:
    """How long a person may have to wait, and how many candidates would still be tried in time."""
    generate(0)  # what is loaded once is not counted
    looked_at, seconds = 0, []
    for seed in HARDEST:
        begun = process_time()
        generate(seed)
        seconds.append(process_time() - begun)
        looked_at += tries(seed)
    in_time = int(AT_MOST * looked_at / sum(seconds))
    told = ", ".join(f"{seed} {its:.2f} s" for seed, its in zip(HARDEST, seconds, strict=True))
    print(f"the hardest: {told}; {1000 * sum(seconds) / looked_at:.1f} ms a candidate, {in_time} in {AT_MOST:g} s\n")


def tries(seed: int) -> int:
    return next(n for n, candidate in enumerate(candidates(str(seed)), start=1) if tried(*candidate, VERSION))


def played(where: Face, players: Mapping[str, Player], count: int) -> list[Match]:
    chance = Random(f"{where.name} {' '.join(players)} again")
    return [simulate(where, "standard", players, chance) for _ in range(count)]


def figures(where: Face, games: int) -> Figures:
    two = played(where, TABLES["two greedy"], games)
    four = played(where, TABLES["four greedy"], games * FOUR // 100)
    points = [[standing.score.total for match in matches for standing in match.standings()] for matches in (two, four)]
    return {
        "in time, two players": mean(len(match.rolls) in IN_TIME for match in two),
        "in time, four players": mean(len(match.rolls) in IN_TIME for match in four),
        "points": mean(map(mean, points)),
        "spread": mean(map(pstdev, points)),
        "on the paw": mean(standing.score.paw > 0 for match in four for standing in match.standings()),
        **habits(played(where, PAW, games * HABITS // 100)),
        "cups broken": broken(played(where, TABLES["four random"], games * RANDOM // 100)),
        **fetched(where, four),
    }


def habits(matches: list[Match]) -> Figures:
    totals = [{standing.name: standing.score.total for standing in match.standings()} for match in matches]
    return {
        "going on pays": mean(total["never"] - total["weighs"] for total in totals),
        "stopping wins": mean(total["always"] == max(total.values()) for total in totals),
    }


def broken(matches: list[Match]) -> float:
    return mean(-standing.score.cups / 2 for match in matches for standing in match.standings())


def fetched(where: Face, matches: list[Match]) -> Figures:
    plays = [verdict.play for match in matches for verdict in match.replay().values()]
    counts = {toy: sum(play.dots & play.board.dot_bits[toy] > 0 for play in plays) for toy in where.objects}
    total = sum(counts.values())
    at = {toy: column_and_row(toy) for toy in counts}
    middle = (where.columns + 1) / 2, (where.rows + 1) / 2
    return {
        "fetched left": sum(counts[toy] for toy in counts if at[toy][0] < middle[0]) / total,
        "fetched right": sum(counts[toy] for toy in counts if at[toy][0] > middle[0]) / total,
        "fetched above": sum(counts[toy] for toy in counts if at[toy][1] < middle[1]) / total,
        "fetched below": sum(counts[toy] for toy in counts if at[toy][1] > middle[1]) / total,
        "rarest toy": min(counts.values()) / len(plays),
    }


def is_within(name: str, figure: float) -> bool:
    return BOUNDS[name].low <= 1000 * figure <= BOUNDS[name].high


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    hardest()
    faces = made(range(FIRST_SEED, FIRST_SEED + count))
    found = {each.name: figures(each, games) for each in (*map(face, FACES), *faces)}
    print("| figure | bounds | A | B | generated: least, median, most | within |\n|---|---|---|---|---|---|")
    for name, bound in BOUNDS.items():
        values = sorted(found[each.name][name] for each in faces)
        own = " | ".join(f"{found[letter][name]:.2f}" for letter in FACES)
        spread = f"{values[0]:.2f}, {values[len(values) // 2]:.2f}, {values[-1]:.2f}"
        within = sum(is_within(name, value) for value in values)
        print(
            f"| {name} | {bound.low / 1000:g} to {bound.high / 1000:g} | {own} | {spread} | {within} of {len(values)} |"
        )
    whole = sum(all(is_within(*figure) for figure in found[each.name].items()) for each in faces)
    print(f"\n{whole} of {len(faces)} faces are within every bound; {games} games of two a face, fewer of the others.")


if __name__ == "__main__":
    main()
