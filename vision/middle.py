"""Medians and other quantiles. NumPy's own load its masked arrays for a check, and that takes a quarter of a photo."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray


def middle(values: ArrayLike) -> float:
    """The median of all of them."""
    return quantile(values, 0.5)


def middles(rows: NDArray[np.generic]) -> NDArray[np.float64]:
    """The medians of what lies along the last axis."""
    return quantiles(rows, 0.5)


def quantile(values: ArrayLike, share: float) -> float:
    return float(quantiles(np.asarray(values).ravel(), share))


def quantiles(rows: NDArray[np.generic], share: float) -> NDArray[np.float64]:
    """Of what lies along the last axis: up to where this share of it is, in between two values a part of the way."""
    at = share * (rows.shape[-1] - 1)
    low, high = int(at), min(int(at) + 1, rows.shape[-1] - 1)
    ordered = np.partition(rows, (low, high), axis=-1)
    below, above = np.asarray(ordered[..., low], np.float64), np.asarray(ordered[..., high], np.float64)
    return np.asarray(below + (above - below) * (at - low), np.float64)
