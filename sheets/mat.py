"""The mat: where yarn is drawn. Light, plain and calm wherever a pen may go."""

from sheets.icons import cup, draw, icon
from sheets.ink import Font, Ink
from sheets.layout.model import Layout, YarnGrid
from sheets.palette import Colour
from sheets.path import circle, drawn, polygon, polyline, rectangle

DOT = 1.3
SPOT = 2.0
RING = 5.5
THING = 6.0
_FRINGE = 1.6
_COLOURS = {"A": (Colour.STRAW, Colour.STRAW_EDGE), "B": (Colour.SKY, Colour.SKY_EDGE)}
_BLOCKS = (Colour.RED, Colour.BLUE, Colour.GREEN, Colour.YELLOW, Colour.VIOLET)


def draw_mat(ink: Ink, layout: Layout, with_spots: bool) -> None:
    yarn = layout.yarn
    assert yarn is not None
    fill, edge = _COLOURS[layout.face or "A"]
    mat = yarn.mat
    _draw_fringe(ink, yarn, edge)
    ink.paint(rectangle(mat.x, mat.y, mat.width, mat.height), fill, Colour.MAT_FRAME, 0.4)
    _draw_coordinates(ink, yarn)
    for number, block in enumerate(yarn.obstacles):
        ink.paint(polygon(block), _BLOCKS[number % len(_BLOCKS)], Colour.INK)
    _draw_start(ink, yarn)
    draw(ink, icon("paw"), *yarn.at(yarn.paw), THING)
    for thing in yarn.things:
        draw(ink, icon(thing.kind), *yarn.at(thing.dot), THING)
    spots = set(yarn.cup_spots) if with_spots else set()
    for dot in yarn.dots:
        if dot.name in spots:
            ink.paint(circle(dot.x, dot.y, RING / 2), line=Colour.SPOT_RING, width=0.3)
        ink.paint(circle(dot.x, dot.y, (SPOT if dot.name in spots else DOT) / 2), _dot_colour(dot.name in spots))


def draw_cups(ink: Ink, yarn: YarnGrid, cups: tuple[str, ...]) -> None:
    for dot in cups:
        x, y = yarn.at(dot)
        draw(ink, cup(), x, y)
        ink.paint(circle(x, y, DOT / 2), Colour.DOT)


def _dot_colour(spot: bool) -> Colour:
    return Colour.SPOT if spot else Colour.DOT


def _draw_fringe(ink: Ink, yarn: YarnGrid, edge: Colour) -> None:
    mat, step = yarn.mat, 1.2
    for n in range(int(mat.height / step)):
        y = mat.y + (n + 0.5) * step
        for x, side in ((mat.x, -1), (mat.right, 1)):
            ink.paint(polyline(((x, y), (x + side * _FRINGE, y + 0.3 * (-1) ** n))), line=edge, width=0.3)


def _draw_coordinates(ink: Ink, yarn: YarnGrid) -> None:
    columns = {dot.name[0]: dot.x for dot in yarn.dots}
    rows = {dot.name[1:]: dot.y for dot in yarn.dots}
    for name, x in columns.items():
        ink.write(name, x, yarn.mat.bottom - 0.8, 6.5, Font.MEDIUM, Colour.HINT, "middle")
    for name, y in rows.items():
        ink.write(name, yarn.mat.x + 0.4, y + 0.8, 6.5, Font.MEDIUM, Colour.HINT)


def _draw_start(ink: Ink, yarn: YarnGrid) -> None:
    x, y = yarn.at(yarn.start)
    ball = (x - 9, yarn.mat.y - 5.6)
    thread = f"M {ball[0] + 3} {ball[1] + 2} C {x - 3} {ball[1] + 6} {x} {ball[1] - 2} {x} {y}"
    ink.paint(drawn(thread), line=Colour.YARN_LIGHT, width=0.6)
    ink.paint(circle(*ball, 4.4), Colour.YARN)
