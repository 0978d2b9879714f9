"""Does a stroke that comes to a ring reach it and go on inside of it, and does one that ends there go on beyond its
dot? Gates end a little before rings begin, but beside them is the mat, and within them is paper."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Segment, YarnGrid
from vision.flat.flatten import FlatSheet
from vision.ink.drawn import drawn_mask
from vision.ink.gates import Strokes
from vision.ink.light import Floats, Light, sampled
from vision.ink.mat import BARE, INKED
from vision.ink.rings import MASK_PPM, RING_MM, YARN_EDGE_MM, Ring
from vision.ink.stray_line import Astray, darkness_of
from vision.ink.ways import STRAIGHT_ON_MM
from vision.middle import middle, quantile

STEP_ALONG_MM = 0.15
OUTSIDE_DOT_MM = 1.5  # from the middle of a cup spot: beyond its print
INSIDE_RING_MM = 0.9  # from the middle of a ring's stroke: beyond the widest pen's
FEWEST_STEPS = 3  # less than this tells nothing
DRIFT_WITHIN_MM = np.arange(-0.9, 0.91, 0.15)  # hands drift by so much from their line between a ring and its spot
FAINTER = 1 / 3  # of the places of a line that goes on may be fainter; where none does, half may be the ring's edge
BEFORE_RING_MM = 1.2  # outside of a ring's edge: gates are not seen to end there
BARE_STEPS = 4  # in a row: a pen that skips and goes on under a ring, where nobody sees it, is bare for less;
FEWER_BARE_STEPS = 3  # within a ring so tight that nobody can see it go on either, this is all that can be told
BARE_SHARE = 0.75  # so many places within a ring are darker than its paper
AS_LIGHT = 0.8  # as the mat around: in a blurred or a filled ring nothing can be told
BESIDE_RING_MM = 0.75  # from the middle of its stroke: what is nearer may be the ring
FURTHEST_OUT = 0.7  # of the way to the next dot: what goes on from there is no half of it
LEAST_BEGUN = 3  # steps in sight: less is a speck
SKIPS = 4  # steps: a pen that skips goes on, after more that are bare it has ended

End = tuple[str, str]  # a stroke comes from the first dot to the second, round which a ring is


def measure_within(
    light: Light, sheet: FlatSheet, strokes: Strokes, rings: Mapping[str, Ring], ends: Iterable[End]
) -> dict[End, float]:
    """How dark these strokes are between the ring and the spot they come to, or before the ring if they are fainter
    there, where that can be told."""
    yarn, told = sheet.layout.yarn, {}
    for inner, last in ends:
        assert yarn is not None
        spot, radius_mm = np.array(yarn.at(last)), _known_radius(rings[last])
        places = _on_its_way(yarn, strokes, inner, last)
        level = sampled(light.level, sheet, spot + places)
        within = dark_within(level, _is_within(places, radius_mm), _paper(light, sheet, rings[last], spot))
        steps = FEWER_BARE_STEPS if within is None else BARE_STEPS
        before = _dark_before(level, _is_before(places, radius_mm), steps)
        known = [dark for dark in (before, within) if dark is not None]
        if known:
            told[inner, last] = min(known)
    return told


def dark_within(level: Floats, free: NDArray[np.bool_], paper: float) -> float | None:
    steps = free[:, len(DRIFT_WITHIN_MM) // 2]
    if steps.sum() < FEWEST_STEPS or not paper:
        return None
    darkest = np.where(free, level, np.float32(np.inf))[steps].min(axis=1)
    return 1 - quantile(darkest, 1 - FAINTER) / paper


def _dark_before(level: Floats, free: NDArray[np.bool_], bare_steps: int) -> float | None:
    """Of the barest stretch."""
    steps = free[:, len(DRIFT_WITHIN_MM) // 2]
    darkest = np.where(free, level, np.float32(np.inf))[steps].min(axis=1)
    if len(darkest) < bare_steps:
        return None
    return 1 - float(np.lib.stride_tricks.sliding_window_view(darkest, bare_steps).min(axis=1).max())


def _on_its_way(yarn: YarnGrid, strokes: Strokes, inner: str, last: str) -> NDArray[np.float64]:
    """Steps along the stroke's line, from about the spot it comes to backwards, × places across it × 2."""
    forwards = (inner, last) in strokes.segments
    number = strokes.segments.index((inner, last) if forwards else (last, inner))
    along = (np.array(yarn.at(last)) - yarn.at(inner)) / yarn.pitch
    across = np.array([-along[1], along[0]]) * (1 if forwards else -1)
    seen = np.flatnonzero(np.isfinite(strokes.dark[number]))
    side = float(strokes.sides_mm[number, seen[-1 if forwards else 0]]) if len(seen) else 0.0
    back = np.arange(0, RING_MM[1] + BEFORE_RING_MM, STEP_ALONG_MM)[:, None, None]
    return np.asarray(across * (side + DRIFT_WITHIN_MM[:, None]) - along * back)


