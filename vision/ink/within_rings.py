"""Does a stroke that comes to a ring go on inside of it? Gates end where rings begin, but within them is paper."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import YarnGrid
from vision.flat.flatten import FlatSheet
from vision.ink.gates import Strokes
from vision.ink.light import Light, sampled
from vision.ink.rings import RING_MM, Ring
from vision.middle import middle, quantile

STEP_ALONG_MM = 0.15
OUTSIDE_DOT_MM = 1.5  # from the middle of a cup spot: beyond its print
INSIDE_RING_MM = 0.9  # from the middle of a ring's stroke: beyond the widest pen's
FEWEST_STEPS = 3  # less than this tells nothing
DRIFT_WITHIN_MM = np.arange(-0.9, 0.91, 0.15)  # hands drift by so much from their line between a ring and its spot
BARE_SHARE = 0.75  # so many places within a ring are darker than its paper
AS_LIGHT = 0.8  # as the mat around: in a blurred or a filled ring nothing can be told

End = tuple[str, str]  # a stroke comes from the first dot to the second, round which a ring is


def measure_within(
    light: Light, sheet: FlatSheet, strokes: Strokes, rings: Mapping[str, Ring], ends: Iterable[End]
) -> dict[End, float]:
    """How dark these strokes are between the ring and the spot they come to, where that can be told."""
    yarn, within = sheet.layout.yarn, {}
    for inner, last in ends:
        assert yarn is not None
        spot, radius_mm = np.array(yarn.at(last)), _known_radius(rings[last])
        places = _on_its_way(yarn, strokes, inner, last)
        free = _is_within(places, radius_mm)
        steps = free[:, len(DRIFT_WITHIN_MM) // 2]
        paper = _paper(light, sheet, rings[last], spot)
        if steps.sum() >= FEWEST_STEPS and paper:
            seen = np.where(free, sampled(light.level, sheet, spot + places), np.float32(np.inf))
            within[inner, last] = 1 - middle(seen[steps].min(axis=1)) / paper
    return within


def _on_its_way(yarn: YarnGrid, strokes: Strokes, inner: str, last: str) -> NDArray[np.float64]:
    """Steps along the stroke's line, from about the spot it comes to backwards, × places across it × 2."""
    forwards = (inner, last) in strokes.segments
    number = strokes.segments.index((inner, last) if forwards else (last, inner))
    along = (np.array(yarn.at(last)) - yarn.at(inner)) / yarn.pitch
    across = np.array([-along[1], along[0]]) * (1 if forwards else -1)
    seen = np.flatnonzero(np.isfinite(strokes.dark[number]))
    side = float(strokes.sides_mm[number, seen[-1 if forwards else 0]]) if len(seen) else 0.0
    back = np.arange(0, RING_MM[1], STEP_ALONG_MM)[:, None, None]
    return np.asarray(across * (side + DRIFT_WITHIN_MM[:, None]) - along * back)


def _is_within(places: NDArray[np.float64], radius_mm: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Are these places, as seen from the spot, off its print and off the ring?"""
    x, y = np.moveaxis(places, -1, 0)
    away, turn = np.hypot(x, y), np.rint(np.arctan2(y, x) / (2 * np.pi) * len(radius_mm)).astype(int)
    return np.asarray((away > OUTSIDE_DOT_MM) & (away < radius_mm[turn % len(radius_mm)] - INSIDE_RING_MM), np.bool_)


def _known_radius(ring: Ring) -> NDArray[np.float64]:
    """Under yarn, as on both sides of it."""
    known = np.flatnonzero(np.isfinite(ring.dark))
    angles = len(ring.radius_mm)
    return np.interp(np.arange(angles), known, ring.radius_mm[known], period=angles)


def _paper(light: Light, sheet: FlatSheet, ring: Ring, spot: NDArray[np.float64]) -> float:
    """How light it is within a ring; 0.0 if not about as light as around it."""
    angles = np.arange(len(ring.radius_mm)) * (2 * np.pi / len(ring.radius_mm))
    rays = np.stack([np.cos(angles), np.sin(angles)], axis=1)[:, None]
    within = OUTSIDE_DOT_MM + np.linspace(0, 1, 6)[:, None] * (middle(ring.radius_mm) - INSIDE_RING_MM - OUTSIDE_DOT_MM)
    around = middle(ring.radius_mm) + 2 * INSIDE_RING_MM
    paper, mat = (
        quantile(sampled(light.level, sheet, spot + rays * far).ravel(), BARE_SHARE) for far in (within, around)
    )
    return paper if paper > AS_LIGHT * mat else 0.0
