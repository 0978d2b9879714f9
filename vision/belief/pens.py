"""Whose ink is it? A pen has a colour, and so has coffee."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.belief.seen import DOUBT
from vision.ink.light import Floats
from vision.middle import middles, quantile

FEWEST_TO_COMPARE = 4
MOST_OF_COFFEE = 12  # segments: a mug's ring runs along a line of dots in four places, for two or three at best
STRONGEST = 0.8  # of all strokes so many are weaker than what is taken for strong; those with this share are, too:
STRONG_SHARE = 0.6
ONE_PEN = 0.98  # cosine: inks of one pen are more alike than this
STAIN_DARK = 0.42
STAIN_STEP = 1.25  # from red to green and from green to blue; under some lamps all of it is from green to blue
STAIN_LEVEL = 0.9
STAIN_SAYS = -1.0
LEAST_TOLD, MOST_TOLD = 0.05, 0.98  # of a colour's light: noise and uneven light leave no more to be told of a tint
STAIN_DENIES = 2.0  # nats: what is as faint as a stain and has its colour is hardly ink


def pen_of(odds: NDArray[np.float64], tints: Floats) -> Floats | None:
    """The colour of most of the stronger strokes. A long crease may be more than all the yarn, but never as dark.

    If they look like coffee, nobody has drawn yet, unless there are more of them than coffee leaves."""
    sure = odds > DOUBT
    if sure.sum() < FEWEST_TO_COMPARE:
        return None
    pen = colour_of(tints[sure])
    like_coffee = bool(stains(pen[None], darkness(pen[None]))[0])
    return None if like_coffee and sure.sum() <= MOST_OF_COFFEE else pen


def colour_of(tints: Floats) -> Floats:
    """The usual colour of the stronger ones: where little paper or little ink was looked at, all colours look alike."""
    strength = np.linalg.norm(tints, axis=1)
    strong = strength >= STRONG_SHARE * quantile(strength, STRONGEST)
    return np.asarray(middles(tints[strong].T), np.float32)


def darkness(tints: Floats) -> NDArray[np.float64]:
    """How dark ink of a colour is, as `Light` has it: the strongest colour counts as much as all three."""
    return np.asarray((tints.max(axis=1) + tints.mean(axis=1)) / 2, np.float64)


def unlike(tints: Floats, pen: Floats) -> NDArray[np.bool_]:
    """Of another hue than the pen, or browner. Of a thin line only a share of the light is the pen's; where there is
    little ink all light goes through it, and the more of a colour ink swallows the less it grows with more ink: what is
    the pen's by either law is the pen's."""
    thick, ink = _thickness(tints), _thickness(pen)
    by_light = browner(tints, pen) | ~of_hue(tints, pen)
    return by_light & (browner(thick, ink) | ~of_hue(thick, ink))


def _thickness(tints: Floats) -> Floats:
    """As ink swallows light: twice the ink, twice the number. What is less than can be told of a colour is made it."""
    return np.asarray(-np.log(1 - np.clip(tints, LEAST_TOLD, MOST_TOLD)), np.float32)


def of_hue(tints: Floats, pen: Floats) -> NDArray[np.bool_]:
    return np.asarray(tints @ pen > ONE_PEN * np.linalg.norm(tints, axis=1) * np.linalg.norm(pen), np.bool_)


def browner(tints: Floats, pen: Floats) -> NDArray[np.bool_]:
    """Than the pen, as coffee is than a pencil: the more it swallows of blue for what it swallows of red."""
    blue, _, red = tints.T
    return np.asarray(blue * pen[2] > STAIN_STEP * red * pen[0], np.bool_)


def stains(tints: Floats, dark: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Coffee, tea and wine are pale, and swallow much blue, some green and hardly any red."""
    blue, green, red = tints.T
    brown = (blue > STAIN_STEP * green) & (blue > STAIN_STEP**2 * red) & (green > STAIN_LEVEL * red)
    return np.asarray((dark < STAIN_DARK) & brown, np.bool_)
