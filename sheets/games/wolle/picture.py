"""The mat of a game as a picture: as the sheet shows it, with the yarn, what it reached, and where it went wrong."""

from collections.abc import Iterable
from functools import partial

from rollwrite.wolle.mat import Mat
from sheets.art.icons import icon
from sheets.games.wolle.mat import THING, draw_cups, draw_mat
from sheets.ink.figure import draw
from sheets.ink.ink import Font, Ink, Placement
from sheets.ink.palette import Colour
from sheets.ink.path import Path, Point, circle, drawn, polyline
from sheets.layout.model import Rect, YarnGrid
from sheets.layout.wolle import place, yarn_grid
from sheets.press.pictures import Picture

_ABOVE, _AROUND = 14.5, 6.0  # room for the cat, for fringe and coordinates
_YARN, _STRAND = 1.6, 0.95  # the thread with its edge, and without
_RING = 3.7
_BADGE = 1.45
_NUMBER = 1.6
_CORNER = 2.55  # from a dot to its badge, across and up: between the lines that may meet there


def mat_picture(mat: Mat) -> Picture:
    grid = yarn_grid(mat.face)
    around = _room(grid.mat)
    played = partial(_draw_played_mat, grid, mat)

    def show(ink: Ink) -> None:
        ink.stamp("mat", played, Placement(-around.x, -around.y))

    return Picture(f"Wolle {mat.face.name}", around.width, around.height, show)


def _room(mat: Rect) -> Rect:
    wide = mat.grown(_AROUND)
    return Rect(wide.x, mat.y - _ABOVE, wide.width, mat.height + _ABOVE + _AROUND)


def _draw_played_mat(grid: YarnGrid, mat: Mat, ink: Ink) -> None:
    draw_mat(ink, grid, with_spots=True)
    draw_cups(ink, grid, mat.cups)
    _draw_yarn(ink, mat)
    _draw_faults(ink, dict.fromkeys((*mat.faults, *mat.astray)))
    for dot in sorted(mat.reached):
        _draw_reached(ink, mat, grid, dot)
    if mat.yarn and mat.end:
        ink.paint(circle(*place(mat.end), 1.2), Colour.PAPER, Colour.YARN, 0.7)
    for number, path in enumerate(mat.turns, start=1):
        if len(path) > 1:
            _draw_number(ink, number, path[-1])


def _draw_yarn(ink: Ink, mat: Mat) -> None:
    for colour, width in ((Colour.YARN, _YARN), (Colour.YARN_FILL, _STRAND)):
        for a, b in mat.yarn:
            ink.paint(polyline((place(a), place(b))), line=colour, width=width)


def _draw_reached(ink: Ink, mat: Mat, grid: YarnGrid, dot: str) -> None:
    """What the yarn reached lies over it, so that it can still be told, and has a badge: fine, or broken."""
    if dot in mat.face.objects or dot == mat.face.paw:
        draw(ink, icon(mat.face.objects.get(dot, "paw")), *place(dot), THING)
        _draw_badge(ink, dot, Colour.GREEN_SIDE, drawn("M -0.65 0.05 L -0.2 0.5 L 0.7 -0.5"))
    elif dot in mat.cups:
        draw_cups(ink, grid, (dot,))
        _draw_badge(ink, dot, Colour.RED_SIDE, drawn("M -0.45 -0.45 L 0.45 0.45 M 0.45 -0.45 L -0.45 0.45"))


def _draw_badge(ink: Ink, dot: str, colour: Colour, sign: Path) -> None:
    x, y = place(dot)
    middle = x + _CORNER, y - _CORNER
    ink.paint(circle(*middle, _BADGE), colour, Colour.PAPER, 0.3)
    ink.paint(sign.moved(*middle), line=Colour.PAPER, width=0.45)


def _draw_number(ink: Ink, number: int, dot: str) -> None:
    """Beside the dot where a turn ends."""
    x, y = place(dot)
    middle = x - _CORNER, y + _CORNER
    ink.paint(circle(*middle, _NUMBER), Colour.PAPER, Colour.YARN, 0.3)
    ink.write(str(number), middle[0], middle[1] + 0.75, 6.5, Font.BOLD, Colour.INK, "middle")


def _draw_faults(ink: Ink, faults: Iterable[tuple[str, ...]]) -> None:
    """A stroke along a segment, a ring round a dot, and on both a sign that needs no colour."""
    places = [[place(dot) for dot in dots] for dots in faults]
    along = [polyline(points) for points in places if len(points) > 1]
    for colour, width in ((Colour.PAPER, 2.6), (Colour.FAULT, 1.8)):
        for segment in along:
            ink.paint(segment, line=colour, width=width)
    for points in places:
        if len(points) == 1:
            ink.paint(circle(*points[0], _RING), line=Colour.FAULT, width=0.8)
        _draw_sign(ink, *_beside(points))


def _beside(points: list[Point]) -> Point:
    """In the middle of a segment; at the ring of a dot."""
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    return (x, y) if len(points) > 1 else (x - _CORNER, y - _CORNER)


def _draw_sign(ink: Ink, x: float, y: float) -> None:
    ink.paint(circle(x, y, 1.7), Colour.FAULT, Colour.PAPER, 0.4)
    ink.write("!", x, y + 1.05, 8.5, Font.BOLD, Colour.PAPER, "middle")
