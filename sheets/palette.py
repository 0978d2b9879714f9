"""The few colours of the house, by name. Drawings name a colour; the palette says what comes out of the printer.

Where a pen works, colours stay above 60 % of the paper's brightness, also when printed in grey.
"""

from collections.abc import Mapping
from enum import StrEnum

from rollwrite.errors import UsageError


class Colour(StrEnum):
    PAPER = "paper"
    BLACK = "black"  # markers and codes only
    INK = "ink"
    SOFT_INK = "soft ink"
    FRAME = "frame"
    MAT_FRAME = "mat frame"
    DOT = "dot"
    SPOT = "spot"
    SPOT_RING = "spot ring"
    HINT = "hint"
    STRAW = "straw"
    STRAW_EDGE = "straw edge"
    SKY = "sky"
    SKY_EDGE = "sky edge"
    YARN = "yarn"
    YARN_LIGHT = "yarn light"
    PORCELAIN = "porcelain"
    PORCELAIN_RIM = "porcelain rim"
    MOUSE = "mouse"
    MOUSE_LINE = "mouse line"
    SOCK = "sock"
    SOCK_LINE = "sock line"
    PLANE = "plane"
    PLANE_LINE = "plane line"
    PAW = "paw"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    VIOLET = "violet"


# None: nothing is painted.
Palette = Mapping[Colour, str | None]

FULL: Palette = {
    Colour.PAPER: "#FFFFFF",
    Colour.BLACK: "#000000",
    Colour.INK: "#383D49",
    Colour.SOFT_INK: "#6B7080",
    Colour.FRAME: "#6C7280",
    Colour.MAT_FRAME: "#9A9385",
    Colour.DOT: "#A9A69F",
    Colour.SPOT: "#8F8A82",
    Colour.SPOT_RING: "#EAE4D2",
    Colour.HINT: "#A5A096",
    Colour.STRAW: "#FCF4D9",
    Colour.STRAW_EDGE: "#E6C35C",
    Colour.SKY: "#E9F3F9",
    Colour.SKY_EDGE: "#7FB0D4",
    Colour.YARN: "#D1495B",
    Colour.YARN_LIGHT: "#F0B3BA",
    Colour.PORCELAIN: "#FFFFFF",
    Colour.PORCELAIN_RIM: "#3C6E9F",
    Colour.MOUSE: "#DAD7D6",
    Colour.MOUSE_LINE: "#98938F",
    Colour.SOCK: "#F6C9BE",
    Colour.SOCK_LINE: "#C98472",
    Colour.PLANE: "#CFE6DC",
    Colour.PLANE_LINE: "#7BA996",
    Colour.PAW: "#B9A99A",
    Colour.RED: "#D9584F",
    Colour.BLUE: "#4C86BF",
    Colour.GREEN: "#63A560",
    Colour.YELLOW: "#EDBB3A",
    Colour.VIOLET: "#8E6BB5",
}

# Outlines instead of fills: what is only there to please loses its colour, what has to be seen keeps it.
LOW: Palette = {
    **FULL,
    Colour.STRAW: None,
    Colour.SKY: None,
    **dict.fromkeys(
        (
            Colour.MOUSE,
            Colour.SOCK,
            Colour.PLANE,
            Colour.YARN_LIGHT,
            Colour.RED,
            Colour.BLUE,
            Colour.GREEN,
            Colour.YELLOW,
            Colour.VIOLET,
        ),
        "#FFFFFF",
    ),
}


def palette(ink: str) -> Palette:
    if ink not in _PALETTES:
        raise UsageError(f"ink {ink!r} is unknown: choose {' or '.join(_PALETTES)}")
    return _PALETTES[ink]


_PALETTES = {"full": FULL, "low": LOW}
