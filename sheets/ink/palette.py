"""The few colours of the house, by name. Drawings name a colour; the palette says what comes out of the printer.

Where a pen works, colours stay above 60 % of the paper's brightness, also when printed in grey. Only the blocks are
saturated: nobody draws on them.
"""

from collections.abc import Mapping
from enum import StrEnum

from rollwrite.errors import UsageError
from rollwrite.message import Either, message


class Colour(StrEnum):
    PAPER = "paper"
    BLACK = "black"  # markers and codes only
    INK = "ink"
    SOFT_INK = "soft ink"
    FRAME = "frame"
    STRAW_FRAME = "straw frame"
    SKY_FRAME = "sky frame"
    LAWN_FRAME = "lawn frame"
    ROSE_FRAME = "rose frame"
    DOT = "dot"
    SPOT = "spot"
    SPOT_RING = "spot ring"
    STRAW = "straw"
    STRAW_EDGE = "straw edge"
    SKY = "sky"
    SKY_EDGE = "sky edge"
    LAWN = "lawn"
    LAWN_EDGE = "lawn edge"
    ROSE = "rose"
    ROSE_EDGE = "rose edge"
    YARN = "yarn"
    YARN_FILL = "yarn fill"
    YARN_LIGHT = "yarn light"
    CAT = "cat"
    CAT_LIGHT = "cat light"
    CAT_LINE = "cat line"
    PORCELAIN = "porcelain"
    PORCELAIN_RIM = "porcelain rim"
    PORCELAIN_SHADE = "porcelain shade"
    SAND = "sand"
    MOUSE = "mouse"
    MOUSE_LIGHT = "mouse light"
    MOUSE_LINE = "mouse line"
    SOCK = "sock"
    SOCK_LIGHT = "sock light"
    SOCK_LINE = "sock line"
    PLANE = "plane"
    PLANE_LIGHT = "plane light"
    PLANE_LINE = "plane line"
    PAW = "paw"
    RED = "red"
    RED_SIDE = "red side"
    BLUE = "blue"
    BLUE_SIDE = "blue side"
    GREEN = "green"
    GREEN_SIDE = "green side"
    YELLOW = "yellow"
    YELLOW_SIDE = "yellow side"
    VIOLET = "violet"
    VIOLET_SIDE = "violet side"
    MEADOW = "meadow"
    MEADOW_LIGHT = "meadow light"
    GRASS = "grass"
    GRASS_DARK = "grass dark"
    WOOL = "wool"
    WOOL_SHADE = "wool shade"
    WOOL_LINE = "wool line"
    SHEEP_CREAM = "sheep cream"
    SHEEP_TAN = "sheep tan"
    SHEEP_GREY = "sheep grey"
    SHEEP_DARK = "sheep dark"
    BLUSH = "blush"
    WOLF = "wolf"
    WOLF_LIGHT = "wolf light"
    WOLF_LINE = "wolf line"
    COLLIE = "collie"
    COLLIE_TAN = "collie tan"
    BLACK_WOOL = "black wool"
    BLACK_WOOL_SHADE = "black wool shade"
    DUSK = "dusk"
    NIGHT = "night"
    BONE = "bone"
    BONE_LINE = "bone line"
    JACKET = "jacket"
    COOL = "cool"
    TEPID = "tepid"
    WARM = "warm"
    HOT = "hot"
    BURNING = "burning"
    FAULT = "fault"  # nothing else is of this colour


# None: nothing is painted.
Palette = Mapping[Colour, str | None]

