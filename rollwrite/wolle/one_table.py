"""Files that are said to be one game at one table: what they agree on, and where one of them does not.

Kept games, records, sheets of paper and what the die showed lie side by side. A kept game knows best; without one, the
die that all saw, then most of the records.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from rollwrite.finding import Finding
from rollwrite.games import TABLE, Options, Outcome
from rollwrite.message import Fact, Message, message, short
from rollwrite.wolle.face import KINDS, Face
from rollwrite.wolle.house import of_today
from rollwrite.wolle.kept import KeptGame
from rollwrite.wolle.one_die import OneDie, timer_after
from rollwrite.wolle.rules import Timer, Variant
from rollwrite.wolle.sheet import WolleSheet
from rollwrite.wolle.table import Seat
from rollwrite.wolle.verdict import Verdict

Value = TypeVar("Value")


def _note(where: str, key: str, /, **facts: Fact) -> Finding:
    return Finding(TABLE, message(f"wolle-table/{key}", **facts), where)


class OneTable:
    """`seated` is everybody's outcome with the player's name, as far as that is known."""

    def __init__(self, seated: Sequence[tuple[str, Outcome]]) -> None:
        outcomes = [outcome for _, outcome in seated]
        self._kept = next((one for one in outcomes if isinstance(one, KeptGame)), None)
        self._die = next((one for one in outcomes if isinstance(one, OneDie)), None)
        self._records = [one for one in outcomes if isinstance(one, Verdict)]
        self._sheets = [one for one in outcomes if isinstance(one, WolleSheet)]
        self._names = Counter(name for name, outcome in seated if name and not isinstance(outcome, KeptGame))

    @property
    def options(self) -> Options:
        """What the table tells about a sheet of paper."""
        rolls = ",".join(map(str, self.rolls)) or None
        return Options(rolls=rolls, variant=_most(self.variants) if self._kept or self._records else None)

    def judged(self, outcome: Outcome) -> Outcome:
        """A record by the timer of the table; a kept game without those who have a file of their own."""
        if isinstance(outcome, Verdict) and self.timer_from is not None:
            return outcome.timed(self.timer_from)
        return outcome.without(self._names) if isinstance(outcome, KeptGame) else outcome

    def notes(self, player: str, outcome: Outcome) -> tuple[Finding, ...]:
        """Where this one does not fit the others."""
        if isinstance(outcome, KeptGame):
            return () if outcome.table == self._table else (_note("players", "second-game"),)
        told = self._told(player)
        if isinstance(outcome, Verdict):
            play = outcome.play
            own = self._record_notes(outcome, told)
            return (*self._same(player, play.board.face, play.variant, "variant"), *own)
        if isinstance(outcome, WolleSheet):
            own = self._sheet_notes(outcome, told)
            return (*self._same(player, outcome.face, outcome.variant, "cup"), *own)
        return ()

    # --- what the table agrees on ----------------------------------------------------------------------------------

    @property
    def _table(self) -> object:
        return self._kept.table if self._kept else None

    @cached_property
    def faces(self) -> list[Face]:
        """What the kept game has or was said beside the die, or else everybody."""
        if self._kept:
            return [of_today(self._kept.table.face)]
        if self._die and self._die.face:
            return [of_today(self._die.face)]
        faces = [*(one.play.board.face for one in self._records), *(one.face for one in self._sheets)]
        return list(map(of_today, faces))

    @cached_property
    def variants(self) -> list[Variant]:
        """A photo does not show whether crossing was allowed; whoever wrote a record knows."""
        if self._kept:
            return [self._kept.table.variant]
        return [one.play.variant for one in self._records] or [one.variant for one in self._sheets]

    @cached_property
    def rolls(self) -> tuple[int, ...]:
        """For every roll what most wrote; of those who stopped early, nothing is expected any more."""
        if self._kept:
            return self._kept.table.rolls
        if self._die:
            return self._die.rolls
        longest = max((max(_rolls(record), default=0) for record in self._records), default=0)
        return tuple(_most(self._written(number) or [0]) for number in range(1, longest + 1))

    @cached_property
    def timer_from(self) -> int | None:
        """The roll after the first set of anyone. Beside sheets of paper, a record may know of a set of theirs."""
        if self._kept:
            return self._kept.table.timer_from
        if self._die and self._die.timer_from is not None:
            return self._die.timer_from
        sets = [record.timed(None).play.checked_from for record in self._records]
        said = [record.timer_said for record in self._records] if any(map(_has_set, self._sheets)) else []
        return min((first for first in (*sets, *said) if first is not None), default=None)

    @cached_property
    def timer(self) -> Timer | None:
        """As it stood after the last roll; None where nobody said when it started."""
        told = self._records or self._die
        if not self._kept and (not told or self.timer_from is None):
            return None
        return timer_after(_most(self.faces), self.rolls, self.timer_from)

    @property
    def _others_are(self) -> str:
        """Who says otherwise where nobody knows best: sheets of paper, or whatever files there are."""
        return "files" if self._records else "sheets"

    def _told(self, player: str) -> Seat | None:
        """What the kept game knows of a player."""
        seats = self._kept.table.seats if self._kept else ()
        return next((seat for seat in seats if seat.name == player), None)

    # --- where one does not fit ------------------------------------------------------------------------------------

    def _same(self, player: str, face: Face, variant: Variant, where: str) -> Iterator[Finding]:
        """What all at a table share, whatever they wrote it on."""
        if faces := _others(of_today(face), self.faces):
            source = "told" if self._kept else "die" if self._die and self._die.face else self._others_are
            yield _note("face", "other-face", face=face.name, table=tuple(one.name for one in faces), source=source)
        if variants := _others(variant, self.variants):
            source = "told" if self._kept else self._others_are
            table = tuple(map(variant_words, variants))
            yield _note(where, "other-variant", variant=variant_words(variant), table=table, source=source)
        if player and self._names[player] > 1:
            yield _note("player", "same-player", player=short(player), count=self._names[player])
        if player and self._kept and self._told(player) is None:
            yield _note("player", "stranger", player=short(player), players=self._kept.table.players)

    def _record_notes(self, record: Verdict, told: Seat | None) -> Iterator[Finding]:
        yield from self._other_rolls(record)
        said = record.timer_said
        if said is not None and said != self.timer_from:
            yield _note("timer", "other-timer", said=said, number=self.timer_from or 0)
        if told and told.tells:
            yield from _other_drawing(record, told)

    def _other_rolls(self, record: Verdict) -> Iterator[Finding]:
        """The first roll that is another one here, or how many there are."""
        for number, roll in _rolls(record).items():
            if number <= len(self.rolls) and (others := _others(roll, self._written(number))):
                yield _note(f"turn:{number}", "other-roll", number=number, roll=roll, others=others)
                return
        count, table = record.play.rolls, len(self.rolls)
        if count > table:
            yield _note(f"turn:{table + 1}", "too-many-rolls", count=count, table=table)
        elif count < table and not (record.play.over or record.play.stuck):
            yield _note("rolls", "too-few-rolls", count=count, table=table)

    def _written(self, number: int) -> list[int]:
        """What was written for a roll: in the kept game, on the die, or in the records."""
        if self._kept or self._die:
            return [self.rolls[number - 1]]
        rolls = map(_rolls, self._records)
        return [own[number] for own in rolls if number in own]

    def _sheet_notes(self, sheet: WolleSheet, told: Seat | None) -> Iterator[Finding]:
        yield from self._other_hourglass(sheet)
        yield from self._other_struck(sheet)
        if told:
            yield from _other_than_told(sheet, told, self._kept is not None and self._kept.table.over)

    @property
    def _timer_of(self) -> str:
        """By what the timer is known: the die, thrown or kept; else records, else what other sheets have struck."""
        if self.timer is None:
            return "sheets"
        return "die" if self._kept or self._die else "files"

    def _other_hourglass(self, sheet: WolleSheet) -> Iterator[Finding]:
        if self.timer is not None:
            running = self.timer.active
        else:
            running = any(one.timer.active or _has_set(one) for one in self._sheets)
        if running and not sheet.timer.active and not _stopped(sheet):
            yield _note("timer", "hourglass-missing", source=self._timer_of)
        if not running and sheet.timer.active:
            yield _note("timer", "hourglass-early")

    def _other_struck(self, sheet: WolleSheet) -> Iterator[Finding]:
        """Who has stopped need not strike any more."""
        playing = [one.timer.struck for one in self._sheets if not _stopped(one)]
        values = [self.timer.struck] if self.timer else playing
        own = sheet.timer.struck
        if not values or (_stopped(sheet) and own == _most(values)[: len(own)]):
            return
        if others := _others(own, values):
            yield _note("timer", "other-struck", count=len(own), table=tuple(map(len, others)), source=self._timer_of)


def _other_drawing(record: Verdict, told: Seat) -> Iterator[Finding]:
    """The first turn that was told in another way."""
    for number, kept in enumerate(told.turns, start=1):
        own = next((judged.turn for judged in record.turns if judged.number == number), kept)
        if own.roll == kept.roll and own != kept:
            yield _note(f"turn:{number}", "other-drawing", number=number)
            return


def _other_than_told(sheet: WolleSheet, told: Seat, over: bool) -> Iterator[Finding]:
    board = told.play.board
    if told.tells and sheet.segments != frozenset(board.drawn(told.play.segments)):
        yield _note("yarn", "other-yarn")
    if told.cups and sorted(told.cups) != sorted(sheet.cups):
        yield _note("cup", "other-cups", dots=told.cups)
    if told.play.stopped and not _stopped(sheet):
        yield _note("paw", "stop-not-crossed")
    if over and _stopped(sheet) and not told.play.stopped:
        yield _note("paw", "stop-not-said")


def variant_words(variant: Variant) -> Message:
    return message("wolle/variant", variant=variant)


def _rolls(record: Verdict) -> dict[int, int]:
    """By number; a line that cannot be read has none."""
    return {judged.number: judged.turn.roll for judged in record.turns}


def _stopped(sheet: WolleSheet) -> bool:
    return bool(sheet.crossed("paw"))


def _has_set(sheet: WolleSheet) -> bool:
    return all(sheet.toys_reached(kind) for kind in KINDS)


def _most(values: Sequence[Value]) -> Value:
    """What most say; the first of them where as many say something else."""
    counted: list[tuple[int, Value]] = [(values.count(value), value) for value in values]
    return max(counted, key=lambda one: one[0])[1]


def _others(own: Value, values: Sequence[Value]) -> tuple[Value, ...]:
    """What the table has, where that is something else. Where as many say one thing as another, nobody is right."""
    others = tuple(value for n, value in enumerate(values) if value != own and value not in values[:n])
    return () if all(values.count(own) > values.count(other) for other in others) else others
