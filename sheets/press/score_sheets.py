"""Score sheets that players share: how many, how they lie on paper, and an id for each."""

import random
from dataclasses import dataclass
from functools import partial

from rollwrite.errors import UsageError
from rollwrite.message import message
from sheets.ink.ink import Draw
from sheets.ink.pdf import PdfInk
from sheets.layout.catalogue import sheet_number
from sheets.layout.model import Layout
from sheets.layout.sheet_code import SheetCode
from sheets.press.forms import draw_own
from sheets.press.ids import sheet_ids
from sheets.press.imposition import Imposition, draw_page_marks
from sheets.press.names import printed_name
from sheets.press.order import PrintOrder

MOST_SHEETS = 100


@dataclass(frozen=True, slots=True)
class ScoreSheets:
    layout: Layout
    page: Imposition
    ids: list[str]
    players: tuple[str, ...]


def score_sheets(order: PrintOrder, layout: Layout, page: Imposition, seats: int) -> ScoreSheets:
    """As many as asked for, or a page full; the players' names are on all of them."""
    count = len(page.fronts) if order.sheets is None else order.sheets
    if not 1 <= count <= MOST_SHEETS:
        raise UsageError(message("paper/sheet-count", count=count, most=MOST_SHEETS))
    if len(order.players) > seats:
        raise UsageError(message("paper/too-many-players", count=len(order.players), most=seats))
    players = tuple(map(printed_name, order.players))
    if len(set(players)) < len(players):
        raise UsageError(message("record/same-name"))
    return ScoreSheets(layout, page, sheet_ids(random.Random(order.seed), count), players)


def print_score_sheets(sheets: ScoreSheets, form: Draw, ink: PdfInk) -> int:
    """`form` is what all of them share, drawn once; how many pages that took."""
    page, number = sheets.page, sheet_number(sheets.layout)
    lots = [sheets.ids[start : start + len(page.fronts)] for start in range(0, len(sheets.ids), len(page.fronts))]
    for lot in lots:
        with ink.page(page.width, page.height) as paper:
            draw_page_marks(paper, page)
            for own_id, place in zip(lot, page.fronts, strict=False):
                code = SheetCode(number, own_id, players=sheets.players)
                own = partial(draw_own, layout=sheets.layout, code=code)
                paper.stamp("score-form", form, place)
                paper.stamp(f"score-{own_id}", own, place)
    return len(lots)
