"""What `score` makes of a file, as values: its sheets or its game, or why it could not be read."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from rollwrite.errors import ExitCode, UsageError
from rollwrite.finding import Finding
from rollwrite.games import Outcome
from rollwrite.message import Message, message


class ReadSheet(Protocol):
    """One sheet of paper that was read."""

    @property
    def game(self) -> str: ...
    @property
    def face(self) -> Any: ...
    @property
    def id(self) -> str | None: ...
    @property
    def player(self) -> str: ...
    @property
    def marks(self) -> Mapping[str, bool]: ...
    @property
    def corners(self) -> tuple[tuple[float, float], ...]: ...
    @property
    def outcome(self) -> Outcome: ...
    @property
    def findings(self) -> tuple[Finding, ...]: ...


@dataclass(frozen=True, slots=True)
class Told:
    """A text that was read: a record, or the end of a game."""

    game: str
    outcome: Outcome
    notes: tuple[Finding, ...] = ()  # what the others at the table say about it

    @property
    def findings(self) -> tuple[Finding, ...]:
        return (*self.outcome.findings, *self.notes)


@dataclass(frozen=True, slots=True)
class ScoredFile:
    """One file of a call. A photo has sheets, a text tells of a game; what could not be read of it is in `errors`."""

    file: str
    sheets: tuple[ReadSheet, ...] = ()
    told: Told | None = None
    errors: tuple[Message, ...] = ()
    remarks: tuple[Message, ...] = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        of_sheets = (finding for sheet in self.sheets for finding in sheet.findings)
        return (*of_sheets, *(self.told.findings if self.told else ()))

    @property
    def exit_code(self) -> ExitCode:
        if self.errors:
            return ExitCode.UNUSABLE
        return ExitCode.NEEDS_A_PERSON if self.findings else ExitCode.OK


def names_told(words: Collection[str]) -> dict[str, str]:
    """Players by the ids of their sheets, as they were typed in one call."""
    names = dict(map(_named, words))
    for sheet, player in map(_named, words):
        if names[sheet] != player:
            raise UsageError(message("reading/two-names", sheet=sheet[:20]))
    return names


def _named(words: str) -> tuple[str, str]:
    sheet, _, player = words.partition("=")
    if not sheet or not player.strip():
        raise UsageError(message("reading/name-syntax", words=words[:60]))
    return sheet.upper(), player.strip()
