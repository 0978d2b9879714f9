"""Measure cups: the best ring round each cup spot, beyond the yarn that passes there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.flat.flatten import FlatSheet
from vision.ink.drawn import drawn_mask
from vision.ink.gates import CORE, FULL_INK, Strokes, on_blocks
from vision.ink.light import Floats, Light, sampled, usual_step
from vision.ink.paths import best_paths

RING_STEP_MM = 0.15
RING_MM = (1.6, 4.6)
USUAL_MM = 3.4  # few rings are larger than this
MOSTLY = 0.5
BESIDE_YARN_MM = 0.45
ANGLES = 48
BEYOND_RING_MM = (0.75, 1.35)  # where the mat outside a ring is looked at
MOST_SPOTS = 0.4  # at most six of sixteen have a ring drawn round them
MASK_PPM = 5
YARN_EDGE_MM = 0.8  # a little more than the pen's width is left out round yarn


@dataclass(frozen=True, eq=False)
class Ring:
    """The best ring round a cup spot: how dark it is and how far out, angle by angle (clockwise from the right).

    Where yarn or a block hides it, `dark` is not a number.
    """

    dark: Floats
    radius_mm: Floats
    noise: float  # how much darker or lighter the mat around seems from place to place
    tints: Floats  # of each angle: how much of blue, green and red the ring swallows


def measure_rings(
    light: Light, sheet: FlatSheet, strokes: Strokes, yarn_at: Collection[tuple[str, str]]
) -> dict[str, Ring]:
    """`yarn_at` are the segments that look like yarn: what lies under them tells nothing of rings."""
    yarn = sheet.layout.yarn
    if yarn is None:
        return {}
    places, printed = _spokes(sheet.layout)
    page = sheet.layout.page
    covered = drawn_mask(yarn, strokes, yarn_at, MASK_PPM, (page.width, page.height), YARN_EDGE_MM)
    at = np.rint(places * MASK_PPM).astype(int)
    hidden = printed | (covered[at[..., 1], at[..., 0]] > 0)
    values = np.where(hidden, np.nan, sampled(light.level, sheet, places))
    contrast = _contrast(values)
    paths = _loops(np.nan_to_num(np.minimum(contrast, FULL_INK) + CORE * contrast))
    along = np.take_along_axis(contrast, paths[:, :, None], axis=2)[:, :, 0]
    noise = usual_step(np.abs(np.diff(contrast, axis=1)).reshape(len(contrast), -1))
    # Where yarn covers many of the places a ring could take, seeing none says nothing, nor does what may be its edge.
    usual = round((USUAL_MM - RING_MM[0]) / RING_STEP_MM)
    mostly = hidden[:, :, :usual].mean(axis=2) > MOSTLY
    beside = round(BESIDE_YARN_MM / RING_STEP_MM)
    close = cv2.dilate(hidden.reshape(-1, hidden.shape[2]).astype(np.uint8), np.ones((1, 2 * beside + 1), np.uint8))
    edge = np.take_along_axis(close.reshape(hidden.shape), paths[:, :, None], axis=2)[:, :, 0] > 0
    tints = _tints(light, sheet, places, paths)
    along = np.where(mostly & (edge | ~(along > FULL_INK / 2)), np.nan, along)
    return {
        spot: Ring(along[k], np.asarray(RING_MM[0] + paths[k] * RING_STEP_MM, np.float32), float(noise[k]), tints[k])
        for k, spot in enumerate(yarn.face.cup_spots)
    }


def _tints(light: Light, sheet: FlatSheet, places: Floats, paths: NDArray[np.int64]) -> Floats:
    """What is missing on the path of the colours of the mat outside: spots × angles × 3."""
    near, far = _beyond()
    steps = paths[:, :, None] + np.array([0, *range(near, far + 1)])
    colours = sampled(light.colours, sheet, np.take_along_axis(places, steps[..., None], axis=2))
    return np.asarray(colours[:, :, 1:].mean(axis=2) - colours[:, :, 0], np.float32)


def _beyond() -> tuple[int, int]:
    """Steps from a ring to the mat outside of it."""
    return round(BEYOND_RING_MM[0] / RING_STEP_MM), round(BEYOND_RING_MM[1] / RING_STEP_MM)


@cache
def _spokes(layout: Layout) -> tuple[Floats, NDArray[np.bool_]]:
    """Where the surroundings of each cup spot are sampled: spots × angles × radii, and what of it lies on a block."""
    assert layout.yarn is not None
    radii = np.arange(RING_MM[0], RING_MM[1] + BEYOND_RING_MM[1] + RING_STEP_MM / 2, RING_STEP_MM)
    angles = np.arange(ANGLES) * (2 * np.pi / ANGLES)
    spokes = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    centers = np.array([layout.yarn.at(spot) for spot in layout.yarn.face.cup_spots]).reshape(-1, 2)
    places = centers[:, None, None] + spokes[None, :, None] * radii[None, None, :, None]
    return places.astype(np.float32), on_blocks(layout, places[..., 0], places[..., 1])


def _contrast(values: Floats) -> Floats:
    """How much darker than the mat a little further out."""
    near, far = _beyond()
    width = values.shape[2] - far
    outside = _nanmean(np.stack([values[:, :, k : k + width] for k in range(near, far + 1)]), axis=0)
    contrast = outside - values[:, :, :width]
    # What most spots show at a radius is print: the faint ring that invites to circle it.
    ordered = np.sort(_nanmean(contrast, axis=1), axis=0)  # what is not a number comes last
    rank = (MOST_SPOTS * (np.isfinite(ordered).sum(axis=0) - 1).clip(0)).astype(int)
    print_alone = ordered[rank, np.arange(width)]
    return np.asarray(contrast - np.nan_to_num(np.maximum(print_alone, 0.0)), np.float32)


def _nanmean(values: NDArray[np.floating], axis: int) -> NDArray[np.floating]:
    known = np.isfinite(values)
    count = known.sum(axis=axis)
    return np.where(count > 0, np.where(known, values, 0.0).sum(axis=axis) / np.maximum(count, 1), np.nan)


def _loops(gain: Floats) -> NDArray[np.int64]:
    """The darkest closed ways: walk round twice and keep the middle lap, so that the starting point has no say."""
    half = ANGLES // 2
    laps = best_paths(np.concatenate([gain, gain], axis=1))
    return np.roll(laps[:, half : half + ANGLES], half, axis=1)
