"""Measure yarn. Measuring is one thing, judging another: numbers leave here, not answers.

A segment is read at a gate: between its dots, where nothing is printed and hardly a ring or an overshoot reaches.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, YarnGrid
from vision.flatten import FlatSheet
from vision.ink import PAPER, Floats, Light, sampled, usual_step
from vision.paths import best_paths

GATE = (0.2, 0.8)
SLICES = 17
ICON_MM = 3.3  # nearer than this to an object, its picture may be what is seen
SIDE_MM = 2.7  # how far beside its segment a careless hand may pass
STEP_MM = 0.15
BASE_MM = (1.5, 2.4)  # where the mat beside a line is looked at
FULL_INK = 0.22  # darker than this makes a stroke no more certain
DARKEST = np.float32(0.03)
CORE = 0.3  # but still draws the path to the middle of the pen's line


Segment = tuple[str, str]


@dataclass(frozen=True)
class Strokes:
    """The best line along each segment of the layout, in its order: segments × slices."""

    segments: tuple[Segment, ...]
    at_mm: Floats  # of each slice, from the first dot
    dark: Floats  # not a number where a picture on a dot may be what is seen
    sides_mm: Floats  # how far beside the segment it passes
    widths_mm: Floats  # of each segment
    tints: Floats  # of each segment: how much of blue, green and red the ink swallows
    noise: Floats  # of each segment: by how much the mat around it seems darker or lighter from place to place


def measure_strokes(light: Light, sheet: FlatSheet) -> Strokes:
    yarn = sheet.layout.yarn
    if yarn is None:
        nothing = np.zeros((0, SLICES), np.float32)
        return Strokes((), nothing, nothing, nothing, nothing, nothing, nothing)
    contrast, values = _gate_contrast(light.bare, sheet)
    path = best_paths(np.minimum(contrast, FULL_INK) + CORE * contrast)
    along = np.take_along_axis(contrast, path[:, :, None], axis=2)[:, :, 0]
    sides = np.asarray((path - contrast.shape[2] // 2) * STEP_MM, np.float32)
    at = np.asarray(np.linspace(*GATE, SLICES) * yarn.pitch, np.float32)
    return Strokes(
        yarn.segments,
        at,
        np.where(plain_slices(sheet.layout), along, np.float32(np.nan)),
        sides,
        _widths(values, path, along),
        _tints(light, sheet, path),
        _noise(contrast),
    )


def _noise(contrast: Floats) -> Floats:
    """The usual step from one slice to the next where nothing is drawn: lines run across all slices, noise does not."""
    steps = np.abs(np.diff(contrast[:, :, ::2], axis=1))
    return usual_step(steps.reshape(len(steps), -1))


def as_drawn(yarn: YarnGrid, segment: Segment, sides_mm: Floats) -> NDArray[np.float64]:
    """A stroke's points in millimetres, from near the first dot to near the second."""
    a, b = np.array(yarn.at(segment[0])), np.array(yarn.at(segment[1]))
    along = (b - a) / yarn.pitch
    across = along[::-1] * (-1, 1)
    at = np.linspace(*GATE, len(sides_mm)) * yarn.pitch
    return np.asarray(a + along * at[:, None] + across * sides_mm[:, None])


def _tints(light: Light, sheet: FlatSheet, path: NDArray[np.int64]) -> Floats:
    """The colour of the ink: what is missing on the path of the colours of the mat on both its sides."""
    places, _ = _gates(sheet.layout)
    beside = round((BASE_MM[0] + BASE_MM[1]) / 2 / STEP_MM)
    center = path + round(BASE_MM[1] / STEP_MM)
    on, left, right = (
        sampled(light.colours, sheet, np.take_along_axis(places, (center + shift)[:, :, None, None], axis=2)[:, :, 0])
        for shift in (0, -beside, beside)
    )
    return np.asarray(np.median(((left + right) / 2 - on) / PAPER, axis=1), np.float32)


def _widths(values: Floats, path: NDArray[np.int64], along: Floats) -> Floats:
    """How wide the pen is: over how many places around the path it is more than half as dark as on it."""
    reach = round(BASE_MM[0] / STEP_MM) - 1
    padded = np.pad(values, ((0, 0), (0, 0), (reach, reach)), constant_values=1.0)
    around = np.stack([np.take_along_axis(padded, path[:, :, None] + d, axis=2)[:, :, 0] for d in range(2 * reach + 1)])
    half_dark = np.take_along_axis(values, path[:, :, None], axis=2)[:, :, 0] + 0.5 * along
    return np.asarray(np.median((around < half_dark).sum(axis=0), axis=1) * STEP_MM, np.float32)


