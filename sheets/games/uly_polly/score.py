"""The score sheet of Uly & Polly on paper: what pleases the eye around its boxes."""

from functools import partial

from rollwrite.uly_polly.sheet import ROUNDS, SEATS
from sheets.art.flock import flock, sheep_head
from sheets.art.wolf_cub import wolf_cub
from sheets.ink.figure import draw
from sheets.ink.ink import Ink
from sheets.ink.palette import Colour
from sheets.ink.path import Path, drawn, polyline, rectangle
from sheets.ink.pdf import PdfInk
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Rect
from sheets.layout.uly_polly import BOX, ROUND_STEP, TABLE, WOLF, name_line
from sheets.press.forms import draw_form
from sheets.press.imposition import impose
from sheets.press.names import write_name
from sheets.press.order import PrintOrder
from sheets.press.score_sheets import ScoreSheets, print_score_sheets, score_sheets
from sheets.press.texts import Texts

_NAME = 13.0  # points
_HILL = Rect(103, 30.5, 32, 52)


def score_sheets_of(order: PrintOrder) -> ScoreSheets:
    layout = find_layout(order.game)
    page = impose(order.paper, order.per_page or (1 if order.paper == "a5" else 2), layout.page, duplex=False)
    return score_sheets(order, layout, page, len(SEATS))


def print_score(sheets: ScoreSheets, words: Texts, ink: PdfInk) -> int:
    return print_score_sheets(sheets, partial(_draw_form, sheets, words), ink)


def _draw_form(sheets: ScoreSheets, words: Texts, ink: Ink) -> None:
    _draw_art(ink)
    draw_form(ink, sheets.layout, words)
    for place, name in enumerate(sheets.players):
        line = name_line(place)
        write_name(ink, name, line.x + 1, line.y - 1.1, line.width - 2, _NAME)


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
