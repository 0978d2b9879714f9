"""Twenty-five wool chips: a ball of yarn on both sides, one point each."""

from rollwrite.volle_wolle.cards import CHIPS
from sheets.art.icons import ball
from sheets.art.wool import fleece
from sheets.ink.figure import draw
from sheets.ink.ink import OUTLINE, Font, Ink
from sheets.ink.palette import Colour
from sheets.ink.path import circle
from sheets.ink.pdf import PdfInk
from sheets.press.pieces import Piece, Stock, lay_out

CHIP = Stock(28, 28, gap=2.0, bleed=1.0)


def print_chips(paper: str, ink: PdfInk) -> int:
    return lay_out(ink, paper, CHIP, [Piece("chip", draw_chip, draw_chip)] * CHIPS)


def draw_chip(ink: Ink) -> None:
    """Cut out round along the outer ring."""
    middle = CHIP.width / 2
    ink.paint(circle(middle, middle, middle), Colour.MEADOW_LIGHT, Colour.GRASS_DARK, OUTLINE)
    ink.paint(fleece(middle, middle, 10.2, 10.2, 14, 0.5), Colour.WOOL, Colour.WOOL_LINE, OUTLINE)
    draw(ink, ball(), middle, middle, 19)
    ink.paint(circle(middle, middle, 4.4), Colour.PAPER, Colour.YARN, 0.5)
    ink.write("1", middle, middle + 2.6, 21, Font.TITLE, anchor="middle")
