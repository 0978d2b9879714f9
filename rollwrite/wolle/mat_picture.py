"""The mat as a picture: the yarn on it, what it reached, and where it went wrong."""

from collections.abc import Iterable, Iterator

from rollwrite.picture import Circle, Label, Line, Picture, Point, Polygon, Shape
from rollwrite.wolle.face import Face, Kind, Segment, column_and_row

PITCH = 9.5
PAPER = {"A": "#FBF0CC", "B": "#DDECF6"}
INK = "#383D49"
FAINT = "#A9A79C"
YARN = "#D1495B"
FAULT = "#7A1FA2"
PORCELAIN = "#3C6E9F"
BLOCKS = ("#D96C5F", "#5B8DBE", "#6FA86F", "#E0B64A", "#9A7BB5")
LETTERS: dict[Kind, str] = {"mouse": "M", "sock": "S", "plane": "P"}
TINTS: dict[Kind, str] = {"mouse": "#DADADA", "sock": "#F3C9B8", "plane": "#FFFFFF"}


def mat_picture(
    face: Face, yarn: Iterable[Segment], end: str, cups: Iterable[str], faults: Iterable[tuple[str, ...]]
) -> Picture:
    """`faults` are single dots or the two dots of a segment."""
    shapes = (
        *_names(face),
        *_blocks(face),
        *_dots(face),
        *(Line((_place(a), _place(b)), YARN, 1.1) for a, b in yarn),
        *_things(face, cups),
        Circle(_place(face.start), 1.5, YARN),
        Circle(_place(end), 1.5, "#FFFFFF", YARN, 0.8),
        *_faults(faults),
    )
    return Picture((face.columns + 1.5) * PITCH, (face.rows + 1.5) * PITCH, shapes, PAPER.get(face.name, "#FFFFFF"))


def _point(column: float, row: float) -> Point:
    return (column + 0.25) * PITCH, (row + 0.25) * PITCH


def _place(dot: str) -> Point:
    return _point(*column_and_row(dot))


def _names(face: Face) -> Iterator[Shape]:
    for column in range(1, face.columns + 1):
        yield Label(_point(column, 0.25), chr(ord("A") + column - 1), 3.2, FAINT)
    for row in range(1, face.rows + 1):
        yield Label(_point(0.25, row), str(row), 3.2, FAINT)


def _blocks(face: Face) -> Iterator[Shape]:
    for n, block in enumerate(face.blocks):
        yield Polygon(tuple(_point(*corner) for corner in block), BLOCKS[n % len(BLOCKS)], INK, 0.35)


def _dots(face: Face) -> Iterator[Shape]:
    for dot in face.dots:
        spot = dot in face.cup_spots
        yield Circle(_place(dot), 0.9 if spot else 0.45, INK if spot else FAINT)


def _things(face: Face, cups: Iterable[str]) -> Iterator[Shape]:
    yield from (Circle(_place(dot), 2.6, None, PORCELAIN, 0.6) for dot in cups)
    for dot, kind in face.objects.items():
        yield Circle(_place(dot), 2.9, TINTS[kind], FAINT)
        yield Label(_place(dot), LETTERS[kind], 3.6, INK)
    yield Circle(_place(face.paw), 3.1, "#FFFFFF", INK, 0.4)
    yield Label(_place(face.paw), "paw", 2.6, INK)


def _faults(faults: Iterable[tuple[str, ...]]) -> Iterator[Shape]:
    """A ring round a dot, a stroke along a segment."""
    for places in (tuple(map(_place, dots)) for dots in faults):
        yield Line(places, FAULT, 1.6) if len(places) > 1 else Circle(places[0], 3.6, None, FAULT, 0.8)
