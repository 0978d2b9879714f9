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


@dataclass(frozen=True)
class Frames:
    """Of each box. `contrast` is how dark frames are around here, as a share of what is usual on the sheet, and
    `sharp` how much of their darkness they gain within EDGE_STEPS."""

    outlined: NDArray[np.bool_]  # enough of its own frame is to be seen
    contrast: Floats
    sharp: Floats


def measure_frames(values: Floats, layout: Layout, line: int) -> Frames:
    """`values` of all boxes, from outside their frames to outside; the frame's line is so many steps from their edge.

    Each half of each side for itself: is there a line where the frame must be, as dark as frames are on this sheet?"""
    halves = np.stack(_halves(values, line), axis=1)  # boxes × half sides × steps across the line
    beside = np.minimum(halves[:, :, 0], halves[:, :, -1])
    depth = beside - halves[:, :, BESIDE_FRAME - 1 : BESIDE_FRAME + 2].min(axis=2)
    dark = depth / beside
    steep = np.abs(halves[:, :, EDGE_STEPS:] - halves[:, :, :-EDGE_STEPS]).max(axis=2)
    around = _nearest(layout)
    own, sharp = middles(dark), middles(steep / np.maximum(depth, LEAST_CONTRAST))
    contrast = middles(own[around]) / max(middle(own), LEAST_CONTRAST)
    return Frames(
        np.asarray((dark > FRAME_SHARE * middle(dark)).sum(axis=1) >= HALF_SIDES, np.bool_),
        contrast.clip(0.0, 1.0).astype(np.float32),
        middles(sharp[around]).clip(0.0, 1.0).astype(np.float32),
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
