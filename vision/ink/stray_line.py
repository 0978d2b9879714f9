"""A line that lies on no open segment: what is measured of it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollwrite.games import Way
from vision.ink.light import Floats
from vision.middle import middle


@dataclass(frozen=True, eq=False)
class Astray:
    """One such stroke: how it lies, between which dots, and how much of it is to be seen."""

    way: Way
    dots: tuple[str, ...]
    at_mm: NDArray[np.float64]  # places along it that are inked
    inked_mm: float  # of what is no overshoot, less twice what is bare within it; if short, what is bare of the rest
    dark: float  # as a share of the yarn's
    block: int | None = None  # which of the face's, from 1
    in_sight_mm: float = math.inf  # of it at all
    apart: bool = False  # if short: what is bare is what was seen between its end and whatever lies at its dot
    at_end: bool = False  # if between: the yarn ends at its first dot
    tint: tuple[float, float, float] = (0.0, 0.0, 0.0)  # how much of blue, green and red it swallows

    @property
    def line_mm(self) -> tuple[tuple[float, float], ...]:
        """From end to end."""
        return tuple((float(x), float(y)) for x, y in self.at_mm[[0, -1]])


def darkness_of(shares: Floats) -> float:
    return middle(shares) if len(shares) else 0.0
