"""Pens: how wide, dark and even a line they leave. Colours are what a full stroke leaves of white, in sRGB."""

from dataclasses import dataclass

from tests.simulator.dice import Dice
from tests.simulator.tiers import Tier

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Pen:
    """`grain`: how much of the paper's tooth stays white; `gaps`: how often the ball skips; `bleed`: softens edges."""

    name: str
    colour: Colour
    width: tuple[float, float]
    grain: float = 0.0
    gaps: float = 0.0
    bleed: float = 0.05
    streaks: float = 0.0
    light_hand: float = 1.0  # how much a weak hand shows: ink flows by itself, graphite does not


def _pencil(name: str, colour: Colour, grain: float, width: tuple[float, float] = (0.35, 0.7)) -> Pen:
    return Pen(name, colour, width, grain=grain, bleed=0.04)


def _ball(name: str, colour: Colour) -> Pen:
    return Pen(name, colour, (0.3, 0.5), grain=0.12, gaps=1.0, bleed=0.03, light_hand=0.7)


def _gel(name: str, colour: Colour) -> Pen:
    return Pen(name, colour, (0.4, 0.65), bleed=0.04, streaks=0.1, light_hand=0.3)


def _felt(name: str, colour: Colour) -> Pen:
    return Pen(name, colour, (0.8, 1.6), bleed=0.1, streaks=0.12, light_hand=0.25)


def _liner(name: str, colour: Colour) -> Pen:
    return Pen(name, colour, (0.3, 0.5), bleed=0.05, light_hand=0.2)


def _board(name: str, colour: Colour) -> Pen:
    return Pen(name, colour, (1.2, 2.0), bleed=0.08, streaks=0.35, light_hand=0.3)


PENS = (
    _pencil("pencil HB", (98, 98, 102), 0.45),
    _pencil("pencil 2B", (70, 70, 74), 0.35, (0.45, 0.9)),
    _pencil("pencil H", (122, 122, 126), 0.45, (0.3, 0.5)),
    _ball("ball pen blue", (40, 52, 140)),
    _ball("ball pen black", (38, 38, 44)),
    _ball("ball pen red", (188, 40, 48)),
    _ball("ball pen green", (24, 118, 66)),
    _gel("gel pen blue", (30, 60, 170)),
    _gel("gel pen black", (22, 22, 26)),
    _felt("felt tip black", (34, 32, 36)),
    _felt("felt tip blue", (38, 84, 178)),
    _felt("felt tip red", (214, 48, 50)),
    _felt("felt tip green", (44, 146, 76)),
    _felt("felt tip orange", (238, 128, 40)),
    _felt("felt tip violet", (122, 62, 158)),
    _liner("fine liner black", (36, 36, 40)),
    _liner("fine liner blue", (44, 78, 168)),
    _board("dry-erase black", (40, 40, 46)),
    _board("dry-erase blue", (36, 70, 160)),
)
KEPT_BACK = (
    _pencil("colouring pencil red", (204, 70, 70), 0.4, (0.5, 1.0)),
    _pencil("colouring pencil blue", (74, 104, 180), 0.4, (0.5, 1.0)),
    _gel("gel pen pink", (222, 60, 130)),
    _gel("gel pen turquoise", (20, 138, 150)),
    _felt("felt tip light green", (118, 190, 66)),
    _felt("felt tip brown", (126, 80, 50)),
    _felt("felt tip light blue", (70, 160, 214)),
    _liner("fine liner grey", (110, 112, 116)),
    _board("dry-erase red", (200, 46, 50)),
    _ball("ball pen violet", (92, 48, 142)),
)


def any_pen(dice: Dice) -> Pen:
    return dice.pick(PENS, KEPT_BACK)


@dataclass(frozen=True, slots=True)
class Held:
    """A pen in a hand: the line it draws today."""

    pen: Pen
    width: float
    pressure: float

    @classmethod
    def somehow(cls, tier: Tier, dice: Dice, *, at_most: float = 9.0) -> "Held":
        pen = any_pen(dice)
        low, high = pen.width
        pressure = 1 - (1 - dice.between(*tier.pressure)) * pen.light_hand
        return cls(pen, min(dice.between(low, high), at_most), pressure)
