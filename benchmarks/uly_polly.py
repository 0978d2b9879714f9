"""How fair is Uly & Polly? Computers play it out at two strengths: python -m benchmarks.uly_polly [rounds]"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from rollwrite.referee import Level
from rollwrite.uly_polly.computer import dog_start, dog_step, wolf_swap
from rollwrite.uly_polly.dogs import Trail
from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.game import Move, Round, Side

LEVELS: tuple[Level, ...] = ("easy", "strong")


def self_play(wolf: Level, dog: Level, chance: Random, rounds: int) -> Iterator[Side]:
    """Who wins, round after round."""
    for _ in range(rounds):
        yield one_round(wolf, dog, chance)[0]


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


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{rounds} rounds each (95 % of such runs lie within {1.96 * (0.25 / rounds) ** 0.5:.1%} of the truth)")
    for wolf in LEVELS:
        for dog in LEVELS:
            chance = Random(f"{wolf} {dog}")
            played = [one_round(wolf, dog, chance) for _ in range(rounds)]
            won = Counter(side for side, _ in played)
            steps = sum(count for _, count in played) / rounds
            print(f"{wolf:>6} wolf, {dog:>6} dog: found {won['dog'] / rounds:.1%}, {steps:.1f} steps a round")


if __name__ == "__main__":
    main()
