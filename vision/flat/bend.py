"""How paper is bent: a smooth curl of the sheet as a whole, and near a fold what the print around there says."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Rect
from vision.find.markers import Points
from vision.flat.grow import Known, local_shift, odd_ones

DEGREE = 4
SLACK_MM = 0.6  # landmarks further than this from the curl count for little in it
ROUNDS = 6
FOLD_MM = 5.5  # how far a landmark speaks for its surroundings
FOLD_DAMPING = 0.3


@dataclass(frozen=True, eq=False)
class Bend:
    """How far, in millimetres, each point of the paper lies from where a flat sheet would have it."""

    page: Rect
    weights: NDArray[np.float64]  # of the curl's terms × 2
    beyond: Known  # what landmarks say beyond the curl

    def at(self, points_mm: Points) -> Points:
        return self.curl(points_mm) + local_shift(self.beyond, points_mm, FOLD_MM, FOLD_DAMPING)

    def curl(self, points_mm: Points) -> Points:
        return np.asarray(_terms(points_mm, self.page) @ self.weights)


def fitted_bend(page: Rect, known: Known) -> Bend:
    """A few misled landmarks (under yarn, in a shadow) cannot pull it away."""
    curl = Bend(page, _robust_weights(page, known), known)
    beyond = Known(known.expected, known.shift - curl.curl(known.expected), known.trust)
    return Bend(page, curl.weights, beyond[~odd_ones(beyond, np.arange(len(beyond.trust)))])


def _robust_weights(page: Rect, known: Known) -> NDArray[np.float64]:
    """Least squares with Tukey's biweight, a wide one at first."""
    terms = _terms(known.expected, page)
    damping = np.diag([1e-3 * 4.0**order for order in _orders()])
    weight, width = known.trust.copy(), 8 * SLACK_MM
    weights: NDArray[np.float64] = np.zeros((terms.shape[1], 2))
    for _ in range(ROUNDS):
        weighted = terms * weight[:, None]
        weights = np.asarray(np.linalg.solve(weighted.T @ terms + damping, weighted.T @ known.shift), np.float64)
        off = np.linalg.norm(known.shift - terms @ weights, axis=1)
        width = max(SLACK_MM * 2.5, width * 0.7)
        weight = known.trust * np.clip(1 - (off / width) ** 2, 0.05, None) ** 2
    return weights


def _terms(points_mm: Points, page: Rect) -> NDArray[np.float64]:
    x = (points_mm[:, 0] - page.center[0]) / (page.width / 2)
    y = (points_mm[:, 1] - page.center[1]) / (page.height / 2)
    return np.stack([x**i * y ** (order - i) for order in range(DEGREE + 1) for i in range(order + 1)], axis=1)


def _orders() -> list[int]:
    return [order for order in range(DEGREE + 1) for _ in range(order + 1)]
