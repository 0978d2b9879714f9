"""Where yarn runs: the strokes as they were really drawn, and how they go on round the dots between them."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import column_and_row
from sheets.layout.model import Segment, YarnGrid
from vision.ink.gates import Strokes, as_drawn
from vision.middle import middle

OVERSHOOT_MM = 1.1

Place = tuple[float, float]
Arm = tuple[Place, bool]  # where a stroke ends near a dot, and whether it is a level one


def drawn_mask(
    yarn: YarnGrid,
    strokes: Strokes,
    yarn_at: Collection[Segment],
    ppm: float,
    size_mm: tuple[float, float],
    edge_mm: float,
) -> NDArray[np.uint8]:
    """What the strokes of these segments cover of the page, corners included, and `edge_mm` more than the pen."""
    mask = np.zeros((round(size_mm[1] * ppm), round(size_mm[0] * ppm)), np.uint8)
    width = max(1, round((usual_width(strokes, yarn_at) + edge_mm) * ppm))
    lines = as_drawn(yarn, strokes, yarn_at)
    joints = [line for dot, arms in _arms(lines).items() for line in _joints(yarn.at(dot), arms)]
    for some in (list(lines.values()), joints):
        if some:
            cv2.polylines(mask, list(np.rint(np.array(some) * ppm).astype(np.int32)), False, 1, width)
    return mask


def usual_width(strokes: Strokes, yarn_at: Collection[Segment]) -> float:
    """How wide the pen is, in millimetres."""
    widths = [
        float(width) for segment, width in zip(strokes.segments, strokes.widths_mm, strict=True) if segment in yarn_at
    ]
    return middle(widths) if widths else 0.0


def _arms(lines: dict[Segment, NDArray[np.float64]]) -> dict[str, list[Arm]]:
    """The strokes that end near each dot."""
    arms: dict[str, list[Arm]] = {}
    for (one, other), line in lines.items():
        level = column_and_row(one)[1] == column_and_row(other)[1]
        (first_x, first_y), (last_x, last_y) = line[[0, -1]].tolist()
        arms.setdefault(one, []).append(((first_x, first_y), level))
        arms.setdefault(other, []).append(((last_x, last_y), level))
    return arms


def _joints(dot: Place, arms: list[Arm]) -> Iterator[tuple[Place, Place]]:
    """How strokes go on near a dot: through, round a corner (sharp or cut), or a little beyond where they end.

    Where three or four meet, what is beyond one of them is mostly another; and of the four corners there hands cut
    two at most, which leaves as many to see a ring in.
    """
    if len(arms) == 1:
        end, level = arms[0]
        yield end, _beyond(end, (dot[0], end[1]) if level else (end[0], dot[1]))
    for (one, one_level), (other, other_level) in combinations(arms, 2):
        if one_level == other_level or len(arms) == 2:
            yield one, other
        if one_level != other_level:
            corner = (other[0], one[1]) if one_level else (one[0], other[1])
            for end in (one, other):
                yield end, _beyond(end, corner) if len(arms) == 2 else corner


def _beyond(end: Place, goal: Place) -> Place:
    """A little further than the goal: hands overshoot."""
    further = OVERSHOOT_MM / max(math.dist(end, goal), 0.1)
    return goal[0] + (goal[0] - end[0]) * further, goal[1] + (goal[1] - end[1]) * further
