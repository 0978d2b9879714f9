"""How paper that is bent moves the modules of a square code: a little, and smoothly from one to the next.

What a code should look like is known where its frame is, and nearly known where modules were made out. Where the
picture is darker to the right of a dark place than it should be, and lighter to its left, there it lies farther right.
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.float64]
Bend = npt.NDArray[np.float64]  # for each of the ways to bend: modules to the right and down

_POWERS = ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2))  # of places across and down: moved, tilted, bent
FLAT: Bend = np.zeros((len(_POWERS), 2))
SOFT = 0.4  # modules by which a photo that has to be looked at so closely is soft
STIFF = 1e-3  # of what is seen in all: paper that tells nothing of a bend has none


def moved_by(bend: Bend, places: Samples) -> Samples:
    """To the right and down, in modules; places run from -1 to 1 through the code, across and down."""
    return np.asarray(np.stack(_ways(places), -1) @ bend, np.float64)


def _ways(places: Samples) -> list[Samples]:
    across, down = places[..., 0], places[..., 1]
    return [across**x * down**y for x, y in _POWERS]


def bend_left(seen: Samples, modules: Samples, sure: Samples, places: Samples, per_module: int) -> Bend:
    """What is still to be bent, by least squares: of samples, so many for each module across and down."""
    soft = np.asarray(cv2.GaussianBlur(modules, (0, 0), SOFT * per_module), np.float64)
    told = _as_bright(soft, seen, sure)
    slopes = np.gradient(told)[::-1]
    effects = np.stack([(way * slope * sure).ravel() for slope in slopes for way in _ways(places)], 1)
    square = effects.T @ effects
    square[np.diag_indices_from(square)] += STIFF * np.trace(square) / len(square)
    found = np.linalg.solve(square, effects.T @ ((told - seen) * sure).ravel())
    return np.asarray(found.reshape(2, -1).T / per_module, np.float64)


def _as_bright(told: Samples, seen: Samples, sure: Samples) -> Samples:
    """With the contrast and the brightness of what is seen."""
    weight = sure * sure
    contrast = (weight * told * seen).sum() / (weight * told * told).sum()
    return np.asarray(told * contrast + (weight * (seen - told * contrast)).sum() / weight.sum(), np.float64)
