"""All that any roll might draw from any dot of a mat without blocks, as arrays.

A run goes straight on; a course is two with a corner between them, the second perhaps of no length. So a course lies on
two lines of the mat, a row and a column, and what it takes of each is a few bits. No mat that is played on here has
lines longer than a page, so both lines go into one number, and so do their bits.
"""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.board import SIDEWAYS, STEPS, Direction
from rollwrite.wolle.rules import DIE

Bits = NDArray[np.int32]  # segments of a line, the left or upper one lowest
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

DIRECTIONS: tuple[Direction, ...] = tuple(STEPS)
LENGTHS = len(DIE) + 1  # a run of no length stays where it is
LINE_BITS, SEGMENT_BITS = 8, 15  # of the number of a line, and of all segments of one
LINE, SEGMENTS = (1 << LINE_BITS) - 1, (1 << SEGMENT_BITS) - 1


@dataclass(frozen=True, slots=True)
class Runs:
    """In every direction, of every length, from every dot; in this order, one after the other."""

    ends: Whole
    lines: Whole
    segments: Bits
    stays: Flags  # on the mat


@dataclass(frozen=True)
class Courses:
    """Those of one row, that is of a roll from a dot, lie side by side."""

    all_runs: Runs
    rows: Whole
    before: Whole  # the corner, which run
    after: Whole

    @cached_property
    def lines(self) -> Whole:
        """That before the corner lowest."""
        lines: Whole = self.all_runs.lines[self.before] | self.all_runs.lines[self.after] << LINE_BITS
        return lines

    @cached_property
    def segments(self) -> Bits:
        """Of either line."""
        segments: Bits = self.all_runs.segments[self.before] | self.all_runs.segments[self.after] << SEGMENT_BITS
        return segments

    @cached_property
    def ends(self) -> Whole:
        return self.all_runs.ends[self.after]


@cache
def runs(columns: int, rows: int) -> Runs:
    dots = columns * rows
    y, x = np.divmod(np.arange(dots), columns)
    right, down = np.array([STEPS[name] for name in DIRECTIONS]).T[:, :, None, None] * np.arange(LENGTHS)[:, None]
    stays = (x + right >= 0) & (x + right < columns) & (y + down >= 0) & (y + down < rows)
    across = np.array([STEPS[name][0] != 0 for name in DIRECTIONS])[:, None, None]
    lowest = np.where(across, np.minimum(x, x + right), np.minimum(y, y + down))
    taken = (1 << np.arange(LENGTHS)[:, None]) - 1 << np.maximum(lowest, 0)
    ends = (y + down) * columns + x + right
    lines = np.where(across, y, rows + x) + np.zeros_like(ends)
    return Runs(
        np.where(stays, ends, 0).ravel(),
        lines.ravel(),
        np.where(stays, taken, 0).ravel().astype(np.int32),
        stays.ravel(),
    )


@cache
def courses(columns: int, rows: int) -> Courses:
    per_roll = [_of_one_roll(roll, columns, rows) for roll in DIE]
    its_rows, before, after = (np.concatenate(of_rolls) for of_rolls in zip(*per_roll, strict=True))
    return Courses(runs(columns, rows), its_rows, before, after)


def _of_one_roll(roll: int, columns: int, rows: int) -> tuple[Whole, Whole, Whole]:
    dots = np.arange(columns * rows)[:, None]
    first, its_length, second, rest = np.array(_bends(roll)).T
    all_runs = runs(columns, rows)
    before = (first * LENGTHS + its_length) * len(dots) + dots
    after = (second * LENGTHS + rest) * len(dots) + all_runs.ends[before]
    stays = all_runs.stays[before] & all_runs.stays[after]
    its_rows = (roll - 1) * len(dots) + dots + np.zeros_like(before)
    return its_rows[stays], before[stays], after[stays]


def _bends(roll: int) -> list[tuple[int, int, int, int]]:
    """Direction and length before the corner and after it: to stay, then as moves are listed."""
    bends = [
        (first, before, second, roll - before)
        for first, sidewards in SIDEWAYS.items()
        for before in range(roll, 0, -1)
        for second in (sidewards if before < roll else sidewards[:1])
    ]
    number = DIRECTIONS.index
    return [
        (number(first), before, number(second), after) for first, before, second, after in (("U", 0, "L", 0), *bends)
    ]
