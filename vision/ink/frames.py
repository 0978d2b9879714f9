"""The printed frames of boxes tell how print looks in this photo: where it is covered, washed out by glare, or blurred.

What glare, haze and blur do to print they do to ink beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.ink.light import Floats
from vision.middle import middle, middles

FRAME_SHARE = 0.4
HALF_SIDES = 3
BESIDE_FRAME = 4  # steps from the line to what is beside it
EDGE_STEPS = 2  # an edge in focus is done within so many steps
BOXES_AROUND = 9  # a mark may lie on a frame, but not on those of most boxes around
LEAST_CONTRAST = 1e-3
OFF_THE_LINE = 1  # steps that a frame may lie beside its place


@dataclass(frozen=True, eq=False)
class Frames:
    """Of each box. `contrast` is how dark frames are around here, as a share of what is usual on the sheet, and
    `sharp` how much of an edge's darkness would be gained within EDGE_STEPS: a line is as wide as edges are soft."""

    outlined: NDArray[np.bool_]  # enough of its own frame is to be seen
    contrast: Floats
    sharp: Floats


def measure_frames(values: Floats, layout: Layout, line: int) -> Frames:
    """`values` of all boxes, from outside their frames to outside; the frame's line is so many steps from their edge.

    Each half of each side for itself: is there a line where the frame must be, as dark as frames are on this sheet?"""
    halves = np.stack(_halves(values, line), axis=1)  # boxes × half sides × steps across the line
    beside = np.minimum(halves[:, :, 0], halves[:, :, -1])
    dark = (beside - _innermost(halves).min(axis=2)) / beside
    around = _nearest(layout)
    own = middles(dark)
    contrast = middles(own[around]) / max(middle(own), LEAST_CONTRAST)
    return Frames(
        np.asarray((dark > FRAME_SHARE * middle(dark)).sum(axis=1) >= HALF_SIDES, np.bool_),
        contrast.clip(0.0, 1.0).astype(np.float32),
        _sharpness(np.asarray(halves / np.maximum(beside, LEAST_CONTRAST)[:, :, None], np.float32), around),
    )


def _innermost(halves: Floats) -> Floats:
    """The steps where the frame's line may lie."""
    return halves[:, :, BESIDE_FRAME - OFF_THE_LINE : BESIDE_FRAME + OFF_THE_LINE + 1]


def _sharpness(halves: Floats, around: NDArray[np.int64]) -> Floats:
    """By the usual line across all half sides around each box, laid over each other where they are darkest: noise and
    what lies over some of them has no say in it."""
    darkest = _innermost(halves).argmin(axis=2)
    steps = np.arange(halves.shape[2] - 2 * OFF_THE_LINE)
    lines = np.take_along_axis(halves, darkest[:, :, None] + steps, axis=2)[around]
    usual = middles(lines.reshape(len(halves), -1, len(steps)).transpose(0, 2, 1))
    depth = np.maximum((usual[:, :1] + usual[:, -1:]) / 2 - usual, 0)
    return np.asarray(
        (EDGE_STEPS * depth.max(axis=1) / np.maximum(depth.sum(axis=1), LEAST_CONTRAST)).clip(0, 1), np.float32
    )


def _halves(values: Floats, line: int) -> list[Floats]:
    halfway, across = values.shape[1] // 2, slice(line - BESIDE_FRAME, line + BESIDE_FRAME + 1)
    upright = values.transpose(0, 2, 1)
    return [
        turned[:, across, along].mean(axis=2)
        for turned in (values, values[:, ::-1], upright, upright[:, ::-1])
        for along in (slice(line, halfway), slice(halfway, -line))
    ]


@cache
def _nearest(layout: Layout) -> NDArray[np.int64]:
    """Of each box, itself and those nearest to it."""
    boxes = np.array([box.rect.center for box in layout.boxes])
    apart = np.linalg.norm(boxes[:, None] - boxes[None], axis=2)
    return np.argsort(apart, axis=1)[:, :BOXES_AROUND]
