"""Where yarn runs: the strokes as they were really drawn, and how they go on round the dots between them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import column_and_row
from sheets.layout.model import Segment, YarnGrid
from vision.ink.gates import Strokes, as_drawn

OVERSHOOT_MM = 1.1

Line = NDArray[np.float64]
Arm = tuple[NDArray[np.float64], bool]  # where a stroke ends near a dot, and whether it is a level one


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
    for line in _lines(yarn, strokes, yarn_at):
        cv2.polylines(mask, [np.rint(line * ppm).astype(np.int32)], False, 1, width)
    return mask


def usual_width(strokes: Strokes, yarn_at: Collection[Segment]) -> float:
    """How wide the pen is, in millimetres."""
    widths = [
        float(width) for segment, width in zip(strokes.segments, strokes.widths_mm, strict=True) if segment in yarn_at
    ]
    return float(np.median(widths)) if widths else 0.0


def _lines(yarn: YarnGrid, strokes: Strokes, yarn_at: Collection[Segment]) -> Iterator[Line]:
    ends: dict[str, list[Arm]] = {}
    for (one, other), sides in zip(strokes.segments, strokes.sides_mm, strict=True):
        if (one, other) in yarn_at:
            line = as_drawn(yarn, (one, other), sides)
            level = column_and_row(one)[1] == column_and_row(other)[1]
            ends.setdefault(one, []).append((line[0], level))
            ends.setdefault(other, []).append((line[-1], level))
            yield line
    for dot, arms in ends.items():
        yield from _joints(np.array(yarn.at(dot)), arms)


def _joints(dot: NDArray[np.float64], arms: list[Arm]) -> list[Line]:
    """How strokes go on near a dot: through, round a corner (sharp or cut), or a little beyond where they end.

    Where three or four meet, what is beyond one of them is mostly another; and of the four corners there hands cut
    two at most, which leaves as many to see a ring in.
    """
    if len(arms) == 1:
        end, level = arms[0]
        return [_beyond(end, np.array([dot[0], end[1]]) if level else np.array([end[0], dot[1]]))]
    lines = []
    for (one, one_level), (other, other_level) in combinations(arms, 2):
        if one_level == other_level or len(arms) == 2:
            lines.append(np.array([one, other]))
        if one_level != other_level:
            corner = np.array([other[0], one[1]]) if one_level else np.array([one[0], other[1]])
            lines += [_beyond(end, corner) if len(arms) == 2 else np.array([end, corner]) for end in (one, other)]
    return lines


def _beyond(end: NDArray[np.float64], goal: NDArray[np.float64]) -> Line:
    """From an end to its goal, and a little further: hands overshoot."""
    way = goal - end
    return np.array([end, goal + way * (OVERSHOOT_MM / max(float(np.linalg.norm(way)), 0.1))])
