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
    steps = np.zeros((slices, count, places), np.int8)
    total = gain[:, 0].copy()
    for k in range(1, slices):
        best = total.copy()
        for step in (s for s in range(-SLOPE, SLOPE + 1) if s):
            here, there = _overlap(step, places)
            candidate = total[:, there] - abs(step) * WIGGLE
            better = candidate > best[:, here]
            np.copyto(best[:, here], candidate, where=better)
            np.copyto(steps[k][:, here], step, where=better)
        total = best + gain[:, k]
    return _traced(steps, total.argmax(axis=1))


def _overlap(step: int, places: int) -> tuple[slice, slice]:
    """The places that can be reached by a step from another place, and those other places."""
    here = slice(max(0, -step), min(places, places - step))
    return here, slice(here.start + step, here.stop + step)


def _traced(steps: NDArray[np.int8], last: NDArray[np.int64]) -> NDArray[np.int64]:
    """Back from the last slice to the first, by the steps that led there."""
    slices, count, _ = steps.shape
    strip = np.arange(count)
    path = np.zeros((count, slices), np.int64)
    path[:, -1] = last
    for k in range(slices - 1, 0, -1):
        path[:, k - 1] = path[:, k] + steps[k][strip, path[:, k]]
    return path
