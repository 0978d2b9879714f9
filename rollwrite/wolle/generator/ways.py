"""All that any roll may draw from any dot of a face, as arrays: what `Board` lists move by move, for many at once.

Whatever blocks do not close of the courses of an empty mat is a way.
"""

from collections.abc import Mapping
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import KINDS, Face, Segment, dot_name
from rollwrite.wolle.generator.courses import (
    DIRECTIONS,
    LENGTHS,
    LINE_BITS,
    SEGMENT_BITS,
    Bits,
    Flags,
    Whole,
    courses,
    runs,
)
from rollwrite.wolle.rules import DIE

Bytes = NDArray[np.uint8]

TOYS = 8  # of each kind: a kind's toys are one byte
END_AT, SPOTS_AT, OUTLOOK_AT = len(KINDS) * TOYS, 34, 60
DOTS = 1 << SPOTS_AT - END_AT  # more than any mat has
END, SPOTS = (1 << SPOTS_AT) - (1 << END_AT), (1 << OUTLOOK_AT) - (1 << SPOTS_AT)
PAW = 1 << 62  # the highest thing of all: who stops on the paw has it
NEARNESS = 3  # tenths of a point that a dot less to walk is worth
FAR = 99  # farther than any dot of the mat


class Ways:
    """Things are bits: mice 0 to 7, socks 8 to 15, planes 16 to 23, the cup spots from 34 on, and the paw. Between toys
    and spots stands the dot at which a way ends, so that one number says where a way leads and what it reaches."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.count_of_lines = face.rows + face.columns
        self.count_of_dots = face.rows * face.columns
        self._number = numbers(face.columns, face.rows)
        self.start, self.paw = self._number[face.start], self._number[face.paw]
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
        self.lines: Whole = all_of_them.lines[ways]
        self.segments: Bits = all_of_them.segments[ways]
        self.reach: Whole = self._reached[all_of_them.before[ways]] | self._reached[all_of_them.after[ways]]
        self.reach |= all_of_them.ends[ways] << END_AT
        self.reach[behind + np.arange(len(behind))] |= PAW

    def _stops(self, full: Whole) -> tuple[Whole, Whole]:
        """Who may go to the paw may stop there with that roll, and with every higher one."""
        all_of_them = courses(self.face.columns, self.face.rows)
        there = full[all_of_them.ends[full] == self.paw]
        rolls, dots = np.divmod(all_of_them.rows[there], self.count_of_dots)
        higher = np.arange(len(DIE))[:, None]
        which, roll = ((rolls <= higher) & (dots != self.paw)).T.nonzero()
        rows = roll * self.count_of_dots + dots[which]
        in_order = rows.argsort(kind="stable")
        return there[which[in_order]], rows[in_order]

    def rows(self, dots: Whole, rolls: Whole) -> Whole:
        """Row n has `counts[n]` ways, the first at `firsts[n]`."""
        return (rolls - 1) * self.count_of_dots + dots

    @cached_property
    def beside(self) -> tuple[Whole, Bits]:
        """The segments that lead away from every dot: on its column and on its row."""
        steps = np.where(self._are_open, self._runs.segments, 0).reshape(len(DIRECTIONS), LENGTHS, -1)[:, 1]
        up, down, left, right = steps
        rows, columns = np.divmod(np.arange(self.count_of_dots), self.face.columns)
        return columns + self.face.rows | rows << LINE_BITS, (up | down) | (left | right) << SEGMENT_BITS

    @cached_property
    def _are_open(self) -> Flags:
        """The runs that no block is in the way of."""
        places = _places(self.face.columns, self.face.rows)
        is_free = np.zeros((self.count_of_lines, SEGMENT_BITS), bool)
        is_free.ravel()[[places[segment] for segment in self.face.segments]] = True
        free = is_free @ (np.int32(1) << np.arange(SEGMENT_BITS, dtype=np.int32))
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
        bits = np.zeros(self.count_of_dots, np.int64)
        for kind, dots in enumerate(self._toys):
            for n, dot in enumerate(dots):
                bits[dot] = 1 << kind * TOYS + n
        for n, spot in enumerate(self.face.cup_spots):
            bits[self._number[spot]] = 1 << SPOTS_AT + n
        return bits

    @cached_property
    def _toys(self) -> list[list[int]]:
        objects = self.face.objects
        return [[self._number[dot] for dot in objects if objects[dot] == kind] for kind in KINDS]

    @cached_property
    def walk_to_paw(self) -> Bytes:
        to_paw: Bytes = walks(self.face.columns, self.face.rows)[self.paw]
        return to_paw

    @cached_property
    def nearest(self) -> list[Bytes]:
        """Of each kind, at place dot × 256 + byte: the walk to the nearest toy that the byte lacks."""
        return [self._nearest(toys) for toys in self._toys]

    def _nearest(self, toys: list[int]) -> Bytes:
        """Whoever lacks one toy more has that or the nearest of the others. From behind, the table is of those had."""
        lacking: Bytes = np.full((self.count_of_dots, 1 << TOYS), FAR, np.uint8)
        walk = walks(self.face.columns, self.face.rows)
        for n in range(TOYS):
            without, with_it = lacking[:, : 1 << n], lacking[:, 1 << n : 2 << n]
            np.minimum(without, walk[toys[n]][:, None] if n < len(toys) else FAR, out=with_it)
        return lacking[:, ::-1].ravel()


@cache
def numbers(columns: int, rows: int) -> Mapping[str, int]:
    """Dots are counted in reading order."""
    return {dot_name(n % columns + 1, n // columns + 1): n for n in range(columns * rows)}


@cache
def _places(columns: int, rows: int) -> Mapping[Segment, int]:
    """Line by line, as runs take them."""
    across = {(y, x): ((x, y), (x + 1, y)) for y in range(rows) for x in range(columns - 1)}
    down = {(rows + x, y): ((x, y), (x, y + 1)) for x in range(columns) for y in range(rows - 1)}
    return {
        (dot_name(a + 1, b + 1), dot_name(c + 1, d + 1)): line * SEGMENT_BITS + segment
        for (line, segment), ((a, b), (c, d)) in (across | down).items()
    }


@cache
def walks(columns: int, rows: int) -> Bytes:
    """From every dot of a mat to every other, as if nothing were in the way, in tenths of a point."""
    y, x = np.divmod(np.arange(columns * rows), columns)
    away: Bytes = (NEARNESS * (np.abs(x - x[:, None]) + np.abs(y - y[:, None]))).astype(np.uint8)
    return away
