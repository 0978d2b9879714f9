"""Polly, the sheepdog, sitting: from the front and from behind. Paws on y = 0, about 44 mm tall."""

from sheets.ink.figure import Figure, Mark
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, ellipse, smooth

_COAT, _LINE, _WHITE, _TAN = Colour.COLLIE, Colour.INK, Colour.PAPER, Colour.COLLIE_TAN
_WIDTH = 0.45


def polly() -> Figure:
    return (*_tail(), *_body(), *_chest(), *_legs(), *_collar(), *_ears(), *_head(), *_face())


def polly_from_behind() -> Figure:
    seam = drawn("M 0 -23 C -0.6 -16 -0.4 -9 0 -4")
    nape = smooth(((-5, -24.6), (0, -22.8), (5, -24.6), (3.4, -20.4), (0, -19.2), (-3.4, -20.4)))
    return (
        *_body(),
        *_tail_over_the_back(),
        Mark(seam, line=Colour.SOFT_INK, width=0.35),
        Mark(nape, _WHITE, _LINE, 0.35),
        *_collar(tag=False),
        *_ears(),
        Mark(_skull(), _COAT, _LINE, _WIDTH),
    )


def _both(mark: Mark) -> Figure:
    return (Mark(mark.path.scaled(-1, 1), mark.fill, mark.line, mark.width), mark)


def _tail() -> Figure:
    tail = drawn("M 9 -4 C 13 -2 18.6 -4.4 17.4 -11 C 17 -13.4 14.6 -13.8 14 -12 C 14 -8.4 11 -8.6 4 -9 Z")
    return (Mark(tail, _COAT, _LINE, _WIDTH), _TIP)


def _tail_over_the_back() -> Figure:
    tail = drawn(
        "M 3 -4.2 C 0.4 -5 0.6 -8.8 3.4 -8.8 C 11 -8.4 14 -8.2 14 -12 C 14.6 -13.8 17 -13.4 17.4 -11 "
        "C 18.6 -3.6 9 -2.4 3 -4.2 Z"
    )
    return tuple(Mark(m.path.scaled(-1, 1), m.fill, m.line, m.width) for m in (Mark(tail, _COAT, _LINE, _WIDTH), _TIP))


_TIP = Mark(
    drawn(
        "M 17.4 -11 C 17 -13.4 14.6 -13.8 14 -12 C 14 -10.6 13.6 -9.7 12.8 -9.2 "
        "C 14.4 -9.4 15.6 -8.6 16.4 -7.2 C 17.3 -8.2 17.6 -9.4 17.4 -11 Z"
    ),
    _WHITE,
    _LINE,
    _WIDTH,
)


def _body() -> Figure:
    trunk = drawn(
        "M 0 -26 C 6 -26 8.4 -20 9.6 -13 C 10.4 -8 11 -2 9 0 L -9 0 C -11 -2 -10.4 -8 -9.6 -13 "
        "C -8.4 -20 -6 -26 0 -26 Z"
    )
    haunch = smooth(((7, -10.6), (11.4, -8), (12.4, -3), (9.6, 0), (5.8, -1), (5, -6)))
    foot = smooth(((5.6, -2.4), (9.6, -2.8), (12, -1.6), (11.6, 0), (6, 0)))
    return (
        Mark(trunk, _COAT, _LINE, _WIDTH),
        *_both(Mark(haunch, _COAT, Colour.SOFT_INK, 0.35)),
        *_both(Mark(foot, _WHITE, _LINE, _WIDTH)),
    )


def _chest() -> Figure:
    bib = drawn(
        "M 0 -25 C 4.6 -24.6 6 -20 5.4 -15.6 L 4 -16.6 L 3.2 -13.2 L 1.6 -15 L 0 -11.4 L -1.6 -15 "
        "L -3.2 -13.2 L -4 -16.6 L -5.4 -15.6 C -6 -20 -4.6 -24.6 0 -25 Z"
    )
    return (Mark(bib, _WHITE),)


