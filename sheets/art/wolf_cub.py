"""Uly, the wolf cub, in badly fitting wool. Drawn like the sheep, about the middle of the face."""

from sheets.art.wool import fleece
from sheets.ink.figure import Figure, Mark
from sheets.ink.palette import Colour
from sheets.ink.path import circle, drawn, ellipse, smooth

_LINE = Colour.WOLF_LINE


def wolf_cub() -> Figure:
    return (*_tail(), *_costume(), *_string(), *_ears(), *_head(), *_eyes(), *_snout(), *_hood())


def _tail() -> Figure:
    """It has not quite found room under the wool."""
    tail = drawn("M 10 12.6 C 15 14.6 20.4 12.6 20 6 C 19.8 3.6 18.2 2.4 17.4 3.2 C 17.8 6.6 15.6 8.8 11.6 8.4 Z")
    tip = drawn(
        "M 20 6 C 19.8 3.6 18.2 2.4 17.4 3.2 C 17.5 4.6 17.2 5.7 16.5 6.6 "
        "C 17.6 6.4 18.4 7 18.7 8.2 C 19.4 7.8 19.9 7 20 6 Z"
    )
    return (Mark(tail, Colour.WOLF, _LINE, 0.45), Mark(tip, Colour.WOLF_LIGHT, _LINE, 0.45))


def _costume() -> Figure:
    """A fleece that has slipped to one side and ends too early."""
    chest = smooth(((-7, 8), (0, 10), (7, 8), (8.6, 13), (7, 18), (0, 19.2), (-7, 18), (-8.6, 13)))
    tuft = drawn("M -4 15.2 L -2.2 18 L -1 16.2 L 0.2 18.8 L 1.6 16.2 L 2.8 18 L 4.2 15.2 C 2 13.8 -2 13.8 -4 15.2 Z")
    patch = drawn("M -14.6 5.2 L -10.2 4.4 L -9.6 8.8 L -13.8 9.8 Z")
    stitches = drawn(
        "M -13.4 4.3 L -13 5.7 M -11.2 3.8 L -10.9 5.2 M -10.6 5.8 L -9.2 5.6 M -10.3 7.6 L -8.9 7.4 "
        "M -11.4 8.6 L -11.1 10 M -13.2 9 L -12.9 10.4 M -15 6.4 L -13.7 6.2 M -14.7 8.3 L -13.4 8.1"
    )
    return (
        Mark(chest, Colour.WOLF, _LINE, 0.45),
        Mark(tuft, Colour.WOLF_LIGHT, _LINE, 0.35),
        Mark(fleece(-0.8, -1.2, 15, 12.6, 10, 0.55, start=-80).turned(-7), Colour.WOOL, Colour.WOOL_LINE, 0.5),
        Mark(patch, Colour.YARN_LIGHT, Colour.YARN, 0.4),
        Mark(stitches, line=Colour.YARN, width=0.35),
    )


def _ears() -> Figure:
    """Pointed, and straight through the wool."""
    ear = drawn("M 3.6 -8.6 C 5.2 -13 8.4 -17.8 11.6 -19.4 C 13.6 -15.6 13.4 -8.6 10.6 -3.8 Z")
    inner = drawn("M 6.2 -9 C 7.4 -12 9 -14.6 10.9 -16.2 C 11.7 -13.6 11.4 -9.6 10 -6.6 Z")
    return tuple(
        mark
        for side in (1, -1)
        for mark in (
            Mark(ear.scaled(side, 1), Colour.WOLF, _LINE, 0.45),
            Mark(inner.scaled(side, 1), Colour.BLUSH),
        )
    )


def _head() -> Figure:
    outline = drawn(
        "M 0 -9.6 C 5 -9.6 8.6 -7 9.2 -2.6 C 9.4 -0.6 10.4 1.2 12.4 2.8 L 9.2 3.4 L 10.2 6.2 L 6.8 5.8 "
        "C 5.4 9.2 2.8 11.4 0 11.4 C -2.8 11.4 -5.4 9.2 -6.8 5.8 L -10.2 6.2 L -9.2 3.4 L -12.4 2.8 "
        "C -10.4 1.2 -9.4 -0.6 -9.2 -2.6 C -8.6 -7 -5 -9.6 0 -9.6 Z"
    )
    mask = smooth(((0, 1.4), (4.4, 2.6), (5.4, 6), (3, 9.8), (0, 10.9), (-3, 9.8), (-5.4, 6), (-4.4, 2.6)))
    return (Mark(outline, Colour.WOLF, _LINE, 0.45), Mark(mask, Colour.WOLF_LIGHT))


def _eyes() -> Figure:
    """Looking aside: has anybody noticed?"""
    brow = drawn("M 1.6 -4.9 C 3 -6.4 5.4 -6.4 6.8 -5")
    return (
        *(mark for x in (-3.9, 3.9) for mark in _eye(x)),
        Mark(brow, line=_LINE, width=0.6),
        Mark(drawn("M -1.6 -5.4 C -3 -6 -5.2 -5.6 -6.4 -4.2"), line=_LINE, width=0.6),
    )


def _eye(x: float) -> Figure:
    return (
        Mark(ellipse(x, -1.6, 2.1, 2.5), Colour.STRAW_EDGE, _LINE, 0.35),
        Mark(ellipse(x + 0.9, -1.2, 1.05, 1.5), Colour.INK),
        Mark(circle(x + 1.2, -1.8, 0.4), Colour.PAPER),
    )


def _snout() -> Figure:
    nose = smooth(((0, 3.2), (2, 3.4), (1.5, 4.9), (0, 5.7), (-1.5, 4.9), (-2, 3.4)))
    grin = drawn("M 0 5.6 L 0 6.8 M -4 5.8 C -3.4 8.2 -0.8 8.4 0 6.8 C 0.8 8.4 3.4 8.2 4.4 5.4")
    tooth = drawn("M 2 7.85 L 2.5 9.4 L 3.2 7.4 Z")
    return (
        Mark(tooth, Colour.PAPER, _LINE, 0.3),
        Mark(nose, Colour.INK),
        Mark(ellipse(-0.6, 3.8, 0.5, 0.28), Colour.PAPER),
        Mark(grin, line=_LINE, width=0.5),
    )


def _hood() -> Figure:
    """A cap of wool, tied on askew."""
    return (Mark(fleece(-0.6, -10, 6.8, 3, 8, 0.5, start=-78).turned(-9), Colour.WOOL, Colour.WOOL_LINE, 0.45),)


def _string() -> Figure:
    """Down both cheeks, under the chin, and a bow."""
    return tuple(
        Mark(drawn(line).scaled(side, 1), line=Colour.YARN, width=0.6)
        for side in (1, -1)
        for line in ("M 6 -10 C 13 -5 12.4 9 0 12.8", "M 0 12.8 C 0.8 14.2 1.4 15.2 2.6 16", _LOOP)
    )


_LOOP = "M 0 12.8 C 1.6 10.8 4.2 11.4 3.6 13 C 3.1 14.2 1.2 13.8 0 12.8"
