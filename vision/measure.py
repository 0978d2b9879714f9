"""Measure the fields of a flat sheet. Measuring is one thing, judging another: numbers leave here, not answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, Rect, YarnGrid
from vision.flatten import FlatSheet
from vision.ink import Floats, light_map

# A segment is read at a gate: between its dots, where nothing is printed and hardly a ring or an overshoot reaches.
GATE = (0.2, 0.8)
SLICES = 17
ICON_MM = 3.3  # nearer than this to an object, its picture may be what is seen
SIDE_MM = 3.0  # how far beside its segment a careless hand may pass
STEP_MM = 0.15
BASE_MM = (1.5, 2.4)  # where the mat beside a line is looked at
SLOPE = 2  # steps sideways from slice to slice: about 45 degrees
FULL_INK = 0.22  # darker than this makes a stroke no more certain
WIGGLE = 0.01  # what a step sideways costs: pens run straighter than noise

RING_MM = (1.75, 4.6)
RING_ANGLES = 48
RING_BASE_MM = (0.75, 1.35)

BOX_INSET_MM = 0.85


@dataclass(frozen=True)
class Stroke:
    """The best line along a segment: how dark it is, slice by slice, and where it passes the middle."""

    dark: Floats
    side_mm: float


@dataclass(frozen=True)
class Ring:
    """The best ring round a cup spot: how dark it is, angle by angle, where yarn and blocks leave it visible."""

    dark: Floats
    radius_mm: float


@dataclass(frozen=True)
class Ink:
    """Ink in a box: how dark the pen is there, how many square millimetres, how far it spans."""

    dark: float
    area_mm2: float
    span_mm: float


@dataclass(frozen=True)
class Measures:
    strokes: dict[tuple[str, str], Stroke]
    rings: dict[str, Ring]
    boxes: dict[str, Ink]
    noise: float


def measure(sheet: FlatSheet) -> Measures:
    light = light_map(sheet)
    noise = _noise(light, sheet)
    yarn = sheet.layout.yarn
    return Measures(
        strokes=_strokes(light, sheet, yarn) if yarn else {},
        rings=_rings(light, sheet, yarn) if yarn else {},
        boxes=_boxes(light, sheet, noise),
        noise=noise,
    )


def _noise(light: Floats, sheet: FlatSheet) -> float:
    """What the camera alone leaves: the usual difference between neighbouring small patches of bare paper."""
    small = cv2.resize(light, None, fx=1 / sheet.ppm / 0.35, fy=1 / sheet.ppm / 0.35, interpolation=cv2.INTER_AREA)
    return float(np.median(np.abs(np.diff(small, axis=1)))) * 1.05


# --- yarn --------------------------------------------------------------------------------------------------------


def _strokes(light: Floats, sheet: FlatSheet, yarn: YarnGrid) -> dict[tuple[str, str], Stroke]:
    contrast = _gate_contrast(light, sheet)
    path = _best_paths(np.minimum(contrast, FULL_INK))
    along = np.take_along_axis(contrast, path[:, :, None], axis=2)[:, :, 0]
    side = (path[:, SLICES // 2] - contrast.shape[2] // 2) * STEP_MM
    plain = _plain_slices(sheet.layout)
    return {segment: Stroke(along[k][plain[k]], float(side[k])) for k, segment in enumerate(yarn.segments)}


@cache
def _plain_slices(layout: Layout) -> NDArray[np.bool_]:
    """Slices of a gate that no picture on a dot can reach."""
    yarn = layout.yarn
    assert yarn is not None
    pictured = {thing.dot for thing in yarn.things} | {yarn.paw}
    from_first = np.linspace(*GATE, SLICES) * yarn.pitch
    from_second = yarn.pitch - from_first
    return np.array(
        [
            ((from_first >= ICON_MM) | (one not in pictured)) & ((from_second >= ICON_MM) | (other not in pictured))
            for one, other in yarn.segments
        ]
    )


def _gate_contrast(light: Floats, sheet: FlatSheet) -> Floats:
    """How much darker than the mat on both sides: segments × slices × places across."""
    places_mm, printed = _gates(sheet.layout)
    values = _sampled(_smooth(light, sheet.ppm), sheet, places_mm)
    free = np.where(printed, np.nan, values)
    near, far = round(BASE_MM[0] / STEP_MM), round(BASE_MM[1] / STEP_MM)
    inner = slice(far, values.shape[2] - far)
    width = values.shape[2] - 2 * far
    left = _mean_of([free[:, :, far - k : far - k + width] for k in range(near, far + 1)])
    right = _mean_of([free[:, :, far + k : far + k + width] for k in range(near, far + 1)])
    base = np.fmin(left, right)
    contrast = base - values[:, :, inner]
    return np.asarray(np.where(printed[:, :, inner] | np.isnan(contrast), 0.0, contrast), np.float32)


def _smooth(light: Floats, ppm: float) -> Floats:
    """Over a pen's width: noise goes, strokes stay."""
    return np.asarray(cv2.blur(light, (max(1, round(0.3 * ppm)),) * 2), np.float32)


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
    return places, _on_blocks(layout, places)


