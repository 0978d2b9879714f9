"""Sheep drawn by rule, for a deck that may be edited: the more points, the more wool, and a curl for every point.

They stand on y = 0, about their middle, looking at us.
"""

import math

from sheets.art.flock import bare_head
from sheets.art.wool import fleece
from sheets.ink.figure import Figure, Mark, placed
from sheets.ink.ink import OUTLINE
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, rectangle, smooth

_LINE = Colour.WOOL_LINE
_THICK = 0.5
_LEG = 7.0
_MOST_WOOL = 11
_HEAD = 0.56
_FACES = ("cream", "tan", "grey", "dark")
_EYES = ("open", "left", "right", "happy", "wide", "up", "wink")
_MOUTHS = ("smile", "small", "grin", "tongue", "teeth", "open")


def white_sheep(points: int, number: int) -> Figure:
    """`number` picks the face, so that every card has a character of its own."""
    face, eyes = _FACES[number % 4], _EYES[number % 7]
    mouth = _MOUTHS[number % 6] if points else "frown"
    head = bare_head(face, eyes if points else "up", mouth)
    if points <= 0:
        return _shorn(head, face)
    return _woolly(points, points, head, face, Colour.WOOL, Colour.WOOL_SHADE)


def black_sheep(points: int) -> Figure:
    """Sour, and the sourer the more wool it has to be sour in."""
    head = bare_head("dark", "sour", "frown", Colour.BLACK_WOOL)
    wool = 3 + min(-points, _MOST_WOOL)
    return _woolly(wool, -points, head, "dark", Colour.BLACK_WOOL, Colour.BLACK_WOOL_SHADE)


def _woolly(wool: int, curls: int, head: Figure, face: str, fill: Colour, shade: Colour) -> Figure:
    much = min(wool, _MOST_WOOL)
    across, down = 8.6 + 1.0 * much, 6.0 + 0.86 * much
    middle = -_LEG - down
    puffs = 9 + much
    neck = across * 0.5 + 2.5, middle - down * 0.42
    return (
        Mark(fleece(-across - 1.2, middle - 1, 2.6, 2.6, 6), fill, _LINE, _THICK),
        *_legs(across, face),
        Mark(fleece(0, middle, across, down, puffs), fill, _LINE, _THICK),
        *(Mark(curl, line=shade, width=0.7) for curl in _curls(curls, across, down, middle)),
        *placed(head, *neck, _HEAD),
    )


def _shorn(head: Figure, face: str) -> Figure:
    """All of it is gone: bristles, goose pimples, a plaster where the shears slipped, and underpants for decency."""
    body = smooth(((-11, -11), (-8, -16.5), (0, -17.4), (8, -17), (10.6, -12.5), (8, -8), (0, -6.6), (-8, -7.2)))
    pants = drawn(
        "M -11 -11 C -10.6 -14 -9.6 -15.8 -8 -16.5 L -2.6 -17.3 L -3.4 -6.7 L -8 -7.2 C -9.8 -8 -10.8 -9.4 -11 -11 Z"
    )
    dots = ((-8.6, -12.8), (-5.4, -14.6), (-6.6, -10), (-4.6, -8.8), (-9, -9.6), (-4.8, -11.8))
    bristles = ((1, -15.6), (3.6, -14), (0, -11), (2.6, -9), (5.6, -10.6), (5.2, -15.4))
    plaster = rectangle(-1.9, -0.8, 3.8, 1.6, 0.7).turned(-30).moved(3.2, -11.6)
    return (
        *_legs(10, face),
        Mark(body, Colour.BLUSH, _LINE, _THICK),
        Mark(pants, Colour.PAPER, _LINE, OUTLINE),
        *(Mark(circle(x, y, 0.6), Colour.RED) for x, y in dots),
        *(Mark(drawn(f"M {x} {y} L {x + 0.5} {y - 0.9}"), line=_LINE, width=0.3) for x, y in bristles),
        Mark(plaster, Colour.STRAW_EDGE, Colour.YELLOW_SIDE, 0.3),
        *placed(head, 8.6, -17.4, _HEAD),
    )


def _legs(across: float, face: str) -> Figure:
    tone = {"cream": Colour.SHEEP_CREAM, "tan": Colour.SHEEP_TAN, "grey": Colour.SHEEP_GREY}.get(
        face, Colour.SHEEP_DARK
    )
    return tuple(mark for x in (-0.62, -0.3, 0.3, 0.62) for mark in _leg(x * across, tone))


def _leg(x: float, tone: Colour) -> Figure:
    leg = rectangle(x - 1.25, -_LEG - 5, 2.5, _LEG + 4.6, 0.9)
    hoof = drawn(f"M {x - 1.35} -1.7 L {x + 1.35} -1.7 L {x + 1.6} 0 L {x - 1.6} 0 Z")
    return (Mark(leg, tone, _LINE, OUTLINE), Mark(hoof, _LINE, _LINE, OUTLINE))


def _curls(count: int, across: float, down: float, middle: float) -> tuple[Path, ...]:
    """Spread like seeds of a sunflower over the side that the head leaves free."""
    curl = drawn("M -1.1 0.5 C -1.2 -1 0.9 -1.2 1 0.1 C 1 1 -0.2 1 -0.1 0.2")
    places = (_seed(n, count) for n in range(count))
    return tuple(
        curl.turned(67.0 * n).moved(x * across * 0.52 - across * 0.26, y * down * 0.62 + middle + down * 0.12)
        for n, (x, y) in enumerate(places)
    )


def _seed(n: int, count: int) -> tuple[float, float]:
    radius, angle = math.sqrt((n + 0.5) / count), math.radians(137.5 * n + 100)
    return radius * math.cos(angle), radius * math.sin(angle)


def cloud(x: float, y: float, size: float) -> Path:
    return fleece(x, y, size, size * 0.45, 8, 0.5)
