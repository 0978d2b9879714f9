"""The registry: name → game, loaded when asked for. Adding a game is adding its folders and one line here.

Everything that depends on the game is asked of it through this page; no other module matches on a game's name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, Protocol, runtime_checkable

from rollwrite.errors import NoUseForOption, UsageError
from rollwrite.message import Either, Message, message, short

if TYPE_CHECKING:
    from rollwrite.finding import Finding
    from rollwrite.language import Language
    from rollwrite.referee import Referee, Seating
    from rollwrite.report import Report


@dataclass(frozen=True, slots=True)
class Contender:
    """Who got how much: what a ranking is made of. A tie is broken by `tie`, the larger first.

    Of games with one player a sheet, those of the same `face` and `league` (a variant, say) are ranked together. A
    blank sheet has nobody who contends. `variant` is the game's own name for the way it was played, if it has several.
    """

    player: str
    total: int
    tie: int = 0
    face: str | None = None
    league: str = ""
    variant: str = ""


@runtime_checkable
class Outcome(Protocol):
    """A game's own value for what a record or a filled sheet comes to: a verdict, a reading, a sheet."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is off and needs a person's eye."""

    @property
    def contenders(self) -> tuple[Contender, ...]: ...


@runtime_checkable
class Uncountable(Protocol):
    """An outcome with nothing in it to count: a face, a record that cannot have been played."""

    @property
    def no_score(self) -> Message:
        """Why not, and what to do."""


@dataclass(frozen=True, slots=True)
class Text:
    """A record or another text of a game, as it was found in a file. `form` says which of the game's texts it is."""

    file: str
    form: str
    text: str


Way = Literal["through", "off", "aslant", "between", "short", "loose"]


@dataclass(frozen=True, slots=True)
class Ink:
    """A stroke that lies on no field: through a block, off the mat, aslant, begun towards a dot or ending short of it,
    or hanging nowhere; from which dot, and towards which."""

    way: Way
    dots: tuple[str, ...]
    block: int | None = None  # which is in its way, from 1


@dataclass(frozen=True, slots=True)
class Filled:
    """What is on one sheet of paper, by the names its layout gives: what a camera saw, or a person told."""

    marks: Mapping[str, bool]
    face: Any = None  # the game's own value, where its sheets have faces
    segments: frozenset[tuple[str, str]] = frozenset()
    cups: tuple[str, ...] = ()
    ink: tuple[Ink, ...] = ()  # what lies where no field is
    names: tuple[str, ...] = ()  # printed for those who share the sheet, in the order of their seats
    tangled: bool = False  # of the segments so many are in doubt that nobody can tell how the others hang together


@dataclass(frozen=True, slots=True)
class Options:
    """What a call may add to a file, in its own words; None where nothing was said."""

    face: str | None = None
    rolls: str | None = None
    variant: str | None = None
    cups: str | None = None

    def refuse(self, file: str, *names: str) -> None:
        """Say so where an option was given that this file has no use for."""
        for name in names:
            if getattr(self, name) is not None:
                raise NoUseForOption(file, f"--{name}")


NO_OPTIONS = Options()


class Reports(Protocol):
    """The documents scripts rely on and the views for people, built last and in one place a game."""

    def validation(self, outcome: Any, language: Language) -> Report:
        """What `validate` says of a text."""

    def score(self, outcome: Any, language: Language, notes: tuple[Finding, ...] = ()) -> Report:
        """What `score` says of a text: the file's entry but for its name. `notes` join its review."""

    def sheet(self, outcome: Any, language: Language) -> Report:
        """What `score` says of a filled sheet: the part of its entry that only this game has."""


class OneTable(Protocol):
    """Files that are one game at one table."""

    @property
    def options(self) -> Options:
        """What the table tells about each sheet."""

    def judged(self, outcome: Outcome) -> Outcome:
        """A text's outcome, as the table knows it better."""

    def notes(self, player: str, outcome: Outcome) -> tuple[Finding, ...]:
        """Where it does not fit the others."""


