"""The Wolle sheet: A5 upright, a mat of dots, a timer beside it, the collection bar below.

Everything keeps 12.5 mm from the long edges, so that two sheets lie side by side at true size on A4 and on Letter.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from rollwrite.message import message
from rollwrite.wolle.face import KINDS, Face, column_and_row
from rollwrite.wolle.rules import CUPS
from sheets.layout.model import (
    Dot,
    Layout,
    MarkBox,
    Picture,
    Rect,
    UnreadableLayout,
    Words,
    WriteLine,
    YarnGrid,
    box_column,
    box_row,
    corner_markers,
)
from sheets.layout.rules import Before, CountsDots, CountsEnd, CountsRings, InOrder, OneThread, Rule, SoManyOrNone
from sheets.layout.sheet_code import MOST_SPOTS

VERSION = 2  # of A and B; sheets of other faces have a version of their own, the last in CODE
PAGE = Rect(0, 0, 148, 210)
PITCH = 9.4
FIRST_DOT = (20.0, 40.4)
MAT_BORDER = 5.5
BOX = 6.2
BOX_GAP = 1.4

COLUMNS, ROWS, TOYS = 11, 13, 8  # what there is room for

BAR = Rect(21.5, 162.9, BOX, BOX)
BAR_STEP = BOX + 1.6
CUP_ROW = Rect(89.5, 162.9, BOX, BOX)
TIMER = Rect(128.4, 46.0, BOX, BOX)
TIMER_GAP = 2.2

# By version; 3 is of other faces than A and B only. A code of 15 mm names a face, 20 mm have room for a whole one, and
# of 25.5 mm, all there is between player's line and marker, that is read as well as any (see sheets/press/codes.py).
CODE = {1: Rect(107.5, 10, 15, 15), 2: Rect(102.5, 9, 20, 20), 3: Rect(97, 8, 25.5, 25.5)}
PLAYER = {1: Rect(65, 18.6, 39, 0), 2: Rect(65, 18.6, 35, 0), 3: Rect(65, 18.6, 29.5, 0)}
SHEET_ID = {3: (130.5, 23.4)}  # below the marker, where the code reaches down to the mat
RUG = Rect(52.5, 11.1, 8.6, 8.6)
SUMS_LINE = 185.2
SUMS = tuple(
    WriteLine(name, Rect(x, SUMS_LINE, width, 0))
    for name, x, width in (
        ("sum-toys", 83.5, 7.5),
        ("sum-sets", 93.2, 7.5),
        ("sum-paw", 102.9, 6.5),
        ("sum-cups", 111.6, 7.0),
        ("sum-total", 121.4, 12.4),
    )
)
HINTS = ("hint-one-corner", "hint-crossing", "hint-two-corners", "hint-block")
HINT = Rect(123.1, 97.0, 11.0, 11.0)
HINT_STEP = 15.5


def layout(first_marker: int, face: Face | None = None, version: int = VERSION) -> Layout:
    """Without a face: what the sheets of all faces share, which is enough to read the code.

    Sheets that say 'see the code' have no file with their geometry, so every version of theirs can still be laid out.
    """
    markers = corner_markers(first_marker, PAGE, size=9, inset_x=13, inset_y=10)
    shared = Layout("wolle", version, PAGE, markers, code=CODE[version], boxes=(), sheet_id=SHEET_ID.get(version))
    if face is None:
        return shared
    refuse_what_does_not_fit(face)
    return replace(
        shared,
        boxes=tuple(_boxes(face)),
        yarn=yarn_grid(face),
        pictures=tuple(_pictures(face)),
        words=tuple(_words(face)),
        lines=(WriteLine("player", PLAYER[version]), *SUMS),
        rules=tuple(_rules(face)),
    )


def refuse_what_does_not_fit(face: Face) -> None:
    """The mat lies between timer and edge, its toys between icons and cups; the code names a spot by a letter."""
    toys = max(Counter(face.objects.values()).values())
    for what, many, most in (
        ("columns", face.columns, COLUMNS),
        ("rows", face.rows, ROWS),
        ("toys", toys, TOYS),
        ("spots", len(face.cup_spots), MOST_SPOTS),
    ):
        if many > most:
            raise UnreadableLayout(message("layout/does-not-fit", face=face.name, what=what, many=many, most=most))


def place(dot: str) -> tuple[float, float]:
    return _grid_point(*column_and_row(dot))


def _grid_point(column: float, row: float) -> tuple[float, float]:
    return round(FIRST_DOT[0] + (column - 1) * PITCH, 3), round(FIRST_DOT[1] + (row - 1) * PITCH, 3)


def yarn_grid(face: Face) -> YarnGrid:
    right, bottom = _grid_point(face.columns, face.rows)
    return YarnGrid(
        face=face,
        mat=Rect(FIRST_DOT[0], FIRST_DOT[1], right - FIRST_DOT[0], bottom - FIRST_DOT[1]).grown(MAT_BORDER),
        pitch=PITCH,
        dots=tuple(Dot(dot, *place(dot)) for dot in face.dots),
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
        *box_row("cup", CUPS, CUP_ROW, BOX_GAP),
        MarkBox("paw", CUP_ROW.shifted(y=BAR_STEP), "paw", 1),
        MarkBox("hourglass", TIMER.shifted(y=-BOX - TIMER_GAP), "hourglass", 1),
        *box_column("timer", len(face.timer), TIMER, TIMER_GAP),
    ]


def _rules(face: Face) -> Iterator[Rule]:
    """Rows fill in order and count what the yarn reaches, which is one thread; and six cups are circled, or none."""
    yield OneThread(face.start)
    yield SoManyOrNone("cup", CUPS, face.cup_spots)
    yield from (InOrder(row) for row in (*KINDS, "cup", "timer"))
    yield Before("hourglass", "timer")
    for kind in KINDS:
        yield CountsDots(kind, tuple(dot for dot, its_kind in face.objects.items() if its_kind == kind))
    yield CountsRings("cup")
    yield CountsEnd("paw", face.paw)


def _pictures(face: Face) -> list[Picture]:
    icon = Rect(14.2, BAR.y - 0.1, 6.4, 6.4)
    row_icons = [Picture(kind, icon.shifted(y=row * BAR_STEP)) for row, kind in enumerate(KINDS)]
    cup = Rect(82.5, CUP_ROW.y + 0.1, 6, 6)
    die = Rect(122.3, TIMER.y + 0.6, 5, 5)
    step = BOX + TIMER_GAP
    return [
        Picture(f"rug-{face.mood}", RUG),
        *row_icons,
        Picture("cup", cup.shifted(x=-0.4)),
        Picture("paw", cup.shifted(y=BAR_STEP)),
        Picture("hourglass", die.shifted(y=-step)),
        *(Picture(f"die-{value}", die.shifted(y=n * step)) for n, value in enumerate(face.timer)),
        *(Picture(name, HINT.shifted(y=n * HINT_STEP)) for n, name in enumerate(HINTS)),
    ]


def _name(face: Face) -> Words:
    """A letter fits on the rug; a longer name stands beside it, above the player's."""
    if len(face.name) == 1:
        return Words(face.name, RUG.center[0], RUG.center[1] + 1.75, 14, "middle", literal=True, title=True)
    return Words(face.name, 65.0, 12.9, 8, literal=True, title=True, width=30.5)


def _words(face: Face) -> list[Words]:
    below = BAR.y + 2 * BAR_STEP + BOX + 3.4
    points = [
        Words(str(value), BAR.x + BOX / 2 + n * (BOX + BOX_GAP), below, 9, "middle", literal=True, title=True)
        for n, value in enumerate(face.set_points)
    ]
    signs = [
        Words(sign, (left.rect.right + right.rect.x) / 2, SUMS_LINE - 0.6, 9, "middle", literal=True, title=True)
        for sign, left, right in zip("++−=", SUMS[:-1], SUMS[1:], strict=True)
    ]
    paw = CUP_ROW.shifted(y=BAR_STEP)
    return [
        Words("title", 24.2, 18.6, 26, title=True),
        _name(face),
        *points,
        Words("set", BAR.x - 1.4, below - 0.1, 6.5, "end"),
        Words("cups-points", CUP_ROW.x + CUPS * BOX + (CUPS - 1) * BOX_GAP, paw.y + 2.4, 9, "end", title=True),
        Words("+5", paw.right + 1.6, paw.y + 4.6, 12, literal=True, title=True),
        *signs,
        Words("rules", 24.0, 192.2, 6.5, width=100.0),
    ]
