"""The darkest unbroken way through a strip of samples: what a pen leaves and noise does not."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from vision.ink.light import Floats

SLOPE = 2  # steps sideways from one slice to the next
WIGGLE = 0.01  # what a step sideways costs: pens run straighter than noise


def best_paths(gain: Floats) -> NDArray[np.int64]:
    """For strips × slices × places: dynamic programming over the slices, all strips at once."""
    count, slices, places = gain.shape
    # Strips last, so that a step sideways is a slice of memory in one piece; and a rim that no path can enter.
    totals = np.full((slices, places + 2 * SLOPE, count), -np.inf, np.float32)
    totals[:, SLOPE:-SLOPE] = gain.transpose(1, 2, 0)
    for before, here in pairwise(totals):
        best = before[SLOPE:-SLOPE]
        for step in range(1, SLOPE + 1):
            sideways = np.maximum(
                before[SLOPE - step : SLOPE - step + places], before[SLOPE + step : SLOPE + step + places]
            )
            best = np.maximum(best, sideways - np.float32(step * WIGGLE))
        here[SLOPE:-SLOPE] += best
    return _traced(totals)


def _traced(totals: Floats) -> NDArray[np.int64]:
    """Back from the best end to the first slice, by the step that led to each place."""
    slices, _, count = totals.shape
    steps = np.array(sorted(range(-SLOPE, SLOPE + 1), key=lambda step: step != 0))  # straight on if nothing is better
    costs = (np.abs(steps) * WIGGLE).astype(np.float32)[:, None]
    moves = steps * count
    at = totals[-1].argmax(axis=0) * count + np.arange(count)
    path = np.empty((slices, count), np.int64)
    path[-1] = at
    for k in range(slices - 1, 0, -1):
        candidates = totals[k - 1].ravel().take(at + moves[:, None]) - costs
        at = at + moves[candidates.argmax(axis=0)]
        path[k - 1] = at
    return np.asarray(path.T // count - SLOPE, np.int64)
