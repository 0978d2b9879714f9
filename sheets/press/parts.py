"""Games that are cut out and played with: printed part by part, each on its own or all together in one file."""

from collections.abc import Callable, Mapping
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.language import language
from rollwrite.message import Either, Message, message
from sheets.ink.palette import palette
from sheets.ink.pdf import About, PdfInk
from sheets.press.order import Printed, PrintOrder
from sheets.press.score_sheets import ScoreSheets
from sheets.press.texts import texts

SCORE, ALL = "score", "all"
# Prints one part and tells how many pages it took.
Press = Callable[[PdfInk], int]


def asked_parts(order: PrintOrder, parts: tuple[str, ...]) -> tuple[str, ...]:
    """One part or all of them. Without the score sheets, nothing may be said about these."""
    part = ALL if order.part is None else order.part
    if part not in (ALL, *parts):
        raise UsageError(message("paper/no-part", game=order.game, part=part[:20], known=Either((*parts, ALL))))
    asked = parts if part == ALL else (part,)
    if SCORE not in asked:
        order.refuse("sheets", "per_page", "players")
    return asked


def print_parts(
    order: PrintOrder, presses: Mapping[str, Press], sheets: ScoreSheets, advice: tuple[Message, ...], duplex: bool
) -> Printed:
    words = texts(order.lang, order.game)
    ink = PdfInk(About(words["title"], words["subject"], order.lang, duplex), palette(order.ink))
    pages = {part: press(ink) for part, press in presses.items()}
    details: dict[str, Any] = {"lang": order.lang, "ink": order.ink, "parts": pages}
    if SCORE in presses:
        details |= {"per_page": len(sheets.page.fronts), "sheets": [{"sheet": own_id} for own_id in sheets.ids]}
    name = f"{order.game}.pdf" if order.part in (None, ALL) else f"{order.game}-{order.part}.pdf"
    remarks = tuple(map(language(order.lang).say, advice))
    return Printed(ink.finished(), name, sum(pages.values()), details, remarks)
