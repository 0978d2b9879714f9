"""The flock: heads of sheep, each put together from a face, eyes, a mouth and what it wears.

Drawn about the middle of the face, at the size of a tile: the wool is 36 mm across.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from rollwrite.errors import UnreadableFile
from rollwrite.message import Either, message
from rollwrite.packaged import folder_of
from sheets.art.flock_faces import EYES, MOUTHS
from sheets.art.flock_wardrobe import BEHIND, WARDROBE
from sheets.art.wool import fleece
from sheets.ink.figure import Figure, Mark
from sheets.ink.ink import OUTLINE
from sheets.ink.palette import Colour
from sheets.ink.path import drawn, ellipse, smooth

_TONES = {
    "cream": Colour.SHEEP_CREAM,
    "tan": Colour.SHEEP_TAN,
    "grey": Colour.SHEEP_GREY,
    "dark": Colour.SHEEP_DARK,
}
_LINE = Colour.WOOL_LINE
FLOCK = 16


@dataclass(frozen=True, slots=True)
class Sheep:
    name: str
    face: str
    eyes: str
    mouth: str
    wears: tuple[str, ...]


@cache
def flock() -> tuple[Sheep, ...]:
    """The sixteen of the file beside this one; people edit it, so it is looked over."""
    sheep = flock_of((folder_of("sheets.art") / "flock.toml").read_text("utf-8"))
    if len(sheep) != FLOCK:
        raise UnreadableFile("flock.toml", message("paper/flock-size", count=len(sheep), needed=FLOCK))
    return sheep


def flock_of(text: str) -> tuple[Sheep, ...]:
    try:
        return tuple(_dressed(entry) for entry in tomllib.loads(text)["sheep"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise UnreadableFile("flock.toml", message("paper/flock-unreadable", reason=str(error))) from None


def _dressed(entry: dict[str, Any]) -> Sheep:
    sheep = Sheep(str(entry["name"]), entry["face"], entry["eyes"], entry["mouth"], tuple(entry["wears"]))
    words: list[tuple[str, Iterable[str]]]
    words = [(sheep.face, _TONES), (sheep.eyes, EYES), (sheep.mouth, MOUTHS), *((w, WARDROBE) for w in sheep.wears)]
    for word, known in words:
        if word not in set(known):
            choice = Either(tuple(known))
            raise UnreadableFile("flock.toml", message("paper/flock-word", sheep=sheep.name, word=word, known=choice))
    return sheep


def sheep_head(sheep: Sheep) -> Figure:
    behind = (WARDROBE[thing] for thing in sheep.wears if thing in BEHIND)
    before = (WARDROBE[thing] for thing in sheep.wears if thing not in BEHIND)
    return (
        *_wool(),
        *(mark for drawing in behind for mark in drawing),
        *bare_head(sheep.face, sheep.eyes, sheep.mouth),
        *(mark for drawing in before for mark in drawing),
    )


def bare_head(face: str, eyes: str, mouth: str, wool: Colour = Colour.WOOL) -> Figure:
    """Ears, face and a fringe, without the wool around them and without anything worn."""
    tone, light = _TONES[face], face == "dark"
    return (
        *_ears(tone),
        *_face(tone),
        *EYES[eyes](light),
        *_nose(light),
        *MOUTHS[mouth](light),
        *_fringe(wool),
    )


def _wool() -> Figure:
    curls = (
        "M -13.5 -6 C -12.6 -8 -10.4 -7.4 -10.8 -5.6",
        "M 12 -9.5 C 13.4 -8.8 13.6 -6.8 12 -6.4",
        "M -12.6 8 C -11 8.6 -10.6 10.6 -12 11",
        "M 10.8 9.6 C 11.4 7.8 13.6 8 13.6 9.8",
        "M -1.5 14.6 C 0 13.4 1.8 14.6 1 16",
    )
    return (
        Mark(fleece(0, 0, 15.2, 14.6, 11), Colour.WOOL, _LINE, 0.5),
        *(Mark(drawn(curl), line=Colour.WOOL_SHADE, width=0.6) for curl in curls),
    )


def _ears(tone: Colour) -> Figure:
    ear = smooth(((8.2, -3.2), (11, -5.2), (15, -4.6), (16.6, -2.2), (13.6, -0.6), (9.8, -0.6)))
    inner = smooth(((10.8, -3.2), (13, -3.8), (15, -2.8), (13.2, -1.8), (11, -1.9)))
    return tuple(
        mark
        for side in (1, -1)
        for mark in (Mark(ear.scaled(side, 1), tone, _LINE, OUTLINE), Mark(inner.scaled(side, 1), Colour.BLUSH))
    )


def _face(tone: Colour) -> Figure:
    outline = smooth(
        (
            (0, -9.4),
            (6.6, -7.4),
            (8.9, -1.6),
            (7.4, 5),
            (4.6, 9.6),
            (0, 11),
            (-4.6, 9.6),
            (-7.4, 5),
            (-8.9, -1.6),
            (-6.6, -7.4),
        )
    )
    return (Mark(outline, tone, _LINE, 0.45),)


def _nose(light: bool) -> Figure:
    line = Colour.SHEEP_CREAM if light else _LINE
    return (
        Mark(ellipse(-1.1, 4.9, 0.45, 0.3), line),
        Mark(ellipse(1.1, 4.9, 0.45, 0.3), line),
    )


def _fringe(wool: Colour) -> Figure:
    return (Mark(fleece(0, -9.6, 6.4, 3, 8, 0.5, start=-78), wool, _LINE, 0.45),)
