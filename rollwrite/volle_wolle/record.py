"""The record of a whole game: a header, then one line an event. An illegal line is named and changes nothing."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rollwrite.errors import RollwriteError
from rollwrite.finding import Finding, finding
from rollwrite.games import Contender
from rollwrite.message import Message, message, short
from rollwrite.record import Misread, Reading, RecordReader, names_fault
from rollwrite.referee import good_name
from rollwrite.volle_wolle.actions import Action, Rule
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.play import apply
from rollwrite.volle_wolle.rules import why_not
from rollwrite.volle_wolle.scoring import Count, contenders
from rollwrite.volle_wolle.spelling import COMMANDS, parsed, spelled
from rollwrite.volle_wolle.state import LEAST_PLAYERS, MOST_PLAYERS, Game, Stage, new_game

NAME = "volle-wolle"
UNFINISHED = "unfinished"
_NUMBER = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True, repr=False)
class Record(Reading[Game, Action]):
    """A record read to its end, and what the game comes to. It never refuses: what is wrong stands in the lines."""

    @classmethod
    def parse(cls, text: str, folder: str | Path = "") -> "Record":
        """Read a record. A deck it names is looked for in `folder`, where the record lies."""
        return cls(_Reader(Path(folder)).read(text).lines)

    def __repr__(self) -> str:
        return f"Record({self.game!r}, {len(self.findings)} findings)"

    @property
    def counts(self) -> tuple[Count, ...]:
        return self.game.counts if self.game else ()

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.stage is Stage.OVER

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Lines that break a rule, and a game that is not over: it is counted as it stands."""
        return (*self.problems, *self._unfinished())

    @property
    def contenders(self) -> tuple[Contender, ...]:
        return contenders(self.counts)

    def _unfinished(self) -> Iterator[Finding]:
        if self.game and not self.over:
            game, cards = self.game, len(self.game.unseen)
            yield finding(UNFINISHED, "volle-wolle/unfinished", where="game", round=game.round, cards=cards)


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


class _Reader(RecordReader[Game, Action]):
    game_name = NAME
    keys = ("game", "deck", "players", "tables")
    header_rule = Rule.HEADER
    wanted = message("volle-wolle/header")

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def header_fault(self, key: str, value: str) -> Message | None:
        return fault_of_names(tuple(value.split())) if key == "players" else None

    def begun(self) -> Game | None:
        if not {"game", "players", "tables"} <= self.header.keys():
            return None
        deck, names = self._deck(), tuple(self.header["players"].split())
        words = self.header["tables"].split()
        tables = tuple(int(word) for word in words if _NUMBER.fullmatch(word))
        if not len(words) == len(names) == len(set(tables) & set(deck.tables)):
            known = " ".join(map(str, deck.tables))
            raise Misread(self.fault(message("volle-wolle/tables-fault", count=len(names), tables=known)))
        return new_game(deck, names, tables)

    def happened(self, game: Game, text: str) -> tuple[Action, Game]:
        action = parsed(game, text)
        if found := why_not(game, action):
            raise Misread(found)
        return action, apply(game, action)

    def _deck(self) -> Deck:
        try:
            return Deck.read(self.header.get("deck", ""), self._folder)
        except RollwriteError as error:
            raise Misread(self.fault(error.message)) from None


def fault_of_names(names: tuple[str, ...]) -> Message | None:
    if fault := names_fault(names, LEAST_PLAYERS, MOST_PLAYERS):
        return fault
    bad = [name for name in names if not good_name(name) or name in COMMANDS]
    return message("volle-wolle/name-taken", name=short(bad[0])) if bad else None
