"""From a face's text to a face. A face that cannot be played or printed is refused in one line that names the place."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from rollwrite.errors import RollwriteError
from rollwrite.wolle.blocks import BlockFault, left_free
from rollwrite.wolle.face import Face, Kind, Polygon, Segment, column_and_row, dot_name

ROW_OF: dict[Kind, str] = {"mouse": "mice", "sock": "socks", "plane": "planes"}
DOT_LISTS = (*ROW_OF.values(), "cup_spots")
NUMBER_LISTS = ("set_points", "timer")
KEYS = frozenset({"face", "columns", "rows", "start", "paw", "block", *DOT_LISTS, *NUMBER_LISTS})

MOST_COLUMNS = 26
MOST_ROWS = 30
CUPS = 6

DOT = re.compile(r"[A-Z][1-9][0-9]?")


class FaceError(RollwriteError):
    """A face that does not hold together: in which file, at which place, what to mend."""

    def __init__(self, file: str, where: str, what: str) -> None:
        self.file = file
        self.where = where
        self.what = what
        super().__init__(f"{file}: {where}: {what}")


def read_face(text: str, file: str) -> Face:
    return _FaceText(text, file).face()


class _FaceText:
    """One reading of one text; every complaint knows the file's name."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._data = self._parsed(text)

    def face(self) -> Face:
        self._keys()
        columns, rows = self._size("columns", MOST_COLUMNS), self._size("rows", MOST_ROWS)
        blocks = self._blocks(columns, rows)
        free, segments = self._free(columns, rows, blocks)
        face = Face(
            name=self._word("face"),
            columns=columns,
            rows=rows,
            dots=tuple(free),
            segments=tuple(segments),
            start=self._dot("start", self._data["start"], columns, rows),
            paw=self._dot("paw", self._data["paw"], columns, rows),
            objects=MappingProxyType(
                {dot: kind for kind, key in ROW_OF.items() for dot in self._dots(key, columns, rows)}
            ),
            cup_spots=tuple(self._dots("cup_spots", columns, rows)),
            blocks=tuple(blocks),
            set_points=tuple(self._numbers("set_points", 0, 99)),
            timer=tuple(self._numbers("timer", 1, 6)),
        )
        self._placed(face)
        self._counted(face)
        return face

    def _refuse(self, where: str, what: str) -> FaceError:
        return FaceError(self._file, where, what)

    # The text: keys and the form of their values.

    def _parsed(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self._refuse("text", f"this is not TOML ({error})") from None
        except (ValueError, RecursionError):  # a number of 5000 digits, brackets 5000 deep
            raise self._refuse("text", "this is not a face: a number or a list in it is far too long") from None

    def _keys(self) -> None:
        for key in self._data:
            if key not in KEYS:
                raise self._refuse(_short(key), f"unknown key; a face has {', '.join(sorted(KEYS))}")
        for key in sorted(KEYS - self._data.keys()):
            raise self._refuse(key, "is missing" if key != "block" else "a mat without blocks is no fun: add one")

    def _word(self, key: str) -> str:
        word = self._data[key]
        if not isinstance(word, str) or not re.fullmatch(r"[A-Z]", word):
            raise self._refuse(key, "should be one capital letter")
        return word

    def _size(self, key: str, most: int) -> int:
        size = self._data[key]
        if not _is_whole(size) or not 2 <= size <= most:
            raise self._refuse(key, f"should be a whole number from 2 to {most}")
        return int(size)

    def _dot(self, where: str, value: object, columns: int, rows: int) -> str:
        if not isinstance(value, str) or not DOT.fullmatch(value):
            raise self._refuse(where, f"{_short(value)} is not a dot; dots are named like C4")
        column, row = column_and_row(value)
        if column > columns or row > rows:
            raise self._refuse(where, f"{value} lies outside the grid, which ends at {dot_name(columns, rows)}")
        return value

    def _list(self, key: str) -> list[Any]:
        values = self._data[key]
        if not isinstance(values, list) or not values:
            raise self._refuse(key, "should be a list with something in it")
        return values

    def _dots(self, key: str, columns: int, rows: int) -> Iterator[str]:
        return (self._dot(key, value, columns, rows) for value in self._list(key))

    def _numbers(self, key: str, least: int, most: int) -> Iterator[int]:
        for value in self._list(key):
            if not _is_whole(value) or not least <= value <= most:
                raise self._refuse(key, f"{_short(value)} is not a whole number from {least} to {most}")
            yield int(value)

    # The blocks: their corners here, what they are in the way of elsewhere.

    def _blocks(self, columns: int, rows: int) -> list[Polygon]:
        blocks = self._list("block")
        return [self._block(f"block {n}", block, columns, rows) for n, block in enumerate(blocks, start=1)]

    def _block(self, where: str, block: object, columns: int, rows: int) -> Polygon:
        if not isinstance(block, dict) or set(block) != {"polygon"}:
            raise self._refuse(where, "should have one key, polygon")
        corners = block["polygon"]
        if not isinstance(corners, list) or len(corners) < 3:
            raise self._refuse(where, "a polygon is a list of three corners or more")
        return tuple(self._corner(where, corner, columns, rows) for corner in corners)

    def _corner(self, where: str, corner: object, columns: int, rows: int) -> tuple[float, float]:
        if not isinstance(corner, list) or len(corner) != 2 or not all(map(_is_number, corner)):
            raise self._refuse(where, f"{_short(corner)} is not a corner; corners are two numbers like [4.5, 7]")
        x, y = corner
        if not (0 <= x <= columns + 1 and 0 <= y <= rows + 1):  # also refuses inf and nan
            raise self._refuse(where, f"the corner {_short(corner)} lies off the mat")
        return float(x), float(y)

    def _free(self, columns: int, rows: int, blocks: list[Polygon]) -> tuple[list[str], list[Segment]]:
        try:
            return left_free(columns, rows, blocks)
        except BlockFault as fault:
            raise self._refuse(f"block {fault.block}", fault.what) from None

    # The whole: what lies where, and whether one can get there.

    def _placed(self, face: Face) -> None:
        things = list(self._things(face))
        free = set(face.dots)
        for what, dot in things:
            if dot not in free:
                raise self._refuse(dot, f"the {what} lies on a block")
        for dot, times in Counter(dot for _, dot in things).items():
            if times > 1:
                both = " and ".join(f"a {what}" for what, at in things if at == dot)
                raise self._refuse(dot, f"one thing a dot: here are {both}")
        if column_and_row(face.start)[1] != 1:
            raise self._refuse("start", f"{face.start} is not in row 1, below the ball of yarn")
        reachable = _reachable(face)
        for what, dot in (*things, *(("dot", dot) for dot in face.dots)):
            if dot not in reachable:
                raise self._refuse(dot, f"no way leads from the start to the {what}: open the blocks around it")

    def _things(self, face: Face) -> Iterator[tuple[str, str]]:
        yield "start", face.start
        yield "paw", face.paw
        for kind, key in ROW_OF.items():
            yield from ((kind, dot) for dot in self._data[key])
        yield from (("cup spot", dot) for dot in face.cup_spots)

    def _counted(self, face: Face) -> None:
        rows = {len(self._data[key]) for key in ROW_OF.values()}
        if len(rows) > 1:
            raise self._refuse("objects", "there should be as many mice as socks as planes")
        if len(face.set_points) != max(rows):
            raise self._refuse("set_points", f"{len(face.set_points)} numbers for {max(rows)} possible sets")
        if len(face.cup_spots) < CUPS:
            raise self._refuse("cup_spots", f"the players choose {CUPS} of them, so there should be {CUPS} or more")
        if len(face.timer) < 2:
            raise self._refuse("timer", "one number makes no column: add more, falling")
        for above, below in pairwise(face.timer):
            if below >= above:
                raise self._refuse("timer", f"{below} stands below {above}, but the column should fall all the way")


def _reachable(face: Face) -> set[str]:
    neighbours: dict[str, list[str]] = {dot: [] for dot in face.dots}
    for a, b in face.segments:
        neighbours[a].append(b)
        neighbours[b].append(a)
    found, edge = {face.start}, [face.start]
    while edge:
        news = [dot for dot in neighbours[edge.pop()] if dot not in found]
        found.update(news)
        edge.extend(news)
    return found


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
