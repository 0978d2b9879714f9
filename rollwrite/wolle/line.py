"""A free line becomes steps from dot to dot, as far as it keeps to the dots.

A line is at a dot while it is within `SNAP` of it, and along a segment while it is within `SNAP` of that. Blocks keep
further away from everything that is free, so a line that keeps to its segments cannot clip one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from shapely import LineString, Polygon

from rollwrite.finding import Finding, finding
from rollwrite.message import message
from rollwrite.wolle.board import board_of
from rollwrite.wolle.face import Face, dot_name, on_grid
from rollwrite.wolle.rules import Rule

SNAP = 0.25  # of the distance between two dots: 2.35 mm on our sheets
FINENESS = SNAP / 5  # the line is looked at this often

At = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Step:
    """From one dot to the next. A clean step runs along the segment between two neighbours."""

    start: At
    end: At
    on_grid: bool
    findings: tuple[Finding, ...]

    @property
    def clean(self) -> bool:
        return self.on_grid and not self.findings

    @property
    def length(self) -> int:
        """As many segments as it stands for; a diagonal counts each of its steps once."""
        return max(abs(self.end[0] - self.start[0]), abs(self.end[1] - self.start[1]))


@dataclass(frozen=True, slots=True)
class Trace:
    """The first dot a line came to, its steps from there, and what is wrong with its two ends."""

    first: At | None
    steps: tuple[Step, ...]
    loose_start: Finding | None
    loose_end: Finding | None


def trace(face: Face, line: LineString) -> Trace:
    """A line in dots, A1 at (1, 1), walked along: where it comes to a dot, and how it gets from one to the next."""
    points = shapely.get_coordinates(line.segmentize(FINENESS) if line.length else line)
    nearest = np.rint(points).astype(int)
    at_dot = np.hypot(*(points - nearest).T) <= SNAP
    visits = _visits(nearest, at_dot)
    if not visits:
        near = _nearest_dot(face, *points[0])
        return Trace(None, (), finding(Rule.STRAIGHT_OR_SQUARE, "wolle/line-misses-all", where=near, dot=near), None)
    blocks = [Polygon(block) for block in face.blocks]
    steps = tuple(_step(face, blocks, a, b, points[left : came + 1]) for (a, _, left), (b, came, _) in pairwise(visits))
    first, last = visits[0], visits[-1]
    return Trace(
        first[0],
        steps,
        _loose(face, points[0], "wolle/line-begins-loose") if first[1] > 0 else None,
        _loose(face, points[-1], "wolle/line-ends-loose") if last[2] < len(points) - 1 else None,
    )


def _visits(nearest: "np.ndarray[Any, Any]", at_dot: "np.ndarray[Any, Any]") -> list[tuple[At, int, int]]:
    """Each stay at a dot with its first and last point. Out and back within a dot's own cell is one stay."""
    visits: list[tuple[At, int, int]] = []
    wandered = False
    for n, ((column, row), near) in enumerate(zip(nearest.tolist(), at_dot.tolist(), strict=True)):
        dot = column, row
        if near and visits and visits[-1][0] == dot and not wandered:
            visits[-1] = dot, visits[-1][1], n
        elif near:
            visits.append((dot, n, n))
            wandered = False
        else:
            wandered = wandered or not visits or visits[-1][0] != dot
    return visits


def _step(face: Face, blocks: list[Polygon], a: At, b: At, points: "np.ndarray[Any, Any]") -> Step:
    way = LineString(points)
    return Step(
        a,
        b,
        on_grid(face, *a) and on_grid(face, *b),
        (*_shape_findings(face, a, b, way), *_clips(face, blocks, a, b, way)),
    )


def _shape_findings(face: Face, a: At, b: At, way: LineString) -> Iterator[Finding]:
    across, down = abs(b[0] - a[0]), abs(b[1] - a[1])
    if not on_grid(face, *b):
        if on_grid(face, *a):
            yield finding(Rule.OFF_GRID, "wolle/line-leaves-grid", where=dot_name(*a), dot=dot_name(*a))
    elif not on_grid(face, *a):
        return
    elif across + down == 0:
        yield finding(Rule.STRAIGHT_OR_SQUARE, "wolle/line-turns-back", where=dot_name(*a), dot=dot_name(*a))
    elif across and down:
        askew = message("wolle/line-askew", start=dot_name(*a), end=dot_name(*b))
        yield Finding(Rule.STRAIGHT_OR_SQUARE, askew, _between(a, b))
    elif across + down > 1:
        missed = message("wolle/line-misses-dots", start=dot_name(*a), end=dot_name(*b))
        yield Finding(Rule.STRAIGHT_OR_SQUARE, missed, _between(a, b))
    elif shapely.hausdorff_distance(way, LineString([a, b])) > SNAP:
        yield finding(Rule.STRAIGHT_OR_SQUARE, "wolle/line-strays", where=_between(a, b), segment=_between(a, b))


def _clips(face: Face, blocks: list[Polygon], a: At, b: At, way: LineString) -> Iterator[Finding]:
    """A segment that is not free is the rules' business; here the line itself is looked at."""
    unit = abs(b[0] - a[0]) + abs(b[1] - a[1]) == 1
    if unit and on_grid(face, *a) and (dot_name(*a), dot_name(*b)) not in board_of(face).segment_bits:
        return
    for block in blocks:
        if block.intersects(way):
            near = _nearest_dot(face, *shapely.get_coordinates(block.intersection(way))[0])
            yield finding(Rule.OBSTACLE, "wolle/line-clips", where=near, dot=near)


def _nearest_dot(face: Face, x: float, y: float) -> str:
    return dot_name(min(max(round(x), 1), face.columns), min(max(round(y), 1), face.rows))


def _loose(face: Face, point: "np.ndarray[Any, Any]", key: str) -> Finding:
    near = _nearest_dot(face, *point)
    return finding(Rule.STRAIGHT_OR_SQUARE, key, where=near, dot=near)


def _between(a: At, b: At) -> str:
    first, second = sorted((a, b), key=lambda at: at[::-1])
    return f"{dot_name(*first)}-{dot_name(*second)}"
