"""What the building blocks leave free: measured from their polygons, never listed by hand."""

from collections.abc import Iterator, Sequence
from itertools import compress

import numpy as np
import shapely
from numpy.typing import NDArray

from rollwrite.wolle.face import Polygon, Segment, dot_name, face_fault

# How near a block may come to what is free, in dots. Nearer, and nobody could tell on paper whether it is in the way.
ROOM_BESIDE_SEGMENT = 0.30
ROOM_ROUND_DOT = 0.33
ROUNDING = 1e-9

At = tuple[int, int]


def left_free(columns: int, rows: int, blocks: Sequence[Polygon]) -> tuple[list[str], list[Segment]]:
    """The dots no block covers and the segments between them no block touches, in reading order."""
    for number, block in enumerate(blocks, start=1):
        _check_outline(number, block)
    shapes = np.array([shapely.Polygon(block) for block in blocks], object)
    grid = [(column, row) for row in range(1, rows + 1) for column in range(1, columns + 1)]
    dots = [dot_name(*at) for at in grid]
    points = np.array([shapely.Point(at) for at in grid], object)
    free, covering = _measured(dots, points, shapes, ROOM_ROUND_DOT)
    steps = list(_steps(list(compress(grid, free.tolist()))))
    segments = [(dot_name(*a), dot_name(*b)) for a, b in steps]
    names = ["-".join(segment) for segment in segments]
    lines = np.array([shapely.LineString(step) for step in steps], object)
    open_, crossing = _measured(names, lines, shapes, ROOM_BESIDE_SEGMENT)
    for number in np.flatnonzero(~(covering | crossing)).tolist():
        raise face_fault(f"block {number + 1}", "wolle/face-block-in-nobodys-way")
    return list(compress(dots, free.tolist())), list(compress(segments, open_.tolist()))


def _check_outline(number: int, block: Polygon) -> None:
    shape = shapely.Polygon(block)
    if not shape.is_valid or shape.area < ROUNDING:
        raise face_fault(f"block {number}", "wolle/face-block-outline")


def _measured(
    names: Sequence[str], things: NDArray[np.object_], blocks: NDArray[np.object_], room: float
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which things are free, and which blocks touch some. A block too near to something free is a fault."""
    distances = np.asarray(shapely.distance(things[:, None], blocks[None, :]))
    touching = distances <= ROUNDING
    free = ~np.asarray(touching.any(axis=1))
    too_near = free[:, None] & (distances < room - ROUNDING)
    for thing, block in np.argwhere(too_near).tolist():
        near = f"{distances[thing, block]:.2f}"
        raise face_fault(
            f"block {block + 1}", "wolle/face-block-near", distance=near, what=names[thing], room=f"{room:g}"
        )
    return free, np.asarray(touching.any(axis=0))


def _steps(free: Sequence[At]) -> Iterator[tuple[At, At]]:
    there = set(free)
    for column, row in free:
        for neighbour in ((column + 1, row), (column, row + 1)):
            if neighbour in there:
                yield (column, row), neighbour
