"""What all records share: lines, comments, a header, and every fault gathered beside what was understood."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from rollwrite.finding import Finding, finding

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
    """One line without its comment, and the game after it. No event: a line of the header, or words not understood."""

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
    def findings(self) -> tuple[Finding, ...]:
        return tuple(line.finding for line in self.lines if line.finding)

    @property
    def events(self) -> tuple[Event, ...]:
        """What really happened: the events of all legal lines."""
        return tuple(line.event for line in self.lines if line.event is not None and not line.finding)


class Misread(Exception):
    """Words that cannot be, with the event they spoke of, if any."""

    def __init__(self, found: Finding, event: object = None) -> None:
        self.finding, self.event = found, event
        super().__init__(found.rule)


class RecordReader(ABC, Generic[State, Event]):
    """What the lines so far have said. The game begins when the header is complete."""

    keys: tuple[str, ...]  # of the header; what is optional among them is known to `begun`
    header_rule: str
    words: str  # the language file that says what is wrong with a header

    def __init__(self) -> None:
        self.header: dict[str, str] = {}
        self.game: State | None = None

    @abstractmethod
    def header_fault(self, key: str, value: str) -> Finding | None:
        """What is wrong with the value of a known key, said for the first time."""

    @abstractmethod
    def begun(self) -> State | None:
        """The game before its first event, once the header is complete; raises Misread where it never can be."""

    @abstractmethod
    def happened(self, game: State, text: str) -> tuple[Event, State]:
        """The event of a line and the game after it; raises Misread."""

    def before_the_game(self, text: str) -> object:
        """The event of a line that comes before the header is complete, where it can be understood all the same."""
        return None

    def read(self, text: str) -> Reading[State, Event]:
        lines = [self._heard(number, words) for number, words in spoken_lines(text)]
        if self.game is None and not any(line.finding for line in lines):
            last: RecordLine[State, Event] = lines[-1] if lines else RecordLine(1, "", None)
            lines[-1:] = [RecordLine(last.number, last.text, None, finding=self._fault("header-ends", last.number))]
        return Reading(tuple(lines))

    def _heard(self, number: int, text: str) -> RecordLine[State, Event]:
        try:
            event = self._event(text)
        except Misread as misread:
            event_meant: Event | None = misread.event  # type: ignore[assignment]
            return RecordLine(number, text, self.game, event_meant, misread.finding.at(line=number))
        return RecordLine(number, text, self.game, event)

    def _event(self, text: str) -> Event | None:
        if header := header_of(text):
            self._learn(*header)
            return None
        if self.game is None:
            raise Misread(self._fault("header-first"), self.before_the_game(text))
        event, self.game = self.happened(self.game, text)
        return event

    def _learn(self, key: str, value: str) -> None:
        if key not in self.keys:
            raise Misread(self._fault("header-unknown", word=key[:24]))
        if self.game is not None or key in self.header:
            raise Misread(self._fault("header-twice" if key in self.header else "header-complete", word=key))
        if fault := self.header_fault(key, value):
            raise Misread(fault)
        self.header[key] = value
        self.game = self.begun()

    def _fault(self, said: str, line: int | None = None, word: str = "") -> Finding:
        return finding(self.header_rule, f"{self.words}/{said}", line=line, word=word)
