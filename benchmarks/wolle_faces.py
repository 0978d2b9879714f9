"""Are the faces fun? Games of the players who never tire, as figures: python -m benchmarks.wolle_faces [games]"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from statistics import mean, pstdev

from rollwrite import wolle
from rollwrite.wolle.board import Move
from rollwrite.wolle.face import FACES
from rollwrite.wolle.match import Match
from rollwrite.wolle.players import Player, greedy_player, random_player
from rollwrite.wolle.rules import Play
from rollwrite.wolle.selfplay import simulate

GOOD_LENGTH = range(10, 19)


def never_stops(play: Play, roll: int, moves: Sequence[Move], chance: Random) -> Move | None:
    return greedy_player(play, roll, [move for move in moves if not move.stop], chance)


def always_stops(play: Play, roll: int, moves: Sequence[Move], chance: Random) -> Move | None:
    stops = [move for move in moves if move.stop]
    return stops[0] if stops else greedy_player(play, roll, moves, chance)


TABLES: dict[str, Mapping[str, Player]] = {
    "four greedy": dict.fromkeys("abcd", greedy_player),
    "two greedy": dict.fromkeys("ab", greedy_player),
    "four random": dict.fromkeys("abcd", random_player),
}
PAW: Mapping[str, Player] = {"never": never_stops, "weighs": greedy_player, "always": always_stops}


def played(face: str, players: Mapping[str, Player], count: int) -> list[Match]:
    chance = Random(f"{face} {' '.join(players)}")
    return [simulate(wolle.face(face), "standard", players, chance) for _ in range(count)]


def spread(values: Sequence[int]) -> str:
    """Mean, and where the middle nine tenths lie."""
    ordered = sorted(values)
    low, high = ordered[len(ordered) // 20], ordered[-len(ordered) // 20]
    return f"{mean(values):.1f} ({low} to {high})"


def row(face: str, table: str, games: list[Match]) -> str:
    scores = [standing.score for game in games for standing in game.standings()]
    lengths = [len(game.rolls) for game in games]
    good = mean(length in GOOD_LENGTH for length in lengths)
    starts = [game.timer_from - 1 for game in games if game.timer_from]
    return " | ".join(
        (
            f"| {face}, {table}",
            spread(lengths),
            f"{good:.0%}",
            spread(starts),
            spread([score.total for score in scores]),
            f"{pstdev(score.total for score in scores):.1f}",
            f"{mean(score.objects for score in scores):.1f}",
            f"{mean(-score.cups / 2 for score in scores):.1f}",
            f"{mean(score.paw > 0 for score in scores):.0%} |",
        )
    )


def paw_row(face: str, games: list[Match]) -> str:
    points: dict[str, list[int]] = {name: [] for name in PAW}
    wins: Counter[str] = Counter()
    for game in games:
        standings = game.standings()
        winners = [standing.name for standing in standings if standing.rank == 1]
        wins.update(dict.fromkeys(winners, 1))
        for standing in standings:
            points[standing.name].append(standing.score.total)
    cells = (f"{mean(points[name]):.1f}, wins {wins[name] / len(games):.0%}" for name in PAW)
    return f"| {face} | {' | '.join(cells)} |"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    print(f"{count} games a row\n")
    print("| table | rolls | 10 to 18 rolls | first set at roll | points | spread | objects | cups broken | paw |")
    print("|---|---|---|---|---|---|---|---|---|")
    for face in FACES:
        for table, players in TABLES.items():
            print(row(face, table, played(face, players, count)))
    print("\n| at the paw | goes on | weighs | stops |\n|---|---|---|---|")
    for face in FACES:
        print(paw_row(face, played(face, PAW, count)))


if __name__ == "__main__":
    main()
