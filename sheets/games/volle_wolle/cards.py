"""The sixty cards: a window onto the pasture, points top left, the corner top right, the sheep number at the foot.

Whatever is cut a little off stays fine: a white edge lies around every window, and the backs are one pattern.
"""

from functools import partial

from rollwrite.volle_wolle.cards import Card, Trio
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.talk import signless
from sheets.art.agents import lucky_sheep, secret_sheep
from sheets.art.dogs import dog
from sheets.art.heads import dog_head, sheep_face
from sheets.art.icons import ball, bone
from sheets.art.meadow import tuft
from sheets.art.pasture import black_sheep, cloud, white_sheep
from sheets.ink.figure import Figure, draw
from sheets.ink.ink import OUTLINE, Font, Ink, Placement
from sheets.ink.lettering import text_width
from sheets.ink.palette import Colour
from sheets.ink.path import Path, circle, drawn, ellipse, rectangle
from sheets.ink.pdf import PdfInk
from sheets.layout.model import Rect
from sheets.press.pieces import Piece, Stock, lay_out

CARD = Stock(63, 88, bleed=3.0)  # poker size
WINDOW = Rect(3.5, 3.5, 56, 81)
_ROUND = 4.0
_MIDDLE = CARD.width / 2
_GROUND = 67.5  # where feet stand
_HIGH_GROUND = 61.5  # and where they stand above a strip of values
_LARGER = 6.5  # of a drawing's 6
_POINTS = Rect(6.5, 6.5, 15, 14)
_CORNER = (49.5, 13.5)
_NUMBER = Rect(_MIDDLE - 12.5, 73, 25, 9.5)
_STRIP = Rect(8, 64.5, 47, 7.2)
_STEPS: dict[Trio, tuple[str, ...]] = {"3-7-0": ("3", "14", "0"), "0-0-7": ("0", "0", "21")}
# The pattern of the backs fits into a card a whole number of times: a shift of the printer moves all backs alike.
_CELL = (CARD.width / 4, CARD.height / 6)


def print_cards(paper: str, deck: Deck, ink: PdfInk) -> int:
    pieces = [Piece(f"sheep-{card.name}", partial(draw_sheep_card, card)) for card in deck.sheep]
    pieces += [Piece(f"dog-{attitude}", partial(draw_dog_card, attitude)) for attitude in deck.dogs]
    return lay_out(ink, paper, CARD, [*pieces, Piece("bone", draw_bone_card)], draw_backs)


def draw_sheep_card(card: Card, ink: Ink) -> None:
    art, sky = _portrait(card)
    ground = _HIGH_GROUND if card.trio else _GROUND
    _draw_window(ink, sky, card.number, dark=card.is_black)
    draw(ink, art, _MIDDLE - (0 if card.trio else 2.5), ground, 6 if card.trio else _LARGER)
    if card.trio:
        _draw_strip(ink, tuple((str(n), points) for n, points in enumerate(_STEPS[card.trio], 1)))
    _draw_points(ink, card.trio or signless(card.points))
    _draw_corner(ink, card)
    _draw_number(ink, card.number)


def draw_dog_card(attitude: str, ink: Ink) -> None:
    _draw_window(ink, Colour.MEADOW_LIGHT, len(attitude))
    draw(ink, dog(attitude), _MIDDLE, _GROUND - 1)
    _draw_badge(ink, dog_head())
    _draw_dog_values(ink, (("1", "9"), ("max", "−5")))


def draw_bone_card(ink: Ink) -> None:
    _draw_window(ink, Colour.STRAW, 3)
    ink.paint(ellipse(_MIDDLE, 63, 19, 3.6), Colour.GRASS)
    draw(ink, bone(), _MIDDLE, 46, 40)
    _draw_badge(ink, bone())
    _draw_dog_values(ink, (("1", "+4"), ("2", "+8")))


def _portrait(card: Card) -> tuple[Figure, Colour]:
    if card.trio == "0-0-7":
        return secret_sheep(), Colour.NIGHT
    if card.trio == "3-7-0":
        return lucky_sheep(card.number), Colour.STRAW
    if card.is_black:
        return black_sheep(card.points), Colour.DUSK
    return white_sheep(card.points, card.number), Colour.SKY


def _draw_window(ink: Ink, sky: Colour, variety: int, dark: bool = False) -> None:
    """Sky, a far and a near hill; `variety` moves clouds and grass about."""
    frame = rectangle(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height, _ROUND)
    shift = (variety * 7) % 17
    with ink.clipped(frame):
        ink.paint(frame, sky)
        for x, y, size in ((12 + shift, 27, 6), (50 - shift, 33, 4.5)):
            ink.paint(cloud(x, y, size), Colour.BLACK_WOOL_SHADE if dark else Colour.PAPER)
        ink.paint(_hill(48, 40 + shift / 4), Colour.MEADOW_LIGHT)
        ink.paint(_hill(57 - shift / 5, 54 + shift / 5), Colour.MEADOW)
        for n, x in enumerate((9, 21, 43, 54)):
            ink.paint(tuft().moved(x + shift / 5, 66 + 4.5 * ((n + variety) % 3)), Colour.GRASS)
    ink.paint(frame, None, Colour.WOOL_LINE if dark else Colour.GRASS_DARK, 0.5)


