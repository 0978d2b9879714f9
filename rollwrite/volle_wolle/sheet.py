"""The score sheet as the rules see it: which boxes it has, and what their marks say of the players.

A number is crossed in a row of digits, with boxes for ten and twenty more; cards are crossed one by one from the left.
The herd is written in tens and units, after sheep were put back for want of a dog.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rollwrite.volle_wolle import scoring as count
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


@dataclass(frozen=True, slots=True)
class Query:
    """Something on the sheet that only a person can settle."""

    field: str
    reason: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A sheet's marks by the names of its boxes."""

    marks: Mapping[str, bool]

    @property
    def players(self) -> tuple[str, ...]:
        """Who has marked anything at all."""
        return tuple(seat for seat in SEATS if any(self.marks[box] for box in box_names(seat)))

    @property
    def counts(self) -> tuple[Count, ...]:
        players = self.players
        most = max((self.cards(seat, "dog") for seat in players), default=0)
        return count.ranked([self._count(seat, most) for seat in players])

    @property
    def queries(self) -> tuple[Query, ...]:
        """What is not clear, or could not be."""
        rows = (query for seat in self.players for query in _row_queries(self, seat))
        return (*rows, *_table_queries(self))

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
            name=seat,
            sheep=herd - self.number(seat, "black"),
            returned=(),
            trio_370=count.points_of_370(self.cards(seat, "370")),
            trio_007=count.points_of_007(self.cards(seat, "007")),
            dogs=count.points_of_dogs(dogs),
            bone=count.points_of_bone(self.bone(seat), dogs),
            most_dogs=count.points_of_most_dogs(dogs, most),
            chips=self.number(seat, "chips"),
        )


def result(sheet: ScoreSheet) -> dict[str, Any]:
    """The players as the contract has them. Which sheep were put back is not on the sheet."""
    return {"players": count.document(sheet.counts)}


def _row_queries(sheet: ScoreSheet, seat: str) -> Iterator[Query]:
    for row, more in NUMBERS.items():
        digits, added = sheet.digits(seat, row), [m for m in more if sheet.marks[number_box(seat, row, m)]]
        for crossed in (digits, added):
            if len(crossed) > 1:
                words = f"only one of {' and '.join(map(str, crossed))} can be meant"
                yield from (Query(number_box(seat, row, value), words) for value in crossed)
    if not sheet.digits(seat, "units"):
        yield Query(f"{seat}.units", "the units of the herd are missing; cross 0 if there are none")
    for row, cards in CARDS.items():
        crossed = [sheet.marks[card_box(seat, row, place)] for place in range(1, cards + 1)]
        if crossed != sorted(crossed, reverse=True):
            yield Query(f"{seat}.{row}", "boxes are crossed from the left, without a gap")


def _table_queries(sheet: ScoreSheet) -> Iterator[Query]:
    players = sheet.players
    if 0 < len(players) < LEAST_PLAYERS:
        yield Query("players", f"only {players[0]} has crossed anything: the game needs {LEAST_PLAYERS}")
    dogs = sum(sheet.cards(seat, "dog") for seat in players)
    chips = sum(sheet.number(seat, "chips") for seat in players)
    if dogs > DOGS:
        yield Query("dogs", f"{dogs} dogs are crossed, but there are only {DOGS}")
    if chips > CHIPS:
        yield Query("chips", f"{chips} chips are crossed, but there are only {CHIPS}")
    if sum(sheet.bone(seat) for seat in players) > 1:
        yield Query("bone", "two players have crossed the bone: there is only one")
