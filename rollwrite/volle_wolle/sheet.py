"""The score sheet as the rules see it: which boxes it has, and what their marks say of the players.

A number is crossed in a row of digits, with boxes for ten and twenty more; cards are crossed one by one from the left.
The herd is written in tens and units, after sheep were put back for want of a dog.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rollwrite.finding import Finding, finding
from rollwrite.games import Contender
from rollwrite.volle_wolle import scoring
from rollwrite.volle_wolle.cards import CHIPS, DOGS
from rollwrite.volle_wolle.scoring import Count
from rollwrite.volle_wolle.state import LEAST_PLAYERS, MOST_PLAYERS

SEATS = tuple(f"player{number}" for number in range(1, MOST_PLAYERS + 1))
DIGITS = tuple(range(10))
# Rows of digits, each with what may be added to a digit; tens of the herd can be more than nine.
NUMBERS: dict[str, tuple[int, ...]] = {"tens": (10,), "units": (), "black": (10, 20), "chips": (10, 20)}
# Rows of cards, with as many boxes as there are cards of the kind.
CARDS = {"dog": DOGS, "370": 6, "007": 6}
BONE = "bone"
# The rows that a player's points are counted from.
COUNTED = {
    "sheep": ("tens", "units", "black"),
    "trio_370": ("370",),
    "trio_007": ("007",),
    "dogs": ("dog",),
    "bone": (BONE, "dog"),
    "most_dogs": ("dog",),
    "chips": ("chips",),
    "total": (*NUMBERS, *CARDS, BONE),
}


def number_box(seat: str, row: str, value: int) -> str:
    """A digit stands for itself: its neighbours say nothing about it, so its name is not counted up."""
    return f"{seat}.{row}-{value}"


def card_box(seat: str, row: str, place: int) -> str:
    """Boxes of one kind are crossed in order, from 1."""
    return f"{seat}.{row}.{place}"


def bone_box(seat: str) -> str:
    return f"{seat}.{BONE}"


def box_names(seat: str) -> Iterator[str]:
    """Every box of one player."""
    for row, more in NUMBERS.items():
        yield from (number_box(seat, row, value) for value in (*DIGITS, *more))
    for row, cards in CARDS.items():
        yield from (card_box(seat, row, place) for place in range(1, cards + 1))
    yield bone_box(seat)


class Unclear(StrEnum):
    """What only a person can settle."""

    TWO_DIGITS = "two-digits"
    NO_UNITS = "no-units"
    GAP = "gap"
    ONE_PLAYER = "one-player"
    TOO_MANY = "too-many"


@dataclass(frozen=True, slots=True, repr=False)
class ScoreSheet:
    """A sheet's marks by the names of its boxes, and the players' own names where they were printed."""

    marks: Mapping[str, bool]
    names: Mapping[str, str] = field(default_factory=dict)  # by seat

    def __repr__(self) -> str:
        totals = ", ".join(f"{count.name} {count.total}" for count in self.counts)
        return f"ScoreSheet({totals}; {len(self.findings)} findings)"

    @property
    def players(self) -> tuple[str, ...]:
        """Who has marked anything at all."""
        return tuple(seat for seat in SEATS if any(self.marks[box] for box in box_names(seat)))

    @property
    def counts(self) -> tuple[Count, ...]:
        players = self.players
        most = max((self.cards(seat, "dog") for seat in players), default=0)
        return scoring.ranked([self._count(seat, most) for seat in players])

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is not clear, or could not be."""
        rows = (found for seat in self.players for found in _unclear_rows(self, seat))
        return (*rows, *_unclear_table(self))

    @property
    def contenders(self) -> tuple[Contender, ...]:
        return scoring.contenders(self.counts)

    def counted(self, player: str, points: str) -> tuple[str, ...]:
        """The rows on the paper that make up so many points of a player."""
        seats = {self.names.get(seat, seat): seat for seat in self.players}
        return tuple(f"{seats[player]}.{row}" for row in COUNTED.get(points, ()))

    def digits(self, seat: str, row: str) -> list[int]:
        return [digit for digit in DIGITS if self.marks[number_box(seat, row, digit)]]

    def number(self, seat: str, row: str) -> int:
        """Nothing crossed is nothing; of two digits the higher one, for a person to look at."""
        more = sum(value for value in NUMBERS[row] if self.marks[number_box(seat, row, value)])
        return max(self.digits(seat, row), default=0) + more

    def cards(self, seat: str, row: str) -> int:
        return sum(self.marks[card_box(seat, row, place)] for place in range(1, CARDS[row] + 1))

    def bone(self, seat: str) -> bool:
        return self.marks[bone_box(seat)]

    def _count(self, seat: str, most: int) -> Count:
        dogs = self.cards(seat, "dog")
        herd = 10 * self.number(seat, "tens") + self.number(seat, "units")
        return Count(
            name=self.names.get(seat, seat),
            sheep=herd - self.number(seat, "black"),
            returned=(),
            trio_370=scoring.points_of_370(self.cards(seat, "370")),
            trio_007=scoring.points_of_007(self.cards(seat, "007")),
            dogs=scoring.points_of_dogs(dogs),
            bone=scoring.points_of_bone(self.bone(seat), dogs),
            most_dogs=scoring.points_of_most_dogs(dogs, most),
            chips=self.number(seat, "chips"),
        )


def _unclear_rows(sheet: ScoreSheet, seat: str) -> Iterator[Finding]:
    for row in NUMBERS:
        yield from _unclear_number(sheet, seat, row)
    if not sheet.digits(seat, "units"):
        yield finding(Unclear.NO_UNITS, "volle-wolle/no-units", where=f"{seat}.units")
    for row, cards in CARDS.items():
        crossed = [sheet.marks[card_box(seat, row, place)] for place in range(1, cards + 1)]
        if crossed != sorted(crossed, reverse=True):
            yield finding(Unclear.GAP, "volle-wolle/gap", where=f"{seat}.{row}")


def _unclear_number(sheet: ScoreSheet, seat: str, row: str) -> Iterator[Finding]:
    """Two digits in one row, or ten and twenty more: each of them is asked about."""
    added = [more for more in NUMBERS[row] if sheet.marks[number_box(seat, row, more)]]
    for crossed in (sheet.digits(seat, row), added):
        for value in crossed if len(crossed) > 1 else ():
            where = number_box(seat, row, value)
            yield finding(Unclear.TWO_DIGITS, "volle-wolle/one-digit", where=where, values=tuple(crossed))


def _unclear_table(sheet: ScoreSheet) -> Iterator[Finding]:
    players = sheet.players
    if 0 < len(players) < LEAST_PLAYERS:
        least, player = LEAST_PLAYERS, players[0]
        yield finding(Unclear.ONE_PLAYER, "volle-wolle/one-player", where="players", player=player, least=least)
    dogs = sum(sheet.cards(seat, "dog") for seat in players)
    chips = sum(sheet.number(seat, "chips") for seat in players)
    if dogs > DOGS:
        yield finding(Unclear.TOO_MANY, "volle-wolle/dogs-crossed", where="dogs", count=dogs, most=DOGS)
    if chips > CHIPS:
        yield finding(Unclear.TOO_MANY, "volle-wolle/chips-crossed", where="chips", count=chips, most=CHIPS)
    if sum(sheet.bone(seat) for seat in players) > 1:
        yield finding(Unclear.TOO_MANY, "volle-wolle/bones-crossed", where="bone")
