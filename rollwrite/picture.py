"""A small picture as a value: a few shapes in the order they are drawn. Written as SVG here, as PNG where Pillow is."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Line:
    """An open line through points, with round ends and joints."""

    points: tuple[Point, ...]
    colour: str
    width: float


@dataclass(frozen=True, slots=True)
class Polygon:
    points: tuple[Point, ...]
    fill: str
    outline: str | None = None
    width: float = 0.3


@dataclass(frozen=True, slots=True)
class Circle:
    centre: Point
    radius: float
    fill: str | None
    outline: str | None = None
    width: float = 0.3


@dataclass(frozen=True, slots=True)
class Label:
    """Words around a point; `size` is the height of a line."""

    centre: Point
    words: str
    size: float
    colour: str = "#383D49"


Shape = Line | Polygon | Circle | Label


@dataclass(frozen=True, slots=True)
class Picture:
    """Sizes and places are in one unit, usually millimetres; y grows downwards. Colours are written #RRGGBB."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    paper: str = "#FFFFFF"


def as_svg(picture: Picture) -> str:
    size = f'width="{picture.width:g}mm" height="{picture.height:g}mm"'
    box = f'viewBox="0 0 {picture.width:g} {picture.height:g}"'
    sheet = f'<rect width="100%" height="100%" fill="{picture.paper}"/>'
    shapes = "\n".join((sheet, *map(_element, picture.shapes)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>\n{shapes}\n</svg>\n'


def _element(shape: Shape) -> str:
    match shape:
        case Line(points, colour, width):
            style = f'fill="none" stroke="{colour}" stroke-width="{width:g}"'
            return f'<polyline points="{_points(points)}" {style} stroke-linecap="round" stroke-linejoin="round"/>'
        case Polygon(points, fill, outline, width):
            return f'<polygon points="{_points(points)}" {_paint(fill, outline, width)}/>'
        case Circle((x, y), radius, fill, outline, width):
            return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {_paint(fill, outline, width)}/>'
        case Label((x, y), words, size, colour):
            style = f'font-size="{size:g}" fill="{colour}" font-family="sans-serif"'
            place = f'x="{x:g}" y="{y:g}" text-anchor="middle" dominant-baseline="central"'
            return f"<text {place} {style}>{escape(words)}</text>"


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _paint(fill: str | None, outline: str | None, width: float) -> str:
    return " ".join(_paints(fill, outline, width))


def _paints(fill: str | None, outline: str | None, width: float) -> Iterator[str]:
    yield f'fill="{fill or "none"}"'
    if outline:
        yield f'stroke="{outline}" stroke-width="{width:g}" stroke-linejoin="round"'
