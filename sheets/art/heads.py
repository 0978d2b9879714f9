"""Wolf, dog and sheep in small: heads for the score sheet, drawn about their centre in a square of 6 mm."""

from sheets.art.wool import fleece
from sheets.ink.figure import Figure, Mark
from sheets.ink.ink import DETAIL
from sheets.ink.palette import Colour
from sheets.ink.path import circle, drawn, ellipse, smooth

_THIN = 0.3


def wolf_head() -> Figure:
    ear = drawn("M 0.5 -1.2 L 2.1 -2.9 C 2.6 -2 2.5 -0.8 2 0.2 Z")
    face = drawn(
        "M 0 -1.5 C 1.4 -1.5 2 -0.8 2.1 0.1 L 2.7 0.9 L 1.8 1.2 C 1.4 2.2 0.7 2.7 0 2.7 "
        "C -0.7 2.7 -1.4 2.2 -1.8 1.2 L -2.7 0.9 L -2.1 0.1 C -2 -0.8 -1.4 -1.5 0 -1.5 Z"
    )
    return (
        *(Mark(ear.scaled(side, 1), Colour.WOLF, Colour.WOLF_LINE, _THIN) for side in (1, -1)),
        Mark(face, Colour.WOLF, Colour.WOLF_LINE, _THIN),
        Mark(ellipse(0, 1.5, 1, 0.9), Colour.WOLF_LIGHT),
        *(Mark(ellipse(x, -0.1, 0.28, 0.36), Colour.INK) for x in (-0.85, 0.85)),
        Mark(ellipse(0, 0.95, 0.48, 0.34), Colour.INK),
        Mark(drawn("M -0.7 1.7 C -0.3 2.1 0.3 2.1 0.7 1.7"), line=Colour.WOLF_LINE, width=DETAIL),
    )


def dog_head() -> Figure:
    ear = smooth(((1.2, -2.1), (2.2, -2.2), (2.8, -0.8), (2.5, 0.6), (1.8, 0), (1.3, -1)))
    face = smooth(((0, -2.2), (1.6, -1.6), (2, 0), (1.4, 1.8), (0, 2.7), (-1.4, 1.8), (-2, 0), (-1.6, -1.6)))
    blaze = drawn(
        "M 0 -2.2 C 0.5 -1.2 0.4 -0.4 0.5 0 C 1.6 0.6 1.3 2.1 0 2.7 C -1.3 2.1 -1.6 0.6 -0.5 0 "
        "C -0.4 -0.4 -0.5 -1.2 0 -2.2 Z"
    )
    return (
        Mark(face, Colour.COLLIE, Colour.INK, _THIN),
        Mark(blaze, Colour.PAPER),
        *(Mark(ear.scaled(side, 1), Colour.COLLIE, Colour.INK, _THIN) for side in (1, -1)),
        *(Mark(circle(x, -0.35, 0.36), Colour.PAPER) for x in (-0.95, 0.95)),
        *(Mark(circle(x, -0.35, 0.22), Colour.INK) for x in (-0.95, 0.95)),
        Mark(ellipse(0, 0.95, 0.5, 0.36), Colour.INK),
        Mark(drawn("M -0.7 1.75 C -0.3 2.1 0.3 2.1 0.7 1.75"), line=Colour.INK, width=DETAIL),
    )


def sheep_face() -> Figure:
    ear = smooth(((1.3, -0.5), (2.4, -0.8), (2.7, -0.2), (1.7, 0.2)))
    return (
        Mark(fleece(0, -0.1, 2.1, 2.1, 9), Colour.WOOL, Colour.WOOL_LINE, _THIN),
        *(Mark(ear.scaled(side, 1), Colour.SHEEP_CREAM, Colour.WOOL_LINE, DETAIL) for side in (1, -1)),
        Mark(ellipse(0, 0.4, 1.3, 1.6), Colour.SHEEP_CREAM, Colour.WOOL_LINE, DETAIL),
        *(Mark(circle(x, 0.1, 0.22), Colour.INK) for x in (-0.5, 0.5)),
        Mark(drawn("M -0.4 1.2 C -0.2 1.45 0.2 1.45 0.4 1.2"), line=Colour.WOOL_LINE, width=DETAIL),
    )


def black_sheep_face() -> Figure:
    ear = smooth(((1.3, -0.5), (2.4, -0.8), (2.7, -0.2), (1.7, 0.2)))
    brow = drawn("M 0.2 -0.15 L 0.95 -0.6")
    return (
        Mark(fleece(0, -0.1, 2.1, 2.1, 9), Colour.BLACK_WOOL, Colour.WOOL_LINE, _THIN),
        *(Mark(ear.scaled(side, 1), Colour.SHEEP_DARK, Colour.WOOL_LINE, DETAIL) for side in (1, -1)),
        Mark(ellipse(0, 0.4, 1.3, 1.6), Colour.SHEEP_DARK, Colour.WOOL_LINE, DETAIL),
        *(Mark(circle(x, 0.2, 0.28), Colour.PAPER) for x in (-0.5, 0.5)),
        *(Mark(brow.scaled(side, 1), line=Colour.SHEEP_CREAM, width=DETAIL) for side in (1, -1)),
        Mark(drawn("M -0.5 1.5 C -0.2 1.1 0.2 1.1 0.5 1.5"), line=Colour.SHEEP_CREAM, width=DETAIL),
    )
