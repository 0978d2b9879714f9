"""Any sheet of any game: markers, code, boxes, words and pictures, all from its layout."""

from sheets.icons import draw, icon
from sheets.ink import Font, Ink, text_width
from sheets.layout.code import SheetCode, code_text
from sheets.layout.model import Layout, Words, WriteLine
from sheets.markers import marker_path
from sheets.palette import Colour
from sheets.path import polyline, rectangle
from sheets.qr import code_path

_ID_SIZE = 6.5


def draw_form(ink: Ink, layout: Layout, texts: dict[str, str]) -> None:
    """What all sheets of a layout share."""
    for marker in layout.markers:
        ink.paint(marker_path(marker), Colour.BLACK)
    for box in layout.boxes:
        ink.paint(rectangle(box.rect.x, box.rect.y, box.rect.width, box.rect.height), Colour.PAPER, Colour.FRAME)
    for picture in layout.pictures:
        draw(ink, icon(picture.name), *picture.rect.center, picture.rect.width)
    for words in layout.words:
        _draw_words(ink, words, texts)
    for line in layout.lines:
        _draw_write_line(ink, line, texts)


def draw_own(ink: Ink, layout: Layout, code: SheetCode) -> None:
    """What only this sheet has: its code, its id, its player."""
    spots = layout.yarn.cup_spots if layout.yarn else ()
    ink.paint(code_path(code_text(code, spots), layout.code), Colour.BLACK)
    ink.write(code.sheet, layout.code.center[0], layout.code.bottom + 2.2, _ID_SIZE, Font.MEDIUM, anchor="middle")
    player = next((line for line in layout.lines if line.name == "player"), None)
    if player and code.player:
        size = _fitting(code.player, player.rect.width - 1, 14)
        ink.write(code.player, player.rect.x + 0.8, player.rect.y - 1.0, size, Font.TITLE)


def _draw_words(ink: Ink, words: Words, texts: dict[str, str]) -> None:
    text = words.text if words.literal else texts[words.text]
    ink.write(text, words.x, words.y, words.size, Font.BOLD if words.bold else Font.TEXT, anchor=words.anchor)


def _draw_write_line(ink: Ink, line: WriteLine, texts: dict[str, str]) -> None:
    rect = line.rect
    ink.paint(polyline(((rect.x, rect.y), (rect.right, rect.y))), line=Colour.INK, width=0.25)
    ink.write(texts[line.name], rect.x - 1.2, rect.y - 0.4, 8, Font.MEDIUM, Colour.SOFT_INK, "end")


def _fitting(text: str, width: float, largest: float) -> float:
    return min(largest, largest * width / text_width(text, largest, Font.TITLE))
