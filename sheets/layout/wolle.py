"""The Wolle sheet: A5 upright, a mat of dots, a timer beside it, the collection bar below.

Everything keeps 12.5 mm from the long edges, so that two sheets lie side by side at true size on A4 and on Letter.
"""

from rollwrite.wolle.face import Face, Kind, column_and_row
from sheets.layout.model import (
    Dot,
    Layout,
    MarkBox,
    Picture,
    Rect,
    Thing,
    Words,
    WriteLine,
    YarnGrid,
    box_column,
    box_row,
    corner_markers,
)

VERSION = 1
PAGE = Rect(0, 0, 148, 210)
PITCH = 9.4
FIRST_DOT = (20.0, 40.4)
MAT_BORDER = 5.5
BOX = 6.2
BOX_GAP = 1.4

KINDS: tuple[Kind, ...] = ("mouse", "sock", "plane")
BAR = Rect(21.5, 162.9, BOX, BOX)
BAR_STEP = BOX + 1.6
CUPS = Rect(89.5, 162.9, BOX, BOX)
TIMER = Rect(128.4, 46.0, BOX, BOX)
TIMER_GAP = 2.2


def wolle_layout(face: Face, first_marker: int) -> Layout:
    return Layout(
        game="wolle",
        face=face.name,
        version=VERSION,
        page=PAGE,
        markers=corner_markers(first_marker, PAGE, size=9, inset_x=13, inset_y=10),
        code=Rect(107.5, 10, 15, 15),
        boxes=tuple(_boxes(face)),
        yarn=_mat(face),
        set_points=face.set_points,
        timer=face.timer,
        pictures=tuple(_pictures(face)),
        words=tuple(_words(face)),
        lines=(WriteLine("player", Rect(58, 20.5, 44, 0)), WriteLine("total", Rect(104, 184.0, 30, 0))),
    )


def place(dot: str) -> tuple[float, float]:
    return _grid_point(*column_and_row(dot))


def _grid_point(column: float, row: float) -> tuple[float, float]:
    return round(FIRST_DOT[0] + (column - 1) * PITCH, 3), round(FIRST_DOT[1] + (row - 1) * PITCH, 3)


def _mat(face: Face) -> YarnGrid:
    right, bottom = _grid_point(face.columns, face.rows)
    return YarnGrid(
        mat=Rect(FIRST_DOT[0], FIRST_DOT[1], right - FIRST_DOT[0], bottom - FIRST_DOT[1]).grown(MAT_BORDER),
        pitch=PITCH,
        dots=tuple(Dot(dot, *place(dot)) for dot in face.dots),
        segments=face.segments,
        start=face.start,
        paw=face.paw,
        things=tuple(Thing(dot, kind) for dot, kind in face.objects.items()),
        cup_spots=face.cup_spots,
        obstacles=tuple(tuple(_grid_point(*corner) for corner in block) for block in face.blocks),
    )


def _boxes(face: Face) -> list[MarkBox]:
    counts = {kind: list(face.objects.values()).count(kind) for kind in KINDS}
    bar = [
        box
        for row, kind in enumerate(KINDS)
        for box in box_row(kind, counts[kind], BAR.shifted(y=row * BAR_STEP), BOX_GAP)
    ]
    return [
        *bar,
        *box_row("cup", 6, CUPS, BOX_GAP),
        MarkBox("paw", CUPS.shifted(y=BAR_STEP)),
        MarkBox("hourglass", TIMER.shifted(y=-BOX - TIMER_GAP)),
        *box_column("timer", len(face.timer), TIMER, TIMER_GAP),
    ]


def _pictures(face: Face) -> list[Picture]:
    icon = Rect(14.4, BAR.y + 0.1, 6, 6)
    row_icons = [Picture(kind, icon.shifted(y=row * BAR_STEP)) for row, kind in enumerate(KINDS)]
    cup = Rect(82.6, CUPS.y + 0.1, 6, 6)
    die = Rect(122.4, TIMER.y + 0.7, 4.8, 4.8)
    step = BOX + TIMER_GAP
    return [
        *row_icons,
        Picture("cup", cup),
        Picture("paw", cup.shifted(y=BAR_STEP)),
        Picture("hourglass", die.shifted(y=-step)),
        *(Picture(f"die-{value}", die.shifted(y=n * step)) for n, value in enumerate(face.timer)),
    ]


def _words(face: Face) -> list[Words]:
    below = BAR.y + 2 * BAR_STEP + BOX + 3.4
    points = [
        Words(str(value), BAR.x + BOX / 2 + n * (BOX + BOX_GAP), below, 8, "middle", literal=True, bold=True)
        for n, value in enumerate(face.set_points)
    ]
    return [*points, Words("set-points", BAR.x - 1.4, below, 6.5, "end")]
