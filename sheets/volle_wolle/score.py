"""The score sheet of Volle Wolle on paper: what pleases the eye around its boxes, and the pages it is printed on."""

import random
from dataclasses import dataclass
from functools import partial

from rollwrite.errors import UsageError
from rollwrite.volle_wolle.sheet import SEATS
from sheets.art.pasture import black_sheep, white_sheep
from sheets.ink.figure import draw, thinner
from sheets.ink.ink import Font, Ink
from sheets.ink.lettering import can_write, fitting_size
from sheets.ink.palette import Colour
from sheets.ink.path import polyline
from sheets.ink.pdf import PdfInk
from sheets.layout.catalogue import find_layout, sheet_number
from sheets.layout.model import Layout
from sheets.layout.sheet_code import SheetCode
from sheets.layout.volle_wolle import NAME, block_top
from sheets.press.forms import draw_form, draw_own
from sheets.press.ids import sheet_ids
from sheets.press.imposition import Imposition, draw_page_marks, whole_page
from sheets.press.names import printed_name
from sheets.press.order import PrintOrder
from sheets.press.texts import Texts

MOST_SHEETS = 100
_FINE = 0.45


@dataclass(frozen=True, slots=True)
class ScoreSheets:
    """How the sheets lie on paper, an id for each, and the names on all of them."""

    page: Imposition
    ids: list[str]
    players: tuple[str, ...]


def score_sheets(order: PrintOrder) -> ScoreSheets:
    if order.per_page not in (None, 1):
        raise UsageError("the score sheet of volle-wolle fills a page: leave --per-page out")
    count = 1 if order.sheets is None else order.sheets
    if not 1 <= count <= MOST_SHEETS:
        raise UsageError(f"{count} score sheets cannot be printed: choose 1 to {MOST_SHEETS}")
    if len(order.players) > len(SEATS):
        raise UsageError(f"{len(order.players)} players: the game is for up to {len(SEATS)}")
    page = whole_page(order.paper, find_layout("volle-wolle").page)
    return ScoreSheets(page, sheet_ids(random.Random(order.seed), count), tuple(map(printed_name, order.players)))


def print_score_sheets(ink: PdfInk, sheets: ScoreSheets, words: Texts) -> int:
    layout, page = find_layout("volle-wolle"), sheets.page
    for own_id in sheets.ids:
        code = SheetCode(sheet_number(layout), own_id)
        with ink.page(page.width, page.height) as paper:
            draw_page_marks(paper, page)
            paper.stamp("score-form", partial(_draw_form, layout, sheets.players, words), page.fronts[0])
            paper.stamp(f"score-{own_id}", partial(_draw_own, layout, code), page.fronts[0])
    return len(sheets.ids)


def _draw_own(layout: Layout, code: SheetCode, ink: Ink) -> None:
    draw_own(ink, layout, code)


def _draw_form(layout: Layout, players: tuple[str, ...], words: Texts, ink: Ink) -> None:
    for place in range(len(SEATS)):
        y = block_top(place) - 0.3
        ink.paint(polyline(((11, y), (189, y))), line=Colour.GRASS, width=0.3)
    for x, wool, face in ((96, 2, 3), (112, 5, 7), (130, 9, 12)):
        draw(ink, thinner(white_sheep(wool, face), _FINE), x, 26.0, 2.6)
    draw(ink, thinner(black_sheep(-2, 1), _FINE), 148, 26.0, 2.6)
    draw_form(ink, layout, words)
    for place, name in enumerate(players):
        font = Font.TITLE if can_write(name, Font.TITLE) else Font.BOLD
        size = fitting_size(name, NAME.width - 2, 13, font)
        ink.write(name, NAME.x + 1, block_top(place) + NAME.y - 1.0, size, font)