class Game(Protocol):
    """What every game fills in."""

    name: str
    report: Reports

    def judged(self, text: Text, options: Options) -> Outcome:
        """A text read and judged."""

    def filled(self, paper: Filled, options: Options) -> Outcome:
        """A filled sheet as the rules see it."""

    def referee(self, seating: Seating, text: str) -> Referee:
        """A new game at the table, or the one a saved record tells of."""

    def one_table(self, seated: Sequence[tuple[str, Outcome]]) -> OneTable:
        """Everybody's outcome, by player, as one game; raises UsageError where a file is a whole table anyhow."""


RECORD = "record"
TABLE = "table"  # the finding that a file does not fit the others at its table
KEPT = "kept"  # at the table, where that is not the record of one player


@dataclass(frozen=True, slots=True)
class Form:
    """Another text of a game beside its records: the pattern its content is told by, and the module that judges it.

    Left empty, the game itself does; a text in millimetres is judged in the room that knows millimetres.
    """

    pattern: str
    home: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a game lives. Its rules have a module `game` with a `GAME` in it, its paper a module `printing`."""

    name: str
    rules: str
    paper: str
    layouts: str
    forms: Mapping[str, Form] = field(default_factory=dict)
    rolled: bool = False  # one die for all: its rolls tell whether a sheet was drawn as it should be
    tally: str = ""  # the module that counts by tapping, where the game has something to tap

    @property
    def game(self) -> Game:
        game: Game = import_module(f"{self.rules}.game").GAME
        return game

    @property
    def kept(self) -> str:
        """The form a game at the table is kept in."""
        return KEPT if KEPT in self.forms else RECORD

    def judged(self, text: Text, options: Options) -> Outcome:
        """A text of this game, judged in the room it belongs to."""
        home = self.forms[text.form].home if text.form in self.forms else ""
        if not home:
            return self.game.judged(text, options)
        outcome: Outcome = import_module(home).judged(text, options)
        return outcome


_ENTRIES: dict[str, Entry] = {}


def register(entry: Entry) -> None:
    _ENTRIES[entry.name] = entry


def entries() -> Mapping[str, Entry]:
    return MappingProxyType(_ENTRIES)


def entry_of(name: str) -> Entry:
    """The entry of a game, or an error that lists all there are: never the last one."""
    if name not in _ENTRIES:
        raise UsageError(message("door/no-game", game=short(name, 40), known=Either(tuple(_ENTRIES))))
    return _ENTRIES[name]


def game_of(name: str) -> Game:
    return entry_of(name).game


def form_of(text: str) -> tuple[Entry, str] | None:
    """Which game's text this is, and which of its texts; None if it is nobody's."""
    for entry in _ENTRIES.values():
        for name, form in entry.forms.items():
            if re.search(form.pattern, text, re.MULTILINE):
                return entry, name
    game = re.search(r"^[ \t]*game[ \t]*:[ \t]*([\w-]+)", text, re.MULTILINE)
    return (entry_of(game[1].lower()), RECORD) if game else None


_LINE = r"\A\s*(\{|(SRID\s*=\s*\d+\s*;)?\s*[A-Za-z]+\s*([Zz]|[Mm]|[Zz][Mm])?\s*(\(|EMPTY))"
_FACE = r"^[ \t]*face[ \t]*="
_KEPT = r"\A(?=[\s\S]*^[ \t]*game[ \t]*:[ \t]*(?i:wolle)\b)(?=[\s\S]*^[ \t]*players[ \t]*:)"
_END = r"^[ \t]*[\"']?game[\"']?[ \t]*="

register(
    Entry(
        "wolle",
        rules="rollwrite.wolle",
        paper="sheets.games.wolle",
        layouts="sheets.layout.wolle",
        forms={"line": Form(_LINE, home="sheets.games.wolle.lines"), "face": Form(_FACE), KEPT: Form(_KEPT)},
        rolled=True,
    )
)
register(
    Entry(
        "volle-wolle",
        rules="rollwrite.volle_wolle",
        paper="sheets.games.volle_wolle",
        layouts="sheets.layout.volle_wolle",
        forms={"end": Form(_END)},
        tally="rollwrite.volle_wolle.tally",
    )
)
register(
    Entry(
        "uly-polly",
        rules="rollwrite.uly_polly",
        paper="sheets.games.uly_polly",
        layouts="sheets.layout.uly_polly",
        tally="rollwrite.uly_polly.tally",
    )
)
