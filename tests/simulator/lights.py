"""Light on the table: lamps and windows of different colours, each with its own shadows."""

from dataclasses import dataclass

import cv2
import numpy as np

from tests.simulator.dice import Array, Dice
from tests.simulator.tiers import Tier

Colour = tuple[float, float, float]

DAY: Colour = (1.0, 1.0, 1.0)
SKY: Colour = (0.86, 0.97, 1.18)
WARM: Colour = (1.2, 0.98, 0.7)
BULB: Colour = (1.3, 0.96, 0.55)
COLD: Colour = (0.92, 1.04, 1.0)
CANDLE: Colour = (1.45, 0.9, 0.38)


@dataclass(frozen=True, slots=True)
class Lamp:
    """A source at x, y, z mm from the sheet's middle; far ones give even light."""

    colour: Colour
    strength: float
    x: float
    y: float
    z: float


@dataclass(frozen=True, slots=True)
class Shadow:
    """What stands in one lamp's way: a shape on the table, mm, with a soft or hard edge."""

    lamp: int
    outline: tuple[tuple[float, float], ...]
    edge: float
    depth: float


@dataclass(frozen=True, slots=True)
class Glare:
    """A lamp mirrored by shiny paper: a veil of white light over a part of the sheet."""

    x: float
    y: float
    radius: tuple[float, float]
    strength: float


@dataclass(frozen=True, slots=True)
class Lighting:
    kind: str
    ambient: Colour
    lamps: tuple[Lamp, ...]
    shadows: tuple[Shadow, ...]
    glares: tuple[Glare, ...]
    balance: Colour


def lighting(tier: Tier, dice: Dice, reach: float) -> Lighting:
    """`reach` is about half of what is to be lit, in mm."""
    kind = dice.pick(tier.light, tier.more_light)
    ambient, lamps = _lamps(kind, dice)
    shadows = (
        tuple(_shadow(dice, len(lamps), reach) for _ in range(dice.whole(1, 2))) if dice.chance(tier.shadows) else ()
    )
    glares = (_glare(dice, reach),) if dice.chance(tier.glare) else ()
    return Lighting(kind, ambient, tuple(lamps), shadows, glares, _balance(ambient, lamps, dice))


def _around(dice: Dice, distance: tuple[float, float], height: tuple[float, float]) -> tuple[float, float, float]:
    turn, far = dice.between(0, 2 * np.pi), dice.between(*distance)
    return far * float(np.cos(turn)), far * float(np.sin(turn)), dice.between(*height)


def _lamps(kind: str, dice: Dice) -> tuple[Colour, list[Lamp]]:
    if kind == "window":
        return _times(SKY, dice.between(0.3, 0.7)), [Lamp(SKY, 1.0, *_around(dice, (800, 2000), (500, 1200)))]
    if kind == "overcast":
        return _times(DAY, 1.0), [Lamp(DAY, 0.5, *_around(dice, (1000, 2500), (1500, 2500)))]
    if kind == "sunny room":
        return _times(SKY, 0.4), [Lamp((1.1, 1.0, 0.86), 1.0, *_around(dice, (3000, 6000), (2500, 5000)))]
    if kind == "lamp":
        return _times(WARM, dice.between(0.15, 0.4)), [Lamp(BULB, 1.0, *_around(dice, (100, 500), (350, 700)))]
    if kind == "ceiling":
        return _times(WARM, 0.3), [Lamp(WARM, 1.0, *_around(dice, (0, 900), (1300, 1900)))]
    if kind == "mixed":
        near = Lamp(BULB, dice.between(0.5, 1.0), *_around(dice, (200, 600), (350, 800)))
        return _times(SKY, 0.3), [near, Lamp(SKY, 0.8, *_around(dice, (800, 2000), (500, 1200)))]
    if kind == "candle":
        return _times(CANDLE, 0.35), [Lamp(CANDLE, 1.0, *_around(dice, (250, 500), (250, 400)))]
    if kind == "strip":
        return _times(COLD, 0.35), [Lamp(COLD, 0.7, *_around(dice, (0, 700), (1200, 1800))) for _ in range(2)]
    if kind == "flash":
        return _times(WARM, 0.25), [Lamp(DAY, 1.0, *_around(dice, (20, 80), (280, 420)))]
    return _times(BULB, 0.5), [Lamp(BULB, 0.8, *_around(dice, (300, 1200), (900, 1600)))]


def _times(colour: Colour, factor: float) -> Colour:
    return colour[0] * factor, colour[1] * factor, colour[2] * factor


def _balance(ambient: Colour, lamps: list[Lamp], dice: Dice) -> Colour:
    """The phone takes out most of the cast, not all of it, and is sometimes mistaken."""
    total = np.array(ambient) + sum((np.array(lamp.colour) * lamp.strength for lamp in lamps), np.zeros(3))
    cast = total / total.mean()
    rest = cast ** dice.between(0.0, 0.45) * np.exp(dice.generator.normal(0, 0.03, 3))
    gain = rest / cast
    gain = gain / gain[1]
    return float(gain[0]), float(gain[1]), float(gain[2])


