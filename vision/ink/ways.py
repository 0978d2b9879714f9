"""Where a stroke may go that no rule allows: from each dot through blocks, off the mat, aslant, and half of the way."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Literal

import cv2
import numpy as np

from rollwrite.games import Way
from rollwrite.wolle.face import column_and_row, dot_name, on_grid
from sheets.layout.model import Layout, YarnGrid

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = tuple(product((1, -1), (1, -1)))
LEAPS = tuple((x * sx, y * sy) for (x, y), (sx, sy) in product(((2, 1), (1, 2)), CORNERS))
FURTHEST = 3  # dots: nobody draws further through a block

OVERSHOT_MM = 2.6  # ink nearer than this to a dot may be a corner, or a hand that overshot
OFF_MM = 7.4  # as far as the mat's surroundings are looked at
IN_BLOCK_MM = 0.5
OVERSHOT_HERE_MM = 3.5  # where yarn comes from the other side

At = tuple[float, float]


@dataclass(frozen=True, slots=True)
class ClosedWay:
    """A straight line from a dot. What lies beyond `tells_from_mm` on it is no overshoot."""

    way: Way
    dots: tuple[str, ...]
    start: At
    end: At
    tells_from_mm: float
    block: int | None = None

    @property
    def direction(self) -> Literal["level", "upright"] | None:
        """None for what runs aslant."""
        if self.way == "aslant":
            return None
        return "level" if self.start[1] == self.end[1] else "upright"

    @property
    def length_mm(self) -> float:
        return math.dist(self.start, self.end)


@cache
def closed_ways(layout: Layout) -> tuple[ClosedWay, ...]:
    yarn = layout.yarn
    assert yarn is not None
    return tuple(way for dot in yarn.face.dots for way in _from(yarn, dot))


def _from(yarn: YarnGrid, dot: str) -> Iterator[ClosedWay]:
    column, row = column_and_row(dot)
    here = yarn.at(dot)
    for dx, dy in SIDES:
        there = column + dx, row + dy
        if not on_grid(yarn.face, *there):
            if dot == yarn.face.start and dy < 0:
                continue  # that is where the ball's own thread comes from
            yield ClosedWay("off", (dot,), here, (here[0] + dx * OFF_MM, here[1] + dy * OFF_MM), OVERSHOT_MM)
        elif _is_open(yarn, dot, dot_name(*there)):
            yield ClosedWay("between", (dot, dot_name(*there)), here, yarn.at(dot_name(*there)), OVERSHOT_MM)
        else:
            yield from _through(yarn, dot, (dx, dy))
    for dx, dy in (*CORNERS, *LEAPS):
        if on_grid(yarn.face, column + dx, row + dy):
            end = here[0] + dx * yarn.pitch, here[1] + dy * yarn.pitch
            yield ClosedWay("aslant", (dot, dot_name(column + dx, row + dy)), here, end, OVERSHOT_MM)


def _through(yarn: YarnGrid, dot: str, side: tuple[int, int]) -> Iterator[ClosedWay]:
    """Up to the next dot beyond what is in the way, or into it."""
    (column, row), here = column_and_row(dot), yarn.at(dot)
    steps = 1
    while steps < FURTHEST and on_grid(yarn.face, column + (steps + 1) * side[0], row + (steps + 1) * side[1]):
        if dot_name(column + steps * side[0], row + steps * side[1]) in yarn.face.dots:
            break
        steps += 1
    end = here[0] + steps * side[0] * yarn.pitch, here[1] + steps * side[1] * yarn.pitch
    entered = _entered(yarn, here, end)
    if entered is not None:
        number, at_mm = entered
        dots = dot, dot_name(column + steps * side[0], row + steps * side[1])
        yield ClosedWay("through", dots, here, end, at_mm + IN_BLOCK_MM, number)


def _entered(yarn: YarnGrid, start: At, end: At) -> tuple[int, float] | None:
    """The first block in the way, and after how many millimetres."""
    length = math.dist(start, end)
    for at_mm in np.arange(0.0, length, 0.1).tolist():
        share = at_mm / length
        here = start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
        for number, block in enumerate(yarn.obstacles, start=1):
            if cv2.pointPolygonTest(np.array(block, np.float32), here, measureDist=False) >= 0:
                return number, at_mm
    return None


def _is_open(yarn: YarnGrid, one: str, other: str) -> bool:
    return (one, other) in _open_segments(yarn) or (other, one) in _open_segments(yarn)


@cache
def _open_segments(yarn: YarnGrid) -> frozenset[tuple[str, str]]:
    return frozenset(yarn.face.segments)
