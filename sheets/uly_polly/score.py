"""The score sheet of Uly & Polly on paper: what pleases the eye around its boxes, and the pages it is printed on."""

import random
from functools import partial

from rollwrite.errors import UsageError
from rollwrite.uly_polly.sheet import ROUNDS
from sheets.art.flock import flock, sheep_head
from sheets.art.wolf_cub import wolf_cub
from sheets.ink.figure import draw
from sheets.ink.ink import Ink
from sheets.ink.palette import Colour
from sheets.ink.path import Path, drawn, polyline, rectangle
from sheets.ink.pdf import PdfInk
from sheets.layout.catalogue import find_layout, sheet_number
from sheets.layout.model import Rect
from sheets.layout.sheet_code import SheetCode
from sheets.layout.uly_polly import BOX, ROUND_STEP, TABLE, WOLF
from sheets.press.forms import draw_form, draw_own
from sheets.press.ids import sheet_ids
from sheets.press.imposition import Imposition, draw_page_marks, impose
from sheets.press.order import PrintOrder
from sheets.press.texts import Texts

MOST_SHEETS = 100
_HILL = Rect(103, 30.5, 32, 52)


def score_pages(order: PrintOrder) -> tuple[Imposition, list[str]]:
    """How the sheets lie on paper, and an id for each: a page full, or as many as asked for."""
    layout = find_layout("uly-polly")
    page = impose(order.paper, order.per_page or (1 if order.paper == "a5" else 2), layout.page, duplex=False)
    count = len(page.fronts) if order.sheets is None else order.sheets
    if not 1 <= count <= MOST_SHEETS:
        raise UsageError(f"{count} score sheets cannot be printed: choose 1 to {MOST_SHEETS}")
    return page, sheet_ids(random.Random(order.seed), count)


def print_score_sheets(ink: PdfInk, page: Imposition, ids: list[str], words: Texts) -> int:
    layout = find_layout("uly-polly")

    def form(paper: Ink) -> None:
        _draw_art(paper)
        draw_form(paper, layout, words)

    lots = [ids[start : start + len(page.fronts)] for start in range(0, len(ids), len(page.fronts))]
    for lot in lots:
        with ink.page(page.width, page.height) as paper:
            draw_page_marks(paper, page)
            for own_id, place in zip(lot, page.fronts, strict=False):
                code = SheetCode(sheet_number(layout), own_id)
                paper.stamp("score-form", form, place)
                paper.stamp(f"score-{own_id}", partial(draw_own, layout=layout, code=code), place)
    return len(lots)


def _draw_art(ink: Ink) -> None:
    """A wolf among sheep beside the names, and thin lines that lead the eye from box to box."""
    for n in range(len(ROUNDS) + 1):
        y = WOLF.y + n * ROUND_STEP - (ROUND_STEP - BOX) / 2
        ink.paint(polyline(((TABLE.x + 1, y), (TABLE.right - 1, y))), line=Colour.MEADOW, width=0.3)
    hill = rectangle(_HILL.x, _HILL.y, _HILL.width, _HILL.height, 3)
    with ink.clipped(hill):
        ink.paint(hill, Colour.SKY)
        ink.paint(_slope(_HILL.y + 14), Colour.MEADOW_LIGHT)
        left, right = (sheep_head(flock()[n]) for n in (4, 1))
        draw(ink, left, 111.4, 44.6, 2.2)
        draw(ink, right, 126, 48.4, 2.5)
        ink.paint(_slope(_HILL.y + 30), Colour.MEADOW)
        draw(ink, wolf_cub(), 117.8, 66.4, 3.9)


def _slope(y: float) -> Path:
    x, right, bottom = _HILL.x, _HILL.right, _HILL.bottom
    return drawn(
        f"M {x} {y} C {x + 10} {y - 4} {right - 10} {y - 3} {right} {y + 2} L {right} {bottom} L {x} {bottom} Z"
    )
