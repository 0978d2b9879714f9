"""Printing Volle Wolle: bidding tables, cards, chips, help cards and score sheets, each on its own or all together."""

from dataclasses import replace
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.volle_wolle.deck import load_deck
from sheets.ink.ink import Placement
from sheets.ink.palette import palette
from sheets.ink.pdf import About, PdfInk
from sheets.press.order import PrintOrder, Product
from sheets.press.texts import texts
from sheets.volle_wolle.cards import print_cards
from sheets.volle_wolle.chips import print_chips
from sheets.volle_wolle.help import print_help
from sheets.volle_wolle.score import print_score_sheets, score_sheets
from sheets.volle_wolle.tables import print_tables

PARTS = ("tables", "cards", "chips", "help", "score")


def printed(order: PrintOrder) -> Product:
    order.refuse("face", "cups")
    parts = _parts(order.part or "all")
    if "score" not in parts:
        order.refuse("sheets", "per_page", "players")
    words, deck = texts(order.lang, "volle-wolle"), load_deck(order.deck)
    duplex = parts != ("score",)
    sheets = score_sheets(order)
    ink = PdfInk(About(words["title"], words["subject"], order.lang, duplex), palette(order.ink))
    pages: dict[str, int] = {}
    for part in parts:
        match part:
            case "tables":
                pages[part] = print_tables(ink, order.paper, deck, words)
            case "cards":
                pages[part] = print_cards(ink, order.paper, deck)
            case "chips":
                pages[part] = print_chips(ink, order.paper)
            case "help":
                pages[part] = print_help(ink, order.paper, words)
            case _:
                pages[part] = print_score_sheets(ink, sheets, words)
    details: dict[str, Any] = {"lang": order.lang, "ink": order.ink, "parts": pages}
    if "score" in parts:
        details["sheets"] = [{"sheet": own_id} for own_id in sheets.ids]
    # Only the score sheet may come out smaller than it is; everything else is cut at its true size.
    page = sheets.page if "score" in parts else replace(sheets.page, fronts=(Placement(),))
    remarks = (*page.advice(duplex), *_advice(parts))
    name = f"volle-wolle-{order.part}.pdf" if order.part else "volle-wolle.pdf"
    return Product(ink.finished(), name, sum(pages.values()), details, remarks)


def _parts(part: str) -> tuple[str, ...]:
    if part == "all":
        return PARTS
    if part not in PARTS:
        raise UsageError(f"Volle Wolle has no part {part!r}: choose {', '.join(PARTS)} or all")
    return (part,)


def _advice(parts: tuple[str, ...]) -> tuple[str, ...]:
    """What else is needed: paper that hides its other side, and dice."""
    stout = ("Print tables, cards and chips on stout paper.",) if parts != ("score",) else ()
    return (*stout, "To play you also need a 12-sided, a 10-sided and an 8-sided die.") if len(parts) > 1 else stout
