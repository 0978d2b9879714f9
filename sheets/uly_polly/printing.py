"""Printing Uly & Polly: tiles, tokens, the dog and score sheets, each on its own or all together."""

from collections.abc import Callable
from typing import Any

from rollwrite.errors import UsageError
from sheets.ink.palette import palette
from sheets.ink.pdf import About, PdfInk
from sheets.press.imposition import paper_size
from sheets.press.order import PrintOrder, Product
from sheets.press.texts import texts
from sheets.uly_polly.pieces import print_dog, print_tiles, print_tokens
from sheets.uly_polly.score import print_score_sheets, score_pages

PARTS = ("tiles", "tokens", "dog", "score")
TWO_SIDED = ("tiles", "tokens")


def printed(order: PrintOrder) -> Product:
    order.refuse("face", "cups", "players", "deck")
    parts = _parts(order.part or "all")
    if "score" not in parts:
        order.refuse("sheets", "per_page")
    words = texts(order.lang, "uly-polly")
    duplex = any(part in TWO_SIDED for part in parts)
    ink = PdfInk(About(words["title"], words["subject"], order.lang, duplex), palette(order.ink))
    page, ids = score_pages(order)
    presses: dict[str, Callable[[], int]] = {
        "tiles": lambda: print_tiles(ink, order.paper),
        "tokens": lambda: print_tokens(ink, order.paper),
        "dog": lambda: print_dog(ink, order.paper, words) + (_leave_empty(ink, order.paper) if duplex else 0),
        "score": lambda: print_score_sheets(ink, page, ids, words),
    }
    pages = {part: presses[part]() for part in parts}
    details: dict[str, Any] = {"lang": order.lang, "ink": order.ink, "parts": pages}
    if "score" in parts:
        details |= {"per_page": len(page.fronts), "sheets": [{"sheet": own_id} for own_id in ids]}
    name = f"uly-polly-{order.part}.pdf" if order.part else "uly-polly.pdf"
    return Product(ink.finished(), name, sum(pages.values()), details, (*page.advice(duplex), *_advice(parts)))


def _parts(part: str) -> tuple[str, ...]:
    if part == "all":
        return PARTS
    if part not in PARTS:
        raise UsageError(f"Uly & Polly has no part {part!r}: choose {', '.join(PARTS)} or all")
    return (part,)


def _leave_empty(ink: PdfInk, paper: str) -> int:
    """Printed on both sides, nothing may lie behind what is cut out of one."""
    with ink.page(*paper_size(paper)):
        return 1


def _advice(parts: tuple[str, ...]) -> tuple[str, ...]:
    if "tiles" not in parts:
        return ()
    return ("Print the tiles on stout paper, or glue them onto card: nobody may see a wolf through the meadow.",)