def _legs() -> Figure:
    leg = drawn(
        "M 0.5 -13 C 2 -14.6 4.6 -14 4.9 -11 C 5.1 -7 4.8 -4.6 5 -2.6 C 6.2 -2 6.2 0 5 0 L 1.4 0 "
        "C 0.6 0 0.4 -1 0.6 -2.6 Z"
    )
    toes = drawn("M 2.5 -1.4 L 2.5 -0.2 M 3.9 -1.4 L 3.9 -0.2")
    return (*_both(Mark(leg, _WHITE, _LINE, _WIDTH)), *_both(Mark(toes, line=_LINE, width=0.3)))


def _ears() -> Figure:
    ear = drawn(
        "M 4.4 -40.6 C 6.6 -43.8 9.6 -44.6 11.2 -42.6 C 13.2 -40 13.4 -35.6 12.4 -33 C 10.6 -33.8 8.4 -35.8 7.6 -38 Z"
    )
    return _both(Mark(ear, _COAT, _LINE, _WIDTH))


def _skull() -> Path:
    return smooth(
        (
            (0, -42),
            (5.8, -40.6),
            (8.8, -35.6),
            (8.4, -30.6),
            (5.4, -26),
            (0, -23.8),
            (-5.4, -26),
            (-8.4, -30.6),
            (-8.8, -35.6),
            (-5.8, -40.6),
        )
    )


def _head() -> Figure:
    blaze = drawn(
        "M 0 -42 C 1.8 -39.6 1.4 -36.6 1.8 -34 C 5.8 -32.6 6.6 -28.6 4.6 -26 "
        "C 3.2 -24.6 1.4 -23.8 0 -23.8 C -1.4 -23.8 -3.2 -24.6 -4.6 -26 "
        "C -6.6 -28.6 -5.8 -32.6 -1.8 -34 C -1.4 -36.6 -1.8 -39.6 0 -42 Z"
    )
    cheek = smooth(((5.6, -31.8), (7.6, -32.2), (8, -30), (6.6, -27.8), (5.6, -29.4)))
    return (
        Mark(_skull(), _COAT, _LINE, _WIDTH),
        Mark(blaze, _WHITE),
        *_both(Mark(cheek, _TAN)),
        Mark(_skull(), line=_LINE, width=_WIDTH),
    )


def _face() -> Figure:
    tongue = drawn("M -1.2 -26.8 C -1.4 -23.4 1.8 -23.4 1.6 -26.8 Z")
    mouth = drawn("M 0 -29.2 L 0 -27.8 M -3.4 -28.4 C -2.8 -26.2 -0.6 -26.2 0 -27.8 C 0.6 -26.2 2.8 -26.2 3.4 -28.4")
    nose = smooth(((0, -32), (1.9, -31.7), (1.4, -30), (0, -29.2), (-1.4, -30), (-1.9, -31.7)))
    return (
        *_both(Mark(ellipse(4.1, -38.4, 1.1, 0.7), _TAN)),
        *_both(Mark(ellipse(4.1, -35.2, 1.7, 2), _WHITE, _LINE, 0.3)),
        *(Mark(ellipse(x + 0.3, -34.9, 1, 1.3), _LINE) for x in (-4.1, 4.1)),
        *(Mark(circle(x + 0.65, -35.4, 0.35), _WHITE) for x in (-4.1, 4.1)),
        Mark(tongue, Colour.YARN_FILL, _LINE, 0.3),
        Mark(nose, _LINE),
        Mark(ellipse(-0.5, -31.3, 0.5, 0.25), _WHITE),
        Mark(mouth, line=_LINE, width=0.4),
    )


def _collar(tag: bool = True) -> Figure:
    strap = drawn("M -6 -25 C -3 -22 3 -22 6 -25")
    medal = (Mark(circle(0, -20.8, 1.6), Colour.YELLOW, Colour.YELLOW_SIDE, 0.35),) if tag else ()
    return (
        Mark(strap, line=Colour.RED_SIDE, width=2.0),
        Mark(strap, line=Colour.RED, width=1.3),
        *medal,
    )
