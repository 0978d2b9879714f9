"""Printing Uly & Polly: tiles, tokens, the dog and score sheets, each on its own or all together."""

from collections.abc import Iterator
from functools import partial

from rollwrite.message import Message, message
from sheets.games.uly_polly.pieces import print_dog, print_tiles, print_tokens
from sheets.games.uly_polly.score import print_score, score_sheets_of
from sheets.ink.pdf import PdfInk
from sheets.press.imposition import paper_size
from sheets.press.order import Printed, PrintOrder
from sheets.press.parts import SCORE, Press, asked_parts, print_parts
from sheets.press.score_sheets import ScoreSheets
from sheets.press.texts import Texts, texts

PARTS = ("tiles", "tokens", "dog", SCORE)
TWO_SIDED = ("tiles", "tokens")


def printed(order: PrintOrder) -> Printed:
    order.refuse("faces", "cups", "deck")
    parts = asked_parts(order, PARTS)
    words, sheets = texts(order.lang, order.game), score_sheets_of(order)
    duplex = any(part in TWO_SIDED for part in parts)
    presses: dict[str, Press] = {
        "tiles": partial(print_tiles, order.paper),
        "tokens": partial(print_tokens, order.paper),
        "dog": partial(_print_dog, order.paper, words, duplex),
        SCORE: partial(print_score, sheets, words),
    }
    advice = tuple(_advice(parts, sheets, duplex))
    return print_parts(order, {part: presses[part] for part in parts}, sheets, advice, duplex)


def _print_dog(paper: str, words: Texts, duplex: bool, ink: PdfInk) -> int:
    """Printed on both sides, nothing may lie behind what is cut out of one."""
    pages = print_dog(paper, words, ink)
    if not duplex:
        return pages
    with ink.page(*paper_size(paper)):
        return pages + 1


def _advice(parts: tuple[str, ...], sheets: ScoreSheets, duplex: bool) -> Iterator[Message]:
    yield from sheets.page.advice(duplex, scaled=SCORE in parts)
    if "tiles" in parts:
        yield message("paper/stout-tiles")
