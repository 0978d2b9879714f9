"""Records: one line an event. An illegal line is named and changes nothing; reading goes on."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rollwrite.finding import finding
from rollwrite.message import Message, message
from rollwrite.record import Misread, Reading, RecordReader, names_fault
from rollwrite.uly_polly.refusals import refused
from rollwrite.uly_polly.rules import LEAST_PLAYERS, MOST_PLAYERS, Event, Game, Move, NewRound, Rule, Swap
from rollwrite.uly_polly.scoring import Counted, RoundResult

NAME = "uly-polly"
_PLACE = r"([A-Z][0-9]+)"
_FORMS: tuple[tuple[type[Event], re.Pattern[str]], ...] = (
    (NewRound, re.compile(rf"round\s+wolf=(\S+)\s+hide={_PLACE}\s+dog={_PLACE}")),
    (Swap, re.compile(rf"swap\s+{_PLACE}\s+{_PLACE}")),
    (Move, re.compile(rf"move\s+{_PLACE}")),
)


@dataclass(frozen=True, slots=True, repr=False)
class Record(Reading[Game, Event], Counted):
    """A record read to its end, and what it comes to as far as it goes."""

    @staticmethod
    def parse(text: str) -> "Record":
        """The whole record, line by line. Never refuses: what is wrong stands in the lines."""
        return Record(_Reader().read(text).lines)

    def __repr__(self) -> str:
        return f"<Uly & Polly of {' '.join(self.players)}: {len(self.rounds)} rounds, {len(self.findings)} findings>"

    @property
    def players(self) -> tuple[str, ...]:
        return self.game.players if self.game else ()

    @property
    def rounds(self) -> tuple[RoundResult, ...]:
        rounds = self.game.rounds if self.game else ()
        return tuple(RoundResult(played.wolf, played.winner, len(played.turned)) for played in rounds)


def write(players: Iterable[str], events: Iterable[Event]) -> str:
    """The record of these events: read again, it gives the same game."""
    return "".join(f"{line}\n" for line in (f"game: {NAME}", f"players: {' '.join(players)}", *map(spelled, events)))


def parse_event(text: str) -> Event | None:
    """An event as a record spells it, whether or not it is possible; None where the words make no event."""
    for kind, form in _FORMS:
        if match := form.fullmatch(text):
            return kind(*match.groups())
    return None


def spelled(event: Event) -> str:
    match event:
        case NewRound(wolf=wolf, hide=hide, dog=dog):
            return f"round wolf={wolf} hide={hide} dog={dog}"
        case Swap(one=one, other=other):
            return f"swap {one} {other}"
        case Move(to=to):
            return f"move {to}"


class _Reader(RecordReader[Game, Event]):
    game_name = NAME
    keys = ("game", "players")
    header_rule = Rule.HEADER
    wanted = message("uly-polly/header")

    def header_fault(self, key: str, value: str) -> Message | None:
        return names_fault(tuple(value.split()), LEAST_PLAYERS, MOST_PLAYERS)

    def begun(self) -> Game | None:
        return Game(tuple(self.header["players"].split())) if len(self.header) == len(self.keys) else None

    def happened(self, game: Game, text: str) -> tuple[Event, Game]:
        event = parse_event(text)
        if event is None:
            raise Misread(finding(Rule.SYNTAX, "uly-polly/syntax"))
        if fault := refused(game, event):
            raise Misread(fault)
        return event, game.after(event)
