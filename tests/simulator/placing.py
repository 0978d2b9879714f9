"""Where a layout came to lie on the paper: printers scale, shift and skew it."""

from dataclasses import dataclass

import numpy as np

from sheets.layout.model import Layout, Rect
from tests.simulator.dice import Array


@dataclass(frozen=True, slots=True)
class Placing:
    """A layout's millimetres become the paper's: turned by `angle` degrees, scaled, then shifted."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0

    @property
    def matrix(self) -> Array:
        """2 x 3, from layout to paper."""
        turn = np.radians(self.angle)
        c, s = np.cos(turn) * self.scale, np.sin(turn) * self.scale
        return np.array([[c, -s, self.x], [s, c, self.y]])

    def holding(self, inner: "Placing") -> "Placing":
        """First `inner`, then this one."""
        x, y = self(np.array([inner.x, inner.y]))
        return Placing(self.scale * inner.scale, float(x), float(y), self.angle + inner.angle)

    def __call__(self, points: Array) -> Array:
        matrix = self.matrix
        return np.asarray(np.asarray(points, float) @ matrix[:, :2].T + matrix[:, 2])


@dataclass(frozen=True, slots=True)
class Placed:
    """A layout on paper: the places a hand aims at."""

    layout: Layout
    placing: Placing

    @property
    def size(self) -> float:
        return self.placing.scale

    def dot(self, name: str) -> Array:
        assert self.layout.yarn is not None
        return self.placing(np.array(self.layout.yarn.at(name)))

    def box(self, name: str) -> tuple[Array, float]:
        """Centre and half the side of a box."""
        rect = self.layout.box(name).rect
        return self.placing(np.array(rect.center)), min(rect.width, rect.height) / 2 * self.size

    def point(self, x: float, y: float) -> Array:
        return self.placing(np.array([x, y]))

    def corners(self, rect: Rect) -> Array:
        return self.placing(np.array(rect.corners))