def _hill(left: float, right: float) -> Path:
    x, end, bottom = WINDOW.x, WINDOW.right, WINDOW.bottom
    top = min(left, right) - 5
    return drawn(f"M {x} {left} C {x + 16} {top} {end - 18} {top} {end} {right} L {end} {bottom} L {x} {bottom} Z")


def _draw_points(ink: Ink, text: str) -> None:
    size = 34 if len(text) <= 2 else 22
    wide = max(_POINTS.width, text_width(text, size, Font.TITLE) + 6)
    plate = Rect(_POINTS.x, _POINTS.y, wide, _POINTS.height)
    _draw_plate(ink, plate)
    ink.write(text, plate.center[0], plate.center[1] + size * 0.126, size, Font.TITLE, anchor="middle")


def _draw_corner(ink: Ink, card: Card) -> None:
    """A plus is round, a minus is square, the bone is a bone: no colour needed to tell them apart."""
    x, y = _CORNER
    if card.takes_bone:
        ink.paint(circle(x, y, 7), Colour.PAPER, Colour.BONE_LINE, 0.9)
        draw(ink, bone(), x, y, 9.5)
    elif card.modifier:
        plus = card.modifier > 0
        shape = circle(x, y, 7) if plus else rectangle(x - 6.5, y - 6.5, 13, 13, 1.6)
        ink.paint(shape, Colour.PAPER, Colour.GREEN_SIDE if plus else Colour.RED_SIDE, 0.9)
        text = f"+{card.modifier}" if plus else f"−{-card.modifier}"
        ink.write(text, x, y + 2.9, 23, Font.TITLE, anchor="middle")


def _draw_number(ink: Ink, number: int) -> None:
    _draw_plate(ink, _NUMBER)
    draw(ink, sheep_face(), _NUMBER.x + 6, _NUMBER.center[1] + 0.1, 7)
    ink.write(str(number), _NUMBER.x + 16.6, _NUMBER.center[1] + 2.6, 21, Font.TITLE, anchor="middle")


def _draw_badge(ink: Ink, drawing: Figure) -> None:
    """What stands where others have their points."""
    _draw_plate(ink, _POINTS)
    draw(ink, drawing, *_POINTS.center, 11)


def _draw_strip(ink: Ink, values: tuple[tuple[str, str], ...]) -> None:
    """So many cards, so many points."""
    _draw_plate(ink, _STRIP)
    step = _STRIP.width / len(values)
    for n, (cards, points) in enumerate(values):
        x, y = _STRIP.x + (n + 0.5) * step, _STRIP.center[1]
        for card in range(int(cards)):
            ink.paint(
                rectangle(x - 5.6 + 1.2 * card, y - 2.3 + 0.3 * card, 2.6, 3.8, 0.5), Colour.WOOL, Colour.INK, 0.25
            )
        ink.write(points, x + 3.2, y + 1.8, 14, Font.TITLE, anchor="middle")


def _draw_dog_values(ink: Ink, values: tuple[tuple[str, str], ...]) -> None:
    """So many dogs, so many points."""
    plate = Rect(7, 71.5, 49, 10.5)
    _draw_plate(ink, plate)
    for (dogs, points), x in zip(values, (plate.x + 2.5, plate.x + 23.5), strict=True):
        y, wide = plate.center[1], text_width(dogs, 10, Font.BOLD)
        draw(ink, dog_head(), x + 3.4, y, 7)
        ink.write(dogs, x + 7.4, y + 1.3, 10, Font.BOLD)
        ink.write(points, x + 9 + wide, y + 2.1, 17, Font.TITLE)


def _draw_plate(ink: Ink, rect: Rect) -> None:
    ink.paint(rectangle(rect.x, rect.y, rect.width, rect.height, 3), Colour.PAPER, Colour.SOFT_INK, OUTLINE)


def draw_backs(ink: Ink, area: Rect) -> None:
    """Balls of wool and sheep in turns, over all backs at once."""
    ink.paint(rectangle(area.x, area.y, area.width, area.height), Colour.MEADOW_LIGHT)
    left, top = area.x + CARD.bleed, area.y + CARD.bleed
    across, down = (round(length / step) for length, step in zip((area.width, area.height), _CELL, strict=True))
    with ink.clipped(rectangle(area.x, area.y, area.width, area.height)):
        for row in range(-1, down + 2):
            for column in range(-1, across + 2):
                at = Placement(left + column * _CELL[0], top + row * _CELL[1])
                ink.stamp("card-back-cell", _draw_back_cell, at)


def _draw_back_cell(ink: Ink) -> None:
    width, height = _CELL
    draw(ink, ball(), width * 0.25, height * 0.25, 6.5)
    draw(ink, sheep_face(), width * 0.75, height * 0.75, 8)
    for x, y in ((0.75, 0.28), (0.25, 0.8)):
        ink.paint(tuft().scaled(0.7).moved(width * x, height * y), Colour.MEADOW)
