"""The pictures of the house, drawn about their centre in a square of 6 mm. One hand: round, calm, few lines.

What lies on the mat stays within 3.1 mm of its dot, and light: a pen goes over it.
"""

import math
from collections.abc import Callable
from functools import partial

from rollwrite.errors import RollwriteError
from rollwrite.message import message
from sheets.art import heads, hints
from sheets.art.weaves import WEAVES, Weave
from sheets.ink.figure import Figure, Mark
from sheets.ink.ink import DETAIL
from sheets.ink.palette import Colour
from sheets.ink.path import Path, arc, circle, drawn, ellipse, rectangle


class UnknownIcon(RollwriteError):
    def __init__(self, name: str) -> None:
        super().__init__(message("paper/no-icon", name=name))


def icon(name: str) -> Figure:
    if name not in _ICONS:
        raise UnknownIcon(name)
    return _ICONS[name]()


def mouse() -> Figure:
    line = Colour.MOUSE_LINE
    back = "M -2.65 0.65 C -2.2 -0.45 -1.1 -1.5 0.3 -1.5 C 1.6 -1.5 2.15 -0.45 2.1 0.35 "
    belly = "C 2.05 1.05 1.6 1.25 1 1.25 L -1.8 1.25 C -2.3 1.25 -2.8 1.05 -2.65 0.65 Z"
    return (
        Mark(drawn("M 1.7 1 C 2.7 1.2 2.95 0.1 2.5 -0.5 C 2.1 -1 2.1 -1.5 2.5 -1.75"), line=line, width=0.3),
        Mark(drawn(back + belly), Colour.MOUSE, line),
        Mark(circle(-1.05, -1.3, 0.95), Colour.MOUSE, line),
        Mark(circle(-1.05, -1.25, 0.5), Colour.MOUSE_LIGHT),
        Mark(circle(-1.7, 0.25, 0.2), line),
        Mark(drawn("M 1.35 1.15 C 0.5 1.1 0.45 0.3 1.05 0"), line=line, width=DETAIL),
    )


def sock() -> Figure:
    line, wool = Colour.SOCK_LINE, Colour.SOCK
    leg = "M -1.35 -2.4 L 0.9 -2.4 L 0.9 -0.05 C 0.9 0.35 1.15 0.5 1.5 0.7 C 2.3 1.1 2.45 1.65 2.15 2.05 "
    shape = drawn(leg + "C 1.85 2.45 1.25 2.5 0.65 2.25 L -0.55 1.7 C -1.15 1.4 -1.35 1.05 -1.35 0.45 Z")
    toe = "M 1.2 0.55 C 0.9 1 0.95 1.75 1.2 2.4 C 1.7 2.45 2.05 2.3 2.25 1.9 C 2.35 1.45 2 0.95 1.2 0.55 Z"
    heel = "M -1.3 0.3 C -0.75 0.45 -0.35 0.95 -0.3 1.8 L -0.65 1.65 C -1.15 1.4 -1.35 1.05 -1.3 0.3 Z"
    return (
        Mark(shape, Colour.SOCK_LIGHT),
        *(Mark(rectangle(-1.35, y, 2.25, 0.55), wool) for y in (-1.45, -0.35)),
        Mark(drawn(toe), wool),
        Mark(drawn(heel), wool),
        Mark(shape, line=line),
        Mark(rectangle(-1.55, -2.5, 2.65, 0.8, 0.3), wool, line),
    )


def plane() -> Figure:
    line = Colour.PLANE_LINE
    return (
        Mark(drawn("M -0.75 0.55 L -0.55 2.2 L 0.35 1.15 Z"), Colour.PLANE, line, DETAIL),
        Mark(drawn("M -2.65 -0.15 L 2.5 -1.75 L -0.75 0.55 Z"), Colour.PLANE_LIGHT, line, 0.3),
        Mark(drawn("M 2.5 -1.75 L 1.1 2.05 L -0.15 0.75 L -0.75 0.55 Z"), Colour.PLANE_LIGHT, line, 0.3),
        Mark(drawn("M 2.5 -1.75 L -0.75 0.55 L -0.55 2.2 L -0.15 0.75 Z"), Colour.PLANE, line, 0.3),
    )


def cup() -> Figure:
    """Seen from above: a white cup with a blue rim that a camera takes for a circle, its handle to the upper right."""
    rim = Colour.PORCELAIN_RIM
    handle = rectangle(2.2, -0.6, 1.75, 1.2, 0.55).turned(-45)
    return (
        Mark(handle, Colour.PORCELAIN, rim),
        Mark(circle(0, 0, 2.7), Colour.PORCELAIN, rim, 0.5),
        Mark(arc(0, 0, 1.95, 20, 160), line=Colour.PORCELAIN_SHADE, width=0.4),
    )


def paw() -> Figure:
    pads = ((-2.05, -0.25, -25), (-0.8, -1.65, -8), (0.8, -1.65, 8), (2.05, -0.25, 25))
    toes = tuple(Mark(ellipse(0, 0, 0.6, 0.85).turned(turn).moved(x, y), Colour.PAW) for x, y, turn in pads)
    right = "M 0 -0.3 C 0.95 -0.3 1.2 0.6 1.7 1.15 C 2.2 1.75 1.75 2.55 1 2.4 C 0.6 2.3 0.35 2.2 0 2.2 "
    left = "C -0.35 2.2 -0.6 2.3 -1 2.4 C -1.75 2.55 -2.2 1.75 -1.7 1.15 C -1.2 0.6 -0.95 -0.3 0 -0.3 Z"
    return (*toes, Mark(drawn(right + left), Colour.PAW))


