"""The sheet of Hops: five boxes in a row on a page of A5, and a few more to lay it flat by."""

from rollwrite.wolle.face import Face
from sheets.layout.model import Layout, Rect, Words, box_row, corner_markers
from sheets.layout.rules import InOrder
from tests.toy.rules.game import HOPS

VERSION = 1
PAGE = Rect(0, 0, 148, 210)
ROWS = 4


def layout(first_marker: int, face: Face | None = None) -> Layout:
    rows = [box for n in range(ROWS) for box in box_row(f"hop{n + 1}", HOPS, Rect(30, 60 + 30 * n, 8, 8), 10)]
    return Layout(
        game="hops",
        version=VERSION,
        page=PAGE,
        markers=corner_markers(first_marker, PAGE, size=9, inset_x=13, inset_y=10),
        code=Rect(107.5, 10, 15, 15),
        boxes=tuple(rows),
        words=(Words("Hops", 24.2, 18.6, 22, literal=True, title=True),),
        rules=tuple(InOrder(f"hop{n + 1}") for n in range(ROWS)),
    )
