"""The mat: where yarn is drawn. Light, plain and calm wherever a pen may go; the fun is at its edge."""

from sheets.art.blocks import draw_block
from sheets.art.cat import cat
from sheets.art.icons import ball, cup, icon
from sheets.art.weaves import WEAVES, Weave
from sheets.ink.figure import draw, placed
from sheets.ink.ink import DETAIL, Font, Ink, Placement
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, polyline, rectangle
from sheets.layout.model import Rect, YarnGrid

DOT = 1.3
SPOT = 2.0
RING = 5.5
THING = 5.7
FRAME = 0.4
FRINGE = 1.6
_NUMBER_GAP = 1.5  # half of what the fringe leaves free for a row's number
_STRAND = 0.85
_BALL = 9.0
_LAST_BALL = 90.0  # further right the sheet's code is in the way
_FIRST_CAT = 44.0  # a ball further left leaves the cat no room on the paper
_WAVE = 0.25


def draw_mat(ink: Ink, yarn: YarnGrid, with_spots: bool) -> None:
    weave = WEAVES[yarn.face.mood]
    _draw_rug(ink, yarn, weave)
    _draw_coordinates(ink, yarn)
    for number, block in enumerate(yarn.obstacles):
        draw_block(ink, block, number)
    _draw_start(ink, yarn)
    draw(ink, icon("paw"), *yarn.at(yarn.face.paw), THING)
    for dot, kind in yarn.face.objects.items():
        draw(ink, icon(kind), *yarn.at(dot), THING)
    _draw_dots(ink, yarn, frozenset(yarn.face.cup_spots) if with_spots else frozenset())


def draw_cups(ink: Ink, yarn: YarnGrid, cups: tuple[str, ...]) -> None:
    for dot in cups:
        ink.stamp("cup", _draw_cup, Placement(*yarn.at(dot)))


def _draw_cup(ink: Ink) -> None:
    draw(ink, cup(), 0, 0)
    ink.paint(circle(0, 0, DOT / 2), Colour.DOT)


def _draw_dots(ink: Ink, yarn: YarnGrid, spots: frozenset[str]) -> None:
    for dot in yarn.dots:
        if dot.name in spots:
            ink.paint(circle(dot.x, dot.y, RING / 2), line=Colour.SPOT_RING, width=0.3)
            ink.paint(circle(dot.x, dot.y, SPOT / 2), Colour.SPOT)
        else:
            ink.paint(circle(dot.x, dot.y, DOT / 2), Colour.DOT)


def _draw_rug(ink: Ink, yarn: YarnGrid, weave: Weave) -> None:
    mat = yarn.mat
    rows = sorted({dot.y for dot in yarn.dots})
    for strand in _strands(mat, rows):
        ink.paint(strand, line=weave.edge, width=0.3)
    ink.paint(rectangle(mat.x, mat.y, mat.width, mat.height), weave.fill)
    for side in _border(mat, weave.soft):
        ink.paint(side, line=weave.edge, width=DETAIL)
    ink.paint(rectangle(mat.x, mat.y, mat.width, mat.height), line=weave.frame, width=FRAME)


def _strands(mat: Rect, rows: list[float]) -> list[Path]:
    """Fringe left and right, in tufts that leave room for the numbers of the rows."""
    strands = []
    count = int((mat.height - 0.6) / _STRAND)
    first = mat.center[1] - (count - 1) * _STRAND / 2
    for n in range(count):
        y = first + n * _STRAND
        if any(abs(y - row) < _NUMBER_GAP for row in rows):
            continue
        nearest = min(rows, key=lambda row: abs(row - y))
        lean = 0.25 if y > nearest else -0.25
        for x, reach in ((mat.x, -FRINGE), (mat.right, FRINGE)):
            bend = f"C {x + reach * 0.5} {y} {x + reach * 0.6} {y + lean} {x + reach} {y + lean * (1 + n % 2)}"
            strands.append(drawn(f"M {x} {y} {bend}"))
    return strands


def _border(mat: Rect, soft: bool) -> list[Path]:
    """A woven wave just inside the frame: nearer to it than any pen."""
    inner = mat.grown(-0.72)
    corners = inner.corners
    return [_wave(a, b, soft) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]


def _wave(a: tuple[float, float], b: tuple[float, float], soft: bool) -> Path:
    length = abs(b[0] - a[0]) + abs(b[1] - a[1])
    along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    across = (-along[1] * _WAVE, along[0] * _WAVE)
    count = round(length / 0.9)
    step = length / count

    def at(distance: float, side: float) -> tuple[float, float]:
        return a[0] + along[0] * distance + across[0] * side, a[1] + along[1] * distance + across[1] * side

    turns = [at(n * step, (-1) ** n) for n in range(count + 1)]
    if not soft:
        return polyline(turns)
    steps = [
        ("C", (at((n + 0.5) * step, (-1) ** n), at((n + 0.5) * step, -((-1) ** n)), turns[n + 1])) for n in range(count)
    ]
    return Path((("M", (turns[0],)), *steps))


def _draw_coordinates(ink: Ink, yarn: YarnGrid) -> None:
    """Outside the mat: row numbers in the fringe, column letters below."""
    columns = {dot.name[0]: dot.x for dot in yarn.dots}
    rows = {dot.name[1:]: dot.y for dot in yarn.dots}
    for name, x in columns.items():
        ink.write(name, x, yarn.mat.bottom + 2.5, 6.5, Font.MEDIUM, Colour.SOFT_INK, "middle")
    for name, y in rows.items():
        ink.write(name, yarn.mat.x - 0.55, y + 0.8, 6.5, Font.MEDIUM, Colour.SOFT_INK, "end")


def _draw_start(ink: Ink, yarn: YarnGrid) -> None:
    """The ball lies above the first dot, its thread leads there, and the cat has seen it: from the left, if it can."""
    x, y = yarn.at(yarn.face.start)
    edge = yarn.mat.y
    middle = (min(x + 1.2, _LAST_BALL), edge - 1.4 - _BALL / 2)
    begin, bend = f"{middle[0] + 3} {middle[1] + 2.6}", f"{middle[0] + 6.8} {edge - 0.6}"
    loose = f"M {begin} C {bend} {x + 1} {edge - 2.4} {x} {edge - 0.2}"
    ink.paint(drawn(loose), line=Colour.YARN, width=0.6)
    ink.paint(polyline(((x, edge + 0.5), (x, y))), line=Colour.YARN_LIGHT, width=0.6)
    ink.paint(circle(x, y, 1.5), line=Colour.YARN_LIGHT, width=0.6)
    draw(ink, ball(), *middle, _BALL)
    side = 1 if middle[0] > _FIRST_CAT else -1
    draw(ink, placed(cat(), 0, 0, side), middle[0] - 31.2 * side, edge - 0.9, 5.5)
