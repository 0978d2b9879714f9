"""Wolle's drawing rule a second time, slowly and without looking at the first: step by step, on plain coordinates."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from shapely import LineString, Polygon

from rollwrite import wolle
from rollwrite.wolle.face import Face

At = tuple[int, int]
Edge = frozenset[At]
STEPS = ((0, -1), (0, 1), (-1, 0), (1, 0))


@dataclass(frozen=True)
class Drawn:
    path: tuple[At, ...]
    stop: bool

    @property
    def edges(self) -> frozenset[Edge]:
        return frozenset(frozenset(pair) for pair in pairwise(self.path))


def at(name: str) -> At:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(name[0]) + 1, int(name[1:])


@cache
def open_edges(face_name: str) -> frozenset[Edge]:
    """Measured from the polygons, not taken from the face's own list of segments."""
    face = wolle.face(face_name)
    blocks = [Polygon(block) for block in face.blocks]
    pairs = (
        ((column, row), (column + right, row + 1 - right))
        for column in range(1, face.columns + 1)
        for row in range(1, face.rows + 1)
        for right in (0, 1)
        if column + right <= face.columns and row + 1 - right <= face.rows
    )
    return frozenset(frozenset(pair) for pair in pairs if not any(b.intersects(LineString(pair)) for b in blocks))


def continuations(face: Face, yarn: tuple[At, ...], roll: int, crossing: bool = True) -> Iterator[Drawn]:
    """Every drawing of one turn, given all dots of the yarn so far in the order it came to them."""
    used = {frozenset(pair) for pair in pairwise(yarn)}
    paw = at(face.paw)
    growing: list[tuple[At, ...]] = [yarn[-1:]]
    for length in range(1, roll + 1):
        grown = []
        for path in growing:
            for right, down in STEPS:
                there = path[-1][0] + right, path[-1][1] + down
                edge = frozenset((path[-1], there))
                if edge not in open_edges(face.name) or edge in used or there in path:
                    continue
                if not crossing and there in yarn:
                    continue
                if corners((*path, there)) <= 1:
                    grown.append((*path, there))
        growing = grown
        for path in growing:
            if length == roll:
                yield Drawn(path, stop=False)
            if path[-1] == paw:
                yield Drawn(path, stop=True)


def corners(path: Sequence[At]) -> int:
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    return sum(one != other for one, other in pairwise(steps))


def count(face: Face, rolls: Sequence[int], crossing: bool = True) -> int:
    """How many different games of drawing, never passing, there are for these rolls; a stop ends its game early."""
    return _count(face, (at(face.start),), tuple(rolls), crossing)


def _count(face: Face, yarn: tuple[At, ...], rolls: tuple[int, ...], crossing: bool) -> int:
    if not rolls:
        return 1
    found = 0
    for drawn in continuations(face, yarn, rolls[0], crossing):
        found += 1 if drawn.stop else _count(face, yarn + drawn.path[1:], rolls[1:], crossing)
    return found


def drawings(face: Face, rolls: Sequence[int], crossing: bool = True) -> set[tuple[frozenset[Edge], bool]]:
    """All sets of segments that some game with these rolls leaves, passing allowed, with whether it stopped."""
    return set(_drawings(face, (at(face.start),), tuple(rolls), crossing))


def _drawings(
    face: Face, yarn: tuple[At, ...], rolls: tuple[int, ...], crossing: bool
) -> Iterator[tuple[frozenset[Edge], bool]]:
    if not rolls:
        yield Drawn(yarn, stop=False).edges, False
        return
    yield from _drawings(face, yarn, rolls[1:], crossing)
    for drawn in continuations(face, yarn, rolls[0], crossing):
        longer = yarn + drawn.path[1:]
        if drawn.stop:
            yield Drawn(longer, stop=True).edges, True
        else:
            yield from _drawings(face, longer, rolls[1:], crossing)


@dataclass(frozen=True)
class Recount:
    objects: int
    sets: int
    paw: int
    cups: int
    struck: tuple[int, ...]


def recount(face: Face, cups: Sequence[str], turns: Sequence[tuple[int, str, bool]], timer: int | None) -> Recount:
    """A whole game counted from its words, as a person with a pen would: (roll, runs, stop) by (roll, runs, stop)."""
    here, seen, checked_from = at(face.start), set[At](), timer
    struck: list[int] = []
    stopped = False
    moving = dict(zip("UDLR", STEPS, strict=True))
    for number, (roll, runs, stop) in enumerate(turns, start=1):
        if checked_from and number >= checked_from and roll >= max(set(face.timer) - set(struck), default=9):
            struck.append(max(set(face.timer) - set(struck)))
        for run in runs.split():
            for _ in range(int(run[1:])):
                here = here[0] + moving[run[0]][0], here[1] + moving[run[0]][1]
                seen.add(here)
        if min(_crosses(face, seen)) > 0 and (checked_from is None or checked_from > number + 1):
            checked_from = number + 1
        stopped = stop
    sets = sum(face.set_points[n] for n in range(min(_crosses(face, seen))))
    broken = sum(at(cup) in seen for cup in set(cups))
    return Recount(sum(_crosses(face, seen)), sets, 5 if stopped else 0, -2 * broken, tuple(struck))


def _crosses(face: Face, seen: set[At]) -> list[int]:
    return [
        sum(at(dot) in seen for dot, kind in face.objects.items() if kind == row) for row in ("mouse", "sock", "plane")
    ]
