"""The dots of a mat as the bits of one whole number: what blocks take away and where yarn comes is shifts and masks.

A segment is the bit of its left or of its upper dot, on a board of those that go right or of those that go down.
"""

from collections.abc import Iterable
from typing import NamedTuple

from rollwrite.wolle.generator.plane import At, Edge

COLUMNS, ROWS = 11, 13  # what the printed sheet has room for
GRID = tuple((column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))
MARGIN = 4  # dots that a block reaches from the one it lies on
ACROSS = COLUMNS + 2 * MARGIN + 1  # bits of a row, so that no block reaches into the next one

Dots = int


def bit(dot: At) -> Dots:
    return moved(1, dot[0] + MARGIN, dot[1] + MARGIN)


def moved(dots: Dots, columns: int, rows: int) -> Dots:
    """So many columns to the right and rows down."""
    return dots << columns + rows * ACROSS


_BITS = tuple((dot, bit(dot)) for dot in GRID)
MAT: Dots = sum(its for _, its in _BITS)


def board(dots: Iterable[At]) -> Dots:
    """Of different dots."""
    return sum(map(bit, dots))


def dots_of(dots: Dots) -> list[At]:
    """In reading order."""
    return [dot for dot, its in _BITS if dots & its]


class Lanes(NamedTuple):
    """Segments: those that go right from a dot, and those that go down."""

    right: Dots
    down: Dots

    def and_those(self, others: "Lanes") -> "Lanes":
        return Lanes(self.right | others.right, self.down | others.down)

    @property
    def ends(self) -> Dots:
        return self.right | self.right << 1 | self.down | self.down << ACROSS

    def spread(self, dots: Dots) -> Dots:
        """These, and those one segment away."""
        aside = (dots & self.right) << 1 | dots >> 1 & self.right
        return dots | aside | (dots & self.down) << ACROSS | dots >> ACROSS & self.down

    def meeting(self) -> tuple[Dots, Dots]:
        """Where two or more meet, and where three or more do."""
        left, up = self.right << 1, self.down << ACROSS
        both_aside, one_aside = self.right & left, self.right | left
        both_upright, one_upright = self.down & up, self.down | up
        three = both_aside & one_upright | both_upright & one_aside
        return both_aside | both_upright | one_aside & one_upright, three


_ALL_LANES = Lanes(
    sum(bit((x, y)) for x, y in GRID if x < COLUMNS),
    sum(bit((x, y)) for x, y in GRID if y < ROWS),
)


def left_open(closed: Lanes) -> Lanes:
    return Lanes(_ALL_LANES.right & ~closed.right, _ALL_LANES.down & ~closed.down)


_STEPS: tuple[tuple[Edge, bool, Dots], ...] = tuple(
    (((x, y), (x + right, y + 1 - right)), bool(right), bit((x, y))) for x, y in GRID for right in (1, 0)
)


def segments_of(lanes: Lanes) -> list[Edge]:
    """In reading order."""
    return [segment for segment, goes_right, its in _STEPS if (lanes.right if goes_right else lanes.down) & its]
