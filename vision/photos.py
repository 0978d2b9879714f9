"""A file's photos, one after the other: sheets are found, then read."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from rollwrite.games import NO_OPTIONS, Options, game_of
from rollwrite.message import Message, message
from rollwrite.wolle.face import Face
from sheets.layout.model import Layout
from vision.ahead import Ahead
from vision.find.search import Search, find_sheets
from vision.photo import Photo, open_photos

if TYPE_CHECKING:
    from vision.reading import PhotoReading

READER = "vision.reading"


def read_photos(data: bytes, faces: Sequence[Face] = (), options: Options = NO_OPTIONS) -> list[PhotoReading]:
    """A photo, or every page of a scan. `faces` are those that the paper itself does not tell."""
    return [_read(photo, faces, options) for photo in open_photos(data)]


def remarks_on(readings: Sequence[PhotoReading]) -> tuple[Message, ...]:
    glimpses = sum(reading.glimpses for reading in readings)
    return (message("reading/glimpses", count=glimpses),) if glimpses else ()


def _read(photo: Photo, faces: Sequence[Face], options: Options) -> PhotoReading:
    search = find_sheets(photo) if READER in sys.modules else _found_while_loading(photo)
    from vision.reading import read_found

    return read_found(photo, search, faces, options)


def _found_while_loading(photo: Photo) -> Search:
    """The first photo is unpacked and looked at while all that reads it is being loaded, and read while the rules are:
    the one is OpenCV's work, the other Python's, and neither is much in the way of the other."""
    reader = Ahead(partial(import_module, READER))
    search = find_sheets(photo)
    reader.result()
    for layout in {sheet.layout for sheet in search.sheets}:
        Ahead(partial(_make_ready, layout))
    return search


def _make_ready(layout: Layout) -> None:
    """What is worked out once for a layout, and would else be waited for when its first sheet is measured; and the
    rules, which come last."""
    from vision.ink.gates import print_at_gates
    from vision.ink.mat import DIRECTIONS
    from vision.ink.print_on_mat import print_on_mat

    if layout.yarn:
        print_at_gates(layout)
        for way in DIRECTIONS:
            print_on_mat(layout, way)
    game_of(layout.game)
