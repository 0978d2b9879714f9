"""One sheepdog in eight attitudes. It stands, or lies, on y = 0 about its middle, some 34 mm long."""

from collections.abc import Callable

from sheets.art.sheepdog import polly
from sheets.ink.figure import Figure, Mark, placed
from sheets.ink.ink import OUTLINE
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, ellipse, smooth

_COAT, _LINE, _WHITE, _TAN = Colour.COLLIE, Colour.INK, Colour.PAPER, Colour.COLLIE_TAN
_THICK = 0.45
_MOTION = Colour.SOFT_INK


def dog(attitude: str) -> Figure:
    return _ATTITUDES[attitude]()


def _head(eyes: str = "open", mouth: str = "smile", ears: str = "down") -> Figure:
    """About its middle, 14 mm across with the ears."""
    skull = smooth(
        (
            (0, -6.6),
            (4.2, -5.4),
            (6, -1.4),
            (5.4, 2.4),
            (3.4, 6.2),
            (0, 7.4),
            (-3.4, 6.2),
            (-5.4, 2.4),
            (-6, -1.4),
            (-4.2, -5.4),
        )
    )
    blaze = drawn(
        "M 0 -6.6 C 1.4 -4 1 -1.6 1.4 0 C 4.4 1.4 4.4 5 3.2 6.2 C 2 7.2 0.8 7.4 0 7.4 C -0.8 7.4 -2 7.2 -3.2 6.2 "
        "C -4.4 5 -4.4 1.4 -1.4 0 C -1 -1.6 -1.4 -4 0 -6.6 Z"
    )
    return (
        *_ears(ears),
        Mark(skull, _COAT, _LINE, _THICK),
        Mark(blaze, _WHITE),
        Mark(skull, line=_LINE, width=_THICK),
        *(Mark(ellipse(x, -3.9, 0.8, 0.5), _TAN) for x in (-2.9, 2.9)),
        *_EYES[eyes],
        *_MOUTHS[mouth],
        Mark(smooth(((0, 1.5), (1.5, 1.7), (1.1, 3), (0, 3.5), (-1.1, 3), (-1.5, 1.7))), _LINE),
    )


def _ears(kind: str) -> Figure:
    hanging = drawn("M 3.2 -5.6 C 5 -8.4 7.6 -8.6 8.6 -6.6 C 9.8 -4 9.4 -0.6 8.4 1.2 C 7 0.4 5.6 -1.4 5 -3.2 Z")
    pricked = drawn("M 2.2 -5.6 C 3 -9.4 4.8 -11.8 6.6 -11.8 C 7.6 -9.4 7 -5.4 5.4 -2.8 Z")
    left, right = {"down": (hanging, hanging), "up": (pricked, pricked), "one": (hanging, pricked)}[kind]
    return (Mark(left.scaled(-1, 1), _COAT, _LINE, _THICK), Mark(right, _COAT, _LINE, _THICK))


def _eyeballs(dx: float, dy: float) -> Figure:
    return (
        *(Mark(ellipse(x, -1.7, 1.25, 1.5), _WHITE, _LINE, 0.25) for x in (-2.8, 2.8)),
        *(Mark(ellipse(x + dx, -1.5 + dy, 0.75, 0.95), _LINE) for x in (-2.8, 2.8)),
        *(Mark(circle(x + dx + 0.25, -1.9 + dy, 0.25), _WHITE) for x in (-2.8, 2.8)),
    )


def _lids(bow: float) -> Figure:
    return tuple(
        Mark(
            drawn(f"M {x - 1.4} -1.4 C {x - 0.8} {-1.4 + bow} {x + 0.8} {-1.4 + bow} {x + 1.4} -1.4"),
            line=_WHITE,
            width=0.6,
        )
        for x in (-2.9, 2.9)
    )


