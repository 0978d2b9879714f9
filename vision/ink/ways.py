"""Where a stroke may go that no rule allows: from each dot through blocks, off the mat, aslant, and half of the way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.games import Way
from rollwrite.wolle.face import column_and_row, dot_name, on_grid
from sheets.layout.model import Layout, YarnGrid

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = tuple(product((1, -1), (1, -1)))
LEAPS = tuple((x * sx, y * sy) for (x, y), (sx, sy) in product(((2, 1), (1, 2)), CORNERS))
FURTHEST = 3  # dots: nobody draws further through a block

OVERSHOT_MM = 2.6  # ink nearer than this to a dot may be a corner, or a hand that overshot,
STRAIGHT_ON_MM = 1.9  # and if it lies where a line may be drawn, it is looked at from here on
OFF_MM = 7.4  # as far as the mat's surroundings are looked at
IN_BLOCK_MM = 0.5
BLOCK_PPM = 8
OVERSHOT_HERE_MM = 3.5  # where yarn comes from the other side

At = tuple[float, float]


@dataclass(frozen=True)
class ClosedWay:
    """A straight line from a dot. What lies beyond `tells_from_mm` on it is no overshoot."""

    way: Way
    dots: tuple[str, ...]
    start: At
    end: At
    tells_from_mm: float
    block: int | None = None

    @cached_property
    def direction(self) -> Literal["level", "upright"] | None:
        """None for what runs aslant."""
        if self.way == "aslant":
            return None
        return "level" if self.start[1] == self.end[1] else "upright"

    @cached_property
    def length_mm(self) -> float:
        return math.dist(self.start, self.end)


@cache
def closed_ways(layout: Layout, dot: str) -> tuple[ClosedWay, ...]:
    """All from this dot: yarn comes to one dot in four, and to lay out what leaves the others takes as long as to
    measure it."""
    return tuple(_grid(layout).ways_from(dot))


@cache
def _grid(layout: Layout) -> _Grid:
    assert layout.yarn is not None
    return _Grid.of(layout.yarn)


@dataclass(frozen=True, eq=False)
class _Grid:
    """What is asked of a mat again and again, at hand."""

    yarn: YarnGrid
    places: Mapping[str, At]
    open: frozenset[frozenset[str]]
    blocks: NDArray[np.uint8]  # the number of the block at each place, BLOCK_PPM pixels a millimetre of the page

    @classmethod
    def of(cls, yarn: YarnGrid) -> _Grid:
        size = round(yarn.mat.bottom * BLOCK_PPM) + 1, round(yarn.mat.right * BLOCK_PPM) + 1
        blocks = np.zeros(size, np.uint8)
        for number, block in enumerate(yarn.obstacles, start=1):
            cv2.fillPoly(blocks, [np.rint(np.array(block) * BLOCK_PPM).astype(np.int32)], number)
        places = {dot.name: (dot.x, dot.y) for dot in yarn.dots}
        return cls(yarn, places, frozenset(map(frozenset, yarn.face.segments)), blocks)

    def ways_from(self, dot: str) -> Iterator[ClosedWay]:
        (column, row), here, pitch = column_and_row(dot), self.places[dot], self.yarn.pitch
        for dx, dy in SIDES:
            there = dot_name(column + dx, row + dy)
            if not on_grid(self.yarn.face, column + dx, row + dy):
                if dot == self.yarn.face.start and dy < 0:
                    continue  # that is where the ball's own thread comes from
                yield ClosedWay("off", (dot,), here, (here[0] + dx * OFF_MM, here[1] + dy * OFF_MM), OVERSHOT_MM)
            elif frozenset((dot, there)) in self.open:
                yield ClosedWay("between", (dot, there), here, self.places[there], STRAIGHT_ON_MM)
            else:
                yield from self._through(dot, (dx, dy))
        for dx, dy in (*CORNERS, *LEAPS):
            if on_grid(self.yarn.face, column + dx, row + dy):
                end = here[0] + dx * pitch, here[1] + dy * pitch
                yield ClosedWay("aslant", (dot, dot_name(column + dx, row + dy)), here, end, OVERSHOT_MM)

    def _through(self, dot: str, side: tuple[int, int]) -> Iterator[ClosedWay]:
        """Up to the next dot beyond what is in the way, or into it."""
        (column, row), here, pitch = column_and_row(dot), self.places[dot], self.yarn.pitch
        steps = 1
        while steps < FURTHEST and on_grid(self.yarn.face, column + (steps + 1) * side[0], row + (steps + 1) * side[1]):
            if dot_name(column + steps * side[0], row + steps * side[1]) in self.places:
                break
            steps += 1
        end = here[0] + steps * side[0] * pitch, here[1] + steps * side[1] * pitch
        entered = self._entered(here, end)
        if entered is not None:
            number, at_mm = entered
            dots = dot, dot_name(column + steps * side[0], row + steps * side[1])
            yield ClosedWay("through", dots, here, end, at_mm + IN_BLOCK_MM, number)

    def _entered(self, start: At, end: At) -> tuple[int, float] | None:
        """The first block in the way, and after how many millimetres."""
        at_mm = np.arange(0.0, math.dist(start, end), 1 / BLOCK_PPM)
        along = (np.array(end) - start) / math.dist(start, end)
        columns, rows = np.rint((np.array(start) + along * at_mm[:, None]) * BLOCK_PPM).astype(int).T
        blocks = self.blocks[rows, columns]
        first = int((blocks > 0).argmax())
        return (int(blocks[first]), float(at_mm[first])) if blocks[first] else None
