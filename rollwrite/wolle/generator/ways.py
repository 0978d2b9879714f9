"""All that any roll may draw from any dot of a face, as arrays: what `Board` lists move by move, for many at once."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.board import SIDEWAYS, STEPS, Direction
from rollwrite.wolle.face import KINDS, Face, column_and_row
from rollwrite.wolle.rules import DIE

Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

WORD = 64
TOYS = 8  # of each kind: a kind's toys are one byte
FAR = 99  # farther than any dot of the mat
_NO_WAY = np.uint64(1 << 63)  # the highest bit of the last word is no segment, but says that there is none


@dataclass(frozen=True, slots=True)
class Step:
    """One way from every dot: its segments and the things it reaches as bits, and where it ends."""

    segments: Words  # words × dots
    things: Words
    ends: Whole


class Ways:
    """Things are bits: mice 0 to 7, socks 8 to 15, planes 16 to 23, then the cup spots."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.dots = [(column, row) for row in range(1, face.rows + 1) for column in range(1, face.columns + 1)]
        self.words = len(face.segments) // WORD + 1
        self._number = {dot: n for n, dot in enumerate(self.dots)}
        self.start, self.paw = (self._number[column_and_row(dot)] for dot in (face.start, face.paw))
        self._closed: Words = np.zeros((self.words, 1), np.uint64)
        self._closed[-1] = _NO_WAY
        self._build()

    def _build(self) -> None:
        """Ways of one row, that is of a roll from a dot, lie side by side: those of full length, then at most two that
        stop on the paw. Those with something in the way are left out."""
        full = [self._moves(length) for length in DIE]
        stops = self._stops(full)
        rolls = [
            _side_by_side([*moves, *(_up_to(stop, self.paw_distance <= roll) for stop in stops)])
            for roll, moves in zip(DIE, full, strict=True)
        ]
        are_open = [~_is_closed(ways) for ways in rolls]
        self.counts: Whole = np.concatenate([its.sum(axis=1, dtype=np.int64) for its in are_open])
        self.firsts: Whole = np.cumsum(self.counts) - self.counts
        self.segments: Words = np.concatenate(
            [ways.segments[:, its] for ways, its in zip(rolls, are_open, strict=True)], axis=1
        )
        self.things: Words = np.concatenate([ways.things[its] for ways, its in zip(rolls, are_open, strict=True)])
        self.ends: Whole = np.concatenate([ways.ends[its] for ways, its in zip(rolls, are_open, strict=True)])
        self.is_stop: Flags = np.concatenate([its.nonzero()[1] >= its.shape[1] - len(stops) for its in are_open])

    def rows(self, dots: Whole, rolls: Whole) -> Whole:
        """Row n has `counts[n]` ways, the first at `firsts[n]`."""
        return (rolls - 1) * len(self.dots) + dots

    @cached_property
    def beside(self) -> Words:
        """The segments that lead away from every dot."""
        steps = [self._straight[direction][1] for direction in STEPS]
        beside: Words = np.bitwise_or.reduce([np.where(_is_closed(step), 0, step.segments) for step in steps])
        return beside

    def _moves(self, length: int) -> list[Step]:
        return [
            move
            for first in STEPS
            for move in (
                self._straight[first][length],
                *(
                    _joined(self._straight[first][before], self._straight[second][length - before])
                    for before in range(length - 1, 0, -1)
                    for second in SIDEWAYS[first]
                ),
            )
        ]

    def _stops(self, full: list[list[Step]]) -> list[Step]:
        """A dot's distance from the paw is the length of every way there, so all lengths fit into one list of two."""
        stops = [self._nowhere(), self._nowhere()]
        found = [0] * len(self.dots)
        for move in (move for moves in full for move in moves):
            for dot in np.flatnonzero((move.ends == self.paw) & ~_is_closed(move)).tolist():
                stop = stops[found[dot]]
                stop.segments[:, dot], stop.things[dot] = move.segments[:, dot], move.things[dot]
                found[dot] += 1
        return stops

    def _nowhere(self) -> Step:
        dots = len(self.dots)
        return Step(np.tile(self._closed, dots), np.zeros(dots, np.uint64), np.full(dots, self.paw, np.int64))

    @cached_property
    def _straight(self) -> dict[Direction, list[Step]]:
        """For every direction and length the way straight on; length 0 stays where it is."""
        here = Step(
            np.zeros((self.words, len(self.dots)), np.uint64),
            np.zeros(len(self.dots), np.uint64),
            np.arange(len(self.dots), dtype=np.int64),
        )
        straight = {direction: [here] for direction in STEPS}
        for direction, ways in straight.items():
            one = self._one_step(direction)
            for _ in DIE:
                ways.append(_joined(ways[-1], one))
        return straight

    def _one_step(self, direction: Direction) -> Step:
        right, down = STEPS[direction]
        segments = np.tile(self._closed, len(self.dots))
        ends = np.arange(len(self.dots), dtype=np.int64)
        for number, (a, b) in enumerate(self._segments):
            here, there = (a, b) if right + down > 0 else (b, a)
            if (there[0] - here[0], there[1] - here[1]) == (right, down):
                at = self._number[here]
                segments[:, at] = 0
                segments[number // WORD, at] = 1 << number % WORD
                ends[at] = self._number[there]
        return Step(segments, self._thing_at[ends], ends)

    @cached_property
    def _segments(self) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        return [(column_and_row(a), column_and_row(b)) for a, b in self.face.segments]

    @cached_property
    def _thing_at(self) -> Words:
        bits = np.zeros(len(self.dots), np.uint64)
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

    def _distance(self, dot: int) -> Whole:
        distance: Whole = np.abs(self._at - self._at[dot]).sum(axis=1)
        return distance

    @cached_property
    def paw_distance(self) -> Whole:
        return self._distance(self.paw)

    @cached_property
    def nearest(self) -> list[Bytes]:
        """For every kind, at place dot × 256 + byte: how far the nearest toy of that byte lies from the dot."""
        tables = []
        for toys in self._toys:
            table: Bytes = np.full((len(self.dots), 1 << TOYS), FAR, np.uint8)
            for n, toy in enumerate(toys):
                with_it = table.reshape(len(self.dots), -1, 2, 1 << n)[:, :, 1]
                np.minimum(with_it, self._distance(toy)[:, None, None], out=with_it, casting="unsafe")
            tables.append(table.ravel())
        return tables


def _joined(one: Step, other: Step) -> Step:
    return Step(one.segments | other.segments[:, one.ends], one.things | other.things[one.ends], other.ends[one.ends])


def _side_by_side(ways: list[Step]) -> Step:
    segments, things, ends = zip(*((way.segments, way.things, way.ends) for way in ways), strict=True)
    return Step(np.stack(segments, axis=-1), np.stack(things, axis=-1), np.stack(ends, axis=-1))


def _is_closed(move: Step) -> Flags:
    closed: Flags = move.segments[-1] & _NO_WAY != 0
    return closed


def _up_to(stop: Step, near: Flags) -> Step:
    segments = stop.segments.copy()
    segments[-1, ~near] |= _NO_WAY
    return Step(segments, stop.things, stop.ends)