_EYES = {"open": _eyeballs(0.1, 0.1), "up": _eyeballs(0.3, -0.5), "closed": _lids(1.3), "happy": _lids(-1.5)}
_LIP = "M 0 3.5 L 0 4.4 M -2.2 4 C -1.8 5.4 -0.4 5.4 0 4.4 C 0.4 5.4 1.8 5.4 2.2 4"
_MOUTHS: dict[str, Figure] = {
    "smile": (Mark(drawn(_LIP), line=_LINE, width=0.3),),
    "tongue": (
        Mark(drawn("M -0.2 4.6 C -0.6 8.4 2.4 8.6 2.2 4.8 Z"), Colour.YARN_FILL, _LINE, 0.25),
        Mark(drawn(_LIP), line=_LINE, width=0.3),
    ),
    "bark": (
        Mark(drawn("M -2.6 4 C -2.6 9 2.6 9 2.6 4 C 1.4 4.8 -1.4 4.8 -2.6 4 Z"), Colour.YARN, _LINE, 0.3),
        Mark(ellipse(0, 6.9, 1.3, 0.8), Colour.YARN_LIGHT),
    ),
}


def _leg(x: float, top: float, lean: float = 0.0, fill: Colour = _WHITE) -> Figure:
    """From the body down to a paw on the ground."""
    foot = x + lean
    shape = drawn(
        f"M {x - 1.9} {top} C {x - 1.7} {top - 2.6} {x + 1.7} {top - 2.6} {x + 1.9} {top} "
        f"L {foot + 1.5} -2.4 C {foot + 3.2} -2.2 {foot + 3.2} 0 {foot + 2} 0 "
        f"L {foot - 1.6} 0 C {foot - 2} -0.8 {foot - 1.8} -1.8 {foot - 1.5} -2.4 Z"
    )
    return (Mark(shape, fill, _LINE, _THICK),)


def _tail(path: str, tip: str) -> Figure:
    tail, end = drawn(path), drawn(tip)
    return (
        Mark(tail, line=_LINE, width=3.6),
        Mark(end, line=_LINE, width=3.6),
        Mark(tail, line=_COAT, width=2.7),
        Mark(end, line=_WHITE, width=2.7),
    )


def _standing_body() -> Figure:
    trunk = smooth(
        ((-14, -17), (-6, -20), (4, -20.4), (10, -18), (11.4, -12.6), (7, -8.4), (-2, -8.8), (-11, -8.6), (-15, -12))
    )
    bib = drawn(
        "M 6.6 -19.8 C 10.4 -19 12.2 -14 10.6 -10.8 L 9 -12.6 L 8.4 -9.6 L 6.8 -12 L 5.4 -10.4 "
        "C 4.6 -14 5 -17.6 6.6 -19.8 Z"
    )
    return (
        *_leg(-9, -11, -1, _COAT),
        *_leg(5, -11, 0, _COAT),
        Mark(trunk, _COAT, _LINE, _THICK),
        Mark(bib, _WHITE),
        *_leg(-12, -11, -0.6),
        *_leg(8.4, -11, 0.8),
        Mark(drawn("M -14.6 -10.6 C -14 -13.6 -9 -14 -8.6 -10.4"), line=_LINE, width=OUTLINE),
    )


def _wagging() -> Figure:
    tails = "M -13.6 -16 C -18.4 -17 -20.6 -21.6 -19.6 -25.4", "M -20 -22.6 C -20.1 -23.6 -19.9 -24.6 -19.6 -25.6"
    waves = ("M -24 -22 C -24.6 -25 -23.8 -28 -22 -30", "M -15.4 -26.6 C -14.8 -28.4 -15 -30 -15.8 -31.4")
    return (*_tail(*tails), *_standing_body(), *placed(_head("happy", "tongue"), 10, -25), *_strokes(waves))


def _barking() -> Figure:
    tails = "M -13.6 -16 C -17 -17.4 -19.6 -19.4 -21 -22.6", "M -20.2 -21 C -20.6 -21.8 -20.9 -22.4 -21.1 -23"
    waves = ("M 20.6 -29 L 24.6 -31.4", "M 21.4 -25 L 26 -25", "M 20.6 -21 L 24.6 -18.6")
    return (
        *_tail(*tails),
        *_standing_body(),
        *placed(_head("up", "bark", "up"), 10.4, -26, 1, -10),
        *_strokes(waves, 0.7),
    )


