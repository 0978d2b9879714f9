"""Chance for the simulator: every photo grows from its seed, and some of the world is kept back for fresh seeds."""

import zlib
from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
T = TypeVar("T")

FRESH_FROM = 10_000  # seeds below are for tuning; nobody looks at photos from here on while tuning


class Dice:
    """A random source with a name. Its children are independent of each other and of what was thrown before them."""

    def __init__(self, *path: str | int, fresh: bool) -> None:
        self._path = path
        self.fresh = fresh
        self.generator = np.random.default_rng([zlib.crc32(str(part).encode()) for part in path])

    @classmethod
    def of(cls, tier: str, seed: int, game: str = "wolle") -> "Dice":
        """Photos of Wolle are alike in all but the face, whatever faces are printed."""
        others = [] if game.startswith("wolle") else [game]
        return cls(tier, seed, *others, fresh=seed >= FRESH_FROM)

    def child(self, name: str | int) -> "Dice":
        return Dice(*self._path, name, fresh=self.fresh)

    def between(self, low: float, high: float) -> float:
        return float(self.generator.uniform(low, high))

    def whole(self, low: int, high: int) -> int:
        """Both ends included."""
        return int(self.generator.integers(low, high + 1))

    def chance(self, probability: float) -> bool:
        return bool(self.generator.random() < probability)

    def pick(self, options: Sequence[T], held_out: Sequence[T] = ()) -> T:
        """One of the options, each as likely; those held out turn up with fresh seeds only."""
        allowed = [*options, *held_out] if self.fresh else list(options)
        return allowed[int(self.generator.integers(len(allowed)))]

    def weighted(self, options: dict[T, float]) -> T:
        weights = np.array(list(options.values()))
        return list(options)[int(self.generator.choice(len(weights), p=weights / weights.sum()))]

    def some(self, options: Sequence[T], count: int) -> list[T]:
        return [options[int(n)] for n in self.generator.permutation(len(options))[:count]]

    def normal(self, sigma: float, most: float) -> float:
        """A bell curve cut off at `most` on both sides."""
        return float(np.clip(self.generator.normal(0, sigma), -most, most)) if sigma else 0.0

    def offset(self, sigma: float, most: float) -> Array:
        """A step in the plane, never longer than `most`."""
        step = self.generator.normal(0, sigma, 2)
        length = float(np.hypot(*step))
        return step * min(1.0, most / length) if length else step

    def noise(self, shape: tuple[int, ...]) -> Array:
        return self.generator.standard_normal(shape, dtype=np.float32)


def smooth_noise(dice: Dice, count: int, wavelength: float) -> Array:
    """A wandering value of unit size along a line: `count` steps, turning about every `wavelength` steps."""
    knots = max(4, int(count / max(wavelength, 1)) + 4)
    raw = dice.generator.normal(0, 1, knots)
    at = np.linspace(1, knots - 2, count)
    left = np.floor(at).astype(int)
    t = at - left
    ease = t * t * (3 - 2 * t)
    return np.asarray(raw[left] * (1 - ease) + raw[np.minimum(left + 1, knots - 1)] * ease)
