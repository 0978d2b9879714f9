"""Records: one line an event. An illegal line is named and changes nothing; reading goes on."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rollwrite.uly_polly.rules import LEAST_PLAYERS, MOST_PLAYERS, Event, Game, Move, NewRound, Refusal, Swap
from rollwrite.uly_polly.sentences import why

NAME = "uly-polly"
_PLACE = r"([A-Z][0-9]+)"
_FORMS: tuple[tuple[type[Event], re.Pattern[str]], ...] = (
    (NewRound, re.compile(rf"round\s+wolf=(\S+)\s+hide={_PLACE}\s+dog={_PLACE}")),
    (Swap, re.compile(rf"swap\s+{_PLACE}\s+{_PLACE}")),
    (Move, re.compile(rf"move\s+{_PLACE}")),
)
_HEADER = re.compile(r"(\w+)\s*:(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Problem:
    line: int
    rule: Refusal
    message: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a record without its comment, and the game after it. No event: a line of the header, or a fault."""

    number: int
    text: str
    game: Game | None
    event: Event | None = None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    lines: tuple[Line, ...]

    @property
    def game(self) -> Game | None:
        return self.lines[-1].game if self.lines else None

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(line.problem for line in self.lines if line.problem)

    @property
    def events(self) -> tuple[Event, ...]:
        """What really happened: the events of all legal lines."""
        return tuple(line.event for line in self.lines if line.event and not line.problem)


class _Complaint(Exception):
    def __init__(self, rule: Refusal, message: str, event: Event | None = None) -> None:
        self.rule, self.message, self.event = rule, message, event
        super().__init__(message)


def read(text: str) -> Reading:
    """The whole record, line by line. Never refuses: what is wrong stands in the lines."""
    reader = _Reader()
    lines = [reader.heard(number, words) for number, words in _spoken(text)]
    if reader.game is None and not any(line.problem for line in lines):
        last = lines[-1] if lines else Line(1, "", None)
        problem = Problem(last.number, Refusal.HEADER, f"the record ends before its header is complete: {_wanted()}")
        lines[-1:] = [Line(last.number, last.text, None, problem=problem)]
    return Reading(tuple(lines))


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


class _Reader:
    """What the lines so far have said. The game begins when the header is complete."""

    def __init__(self) -> None:
        self.header: dict[str, tuple[str, ...]] = {}
        self.game: Game | None = None

    def heard(self, number: int, text: str) -> Line:
        try:
            event = self._event(text)
        except _Complaint as complaint:
            problem = Problem(number, complaint.rule, complaint.message)
            return Line(number, text, self.game, complaint.event, problem)
        return Line(number, text, self.game, event)

    def _event(self, text: str) -> Event | None:
        if header := _HEADER.fullmatch(text):
            self._learn(header[1], tuple(header[2].split()))
            return None
        event = parse_event(text)
        if event is None:
            raise _Complaint(
                Refusal.SYNTAX, "not understood: write 'round wolf=Ana hide=C2 dog=B3', 'swap C2 D3' or 'move B2'"
            )
        if self.game is None:
            raise _Complaint(Refusal.HEADER, f"the header comes before the first round: {_wanted()}", event)
        if refusal := self.game.why_not(event):
            raise _Complaint(refusal, why(refusal, self.game, event), event)
        self.game = self.game.after(event)
        return event

    def _learn(self, key: str, words: tuple[str, ...]) -> None:
        if fault := self._fault(key, words):
            raise _Complaint(Refusal.HEADER, fault)
        self.header[key] = words
        if len(self.header) == 2:
            self.game = Game(self.header["players"])

    def _fault(self, key: str, words: tuple[str, ...]) -> str | None:
        if key not in ("game", "players"):
            return f"a header has the lines game and players, nothing else: {_wanted()}"
        if key in self.header:
            return f"the line {key!r} stands here a second time: one is enough"
        if key == "game":
            return None if words == (NAME,) else f"this is not a game of {NAME}"
        if not LEAST_PLAYERS <= len(words) <= MOST_PLAYERS:
            return f"{len(words)} players: the game is for {LEAST_PLAYERS} to {MOST_PLAYERS}"
        return None if len(set(words)) == len(words) else "two players have the same name: give each their own"


def _wanted() -> str:
    return f"'game: {NAME}' and 'players: Ana Bo Cy'"


def _spoken(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number; comments and empty lines count but are silent."""
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        if words := line.partition("#")[0].strip():
            yield number, words
