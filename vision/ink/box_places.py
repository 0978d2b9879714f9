"""Where boxes are sampled: from outside their frames to outside. Print tells where a frame lies that steep paper moves.

Between landmarks, and most of all at the ends of rows, paper may bend more than they tell.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.flat.flatten import FlatSheet
from vision.ink.frames import FRAME_SHARE, HALF_SIDES, LEAST_CONTRAST, OFF_THE_LINE, nearest_boxes
from vision.ink.light import Floats, Light, sampled
from vision.middle import middle

OUTSIDE_MM = 2.0
BOX_STEP_MM = 0.22
LINE = round(OUTSIDE_MM / BOX_STEP_MM)  # steps to where the frame is
EVERY = 2  # so many places along a line are enough to tell how dark it is
ASTRAY = 6  # steps, some 1.3 mm: by so much more where paper bends more steeply than print is looked for
STEPS = np.arange(-ASTRAY, ASTRAY + 1)
BESIDE_ASTRAY = 3  # steps from a line to what is beside it: with more, it would be beyond what was sampled
ALIKE, FEWEST_ALIKE = 0.3, 2  # of how far one frame is moved, so many others nearby are as well
MOST_ASLANT = 5  # steps, from half to half
HALF_LINES = 4  # of two sides of a frame


def sampled_boxes(light: Light, sheet: FlatSheet) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """Where each box is sampled, its frame in its place, the values, and whose frame seems to lie somewhere else: where
    paper bends steeply, print may lie beside where it is expected."""
    places = _places(sheet.layout)
    values = sampled(light.bare, sheet, places)
    astray, lost = _astray(values, sheet.layout)
    if not astray.any():
        return places, values, lost
    moved = _moved(places, astray * np.float32(BOX_STEP_MM))
    return moved, sampled(light.bare, sheet, moved), lost


def _moved(places: Floats, by_mm: Floats) -> Floats:
    """By so much to the right, of the upper and of the lower half, and down, of the left and of the right one."""
    along = (np.arange(places.shape[1]) - LINE) / (places.shape[1] - 1 - 2 * LINE)
    share = 2 * along - 0.5  # from the middle of the first half to that of the second
    first, second = by_mm[..., :1], by_mm[..., 1:]
    right, down = (first + (second - first) * share).transpose(1, 0, 2)
    return np.asarray(places + np.stack(np.broadcast_arrays(right[:, :, None], down[:, None]), axis=-1), np.float32)


@cache
def _places(layout: Layout) -> Floats:
    """Where each box is sampled: boxes × rows × columns, from outside its frame to outside its frame."""
    corners = np.array([(box.rect.x, box.rect.y) for box in layout.boxes])
    sizes = np.array([(box.rect.width, box.rect.height) for box in layout.boxes])
    steps = np.linspace(0, 1, _count(layout))
    x = corners[:, 0, None] - OUTSIDE_MM + (sizes[:, 0, None] + 2 * OUTSIDE_MM) * steps
    y = corners[:, 1, None] - OUTSIDE_MM + (sizes[:, 1, None] + 2 * OUTSIDE_MM) * steps
    shape = (len(corners), len(steps), len(steps))
    both = [np.broadcast_to(x[:, None, :], shape), np.broadcast_to(y[:, :, None], shape)]
    return np.stack(both, axis=-1).astype(np.float32)


def _count(layout: Layout) -> int:
    """Boxes of a sheet are alike; the largest tells how many steps there are from side to side."""
    largest = max(box.rect.width for box in layout.boxes)
    return round((largest + 2 * OUTSIDE_MM) / BOX_STEP_MM) + 1


def _astray(values: Floats, layout: Layout) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """By how many steps to the right and down each box's frame lies beside its place, where that is plain to see: its
    sides are there, and not where they should be, and others nearby are moved the same way. A neighbour's side and a
    stroke of a hand may be as far apart as two sides. And where it is not plain, but seems so.

    Boxes × directions × halves: the frame may be turned or slanted as well.
    """
    dark = np.stack([_half_lines(turned) for turned in (values.transpose(0, 2, 1), values)], axis=1)
    usual = middle(dark.max(axis=2))
    near = _nearby(dark)
    best = (np.minimum(dark, usual) + np.minimum(near, usual)).sum(axis=3).argmax(axis=2)
    seen = (near > FRAME_SHARE * usual).sum(axis=3)
    there = np.take_along_axis(seen, best[:, :, None], axis=2)[:, :, 0].sum(axis=2)
    in_place = seen[:, :, ASTRAY].sum(axis=2) >= HALF_SIDES
    steps = np.where((there == HALF_LINES)[:, :, None], best - ASTRAY, 0)
    plain = ~in_place & (np.ptp(steps, axis=2) <= MOST_ASLANT) & _moved_alike(steps.mean(axis=2), layout)
    lost = ~in_place & ~plain & (there >= HALF_SIDES)
    return np.where(plain[:, :, None], steps, 0), lost.any(axis=1)


def _moved_alike(steps: NDArray[np.float64], layout: Layout) -> NDArray[np.bool_]:
    """Are other boxes nearby moved the same way?"""
    others = steps[nearest_boxes(layout)[:, 1:]]
    own = steps[:, None]
    alike = (others * own > 0) & (np.abs(others) > ALIKE * np.abs(own))
    return np.asarray(alike.sum(axis=1) >= FEWEST_ALIKE, np.bool_)


def _half_lines(values: Floats) -> Floats:
    """How dark the frame's upper and lower line is, so many steps below its place: boxes × steps × lines × halves."""
    halfway, last = values.shape[1] // 2, values.shape[1] - 1
    halves = slice(LINE, halfway, EVERY), slice(halfway, -LINE, EVERY)
    means = np.stack([values[:, :, half].mean(axis=2) for half in halves], axis=2)
    rows = np.stack([LINE + STEPS, last - LINE + STEPS], axis=1)
    beside = np.minimum(means[:, rows - BESIDE_ASTRAY], means[:, rows + BESIDE_ASTRAY])
    return np.asarray(1 - means[:, rows] / np.maximum(beside, LEAST_CONTRAST), np.float32)


def _nearby(dark: Floats) -> Floats:
    """The darkest of each step and those beside it: a frame that is slanted, or less high, is not all at one."""
    wide = np.pad(dark, ((0, 0), (0, 0), (OFF_THE_LINE, OFF_THE_LINE), (0, 0), (0, 0)), mode="edge")
    return np.asarray(np.max([wide[:, :, k : k + len(STEPS)] for k in range(2 * OFF_THE_LINE + 1)], axis=0), np.float32)