def _listening() -> Figure:
    tails = "M -13.6 -15.6 C -18 -14.4 -20.4 -11.4 -20.6 -7.4", "M -20.5 -9.6 C -20.6 -8.6 -20.6 -7.8 -20.5 -6.8"
    notes = ("M 20.6 -34 C 22.4 -33 22.4 -30 20.6 -29", "M 23.4 -36 C 26.6 -34 26.6 -29 23.4 -27")
    return (
        *_tail(*tails),
        *_standing_body(),
        *placed(_head("open", "smile", "one"), 10, -25.4, 1, 14),
        *_strokes(notes, 0.6),
    )


def _running() -> Figure:
    trunk = smooth(((-14, -16.4), (-5, -18.6), (6, -19.4), (12, -17), (11, -12.4), (3, -10), (-7, -10.4), (-14.6, -12)))
    hind = drawn(
        "M -11.6 -14.6 C -15 -12 -18.6 -8.4 -21.4 -4.8 C -23 -4.8 -23.4 -2.6 -21.6 -2.4 L -18.6 -3.2 "
        "C -15.4 -6.4 -11.4 -8.4 -8 -10.6 Z"
    )
    fore = drawn(
        "M 6 -13 C 10.4 -11.6 14.4 -9.4 18 -6.2 C 19.8 -6.6 21 -4.8 19.6 -3.6 L 16.6 -3.2 C 12.4 -6 8.4 -8 3.6 -9.6 Z"
    )
    dust = (circle(-26, -1.6, 1.5), circle(-29.4, -2.6, 1.1), circle(-23.4, -0.8, 0.9))
    speed = ("M -22 -19 L -28 -19", "M -20.6 -23 L -25 -23", "M -23.4 -14.4 L -28.6 -14.4")
    tails = "M -13 -15.6 C -17 -17.8 -20 -17.6 -23 -16", "M -21 -16.9 C -22 -16.6 -22.6 -16.3 -23.4 -15.8"
    return (
        *_tail(*tails),
        *(Mark(part.moved(4, 1.6), _COAT, _LINE, _THICK) for part in (hind, fore)),
        Mark(trunk, _COAT, _LINE, _THICK),
        *(Mark(part, _WHITE, _LINE, _THICK) for part in (hind, fore)),
        Mark(smooth(((9, -18), (12, -15), (10, -11.4), (7.4, -14))), _WHITE),
        *placed(_head("open", "tongue"), 13, -22.6, 0.95, 8),
        *_strokes(speed, 0.5),
        *(Mark(puff, Colour.MEADOW_LIGHT, _MOTION, 0.3) for puff in dust),
    )


def _sleeping() -> Figure:
    trunk = smooth(((-15, -5), (-12, -12), (-2, -15), (8, -12.4), (13, -6), (11, -0.4), (-4, 0), (-13, 0)))
    tail = "M -13.6 -3 C -17 -1 -12 2.4 -5 0.4", "M -8 0.9 C -7 0.8 -6 0.6 -4.6 0.3"
    paw = smooth(((5, -2.6), (13, -3.4), (17.4, -2.2), (17, 0), (6, 0.2)))
    return (
        Mark(trunk, _COAT, _LINE, _THICK),
        Mark(drawn("M -11.6 -4 C -12 -9.6 -4 -11.4 -2.4 -5.4"), line=_MOTION, width=OUTLINE),
        *_tail(*tail),
        Mark(paw, _WHITE, _LINE, _THICK),
        *placed(_head("closed", "smile"), 9.4, -7.6, 0.95, 6),
        *(Mark(_zed().scaled(size).moved(x, y), line=_LINE, width=0.5) for x, y, size in _SNORES),
    )


_SNORES = ((17, -17, 0.8), (20.4, -22, 1.1), (24.6, -28, 1.5))


