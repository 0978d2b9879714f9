"""From a face's text to a face. A face that cannot be played or printed is refused in one line that names the place."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from rollwrite.wolle.blocks import left_free
from rollwrite.wolle.face import Face, FaceError, Kind, Polygon, column_and_row, dot_name
from rollwrite.wolle.face_check import check

ROW_OF: dict[Kind, str] = {"mouse": "mice", "sock": "socks", "plane": "planes"}
KEYS = frozenset(
    {"face", "columns", "rows", "start", "paw", *ROW_OF.values(), "cup_spots", "set_points", "timer", "block"}
)

MOST_COLUMNS = 26
MOST_ROWS = 30

_DOT = re.compile(r"[A-Z][1-9][0-9]?")

Data = Mapping[str, Any]


def read_face(text: str, file: str) -> Face:
    """The face of a text, or a `FaceError` that names the file."""
    try:
        return _face(_parsed(text))
    except FaceError as error:
        raise FaceError(error.where, error.what, file) from None


def _face(data: Data) -> Face:
    _check_keys(data)
    columns, rows = _size(data, "columns", MOST_COLUMNS), _size(data, "rows", MOST_ROWS)
    corner = dot_name(columns, rows)
    blocks = tuple(_blocks(data, columns, rows))
    things = [(dot, kind) for kind, key in ROW_OF.items() for dot in _dots(data, key, corner)]
    spots = tuple(_dots(data, "cup_spots", corner))
    start, paw = _dot("start", data["start"], corner), _dot("paw", data["paw"], corner)
    dots, segments = left_free(columns, rows, blocks)
    face = Face(
        name=_letter(data),
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
        timer=tuple(_numbers(data, "timer", 1, 6)),
    )
    named = [
        ("start", start),
        ("paw", paw),
        *((kind, dot) for dot, kind in things),
        *(("cup spot", dot) for dot in spots),
    ]
    check(face, named)
    return face


def _parsed(text: str) -> Data:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaceError("text", f"this is not TOML ({error})") from None
    except (ValueError, RecursionError):  # a number of 5000 digits, brackets 5000 deep
        raise FaceError("text", "this is not a face: a number or a list in it is far too long") from None


def _check_keys(data: Data) -> None:
    for key in data:
        if key not in KEYS:
            raise FaceError(_short(key), f"unknown key; a face has {', '.join(sorted(KEYS))}")
    for key in sorted(KEYS - data.keys()):
        raise FaceError(key, "is missing")


def _letter(data: Data) -> str:
    letter = data["face"]
    if not isinstance(letter, str) or not re.fullmatch(r"[A-Z]", letter):
        raise FaceError("face", "should be one capital letter")
    return letter


def _size(data: Data, key: str, most: int) -> int:
    size = data[key]
    if not _is_whole(size) or not 2 <= size <= most:
        raise FaceError(key, f"should be a whole number from 2 to {most}")
    return int(size)


def _dot(where: str, value: object, corner: str) -> str:
    if not isinstance(value, str) or not _DOT.fullmatch(value):
        raise FaceError(where, f"{_short(value)} is not a dot; dots are named like C4")
    (column, row), (columns, rows) = column_and_row(value), column_and_row(corner)
    if column > columns or row > rows:
        raise FaceError(where, f"{value} lies outside the grid, which ends at {corner}")
    return value


def _list(data: Data, key: str) -> list[Any]:
    values = data[key]
    if not isinstance(values, list) or not values:
        raise FaceError(key, "should be a list with something in it")
    return values


def _dots(data: Data, key: str, corner: str) -> list[str]:
    return [_dot(key, value, corner) for value in _list(data, key)]


def _numbers(data: Data, key: str, least: int, most: int) -> Iterator[int]:
    for value in _list(data, key):
        if not _is_whole(value) or not least <= value <= most:
            raise FaceError(key, f"{_short(value)} is not a whole number from {least} to {most}")
        yield int(value)


def _blocks(data: Data, columns: int, rows: int) -> Iterator[Polygon]:
    for number, block in enumerate(_list(data, "block"), start=1):
        where = f"block {number}"
        if not isinstance(block, dict) or set(block) != {"polygon"}:
            raise FaceError(where, "should have one key, polygon")
        corners = block["polygon"]
        if not isinstance(corners, list) or len(corners) < 3:
            raise FaceError(where, "a polygon is a list of three corners or more")
        yield tuple(_corner(where, corner, columns, rows) for corner in corners)


def _corner(where: str, corner: object, columns: int, rows: int) -> tuple[float, float]:
    if not isinstance(corner, list) or len(corner) != 2 or not all(map(_is_number, corner)):
        raise FaceError(where, f"{_short(corner)} is not a corner; corners are two numbers like [4.5, 7]")
    x, y = corner
    if not (0 <= x <= columns + 1 and 0 <= y <= rows + 1):  # also refuses inf and nan
        raise FaceError(where, f"the corner {_short(corner)} lies off the mat")
    return float(x), float(y)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, float) or _is_whole(value)


def _short(value: object) -> str:
    """A value as a person wrote it, cut to fit a line."""
    try:
        text = str(value) if not isinstance(value, Iterable) or isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):
        return "this"
    return " ".join(text[:40].split()) or "nothing"
