"""Exact chances of a bid: every roll of the three dice, and after each the best die to keep.

All counting is done in whole numbers. Each stage has its own unit, so that one division at the end is enough:
a third try is counted in parts of THIRD, a second try in parts of SECOND, a whole turn in parts of TURN.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import lcm
from typing import NamedTuple

from rollwrite.volle_wolle.bids import LEAST, target

DICE = (12, 10, 8)  # sides; a roll is always written in this order
CARDS = (3, 2, 1)  # for meeting the bid with the first, second, third try

THIRD = lcm(*DICE)
SECOND = THIRD * lcm(12 * 10, 12 * 8, 10 * 8)
TURN = SECOND * 12 * 10 * 8

Faces = tuple[int, int, int]


def die_name(die: int) -> str:
    """What players call the die at this place: d12."""
    return f"d{DICE[die]}"


class Prospect(NamedTuple):
    """What is to be hoped for from here on. Compared in this order: success, no black sheep, success early."""

    success: int
    spared: int  # the chance to end under 14, below zero, so that more is better
    early: int  # the part of the success that comes with the second try

    @property
    def cards(self) -> int:
        """Two cards for an early success, one for a late one."""
        return self.success + self.early


@dataclass(frozen=True, slots=True)
class Setting:
    """One player's turn before the dice: the bid, the chips that may be spent, the plus or minus on the herd."""

    bid: str
    chips: int = 0
    modifier: int = 0

    @property
    def need(self) -> int:
        """The least sum of the dice that can meet the bid."""
        return target(self.bid) - self.modifier - self.chips

    @property
    def safe(self) -> int:
        """The least sum of the dice that keeps the black sheep away."""
        return LEAST - self.modifier - self.chips


@dataclass(frozen=True, slots=True)
class Odds:
    success: Fraction
    tries: tuple[Fraction, Fraction, Fraction]
    expected_cards: Fraction
    black_sheep: Fraction


@dataclass(frozen=True, slots=True)
class Keeping:
    """A die one could keep after a roll, and what may be hoped for then."""

    die: int  # its place in DICE
    face: int
    success: Fraction
    expected_cards: Fraction
    black_sheep: Fraction


def odds(setting: Setting) -> Odds:
    return _odds(setting.need, setting.safe)


def keeps(setting: Setting, roll: Faces, kept: int | None = None) -> tuple[Keeping, ...]:
    """The dice that may be kept after a first roll, or after a second with one die `kept`; the best one first."""
    if kept is None:
        ways = {die: (_second_try(die, roll[die], setting.need, setting.safe), SECOND) for die in range(3)}
    else:
        rolled = [die for die in range(3) if die != kept]
        ways = {die: (_keeping(roll, kept, die, setting.need, setting.safe), THIRD) for die in rolled}
    best = sorted(ways, key=lambda die: ways[die][0], reverse=True)
    return tuple(_keep(die, roll[die], *ways[die], CARDS[1] if kept is None else CARDS[2]) for die in best)


def _keep(die: int, face: int, hope: Prospect, unit: int, most_cards: int) -> Keeping:
    cards = hope.cards if most_cards == CARDS[1] else hope.success
    return Keeping(die, face, Fraction(hope.success, unit), Fraction(cards, unit), Fraction(-hope.spared, unit))


@cache
def _odds(need: int, safe: int) -> Odds:
    first = success = early = spared = cards = 0
    second_tries = [[_second_try(die, face, need, safe) for face in range(1, DICE[die] + 1)] for die in range(3)]
    for roll in _rolls(*DICE):
        if sum(roll) >= need:
            first += SECOND
            continue
        ways = [second_tries[die][face - 1] for die, face in enumerate(roll)]
        best = max(ways)
        success, spared, early = success + best.success, spared + best.spared, early + best.early
        cards += max(way.cards for way in ways)
    return Odds(
        success=Fraction(first + success, TURN),
        tries=(Fraction(first, TURN), Fraction(early, TURN), Fraction(success - early, TURN)),
        expected_cards=Fraction(CARDS[0] * first + cards, TURN),
        black_sheep=Fraction(-spared, TURN),
    )


@cache
def _second_try(kept: int, face: int, need: int, safe: int) -> Prospect:
    """One die stays for good, the other two are rolled; if that is not enough, one of those two joins it."""
    success = spared = early = 0
    sides, others = DICE[kept], [die for die in range(3) if die != kept]
    weight = SECOND // THIRD * sides // (DICE[0] * DICE[1] * DICE[2])
    one, other = others
    third_tries = {
        die: [_third_try(rest, face + shown, need, safe) for shown in range(1, DICE[die] + 1)]
        for die, rest in ((one, other), (other, one))
    }
    for faces in _rolls(DICE[one], DICE[other]):
        if face + sum(faces) >= need:
            early += THIRD
            continue
        best = max(third_tries[one][faces[0] - 1], third_tries[other][faces[1] - 1])
        success, spared = success + best.success, spared + best.spared
    return Prospect((success + early) * weight, spared * weight, early * weight)


@cache
def _third_try(die: int, standing: int, need: int, safe: int) -> Prospect:
    """Two dice stand, one is rolled. A bid is never below 14, so whoever meets it is spared."""
    sides = DICE[die]
    hits = min(max(standing + sides - need + 1, 0), sides)
    blacks = min(max(safe - standing - 1, 0), sides)
    return Prospect(hits * THIRD // sides, -blacks * THIRD // sides, 0)


def _keeping(roll: Faces, kept: int, die: int, need: int, safe: int) -> Prospect:
    rolled_again = 3 - kept - die
    return _third_try(rolled_again, roll[kept] + roll[die], need, safe)


def _rolls(*sides: int) -> Iterator[tuple[int, ...]]:
    return product(*(range(1, most + 1) for most in sides))
