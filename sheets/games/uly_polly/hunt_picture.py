"""The hunt as a picture: one small field for every moment of a round, warm where the wolf may lie."""

from functools import partial

from rollwrite.language import Language
from rollwrite.uly_polly.field import COLUMNS, PLACES, SIDE, column_and_row
from rollwrite.uly_polly.hunt import Hunt, Scent
from rollwrite.uly_polly.hunt_report import caption, round_title
from sheets.art.heads import dog_head, sheep_face, wolf_head
from sheets.ink.figure import draw
from sheets.ink.ink import Font, Ink
from sheets.ink.lettering import fitting_size
from sheets.ink.palette import Colour
from sheets.ink.path import Point, rectangle
from sheets.press.pictures import Picture

MOST_FIELDS = 60  # the last ones, where a round goes on and on
_FIELDS_A_ROW = 6
_TILE = 9.6
_GAP = 0.8
_MARGIN = 6.0
_HEAD = 14.0
_FIELD = SIDE * _TILE + 9.0
_FIELD_HEIGHT = SIDE * _TILE + 14.0
# As in the children's game: from which chance on it is so warm.
_WARMTH = (
    (0.4, Colour.BURNING),
    (0.2, Colour.HOT),
    (0.1, Colour.WARM),
    (0.05, Colour.TEPID),
    (0.0, Colour.COOL),
)


def hunt_picture(hunted: Hunt, language: Language) -> Picture:
    """The last round of the hunt."""
    scents = hunted.last
    count = min(len(scents), MOST_FIELDS)
    columns, rows = max(min(count, _FIELDS_A_ROW), 2), -(-count // _FIELDS_A_ROW)
    width, height = 2 * _MARGIN + columns * _FIELD, 2 * _MARGIN + _HEAD + rows * _FIELD_HEIGHT
    return Picture(round_title(scents, language), width, height, partial(_draw_round, scents, language), language.code)


def _draw_round(scents: tuple[Scent, ...], language: Language, ink: Ink) -> None:
    draw(ink, wolf_head(), _MARGIN + 8, _MARGIN + 4.5, 9)
    ink.write(round_title(scents, language), _MARGIN + 15, _MARGIN + 7, 20, Font.TITLE, Colour.YARN)
    for place, scent in enumerate(scents[-MOST_FIELDS:]):
        row, column = divmod(place, _FIELDS_A_ROW)
        corner = (_MARGIN + column * _FIELD, _MARGIN + _HEAD + row * _FIELD_HEIGHT)
        _draw_field(ink, scent, caption(scent, language), corner)


def _draw_field(ink: Ink, scent: Scent, words: str, corner: Point) -> None:
    left, top = corner[0] + 5.0, corner[1] + 8.0
    middles = [(left + (n + 0.5) * _TILE, top + (n + 0.5) * _TILE) for n in range(SIDE)]
    size = fitting_size(words, SIDE * _TILE, 10, Font.BOLD)
    ink.write(words, left + SIDE * _TILE / 2, corner[1] + 2.6, size, Font.BOLD, Colour.INK, "middle")
    for (x, y), column, row in zip(middles, COLUMNS, range(1, SIDE + 1), strict=True):
        ink.write(column, x, top - 1.2, 8, Font.MEDIUM, Colour.SOFT_INK, "middle")
        ink.write(str(row), left - 2.4, y + 1, 8, Font.MEDIUM, Colour.SOFT_INK, "middle")
    for place in PLACES:
        column_number, row_number = column_and_row(place)
        _draw_tile(ink, scent, place, (middles[column_number][0], middles[row_number][1]))


def _draw_tile(ink: Ink, scent: Scent, place: str, middle: Point) -> None:
    (x, y), side = middle, _TILE - _GAP
    chance = float(scent.chances[place])
    ground = rectangle(x - side / 2, y - side / 2, side, side, 1.4)
    ink.paint(ground, _warmth(chance) if chance else Colour.MEADOW_LIGHT, Colour.GRASS, 0.25)
    dog = place == scent.dog_at
    if place in scent.turned:
        head = wolf_head() if chance else sheep_face()
        draw(ink, head, *((x + 2, y + 2) if dog else middle), 4.2 if dog else 6.4)
    elif chance:
        words = f"{chance:.0%}" if chance >= 0.005 else "<1%"
        ink.write(words, x, y + (3.5 if dog else 1.1), 8.5, Font.BOLD, _letters(chance), "middle")
    if dog:
        draw(ink, dog_head(), *((x - 1.9, y - 1.8) if place in scent.turned else (x, y - 1.6)), 4.6)


def _warmth(chance: float) -> Colour:
    return next(colour for least, colour in _WARMTH if chance >= least)


def _letters(chance: float) -> Colour:
    return Colour.PAPER if _warmth(chance) is Colour.BURNING else Colour.INK
