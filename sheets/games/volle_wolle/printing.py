"""Printing Volle Wolle: bidding tables, cards, chips, help cards and score sheets, each on its own or all together."""

from collections.abc import Iterator
from functools import partial

from rollwrite.message import Message, message
from rollwrite.volle_wolle.deck import Deck
from sheets.games.volle_wolle.cards import print_cards
from sheets.games.volle_wolle.chips import print_chips
from sheets.games.volle_wolle.help import print_help
from sheets.games.volle_wolle.score import print_score, score_sheets_of
from sheets.games.volle_wolle.tables import print_tables
from sheets.press.order import Printed, PrintOrder
from sheets.press.parts import SCORE, Press, asked_parts, print_parts
from sheets.press.score_sheets import ScoreSheets
from sheets.press.texts import texts

PARTS = ("tables", "cards", "chips", "help", SCORE)


def printed(order: PrintOrder) -> Printed:
    order.refuse("faces", "cups")
    parts = asked_parts(order, PARTS)
    words, deck, sheets = texts(order.lang, order.game), Deck.read(order.deck), score_sheets_of(order)
    presses: dict[str, Press] = {
        "tables": partial(print_tables, order.paper, deck, words),
        "cards": partial(print_cards, order.paper, deck),
        "chips": partial(print_chips, order.paper),
        "help": partial(print_help, order.paper, words),
        SCORE: partial(print_score, sheets, words),
    }
    duplex = parts != (SCORE,)
    advice = tuple(_advice(parts, sheets, duplex))
    return print_parts(order, {part: presses[part] for part in parts}, sheets, advice, duplex)


def _advice(parts: tuple[str, ...], sheets: ScoreSheets, duplex: bool) -> Iterator[Message]:
    """What else is needed: paper that hides its other side, and dice."""
    yield from sheets.page.advice(duplex, scaled=SCORE in parts)
    if duplex:
        yield message("paper/stout-cards")
    if len(parts) > 1:
        yield message("paper/dice")
