"""How far does what is dark in a box go round the middle of it?

A slash that bows hugs a corner, and leaves the core of its box bare. But it comes in at one side and goes out at
another, and seen from the middle it fills as much as lies between; the end of a neighbour's stroke fills little.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from vision.ink.light import Floats
from vision.middle import quantiles

DIRECTIONS = 24
HALF_AS_DARK = 0.5  # as the best stroke: within its edges
BARE = 0.8  # of all places in a box so many are no lighter than its paper: a slash leaves more of it bare
FAINTEST = 0.08  # what is fainter is looked at no further


def measure_around(inside: Floats, dark: Floats) -> Floats:
    """Of each box, the share of all directions from its middle in which something is as dark as its best stroke.

    `inside` is what lies off the frames, row by row."""
    around = np.zeros(len(inside), np.float32)
    which = np.flatnonzero(dark > FAINTEST)
    if len(which):
        values = inside[which].reshape(len(which), -1)
        inked = values < (quantiles(values, BARE) * (1 - HALF_AS_DARK * dark[which]))[:, None]
        places, first = _by_direction(inside.shape[1])
        around[which] = np.logical_or.reduceat(inked[:, places], first, axis=1).mean(axis=1)
    return around


@cache
def _by_direction(side: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The places of a box, in the order of their directions from the middle, and the first one of each direction."""
    from_middle = np.arange(side) - (side - 1) / 2
    x, y = np.meshgrid(from_middle, from_middle)
    direction = (np.arctan2(y, x).ravel() / (2 * np.pi) % 1 * DIRECTIONS).astype(int)
    places = direction.argsort(kind="stable")
    return places, np.searchsorted(direction[places], np.arange(DIRECTIONS))
