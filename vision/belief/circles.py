"""Does what is seen of a ring lie on a circle?

People draw small rings, and not round the very middle of a spot: then half of one is nearer to the dot than rings are
looked for, or under the yarn. But what can be seen lies on one circle, and none of that circle is missing where it
should be seen. Nothing else on a mat looks like that.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from vision.belief.seen import CERTAIN
from vision.ink.light import Floats
from vision.ink.rings import RING_MM

STRONG_INK = 0.7  # of full ink
FEWEST_ANGLES = 8  # angles of strong ink
ROUND_MM = 0.27  # by how much a hand strays from a circle, at most
MIDDLE_ASIDE_MM = 1.4  # how far from its spot a ring's middle may be,
ENCLOSES = 0.9  # or, as a share of its radius: a ring round the dot is meant for it
SIZE_MM = (0.9, 4.3)
OFF_CIRCLE_MM = 0.45
THERE = (0.58, 0.82)  # less of the circle than the first says that there is none, more than the second that it is one
ENOUGH = 0.35  # of all angles
FEW_SAY = 2.0  # the power by which fewer say less: the blunt end of a felt tip is round as well


def circle_odds(inked: NDArray[np.float64], radius_mm: Floats) -> float:
    """For one spot, by angle, as in `Ring`. Without a circle nothing is said for a ring."""
    angles = np.arange(len(inked)) * (2 * np.pi / len(inked))
    rays = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    strong = inked > STRONG_INK
    if strong.sum() < FEWEST_ANGLES:
        return -CERTAIN
    middle, radius, stray = _fitted(rays[strong] * radius_mm[strong, None])
    too_far = np.hypot(*middle) > max(MIDDLE_ASIDE_MM, ENCLOSES * radius)
    if stray > ROUND_MM or too_far or not SIZE_MM[0] < radius < SIZE_MM[1]:
        return -CERTAIN
    circle = middle + radius * rays
    away = np.hypot(circle[:, 0], circle[:, 1])
    ray = np.rint(np.arctan2(circle[:, 1], circle[:, 0]) / (2 * np.pi) * len(inked)).astype(int) % len(inked)
    hit = strong[ray] & (np.abs(radius_mm[ray] - away) < OFF_CIRCLE_MM)
    to_be_seen = hit | (np.isfinite(inked[ray]) & (away > RING_MM[0]))
    low, high = THERE
    there = (hit.sum() / to_be_seen.sum() - low) / (high - low)
    enough = min(1.0, float(strong.mean()) / ENOUGH)
    return CERTAIN * float(min(1.0, max(-1.0, there))) * math.pow(enough, FEW_SAY)


def _fitted(points: NDArray[np.float64]) -> tuple[NDArray[np.float64], float, float]:
    """The circle through points, by least squares: its middle, its radius, and how far points stray from it."""
    terms = np.column_stack([2 * points, np.ones(len(points))])
    (x, y, rest), *_ = np.linalg.lstsq(terms, (points**2).sum(axis=1), rcond=None)
    middle = np.array([x, y])
    radius = float(np.sqrt(max(rest + x * x + y * y, 0.0)))
    stray = np.linalg.norm(points - middle, axis=1) - radius
    return middle, radius, float(np.sqrt(np.mean(stray**2)))
