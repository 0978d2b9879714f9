"""A game of two to six players as one value: replayed, judged, scored and ranked. One die and one timer serve all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from rollwrite.errors import RollwriteError
from rollwrite.finding import Finding
from rollwrite.message import Message, message, short
from rollwrite.ranks import ranks
from rollwrite.wolle.face import Face
from rollwrite.wolle.record import Record
from rollwrite.wolle.rules import Turn, Variant
from rollwrite.wolle.scoring import Score
from rollwrite.wolle.verdict import Verdict

LEAST_PLAYERS, MOST_PLAYERS = 2, 6


class NotOneTable(RollwriteError):
    """Players who cannot have sat round one table."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What one player did: a turn for every roll, until the yarn was stopped or the timer had run out."""

    name: str
    cups: tuple[str, ...]
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    rank: int
    name: str
    score: Score


@dataclass(frozen=True, slots=True)
class Match:
    """One die and one timer for all; each player has a sheet of the same face."""

    face: Face
    variant: Variant
    seats: tuple[Seat, ...]

    def __post_init__(self) -> None:
        for fault in _faults(self.seats):
            raise NotOneTable(fault)

    @property
    def rolls(self) -> tuple[int, ...]:
        """The common rolls, as the player who drew longest saw them."""
        longest = max((seat.turns for seat in self.seats), key=len)
        return tuple(turn.roll for turn in longest)

    @property
    def timer_from(self) -> int | None:
        """The first roll at which everybody checks the timer: the one after the table's first set."""
        firsts = (self._judged(seat, None).play.checked_from for seat in self.seats)
        return min((first for first in firsts if first is not None), default=None)

    def replay(self) -> dict[str, Verdict]:
        """Every player's game, judged turn by turn under the common timer."""
        timer = self.timer_from
        return {seat.name: self._judged(seat, timer) for seat in self.seats}

    def findings(self) -> list[tuple[str, Finding]]:
        return [(name, found) for name, verdict in self.replay().items() for found in verdict.findings]

    def standings(self) -> tuple[Standing, ...]:
        """Best first. Points decide, then objects; who still ties shares the rank, and the next is skipped."""
        scores = {name: verdict.play.score for name, verdict in self.replay().items()}
        places = ranks([(score.total, score.objects) for score in scores.values()])
        placed = (Standing(rank, name, score) for rank, (name, score) in zip(places, scores.items(), strict=True))
        return tuple(sorted(placed, key=attrgetter("rank")))

    def records(self) -> dict[str, Record]:
        """Each player's own record; the timer is named in all of them."""
        timer = self.timer_from
        return {seat.name: self._record(seat, timer) for seat in self.seats}

    def _judged(self, seat: Seat, timer: int | None) -> Verdict:
        return self._record(seat, timer).verdict

    def _record(self, seat: Seat, timer: int | None) -> Record:
        return Record(self.face, self.variant, seat.cups, timer, seat.turns, seat.name)


def match_of(records: dict[str, Record]) -> Match:
    """The records of all players, by name in seating order, as one game."""
    sheets = {(record.face, record.variant) for record in records.values()}
    if len(sheets) != 1:
        raise NotOneTable(message("wolle/table-sheets"))
    ((face, variant),) = sheets
    return Match(face, variant, tuple(Seat(name, record.cups, record.turns) for name, record in records.items()))


def _faults(seats: Sequence[Seat]) -> Iterator[Message]:
    if not LEAST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        yield message("wolle/table-size", count=len(seats), least=LEAST_PLAYERS, most=MOST_PLAYERS)
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            yield message("wolle/table-names", name=short(name))
    for number, rolls in enumerate(_rolls_by_turn(seats), start=1):
        if len(rolls) > 1:
            yield message("wolle/table-rolls", number=number, rolls=tuple(sorted(rolls)))


def _rolls_by_turn(seats: Sequence[Seat]) -> Iterator[set[int]]:
    for number in range(max((len(seat.turns) for seat in seats), default=0)):
        yield {seat.turns[number].roll for seat in seats if number < len(seat.turns)}
