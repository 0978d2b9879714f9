"""Small pictures that tell a rule without words: a few dots, a line among them, and whether that is allowed."""

from collections.abc import Sequence

from sheets.ink.figure import Figure, Mark
from sheets.ink.palette import Colour
from sheets.ink.path import Point, circle, drawn, polyline, rectangle

_PITCH = 1.8
_MIDDLE = -1.1  # of the dots; the verdict stands below


def one_corner() -> Figure:
    return _hint(((0, 0), (2, 0), (2, 2)), allowed=True)


def crossing() -> Figure:
    return _hint(((0, 1), (2, 1), (2, 2), (1, 2), (1, 0)), allowed=True)


def two_corners() -> Figure:
    return _hint(((0, 0), (1, 0), (1, 2), (2, 2)), allowed=False)


def through_a_block() -> Figure:
    x, y = _at((1.5, 1))
    block = rectangle(x - 0.6, y - 0.75, 1.2, 1.5, 0.2)
    return _hint(((0, 1), (2, 1)), False, Mark(block, Colour.BLUE, Colour.BLUE_SIDE))


def _hint(route: Sequence[Point], allowed: bool, *things: Mark) -> Figure:
    dots = tuple(Mark(circle(*_at((x, y)), 0.3), Colour.DOT) for x in range(3) for y in range(3))
    line = Mark(polyline(_at(point) for point in route), line=Colour.YARN, width=0.7)
    return (*dots, *things, line, _verdict(allowed))


def _at(point: Point) -> Point:
    return (point[0] - 1) * _PITCH, (point[1] - 1) * _PITCH + _MIDDLE


def _verdict(allowed: bool) -> Mark:
    if allowed:
        return Mark(drawn("M -0.6 2.3 L -0.15 2.75 L 0.75 1.75"), line=Colour.GREEN_SIDE, width=0.7)
    return Mark(drawn("M -0.55 1.75 L 0.55 2.85 M 0.55 1.75 L -0.55 2.85"), line=Colour.INK, width=0.7)