@cache
def plain_slices(layout: Layout) -> NDArray[np.bool_]:
    """Slices of a gate that no picture on a dot can reach."""
    yarn = layout.yarn
    assert yarn is not None
    pictured = {thing.dot for thing in yarn.things} | {yarn.start, yarn.paw}
    from_first = np.linspace(*GATE, SLICES) * yarn.pitch
    from_second = yarn.pitch - from_first
    return np.array(
        [
            ((from_first >= ICON_MM) | (one not in pictured)) & ((from_second >= ICON_MM) | (other not in pictured))
            for one, other in yarn.segments
        ]
    )


def _gate_contrast(light: Floats, sheet: FlatSheet) -> tuple[Floats, Floats]:
    """How much darker than the mat on both sides, and its share of that light: segments × slices × places across."""
    places_mm, printed = _gates(sheet.layout)
    values = sampled(light, sheet, places_mm)
    near, far = round(BASE_MM[0] / STEP_MM), round(BASE_MM[1] / STEP_MM)
    inner = slice(far, values.shape[2] - far)
    means = _running_means(np.where(printed, np.float32(0), values), printed, far - near + 1)
    width = values.shape[2] - 2 * far
    left, right = means[:, :, :width], means[:, :, far + near : far + near + width]
    base = np.fmin(left, right)
    shares = values[:, :, inner] / np.maximum(base, DARKEST)
    known = ~printed[:, :, inner] & ~np.isnan(base)
    return np.where(known, 1 - shares, np.float32(0)), np.where(known, shares, np.float32(1))


def _running_means(values: Floats, printed: NDArray[np.bool_], length: int) -> Floats:
    """The mean of so many places in a row, beginning at each; not a number where most of them are printed over."""
    sums = np.cumsum(np.pad(values, ((0, 0), (0, 0), (1, 0))), axis=2, dtype=np.float32)
    counts = np.cumsum(np.pad(~printed, ((0, 0), (0, 0), (1, 0))), axis=2, dtype=np.float32)
    total = sums[:, :, length:] - sums[:, :, :-length]
    count = counts[:, :, length:] - counts[:, :, :-length]
    return np.where(count > 2, total / np.maximum(count, 1), np.float32(np.nan))


@cache
def _gates(layout: Layout) -> tuple[Floats, NDArray[np.bool_]]:
    """Where each gate is sampled, in millimetres, and which samples lie on a building block."""
    yarn = layout.yarn
    assert yarn is not None
    place = {dot.name: np.array((dot.x, dot.y)) for dot in yarn.dots}
    a = np.array([place[one] for one, _ in yarn.segments])
    b = np.array([place[other] for _, other in yarn.segments])
    along = (b - a) / yarn.pitch
    across = along[:, ::-1] * (-1, 1)
    slices = np.linspace(*GATE, SLICES) * yarn.pitch
    reach = round((SIDE_MM + BASE_MM[1]) / STEP_MM)
    sides = np.arange(-reach, reach + 1) * STEP_MM
    places = (
        a[:, None, None, :]
        + along[:, None, None, :] * slices[None, :, None, None]
        + across[:, None, None, :] * sides[None, None, :, None]
    )
    return places.astype(np.float32), on_blocks(layout, places)


def on_blocks(layout: Layout, places_mm: NDArray[np.float64]) -> NDArray[np.bool_]:
    assert layout.yarn is not None
    ppm = 8
    mask = np.zeros((round(layout.page.height * ppm), round(layout.page.width * ppm)), np.uint8)
    for polygon in layout.yarn.obstacles:
        cv2.fillPoly(mask, [np.rint(np.array(polygon) * ppm).astype(np.int32)], 1)
    blocks = cv2.dilate(mask, np.ones((round(1.8 * ppm),) * 2, np.uint8))  # outline, relief and a little misfit
    at = np.rint(places_mm * ppm).astype(int)
    on_block = blocks[at[..., 1].clip(0, mask.shape[0] - 1), at[..., 0].clip(0, mask.shape[1] - 1)] > 0
    return np.asarray(on_block, np.bool_)
