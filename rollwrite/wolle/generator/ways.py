"""All that any roll may draw from any dot of a face, as arrays: what `Board` lists move by move, for many at once.

Whatever blocks do not close of the courses of an empty mat is a way.
"""

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import KINDS, Face, column_and_row
from rollwrite.wolle.generator.courses import DIRECTIONS, LENGTHS, Bits, Flags, Whole, courses, runs
from rollwrite.wolle.rules import DIE

Bytes = NDArray[np.uint8]

TOYS = 8  # of each kind: a kind's toys are one byte
PAW = 1 << 62  # the highest thing of all: who stops on the paw has it
FAR = 99  # farther than any dot of the mat


class Ways:
    """Things are bits: mice 0 to 7, socks 8 to 15, planes 16 to 23, then the cup spots, and the paw."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.dots = [(column, row) for row in range(1, face.rows + 1) for column in range(1, face.columns + 1)]
        self.count_of_lines = face.rows + face.columns
        self._number = {dot: n for n, dot in enumerate(self.dots)}
        self.start, self.paw = (self._number[column_and_row(dot)] for dot in (face.start, face.paw))
        self._runs = runs(face.columns, face.rows)
        self._build()

    def _build(self) -> None:
        """Ways of one row, that is of a roll from a dot, lie side by side: first to stay, then those of full length,
        then at most two that stop on the paw. Those with something in the way are left out."""
        all_of_them = courses(self.face.columns, self.face.rows)
        full = (self._are_open[all_of_them.before] & self._are_open[all_of_them.after]).nonzero()[0]
        rows, stops, their_rows = all_of_them.rows[full], *self._stops(full)
        behind = rows.searchsorted(their_rows, side="right")
        ways = np.insert(full, behind, stops)
        self.counts: Whole = np.bincount(np.concatenate([rows, their_rows]))
        self.firsts: Whole = np.cumsum(self.counts) - self.counts
        before, after = all_of_them.before[ways], all_of_them.after[ways]
        self.lines: Whole = np.stack([self._runs.lines[before], self._runs.lines[after]])
        self.segments: Bits = np.stack([self._runs.segments[before], self._runs.segments[after]])
        self.ends: Whole = self._runs.ends[after]
        self.things: Whole = self._reached[before] | self._reached[after]
        self.things |= np.insert(np.zeros(len(full), np.int64), behind, PAW)

    def _stops(self, full: Whole) -> tuple[Whole, Whole]:
        """Who may go to the paw may stop there with that roll, and with every higher one."""
        all_of_them = courses(self.face.columns, self.face.rows)
        rolls, dots = np.divmod(all_of_them.rows[full], len(self.dots))
        there = (self._runs.ends[all_of_them.after[full]] == self.paw) & (dots != self.paw)
        enough = [there & (rolls <= roll) for roll in range(len(DIE))]
        rows = [dots[its] + roll * len(self.dots) for roll, its in enumerate(enough)]
        return np.concatenate([full[its] for its in enough]), np.concatenate(rows)

    def rows(self, dots: Whole, rolls: Whole) -> Whole:
        """Row n has `counts[n]` ways, the first at `firsts[n]`."""
        return (rolls - 1) * len(self.dots) + dots

    @cached_property
    def beside(self) -> tuple[Whole, Bits]:
        """The segments that lead away from every dot: on its column and on its row."""
        steps = np.where(self._are_open, self._runs.segments, 0).reshape(len(DIRECTIONS), LENGTHS, -1)[:, 1]
        up, down, left, right = steps
        columns, rows = self._at.T - 1
        return np.stack([columns + self.face.rows, rows]), np.stack([up | down, left | right])

    @cached_property
    def _are_open(self) -> Flags:
        """The runs that no block is in the way of."""
        free = np.zeros(self.count_of_lines, np.uint32)
        for (x, y), (_, its_y) in ((column_and_row(a), column_and_row(b)) for a, b in self.face.segments):
            line, segment = (y - 1, x - 1) if y == its_y else (self.face.rows + x - 1, y - 1)
            free[line] |= np.uint32(1 << segment)
        are_open: Flags = self._runs.stays & (self._runs.segments & ~free[self._runs.lines] == 0)
        return are_open

    @cached_property
    def _reached(self) -> Whole:
        """The things of every run: those of a shorter one, and what lies at its end."""
        things = self._thing_at[self._runs.ends].reshape(len(DIRECTIONS), LENGTHS, -1)
        things[:, 0] = 0  # nobody comes where they are
        reached: Whole = np.bitwise_or.accumulate(things, axis=1).ravel()
        return reached

    @cached_property
    def _thing_at(self) -> Whole:
        bits = np.zeros(len(self.dots), np.int64)
        for kind, dots in enumerate(self._toys):
            for n, dot in enumerate(dots):
                bits[dot] = 1 << kind * TOYS + n
        for n, spot in enumerate(self.face.cup_spots):
            bits[self._number[column_and_row(spot)]] = 1 << len(KINDS) * TOYS + n
        return bits

    @cached_property
    def _toys(self) -> list[list[int]]:
        objects = self.face.objects
        return [[self._number[column_and_row(dot)] for dot in objects if objects[dot] == kind] for kind in KINDS]

    @cached_property
    def _at(self) -> Whole:
        return np.array(self.dots, np.int64)

    def _distance(self, dot: int) -> Bytes:
        distance: Bytes = np.abs(self._at - self._at[dot]).sum(axis=1).astype(np.uint8)
        return distance

    @cached_property
    def paw_distance(self) -> Bytes:
        return self._distance(self.paw)

    @cached_property
    def nearest(self) -> Bytes:
        """Kind by kind, at place dot × 256 + byte: how far the nearest toy that the byte lacks lies from the dot."""
        return np.concatenate([self._nearest(toys) for toys in self._toys])

    def _nearest(self, toys: list[int]) -> Bytes:
        """Whoever lacks one toy more has that or the nearest of the others. From behind, the table is of those had."""
        lacking: Bytes = np.full((len(self.dots), 1 << TOYS), FAR, np.uint8)
        for n in range(TOYS):
            without, with_it = lacking[:, : 1 << n], lacking[:, 1 << n : 2 << n]
            np.minimum(without, self._distance(toys[n])[:, None] if n < len(toys) else FAR, out=with_it)
        return lacking[:, ::-1].ravel()
