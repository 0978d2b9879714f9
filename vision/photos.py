"""A file's photos, one after the other: sheets are found, then read."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING

from rollwrite.games import NO_OPTIONS, Options
from rollwrite.message import Message, message
from rollwrite.wolle.face import Face
from vision.find.search import find_sheets
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
    if READER not in sys.modules:
        _load_reader(photo)
    from vision.reading import read_found

    return read_found(photo, find_sheets(photo), faces, options)


def _load_reader(photo: Photo) -> None:
    """The first photo is unpacked while all that reads it is being loaded: the one is OpenCV's work, the other
    Python's, and neither is in the way of the other."""
    ahead = Thread(target=_unpack, args=(photo,))
    ahead.start()
    import_module(READER)
    ahead.join()


def _unpack(photo: Photo) -> None:
    with suppress(Exception):  # what is wrong with it is told when the picture is asked for
        _ = photo.image  # kept from here on
