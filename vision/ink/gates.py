"""Measure yarn. Measuring is one thing, judging another: numbers leave here, not answers.

A segment is read at a gate: between its dots, where nothing is printed and hardly a ring or an overshoot reaches.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, Segment, YarnGrid
from vision.flat.flatten import FlatSheet
from vision.ink.light import Floats, Light, columns, known_median, rows, usual_step, values_at
from vision.ink.paths import best_paths
from vision.middle import middles

GATE = (0.2, 0.8)
SLICES = 17
ALONG = np.linspace(*GATE, SLICES)
ICON_MM = 3.3  # nearer than this to an object, its picture may be what is seen
SIDE_MM = 2.7  # how far beside its segment a careless hand may pass
STEP_MM = 0.15
BASE_MM = (1.5, 2.4)  # where the mat beside a line is looked at
NEAR, FAR = (round(mm / STEP_MM) for mm in BASE_MM)
FEW_PLACES = 2  # no more than so many of them are no mat to compare with
SWERVE_SLICES, SWERVE_MM = 3, 0.5  # so far aside on one millimetre: no hand that draws a segment turns like that
FEWEST_LEFT = 2  # slices beyond a ring that a stroke can be sought in
FULL_INK = 0.22  # darker than this makes a stroke no more certain
DARKEST = np.float32(0.03)
LIKE_A_LINE = 0.05  # as dark as this
TWO_LINES_MM = 0.9  # two lines of a hand that goes over its own line are nearer than this
AS_DARK, BARE_BETWEEN = 0.7, 0.35  # of the line's own darkness
BLOCKS_PPM = 8
BLOCK_MISFIT_MM = 1.8  # on both sides together
CORE = 0.3  # but still draws the path to the middle of the pen's line


_Which = slice | NDArray[np.int64]  # of the layout's segments, by number


@dataclass(frozen=True, eq=False)
class Strokes:
    """The best line along each segment of the layout, in its order: segments × slices."""

    segments: tuple[Segment, ...]
    at_mm: Floats  # of each slice, from the first dot
    dark: Floats  # not a number where a picture on a dot, or a ring, may be what is seen
    sides_mm: Floats  # how far beside the segment it passes
    widths_mm: Floats  # of each segment
    tints: Floats  # of each segment: how much of blue, green and red the ink swallows
    noise: Floats  # of each segment: by how much the mat around it seems darker or lighter from place to place
    twice: NDArray[np.bool_]  # a second line runs beside the first


def measure_strokes(light: Light, sheet: FlatSheet) -> Strokes:
    yarn = sheet.layout.yarn
    if yarn is None:
        nothing = np.zeros((0, SLICES), np.float32)
        return Strokes((), nothing, nothing, nothing, nothing, nothing, nothing, nothing > 0)
    return _measured(light, sheet, yarn, slice(None), np.zeros((len(yarn.face.segments), SLICES), np.bool_))


def retraced(strokes: Strokes, light: Light, sheet: FlatSheet, ringed: NDArray[np.bool_]) -> Strokes:
    """The same strokes, but sought only where no ring lies over them: a thick ring draws the path of thin yarn away.

    `ringed` tells of each slice whether a ring does. Where hardly a slice is left, the stroke stays as it is.
    """
    yarn = sheet.layout.yarn
    left = np.isfinite(strokes.dark) & ~ringed
    which = np.flatnonzero(ringed.any(axis=1) & (left.sum(axis=1) >= FEWEST_LEFT))
    if yarn is None or not len(which):
        return strokes
    again = _measured(light, sheet, yarn, which, ringed[which])

    def mended(before: Floats, after: Floats) -> Floats:
        both = before.copy()
        both[which] = after
        return both

    return replace(
        strokes,
        dark=mended(strokes.dark, again.dark),
        sides_mm=mended(strokes.sides_mm, again.sides_mm),
        widths_mm=mended(strokes.widths_mm, again.widths_mm),
        tints=mended(strokes.tints, again.tints),
    )


def straightened(strokes: Strokes, light: Light, sheet: FlatSheet, ringed: NDArray[np.bool_]) -> Strokes:
    """The same strokes, but what swerves where a ring may lie is taken to run straight on there: the path of a pale
    line follows a dark ring around."""
    steps = np.abs(strokes.sides_mm[:, SWERVE_SLICES:] - strokes.sides_mm[:, :-SWERVE_SLICES]) > SWERVE_MM
    swerves = (steps & (ringed[:, SWERVE_SLICES:] | ringed[:, :-SWERVE_SLICES])).any(axis=1)
    return retraced(strokes, light, sheet, ringed & swerves[:, None])


def under_rings(strokes: Strokes, pitch: float, reach: Mapping[Segment, float]) -> NDArray[np.bool_]:
    """The slices of each stroke that a ring reaches; `reach` tells how far, from one dot towards another."""
    near = np.array([reach.get((one, other), 0.0) for one, other in strokes.segments])
    far = np.array([pitch - reach.get((other, one), 0.0) for one, other in strokes.segments])
    return np.asarray((strokes.at_mm <= near[:, None]) | (strokes.at_mm >= far[:, None]), np.bool_)


def _measured(light: Light, sheet: FlatSheet, yarn: YarnGrid, which: _Which, ringed: NDArray[np.bool_]) -> Strokes:
    pixels = _pixels(sheet, which)
    shares = _shares(values_at(light.bare, pixels), print_at_gates(sheet.layout), which)
    contrast = 1 - shares
    path = best_paths(np.where(ringed[:, :, None], np.float32(0), np.minimum(contrast, FULL_INK) + CORE * contrast))
    along = np.take_along_axis(contrast, path[:, :, None], axis=2)[:, :, 0]
    sides = np.asarray((path - contrast.shape[2] // 2) * STEP_MM, np.float32)
    return Strokes(
        tuple(yarn.face.segments[n] for n in np.arange(len(yarn.face.segments))[which]),
        np.asarray(ALONG * yarn.pitch, np.float32),
        np.where(plain_slices(sheet.layout)[which] & ~ringed, along, np.float32(np.nan)),
        sides,
        _usual(_widths(shares, path, along)[:, :, None], ringed)[:, 0],
        _usual(_tints(light, pixels, path), ringed),
        _noise(contrast),
        _twice(contrast, path, along),
    )


def _noise(contrast: Floats) -> Floats:
    """The usual step from one slice to the next where nothing is drawn: lines run across all slices, noise does not."""
    steps = np.abs(np.diff(contrast[:, :, ::2], axis=1))
    return usual_step(steps.reshape(len(steps), -1))


def as_drawn(yarn: YarnGrid, strokes: Strokes, which: Collection[Segment]) -> dict[Segment, NDArray[np.float64]]:
    """The points of these segments' strokes in millimetres, from near the first dot to near the second."""
    numbers = [n for n, segment in enumerate(strokes.segments) if segment in which]
    segments = [strokes.segments[n] for n in numbers]
    ends = np.array([(yarn.at(one), yarn.at(other)) for one, other in segments]).reshape(-1, 2, 1, 2)
    along = (ends[:, 1] - ends[:, 0]) / yarn.pitch
    across = along[:, :, ::-1] * (-1, 1)
    at = (ALONG * yarn.pitch)[None, :, None]
    return dict(zip(segments, ends[:, 0] + along * at + across * strokes.sides_mm[numbers, :, None], strict=True))