def _is_before(places: NDArray[np.float64], radius_mm: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Are these places, as seen from the spot, right outside of the ring?"""
    x, y = np.moveaxis(places, -1, 0)
    turn = np.rint(np.arctan2(y, x) / (2 * np.pi) * len(radius_mm)).astype(int)
    from_ring = np.hypot(x, y) - radius_mm[turn % len(radius_mm)]
    return np.asarray((from_ring > BESIDE_RING_MM) & (from_ring < BESIDE_RING_MM + BEFORE_RING_MM), np.bool_)


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


def begun_under_rings(
    light: Light,
    sheet: FlatSheet,
    strokes: Strokes,
    rings: Mapping[str, Ring],
    drawn: Collection[Segment],
    ends: Collection[str],
    usual: float,
) -> Iterator[Astray]:
    """Segments that the yarn's end runs into from a circled spot and does not finish: what is seen of them lies within
    the ring, and perhaps a little beyond. `usual` is how dark the yarn is. What goes all ways is a spot filled in, or
    the broad stroke of the ring itself: then it must be seen on both sides of it."""
    yarn, page = sheet.layout.yarn, sheet.layout.page
    if yarn is None or not ends:
        return
    mask = drawn_mask(yarn, strokes, drawn, MASK_PPM, (page.width, page.height), YARN_EDGE_MM)
    for spot in ends:
        begun = []
        for way in (s if s[0] == spot else s[::-1] for s in strokes.segments if spot in s and s not in drawn):
            away_mm, places = away_from(yarn, *way)
            x, y = np.moveaxis(np.rint(places * MASK_PPM).astype(int), -1, 0)
            told = _beside_ring(places - yarn.at(spot), _known_radius(rings[spot])) & (mask[y, x] == 0)
            shares = np.where(told, (1 - sampled(light.level, sheet, places)) / usual, np.float32(np.nan))
            runs = [inked_steps(one) for one in shares]
            best = max(range(len(runs)), key=lambda line: len(runs[line]))
            if len(runs[best]) >= LEAST_BEGUN:
                one = _begun(way, away_mm, places[best], shares[best], runs[best])
                begun.append((one, bool(np.isnan(shares[best][runs[best][0] : runs[best][-1]]).any())))
        if len(begun) > 1:
            begun = [(one, crosses) for one, crosses in begun if crosses]
        if len(begun) == 1:
            yield begun[0][0]


def _begun(
    way: End, away_mm: NDArray[np.float64], places: NDArray[np.float64], shares: Floats, on: list[int]
) -> Astray:
    """What comes to the ring has gone under it, as far as one can tell."""
    under = BESIDE_RING_MM if np.isnan(shares[on[-1] + 1 : on[-1] + 2]).any() else 0.0
    begun_mm = float(away_mm[on[-1]]) + under - STRAIGHT_ON_MM
    return Astray("between", way, places[on], begun_mm, darkness_of(shares[on]), at_end=True)


def away_from(yarn: YarnGrid, spot: str, towards: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Steps from a spot towards a neighbour, and the places there, on lines side by side."""
    along = (np.array(yarn.at(towards)) - yarn.at(spot)) / yarn.pitch
    away_mm = np.arange(OUTSIDE_DOT_MM, FURTHEST_OUT * yarn.pitch, STEP_ALONG_MM)
    across = np.array([-along[1], along[0]])
    return away_mm, yarn.at(spot) + along * away_mm[:, None] + across * DRIFT_WITHIN_MM[:, None, None]


def _beside_ring(places: NDArray[np.float64], radius_mm: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Are these places, as seen from the spot, off the ring?"""
    x, y = np.moveaxis(places, -1, 0)
    turn = np.rint(np.arctan2(y, x) / (2 * np.pi) * len(radius_mm)).astype(int)
    return np.asarray(np.abs(np.hypot(x, y) - radius_mm[turn % len(radius_mm)]) > BESIDE_RING_MM, np.bool_)


def inked_steps(shares: Floats) -> list[int]:
    """From the spot on, up to where it is bare. What cannot be told is neither."""
    inked: list[int] = []
    bare = 0
    for n, share in enumerate(shares.tolist()):
        bare = 0 if share >= INKED else bare + (share < BARE)
        if bare > SKIPS:
            break
        inked += [n] if share >= INKED else []
    return inked
