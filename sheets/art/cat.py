"""The cat, about to pounce. Drawn larger than the other pictures: 24 mm long, its paws on y = 0, facing right."""

from sheets.ink.figure import Figure, Mark
from sheets.ink.ink import DETAIL
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, ellipse, smooth

_FUR, _PALE, _LINE = Colour.CAT, Colour.CAT_LIGHT, Colour.CAT_LINE


def cat() -> Figure:
    return (*_tail(), *_body(), *_paws(), *_head())


def _tail() -> Figure:
    tail = drawn("M 3.4 -5.6 C 0.6 -6.6 -0.4 -9.4 0.8 -11.6 C 1.3 -12.5 2.4 -12.9 3.2 -12.5")
    tip = drawn("M 1.35 -12.3 C 1.9 -12.7 2.6 -12.8 3.2 -12.5")
    return (Mark(tail, line=_LINE, width=2.0), Mark(tail, line=_FUR, width=1.35), Mark(tip, line=_PALE, width=1.35))


def _body() -> Figure:
    back = "M 3.4 -0.2 C 1 -2.4 1 -7.4 4.6 -8.7 C 7.6 -9.7 9.8 -7.2 12.6 -6.2 C 15.6 -5.2 17.6 -3.4 17.8 -0.2 Z"
    stripes = (
        "M 5.1 -8.4 C 5.6 -7.8 5.7 -7.2 5.5 -6.5",
        "M 7 -8.4 C 7.5 -7.8 7.6 -7.1 7.4 -6.4",
        "M 9 -7.5 C 9.4 -7 9.5 -6.4 9.3 -5.8",
    )
    return (
        Mark(drawn(back), _FUR, _LINE),
        *(Mark(drawn(stripe), line=_LINE, width=0.5) for stripe in stripes),
        Mark(drawn("M 3.9 -4.2 C 5 -6 8.2 -5.8 8.9 -3.4 C 9.2 -2.2 8.6 -1.2 7.6 -0.9"), line=_LINE),
    )


def _paws() -> Figure:
    hind = "M 3.6 -1 C 4.6 -1.6 8 -1.5 9.2 -1.1 C 10 -0.8 9.9 -0.1 9.2 0 L 4 0 C 3.2 0 2.9 -0.6 3.6 -1 Z"
    front = "M 13.6 -2.2 C 15.6 -2.6 19 -2 21 -1.7 C 22.3 -1.5 22.4 0 21.1 0 L 14 0 C 12.9 0 12.5 -1.9 13.6 -2.2 Z"
    toes = tuple(drawn(f"M {x} -0.75 C {x - 0.2} -0.5 {x - 0.2} -0.3 {x} -0.1") for x in (20.9, 20.1))
    return (
        Mark(drawn(hind), _FUR, _LINE),
        Mark(drawn(front), _FUR, _LINE),
        *(Mark(toe, line=_LINE, width=DETAIL) for toe in toes),
    )


def _head() -> Figure:
    outline = drawn(
        "M 14.6 -5 C 14.5 -6.3 14.4 -8.3 14.9 -9.7 C 15.05 -10.1 15.4 -10.1 15.7 -9.8 C 16.4 -9.1 17 -8.5 17.5 -8 "
        "C 18.2 -8.2 19 -8.2 19.7 -8 C 20.2 -8.5 20.8 -9.1 21.5 -9.8 C 21.8 -10.1 22.15 -10.1 22.3 -9.7 "
        "C 22.8 -8.3 22.7 -6.3 22.6 -5 C 22.5 -3 20.8 -1.9 18.6 -1.9 C 16.4 -1.9 14.7 -3 14.6 -5 Z"
    )
    ears = (drawn("M 15.4 -8 L 15.5 -9.2 L 16.4 -8.3 Z"), drawn("M 21.8 -8 L 21.7 -9.2 L 20.8 -8.3 Z"))
    return (
        Mark(outline, _FUR, _LINE),
        *(Mark(ear, Colour.YARN_LIGHT) for ear in ears),
        *(Mark(drawn(stripe), line=_LINE, width=0.4) for stripe in _FOREHEAD),
        Mark(_muzzle(), _PALE),
        *_eye(16.9),
        *_eye(20.3),
        Mark(drawn("M 18.2 -4.1 L 19 -4.1 L 18.6 -3.65 Z"), Colour.YARN_LIGHT, _LINE, DETAIL),
        Mark(drawn(_MOUTH), line=_LINE, width=DETAIL),
        *(Mark(drawn(whisker), line=_LINE, width=0.12) for whisker in _WHISKERS),
    )


_MOUTH = "M 18.6 -3.6 L 18.6 -3.3 M 17.8 -3.1 C 18.1 -2.8 18.5 -2.9 18.6 -3.3 C 18.7 -2.9 19.1 -2.8 19.4 -3.1"
_FOREHEAD = ("M 17.9 -7.9 L 17.9 -7.1", "M 18.6 -7.9 L 18.6 -6.8", "M 19.3 -7.9 L 19.3 -7.1")
_WHISKERS = (
    "M 16.4 -3.6 L 13.6 -4",
    "M 16.4 -3.1 L 13.8 -2.8",
    "M 20.8 -3.6 L 23.6 -4",
    "M 20.8 -3.1 L 23.4 -2.8",
)


def _muzzle() -> Path:
    return smooth(((18.6, -4.2), (20.1, -3.9), (20.2, -2.6), (18.6, -2.15), (17, -2.6), (17.1, -3.9)))


def _eye(x: float) -> Figure:
    """Wide, and on the ball."""
    return (
        Mark(ellipse(x, -5.4, 0.85, 0.95), Colour.PAPER, _LINE, DETAIL),
        Mark(ellipse(x + 0.22, -5.3, 0.52, 0.66), Colour.INK),
        Mark(circle(x + 0.38, -5.6, 0.18), Colour.PAPER),
    )
