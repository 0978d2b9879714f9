"""From a face's text to a face. A face that cannot be played or printed is refused in one line that names the place."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from rollwrite.files import faulty_line
from rollwrite.message import Either, short
from rollwrite.wolle.blocks import left_free
from rollwrite.wolle.face import (
    MOODS,
    Face,
    FaceError,
    Kind,
    Mood,
    Polygon,
    column_and_row,
    dot_name,
    face_fault,
)
from rollwrite.wolle.face_check import check
from rollwrite.wolle.rules import DIE

ROW_OF: dict[Kind, str] = {"mouse": "mice", "sock": "socks", "plane": "planes"}
NEEDED = frozenset(
    {"face", "columns", "rows", "start", "paw", *ROW_OF.values(), "cup_spots", "set_points", "timer", "block"}
)
KEYS = NEEDED | {"mood"}

MOST_COLUMNS = 26
MOST_ROWS = 30

_DOT = re.compile(r"[A-Z][1-9][0-9]?")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,19}")

Data = Mapping[str, Any]


def read_face(text: str, file: str) -> Face:
    """The face of a text, or a `FaceError` that names the file."""
    try:
        return face_of(_parsed(text))
    except FaceError as error:
        raise FaceError(error.finding, file) from None


def face_of(data: Data) -> Face:
    """The face of what a text holds, whoever wrote it, with all its checks."""
    _check_keys(data)
    columns, rows = _size(data, "columns", MOST_COLUMNS), _size(data, "rows", MOST_ROWS)
    corner = dot_name(columns, rows)
    blocks = tuple(_blocks(data, columns, rows))
    things = [(dot, kind) for kind, key in ROW_OF.items() for dot in _dots(data, key, corner)]
    spots = tuple(_dots(data, "cup_spots", corner))
    start, paw = _dot("start", data["start"], corner), _dot("paw", data["paw"], corner)
    dots, segments = left_free(columns, rows, blocks)
    face = Face(
        name=_name(data),
        columns=columns,
        rows=rows,
        dots=tuple(dots),
        segments=tuple(segments),
        start=start,
        paw=paw,
        objects=MappingProxyType(dict(things)),
        cup_spots=spots,
        blocks=blocks,
        set_points=tuple(_numbers(data, "set_points", 0, 99)),
        timer=tuple(_numbers(data, "timer", DIE[0], DIE[-1])),
        mood=_mood(data),
    )
    named = [
        ("start", start),
        ("paw", paw),
        *((kind, dot) for dot, kind in things),
        *(("cup-spot", dot) for dot in spots),
    ]
    check(face, named)
    return face


def _parsed(text: str) -> Data:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise face_fault("text", "wolle/face-no-toml", line=faulty_line(error, text)) from None
    except (ValueError, RecursionError):  # a number of 5000 digits, brackets 5000 deep
        raise face_fault("text", "wolle/face-far-too-long") from None


def _check_keys(data: Data) -> None:
    for key in data:
        if key not in KEYS:
            raise face_fault(short(key), "wolle/face-unknown-key", known=tuple(sorted(KEYS)))
    for key in sorted(NEEDED - data.keys()):
        raise face_fault(key, "wolle/face-missing-key")


def _name(data: Data) -> str:
    name = data["face"]
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise face_fault("face", "wolle/face-name")
    return name


def _mood(data: Data) -> Mood:
    told = data.get("mood", MOODS[0])
    for mood in MOODS:
        if mood == told:
            return mood
    raise face_fault("mood", "wolle/face-no-mood", words=_written(told), known=Either(MOODS))


def _size(data: Data, key: str, most: int) -> int:
    size = data[key]
    if not _is_whole(size) or not 2 <= size <= most:
        raise face_fault(key, "wolle/face-size", most=most)
    return int(size)


def _dot(where: str, value: object, corner: str) -> str:
    if not isinstance(value, str) or not _DOT.fullmatch(value):
        raise face_fault(where, "wolle/face-no-dot", words=_written(value))
    (column, row), (columns, rows) = column_and_row(value), column_and_row(corner)
    if column > columns or row > rows:
        raise face_fault(where, "wolle/face-dot-outside", dot=value, corner=corner)
    return value


def _list(data: Data, key: str) -> list[Any]:
    values = data[key]
    if not isinstance(values, list) or not values:
        raise face_fault(key, "wolle/face-no-list")
    return values


def _dots(data: Data, key: str, corner: str) -> list[str]:
    return [_dot(key, value, corner) for value in _list(data, key)]


def _numbers(data: Data, key: str, least: int, most: int) -> Iterator[int]:
    for value in _list(data, key):
        if not _is_whole(value) or not least <= value <= most:
            raise face_fault(key, "wolle/face-no-number", words=_written(value), least=least, most=most)
        yield int(value)


def _blocks(data: Data, columns: int, rows: int) -> Iterator[Polygon]:
    for number, block in enumerate(_list(data, "block"), start=1):
        where = f"block {number}"
        if not isinstance(block, dict) or set(block) != {"polygon"}:
            raise face_fault(where, "wolle/face-no-polygon")
        corners = block["polygon"]
        if not isinstance(corners, list) or len(corners) < 3:
            raise face_fault(where, "wolle/face-few-corners")
        yield tuple(_corner(where, corner, columns, rows) for corner in corners)


def _corner(where: str, corner: object, columns: int, rows: int) -> tuple[float, float]:
    if not isinstance(corner, list) or len(corner) != 2 or not all(map(_is_number, corner)):
        raise face_fault(where, "wolle/face-no-corner", words=_written(corner))
    x, y = corner
    if not (0 <= x <= columns + 1 and 0 <= y <= rows + 1):  # also refuses inf and nan
        raise face_fault(where, "wolle/face-corner-off-mat", words=_written(corner))
    return x + 0.0, y + 0.0  # -0.0 is 0.0, but is written otherwise


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, float) or _is_whole(value)


def _written(value: object) -> str:
    """A value as a person wrote it, cut to fit a line."""
    try:
        return short(str(value)) or '""'
    except (ValueError, RecursionError):  # a number of 5000 digits, brackets 5000 deep
        return "…"
