"""A face made for searching: dots and segments are bits, and every straight or once-bent way is walked only once."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Literal

from rollwrite.wolle.face import KINDS, Face, Segment, column_and_row, dot_name

Direction = Literal["U", "D", "L", "R"]
Run = tuple[Direction, int]

STEPS: dict[Direction, tuple[int, int]] = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
SIDEWAYS: dict[Direction, tuple[Direction, Direction]] = {
    "U": ("L", "R"),
    "D": ("L", "R"),
    "L": ("U", "D"),
    "R": ("U", "D"),
}


@dataclass(frozen=True, slots=True)
class Way:
    """What one turn may draw where no block is in the way: a straight line, or one with a right angle."""

    runs: tuple[Run, ...]
    path: tuple[str, ...]
    end: str
    segments: int
    dots: int  # those it reaches: all of its path but the first


class Board:
    """The face it is made from, its dots and segments as bits, and the ways between them."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.dot_bits = {dot: 1 << n for n, dot in enumerate(face.dots)}
        self.segment_bits = {pair: 1 << n for n, (a, b) in enumerate(face.segments) for pair in ((a, b), (b, a))}
        self.kind_bits = {kind: self.bits(dot for dot in face.objects if face.objects[dot] == kind) for kind in KINDS}
        self.object_bits = self.bits(face.objects)
        self._ways: dict[tuple[str, int], tuple[Way, ...]] = {}
        self._short_ways: dict[tuple[str, int], tuple[Way, ...]] = {}

    def bits(self, dots: Iterable[str]) -> int:
        return sum(self.dot_bits[dot] for dot in set(dots))

    def dots(self, bits: int) -> Iterator[str]:
        """The dots of some bits, in reading order."""
        return (dot for n, dot in enumerate(self.face.dots) if bits >> n & 1)

    def drawn(self, bits: int) -> Iterator[Segment]:
        """The segments of some bits, in the order of the face."""
        return (segment for n, segment in enumerate(self.face.segments) if bits >> n & 1)

    def ways(self, start: str, length: int) -> tuple[Way, ...]:
        """All ways of exactly this length from a dot."""
        key = start, length
        if key not in self._ways:
            walked = (self._way(start, runs) for runs in shapes(length))
            self._ways[key] = tuple(way for way in walked if way)
        return self._ways[key]

    def short_ways_to_paw(self, start: str, length: int) -> tuple[Way, ...]:
        """All ways to the paw that are shorter than this length."""
        key = start, length
        if key not in self._short_ways:
            shorter = (way for less in range(1, length) for way in self.ways(start, less))
            self._short_ways[key] = tuple(way for way in shorter if way.end == self.face.paw)
        return self._short_ways[key]

    def _way(self, start: str, runs: tuple[Run, ...]) -> Way | None:
        path = tuple(walk(start, runs))
        segments = 0
        for pair in pairwise(path):
            if pair not in self.segment_bits:
                return None
            segments |= self.segment_bits[pair]
        return Way(runs, path, path[-1], segments, self.bits(path[1:]))


def shapes(length: int) -> Iterator[tuple[Run, ...]]:
    """Straight in each direction, or bent once, the bend nearer and nearer."""
    for first in STEPS:
        yield ((first, length),)
        for before in range(length - 1, 0, -1):
            for second in SIDEWAYS[first]:
                yield (first, before), (second, length - before)


def walk(start: str, runs: Iterable[Run]) -> Iterator[str]:
    """The names along the runs, on and beyond the grid (where a name means nothing)."""
    column, row = column_and_row(start)
    yield start
    for direction, length in runs:
        for _ in range(length):
            column, row = column + STEPS[direction][0], row + STEPS[direction][1]
            yield dot_name(column, row)


@cache
def board_of(face: Face) -> Board:
    return Board(face)
