"""Toy building blocks of any shape: a side, a top face above it, and a letter carved into the top."""

import math
from collections.abc import Sequence

from shapely import MultiPolygon, Polygon, box, maximum_inscribed_circle
from shapely.affinity import rotate
from shapely.geometry.polygon import orient

from sheets.ink.figure import Mark, draw
from sheets.ink.ink import POINT, Font, Ink
from sheets.ink.palette import Colour
from sheets.ink.path import Path, Point, circle, drawn, polyline, rounded

_COLOURS = (
    (Colour.RED, Colour.RED_SIDE),
    (Colour.BLUE, Colour.BLUE_SIDE),
    (Colour.YELLOW, Colour.YELLOW_SIDE),
    (Colour.GREEN, Colour.GREEN_SIDE),
    (Colour.VIOLET, Colour.VIOLET_SIDE),
)
_LETTERS = "WOLLE"
_SIDE = 0.8  # how much of the block's side shows around its top
_LIFT = 0.25  # and how much more of it below
_CORNER = 0.5
_ROOM_FOR_A_LETTER = 1.9
_CAPITALS = 0.7  # height of a capital in the title face, in its size
_HIGH, _LOW = 1.25, 1.05  # how high letters are, and a W where it would else touch an edge; in the room they have
_WIDE = 1.36  # a W is wider than it is high
_SHINE = 0.35  # from an edge of the top to the light on it

_HEART = drawn(
    "M 0 2.4 C -1.4 1.4 -2.6 0.4 -2.6 -0.9 C -2.6 -2.6 -0.5 -2.8 0 -1.3 "
    "C 0.5 -2.8 2.6 -2.6 2.6 -0.9 C 2.6 0.4 1.4 1.4 0 2.4 Z"
)
_STAR = rounded(
    [(reach * math.sin(n * math.pi / 5), -reach * math.cos(n * math.pi / 5)) for n, reach in enumerate((2.7, 1.2) * 5)],
    0.4,
)
_MOON = drawn("M 0.9 -2.6 C -1.8 -2.4 -2.8 0.4 -1.4 1.9 C 0.1 3.2 2.2 2.4 2.6 0.8 C 0.6 1.4 -0.9 -0.6 0.9 -2.6 Z")
_SHAPES = (_STAR, _HEART, _MOON)


def draw_block(ink: Ink, corners: Sequence[Point], number: int) -> None:
    colour, side = _COLOURS[number % len(_COLOURS)]
    top = _top(corners)
    ink.paint(rounded(corners, _CORNER), side)
    ink.paint(rounded(_ring(top), _CORNER), colour)
    middle, room = _middle(top)
    if room < _ROOM_FOR_A_LETTER:
        for peg in _pegs(top):
            ink.paint(circle(*peg, 0.7 * room), side)
        return
    for edge in _lit_edges(_ring(_smaller(top, _SHINE))):
        ink.paint(edge, line=Colour.PAPER, width=0.25)
    if number < len(_LETTERS):  # the first blocks spell a word; those after them have shapes
        _carve(ink, _LETTERS[number], top, side)
    else:
        draw(ink, (Mark(_SHAPES[number % len(_SHAPES)], side),), *middle, 6 * room / 3.6, _slant(top))


def _top(corners: Sequence[Point]) -> Polygon:
    face = _smaller(Polygon(corners), _SIDE)
    return Polygon([(x, y - _LIFT) for x, y in face.exterior.coords])


def _smaller(shape: Polygon, by: float) -> Polygon:
    """The largest piece that is left when every edge moves inwards."""
    inner = shape.buffer(-by, join_style="mitre")
    pieces = inner.geoms if isinstance(inner, MultiPolygon) else (inner,)
    return max((piece for piece in pieces if isinstance(piece, Polygon)), key=lambda piece: piece.area)


def _ring(shape: Polygon) -> list[Point]:
    """With the outside to the right of every edge, counted in x and y; without the first corner repeated."""
    return [(x, y) for x, y in orient(shape).exterior.coords][:-1]


def _lit_edges(ring: list[Point]) -> list[Path]:
    """Light comes from the upper left: edges that face it shine, but not up to their very ends."""
    edges = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        out = (b[1] - a[1], a[0] - b[0])
        if out[0] * 0.6 + out[1] < -0.3 * math.hypot(*out):
            edges.append(polyline((_part(a, b, 0.12), _part(a, b, 0.7))))
    return edges


def _part(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _carve(ink: Ink, letter: str, top: Polygon, side: Colour) -> None:
    middle, slant = _middle(top)[0], _slant(top)
    height = _height(letter, top)
    tilt = math.radians(slant)
    foot = (middle[0] - height / 2 * math.sin(tilt), middle[1] + height / 2 * math.cos(tilt))
    ink.write(letter, *foot, height / _CAPITALS / POINT, Font.TITLE, side, "middle", degrees=slant)


def _height(letter: str, top: Polygon) -> float:
    (x, y), room = _middle(top)
    up, wide = _HIGH * room / 2, _HIGH * room / 2 * _WIDE
    around = rotate(box(x - wide, y - up, x + wide, y + up), _slant(top), (x, y))
    return (_LOW if letter == "W" and not _smaller(top, _SHINE).covers(around) else _HIGH) * room


def _middle(top: Polygon) -> tuple[Point, float]:
    """The point with the most room around it; the middle of a plank rather than one of its ends."""
    radius = maximum_inscribed_circle(top)
    room = radius.length
    centroid = top.centroid
    if top.covers(centroid) and top.exterior.distance(centroid) > 0.9 * room:
        return (centroid.x, centroid.y), top.exterior.distance(centroid)
    x, y = radius.coords[0]
    return (x, y), room


def _slant(top: Polygon) -> float:
    """The angle of the edge that is nearest to level."""
    ring = _ring(top)
    angles = [
        (math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + 90) % 180 - 90
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
    ]
    return min(angles, key=abs)


def _pegs(top: Polygon) -> list[Point]:
    """Along the middle of a stick."""
    around = top.minimum_rotated_rectangle
    assert isinstance(around, Polygon)
    a, b, c, d = _ring(around)
    if math.dist(a, b) > math.dist(b, c):
        a, b, c, d = b, c, d, a
    start, end = _part(a, b, 0.5), _part(d, c, 0.5)
    count = max(2, round(math.dist(start, end) / 4.5))
    return [_part(start, end, (n + 0.5) / count) for n in range(count)]
