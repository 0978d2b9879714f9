"""The pictures of the house, drawn about their centre in a square of 6 mm. One hand: round, calm, few lines."""

from collections.abc import Callable
from dataclasses import dataclass

from rollwrite.errors import RollwriteError
from sheets.ink import DETAIL, OUTLINE, Ink
from sheets.palette import Colour
from sheets.path import Path, arc, circle, drawn, ellipse, polyline, rectangle

SIZE = 6.0


@dataclass(frozen=True, slots=True)
class Mark:
    """One painted shape."""

    path: Path
    fill: Colour | None = None
    line: Colour | None = None
    width: float = OUTLINE


Drawing = tuple[Mark, ...]


class UnknownIcon(RollwriteError):
    def __init__(self, name: str) -> None:
        super().__init__(f"there is no picture called {name!r}")


def draw(ink: Ink, drawing: Drawing, x: float, y: float, size: float = SIZE, degrees: float = 0.0) -> None:
    """Centre the drawing at a point. Line weights stay what they are, whatever the size."""
    for mark in drawing:
        path = mark.path.scaled(size / SIZE).turned(degrees).moved(x, y)
        ink.paint(path, mark.fill, mark.line, mark.width)


def icon(name: str) -> Drawing:
    kind, _, number = name.partition("-")
    if kind == "die":
        return die(int(number))
    if name not in _ICONS:
        raise UnknownIcon(name)
    return _ICONS[name]()


def mouse() -> Drawing:
    line, fill = Colour.MOUSE_LINE, Colour.MOUSE
    return (
        Mark(drawn("M 1.6 1.2 C 3 1.6 3 -0.4 2.2 -0.6"), line=line),
        Mark(ellipse(-0.1, 0.7, 2, 1.4), fill, line),
        Mark(circle(-0.9, -0.8, 0.8), fill, line),
        Mark(circle(-1.6, 0.5, 0.12), line, line, DETAIL),
    )


def sock() -> Drawing:
    shape = "M -0.9 -2.4 L 0.9 -2.4 L 0.9 0.3 L 2 1.1 C 2.6 2 1.6 2.6 0.9 2.2 L -0.6 1.3 C -0.9 1 -0.9 0.6 -0.9 0 Z"
    return (
        Mark(drawn(shape), Colour.SOCK, Colour.SOCK_LINE),
        Mark(drawn("M -0.9 -1.5 L 0.9 -1.5"), line=Colour.SOCK_LINE, width=DETAIL),
        Mark(drawn("M -0.9 -0.6 L 0.9 -0.6"), line=Colour.SOCK_LINE, width=DETAIL),
    )


def plane() -> Drawing:
    line = Colour.PLANE_LINE
    return (
        Mark(drawn("M -2.5 -0.4 L 2.6 -2 L -0.3 2.3 L -0.7 0.6 Z"), Colour.PLANE, line),
        Mark(drawn("M -0.7 0.6 L 2.6 -2"), line=line, width=DETAIL),
    )


def cup() -> Drawing:
    """Seen from above: a white cup with a blue rim that a camera takes for a circle."""
    rim = Colour.PORCELAIN_RIM
    return (
        Mark(arc(2.25, -2.25, 0.75, -170, 80), line=rim),
        Mark(circle(0, 0, 2.7), Colour.PORCELAIN, rim, 0.5),
        Mark(circle(0, 0, 1.7), line=rim, width=DETAIL),
    )


def paw() -> Drawing:
    pads = ((-1.9, -0.3, 0.6), (-0.7, -1.6, 0.65), (0.7, -1.6, 0.65), (1.9, -0.3, 0.6))
    toes = tuple(Mark(ellipse(x, y, r * 0.85, r), Colour.PAW) for x, y, r in pads)
    return (
        *toes,
        Mark(
            drawn(
                "M 0 -0.4 C 1 -0.4 2 1.4 1.4 2 C 0.8 2.5 0.4 1.9 0 1.9 "
                "C -0.4 1.9 -0.8 2.5 -1.4 2 C -2 1.4 -1 -0.4 0 -0.4 Z"
            ),
            Colour.PAW,
        ),
    )


def hourglass() -> Drawing:
    glass = drawn(
        "M -1.5 -2.2 C -1.5 -0.8 -0.3 -0.5 -0.3 0 C -0.3 0.5 -1.5 0.8 -1.5 2.2 "
        "L 1.5 2.2 C 1.5 0.8 0.3 0.5 0.3 0 C 0.3 -0.5 1.5 -0.8 1.5 -2.2 Z"
    )
    bars = tuple(Mark(polyline(((-1.9, y), (1.9, y))), line=Colour.INK, width=0.5) for y in (-2.3, 2.3))
    return (Mark(glass, Colour.PAPER, Colour.INK), *bars)


_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(value: int) -> Drawing:
    pips = tuple(Mark(circle(x * 1.35, y * 1.35, 0.5), Colour.INK) for x, y in _PIPS[value])
    return (Mark(rectangle(-2.7, -2.7, 5.4, 5.4, 1.2), Colour.PAPER, Colour.INK), *pips)


_ICONS: dict[str, Callable[[], Drawing]] = {
    "mouse": mouse,
    "sock": sock,
    "plane": plane,
    "cup": cup,
    "paw": paw,
    "hourglass": hourglass,
}
