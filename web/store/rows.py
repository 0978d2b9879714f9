"""What the database has rows of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Said = dict[str, Any]  # one fix, as the contract has it: {"mouse.3": true, "player": "Ann"}


@dataclass(frozen=True, slots=True)
class NightRow:
    id: int
    started: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayRow:
    """One game at the table. `face` is empty where nobody said which; `first_set` is the roll after which somebody had
    the first set; `with_die` whether the sheets are judged by the die of the phones, None where nobody said."""

    id: int
    night: int
    face: str
    first_set: int | None
    with_die: int | None = None


@dataclass(frozen=True, slots=True)
class PhotoRow:
    id: int
    play: int
    state: str
    errors: str
    picture: str
    rolls: str | None


@dataclass(frozen=True, slots=True)
class SheetRow:
    id: int
    play: int
    photo: int
    paper: str | None
    reading: str
    flat: str
    replaced_by: int | None
    rolls: str | None  # where whoever sent the photo told them
    before: str | None  # the reading whose place this one took
    fixes: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class NewSheet:
    """A sheet that was just read; `fixes` is what was settled on the sheet it takes the place of, and still applies."""

    paper: str | None
    reading: str
    flat: str
    replaces: int | None = None
    fixes: tuple[Said, ...] = ()
