"""A whole face in about a hundred bytes, so that a sheet can be read by somebody who has only the paper.

A packed face is one large number, made from facts that each have so many values, so that nothing is lost to whole bits.
Dots whose order says nothing are one fact: the number of that set of dots among all sets of its size.
What is on paper must be readable for ever: another form gets another first byte.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import comb
from typing import Any

from rollwrite.errors import RollwriteError
from rollwrite.message import message
from rollwrite.wolle.face import MOODS, Face, Polygon, column_and_row, dot_name
from rollwrite.wolle.face_file import MOST_COLUMNS, MOST_ROWS, ROW_OF, face_of
from rollwrite.wolle.generator.plane import At
from rollwrite.wolle.generator.shapes import DOT, TURNS, Block, box, turned
from rollwrite.wolle.rules import DIE

FORM = 1
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-"
LONGEST_NAME = 20
# Room for more to come.
MOST_MOODS = 16
MOST_SHAPES = 128
MOST_BLOCKS = 64
LEAST_CORNERS, MOST_CORNERS = 3, 66
POINTS = 100
UNITS = (DOT, 100)  # corners in twentieths of a dot's distance, or where that is too coarse in hundredths


class FaceDoesNotFit(RollwriteError):
    """A face that is too large or too fine to be packed."""

    def __init__(self) -> None:
        super().__init__(message("wolle/face-does-not-fit"))


class NoFaceCode(RollwriteError):
    """Bytes that are no packed face."""

    def __init__(self) -> None:
        super().__init__(message("wolle/no-face-code"))


def pack(face: Face) -> bytes:
    facts = _Facts()
    _put_mat(facts, face)
    _put_things(facts, face)
    facts.put(len(face.blocks), MOST_BLOCKS)
    for block in face.blocks:
        _put_block(facts, face, block)
    for points in face.set_points:
        facts.put(points, POINTS)
    facts.put(sum(1 << number - 1 for number in face.timer), 1 << len(DIE))
    return bytes([FORM]) + facts.packed()


def unpack(code: bytes) -> Face:
    if code[:1] != bytes([FORM]):
        raise NoFaceCode
    facts = _Packed(code[1:])
    data = _taken_mat(facts)
    data |= _taken_things(facts, data["columns"], data["rows"])
    size = data["columns"], data["rows"]
    data["block"] = [{"polygon": _taken_block(facts, size)} for _ in range(facts.take(MOST_BLOCKS))]
    data["set_points"] = [facts.take(POINTS) for _ in data["mice"]]
    timer = facts.take(1 << len(DIE))
    data["timer"] = [number for number in reversed(DIE) if timer >> number - 1 & 1]
    facts.end()
    return face_of(data)


class _Facts:
    """What is to be packed, fact by fact."""

    def __init__(self) -> None:
        self._facts: list[tuple[int, int]] = []

    def put(self, value: int, values: int) -> None:
        """A number from 0 up to, not including, `values`."""
        if not 0 <= value < values:
            raise FaceDoesNotFit
        self._facts.append((value, values))

    def packed(self) -> bytes:
        number = 0
        for value, values in reversed(self._facts):
            number = number * values + value
        return number.to_bytes((number.bit_length() + 7) // 8, "big")


class _Packed:
    """What was packed, in the same order."""

    def __init__(self, code: bytes) -> None:
        self._left = int.from_bytes(code, "big")

    def take(self, values: int) -> int:
        self._left, value = divmod(self._left, values)
        return value

    def end(self) -> None:
        if self._left:
            raise NoFaceCode


def _put_mat(facts: _Facts, face: Face) -> None:
    facts.put(len(face.name) - 1, LONGEST_NAME)
    for letter in face.name:
        facts.put(LETTERS.find(letter), len(LETTERS))
    facts.put(MOODS.index(face.mood), MOST_MOODS)
    facts.put(face.columns - 1, MOST_COLUMNS)
    facts.put(face.rows - 1, MOST_ROWS)
    facts.put(column_and_row(face.start)[0] - 1, face.columns)


def _taken_mat(facts: _Packed) -> dict[str, Any]:
    name = "".join(LETTERS[facts.take(len(LETTERS))] for _ in range(1 + facts.take(LONGEST_NAME)))
    mood = facts.take(MOST_MOODS)
    if mood >= len(MOODS):
        raise NoFaceCode
    columns, rows = 1 + facts.take(MOST_COLUMNS), 1 + facts.take(MOST_ROWS)
    start = dot_name(1 + facts.take(columns), 1)
    return {"face": name, "mood": MOODS[mood], "columns": columns, "rows": rows, "start": start}


def _put_things(facts: _Facts, face: Face) -> None:
    dots = face.columns * face.rows
    facts.put(_place(face.paw, face.columns), dots)
    facts.put(len(face.set_points), dots + 1)
    for kind in ROW_OF:
        toys = [_place(dot, face.columns) for dot in face.objects if face.objects[dot] == kind]
        _put_set(facts, sorted(toys), dots)
    spots = [_place(dot, face.columns) for dot in face.cup_spots]
    facts.put(len(spots), dots + 1)
    in_order = spots == sorted(spots)
    facts.put(in_order, 2)
    if in_order:
        _put_set(facts, spots, dots)
    else:
        for spot in spots:
            facts.put(spot, dots)


def _taken_things(facts: _Packed, columns: int, rows: int) -> dict[str, Any]:
    dots = columns * rows
    paw, toys = facts.take(dots), facts.take(dots + 1)
    rows_of_toys = {row: _taken_set(facts, toys, dots) for row in ROW_OF.values()}
    count, in_order = facts.take(dots + 1), facts.take(2)
    spots = _taken_set(facts, count, dots) if in_order else [facts.take(dots) for _ in range(count)]
    named = {
        row: [_dot(place, columns) for place in places] for row, places in (*rows_of_toys.items(), ("cup_spots", spots))
    }
    return {"paw": _dot(paw, columns), **named}


def _place(dot: str, columns: int) -> int:
    column, row = column_and_row(dot)
    return (row - 1) * columns + column - 1


def _dot(place: int, columns: int) -> str:
    return dot_name(place % columns + 1, place // columns + 1)


def _put_set(facts: _Facts, places: Sequence[int], dots: int) -> None:
    """The number of a set among all sets of its size, in the combinatorial number system."""
    facts.put(sum(comb(place, n) for n, place in enumerate(places, start=1)), comb(dots, len(places)))


def _taken_set(facts: _Packed, count: int, dots: int) -> list[int]:
    number, places, below = facts.take(comb(dots, count)) if count <= dots else 0, [], dots
    for n in range(count, 0, -1):
        below = next(place for place in range(below - 1, -1, -1) if comb(place, n) <= number)
        number -= comb(below, n)
        places.append(below)
    return places[::-1]


def _put_block(facts: _Facts, face: Face, block: Polygon) -> None:
    """A block of the box by its number, any other by its corners."""
    from_box = _from_box(block, face.columns, face.rows)
    facts.put(from_box is not None, 2)
    if from_box is None:
        _put_corners(facts, face, block)
        return
    facts.put(from_box.shape, MOST_SHAPES)
    facts.put(from_box.turn, TURNS)
    facts.put((from_box.row - 1) * face.columns + from_box.column - 1, face.columns * face.rows)


def _taken_block(facts: _Packed, size: At) -> list[list[float]]:
    columns, rows = size
    if not facts.take(2):
        return _taken_corners(facts, size)
    shape, turn, place = facts.take(MOST_SHAPES), facts.take(TURNS), facts.take(columns * rows)
    if shape >= len(box()):
        raise NoFaceCode
    outline = Block(shape, turn, place % columns + 1, place // columns + 1).outline
    return [[x / DOT, y / DOT] for x, y in outline]


def _from_box(block: Polygon, columns: int, rows: int) -> Block | None:
    corners = _counted(block, DOT)
    if corners is None:
        return None
    for shape, turn in ((shape, turn) for shape in range(len(box())) for turn in range(TURNS)):
        (x, y), (left, top) = corners[0], turned(shape, turn)[0]
        column, row = (x - left) // DOT, (y - top) // DOT
        lying = Block(shape, turn, column, row)
        if lying.outline == corners and 1 <= column <= columns and 1 <= row <= rows:
            return lying
    return None


def _put_corners(facts: _Facts, face: Face, block: Polygon) -> None:
    """The first corner by its place, each other by its steps from the one before."""
    unit, corners = _in_units(block)
    facts.put(UNITS.index(unit), len(UNITS))
    facts.put(len(corners) - LEAST_CORNERS, MOST_CORNERS - LEAST_CORNERS + 1)
    for value, dots in zip(corners[0], (face.columns, face.rows), strict=True):
        facts.put(value, (dots + 1) * unit + 1)
    steps = [there - here for a, b in pairwise(corners) for here, there in zip(a, b, strict=True)]
    reach = max(map(abs, steps))
    facts.put(reach, _farthest(face.columns, face.rows, unit))
    for step in steps:
        facts.put(step + reach, 2 * reach + 1)


def _taken_corners(facts: _Packed, size: At) -> list[list[float]]:
    unit = UNITS[facts.take(len(UNITS))]
    count = LEAST_CORNERS + facts.take(MOST_CORNERS - LEAST_CORNERS + 1)
    corners = [[facts.take((dots + 1) * unit + 1) for dots in size]]
    reach = facts.take(_farthest(*size, unit))
    for _ in range(count - 1):
        corners.append([value + facts.take(2 * reach + 1) - reach for value in corners[-1]])
    return [[value / unit for value in corner] for corner in corners]


def _farthest(columns: int, rows: int, unit: int) -> int:
    return (max(columns, rows) + 1) * unit + 1


def _in_units(block: Polygon) -> tuple[int, tuple[At, ...]]:
    for unit in UNITS:
        corners = _counted(block, unit)
        if corners is not None:
            return unit, corners
    raise FaceDoesNotFit


def _counted(block: Polygon, unit: int) -> tuple[At, ...] | None:
    """The corners as whole numbers of a unit, if they are."""
    corners = tuple((round(x * unit), round(y * unit)) for x, y in block)
    return (
        corners if all((x / unit, y / unit) == corner for (x, y), corner in zip(corners, block, strict=True)) else None
    )
