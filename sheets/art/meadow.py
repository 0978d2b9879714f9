"""The meadow on the backs of tiles: so even, and so alike from every side, that no back is special.

It repeats every `CELL` millimetres, and a tile is a whole number of cells wide: however far a printer shifts the backs,
it shifts the same piece of meadow behind every tile. A quarter turn changes nothing either, so that a tile laid down
the other way round does not betray itself. Plants stand three millimetres from the edges of the cell, and as far from
each other: a cut runs between them, and looks like any other gap.
"""

from math import ceil, floor

from sheets.ink.figure import Figure, Mark, draw
from sheets.ink.ink import Ink, Placement
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, ellipse, rectangle
from sheets.layout.model import Rect

CELL = 24.0
_TURNS = (0, 90, 180, 270)
_BLADES = (
    "M -0.45 1.5 C -0.5 0.6 -0.9 -0.1 -1.7 -0.6 C -0.8 -0.3 -0.1 0.4 -0.05 1.5 Z",
    "M -0.3 1.5 C -0.4 0.5 -0.3 -0.4 0.1 -1.3 C 0.3 -0.3 0.3 0.6 0.1 1.5 Z",
    "M -0.05 1.5 C 0 0.6 0.5 0 1.4 -0.3 C 0.8 0.2 0.5 0.8 0.35 1.5 Z",
)
_LEAF = (
    "M 0 0 C -1 -0.55 -1.25 -1.3 -0.95 -1.8 C -0.65 -2.2 -0.1 -2 0 -1.65 "
    "C 0.1 -2 0.65 -2.2 0.95 -1.8 C 1.25 -1.3 1 -0.55 0 0 Z"
)
# Places of one quarter of the cell, from its middle; each has three more by turning.
_DAISY, _CLOVER, _BLOSSOM, _TUFT = (-2.7, -8.5), (3.3, -9.0), (-8.8, -8.9), (-3.4, -3.1)
_SPRIGS = ((-6.0, -5.8, 35), (0.4, -5.9, -160))
_SEEDS = ((-1.0, -11.2), (0.6, -0.8), (-11.3, -11.0), (-6.2, -11.4), (-5.9, -1.0), (6.1, -11.6), (-8.2, -6.2))


def draw_meadow(ink: Ink, area: Rect, origin: tuple[float, float]) -> None:
    """Fill an area. The origin is the corner of any tile."""
    columns = range(floor((area.x - origin[0]) / CELL), ceil((area.right - origin[0]) / CELL))
    rows = range(floor((area.y - origin[1]) / CELL), ceil((area.bottom - origin[1]) / CELL))
    ground = rectangle(area.x, area.y, area.width, area.height)
    ink.paint(ground, Colour.MEADOW)
    with ink.clipped(ground):
        for row in rows:
            for column in columns:
                at = Placement(origin[0] + (column + 0.5) * CELL, origin[1] + (row + 0.5) * CELL)
                ink.stamp("meadow-cell", lambda paper: draw(paper, _cell(), 0, 0), at)


def _cell() -> Figure:
    """One quarter of the cell, and the same turned three times about its middle."""
    quarter = (
        *(Mark(circle(x, y, 0.24), Colour.MEADOW_LIGHT) for x, y in _SEEDS),
        *(mark for x, y, turn in _SPRIGS for mark in _at(_tuft(Colour.GRASS), (x, y), turn)),
        *_at(_tuft(Colour.GRASS_DARK), _TUFT, -25),
        *_at(_clover(), _CLOVER, 20),
        *_at(_daisy(), _DAISY, 10),
        *_at(_blossom(), _BLOSSOM, 15),
    )
    return tuple(Mark(m.path.turned(turn), m.fill, m.line, m.width) for turn in _TURNS for m in quarter)


def _at(drawing: Figure, place: tuple[float, float], degrees: float) -> Figure:
    return tuple(Mark(m.path.turned(degrees).moved(*place), m.fill, m.line, m.width) for m in drawing)


def _tuft(colour: Colour) -> Figure:
    return tuple(Mark(drawn(blade), colour) for blade in _BLADES)


def _daisy() -> Figure:
    petals = (ellipse(0, -1.15, 0.43, 0.85).turned(45 * n) for n in range(8))
    white = tuple(Mark(petal, Colour.WOOL, Colour.GRASS, 0.15) for petal in petals)
    return (*white, Mark(circle(0, 0, 0.7), Colour.YELLOW, Colour.YELLOW_SIDE, 0.15))


def _clover() -> Figure:
    leaves = (drawn(_LEAF).turned(turn) for turn in _TURNS)
    return tuple(Mark(leaf, Colour.GRASS, Colour.GRASS_DARK, 0.15) for leaf in leaves)


def _blossom() -> Figure:
    petals = (circle(0, -0.85, 0.68).turned(72 * n) for n in range(5))
    pink = tuple(Mark(petal, Colour.YARN_LIGHT, Colour.GRASS, 0.15) for petal in petals)
    return (*pink, Mark(circle(0, 0, 0.45), Colour.YELLOW))


def tuft() -> Path:
    """A tuft of grass on its own, growing from the origin."""
    return drawn(
        "M -0.8 0 C -0.9 -1.2 -1.5 -2.2 -2.6 -2.8 C -1.3 -2.6 -0.5 -1.9 -0.1 -1 C 0 -2 0.2 -2.9 0.7 -3.8 "
        "C 0.9 -2.8 0.9 -1.9 0.7 -1 C 1.1 -1.7 1.7 -2.2 2.6 -2.4 C 1.9 -1.8 1.5 -1 1.3 0 Z"
    )