def _usual(values: Floats, ringed: NDArray[np.bool_]) -> Floats:
    """The median over the slices that no ring reaches, of segments × slices × values."""
    count, _, kinds = values.shape
    known = np.where(ringed[:, :, None], np.float32(np.nan), values)
    return known_median(known.transpose(0, 2, 1).reshape(count * kinds, -1)).reshape(count, kinds)


def _tints(light: Light, pixels: NDArray[np.int32], path: NDArray[np.int64]) -> Floats:
    """The colour of the ink: what is missing on the path of the colours of the mat on both its sides."""
    beside = round((BASE_MM[0] + BASE_MM[1]) / 2 / STEP_MM)
    center = path[:, :, None] + (FAR + np.array((0, -beside, beside)))
    colours = values_at(light.colours, np.take_along_axis(pixels, center, axis=2))
    return np.asarray((colours[:, :, 1] + colours[:, :, 2]) / 2 - colours[:, :, 0], np.float32)


def _widths(shares: Floats, path: NDArray[np.int64], along: Floats) -> Floats:
    """How wide the pen is: over how many places around the path it is more than half as dark as on it."""
    around = np.abs(np.arange(shares.shape[2]) - path[:, :, None]) < NEAR
    half_dark = shares < (1 - 0.5 * along)[:, :, None]
    return np.asarray((half_dark & around).sum(axis=2) * STEP_MM, np.float32)


