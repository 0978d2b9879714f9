"""Any sheet of any game: markers, code, boxes, words and pictures, all from its layout."""

from sheets.art.icons import icon
from sheets.ink.figure import draw
from sheets.ink.ink import Font, Ink
from sheets.ink.lettering import fitting_size, wrapped
from sheets.ink.palette import Colour
from sheets.ink.path import polyline, rectangle
from sheets.layout.model import Layout, Words, WriteLine
from sheets.layout.sheet_code import SheetCode, code_text
from sheets.press.codes import code_path
from sheets.press.markers import marker_path
from sheets.press.names import write_name
from sheets.press.texts import Texts

SMALLEST = 6.5  # points
_LEADING = 2.75
_NAME = 14.0


def draw_form(ink: Ink, layout: Layout, texts: Texts) -> None:
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
    spots = layout.yarn.face.cup_spots if layout.yarn else ()
    ink.paint(code_path(code_text(code, spots), layout.code), Colour.BLACK)
    below_code = layout.code.center[0], layout.code.bottom + 2.4
    ink.write(code.sheet, *(layout.sheet_id or below_code), 7.5, Font.MEDIUM, anchor="middle")
    line = next((line for line in layout.lines if line.name == "player"), None)
    if line and code.player:
        write_name(ink, code.player, line.rect.x + 0.5, line.rect.y - 1.1, line.rect.width - 1, _NAME)


def _draw_words(ink: Ink, words: Words, texts: Texts) -> None:
    text = words.text if words.literal else texts[words.text]
    font = Font.TITLE if words.title else Font.BOLD if words.bold else Font.TEXT
    for n, line in enumerate(wrapped(text, words.width, words.size, font) if words.width else [text]):
        size = fitting_size(line, words.width, words.size, font) if words.width else words.size
        ink.write(line, words.x, words.y + n * _LEADING, size, font, anchor=words.anchor)


def _draw_write_line(ink: Ink, line: WriteLine, texts: Texts) -> None:
    """A line to write on, and below it what to write, unless that is plain."""
    rect = line.rect
    ink.paint(polyline(((rect.x, rect.y), (rect.right, rect.y))), line=Colour.SOFT_INK, width=0.25)
    if line.name:
        ink.write(texts[line.name], rect.center[0], rect.y + 2.7, SMALLEST, Font.TEXT, Colour.SOFT_INK, "middle")
