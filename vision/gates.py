"""Measure yarn. Measuring is one thing, judging another: numbers leave here, not answers.

A segment is read at a gate: between its dots, where nothing is printed and hardly a ring or an overshoot reaches.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.flatten import FlatSheet
from vision.ink import PAPER, Floats, Light, sampled
from vision.paths import best_paths

GATE = (0.2, 0.8)
SLICES = 17
ICON_MM = 3.3  # nearer than this to an object, its picture may be what is seen
SIDE_MM = 2.7  # how far beside its segment a careless hand may pass
STEP_MM = 0.15
BASE_MM = (1.5, 2.4)  # where the mat beside a line is looked at
FULL_INK = 0.22  # darker than this makes a stroke no more certain
CORE = 0.3  # but still draws the path to the middle of the pen's line


@dataclass(frozen=True)
class Stroke:
    """The best line along a segment: how dark it is at which distance from the first dot, and where it passes.

    Slices that a picture on a dot may reach are left out of `dark`; `sides_mm` has them all.
    """

    dark: Floats
    at_mm: Floats
    sides_mm: Floats
    width_mm: float
    tint: Floats  # how much of blue, green and red the ink swallows


Strokes = dict[tuple[str, str], Stroke]


def measure_strokes(light: Light, sheet: FlatSheet) -> Strokes:
    yarn = sheet.layout.yarn
    if yarn is None:
        return {}
    contrast, values = _gate_contrast(light.level, sheet)
    path = best_paths(np.minimum(contrast, FULL_INK) + CORE * contrast)
    along = np.take_along_axis(contrast, path[:, :, None], axis=2)[:, :, 0]
    widths = _widths(values, path, along)
    sides = np.asarray((path - contrast.shape[2] // 2) * STEP_MM, np.float32)
    tints = _tints(light, sheet, path)
    plain = plain_slices(sheet.layout)
    at = np.asarray(np.linspace(*GATE, SLICES) * yarn.pitch, np.float32)
    return {
        segment: Stroke(along[k][plain[k]], at[plain[k]], sides[k], float(widths[k]), tints[k])
        for k, segment in enumerate(yarn.segments)
    }


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
    """How much darker than the mat on both sides, and the light itself: segments × slices × places across."""
    places_mm, printed = _gates(sheet.layout)
    values = sampled(light, sheet, places_mm)
    free = np.where(printed, np.nan, values)
    near, far = round(BASE_MM[0] / STEP_MM), round(BASE_MM[1] / STEP_MM)
    inner = slice(far, values.shape[2] - far)
    width = values.shape[2] - 2 * far
    left = _mean_of([free[:, :, far - k : far - k + width] for k in range(near, far + 1)])
    right = _mean_of([free[:, :, far + k : far + k + width] for k in range(near, far + 1)])
    base = np.fmin(left, right)
    contrast = base - values[:, :, inner]
    known = ~printed[:, :, inner] & ~np.isnan(contrast)
    return np.asarray(np.where(known, contrast, 0.0), np.float32), values[:, :, inner]


def _mean_of(parts: list[Floats]) -> Floats:
    """The mean of what is not printed over; not a number where all of it is."""
    stack = np.stack(parts)
    known = ~np.isnan(stack)
    count = known.sum(axis=0)
    total = np.where(known, stack, 0.0).sum(axis=0)
    return np.asarray(np.where(count > 2, total / np.maximum(count, 1), np.nan), np.float32)


@cache
def _gates(layout: Layout) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
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
    return places, on_blocks(layout, places)


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
