"""Six bidding tables. The bids stand along the edge where a paper clip sits; the hill below them is the chance.

At every bid the hill is as high as the bid is likely to be met, without chips and without a plus.
"""

from functools import partial

from rollwrite.volle_wolle.bids import BIDS, PLUS
from rollwrite.volle_wolle.chances import Setting, odds
from rollwrite.volle_wolle.deck import Deck
from sheets.art.icons import ball
from sheets.art.meadow import tuft
from sheets.art.pasture import cloud, white_sheep
from sheets.ink.figure import draw, thinner
from sheets.ink.ink import OUTLINE, Font, Ink
from sheets.ink.lettering import fitting_size
from sheets.ink.palette import Colour
from sheets.ink.path import Path, Point, drawn, polyline, rectangle, smooth
from sheets.ink.pdf import PdfInk
from sheets.press.pieces import Piece, Stock, lay_out
from sheets.press.texts import Texts

TABLE = Stock(182, 62, gap=4.0, bleed=2.0)
_CELL = TABLE.width / len(BIDS)
_BAND = 17.0  # the bids' own strip, from the edge down
_FOOT, _PEAK = 56.5, 32.5  # where the hill would be for no chance at all, and for certainty
# The higher the bid, the warmer its place.
_WARMTH = (Colour.MEADOW_LIGHT,) * 4 + (Colour.STRAW,) * 4 + (Colour.SOCK_LIGHT,) * 3 + (Colour.YARN_LIGHT,) * 3
_FINE = 0.6
_MOST_SHEEP = 6
_SHEEP = ((1, 2, 3), (4, 5, 12), (7, 1, 6))  # at which bid, with how much wool, with which face


def print_tables(paper: str, deck: Deck, words: Texts, ink: PdfInk) -> int:
    pieces = [
        Piece("table", draw_front, partial(draw_back, number, words), f"table-{number}") for number in deck.tables
    ]
    return lay_out(ink, paper, TABLE, pieces)


def draw_front(ink: Ink) -> None:
    _draw_sky(ink)
    for place, (bid, warmth) in enumerate(zip(BIDS, _WARMTH, strict=True)):
        _draw_bid(ink, bid, place * _CELL, warmth)
    ink.paint(polyline(((-3, _BAND), (TABLE.width + 3, _BAND))), line=Colour.INK, width=OUTLINE)


def draw_back(number: int, words: Texts, ink: Ink) -> None:
    width, height = TABLE.width, TABLE.height
    ink.paint(_over_the_edge(0, height), Colour.SKY)
    hill = drawn(f"M -3 44 C 40 30 130 30 {width + 3} 46 L {width + 3} {height + 3} L -3 {height + 3} Z")
    ink.paint(hill, Colour.MEADOW)
    for x, y, size in ((30, 14, 8), (150, 11, 7), (124, 22, 5)):
        ink.paint(cloud(x, y, size), Colour.PAPER)
    for n in range(min(number, _MOST_SHEEP)):
        draw(ink, thinner(white_sheep(4, number + 3 * n), _FINE), *_spot(n), 3.6)
    ink.paint(rectangle(width / 2 - 25, 7, 50, 46, 6), Colour.PAPER, Colour.SOFT_INK, OUTLINE)
    ink.write(str(number), width / 2, 41.5, 96, Font.TITLE, anchor="middle")
    text = words["lower-first"]
    ink.write(text, width / 2, 49.6, fitting_size(text, 44, 11), Font.MEDIUM, Colour.SOFT_INK, "middle")


def _spot(n: int) -> Point:
    """As many sheep as the number says, left and right of it in turns."""
    side, row = (-1 if n % 2 else 1), n // 2
    return TABLE.width / 2 + side * (37 + 18 * row), 53 - 3.5 * (row % 2)


def _draw_sky(ink: Ink) -> None:
    ink.paint(_over_the_edge(_BAND, TABLE.height), Colour.SKY)
    for x, y, size in ((96, 27, 6), (128, 24, 7), (160, 31, 6)):
        ink.paint(cloud(x, y, size), Colour.PAPER)
    ink.paint(_hill(), Colour.MEADOW, Colour.GRASS_DARK, 0.5)
    for place, wool, face in _SHEEP:
        left, top = _top_of_hill(place)
        draw(ink, thinner(white_sheep(wool, face), _FINE), left, top + 2.6, 3.0)
    for n in range(7):
        ink.paint(tuft().moved(8 + 16.5 * n, TABLE.height - 10.5 - 4 * (n % 2)), Colour.GRASS)


def _draw_bid(ink: Ink, bid: str, x: float, warmth: Colour) -> None:
    middle = x + _CELL / 2
    left, right = (x - 3 if x == 0 else x), (x + _CELL + 3 if bid == PLUS else x + _CELL)
    ink.paint(rectangle(left, -3, right - left, _BAND + 3), warmth)
    ink.paint(polyline(((x, -3), (x, _BAND))), line=Colour.INK, width=OUTLINE)
    ink.paint(drawn(f"M {middle - 1.5} 1.6 L {middle + 1.5} 1.6 L {middle} 3.8 Z"), Colour.INK)
    ink.write(bid, middle, 13.4, 26 if bid != PLUS else 20, Font.TITLE, anchor="middle")
    if bid == PLUS:
        ink.write("−1", middle - 3.6, 24.2, 11, Font.TITLE, anchor="middle")
        draw(ink, ball(), middle + 2.6, 22.6, 7)
    chance = f"{100 * _success(bid):.0f} %"
    ink.write(chance, middle, TABLE.height - 3.4, 9.5, Font.BOLD, Colour.INK, "middle")


def _hill() -> Path:
    """Through the chance of every bid, and on beyond both edges."""
    tops = [(-4.0, _top_of_hill(0)[1] - 0.5), *map(_top_of_hill, range(len(BIDS)))]
    curve = smooth([*tops, (TABLE.width + 4, tops[-1][1])], closed=False)
    right, left = (TABLE.width + 4, TABLE.height + 4), (-4.0, TABLE.height + 4)
    return Path((*curve.steps, ("L", (right,)), ("L", (left,)), ("Z", ())))


def _top_of_hill(place: int) -> Point:
    return (place + 0.5) * _CELL, _FOOT - (_FOOT - _PEAK) * _success(BIDS[place])


def _success(bid: str) -> float:
    return float(odds(Setting(bid)).success)


def _over_the_edge(top: float, bottom: float) -> Path:
    return rectangle(-3, top - 3 if top == 0 else top, TABLE.width + 6, bottom - top + 3 + (3 if top == 0 else 0))
