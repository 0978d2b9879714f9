"""What all records share: lines, comments, a header, and every fault gathered beside what was understood."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from rollwrite.finding import Finding
from rollwrite.message import Message, message, short

State = TypeVar("State")
Event = TypeVar("Event")

_HEADER = re.compile(r"(\w+)\s*:(.*)", re.DOTALL)


def spoken_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number; comments and empty lines count but are silent."""
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), start=1):
        if words := line.partition("#")[0].strip():
            yield number, words


def header_of(line: str) -> tuple[str, str] | None:
    """The key and the value of a line of the header; None for any other line."""
    match = _HEADER.fullmatch(line)
    return (match[1], match[2].strip()) if match else None


@dataclass(frozen=True, slots=True)
class RecordLine(Generic[State, Event]):
    """One line without its comment, and the game after it. No event: a line of the header, or one that cannot be."""

    number: int
    text: str
    game: State | None
    event: Event | None = None
    finding: Finding | None = None


@dataclass(frozen=True, slots=True)
class Reading(Generic[State, Event]):
    """A record read to its end. It never refuses: what is wrong stands in the lines."""

    lines: tuple[RecordLine[State, Event], ...]

    @property
    def game(self) -> State | None:
        return self.lines[-1].game if self.lines else None

    @property
    def problems(self) -> tuple[Finding, ...]:
        """What is wrong with each line that cannot be."""
        return tuple(line.finding for line in self.lines if line.finding)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that needs a person's eye; a game may have more to say than its lines."""
        return self.problems

    @property
    def events(self) -> tuple[Event, ...]:
        """What really happened: the events of all legal lines."""
        return tuple(line.event for line in self.lines if line.event is not None)


class Misread(Exception):
    """Words that cannot be."""

    def __init__(self, found: Finding) -> None:
        self.finding = found
        super().__init__(found.rule)


class RecordReader(ABC, Generic[State, Event]):
    """What the lines so far have said. The game begins when the header is complete."""

    game_name: str
    keys: tuple[str, ...]  # of the header; what is optional among them is known to `begun`
    header_rule: str
    wanted: Message  # what a whole header looks like

    def __init__(self) -> None:
        self.header: dict[str, str] = {}
        self.game: State | None = None

    @abstractmethod
    def header_fault(self, key: str, value: str) -> Message | None:
        """What is wrong with the value of a line of the header that only this game has."""

    @abstractmethod
    def begun(self) -> State | None:
        """The game before its first event, None while the header lacks something; raises Misread."""

    @abstractmethod
    def happened(self, game: State, text: str) -> tuple[Event, State]:
        """The event of a line and the game after it; raises Misread."""

    def read(self, text: str) -> Reading[State, Event]:
        lines = [self._heard(number, words) for number, words in spoken_lines(text)]
        if self.game is None and not any(line.finding for line in lines):
            last: RecordLine[State, Event] = lines[-1] if lines else RecordLine(1, "", None)
            fault = self.fault(message("record/header-ends", wanted=self.wanted)).at(
                where=f"line {last.number}", line=last.number
            )
            lines[-1:] = [RecordLine(last.number, last.text, None, finding=fault)]
        return Reading(tuple(lines))

    def fault(self, said: Message) -> Finding:
        return Finding(self.header_rule, said)

    def _heard(self, number: int, text: str) -> RecordLine[State, Event]:
        try:
            event = self._event(text)
        except Misread as misread:
            return RecordLine(number, text, self.game, finding=misread.finding.at(where=f"line {number}", line=number))
        return RecordLine(number, text, self.game, event)

    def _event(self, text: str) -> Event | None:
        if header := header_of(text):
            self._learn(*header)
            return None
        if self.game is None:
            raise Misread(self.fault(message("record/header-first", wanted=self.wanted)))
        event, self.game = self.happened(self.game, text)
        return event

    def _learn(self, key: str, value: str) -> None:
        if fault := self._header_fault(key, value):
            raise Misread(self.fault(fault))
        self.header[key] = value
        try:
            self.game = self.begun()
        except Misread:
            del self.header[key]  # it may be mended further down
            raise

    def _header_fault(self, key: str, value: str) -> Message | None:
        if key not in self.keys:
            return message("record/header-unknown", word=short(key), wanted=self.wanted)
        if key in self.header:
            return message("record/header-twice", word=key)
        if self.game is not None:
            return message("record/header-complete")
        if key == "game":
            return None if value.lower() == self.game_name else message("record/other-game", game=self.game_name)
        return self.header_fault(key, value)


def names_fault(names: tuple[str, ...], least: int, most: int) -> Message | None:
    """What is wrong with the players of a record, as far as all games agree."""
    if not least <= len(names) <= most:
        return message("record/player-count", count=len(names), least=least, most=most)
    return message("record/same-name") if len(set(names)) < len(names) else None
