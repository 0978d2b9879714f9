"""The printed frames of boxes tell how print looks in this photo: where it is covered, washed out by glare, or blurred.

What glare, haze and blur do to print they do to ink beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.flat.flatten import FlatSheet
from vision.ink.light import Floats, Light, sampled
from vision.middle import middle, middles

FRAME_SHARE = 0.4
HALF_SIDES = 3
BESIDE_FRAME = 4  # steps from the line to what is beside it
EDGE_STEPS = 2  # an edge in focus is done within so many steps
BOXES_AROUND = 9  # a mark may lie on a frame, but not on those of most boxes around
LEAST_CONTRAST = 1e-3
OFF_THE_LINE = 1  # steps that a frame may lie beside its place
EVERY_PLACE = 3  # so many along a side are enough to tell its colour
TINGED = 0.85  # of a colour, as a share of the one of which print swallows most: on 34 sheets without a mirrored lamp
PRINT_HIDDEN = 0.3  # 0.89 or more was left, and with less than this something else lies there


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
    around = nearest_boxes(layout)
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


def frames_tinged(light: Light, sheet: FlatSheet, places: Floats, line: int) -> Floats:
    """Of each box, what is left of the blue, green and red that print around swallows, as shares of the most: a lamp
    that is mirrored in the paper adds its own colour, and what is grey looks brown there. `places` are those that boxes
    are sampled at."""
    swallowed = middles(np.concatenate([*_on_lines(light, sheet, places, line)], axis=1).transpose(0, 2, 1))
    around = middles(swallowed[nearest_boxes(sheet.layout)].transpose(0, 2, 1))
    left = around / np.maximum(middles(swallowed.T), LEAST_CONTRAST)
    share = left / np.maximum(left.max(axis=1, keepdims=True), LEAST_CONTRAST)
    tinged = share.min(axis=1, keepdims=True)
    return np.asarray(np.where((tinged > PRINT_HIDDEN) & (tinged < TINGED), share, 1.0), np.float32)


def _on_lines(light: Light, sheet: FlatSheet, places: Floats, line: int) -> Iterator[Floats]:
    """What each side's line lacks of the colours on both its sides: boxes × places × colours."""
    last = places.shape[1] - 1
    for turned in (places, places.transpose(0, 2, 1, 3)):
        for row in (line, last - line):
            rows = row + np.array([-BESIDE_FRAME, -OFF_THE_LINE, 0, OFF_THE_LINE, BESIDE_FRAME])
            colours = sampled(light.colours, sheet, turned[:, rows, line:-line:EVERY_PLACE])
            yield np.minimum(colours[:, 0], colours[:, -1]) - colours[:, 1:-1].min(axis=1)


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
def nearest_boxes(layout: Layout) -> NDArray[np.int64]:
    """Of each box, itself and those nearest to it."""
    boxes = np.array([box.rect.center for box in layout.boxes])
    apart = np.linalg.norm(boxes[:, None] - boxes[None], axis=2)
    return np.argsort(apart, axis=1)[:, :BOXES_AROUND]
