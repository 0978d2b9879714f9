"""The darkest unbroken way through a strip of samples: what a pen leaves and noise does not."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.ink import Floats

SLOPE = 2  # steps sideways from one slice to the next
WIGGLE = 0.01  # what a step sideways costs: pens run straighter than noise


def best_paths(gain: Floats) -> NDArray[np.int64]:
    """For strips × slices × places: dynamic programming over the slices, all strips at once."""
    count, slices, places = gain.shape
    total = gain[:, 0].copy()
    came_from = np.zeros((slices, count, places), np.int64)
    for k in range(1, slices):
        padded = np.pad(total, ((0, 0), (SLOPE, SLOPE)), constant_values=-np.inf)
        options = np.stack(
            [padded[:, SLOPE + d : SLOPE + d + places] - abs(d) * WIGGLE for d in range(-SLOPE, SLOPE + 1)]
        )
        best = options.argmax(axis=0)
        came_from[k] = np.arange(places) + best - SLOPE
        total = np.take_along_axis(options, best[None], axis=0)[0] + gain[:, k]
    path = np.zeros((count, slices), np.int64)
    path[:, -1] = total.argmax(axis=1)
    for k in range(slices - 1, 0, -1):
        path[:, k - 1] = came_from[k][np.arange(count), path[:, k]]
    return path
