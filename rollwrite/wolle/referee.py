"""The referee of Wolle: throws the die or hears it, hears those who tell their drawings, draws for the computer seats,
and runs the timer for all."""

import os
from pathlib import Path
from random import Random

from rollwrite.errors import UsageError
from rollwrite.message import Either, Message, message
from rollwrite.referee import Level, Prompt, Refused, Replies, Seating
from rollwrite.wolle import talk
from rollwrite.wolle.face import Face, face_called
from rollwrite.wolle.kept import heard, players_fault, read, write
from rollwrite.wolle.match import LEAST_PLAYERS, MOST_PLAYERS
from rollwrite.wolle.players import Player, easy_player, greedy_player
from rollwrite.wolle.record import read_variant
from rollwrite.wolle.rules import CUPS, DIE, legal_moves
from rollwrite.wolle.selfplay import MOST_ROLLS
from rollwrite.wolle.table import Cups, Drawing, Event, NotNow, Roll, Seat, Table, new_table

PLAYERS: dict[Level, Player] = {"easy": easy_player, "strong": greedy_player}
THROW = ("throw", "roll")
STANDARD_FACE, STANDARD_VARIANT = "A", "standard"


def open_game(seating: Seating, text: str) -> "WolleReferee":
    """A new game for these players, or the one that was kept."""
    seating.refuse("deck")
    if not text:
        return WolleReferee(seating, _begun(seating), ())
    seating.refuse("face", "variant")
    kept = read(text, Path(seating.folder))
    for fault in kept.problems:
        raise UsageError(message("table/not-resumed", line=fault.line or 1, reason=fault.message))
    begun = next(line.game for line in kept.lines if line.game)
    if seating.players and seating.players != begun.players:
        raise UsageError(message("table/other-players"))
    return WolleReferee(seating, begun, kept.events)


def _begun(seating: Seating) -> Table:
    if not seating.players:
        raise UsageError(message("wolle-table/name-players", least=LEAST_PLAYERS, most=MOST_PLAYERS))
    if fault := players_fault(seating.players):
        raise UsageError(message("table/name-players", fault=fault))
    variant = read_variant(seating.variant or STANDARD_VARIANT)
    called = seating.face or STANDARD_FACE
    face = face_called(called)
    return new_table(face, variant, seating.players, _from_the_record(called, face, seating.folder))


def _from_the_record(called: str, face: Face, folder: str) -> str:
    """What the kept game calls the face: a file by its place as seen from there, a seed by the face's own name, which
    says for ever which generator made it."""
    if not Path(called).is_file():
        return face.name
    try:
        return Path(os.path.relpath(called, folder or ".")).as_posix()
    except ValueError:  # on another drive
        return str(Path(called).absolute())


class WolleReferee:
    """Keeps the table after every event, so that any line can be taken back."""

    def __init__(self, seating: Seating, begun: Table, events: tuple[Event, ...]) -> None:
        self._seating = seating
        self._tables = [begun]
        self._events: list[Event] = []
        for event in events:
            self._happen(event)

    @property
    def _now(self) -> Table:
        return self._tables[-1]

    @property
    def prompt(self) -> Prompt:
        return Prompt(talk.question(self._now))

    @property
    def record(self) -> str:
        return write(self._tables[0], self._events)

    @property
    def over(self) -> bool:
        return self._now.over

    @property
    def handouts(self) -> dict[str, str]:
        """At the end, the record of everybody who told, by name."""
        return {seat.name: self._now.record(seat).text for seat in self._now.telling} if self.over else {}

    def start(self) -> Replies:
        return (*(self.show() if self._events else talk.welcome(self._now, self._seating.computers)), *self._go_on())

    def say(self, line: str) -> Replies:
        verb, *names = line.split()
        match verb.lower():
            case "moves":
                return talk.moves(self._now, self._seen(names))
            case "hint":
                return self._hint(self._seen(names))
            case "mat":
                return talk.mat(self._now.face, self._seen(names))
        event = self._understood(line)
        try:
            return (*self._happen(event), *self._go_on())
        except NotNow as refusal:
            raise Refused(refusal.finding.message) from None

    def undo(self) -> Replies:
        steps = reversed(range(len(self._events)))
        said = next((step for step in steps if self._by_itself(step) is None), None)
        if said is None:
            raise Refused(message("table/nothing-to-take-back"))
        del self._events[said:]
        del self._tables[said + 1 :]
        return (message("table/taken-back"), *self.show())

    def show(self) -> Replies:
        return talk.standing(self._now)

    def help(self) -> Replies:
        return talk.HELP

    def _understood(self, line: str) -> Event:
        if line.lower() in THROW:
            return self._thrown(len(self._events))
        event = heard(line, self._now.players)
        if isinstance(event, Message):
            raise Refused(event)
        if isinstance(event, Drawing) and event.player in self._seating.computers:
            raise Refused(message("wolle-table/computer", player=event.player))
        return event

    def _happen(self, event: Event) -> Replies:
        before = self._now
        self._tables.append(before.after(event))
        self._events.append(event)
        return talk.told(before, event, self._now)

    def _go_on(self) -> Replies:
        """Whatever needs no person: computer seats, and the die if it was asked for."""
        replies: list[Message] = []
        while (event := self._by_itself(len(self._events))) is not None:
            replies += self._happen(event)
        return tuple(replies)

    def _by_itself(self, step: int) -> Event | None:
        """What happens at that step without asking anybody; None where a person speaks, or the game is over.

        Chance depends on the seed and the step alone: an undone or resumed game meets the same die again.
        """
        table = self._tables[step]
        if table.over:
            return None
        for seat in (table.seat(name) for name in self._seating.computers):
            if table.variant != "no-cups" and not seat.cups:
                return Cups(seat.name, tuple(self._chance(step).sample(table.face.cup_spots, CUPS)))
            if seat.owes(len(table.rolls)):
                return self._drawing(table, seat, PLAYERS[self._seating.level], step)
        return self._thrown(step) if self._seating.auto and _nobody_draws(table) else None

    def _drawing(self, table: Table, seat: Seat, player: Player, step: int) -> Drawing:
        roll = table.rolls[-1]
        move = player(seat.play, roll, list(legal_moves(seat.play, roll)), self._chance(step))
        return Drawing(seat.name, move.runs, move.stop) if move else Drawing(seat.name)

    def _thrown(self, step: int) -> Roll:
        return Roll(self._chance(step).choice(DIE))

    def _chance(self, step: int) -> Random:
        return Random(f"{self._seating.seed} {step}")

    def _hint(self, seat: Seat) -> Replies:
        talk.to_draw(self._now, seat)
        return talk.hint(self._drawing(self._now, seat, greedy_player, len(self._events)))

    def _seen(self, names: list[str]) -> Seat:
        """The one who is meant; whose yarn is on paper alone cannot be helped."""
        table = self._now
        people = [seat.name for seat in table.seats if seat.name not in self._seating.computers]
        told = " ".join(names).casefold() if names or len(people) != 1 else people[0].casefold()
        seat = next((seat for seat in table.seats if seat.name.casefold() == told), None)
        if seat is None:
            raise Refused(message("wolle-table/nobody", players=Either(table.players)))
        if not seat.tells and len(table.rolls) > 1:
            raise Refused(message("wolle-table/draws-on-paper", player=seat.name))
        return seat


def _nobody_draws(table: Table) -> bool:
    """The next roll keeps nobody from drawing. Whether those on paper are ready, only they know."""
    if table.last_roll or len(table.rolls) >= MOST_ROLLS:
        return False
    return not table.rolls or not any(seat.owes(len(table.rolls)) for seat in table.seats)