def _twice(contrast: Floats, path: NDArray[np.int64], along: Floats) -> NDArray[np.bool_]:
    """Is there a line about as dark as the best one, at least TWO_LINES_MM beside it, with bare mat between the two?"""
    drawn = np.flatnonzero(middles(along) > LIKE_A_LINE)
    twice = np.zeros(along.shape, np.bool_)
    twice[drawn] = _second_line(contrast[drawn], path[drawn], along[drawn])
    return twice


def _second_line(contrast: Floats, path: NDArray[np.int64], along: Floats) -> NDArray[np.bool_]:
    from_path = np.arange(contrast.shape[2]) - path[:, :, None]
    apart = round(TWO_LINES_MM / STEP_MM)
    as_dark = contrast > AS_DARK * along[:, :, None]
    bare = contrast < BARE_BETWEEN * along[:, :, None]
    second = np.zeros(along.shape, np.bool_)
    for side in (from_path, -from_path):
        line, gap = as_dark & (side >= apart), bare & (side > 0)
        # The nearest bare place must come before the nearest place of another line.
        nearest_gap = np.where(gap, side, side.shape[2]).min(axis=2)
        second |= (line & (side > nearest_gap[:, :, None])).any(axis=2)
    return second


@cache
def plain_slices(layout: Layout) -> NDArray[np.bool_]:
    """Slices of a gate that no picture on a dot can reach."""
    yarn = layout.yarn
    assert yarn is not None
    pictured = set(yarn.face.objects) | {yarn.face.start, yarn.face.paw}
    from_first = ALONG * yarn.pitch
    from_second = yarn.pitch - from_first
    return np.array(
        [
            ((from_first >= ICON_MM) | (one not in pictured)) & ((from_second >= ICON_MM) | (other not in pictured))
            for one, other in yarn.face.segments
        ]
    )


def _pixels(sheet: FlatSheet, which: _Which) -> NDArray[np.int32]:
    """The pixel of each sample, counted row by row: segments × slices × places across."""
    gates, width = _gates(sheet.layout), sheet.image.shape[1]
    level, along_mm, across_mm = gates.level[which], gates.along_mm[which], gates.across_mm[which]
    along = np.where(level, columns(sheet, along_mm), rows(sheet, along_mm) * width)
    across = np.where(level, rows(sheet, across_mm) * width, columns(sheet, across_mm))
    return along[:, :, None] + across[:, None, :]


def _shares(values: Floats, print_: _Print, which: _Which) -> Floats:
    """Of the light of the mat on both sides: segments × slices × places across, 1.0 where print hides the mat."""
    means = _summed(values * print_.free[which]) * print_.per_free[which] + print_.too_few[which]
    inner = values[:, :, FAR:-FAR]
    width = inner.shape[2]
    base = np.minimum(means[:, :, :width], means[:, :, FAR + NEAR : FAR + NEAR + width])
    return np.where(print_.hides[which], np.float32(1), inner / np.maximum(base, DARKEST))