def hourglass() -> Figure:
    upper = "M -1.55 -2.2 C -1.55 -0.9 -0.3 -0.55 -0.3 0 C -0.3 0.55 -1.55 0.9 -1.55 2.2 "
    glass = drawn(upper + "L 1.55 2.2 C 1.55 0.9 0.3 0.55 0.3 0 C 0.3 -0.55 1.55 -0.9 1.55 -2.2 Z")
    sand = drawn("M -1.25 -1.25 C -0.9 -0.7 -0.3 -0.5 -0.3 0 L 0.3 0 C 0.3 -0.5 0.9 -0.7 1.25 -1.25 Z")
    heap = drawn("M -1.5 2.1 C -1.2 1.6 -0.5 1.05 0 0.95 C 0.5 1.05 1.2 1.6 1.5 2.1 Z")
    bars = tuple(Mark(rectangle(-2, y - 0.3, 4, 0.6, 0.28), Colour.CAT, Colour.INK, 0.3) for y in (-2.4, 2.4))
    return (
        Mark(glass, Colour.PAPER),
        Mark(sand, Colour.SAND),
        Mark(heap, Colour.SAND),
        Mark(glass, line=Colour.INK),
        *bars,
    )


_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int) -> Figure:
    pips = tuple(Mark(circle(x * 1.4, y * 1.4, 0.55), Colour.INK) for x, y in _PIPS[value])
    return (Mark(rectangle(-2.75, -2.75, 5.5, 5.5, 1.3), Colour.PAPER, Colour.INK), *pips)


def ball() -> Figure:
    """A ball of yarn: strands around its waist, and others that vanish under them."""
    outline, lean = circle(0, 0, _BALL), 38
    return (
        Mark(outline, Colour.YARN_FILL),
        *(Mark(_strand(x, -0.75).turned(lean), line=Colour.YARN, width=0.3) for x in (-0.3, 0.35, 1.0, 1.65)),
        *(Mark(_strand(x, 1.45).turned(lean), line=Colour.YARN, width=0.3) for x in (-1.5, -0.85, -0.2)),
        *(Mark(_waist(y).turned(lean), line=Colour.YARN_LIGHT, width=0.3) for y in (-0.85, -0.3, 0.25, 0.8)),
        Mark(outline, line=Colour.YARN),
    )


_BALL = 2.85


def bone() -> Figure:
    half = (
        "M 0 -0.75 L 1.35 -0.75 C 1.2 -1.6 1.7 -2 2.2 -1.8 C 2.8 -1.5 2.7 -0.9 2.35 -0.6 C 2.85 -0.4 2.85 0.4 2.35 0.6 "
    )
    end = "C 2.7 0.9 2.8 1.5 2.2 1.8 C 1.7 2 1.2 1.6 1.35 0.75 L 0 0.75"
    outline = drawn(half + end) + drawn(half + end).scaled(-1)
    shape, lean = outline.turned(-28), -28
    return (
        Mark(shape, Colour.BONE),
        Mark(drawn("M -1.2 0.3 L 1.2 0.3").turned(lean), line=Colour.SAND, width=DETAIL),
        Mark(shape, line=Colour.BONE_LINE),
    )


def rug(weave: Weave) -> Figure:
    """A mat in small: which side of the sheet this is."""
    knots = [(x, y) for x in (-2.6, 2.6) for y in (-1.5, -0.75, 0, 0.75, 1.5)]
    fringe = tuple(Mark(drawn(f"M {x} {y} L {x * 1.14} {y}"), line=weave.edge, width=0.3) for x, y in knots)
    return (*fringe, Mark(rectangle(-2.6, -2.2, 5.2, 4.4, 0.3), weave.fill, weave.frame))


def _waist(y: float) -> Path:
    """From side to side, bulging as the ball does."""
    half = math.sqrt(_BALL**2 - y**2) - 0.2
    return drawn(f"M {-half} {y} C {-half / 2} {y + 0.7} {half / 2} {y + 0.7} {half} {y}")


def _strand(x: float, start: float) -> Path:
    """From the waist to the edge, above or below."""
    end = math.copysign(math.sqrt(_BALL**2 - x**2) - 0.2, start)
    return drawn(f"M {x} {start} Q {x * 1.25} {(start + end) / 2} {x * 0.9} {end}")


_ICONS: dict[str, Callable[[], Figure]] = {
    "mouse": mouse,
    "sock": sock,
    "plane": plane,
    "cup": cup,
    "paw": paw,
    "hourglass": hourglass,
    "ball": ball,
    "bone": bone,
    **{f"rug-{mood}": partial(rug, weave) for mood, weave in WEAVES.items()},
    "hint-one-corner": hints.one_corner,
    "hint-crossing": hints.crossing,
    "hint-two-corners": hints.two_corners,
    "hint-block": hints.through_a_block,
    "wolf-head": heads.wolf_head,
    "dog-head": heads.dog_head,
    "sheep-face": heads.sheep_face,
    "black-sheep-face": heads.black_sheep_face,
    **{f"die-{value}": partial(die, value) for value in _PIPS},
}