FULL: Palette = {
    Colour.PAPER: "#FFFFFF",
    Colour.BLACK: "#000000",
    Colour.INK: "#383D49",
    Colour.SOFT_INK: "#6B7080",
    Colour.FRAME: "#6C7280",
    Colour.STRAW_FRAME: "#9E957F",
    Colour.SKY_FRAME: "#8B97A3",
    Colour.LAWN_FRAME: "#8E9A86",
    Colour.ROSE_FRAME: "#A39092",
    Colour.DOT: "#A9A69F",
    Colour.SPOT: "#938E86",
    Colour.SPOT_RING: "#E9E4D6",
    Colour.STRAW: "#FCF4D9",
    Colour.STRAW_EDGE: "#E6C35C",
    Colour.SKY: "#E9F3F9",
    Colour.SKY_EDGE: "#8FBBDA",
    Colour.LAWN: "#EEF6E4",
    Colour.LAWN_EDGE: "#A9CC8C",
    Colour.ROSE: "#FBECEB",
    Colour.ROSE_EDGE: "#E2A7A9",
    Colour.YARN: "#B93A4C",
    Colour.YARN_FILL: "#D8566A",
    Colour.YARN_LIGHT: "#F0B3BA",
    Colour.CAT: "#F2B56F",
    Colour.CAT_LIGHT: "#FFF6E8",
    Colour.CAT_LINE: "#A8662B",
    Colour.PORCELAIN: "#FFFFFF",
    Colour.PORCELAIN_RIM: "#3C6E9F",
    Colour.PORCELAIN_SHADE: "#CFE0EE",
    Colour.SAND: "#EDC76A",
    Colour.MOUSE: "#DEDBDA",
    Colour.MOUSE_LIGHT: "#F6DFDC",
    Colour.MOUSE_LINE: "#98938F",
    Colour.SOCK: "#F3B9AB",
    Colour.SOCK_LIGHT: "#FFF3EE",
    Colour.SOCK_LINE: "#C98472",
    Colour.PLANE: "#C4E0D3",
    Colour.PLANE_LIGHT: "#F4FBF8",
    Colour.PLANE_LINE: "#7BA996",
    Colour.PAW: "#C2AE9B",
    Colour.RED: "#E2695E",
    Colour.RED_SIDE: "#B8443C",
    Colour.BLUE: "#5E97CB",
    Colour.BLUE_SIDE: "#33618F",
    Colour.GREEN: "#72B56C",
    Colour.GREEN_SIDE: "#4A8A47",
    Colour.YELLOW: "#F2C64B",
    Colour.YELLOW_SIDE: "#C99523",
    Colour.VIOLET: "#A27FC4",
    Colour.VIOLET_SIDE: "#74549A",
    Colour.MEADOW: "#A9CD86",
    Colour.MEADOW_LIGHT: "#DDEBC6",
    Colour.GRASS: "#84B062",
    Colour.GRASS_DARK: "#5F8F48",
    Colour.WOOL: "#FFFDF8",
    Colour.WOOL_SHADE: "#E9E3D8",
    Colour.WOOL_LINE: "#5E5650",
    Colour.SHEEP_CREAM: "#F8E2CB",
    Colour.SHEEP_TAN: "#DDB28C",
    Colour.SHEEP_GREY: "#B4B0B2",
    Colour.SHEEP_DARK: "#665C66",
    Colour.BLUSH: "#EFA79C",
    Colour.WOLF: "#8B95A8",
    Colour.WOLF_LIGHT: "#EEF0F4",
    Colour.WOLF_LINE: "#4A5162",
    Colour.COLLIE: "#4C4B57",
    Colour.COLLIE_TAN: "#D79A5B",
    Colour.BLACK_WOOL: "#57505C",
    Colour.BLACK_WOOL_SHADE: "#7A727F",
    Colour.DUSK: "#E0DBEA",
    Colour.NIGHT: "#C9D3E6",
    Colour.BONE: "#FFF3D6",
    Colour.BONE_LINE: "#B98F4E",
    Colour.JACKET: "#3A3D49",
    Colour.COOL: "#FDF4D8",
    Colour.TEPID: "#FBE3B4",
    Colour.WARM: "#F7C495",
    Colour.HOT: "#EB9A85",
    Colour.BURNING: "#CC4A5B",
    Colour.FAULT: "#7A1FA2",
}

# Outlines instead of fills: what is only there to please loses its colour, what has to be seen keeps it.
LOW: Palette = {
    **FULL,
    Colour.STRAW: None,
    Colour.SKY: None,
    Colour.LAWN: None,
    Colour.ROSE: None,
    Colour.WOLF: "#D5D9E1",
    Colour.COLLIE: "#C9C8CE",
    Colour.SHEEP_DARK: "#8A828C",
    Colour.BLACK_WOOL: "#B9B4BD",
    Colour.BLACK_WOOL_SHADE: "#8A828C",
    Colour.JACKET: "#A9ACB6",
    Colour.DUSK: None,
    Colour.NIGHT: None,
    **dict.fromkeys(
        (
            Colour.YARN_FILL,
            Colour.CAT,
            Colour.CAT_LIGHT,
            Colour.PORCELAIN_SHADE,
            Colour.SAND,
            Colour.MOUSE,
            Colour.MOUSE_LIGHT,
            Colour.SOCK,
            Colour.SOCK_LIGHT,
            Colour.PLANE,
            Colour.PLANE_LIGHT,
            Colour.RED,
            Colour.BLUE,
            Colour.GREEN,
            Colour.YELLOW,
            Colour.VIOLET,
            Colour.MEADOW,
            Colour.MEADOW_LIGHT,
            Colour.WOOL_SHADE,
            Colour.SHEEP_CREAM,
            Colour.SHEEP_TAN,
            Colour.SHEEP_GREY,
            Colour.BLUSH,
            Colour.WOLF_LIGHT,
            Colour.COLLIE_TAN,
            Colour.BONE,
        ),
        "#FFFFFF",
    ),
}

_PALETTES = {"full": FULL, "low": LOW}


def palette(ink: str) -> Palette:
    if ink not in _PALETTES:
        raise UsageError(message("paper/no-ink", ink=ink[:20], known=Either(tuple(_PALETTES))))
    return _PALETTES[ink]
