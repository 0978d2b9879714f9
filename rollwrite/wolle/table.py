"""One game at one table as it happens: the die falls for all, each draws or says nothing, one timer runs for everybody.

A player may tell every drawing, or draw on paper and tell only what the others must know: the first set, and the stop
on the paw. Who tells is settled with the first roll.
"""

from dataclasses import dataclass, replace

from rollwrite.finding import Finding, finding
from rollwrite.message import Fact, message
from rollwrite.wolle.board import Run, board_of
from rollwrite.wolle.face import Face
from rollwrite.wolle.judge import cup_findings, judge_turn
from rollwrite.wolle.record import Record
from rollwrite.wolle.rules import DIE, Play, Rule, Timer, Turn, Variant, new_play


@dataclass(frozen=True, slots=True)
class Cups:
    """The cups on a player's sheet, circled before the first drawing."""

    player: str
    dots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """The one die for all."""

    roll: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a player tells: runs and perhaps a stop, or neither for a pass."""

    player: str
    runs: tuple[Run, ...] = ()
    stop: bool = False


@dataclass(frozen=True, slots=True)
class FirstSet:
    """Somebody who draws on paper has a set: the timer starts for all."""

    player: str


@dataclass(frozen=True, slots=True)
class Stop:
    """Somebody who draws on paper has stopped on the paw."""

    player: str


@dataclass(frozen=True, slots=True)
class End:
    """Everybody has drawn the last roll, or nobody wants to go on."""


Event = Cups | Roll | Drawing | FirstSet | Stop | End


class NotNow(Exception):
    """An event that cannot be: the finding says why."""

    def __init__(self, found: Finding) -> None:
        self.finding = found
        super().__init__(found.rule)


def _no(rule: Rule, key: str, /, **facts: Fact) -> NotNow:
    return NotNow(Finding(rule, message(f"wolle-table/{key}", **facts)))


@dataclass(frozen=True, slots=True)
class Seat:
    """One player. On paper, `play` knows no yarn: only the rolls, the timer and the stop."""

    name: str
    play: Play
    cups: tuple[str, ...] = ()
    turns: tuple[Turn, ...] = ()
    tells: bool = False

    def owes(self, rolls: int) -> bool:
        """Still has to draw for the roll on the table."""
        return not self.play.over and self.play.rolls < rolls


@dataclass(frozen=True, slots=True)
class Table:
    """`clock` is a sheet that nobody draws on: it has every roll, and so the timer of all."""

    face: Face
    variant: Variant
    seats: tuple[Seat, ...]
    clock: Play
    rolls: tuple[int, ...] = ()
    ended: bool = False
    named: str = ""  # the face as the text called it, by its file perhaps

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seat(self, player: str) -> Seat:
        return next(seat for seat in self.seats if seat.name == player)

    @property
    def timer(self) -> Timer:
        active = any(seat.play.sets for seat in self.seats) or self.timer_from is not None
        return Timer(active, self.clock.timer.struck, self.clock.ended)

    @property
    def timer_from(self) -> int | None:
        """The first roll at which everybody checks the timer, once that is known."""
        return self.clock.checked_from

    @property
    def telling(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.tells)

    @property
    def on_paper(self) -> tuple[Seat, ...]:
        """Those who tell nothing; after the first roll that is settled."""
        return tuple(seat for seat in self.seats if not seat.tells)

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        """Those who tell, and have not told yet what they drew."""
        return tuple(seat for seat in self.telling if seat.owes(len(self.rolls)))

    @property
    def over(self) -> bool:
        """Said to be, or nobody can draw any more. Only those on paper know whether they can."""
        if self.ended or not self.rolls or self.waited_for:
            return self.ended
        return all(seat.play.over or (seat.tells and seat.play.stuck) for seat in self.seats)

    @property
    def last_roll(self) -> bool:
        return self.clock.ended

    def record(self, seat: Seat) -> Record:
        """A telling player's own record; the timer of the table is named in it."""
        return Record(self.face, self.variant, seat.cups, self.timer_from, seat.turns, seat.name, self.named)

    def after(self, event: Event) -> "Table":
        """The table after an event, or NotNow."""
        if self.over:
            raise _no(Rule.AFTER_END, "game-over")
        match event:
            case Roll(roll=roll):
                return self._rolled(roll)
            case End():
                return self._closed()
            case Cups(player=player, dots=dots):
                return self._with_cups(self.seat(player), dots)
            case Drawing(player=player):
                return self._drawn(self.seat(player), event)
            case FirstSet(player=player):
                return self._with_set(self.seat(player))
            case Stop(player=player):
                return self._stopped(self.seat(player))

    def _rolled(self, roll: int) -> "Table":
        if roll not in DIE:
            raise NotNow(finding(Rule.SYNTAX, "wolle/no-such-roll", roll=roll))
        if self.last_roll:
            raise _no(Rule.AFTER_END, "no-more-rolls")
        settled = self._all_drawn()
        return replace(settled, rolls=(*self.rolls, roll), clock=self.clock.rolled(roll))

    def _closed(self) -> "Table":
        return replace(self._all_drawn(), ended=True)

    def _all_drawn(self) -> "Table":
        """Those on paper have drawn without a word."""
        if late := self.waited_for:
            raise _no(Rule.SEGMENT_COUNT, "not-told", players=tuple(seat.name for seat in late), count=len(late))
        return replace(self, seats=tuple(self._silent(seat) for seat in self.seats))

    def _silent(self, seat: Seat) -> Seat:
        return replace(seat, play=seat.play.rolled(self.rolls[-1])) if seat.owes(len(self.rolls)) else seat

    def _with_cups(self, seat: Seat, dots: tuple[str, ...]) -> "Table":
        if seat.tells:
            raise _no(Rule.CUPS, "cups-too-late", player=seat.name)
        for fault in cup_findings(self.face, self.variant, dots):
            raise NotNow(fault)
        bits = board_of(self.face).bits(dots)
        return self._seated(replace(seat, cups=dots, play=replace(seat.play, cups=bits)))

    def _drawn(self, seat: Seat, drawing: Drawing) -> "Table":
        self._may_draw(seat)
        if self.variant != "no-cups" and not seat.cups:
            raise _no(Rule.CUPS, "cups-first", player=seat.name)
        turn = Turn(self.rolls[-1], drawing.runs, drawing.stop)
        _, play, faults = judge_turn(seat.play, turn, len(self.rolls))
        for fault in faults:
            raise NotNow(fault)
        drawn = replace(seat, play=play, turns=(*seat.turns, turn), tells=True)
        return self._seated(drawn)._with_timer(play.checked_from)

    def _may_draw(self, seat: Seat) -> None:
        if seat.play.stopped:
            raise _no(Rule.AFTER_STOP, "has-stopped", player=seat.name)
        if not self.rolls:
            raise _no(Rule.START, "roll-first")
        if not seat.tells and len(self.rolls) > 1:
            raise _no(Rule.START, "draws-on-paper", player=seat.name)
        if not seat.owes(len(self.rolls)):
            raise _no(Rule.SEGMENT_COUNT, "has-drawn", player=seat.name)

    def _with_set(self, seat: Seat) -> "Table":
        self._may_say(seat)
        if self.timer_from is not None:
            raise _no(Rule.SYNTAX, "timer-runs", number=self.timer_from)
        return self._with_timer(len(self.rolls) + 1)

    def _stopped(self, seat: Seat) -> "Table":
        self._may_say(seat)
        return self._seated(replace(seat, play=replace(self._silent(seat).play, stopped=True)))

    def _may_say(self, seat: Seat) -> None:
        """Only those on paper say what the others cannot know."""
        if not self.rolls:
            raise _no(Rule.START, "roll-first")
        if seat.play.stopped:
            raise _no(Rule.AFTER_STOP, "has-stopped", player=seat.name)
        if seat.tells:
            raise _no(Rule.SYNTAX, "tells-drawings", player=seat.name)

    def _seated(self, changed: Seat) -> "Table":
        return replace(self, seats=tuple(changed if seat.name == changed.name else seat for seat in self.seats))

    def _with_timer(self, first: int | None) -> "Table":
        """Whoever has the first set starts everybody's timer."""
        if first is None or self.timer_from is not None:
            return self
        seats = tuple(replace(seat, play=replace(seat.play, checked_from=first)) for seat in self.seats)
        return replace(self, seats=seats, clock=replace(self.clock, checked_from=first))


def new_table(face: Face, variant: Variant, players: tuple[str, ...], named: str = "") -> Table:
    sheet = new_play(board_of(face), variant)
    return Table(face, variant, tuple(Seat(name, sheet) for name in players), sheet, named=named)
