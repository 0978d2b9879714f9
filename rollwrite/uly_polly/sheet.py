"""The score sheet as the rules see it: which boxes it has, and what their marks say of the game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rollwrite.finding import Finding
from rollwrite.uly_polly.rules import MOST_PLAYERS, Side, rounds_of
from rollwrite.uly_polly.scoring import Counted, RoundResult, paid

SEATS = tuple(f"player{number}" for number in range(1, MOST_PLAYERS + 1))
MOST_ROUNDS = max(map(rounds_of, range(MOST_PLAYERS + 1)))
ROUNDS = tuple(f"round{number}" for number in range(1, MOST_ROUNDS + 1))
PLAYS = "plays"  # the column of boxes for who takes part
SIDES: tuple[Side, ...] = ("dog", "wolf")


def plays(seat: str) -> str:
    """The box of a player who takes part."""
    return f"{seat}.{PLAYS}"


def was_wolf(row: str, seat: str) -> str:
    return f"{row}.wolf{seat.removeprefix('player')}"


def ended(row: str, winner: Side) -> str:
    return f"{row}.{'found' if winner == 'dog' else 'escaped'}"


def box_names() -> Iterator[str]:
    """Every box of the sheet: the players, then round by round."""
    yield from map(plays, SEATS)
    for row in ROUNDS:
        yield from (was_wolf(row, seat) for seat in SEATS)
        yield from (ended(row, side) for side in SIDES)


@dataclass(frozen=True, slots=True)
class Row:
    """One round as it was marked: one wolf and one end, if all is well."""

    name: str
    wolves: tuple[str, ...]
    ends: tuple[Side, ...]

    @property
    def empty(self) -> bool:
        return not self.wolves and not self.ends

    @property
    def wolf(self) -> str | None:
        return self.wolves[0] if len(self.wolves) == 1 else None

    @property
    def winner(self) -> Side | None:
        return self.ends[0] if len(self.ends) == 1 else None


@dataclass(frozen=True, repr=False)
class ScoreSheet(Counted):
    """A sheet's marks by the names of its boxes. Players are called by their seats where no name is printed."""

    marks: Mapping[str, bool]
    names: Mapping[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<Uly & Polly of {' '.join(self.players)}: {self.decided} of {self.length} rounds>"

    @property
    def seats(self) -> tuple[str, ...]:
        """Where somebody plays."""
        return tuple(seat for seat in SEATS if self.marks[plays(seat)])

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(
            Row(
                name,
                tuple(seat for seat in SEATS if self.marks[was_wolf(name, seat)]),
                tuple(side for side in SIDES if self.marks[ended(name, side)]),
            )
            for name in ROUNDS
        )

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(map(self.called, self.seats))

    @property
    def rounds(self) -> tuple[RoundResult, ...]:
        """Every round that has a mark."""
        return tuple(self._result(row) for row in self.rows if not row.empty)

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What cannot be, in a game played and noted by the rules."""
        from rollwrite.uly_polly.slips import slips

        return tuple(slips(self))

    @property
    def paying(self) -> dict[str, tuple[str, ...]]:
        """The rows on the paper that each player has tokens from."""
        paid_in = {row.name: paid(self.players, self._result(row)) for row in self.rows}
        return {player: tuple(row for row in paid_in if player in paid_in[row]) for player in self.players}

    def _result(self, row: Row) -> RoundResult:
        return RoundResult(row.wolf and self.called(row.wolf), row.winner)

    def called(self, seat: str) -> str:
        return self.names.get(seat, seat)
