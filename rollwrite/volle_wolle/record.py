"""The record of a whole game: a header, then one line an event. An illegal line is named and changes nothing."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rollwrite.errors import RollwriteError
from rollwrite.referee import good_name
from rollwrite.volle_wolle.actions import Action, Refusal, Rule
from rollwrite.volle_wolle.deck import load_deck
from rollwrite.volle_wolle.play import apply
from rollwrite.volle_wolle.rules import why_not
from rollwrite.volle_wolle.spelling import COMMANDS, Misspelt, parsed, short, spelled
from rollwrite.volle_wolle.state import LEAST_PLAYERS, MOST_PLAYERS, Game, new_game

NAME = "volle-wolle"
HEADER = f"'game: {NAME}', 'players: Ann Ben Cy' and 'tables: 3 1 5' (the numbers on the backs of their tables)"
_KEYS = ("game", "deck", "players", "tables")
_HEADER = re.compile(r"(\w+)\s*:(.*)", re.DOTALL)
_NUMBER = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Line:
    """One line without its comment, and the game after it. No action: a line of the header, or a fault."""

    number: int
    text: str
    game: Game | None
    action: Action | None = None
    problem: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    lines: tuple[Line, ...]

    @property
    def game(self) -> Game | None:
        return self.lines[-1].game if self.lines else None

    @property
    def faults(self) -> tuple[tuple[int, Refusal], ...]:
        return tuple((line.number, line.problem) for line in self.lines if line.problem)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What really happened: the actions of all legal lines."""
        return tuple(line.action for line in self.lines if line.action)


def read(text: str) -> Reading:
    """The whole record, line by line. Never refuses: what is wrong stands in the lines."""
    reader = _Reader()
    lines = [reader.heard(number, words) for number, words in _spoken(text)]
    if reader.game is None and not any(line.problem for line in lines):
        last = lines[-1] if lines else Line(1, "", None)
        fault = Refusal(Rule.HEADER, f"the record ends before its header is complete: {HEADER}")
        lines[-1:] = [Line(last.number, last.text, None, problem=fault)]
    return Reading(tuple(lines))


def write(game: Game, actions: Iterable[Action]) -> str:
    """The record of a game that began like this: read again, it gives the same game."""
    return "".join(f"{line}\n" for line in _lines(game, actions))


def _lines(game: Game, actions: Iterable[Action]) -> Iterator[str]:
    yield f"game: {NAME}"
    if game.deck.file:
        yield f"deck: {game.deck.file}"
    yield f"players: {' '.join(seat.name for seat in game.seats)}"
    yield f"tables: {' '.join(str(seat.table) for seat in game.seats)}"
    for action in actions:
        yield spelled(game, action)
        game = apply(game, action)


class _Reader:
    """What the lines so far have said. The game begins when the header is complete."""

    def __init__(self) -> None:
        self.header: dict[str, str] = {}
        self.game: Game | None = None

    def heard(self, number: int, text: str) -> Line:
        try:
            action = self._action(text)
        except Misspelt as fault:
            return Line(number, text, self.game, problem=fault.refusal)
        return Line(number, text, self.game, action)

    def _action(self, text: str) -> Action | None:
        if header := _HEADER.fullmatch(text):
            self._learn(header[1], header[2].strip())
            return None
        if self.game is None:
            raise Misspelt(Rule.HEADER, f"the header comes first: {HEADER}")
        action = parsed(self.game, text)
        if refusal := why_not(self.game, action):
            raise Misspelt(refusal.rule, refusal.message)
        self.game = apply(self.game, action)
        return action

    def _learn(self, key: str, value: str) -> None:
        if fault := self._fault(key, value):
            raise Misspelt(Rule.HEADER, fault)
        self.header[key] = value
        if {"game", "players", "tables"} <= self.header.keys():
            self.game = self._begun()

    def _fault(self, key: str, value: str) -> str | None:
        if key not in _KEYS:
            return f"the header has no line {short(key)}: {HEADER}"
        if self.game is not None:
            return "the header is complete: now come the events"
        if key in self.header:
            return f"the line {key!r} stands here a second time: one is enough"
        if key == "game" and value != NAME:
            return f"this is not a game of {NAME}"
        if key == "players":
            return fault_of_names(tuple(value.split()))
        return None

    def _begun(self) -> Game:
        try:
            deck = load_deck(self.header.get("deck", ""))
        except RollwriteError as error:
            raise Misspelt(Rule.HEADER, str(error)) from None
        names, tables = tuple(self.header["players"].split()), tuple(self.header.pop("tables").split())
        numbers = tuple(int(word) for word in tables if _NUMBER.fullmatch(word))
        if len(numbers) != len(names) or len(set(numbers)) < len(names) or not set(numbers) <= set(deck.tables):
            known = " ".join(map(str, deck.tables))
            raise Misspelt(Rule.HEADER, f"each player has one bidding table, {len(names)} of {known}")
        self.header["tables"] = " ".join(tables)
        return new_game(deck, names, numbers)


def fault_of_names(names: tuple[str, ...]) -> str | None:
    if not LEAST_PLAYERS <= len(names) <= MOST_PLAYERS:
        return f"{len(names)} players: the game is for {LEAST_PLAYERS} to {MOST_PLAYERS}"
    if len(set(names)) < len(names):
        return "two players have the same name: give each their own"
    bad = [name for name in names if not good_name(name) or name in COMMANDS]
    return f"the name {short(bad[0])} will not do: one word of letters and digits, not lay or bids" if bad else None


def _spoken(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number; comments and empty lines count but are silent."""
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), 1):
        if words := line.partition("#")[0].strip():
            yield number, words
