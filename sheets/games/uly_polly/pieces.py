"""What is cut out for Uly & Polly: seventeen tiles with one meadow behind them, twenty tokens, a dog that stands."""

from functools import partial

from sheets.art.flock import flock, sheep_head
from sheets.art.icons import paw
from sheets.art.meadow import CELL, draw_meadow, tuft
from sheets.art.sheepdog import polly, polly_from_behind
from sheets.art.wolf_cub import wolf_cub
from sheets.art.wool import fleece
from sheets.ink.figure import Figure, draw
from sheets.ink.ink import OUTLINE, Font, Ink, Placement
from sheets.ink.lettering import write_paragraph
from sheets.ink.palette import Colour
from sheets.ink.path import circle, drawn, polyline, rectangle
from sheets.ink.pdf import PdfInk
from sheets.layout.model import Rect
from sheets.press.imposition import draw_ruler, paper_size
from sheets.press.pieces import Piece, Stock, lay_out
from sheets.press.texts import Texts

TILE = Stock(2 * CELL, 2 * CELL, bleed=3.8)
TOKEN = Stock(37, 37, gap=2.0, bleed=1.0)
TOKENS = 20
_HEAD = 5.5  # of a drawing's 6: a little smaller than drawn, to leave room for the name


def print_tiles(paper: str, ink: PdfInk) -> int:
    pieces = [Piece(sheep.name, partial(_draw_tile, sheep.name, sheep_head(sheep))) for sheep in flock()]
    wolf = Piece("wolf", partial(_draw_tile, "Uly", wolf_cub()))
    return lay_out(ink, paper, TILE, [*pieces, wolf], _draw_backs)


def _draw_backs(ink: Ink, area: Rect) -> None:
    draw_meadow(ink, area, (area.x + TILE.bleed, area.y + TILE.bleed))


def _draw_tile(name: str, head: Figure, ink: Ink) -> None:
    ink.paint(rectangle(-2, -2, TILE.width + 4, TILE.height + 4), Colour.MEADOW_LIGHT)
    for x, y in ((7, 40.5), (41.5, 37.5), (38, 42), (10.5, 44)):
        ink.paint(tuft().moved(x, y), Colour.MEADOW)
    draw(ink, head, TILE.width / 2, 21.3, _HEAD)
    ink.write(name, TILE.width / 2, 45.4, 13, Font.TITLE, Colour.GRASS_DARK, "middle")


def print_tokens(paper: str, ink: PdfInk) -> int:
    return lay_out(ink, paper, TOKEN, [Piece("token", _draw_token, _draw_token)] * TOKENS)


def _draw_token(ink: Ink) -> None:
    """A rosette with a paw: wolf and dog both have one."""
    x = y = TOKEN.width / 2
    ink.paint(circle(x, y, x), Colour.STRAW, Colour.YELLOW_SIDE, OUTLINE)
    ink.paint(fleece(x, y, 13.2, 13.2, 16, 0.5), Colour.YELLOW, Colour.YELLOW_SIDE, 0.5)
    ink.paint(circle(x, y, 11), Colour.CAT_LIGHT, Colour.YELLOW_SIDE, OUTLINE)
    draw(ink, paw(), x, y + 0.3, 17)


PANEL = Rect(0, 0, 38, 50)
_TAB, _BASE = 9.0, 26.0
_MARGIN, _FOLD_ROOM = 14.0, 14.0


def print_dog(paper: str, words: Texts, ink: PdfInk) -> int:
    """A strip to fold into a tent, and beside it how to play."""
    width, height = paper_size(paper)
    length = _TAB + 2 * PANEL.height + _BASE
    at = Placement(width - _MARGIN - _FOLD_ROOM - PANEL.width, (height - length) / 2)
    with ink.page(width, height) as page:
        page.stamp("dog", partial(_draw_dog, words), at)
        _write_rules(page, words, Rect(_MARGIN, _MARGIN, at.x - _FOLD_ROOM - _MARGIN, height - 2 * _MARGIN))
        draw_ruler(page, height)
    return 1


def _write_rules(ink: Ink, words: Texts, column: Rect) -> None:
    """As large as the column allows, and the three of them at its foot."""
    paragraphs = [*words["rules"].strip().split("\n\n"), words["build-dog"]]
    size = max(9.0, min(12.0, column.width / 10))
    ink.write(words["title"], column.x, column.y + 10, 26, Font.TITLE, Colour.YARN)
    y = column.y + 22
    for paragraph in paragraphs:
        font = Font.MEDIUM if paragraph == paragraphs[-1] else Font.TEXT
        y = write_paragraph(ink, paragraph, column.x, y, column.width, size, font) + size / 4
    if column.bottom - y > 40:
        for n, head in enumerate((sheep_head(flock()[0]), wolf_cub(), sheep_head(flock()[9]))):
            draw(ink, head, column.x + (n + 0.5) * column.width / 3, column.bottom - 20, 4.6)


def _draw_dog(words: Texts, ink: Ink) -> None:
    middle, top = PANEL.width / 2, _TAB + PANEL.height
    floor = top + PANEL.height
    flap = drawn(f"M 0 {_TAB} L 4 0 L {PANEL.width - 4} 0 L {PANEL.width} {_TAB} Z")
    ink.paint(flap, Colour.PAPER, Colour.INK, 0.25)
    ink.stamp("dog-behind", partial(_draw_panel, polly_from_behind()), Placement(PANEL.width, top, degrees=180))
    ink.stamp("dog-before", partial(_draw_panel, polly()), Placement(0, top))
    ink.paint(rectangle(0, floor, PANEL.width, _BASE), Colour.MEADOW, Colour.INK, 0.25)
    ink.write(words["glue"], middle, _TAB / 2 + 1.2, 9, Font.MEDIUM, Colour.SOFT_INK, "middle")
    ink.write("Polly", middle, floor + _BASE / 2 + 2, 16, Font.TITLE, Colour.GRASS_DARK, "middle")
    for y in (_TAB, top, floor):
        _draw_fold(ink, y, words["fold"])


def _draw_panel(dog: Figure, ink: Ink) -> None:
    width, height = PANEL.width, PANEL.height
    ink.paint(rectangle(0, 0, width, height), Colour.SKY, Colour.INK, 0.25)
    ink.paint(drawn(f"M 0 40 C 10 36 28 36 {width} 40 L {width} {height} L 0 {height} Z"), Colour.MEADOW)
    draw(ink, dog, width / 2 - 1, height - 3)
    ink.paint(rectangle(0, 0, width, height), None, Colour.INK, 0.25)


def _draw_fold(ink: Ink, y: float, word: str) -> None:
    """Dashes beyond both edges, where scissors leave them behind."""
    for x in (-5, -3, PANEL.width + 1, PANEL.width + 3):
        ink.paint(polyline(((x, y), (x + 1.3, y))), line=Colour.SOFT_INK, width=0.25)
    ink.write(word, PANEL.width + 6, y + 1, 9, Font.TEXT, Colour.SOFT_INK)