def _summed(values: Floats, beyond: int = cv2.BORDER_DEFAULT) -> Floats:
    """Each with those after it that make a mean with it."""
    in_rows = values.reshape(-1, values.shape[2])
    sums = cv2.boxFilter(in_rows, -1, (FAR - NEAR + 1, 1), anchor=(0, 0), normalize=False, borderType=beyond)
    return np.asarray(sums.reshape(values.shape), np.float32)


@dataclass(frozen=True, eq=False)
class _Gates:
    """Where gates are sampled, in millimetres of the page. All run from left to right or from top to bottom."""

    level: NDArray[np.bool_]  # segments × 1
    along_mm: Floats  # segments × slices: x of a level segment, y of an upright one
    across_mm: Floats  # segments × places: its y, or its x


@cache
def _gates(layout: Layout) -> _Gates:
    yarn = layout.yarn
    assert yarn is not None
    first = np.array([yarn.at(one) for one, _ in yarn.face.segments])
    second = np.array([yarn.at(other) for _, other in yarn.face.segments])
    level = (first[:, 1] == second[:, 1])[:, None]
    slices = ALONG * yarn.pitch
    reach = round(SIDE_MM / STEP_MM) + FAR
    sides = np.arange(-reach, reach + 1) * STEP_MM
    along = np.where(level, first[:, :1], first[:, 1:]) + slices
    across = np.where(level, first[:, 1:] + sides, first[:, :1] - sides)
    return _Gates(level, along.astype(np.float32), across.astype(np.float32))


@dataclass(frozen=True, eq=False)
class _Print:
    """What building blocks leave to be seen of each gate's samples."""

    free: Floats  # 1.0 where no block is, else 0.0
    per_free: Floats  # one over the number of free places among those in a row that make a mean, beginning here
    too_few: Floats  # infinite where that is no mean at all, else 0.0
    hides: NDArray[np.bool_]  # inner places without a mat to compare with, or under a block


@cache
def print_at_gates(layout: Layout) -> _Print:
    gates = _gates(layout)
    level, along, across = gates.level[:, 0], gates.along_mm[:, :, None], gates.across_mm[:, None, :]
    printed = np.empty((len(level), along.shape[1], across.shape[2]), np.bool_)
    printed[level] = on_blocks(layout, along[level], across[level])
    printed[~level] = on_blocks(layout, across[~level], along[~level])
    free = (~printed).astype(np.float32)
    counts = _summed(free, cv2.BORDER_CONSTANT)
    few = counts <= FEW_PLACES
    width = printed.shape[2] - 2 * FAR
    no_mat = few[:, :, :width] & few[:, :, FAR + NEAR : FAR + NEAR + width]
    too_few = np.where(few, np.float32(np.inf), np.float32(0))
    per_free = np.asarray(1 / np.maximum(counts, 1), np.float32)
    return _Print(free, per_free, too_few, no_mat | printed[:, :, FAR:-FAR])


def on_blocks(layout: Layout, x_mm: NDArray[np.floating], y_mm: NDArray[np.floating]) -> NDArray[np.bool_]:
    """Wherever x meets y."""
    blocks = _blocks(layout)
    row, column = (
        np.rint(mm * BLOCKS_PPM).astype(int).clip(0, size - 1)
        for mm, size in zip((y_mm, x_mm), blocks.shape, strict=True)
    )
    return np.asarray(blocks[row, column] > 0, np.bool_)


@cache
def _blocks(layout: Layout) -> NDArray[np.uint8]:
    """1 on a page's blocks, with their outline, relief and a little misfit."""
    assert layout.yarn is not None
    mask = np.zeros((round(layout.page.height * BLOCKS_PPM), round(layout.page.width * BLOCKS_PPM)), np.uint8)
    for polygon in layout.yarn.obstacles:
        cv2.fillPoly(mask, [np.rint(np.array(polygon) * BLOCKS_PPM).astype(np.int32)], 1)
    return np.asarray(cv2.dilate(mask, np.ones((round(BLOCK_MISFIT_MM * BLOCKS_PPM),) * 2, np.uint8)), np.uint8)
