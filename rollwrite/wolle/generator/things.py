"""Toys, the paw and cup spots on a mat with blocks: spread out, never side by side, and a set a good walk away."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import KINDS, Kind
from rollwrite.wolle.generator.ground import Ground, NoRoom
from rollwrite.wolle.generator.mat import COLUMNS, GRID, MAT, ROWS, Dots, bit, board, dots_of
from rollwrite.wolle.generator.plane import At
from rollwrite.wolle.generator.stream import Stream

TOYS = 8  # of each kind
SPOTS = 16
CLEAR_START = 2  # segments from the start to the first toy or cup
CLEAR_PAW = 4  # and from the paw to the next toy: who stops there has come for it
PAW_ROWS = range(11, ROWS + 1)
LOW = board(dot for dot in GRID if dot[1] in PAW_ROWS and (dot[1] == ROWS or dot[0] in (1, COLUMNS)))
BELOW_FIRST_ROW = board(dot for dot in GRID if dot[1] > 1)
INSIDE = board(dot for dot in GRID if 1 < dot[0] < COLUMNS and 1 < dot[1] < ROWS)
PAW_STEPS = 14  # segments from the start: nobody stops there before the game has begun
# One kind of toy waits so many segments away, and the shortest yarn with a whole set is so long. On A that is 10 and on
# B it is 13; from 12 on most games are long enough, and beyond 15 too many are too long.
FAR_STEPS = (11, 12, 13)
SET_STEPS = range(12, 16)
TRIES = 5  # dots looked at for each thing; the loneliest is taken

# Where the toys of a kind are at home.
HOMES: Mapping[str, Dots] = {
    "left": board(dot for dot in GRID if dot[0] <= 5),
    "right": board(dot for dot in GRID if dot[0] >= 7),
    "above": board(dot for dot in GRID if dot[1] <= 6),
    "everywhere": MAT,
}
# How the two kinds that are not far away live, named as often as it shall happen; of eight toys five stay at home.
HOUSEHOLDS = (
    ("everywhere", "everywhere"),
    ("everywhere", "everywhere"),
    ("left", "right"),
    ("left", "everywhere"),
    ("right", "everywhere"),
    ("above", "everywhere"),
)
AT_HOME = 5


@dataclass(frozen=True, slots=True)
class Things:
    paw: At
    toys: Mapping[At, Kind]  # mice, then socks, then planes
    spots: tuple[At, ...]


def lay_things(stream: Stream, ground: Ground) -> Things:
    paw = _lay_paw(stream, ground)
    toys = _lay_toys(stream, ground, paw)
    if steps_to_a_set(ground, toys) not in SET_STEPS:
        raise NoRoom
    return Things(paw, _in_order(toys), _lay_spots(stream, ground, {paw, *toys}))


def _lay_paw(stream: Stream, ground: Ground) -> At:
    """At the lower edge of the mat, or low at its sides."""
    low = dots_of(LOW & ground.from_start(PAW_STEPS))
    if not low:
        raise NoRoom
    return stream.choice(low)


def _lay_toys(stream: Stream, ground: Ground, paw: At) -> dict[At, Kind]:
    """In turns, one of each kind, so that no kind is left with the bad places."""
    near, other, far = stream.sample(KINDS, len(KINDS))
    homes = dict(zip((near, other), stream.choice(HOUSEHOLDS), strict=True))
    far_steps = stream.choice(FAR_STEPS)
    free = _suits_toys(ground, paw)
    free_for = {near: free, other: free, far: free & ground.from_start(far_steps)}
    anywhere = {kind: dots_of(its) for kind, its in free_for.items()}
    at_home = anywhere | {kind: dots_of(free & HOMES[home]) for kind, home in homes.items()}
    toys: dict[At, Kind] = {}
    alike, all_of_them = {kind: _Nearest() for kind in KINDS}, _Nearest()
    beside: set[At] = set()
    for number in range(TOYS):
        for kind in (near, other, far):
            dots = (at_home if number < AT_HOME else anywhere)[kind]
            toy = _loneliest(stream, [dot for dot in dots if dot not in beside], alike[kind], all_of_them)
            toys[toy] = kind
            alike[kind].lay(toy)
            all_of_them.lay(toy)
            beside |= _with_neighbours(toy)
    return toys


def _in_order(toys: Mapping[At, Kind]) -> dict[At, Kind]:
    return {dot: kind for kind in KINDS for dot in GRID if toys.get(dot) == kind}


@cache
def _with_neighbours(dot: At) -> frozenset[At]:
    x, y = dot
    return frozenset({dot, (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)})


def _suits_toys(ground: Ground, paw: At) -> Dots:
    """Clear of blocks, which would hide it; not in row 1 and not in a corner, where one can hardly get away."""
    _, three_or_more = ground.lanes.meeting()
    clear = ground.from_start(CLEAR_START) & ~ground.beside_blocks & ~_near_paw(paw)
    return clear & three_or_more & BELOW_FIRST_ROW


@cache
def _near_paw(paw: At) -> Dots:
    return board(dot for dot in GRID if abs(dot[0] - paw[0]) + abs(dot[1] - paw[1]) < CLEAR_PAW)


def _lay_spots(stream: Stream, ground: Ground, taken: Iterable[At]) -> tuple[At, ...]:
    """Inside the mat, clear of blocks and of each other, so that a circle round one is a circle round nothing else."""
    free = dots_of(INSIDE & ground.from_start(CLEAR_START) & ~ground.beside_blocks & ~board(taken))
    spots: Dots = 0
    nearest, nothing_else = _Nearest(), _Nearest()
    for _ in range(SPOTS):
        spot = _loneliest(stream, free, nearest, nothing_else)
        spots |= bit(spot)
        nearest.lay(spot)
        beside_it = _with_neighbours(spot)
        free = [dot for dot in free if dot not in beside_it]
    return tuple(dots_of(spots))


def steps_to_a_set(ground: Ground, toys: Mapping[At, Kind]) -> int:
    """The length of the shortest yarn with one toy of each kind."""
    lying = [board(dot for dot in toys if toys[dot] == kind) for kind in KINDS]
    reached = [bit(ground.start), *[0] * ((1 << len(KINDS)) - 1)]  # by the kinds that were come by, as bits
    steps = 0
    while not reached[-1]:
        reached = [ground.lanes.spread(dots) if dots else 0 for dots in reached]
        for kinds, kind in _COME_BY:
            reached[kinds | 1 << kind] |= reached[kinds] & lying[kind]
        steps += 1
    return steps


_COME_BY = tuple(
    (kinds, kind) for kinds in range(1 << len(KINDS)) for kind in range(len(KINDS)) if not kinds >> kind & 1
)


_NOTHING_NEAR = np.full((COLUMNS + 1, ROWS + 1), (COLUMNS + ROWS) ** 2)


class _Nearest:
    """From every dot, the square of the distance to the nearest thing that was laid."""

    def __init__(self) -> None:
        self.squares = _NOTHING_NEAR.copy()

    def lay(self, dot: At) -> None:
        np.minimum(self.squares, _squares(dot), out=self.squares)


@cache
def _squares(dot: At) -> NDArray[np.int64]:
    columns, rows = np.ogrid[: COLUMNS + 1, : ROWS + 1]
    squares: NDArray[np.int64] = (columns - dot[0]) ** 2 + (rows - dot[1]) ** 2
    return squares


def _loneliest(stream: Stream, dots: Sequence[At], alike: _Nearest, others: _Nearest) -> At:
    """Of a few dots the one farthest from what is alike; half that distance is enough from anything else."""
    if not dots:
        raise NoRoom
    return max(stream.choices(dots, TRIES), key=np.minimum(alike.squares, 4 * others.squares).item)
