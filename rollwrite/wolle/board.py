"""A face made for searching: dots and segments are bits, and every straight or once-bent way is walked only once."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
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
class Move:
    """What one turn may draw where no block is in the way: straight or with one right angle, perhaps up to a stop."""

    runs: tuple[Run, ...]
    path: tuple[str, ...]
    end: str
    segments: int
    dots: int  # those it reaches: all of its path but the first
    stop: bool = False


class Board:
    """The face it is made from, its dots and segments as bits, and the ways between them."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.dot_bits = {dot: 1 << n for n, dot in enumerate(face.dots)}
        self.segment_bits = {pair: 1 << n for n, (a, b) in enumerate(face.segments) for pair in ((a, b), (b, a))}
        self.kind_bits = {kind: self.bits(dot for dot in face.objects if face.objects[dot] == kind) for kind in KINDS}
        self._moves: dict[tuple[str, int], tuple[Move, ...]] = {}

    def __reduce__(self) -> tuple[Callable[[Face], "Board"], tuple[Face]]:
        """Between processes only the face travels; the ways are walked again."""
        return board_of, (self.face,)

    def bits(self, dots: Iterable[str]) -> int:
        return sum(self.dot_bits[dot] for dot in set(dots))

    def dots(self, bits: int) -> Iterator[str]:
        """The dots of some bits, in reading order."""
        return (dot for n, dot in enumerate(self.face.dots) if bits >> n & 1)

    def drawn(self, bits: int) -> Iterator[Segment]:
        """The segments of some bits, in the order of the face."""
        return (segment for n, segment in enumerate(self.face.segments) if bits >> n & 1)

    def moves(self, start: str, roll: int) -> tuple[Move, ...]:
        """All that a roll may draw from a dot on an empty mat: as many segments as rolled, or fewer up to the paw."""
        key = start, roll
        if key not in self._moves:
            self._moves[key] = tuple(self._walked(start, roll))
        return self._moves[key]

    def _walked(self, start: str, roll: int) -> Iterator[Move]:
        """The ways of full length first; one that ends on the paw comes twice, without a stop and with it."""
        for length in range(roll, 0, -1):
            for move in filter(None, (self._move(start, runs) for runs in shapes(length))):
                if length == roll:
                    yield move
                if move.end == self.face.paw:
                    yield replace(move, stop=True)

    def _move(self, start: str, runs: tuple[Run, ...]) -> Move | None:
        path = tuple(walk(start, runs))
        segments = 0
        for pair in pairwise(path):
            if pair not in self.segment_bits:
                return None
            segments |= self.segment_bits[pair]
        return Move(runs, path, path[-1], segments, self.bits(path[1:]))


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


@lru_cache(maxsize=256)
def board_of(face: Face) -> Board:
    return Board(face)
