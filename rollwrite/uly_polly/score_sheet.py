"""The score sheet as the rules see it: which boxes it has, and what their marks say of the game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rollwrite.uly_polly.game import LEAST_PLAYERS, MOST_PLAYERS, Game, Side
from rollwrite.uly_polly.scoring import tokens, winners

SEATS = tuple(f"player{number}" for number in range(1, MOST_PLAYERS + 1))
MOST_ROUNDS = 6
ROUNDS = tuple(f"round{number}" for number in range(1, MOST_ROUNDS + 1))


def plays(seat: str) -> str:
    """The box of a player who takes part."""
    return f"{seat}.plays"


def was_wolf(row: str, seat: str) -> str:
    return f"{row}.wolf{seat.removeprefix('player')}"


def ended(row: str, winner: Side) -> str:
    return f"{row}.{'found' if winner == 'dog' else 'escaped'}"


@dataclass(frozen=True, slots=True)
class Row:
    """One round as it was marked; None where the row does not say it clearly."""

    name: str
    wolf: str | None
    winner: Side | None


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
        return tuple(seat for seat in SEATS if self.marks[plays(seat)])

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every row that has a mark, in order."""
        return tuple(self._row(name) for name in ROUNDS if any(self.marks[box] for box in _boxes(name)))

    def _row(self, name: str) -> Row:
        wolves = [seat for seat in SEATS if self.marks[was_wolf(name, seat)]]
        sides: list[Side] = [side for side in _SIDES if self.marks[ended(name, side)]]
        return Row(name, wolves[0] if len(wolves) == 1 else None, sides[0] if len(sides) == 1 else None)

    @property
    def queries(self) -> tuple[Query, ...]:
        """What cannot be, in a game played and noted by the rules."""
        return tuple(_queries(self))


_SIDES: tuple[Side, ...] = ("dog", "wolf")


def box_names() -> Iterator[str]:
    """Every box of the sheet: the players, then round by round."""
    yield from map(plays, SEATS)
    for row in ROUNDS:
        yield from _boxes(row)


def result(sheet: ScoreSheet) -> dict[str, Any]:
    """Tokens, rounds and winners; how many tiles were turned is not on the sheet."""
    rows = sheet.rows
    purse = tokens(sheet.players, [(row.wolf, row.winner) for row in rows if row.wolf in sheet.players and row.wolf])
    over = not sheet.queries and len(rows) == _length(sheet) and all(row.winner for row in rows)
    return {
        "rounds": [{"wolf": row.wolf, "winner": row.winner, "revealed": None} for row in rows],
        "tokens": purse,
        "winners": winners(purse, over),
    }


def _boxes(row: str) -> Iterator[str]:
    yield from (was_wolf(row, seat) for seat in SEATS)
    yield from (ended(row, side) for side in _SIDES)


def _length(sheet: ScoreSheet) -> int:
    return Game(sheet.players).length if len(sheet.players) >= LEAST_PLAYERS else 0


def _queries(sheet: ScoreSheet) -> Iterator[Query]:
    rows, players = sheet.rows, sheet.players
    if len(players) < LEAST_PLAYERS and (players or rows):
        yield Query("players", f"{len(players)} players are marked: the game needs {LEAST_PLAYERS} to {MOST_PLAYERS}")
    for place, row in enumerate(rows):
        if row.name != ROUNDS[place]:
            yield Query(ROUNDS[place], f"{ROUNDS[place]} is empty, though {row.name} is marked")
            return
        yield from _row_queries(sheet, row, last=place == len(rows) - 1)
    if players and len(rows) > _length(sheet) > 0:
        yield Query(rows[-1].name, f"with {len(players)} players the game has {_length(sheet)} rounds")
    yield from _order_queries(players, rows)


def _row_queries(sheet: ScoreSheet, row: Row, last: bool) -> Iterator[Query]:
    if row.wolf is None:
        yield Query(row.name, "mark one wolf, no more and no less")
    elif row.wolf not in sheet.players:
        yield Query(row.name, f"{row.wolf} was the wolf, but is not marked as playing")
    both = all(sheet.marks[ended(row.name, side)] for side in _SIDES)
    if both or (row.winner is None and not last):
        yield Query(row.name, "found and escaped: only one can be" if both else "was the wolf found, or did it escape?")


def _order_queries(players: tuple[str, ...], rows: tuple[Row, ...]) -> Iterator[Query]:
    """The wolf's role goes round to the left, from seat to seat."""
    for before, row in pairwise(rows):
        if before.wolf in players and row.wolf in players:
            next_wolf = players[(players.index(str(before.wolf)) + 1) % len(players)]
            if row.wolf != next_wolf:
                yield Query(row.name, f"after {before.wolf} the wolf was {next_wolf}, not {row.wolf}")
