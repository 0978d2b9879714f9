"""Toys, the paw and cup spots on a mat with blocks: spread out, never side by side, and a set a good walk away."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import KINDS, Kind
from rollwrite.wolle.generator.ground import COLUMNS, ROWS, Ground, NoRoom
from rollwrite.wolle.generator.plane import At
from rollwrite.wolle.generator.stream import Stream

TOYS = 8  # of each kind
SPOTS = 16
CLEAR_START = 2  # segments from the start to the first toy or cup
CLEAR_PAW = 4  # and from the paw to the next toy: who stops there has come for it
PAW_ROWS = range(11, ROWS + 1)
PAW_STEPS = 14  # segments from the start: nobody stops there before the game has begun
# One kind of toy waits so many segments away, and the shortest yarn with a whole set is so long. On A that is 10 and on
# B it is 13; from 12 on most games are long enough, and beyond 15 too many are too long.
FAR_STEPS = (11, 12, 13)
SET_STEPS = range(12, 16)
TRIES = 5  # dots looked at for each thing; the loneliest is taken

# Where the toys of a kind are at home.
HOMES: Mapping[str, Callable[[At], bool]] = {
    "left": lambda dot: dot[0] <= 5,
    "right": lambda dot: dot[0] >= 7,
    "above": lambda dot: dot[1] <= 6,
    "everywhere": lambda dot: True,
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
    if _steps_to_a_set(ground, toys) not in SET_STEPS:
        raise NoRoom
    return Things(paw, toys, _lay_spots(stream, ground, {paw, *toys}))


def _lay_paw(stream: Stream, ground: Ground) -> At:
    """At the lower edge of the mat, or low at its sides."""
    low = [dot for dot in ground.dots if dot[1] in PAW_ROWS and (dot[1] == ROWS or dot[0] in (1, COLUMNS))]
    return _one_of(stream, [dot for dot in low if ground.steps_from_start[dot] >= PAW_STEPS])


def _lay_toys(stream: Stream, ground: Ground, paw: At) -> dict[At, Kind]:
    """In turns, one of each kind, so that no kind is left with the bad places."""
    near, other, far = stream.sample(KINDS, len(KINDS))
    homes = dict(zip((near, other), stream.choice(HOUSEHOLDS), strict=True))
    far_steps = stream.choice(FAR_STEPS)
    free = [dot for dot in ground.dots if _suits_a_toy(dot, ground, paw)]
    free_for_far = [dot for dot in free if ground.steps_from_start[dot] >= far_steps]
    toys: dict[At, Kind] = {}
    alike, all_of_them = {kind: _Nearest() for kind in KINDS}, _Nearest()
    beside: set[At] = set()
    for number in range(TOYS):
        for kind in (near, other, far):
            at_home = HOMES[homes[kind] if kind in homes and number < AT_HOME else "everywhere"]
            dots = [dot for dot in (free_for_far if kind == far else free) if dot not in beside and at_home(dot)]
            toy = _loneliest(stream, dots, alike[kind], all_of_them)
            toys[toy] = kind
            alike[kind].lay(toy)
            all_of_them.lay(toy)
            beside |= _with_neighbours(toy)
    return {dot: kind for kind in KINDS for dot in ground.dots if toys.get(dot) == kind}


def _suits_a_toy(dot: At, ground: Ground, paw: At) -> bool:
    """Clear of blocks, which would hide it; not in row 1 and not in a corner, where one can hardly get away."""
    from_paw = abs(dot[0] - paw[0]) + abs(dot[1] - paw[1])
    return (
        dot not in ground.beside_blocks
        and dot[1] > 1
        and len(ground.neighbours[dot]) > 2
        and ground.steps_from_start[dot] >= CLEAR_START
        and from_paw >= CLEAR_PAW
    )


def _lay_spots(stream: Stream, ground: Ground, taken: Collection[At]) -> tuple[At, ...]:
    """Inside the mat, clear of blocks and of each other, so that a circle round one is a circle round nothing else."""
    beside = ground.beside_blocks.union(taken)
    inside = (dot for dot in ground.dots if 1 < dot[0] < COLUMNS and 1 < dot[1] < ROWS)
    free = [dot for dot in inside if dot not in beside and ground.steps_from_start[dot] >= CLEAR_START]
    spots: list[At] = []
    nearest, nothing_else = _Nearest(), _Nearest()
    for _ in range(SPOTS):
        spots.append(_loneliest(stream, free, nearest, nothing_else))
        nearest.lay(spots[-1])
        beside_it = _with_neighbours(spots[-1])
        free = [dot for dot in free if dot not in beside_it]
    return tuple(dot for dot in ground.dots if dot in spots)


def _steps_to_a_set(ground: Ground, toys: Mapping[At, Kind]) -> int:
    """The length of the shortest yarn with one toy of each kind."""
    whole = (1 << len(KINDS)) - 1
    here = {(ground.start, 0)}
    seen: set[tuple[At, int]] = set()
    steps = 0
    while not any(kinds == whole for _, kinds in here):
        seen |= here
        here = {
            (there, kinds | (1 << KINDS.index(toys[there]) if there in toys else 0))
            for dot, kinds in here
            for there in ground.neighbours[dot]
        } - seen
        steps += 1
    return steps


def _with_neighbours(dot: At) -> set[At]:
    x, y = dot
    return {dot, (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


class _Nearest:
    """From every dot, the square of the distance to the nearest thing that was laid; far, as long as none is."""

    def __init__(self) -> None:
        self._squares = np.full((COLUMNS + 1, ROWS + 1), (COLUMNS + ROWS) ** 2)

    def lay(self, dot: At) -> None:
        np.minimum(self._squares, _squares(dot), out=self._squares)

    def to(self, dot: At) -> int:
        return int(self._squares.item(dot))


@cache
def _squares(dot: At) -> NDArray[np.int64]:
    columns, rows = np.ogrid[: COLUMNS + 1, : ROWS + 1]
    squares: NDArray[np.int64] = (columns - dot[0]) ** 2 + (rows - dot[1]) ** 2
    return squares


def _loneliest(stream: Stream, dots: Sequence[At], alike: _Nearest, others: _Nearest) -> At:
    """Of a few dots the one farthest from what is alike; half that distance is enough from anything else."""
    tries = [_one_of(stream, dots) for _ in range(TRIES)]
    return max(tries, key=lambda dot: min(alike.to(dot), 4 * others.to(dot)))


def _one_of(stream: Stream, dots: Sequence[At]) -> At:
    if not dots:
        raise NoRoom
    return stream.choice(dots)