def _shadow(dice: Dice, lamps: int, reach: float) -> Shadow:
    """A phone, a head, a hand or the edge of something, reaching in from outside."""
    turn, near = dice.between(0, 2 * np.pi), dice.between(-0.4, 0.8) * reach
    way = np.array([np.cos(turn), np.sin(turn)])
    side = np.array([-way[1], way[0]])
    kind = dice.pick(("phone", "edge", "head"), ("hand",))
    outline = [near * way + p[0] * way * reach + p[1] * side * reach for p in _SHADOWS[kind]]
    edge = dice.between(1.5, 6) if dice.chance(0.35) else dice.between(8, 45)
    return Shadow(
        lamp=dice.whole(0, lamps - 1),
        outline=tuple((float(x), float(y)) for x, y in outline),
        edge=edge,
        depth=dice.between(0.4, 0.95),
    )


# Outlines in units of what is to be lit: along the way the shadow comes from, and across it.
_SHADOWS: dict[str, tuple[tuple[float, float], ...]] = {
    "phone": ((0, -0.35), (0, 0.35), (1.3, 0.4), (1.3, -0.4)),
    "edge": ((0, -4), (0.2, 4), (6, 4), (6, -4)),
    "head": (
        *((0, -0.2), (-0.1, 0), (0, 0.2), (0.4, 0.45), (0.9, 0.5), (1.2, 1.2)),
        *((4, 1.6), (4, -1.6), (1.2, -1.2), (0.9, -0.5), (0.4, -0.45)),
    ),
    "hand": (
        *((0, -0.05), (0, 0.02), (0.5, 0.06), (0.05, 0.12), (0.05, 0.19), (0.55, 0.2)),
        *((0.15, 0.27), (0.15, 0.34), (0.8, 0.36), (3, 0.4), (3, -0.2), (0.8, -0.15)),
    ),
}


def _glare(dice: Dice, reach: float) -> Glare:
    spread = dice.between(0.15, 0.5) * reach
    return Glare(
        dice.between(-0.6, 0.6) * reach,
        dice.between(-0.6, 0.6) * reach,
        (spread, spread * dice.between(0.4, 1.0)),
        dice.between(0.15, 0.55),
    )


def lit(light: Lighting, x: Array, y: Array, slopes: Array, height: Array) -> Array:
    """The light that falls on points of table and paper (maps of mm from the sheet's middle), RGB."""
    total = np.broadcast_to(np.array(light.ambient, np.float32), (*x.shape, 3)).copy()
    for number, lamp in enumerate(light.lamps):
        given = _given(lamp, x, y, slopes, height)
        for shadow in (shadow for shadow in light.shadows if shadow.lamp == number):
            given *= _shade(shadow, x, y)
        total += given[..., None] * np.array(lamp.colour, np.float32)
    return total


def veil(glare: Glare, x: Array, y: Array) -> Array:
    """Mirrored light, from 0 to the glare's strength."""
    away = ((x - glare.x) / glare.radius[0]) ** 2 + ((y - glare.y) / glare.radius[1]) ** 2
    return np.asarray(glare.strength * np.exp(-away), np.float32)


def _given(lamp: Lamp, x: Array, y: Array, slopes: Array, height: Array) -> Array:
    """Weaker with distance and slant; as strong as the lamp says in the sheet's middle."""
    dx, dy, dz = lamp.x - x, lamp.y - y, lamp.z - height
    distance = np.sqrt(dx * dx + dy * dy + dz * dz)
    facing = np.maximum(dz - dx * slopes[..., 0] - dy * slopes[..., 1], 0) / np.sqrt(1 + (slopes**2).sum(axis=-1))
    home = float(np.sqrt(lamp.x**2 + lamp.y**2 + lamp.z**2))
    return np.asarray(lamp.strength * facing / lamp.z * (home / distance) ** 3, np.float32)


MAP = 1200  # mm: the part of the table on which shadows are worked out, at one pixel per mm


def _shade(shadow: Shadow, x: Array, y: Array) -> Array:
    """1 where the lamp shines fully."""
    mask = np.zeros((MAP, MAP), np.float32)
    outline = np.round((np.array(shadow.outline) + MAP / 2) * 8).astype(np.int32)
    cv2.fillPoly(mask, [outline], 1.0, cv2.LINE_8, 3)
    soft = _softened(mask, max(shadow.edge / 2.5, 0.6))
    reached = cv2.remap(soft, x + MAP / 2, y + MAP / 2, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(1 - shadow.depth * reached, np.float32)


def _softened(mask: Array, sigma: float) -> Array:
    """A wide blur by way of a smaller picture."""
    factor = max(1, int(sigma / 3))
    if factor == 1:
        return cv2.GaussianBlur(mask, (0, 0), sigma)
    small = cv2.resize(mask, None, fx=1 / factor, fy=1 / factor, interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / factor)
    return cv2.resize(small, (mask.shape[1], mask.shape[0]), interpolation=cv2.INTER_CUBIC)