def _on_blocks(layout: Layout, places_mm: NDArray[np.float64]) -> NDArray[np.bool_]:
    assert layout.yarn is not None
    ppm = 8
    mask = np.zeros((round(layout.page.height * ppm), round(layout.page.width * ppm)), np.uint8)
    for polygon in layout.yarn.obstacles:
        cv2.fillPoly(mask, [np.rint(np.array(polygon) * ppm).astype(np.int32)], 1)
    blocks = cv2.dilate(mask, np.ones((round(1.4 * ppm),) * 2, np.uint8))  # outline, relief and a little misfit
    at = np.rint(places_mm * ppm).astype(int)
    on_block = blocks[at[..., 1].clip(0, mask.shape[0] - 1), at[..., 0].clip(0, mask.shape[1] - 1)] > 0
    return np.asarray(on_block, np.bool_)


def _best_paths(gain: Floats) -> NDArray[np.int64]:
    """The darkest unbroken way through each gate: dynamic programming over the slices, all gates at once."""
    count, slices, places = gain.shape
    total = gain[:, 0].copy()
    came_from = np.zeros((slices, count, places), np.int64)
    for k in range(1, slices):
        padded = np.pad(total, ((0, 0), (SLOPE, SLOPE)), constant_values=-np.inf)
        options = np.stack(
            [padded[:, SLOPE + d : SLOPE + d + places] - abs(d) * WIGGLE for d in range(-SLOPE, SLOPE + 1)]
        )
        best = options.argmax(axis=0)
        came_from[k] = np.arange(places) + best - SLOPE
        total = np.take_along_axis(options, best[None], axis=0)[0] + gain[:, k]
    path = np.zeros((count, slices), np.int64)
    path[:, -1] = total.argmax(axis=1)
    for k in range(slices - 1, 0, -1):
        path[:, k - 1] = came_from[k][np.arange(count), path[:, k]]
    return path


# --- cups --------------------------------------------------------------------------------------------------------


def _rings(light: Floats, sheet: FlatSheet, yarn: YarnGrid) -> dict[str, Ring]:
    places, printed = _spokes(sheet.layout)
    values = np.where(printed, np.nan, _sampled(_smooth(light, sheet.ppm), sheet, places))
    contrast = _ring_contrast(values)
    paths = _loops(np.nan_to_num(np.minimum(contrast, FULL_INK)))
    return {spot: _ring(values[k], contrast[k], paths[k]) for k, spot in enumerate(yarn.cup_spots)}


