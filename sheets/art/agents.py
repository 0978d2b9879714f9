"""The two kinds of sheep that come in threes: one in a dinner jacket, one with three dice. They stand on y = 0."""

from sheets.art.flock import bare_head
from sheets.art.pasture import white_sheep
from sheets.art.wool import fleece
from sheets.ink.figure import Figure, Mark, placed
from sheets.ink.ink import OUTLINE
from sheets.ink.palette import Colour
from sheets.ink.path import Path, arc, circle, drawn, ellipse, rectangle

_LINE = Colour.WOOL_LINE
_THICK = 0.5
_DICE_WOOL = 5

_DIGITS = {
    3: "M -1.4 -1.9 C -0.6 -2.7 1.5 -2.5 1.4 -1.2 C 1.3 -0.3 0.2 -0.1 -0.3 -0.1 C 0.4 -0.1 1.7 0.2 1.6 1.3 "
    "C 1.5 2.6 -0.8 2.8 -1.6 1.8",
    7: "M -1.5 -2.2 L 1.5 -2.2 C 0.4 -0.8 -0.3 0.8 -0.4 2.2",
    0: "M 0 -2.3 C 2.1 -2.3 2.1 2.3 0 2.3 C -2.1 2.3 -2.1 -2.3 0 -2.3 Z",
}


def secret_sheep() -> Figure:
    """0-0-7: shaken, not shorn."""
    return placed((*_trousers(), *_jacket(), *_arms(), *_glass(), *_head()), -1, 0, 0.92)


def _trousers() -> Figure:
    leg = rectangle(-2.1, -9.5, 4.2, 9, 1.0)
    shoe = drawn("M -2.2 -1.5 C -1.4 -2.2 1.8 -2.2 2.6 -1.2 C 3.2 -0.5 3 0 2.6 0 L -2.2 0 Z")
    return (
        *(Mark(leg.moved(x, 0), Colour.JACKET, _LINE, OUTLINE) for x in (-3.4, 3.4)),
        *(Mark(shoe.scaled(side, 1).moved(side * 3.6, 0), _LINE, _LINE, OUTLINE) for side in (-1, 1)),
    )


def _jacket() -> Figure:
    coat = drawn("M -4 -27 C -9 -26 -10.6 -20 -10.4 -8.6 C -6 -6.6 6 -6.6 10.4 -8.6 C 10.6 -20 9 -26 4 -27 Z")
    shirt = drawn("M -4.2 -27.4 L 0 -13.4 L 4.2 -27.4 Z")
    lapel = drawn("M -4.6 -27 L -7.4 -22.4 L -4.9 -21.4 L -5.8 -19.8 L 0 -12.8 L -3.6 -26.6 Z")
    bow = drawn("M 0 -24.2 L -3.8 -26.4 C -4.6 -25 -4.6 -23.2 -3.8 -21.9 Z")
    return (
        Mark(coat, Colour.JACKET, _LINE, _THICK),
        Mark(shirt, Colour.PAPER),
        *(Mark(lapel.scaled(side, 1), Colour.JACKET, Colour.SHEEP_GREY, OUTLINE) for side in (1, -1)),
        *(Mark(circle(0, y, 0.45), Colour.INK) for y in (-20.6, -18)),
        Mark(drawn("M 0 -12.8 L 0 -7.2"), line=Colour.SHEEP_GREY, width=OUTLINE),
        *(Mark(bow.scaled(side, 1), Colour.YARN, Colour.INK, OUTLINE) for side in (1, -1)),
        Mark(circle(0, -24.2, 0.95), Colour.YARN_FILL, Colour.INK, OUTLINE),
        Mark(drawn("M -7.6 -18.2 L -5.2 -18.9 L -5 -17 Z"), Colour.PAPER, Colour.SHEEP_GREY, 0.25),
    )


def _arms() -> Figure:
    down = drawn("M -9 -23.6 C -12.4 -20 -13 -15 -11.6 -11.4 L -8.6 -12.2 C -9.4 -15.4 -9 -18 -7.6 -20.4 Z")
    raised = drawn("M 7.8 -24.2 C 11 -21 12.4 -19.4 14.6 -21.4 L 17.2 -19 C 13.4 -14.6 10 -16 7.6 -18.2 Z")
    return (
        Mark(down, Colour.JACKET, _LINE, OUTLINE),
        Mark(ellipse(-10, -11, 1.9, 1.7), Colour.SHEEP_CREAM, _LINE, OUTLINE),
        Mark(raised, Colour.JACKET, _LINE, OUTLINE),
        Mark(ellipse(16.4, -21, 1.7, 1.9), Colour.SHEEP_CREAM, _LINE, OUTLINE),
    )


def _glass() -> Figure:
    """Clover, stirred with a daisy."""
    bowl = drawn("M 13.2 -30.4 L 20.4 -30.4 L 16.8 -25.4 Z")
    drink = drawn("M 14.2 -29 L 19.4 -29 L 16.8 -25.4 Z")
    petals = (
        Mark(ellipse(0, -1, 0.42, 0.8).turned(60 * n).moved(20, -32.6), Colour.PAPER, _LINE, 0.2) for n in range(6)
    )
    return (
        Mark(drawn("M 16.8 -25.4 L 16.8 -20"), line=_LINE, width=0.5),
        Mark(bowl, Colour.SKY),
        Mark(drink, Colour.GRASS),
        Mark(bowl, line=_LINE, width=OUTLINE),
        Mark(drawn("M 17.2 -27 L 20 -32.6"), line=Colour.GRASS_DARK, width=0.5),
        *petals,
        Mark(circle(20, -32.6, 0.6), Colour.YELLOW),
    )


def _head() -> Figure:
    return (
        Mark(fleece(0, -34.4, 8.6, 8, 11), Colour.WOOL, _LINE, _THICK),
        *placed(bare_head("cream", "cool", "small"), 0, -34, 0.66),
    )


def lucky_sheep(number: int) -> Figure:
    """3-7-0: two dice are fine, the third one spoils it."""
    path = arc(0, -15, 20, 215, 325)
    dice = ((3, -17.8, -27.4, -16.0), (7, 0.0, -35.4, 4.0), (0, 17.8, -27.4, 18.0))
    return (
        *placed(white_sheep(_DICE_WOOL, 4 * number), -1, 0, 0.9),
        Mark(path, line=Colour.SOFT_INK, width=0.25),
        *(mark for value, x, y, lean in dice for mark in placed(_die(value), x, y, 1, lean)),
    )


def _die(value: int) -> Figure:
    fill = {3: Colour.YELLOW, 7: Colour.GREEN, 0: Colour.RED}[value]
    return (
        Mark(rectangle(-4, -4, 8, 8, 1.8), fill, _LINE, _THICK),
        Mark(_shine(), line=Colour.PAPER, width=0.5),
        Mark(drawn(_DIGITS[value]), line=Colour.PAPER, width=1.7),
        Mark(drawn(_DIGITS[value]), line=Colour.INK, width=1.0),
    )


def _shine() -> Path:
    return drawn("M -2.9 -1.4 C -2.9 -2.6 -2.4 -3 -1.4 -3")
