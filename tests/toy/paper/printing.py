"""One sheet a page, by the presses of the house."""

from sheets.ink.ink import Ink
from sheets.ink.palette import palette
from sheets.ink.pdf import About, PdfInk
from sheets.layout.catalogue import find_layout
from sheets.press.forms import draw_form
from sheets.press.imposition import impose
from sheets.press.order import Printed, PrintOrder
from sheets.press.score_sheets import print_score_sheets, score_sheets


def printed(order: PrintOrder) -> Printed:
    order.refuse("faces", "cups", "deck", "part")
    layout = find_layout("hops")
    sheets = score_sheets(order, layout, impose(order.paper, 1, layout.page, duplex=False), seats=1)
    ink = PdfInk(About("Hops", "Sheets for Hops", order.lang), palette(order.ink))

    def form(paper: Ink) -> None:
        draw_form(paper, layout, {})

    pages = print_score_sheets(sheets, form, ink)
    return Printed(ink.finished(), "hops.pdf", pages, {"sheets": [{"sheet": own} for own in sheets.ids]}, ())