def _zed() -> Path:
    return drawn("M -1.2 -1.2 L 1.2 -1.2 L -1.2 1.2 L 1.2 1.2")


def _begging() -> Figure:
    trunk = smooth(((0, -27), (6, -23), (7.4, -13), (8, -4), (4, -0.4), (-6, -0.4), (-9, -5), (-7.4, -14), (-5.4, -23)))
    chest = smooth(((0.6, -26), (4.6, -22), (5.6, -13), (2.6, -7.4), (-1.6, -9), (-2.4, -19)))
    haunch = smooth(((-7, -10.6), (-2, -10), (0.4, -4), (-2, 0), (-9.4, 0), (-10.6, -5)))
    foot = drawn("M -8 -2.4 C -4 -3 3 -3 5 -2 C 6 -1.2 5.6 0 4.6 0 L -8 0 Z")
    paw = drawn("M 0 0 C 3.4 -1 6.4 0 6.6 2.4 C 6.6 4.8 3.4 5.2 3 3.4 C 2.6 2.6 1 2.6 -0.6 2.8 Z")
    tails = "M -8 -3 C -13 -2.4 -16 -4.4 -17 -8", "M -16.2 -6 C -16.6 -6.8 -16.9 -7.6 -17 -8.6"
    return (
        *_tail(*tails),
        Mark(trunk, _COAT, _LINE, _THICK),
        Mark(chest, _WHITE),
        Mark(foot.moved(6, 0), _WHITE, _LINE, _THICK),
        Mark(haunch, _COAT, _LINE, _THICK),
        Mark(foot, _WHITE, _LINE, _THICK),
        *(Mark(paw.moved(x, y), _WHITE, _LINE, _THICK) for x, y in ((5, -21.4), (1.6, -19.6))),
        *placed(_head("up", "tongue"), 1, -31.4),
    )


def _digging() -> Figure:
    trunk = smooth(((-13, -21), (-6, -22.6), (3, -16), (10, -9.4), (11, -3.4), (5, -3), (-4, -8), (-12, -12.6)))
    hole = ellipse(15, 0.4, 9, 2.2)
    heap = drawn("M -24 0 C -21 -4.6 -17.6 -5 -15.6 0 Z")
    clods = ((-12, -6.4, 0.9), (-17.4, -9, 1.1), (-20.6, -13.6, 0.8), (-24, -8, 0.7))
    tails = "M -11.6 -20.4 C -15.6 -22.6 -17.6 -26.6 -16.6 -30", "M -17 -27.6 C -17 -28.6 -16.9 -29.4 -16.5 -30.4"
    return (
        Mark(hole, Colour.SHEEP_TAN, Colour.SHEEP_DARK, OUTLINE),
        Mark(heap, Colour.SHEEP_TAN, Colour.SHEEP_DARK, OUTLINE),
        *_tail(*tails),
        *_leg(-7.4, -13, 0.6, _COAT),
        Mark(trunk, _COAT, _LINE, _THICK),
        *_leg(-10.6, -14, -1),
        Mark(drawn("M 6 -6.4 C 9 -6 12.6 -4 14.6 -1 L 11 1 C 9 -1 6.6 -2 4 -2.4 Z"), _WHITE, _LINE, _THICK),
        *placed(_head("happy", "smile"), 12.4, -10.4, 0.95, 24),
        *(Mark(circle(x, y, r), Colour.SHEEP_TAN, Colour.SHEEP_DARK, 0.25) for x, y, r in clods),
    )


def _sitting() -> Figure:
    return placed(polly(), -1, 0, 0.86)


def _strokes(paths: tuple[str, ...], width: float = 0.5) -> Figure:
    return tuple(Mark(drawn(path), line=_MOTION, width=width) for path in paths)


_ATTITUDES: dict[str, Callable[[], Figure]] = {
    "barking": _barking,
    "begging": _begging,
    "digging": _digging,
    "listening": _listening,
    "running": _running,
    "sitting": _sitting,
    "sleeping": _sleeping,
    "wagging": _wagging,
}
