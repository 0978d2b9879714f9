"""The score sheet as the rules see it: which boxes it has, and what their marks say of the game."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rollwrite.uly_polly.rules import LEAST_PLAYERS, MOST_PLAYERS, Game, Side
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
    """A box that does not fit the others: only a person can settle it."""

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
        yield from _about(map(plays, SEATS), f"the game needs {LEAST_PLAYERS} to {MOST_PLAYERS} players")
    for name in ROUNDS[: ROUNDS.index(rows[-1].name) if rows else 0]:
        if all(row.name != name for row in rows):
            yield from _about(_boxes(name), f"{name} is empty, though {rows[-1].name} is marked")
    for row in rows:
        yield from _wolf_queries(sheet, row)
        yield from _end_queries(sheet, row, last=row is rows[-1])
    if 0 < _length(sheet) < len(rows):
        doubtful = [box for row in rows[_length(sheet) :] for box in _boxes(row.name) if sheet.marks[box]]
        yield from _about([*map(plays, players), *doubtful], f"{len(players)} players have {_length(sheet)} rounds")
    yield from _order_queries(players, rows)


def _about(boxes: Iterable[str], reason: str) -> Iterator[Query]:
    return (Query(box, reason) for box in boxes)


def _wolf_queries(sheet: ScoreSheet, row: Row) -> Iterator[Query]:
    if row.wolf is None:
        wolves = [was_wolf(row.name, seat) for seat in SEATS]
        several = any(sheet.marks[box] for box in wolves)
        boxes = [box for box in _boxes(row.name) if sheet.marks[box] or (box in wolves and not several)]
        yield from _about(boxes, f"{row.name} needs one wolf, no more and no less")
    elif row.wolf not in sheet.players:
        boxes = [was_wolf(row.name, row.wolf), plays(row.wolf)]
        yield from _about(boxes, f"{row.wolf} was the wolf in {row.name}, but is not marked as playing")


def _end_queries(sheet: ScoreSheet, row: Row, last: bool) -> Iterator[Query]:
    """Only the last round may still be open."""
    boxes = [ended(row.name, side) for side in _SIDES]
    if all(sheet.marks[box] for box in boxes):
        yield from _about(boxes, "found and escaped: only one can be")
    elif row.winner is None and not last:
        yield from _about(boxes, f"was the wolf of {row.name} found, or did it escape?")


def _order_queries(players: tuple[str, ...], rows: tuple[Row, ...]) -> Iterator[Query]:
    """The wolf's role goes round to the left, from seat to seat: nobody who plays is passed over."""
    for before, row in pairwise(rows):
        if before.wolf in players and row.wolf in players:
            left = players.index(before.wolf) + 1
            order = (*players[left:], *players[:left])
            if skipped := order[: order.index(row.wolf)]:
                boxes = [was_wolf(before.name, before.wolf), was_wolf(row.name, row.wolf), *map(plays, skipped)]
                yield from _about(boxes, f"after {before.wolf} the wolf is {skipped[0]}, not {row.wolf}")
