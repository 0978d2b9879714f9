"""Paper in three dimensions: curled, wavy, folded. A height over the table, and what that shortens."""

from dataclasses import dataclass

import numpy as np

from tests.simulator.dice import Array, Dice
from tests.simulator.tiers import Tier


@dataclass(frozen=True, slots=True)
class Bend:
    """Height over the table as a function of one direction only, so that the paper is bent and never stretched.

    `kind` is curl (an arch or a lifted edge), wave or fold. `axis` in degrees is the direction in which the height
    changes; `middle` is where along it, 0 to 1; `length` is the wave's, in mm.
    """

    kind: str
    height: float
    axis: float
    middle: float = 0.5
    length: float = 100.0

    def profile(self, along: Array, low: float, high: float) -> Array:
        span = high - low
        t = (along - low) / span
        if self.kind == "arch":
            return np.asarray(self.height * (1 - (2 * t - 1) ** 2))
        if self.kind == "lift":
            beyond = np.maximum(0, (t - self.middle) / max(1 - self.middle, 0.1))
            return np.asarray(self.height * beyond**2)
        if self.kind == "dish":
            return np.asarray(self.height * (2 * t - 1) ** 2)
        if self.kind == "wave":
            return np.asarray(self.height * (1 + np.sin(2 * np.pi * along / self.length + 7 * self.middle)) / 2)
        return np.asarray(self.height * np.maximum(0, 1 - np.abs(t - self.middle) * span / (0.35 * span)))


@dataclass(frozen=True, slots=True)
class Surface:
    width: float
    height: float
    bends: tuple[Bend, ...]

    def at(self, points: Array) -> Array:
        """Where points of the paper (N x 2, mm) are in space (N x 3): x, y on the table, z above it."""
        placed = np.concatenate([points, np.zeros((len(points), 1))], axis=1)
        for bend in self.bends:
            way = self._way(bend)
            low, high = self._reach(way)
            grid = np.linspace(low - 20, high + 20, 600)
            lift = bend.profile(grid, low, high)
            slope = np.gradient(lift, grid)
            lost = np.concatenate([[0.0], np.cumsum((0.5 * slope**2)[:-1] * np.diff(grid))])
            lost -= np.interp((low + high) / 2, grid, lost)
            along = points @ way
            placed[:, 2] += np.interp(along, grid, lift)
            placed[:, :2] -= np.interp(along, grid, lost)[:, None] * way
        return placed

    def slopes(self, points: Array) -> Array:
        """dz/dx and dz/dy, N x 2."""
        total = np.zeros((len(points), 2))
        for bend in self.bends:
            way = self._way(bend)
            low, high = self._reach(way)
            grid = np.linspace(low - 20, high + 20, 1200)
            slope = np.gradient(bend.profile(grid, low, high), grid)
            total += np.interp(points @ way, grid, slope)[:, None] * way
        return total

    def _way(self, bend: Bend) -> Array:
        turn = np.radians(bend.axis)
        return np.array([np.cos(turn), np.sin(turn)])

    def _reach(self, way: Array) -> tuple[float, float]:
        corners = np.array([[0, 0], [self.width, 0], [self.width, self.height], [0, self.height]]) @ way
        return float(corners.min()), float(corners.max())


def lying(size: tuple[float, float], tier: Tier, dice: Dice) -> Surface:
    """How this sheet lies on the table today."""
    bends = []
    if tier.curl and dice.chance(0.85):
        kind = dice.pick(("arch", "lift", "lift"), ("dish",))
        axis = dice.pick((0.0, 90.0, 180.0, 270.0)) + dice.normal(18, 45)
        bends.append(Bend(kind, dice.between(*tier.curled) * tier.curl, axis, dice.between(0.2, 0.6)))
    if dice.chance(tier.waves):
        axis, length = dice.between(0, 180), dice.between(70, 160)
        bends.append(Bend("wave", dice.between(0.2, 1.0) * min(1.2, tier.curl / 4), axis, dice.between(0, 1), length))
    if tier.curl and dice.chance(tier.creases):
        axis = dice.pick((0.0, 90.0)) + dice.normal(4, 10)
        bends.append(Bend("fold", dice.between(0.8, 1.0) * min(5.0, tier.curl / 2), axis, dice.between(0.42, 0.58)))
    return Surface(*size, tuple(bends))
