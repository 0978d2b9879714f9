"""The odds as a picture: one bar a bid, from three cards at the bottom to a chip at the top."""

from collections.abc import Mapping
from functools import partial

from rollwrite.language import Language
from rollwrite.message import message
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.chances import Odds, Setting, odds
from rollwrite.volle_wolle.talk import signed
from sheets.art.heads import black_sheep_face
from sheets.art.icons import ball
from sheets.games.volle_wolle.help import draw_few_cards
from sheets.ink.figure import draw
from sheets.ink.ink import Font, Ink
from sheets.ink.lettering import text_width
from sheets.ink.palette import Colour
from sheets.ink.path import polyline, rectangle
from sheets.press.pictures import Picture

_WIDTH, _HEIGHT = 196.0, 126.0
_LEFT, _TOP, _RIGHT, _BOTTOM = 17.0, 33.0, 189.0, 112.0
_BAR = 9.6
_LEGEND, _SIGN = 9.5, 13.6  # points, and the room for a colour and a sign before the words
_SMALLEST_NAMED = 0.055  # a part thinner than this has no room for its number
# What a turn brings, from the bottom up; dark to light and dark again, so that the parts stay apart in grey as well.
PARTS = (
    ("three-cards", Colour.GRASS_DARK, Colour.PAPER),
    ("two-cards", Colour.MEADOW, Colour.INK),
    ("one-card", Colour.MEADOW_LIGHT, Colour.INK),
    ("chip", Colour.SAND, Colour.INK),
    ("black-sheep", Colour.BLACK_WOOL, Colour.PAPER),
)


def odds_chart(chips: int, modifier: int, language: Language) -> Picture:
    title = language.say("pictures/odds")
    draw_chart = partial(_draw_chart, chips, modifier, language)
    return Picture(title, _WIDTH, _HEIGHT, draw_chart, language.code)


def parts(found: Odds) -> tuple[float, ...]:
    """From the bottom up; together they are one."""
    under = float(found.black_sheep)
    return (*map(float, found.tries), float(1 - found.success) - under, under)


def _draw_chart(chips: int, modifier: int, language: Language, ink: Ink) -> None:
    _draw_words(ink, chips, modifier, language)
    for quarter in range(5):
        y = _height(quarter / 4)
        ink.paint(polyline(((_LEFT, y), (_RIGHT, y))), line=Colour.WOOL_SHADE, width=0.25)
        ink.write(f"{25 * quarter} %", _LEFT - 2, y + 1.1, 8.5, Font.MEDIUM, Colour.SOFT_INK, "end")
    for place, bid in enumerate(BIDS):
        _draw_bar(ink, Setting(bid, chips, modifier), _LEFT + (place + 0.5) * (_RIGHT - _LEFT) / len(BIDS))


def _draw_words(ink: Ink, chips: int, modifier: int, language: Language) -> None:
    herd = signed(modifier) if modifier else "none"
    setting = message("pictures/odds-setting", chips=chips, herd=herd)
    ink.write(language.say("pictures/odds"), _LEFT, 12, 22, Font.TITLE, Colour.YARN)
    ink.write(language.say(setting), _LEFT, 18.4, 10.5, Font.TEXT, Colour.SOFT_INK)
    ink.write(language.say("pictures/odds-bid"), _LEFT - 2, _BOTTOM + 7, 9, Font.TEXT, Colour.SOFT_INK, "end")
    _draw_legend(ink, {name: language.say(f"pictures/odds-{name}") for name, _, _ in PARTS})


def _draw_legend(ink: Ink, words: Mapping[str, str]) -> None:
    """From edge to edge, with the same room between all of its entries."""
    widths = {name: _SIGN + text_width(text, _LEGEND) for name, text in words.items()}
    gap = (_RIGHT - _LEFT - sum(widths.values())) / (len(PARTS) - 1)
    x, y = _LEFT, 23.4
    for name, fill, _ in PARTS:
        ink.paint(rectangle(x, y, 4.4, 4.4, 1), fill, Colour.SOFT_INK, 0.25)
        _draw_sign(ink, name, x + 8.8, y + 2.2)
        ink.write(words[name], x + _SIGN, y + 3.4, _LEGEND)
        x += widths[name] + gap


def _draw_sign(ink: Ink, name: str, x: float, y: float) -> None:
    match name:
        case "chip":
            draw(ink, ball(), x, y, 5.4)
        case "black-sheep":
            draw(ink, black_sheep_face(), x, y, 6)
        case _:
            draw_few_cards(ink, 3 - [part for part, _, _ in PARTS].index(name), x, y)


def _draw_bar(ink: Ink, setting: Setting, middle: float) -> None:
    below = 0.0
    for part, (_, fill, letters) in zip(parts(odds(setting)), PARTS, strict=True):
        top, bottom = _height(below + part), _height(below)
        ink.paint(rectangle(middle - _BAR / 2, top, _BAR, bottom - top), fill, Colour.PAPER, 0.3)
        if part >= _SMALLEST_NAMED:
            ink.write(f"{100 * part:.0f}", middle, (top + bottom) / 2 + 1.2, 9.5, Font.BOLD, letters, "middle")
        below += part
    ink.write(setting.bid, middle, _BOTTOM + 7, 15, Font.TITLE, anchor="middle")


def _height(chance: float) -> float:
    return _BOTTOM - chance * (_BOTTOM - _TOP)