@cache
def _spokes(layout: Layout) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Where the surroundings of each cup spot are sampled: spots × angles × radii, and what of it lies on a block."""
    assert layout.yarn is not None
    radii = np.arange(RING_MM[0], RING_MM[1] + RING_BASE_MM[1] + STEP_MM, STEP_MM)
    angles = np.arange(RING_ANGLES) * (2 * np.pi / RING_ANGLES)
    spokes = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    centers = np.array([layout.yarn.at(spot) for spot in layout.yarn.cup_spots]).reshape(-1, 2)
    places = centers[:, None, None] + spokes[None, :, None] * radii[None, None, :, None]
    return places, _on_blocks(layout, places)


def _sampled(image: Floats, sheet: FlatSheet, places_mm: NDArray[np.float64]) -> Floats:
    """The nearest pixel for each place."""
    at = np.rint(sheet.to_flat(places_mm.reshape(-1, 2))).astype(int)
    values = image[at[:, 1].clip(0, image.shape[0] - 1), at[:, 0].clip(0, image.shape[1] - 1)]
    return np.asarray(values.reshape(places_mm.shape[:-1]), np.float32)


def _ring_contrast(values: Floats) -> Floats:
    """How much darker than the mat a little further out: a ring has an outside, and so has a filled blob."""
    near, far = round(RING_BASE_MM[0] / STEP_MM), round(RING_BASE_MM[1] / STEP_MM)
    width = values.shape[2] - far
    outside = np.mean([values[:, :, k : k + width] for k in range(near, far + 1)], axis=0)
    contrast = outside - values[:, :, :width]
    # What most spots show at a radius is print: the faint ring that invites to circle it.
    print_alone = np.quantile(np.nanmean(contrast, axis=1), 0.4, axis=0)
    return np.asarray(contrast - np.maximum(print_alone, 0.0), np.float32)


def _ring(values: Floats, contrast: Floats, path: NDArray[np.int64]) -> Ring:
    """What is inked on the way round. Where yarn runs outwards along a spoke, nothing can be said."""
    along = contrast[np.arange(RING_ANGLES), path]
    ink = float(np.nanquantile(along, 0.7)) if not np.isnan(along).all() else 0.0
    spoke = np.isnan(along) | (np.nan_to_num(1.0 - values).min(axis=1) > max(0.45 * ink, 0.03))
    return Ring(along[~spoke], RING_MM[0] + float(path.mean()) * STEP_MM)


def _loops(gain: Floats) -> NDArray[np.int64]:
    """The darkest closed ways: walk round twice and keep the middle lap, so that the starting point has no say."""
    half = RING_ANGLES // 2
    laps = _best_paths(np.concatenate([gain, gain], axis=1))
    return np.roll(laps[:, half : half + RING_ANGLES], half, axis=1)


# --- boxes -------------------------------------------------------------------------------------------------------


def _boxes(light: Floats, sheet: FlatSheet, noise: float) -> dict[str, Ink]:
    smooth = np.asarray(cv2.blur(light, (max(1, round(0.25 * sheet.ppm)),) * 2), np.float32)
    inside = {box.name: _cut(smooth, sheet, box.rect.grown(-BOX_INSET_MM)) for box in sheet.layout.boxes}
    paper = {name: float(np.quantile(cut, 0.75)) for name, cut in inside.items()}
    usual = float(np.median(list(paper.values())))
    return {
        # A box filled to the brim shows no paper of its own; its neighbours tell how light that would be.
        name: _ink((paper[name] if paper[name] > 0.9 * usual else usual) - cut, sheet.ppm, noise)
        for name, cut in inside.items()
    }


def _cut(light: Floats, sheet: FlatSheet, rect: Rect) -> Floats:
    (x0, y0), (x1, y1) = np.rint(sheet.to_flat(np.array([(rect.x, rect.y), (rect.right, rect.bottom)]))).astype(int)
    return light[y0 : y1 + 1, x0 : x1 + 1]


def _ink(dark: Floats, ppm: float, noise: float) -> Ink:
    strongest = float(np.quantile(dark, 0.985))
    inked = dark > max(0.5 * strongest, 0.05, 4.5 * noise)
    if not inked.any():
        return Ink(strongest, 0.0, 0.0)
    rows, columns = np.nonzero(inked)
    span = max(np.ptp(rows), np.ptp(columns)) / ppm
    return Ink(strongest, float(inked.sum()) / ppm**2, float(span))
