"""Every sheet that was ever printed, by the ids of its corner markers.

Paper in drawers does not upgrade: what was printed lies in `printed/` as it was, one file a sheet, and never changes.
A sheet that changes where anything lies gets a new file and a new number (see `freeze`).
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from rollwrite.errors import UsageError
from rollwrite.games import Entry, entries, entry_of
from rollwrite.message import message
from rollwrite.packaged import folder_of
from rollwrite.wolle.face import Face
from sheets.layout.model import Layout
from sheets.layout.plain import from_plain

MARKER_FAMILY = "DICT_6X6_250"  # survives a pen line through a marker
CORNERS = 4
PRINTED = "printed"  # the folder beside a game's layout, with an index of all its sheets
INDEX = "index.toml"


class Builder(Protocol):
    """What the module of a game's layout has: the sheet as it would be printed today."""

    VERSION: int

    def layout(self, first_marker: int, face: Face | None = None, version: int = ...) -> Layout:
        """An earlier `version` is asked for only where sheets have no file of their own."""
        ...


@dataclass(frozen=True, slots=True)
class PrintedSheet:
    """A row of an index. The sheet's markers are 4n to 4n + 3, n its number."""

    home: str  # the package in whose folder it lies
    number: int
    game: str
    version: int
    face: str = ""
    own: bool = False  # has no file: its layout is built from the face that its code names

    @property
    def title(self) -> str:
        """`wolle-A`"""
        return f"{self.game}-{self.face}" if self.face else self.game

    @property
    def file(self) -> str:
        return f"{self.title}.{self.version}.json"


def builder(game: str) -> Builder:
    return cast(Builder, import_module(entry_of(game).layouts))


def printed_sheets() -> Mapping[int, PrintedSheet]:
    """By number. A game that comes from elsewhere has its index beside its own layout."""
    return _indexed(tuple(dict.fromkeys(map(home, entries().values()))))


def home(entry: Entry) -> str:
    return entry.layouts.rpartition(".")[0]


def layout_by_number(number: int) -> Layout | None:
    """The layout whose corner markers are 4n to 4n + 3, or None: printed by a newer version than this.

    Of a person's own face it is only what all faces share; the code says which face it is (see `own_layout`).
    """
    row = printed_sheets().get(number)
    if row is None:
        return None
    return _laid_out(row, None) if row.own else load(row)


def find_layout(game: str, face: Face | None = None) -> Layout:
    """A game's sheet as it is printed today; the face of an earlier version as it was then. Left out, the first face
    is meant."""
    entry_of(game)
    for row in (*newest(game), *_with_a_file(game)):
        layout = load(row)
        if face is None or layout.face == face:
            return layout
    if face is None:
        raise UsageError(message("layout/no-sheet", game=game, face="none"))
    return own_layout(game, face)


def own_layout(game: str, face: Face, like: Layout | None = None) -> Layout:
    """A face that has no markers of its own, laid out as any other: as today, or as `like`, which was printed before.
    All of a version share one number."""
    rows = [row for row in printed_sheets().values() if row.game == game and row.own]
    if not rows:
        raise UsageError(message("layout/no-sheet", game=game, face=face.name))
    row = printed_sheets()[sheet_number(like)] if like else max(rows, key=lambda row: row.version)
    return _laid_out(row, face)


def is_own(layout: Layout) -> bool:
    """Does only the code say which face this is?"""
    return printed_sheets()[sheet_number(layout)].own


def newest(game: str) -> Iterator[PrintedSheet]:
    """Of each sheet of a game the newest version, in the order they were first printed."""
    rows = {row.title: row for row in sorted(printed_sheets().values(), key=lambda row: row.version)}
    yield from (row for row in rows.values() if row.game == game and not row.own)


def _with_a_file(game: str) -> Iterator[PrintedSheet]:
    return (row for row in printed_sheets().values() if row.game == game and not row.own)


def sheet_number(layout: Layout) -> int:
    return layout.markers[0].id // CORNERS


@cache
def load(row: PrintedSheet) -> Layout:
    text = (folder_of(row.home) / PRINTED / row.file).read_text("utf-8")
    return from_plain(Layout, json.loads(text))


@cache
def _laid_out(row: PrintedSheet, face: Face | None) -> Layout:
    return builder(row.game).layout(row.number * CORNERS, face, row.version)


@cache
def _indexed(homes: tuple[str, ...]) -> Mapping[int, PrintedSheet]:
    return {row.number: row for home in homes for row in _rows(home)}


def _rows(home: str) -> Iterator[PrintedSheet]:
    index = folder_of(home) / PRINTED / INDEX
    rows = tomllib.loads(index.read_text("utf-8")).get("sheet", ()) if index.is_file() else ()
    for row in rows:
        yield PrintedSheet(home, row["number"], row["game"], row["version"], row.get("face", ""), row.get("own", False))
