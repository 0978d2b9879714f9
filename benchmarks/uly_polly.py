"""How fair is Uly & Polly? Computers play it out at two strengths: python -m benchmarks.uly_polly [rounds]"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from rollwrite.referee import Level
from rollwrite.uly_polly.dogs import Trail
from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.players import dog_start, dog_step, wolf_swap
from rollwrite.uly_polly.rules import Game, Move, Round, Side
from rollwrite.uly_polly.scoring import RoundResult, most_tokens, tokens

LEVELS: tuple[Level, ...] = ("easy", "strong")
NAMES = ("first", "second", "third", "fourth", "fifth")


def self_play(wolf: Level, dog: Level, chance: Random, rounds: int) -> Iterator[Side]:
    """Who wins, round after round."""
    return (one_round(wolf, dog, chance)[0] for _ in range(rounds))


def one_round(wolf: Level, dog: Level, chance: Random) -> tuple[Side, int]:
    """The winner, and how many steps the dog took."""
    trail = Trail.first(dog_start(dog, chance))
    now, steps = Round("wolf", chance.choice(PLACES), trail.sight.dog_at), 0
    while True:
        swap = wolf_swap(wolf, now, trail.sight, chance)
        now, trail = now.after(swap), trail.after(swap)
        step = Move(dog_step(dog, trail, chance))
        now, steps = now.after(step), steps + 1
        if now.winner:
            return now.winner, steps
        trail = trail.after(step)


def whole_games(count: int, outcomes: Sequence[Side]) -> Iterator[tuple[str, ...]]:
    """Rounds do not depend on each other: so many played ones in a row make a game. Who wins it, by seat."""
    players = NAMES[:count]
    length = Game(players).length
    for start in range(0, len(outcomes) - length + 1, length):
        played = [RoundResult(players[n % count], winner) for n, winner in enumerate(outcomes[start : start + length])]
        yield most_tokens(tokens(players, played))


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{rounds} rounds each (95 % of such runs lie within {1.96 * (0.25 / rounds) ** 0.5:.1%} of the truth)")
    outcomes: list[Side] = []
    for wolf in LEVELS:
        for dog in LEVELS:
            chance = Random(f"{wolf} {dog}")
            played = [one_round(wolf, dog, chance) for _ in range(rounds)]
            outcomes = [side for side, _ in played]
            steps = sum(count for _, count in played) / rounds
            found = Counter(outcomes)["dog"] / rounds
            print(f"{wolf:>6} wolf, {dog:>6} dog: found {found:.1%}, {steps:.1f} steps a round")
    print("games of strong wolves against strong dogs")
    for count in (2, 3, 4, 5):
        games = list(whole_games(count, outcomes))
        alone = Counter(won[0] for won in games if len(won) == 1)
        shares = ", ".join(f"{name} {alone[name] / len(games):.0%}" for name in NAMES[:count])
        print(
            f"{count} players, {len(games)} games: shared {1 - alone.total() / len(games):.0%}, won alone by {shares}"
        )


if __name__ == "__main__":
    main()
