"""A help card for everybody: the odds of every bid on one side, the round and the special cards on the other."""

from functools import partial

from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.chances import CARDS, Setting, odds
from rollwrite.volle_wolle.state import MOST_PLAYERS
from sheets.art.agents import lucky_sheep, secret_sheep
from sheets.art.heads import dog_head
from sheets.art.icons import ball, bone
from sheets.art.pasture import black_sheep, white_sheep
from sheets.ink.figure import Figure, draw, placed, thinner
from sheets.ink.ink import OUTLINE, POINT, Font, Ink
from sheets.ink.lettering import LEADING, fitting_size, wrapped, write_paragraph
from sheets.ink.palette import Colour
from sheets.ink.path import polyline, rectangle
from sheets.ink.pdf import PdfInk
from sheets.press.pieces import Piece, Stock, lay_out
from sheets.press.texts import Texts

HELP = Stock(92, 130)
_MARGIN = 5.5
_RIGHT = HELP.width - _MARGIN
_ROW = 6.05
_TOP = 26.0
_COLUMNS = (27.0, 40.0, 53.0)  # three, two and one card
_BAR = (62.0, _RIGHT - 1)
_SMALLEST = 9.0  # points: nothing on a card is smaller
_PICTURE = 7.6  # the height of a picture before a line


def print_help(paper: str, words: Texts, ink: PdfInk) -> int:
    card = Piece("help", partial(draw_odds, words), partial(draw_reminders, words))
    return lay_out(ink, paper, HELP, [card] * MOST_PLAYERS)


def draw_odds(words: Texts, ink: Ink) -> None:
    _draw_edge(ink)
    title = words["help-title"]
    ink.write(
        title, _MARGIN + 2, 13, fitting_size(title, _RIGHT - _MARGIN - 4, 19, Font.TITLE), Font.TITLE, Colour.YARN
    )
    for cards, x in zip(CARDS, _COLUMNS, strict=True):
        draw_few_cards(ink, cards, x, 20.4)
    ink.write(words["help-met"], (_BAR[0] + _BAR[1]) / 2, 22, 10, Font.BOLD, anchor="middle")
    for place, bid in enumerate(BIDS):
        _draw_row(ink, bid, _TOP + place * _ROW, shaded=place % 2 == 0)
    note = _TOP + len(BIDS) * _ROW + 4
    write_paragraph(ink, words["help-note"], _MARGIN + 1, note, _RIGHT - _MARGIN - 2, _SMALLEST, Font.TEXT)


def _draw_row(ink: Ink, bid: str, y: float, shaded: bool) -> None:
    found = odds(Setting(bid))
    if shaded:
        ink.paint(rectangle(_MARGIN, y - 1.2, _RIGHT - _MARGIN, _ROW), Colour.MEADOW_LIGHT)
    base = y + 3.6
    ink.write(bid, 12.5, base + 0.3, 15, Font.TITLE, anchor="middle")
    for chance, x in zip(found.tries, _COLUMNS, strict=True):
        ink.write(_percent(float(chance)), x, base, 10, Font.TEXT, anchor="middle")
    left, full = _BAR[0], _BAR[1] - _BAR[0]
    ink.paint(rectangle(left, y - 0.2, full, _ROW - 2), Colour.PAPER)
    ink.paint(rectangle(left, y - 0.2, full * float(found.success), _ROW - 2), Colour.MEADOW)
    ink.paint(rectangle(left, y - 0.2, full, _ROW - 2), None, Colour.GRASS_DARK, 0.25)
    ink.write(_percent(float(found.success)), left + full / 2, base - 0.3, 10, Font.BOLD, anchor="middle")


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def draw_few_cards(ink: Ink, count: int, x: float, y: float) -> None:
    for card in range(count):
        at = x - 1.8 + 1.7 * (card - (count - 1) / 2)
        ink.paint(rectangle(at, y - 2.6 + 0.5 * card, 3.6, 5, 0.7), Colour.WOOL, Colour.INK, OUTLINE)


def draw_reminders(words: Texts, ink: Ink) -> None:
    _draw_edge(ink)
    ink.write(words["title"], _MARGIN + 2, 13, 19, Font.TITLE, Colour.YARN)
    draw(ink, thinner(white_sheep(3, 8), 0.5), _RIGHT - 10, 14.6, 2.1)
    y = 19.6
    for name in ("round", "tries", "help-use", "rest"):
        y = write_paragraph(ink, words[name], _MARGIN + 1, y, _RIGHT - _MARGIN - 2, _SMALLEST) + 0.8
    ink.paint(polyline(((_MARGIN, y - 2.6), (_RIGHT, y - 2.6))), line=Colour.SOFT_INK, width=0.25)
    _draw_specials(ink, words, y - 1.6)


def _draw_specials(ink: Ink, words: Texts, top: float) -> None:
    """Pictures on the left, a few lines beside each, about the same middle; what room is left lies between them."""
    pictures = _pictures()
    x, width, leading = _MARGIN + 13.5, _RIGHT - _MARGIN - 14.5, _SMALLEST * POINT * LEADING
    lines = {name: len(wrapped(words[name], width, _SMALLEST)) for name in pictures}
    heights = {name: max(count * leading, _PICTURE) for name, count in lines.items()}
    gap = (HELP.height - _MARGIN - top - sum(heights.values())) / len(pictures)
    for name, picture in pictures.items():
        middle = top + (heights[name] + gap) / 2
        draw(ink, picture, _MARGIN + 6, middle)
        write_paragraph(ink, words[name], x, middle + 1.1 - (lines[name] - 1) * leading / 2, width, _SMALLEST)
        top += heights[name] + gap


def _pictures() -> dict[str, Figure]:
    """What stands before each line, about its own middle."""
    return {
        "plus-26": placed(ball(), 0, 0, 1.15),
        "under": _small(black_sheep(-1), 0.28, 3.5),
        "trio-370": _small(lucky_sheep(3), 0.19, 3.8),
        "trio-007": _small(secret_sheep(), 0.2, 3.8),
        "dog": placed(dog_head(), 0, 0, 1.25),
        "bone": placed(bone(), 0, 0, 1.4),
    }


def _small(standing: Figure, scale: float, feet: float) -> Figure:
    return thinner(placed(standing, 0, feet, scale), 0.4)


def _draw_edge(ink: Ink) -> None:
    frame = rectangle(3, 3, HELP.width - 6, HELP.height - 6, 4)
    ink.paint(frame, Colour.PAPER, Colour.GRASS_DARK, 0.5)
