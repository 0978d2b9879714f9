"""How sharp are the edges of what is dark in a box? A pen's are as sharp as print; those of a shadow, which a lamp
that is no point makes, and of spilt coffee are not."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.ink.light import NO_LIGHT, Floats
from vision.middle import quantiles

SHARPEST = 0.98  # of all places in a box so many have a softer edge: a tick has as many sharp ones
LIGHT_PLACES, DARK_PLACES = 0.95, 0.03  # of all places in a box
FAINTEST = 0.04  # glare leaves no more of a pen's mark
NOISE_MAKES = 5.5  # of its own step, the edges of nothing but noise
NOISE_HIDES = 9.0  # what is not so many times darker than its own step has no edge that could be told
BOTH = 0.5  # of how dark it is, there must be between light and dark in the box itself: else no edge is in it


def measure_edges(inside: Floats, dark: Floats, noise: Floats, sharp: Floats) -> Floats:
    """Of each box: how much of its darkness is gained at its sharpest edges, as a share of what print gains (`sharp`);
    endless where that cannot be told. `inside` is what lies well within the frames, row by row."""
    found = np.full(len(inside), np.inf, np.float32)
    told = np.flatnonzero(dark > np.maximum(FAINTEST, NOISE_HIDES * noise))
    if len(told):
        found[told] = _share_gained(inside[told], dark[told], noise[told]) / np.maximum(sharp[told], NO_LIGHT)
    return found


def _share_gained(inside: Floats, dark: Floats, noise: Floats) -> NDArray[np.float64]:
    places = inside.reshape(len(inside), -1)
    light = np.maximum(quantiles(places, LIGHT_PLACES), NO_LIGHT)
    between = 1 - quantiles(places, DARK_PLACES) / light
    gained = np.sqrt(np.maximum((_steepest(inside) / light) ** 2 - (NOISE_MAKES * noise) ** 2, 0))
    share = gained / np.maximum(np.minimum(dark, between), NO_LIGHT)
    return np.asarray(np.where(between > BOTH * dark, share, np.inf), np.float64)


def _steepest(inside: Floats) -> NDArray[np.float64]:
    """From one place to the next but one, in whatever direction; across that, the mean of three counts."""
    down, right = _thrice(inside, 2), _thrice(inside, 1)
    steps = np.hypot(down[:, 2:] - down[:, :-2], right[:, :, 2:] - right[:, :, :-2])
    return quantiles(steps.reshape(len(inside), -1), SHARPEST)


def _thrice(places: Floats, axis: int) -> Floats:
    """The mean of each place and those beside it, the middle one counted twice; the first and last are left out."""
    turned = np.moveaxis(places, axis, 0)
    means = np.asarray((turned[:-2] + 2 * turned[1:-1] + turned[2:]) / 4, np.float32)
    return np.moveaxis(means, 0, axis)
