"""The score sheet of Volle Wolle on paper: what pleases the eye around its boxes."""

from functools import partial

from rollwrite.errors import UsageError
from rollwrite.message import message
from rollwrite.volle_wolle.sheet import SEATS
from sheets.art.pasture import black_sheep, white_sheep
from sheets.ink.figure import draw, thinner
from sheets.ink.ink import Ink
from sheets.ink.palette import Colour
from sheets.ink.path import polyline
from sheets.ink.pdf import PdfInk
from sheets.layout.catalogue import find_layout
from sheets.layout.volle_wolle import NAME, block_top
from sheets.press.forms import draw_form
from sheets.press.imposition import whole_page
from sheets.press.names import write_name
from sheets.press.order import PrintOrder
from sheets.press.score_sheets import ScoreSheets, print_score_sheets, score_sheets
from sheets.press.texts import Texts

_FINE = 0.45


def score_sheets_of(order: PrintOrder) -> ScoreSheets:
    if order.per_page not in (None, 1):
        raise UsageError(message("paper/fills-a-page", game=order.game))
    layout = find_layout(order.game)
    return score_sheets(order, layout, whole_page(order.paper, layout.page), len(SEATS))


def print_score(sheets: ScoreSheets, words: Texts, ink: PdfInk) -> int:
    return print_score_sheets(sheets, partial(_draw_form, sheets, words), ink)


def _draw_form(sheets: ScoreSheets, words: Texts, ink: Ink) -> None:
    for place in range(len(SEATS)):
        y = block_top(place) - 0.3
        ink.paint(polyline(((11, y), (189, y))), line=Colour.GRASS, width=0.3)
    for x, wool, face in ((96, 2, 3), (112, 5, 7), (130, 9, 12)):
        draw(ink, thinner(white_sheep(wool, face), _FINE), x, 26.0, 2.6)
    draw(ink, thinner(black_sheep(-2), _FINE), 148, 26.0, 2.6)
    draw_form(ink, sheets.layout, words)
    for place, name in enumerate(sheets.players):
        write_name(ink, name, NAME.x + 1, block_top(place) + NAME.y - 1.0, NAME.width - 2, 13)
