"""Games that are cut out and played with: printed part by part, each on its own or all together in one file."""

from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.language import Language, language
from rollwrite.message import Either, Message, message
from rollwrite.report import Table, View
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
    speak = language(order.lang)
    remarks = (*_contents(pages, speak), *map(speak.say, advice))
    return Printed(ink.finished(), name, sum(pages.values()), details, remarks)


def _contents(pages: Mapping[str, int], speak: Language) -> Iterator[View]:
    """Where each part lies in the file: some of it goes on stout paper, and one is printed anew more often."""
    if len(pages) > 1:
        ends = accumulate(pages.values())
        rows = (
            (speak.say("paper/part", part=part), _span(end, pages[part])) for part, end in zip(pages, ends, strict=True)
        )
        yield Table("", (speak.say("paper/column-part"), speak.say("paper/column-pages")), tuple(rows))


def _span(last: int, count: int) -> str:
    return f"{last - count + 1}–{last}" if count > 1 else f"{last}"
