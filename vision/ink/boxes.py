"""Measure marks: the best stroke inside each box, well away from its frame.

Ink is darker than the lightest place on both its sides. A shadow's edge is not, and a box filled to the brim still has
paper beyond its frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.flat.flatten import FlatSheet
from vision.flat.landmarks import landmarks
from vision.ink.around import measure_around
from vision.ink.box_places import BOX_STEP_MM, LINE, OUTSIDE_MM, sampled_boxes
from vision.ink.edges import measure_edges
from vision.ink.frames import frames_tinged, measure_frames
from vision.ink.light import NO_LIGHT, PAPER, Floats, Light, colourless, of_white, sampled, usual_step
from vision.ink.paths import best_paths
from vision.middle import middles, quantile, quantiles

INSET_MM = 0.85
STROKE_MM = 2.2  # a length that noise does not keep up and a pen does
FULL_MARK = 0.22
DARKEST_PAPER = np.float32(0.03)
RIM = round((OUTSIDE_MM + INSET_MM) / BOX_STEP_MM)
CORE_RIM = RIM + round(0.55 / BOX_STEP_MM)
EDGE_RIM = RIM + round(0.25 / BOX_STEP_MM)  # blurred print is no edge of a mark
SAME_LIGHT = 1.15
SAME_LIGHT_IN_WHITE = 1.02
LOST_IN_WHITE = 0.985  # of the lightest there is
MUCH_WHITE = 0.25  # of all boxes
OFTEN = 0.6  # the share of steps that are smaller than a larger one
OFTEN_TO_MEDIAN = 0.8  # of steps that are nothing but noise
FEWEST_CALM = 3
NOISY, NOISIER = 0.02, 0.9  # so much, in all but this share of boxes or less
CALM_STEPS = 3  # 0.66 mm
BESIDE_FRAME_MM = 0.7  # outside of it: beyond what is left of its line in a blurred photo
SHADED = 0.8  # of the light on the lightest side of the box: all of a side that is darker lies under something
DARKEST_SHARE = 8  # one in so many places: the darkest of a side, and of the box
AS_CALM = 1.4  # times the noise of the calmest paper around: what seems more within a box is drawn there
CALMER = 0.85  # of the noise is left at most: on 50 noisy photos 0.3 to 0.75 was, and where pens made it four times it
OVERLAP = np.float32(1.5**0.5)  # places a stroke's width apart then share a third of their light, and differ less
FAINTEST_LINE, DARKEST_LINE = 0.08, 0.45  # creases and coffee
BROWN = 1.3  # times as much blue swallowed as red: by coffee, or where a mirrored lamp adds its own colour
LIT = 1.03  # of well lit paper's red: the lamp adds light, and coffee takes it
OFF_FRAME_MM = 0.45  # inside of the frame's line
OFF_FRAME = round((OUTSIDE_MM + OFF_FRAME_MM) / BOX_STEP_MM)
BEYOND_FRAME_MM = (0.6, 1.7)  # outside of it
SOLID_LIGHT = 0.22  # of the lightest paper around: darker than a shadow, so a box filled to beyond its brim
COLOURED = 0.65  # even where two lamps meet, paper has more of its weakest colour
EVERY_PLACE = 3  # so many of them are enough to tell it
PAPER_WITHIN_MM = 15  # even if all boxes are filled like that, paper is to be seen within this
PRINT_AROUND = 4  # pieces of print around a box
VOUCH = 3  # of which so many, each in its place, tell where its own frame is


@dataclass(frozen=True, slots=True)
class Mark:
    """How dark the best stroke in a box is, and what it may be instead of a pen's mark.

    The noise around here; a stain, by its colour: how much of blue, green and red it swallows; the frame, where neither
    that nor the print around was found in its place; the neighbour's mark, where only the box's edge is dark and not
    its core.
    """

    dark: float
    core: float
    noise: float
    tint: tuple[float, float, float]
    framed: bool
    coloured_in: bool  # from edge to edge: by a felt tip, or by what was spilt
    outlined: bool  # enough of the frame is to be seen: no thumb and no glare lies over the box
    contrast: float  # of print around here, as a share of what is usual on the sheet: glare takes it from ink as well
    edge: float  # how sharp, as a share of print's: a shadow's is soft
    as_beside: float  # its darkest places, as a share of the light of those on a side that something lies on; or 0.0
    runs_on: float  # how dark a line through the box still is beyond it, on both sides: a crease is, or coffee
    around: float  # in what share of all directions from the middle there is something as dark
    astray: bool  # the frame seems to lie somewhere else, and may be what is dark


def measure_boxes(light: Light, sheet: FlatSheet) -> dict[str, Mark]:
    names = [box.name for box in sheet.layout.boxes]
    places, values, astray = sampled_boxes(light, sheet)
    calm, noise = _calm(values)
    ways = _darker_than_beside(calm), _darker_than_beside(calm.transpose(0, 2, 1))
    frames = measure_frames(values, sheet.layout, LINE)
    colours = of_white(sheet, places[:, RIM:-RIM:EVERY_PLACE, RIM:-RIM:EVERY_PLACE])
    coloured = np.where(frames.outlined, _coloured_in(colours), np.float32(0))
    solid = np.maximum(_solid(values, light, sheet), coloured)
    dark, core = (np.maximum(solid, np.maximum(*(_best_stroke(way, rim) for way in ways))) for rim in (RIM, CORE_RIM))
    framed = sheet.sure[-len(names) :] | (sheet.sure[_around(sheet.layout)].sum(axis=1) >= VOUCH)
    all_over = (coloured > 0) & (coloured >= dark)
    own = _tints(values, light, sheet, places)
    mirrored = (dark > FAINTEST_LINE) & (own[:, 0] > BROWN * own[:, 2]) & (_red(colours) > LIT)
    if mirrored.any():
        own = np.where(mirrored[:, None], own / frames_tinged(light, sheet, places, LINE), own)
    tints = np.where(all_over[:, None], _all_over(colours), own)
    runs_on = _runs_on(ways, np.flatnonzero((dark > FAINTEST_LINE) & (dark < DARKEST_LINE)))
    as_beside = _as_beside(values)
    inside = values[:, EDGE_RIM:-EDGE_RIM, EDGE_RIM:-EDGE_RIM]
    edge = measure_edges(inside, dark, _noise(values), frames.sharp)
    around = measure_around(calm[:, OFF_FRAME:-OFF_FRAME, OFF_FRAME:-OFF_FRAME], dark)
    return {
        name: Mark(
            float(dark[k]),
            float(core[k]),
            float(noise[k]),
            (float(tints[k][0]), float(tints[k][1]), float(tints[k][2])),
            bool(framed[k]),
            bool(all_over[k]),
            bool(frames.outlined[k]),
            float(frames.contrast[k]),
            float(edge[k]),
            float(as_beside[k]),
            float(runs_on[k]),
            float(around[k]),
            bool(astray[k]),
        )
        for k, name in enumerate(names)
    }


def _calm(values: Floats) -> tuple[Floats, Floats]:
    """The values, and their noise. In a noisy photo light is averaged over a wider place: noise goes, and strokes as
    wide as that stay. What does not get calmer by that is no noise: where all boxes are crossed, it is pens' work."""
    noise = _noise(values)
    usual = quantile(noise, NOISIER)
    if usual < NOISY:
        return values, noise
    calm = np.stack([cv2.blur(box, (CALM_STEPS, CALM_STEPS)) for box in values]).astype(np.float32)
    left = OVERLAP * _noise(calm)
    return (calm, left) if quantile(left, NOISIER) < CALMER * usual else (values, noise)


def _solid(values: Floats, light: Light, sheet: FlatSheet) -> Floats:
    """How dark a box is without a light place in it, as where several are filled so that no paper is left between."""
    inside = quantiles(values[:, RIM:-RIM, RIM:-RIM].reshape(len(values), -1), 0.9)
    if inside.min() >= SOLID_LIGHT:
        return np.zeros(len(values), np.float32)
    lightest = np.asarray(cv2.dilate(light.by_mm, np.ones((2 * PAPER_WITHIN_MM + 1,) * 2, np.uint8)), np.uint8)
    x, y = (np.array([box.rect.center for box in sheet.layout.boxes]) - (sheet.region.x, sheet.region.y)).astype(int).T
    share = inside * PAPER / np.maximum(lightest[y, x], 1)
    return np.asarray(np.where(share < SOLID_LIGHT, 1 - share, 0.0), np.float32)


def _coloured_in(colours: Floats) -> Floats:
    """How much colour a box has in it from edge to edge, as where a felt tip has filled several and what is between
    them: no shadow, however dark, has a colour. (Through ink the frame is to be seen, through a napkin not.)"""
    share = quantiles(colourless(colours).reshape(len(colours), -1), 0.9)
    return np.asarray(np.where(share < COLOURED, 1 - share, 0.0), np.float32)


def _all_over(colours: Floats) -> Floats:
    """What a box that is coloured in lacks of paper's colours: none of it is left in the box to compare with."""
    usual = middles(colours.reshape(len(colours), -1, 3).transpose(0, 2, 1))
    return np.asarray(1 - usual / np.maximum(usual.max(axis=1, keepdims=True), NO_LIGHT), np.float32)


def _noise(values: Floats) -> Floats:
    """The usual step between places a stroke's width apart, against the paper's light.

    In a photo lit too brightly, where the lighter half of all noise is lost in white, only the larger steps tell of it.
    A scribble looks like noise. But where there is as little light or less, noise is no weaker: the calmest boxes there
    tell the most there can be here. Boxes lost in white are calm as well, and tell nothing of those a little darker.
    Nor is there more of it than on the paper right around the box: in a shadow that has marked boxes only, these tell.
    """
    inside = values[:, RIM:-RIM, RIM:-RIM]
    paper = np.maximum(quantiles(values[:, ::3, ::3].reshape(len(values), -1), 0.9), DARKEST_PAPER)
    steps = np.abs(inside[:, 2:] - inside[:, :-2]).reshape(len(inside), -1)
    often = round(OFTEN * steps.shape[1])
    usual = usual_step(steps)
    own = np.where(usual > 0, usual, OFTEN_TO_MEDIAN * np.partition(steps, often, axis=1)[:, often]) / paper
    white = paper > LOST_IN_WHITE * values.max()
    own = np.minimum(own, AS_CALM * _noise_around(values))
    no_lighter = paper[None] < (SAME_LIGHT_IN_WHITE if white.mean() > MUCH_WHITE else SAME_LIGHT) * paper[:, None]
    calmest = np.sort(np.where(no_lighter, own[None], np.inf), axis=1)
    count = no_lighter.sum(axis=1)
    some = np.minimum(np.maximum(FEWEST_CALM, count // 10), count) - 1
    return np.asarray(np.minimum(own, calmest[np.arange(len(own)), some]), np.float32)


def _noise_around(values: Floats) -> Floats:
    """Of the calmest of the four sides of each box; endless where all of them are lost in white. The frames of
    neighbours run along them, and so do the steps that are looked at."""
    sides = _sides(values)
    paper = np.maximum(_lightest(sides, 0.9), DARKEST_PAPER)
    steps = np.abs(sides[..., 2::EVERY_PLACE] - sides[..., :-2:EVERY_PLACE])
    usual = usual_step(steps.reshape(-1, steps[0, 0].size)).reshape(paper.shape)
    told = (usual > 0) & (paper < LOST_IN_WHITE * values.max())
    return np.asarray(np.where(told, usual / paper, np.inf).min(axis=0), np.float32)


def _as_beside(values: Floats) -> Floats:
    """A shadow that ends in a box lies on one side of it too, and so does an arm: is there anything darker in it?"""
    sides = _sides(values)
    lightest = _lightest(sides, 0.9)
    shaded = lightest < SHADED * lightest.max(axis=0)
    inside = values[:, RIM:-RIM, RIM:-RIM:EVERY_PLACE].reshape(len(values), -1)
    beside = sides[..., ::EVERY_PLACE].reshape(*shaded.shape, -1)
    share = _darkest(inside) / np.maximum(_darkest(beside), DARKEST_PAPER)
    return np.asarray(np.where(shaded, share, 0.0).max(axis=0), np.float32)


def _sides(values: Floats) -> Floats:
    """The strips of paper above, below, to the left and to the right of each box: 4 × boxes × across × along."""
    width = round((OUTSIDE_MM - BESIDE_FRAME_MM) / BOX_STEP_MM)
    upright = values.transpose(0, 2, 1)
    return np.stack([turned[:, side] for turned in (values, upright) for side in (slice(width), slice(-width, None))])


def _lightest(sides: Floats, share: float) -> Floats:
    places = sides[..., ::EVERY_PLACE]
    return np.asarray(quantiles(places.reshape(-1, places[0, 0].size), share).reshape(sides.shape[:2]), np.float32)


def _darkest(places: Floats) -> Floats:
    few = places.shape[-1] // DARKEST_SHARE
    return np.asarray(np.partition(places, few, axis=-1)[..., :few].mean(axis=-1), np.float32)


def _tints(values: Floats, light: Light, sheet: FlatSheet, places: Floats) -> Floats:
    """What the darkest places inside a box lack of the colours of the lighter ones."""
    inside = values[:, RIM:-RIM, RIM:-RIM].reshape(len(values), -1)
    colours = sampled(light.colours, sheet, places[:, RIM:-RIM, RIM:-RIM].reshape(*inside.shape, 2))
    order, few = inside.argsort(axis=1)[:, :, None], inside.shape[1] // 8
    dark = np.take_along_axis(colours, order[:, :few], axis=1).mean(axis=1)
    bare = middles(np.take_along_axis(colours, order[:, 4 * few :], axis=1).transpose(0, 2, 1))
    return np.asarray(bare - dark, np.float32)


def _red(colours: Floats) -> Floats:
    """How much of it the paper in each box has."""
    return np.asarray(quantiles(colours[..., 2].reshape(len(colours), -1), 0.9), np.float32)


@cache
def _around(layout: Layout) -> NDArray[np.int64]:
    """Of each box, the landmarks nearest to it: boxes × PRINT_AROUND."""
    everything, boxes = landmarks(layout), np.array([box.rect.center for box in layout.boxes])
    apart = np.linalg.norm(boxes[:, None] - everything[None], axis=2)
    return np.argsort(apart, axis=1)[:, 1 : PRINT_AROUND + 1]


def _best_stroke(dark: Floats, rim: int) -> Floats:
    """The darkest run of a pen's length on the darkest way through the inside, from row to row."""
    dark = dark[:, rim:-rim, rim:-rim]
    paths = best_paths(np.asarray(np.clip(dark, -FULL_MARK, FULL_MARK), np.float32))
    along = np.take_along_axis(dark, paths[:, :, None], axis=2)[:, :, 0]
    length = round(STROKE_MM / BOX_STEP_MM)
    sums = np.cumsum(np.pad(along, ((0, 0), (1, 0))), axis=1)
    return np.asarray((sums[:, length:] - sums[:, :-length]).max(axis=1) / length, np.float32)


def _runs_on(ways: Sequence[Floats], which: NDArray[np.int64]) -> Floats:
    """Of these boxes, for the darkest way from above to below, or from left to right, that keeps off the frame."""
    found = np.zeros(len(ways[0]), np.float32)
    first, last = (round((OUTSIDE_MM - mm) / BOX_STEP_MM) for mm in BEYOND_FRAME_MM[::-1])
    for way in ways if len(which) else ():
        dark = way[which][:, :, OFF_FRAME:-OFF_FRAME]
        paths = best_paths(np.asarray(np.clip(dark, -FULL_MARK, FULL_MARK), np.float32))
        along = np.take_along_axis(dark, paths[:, :, None], axis=2)[:, :, 0]
        before, after = along[:, first:last].mean(axis=1), along[:, -last:-first].mean(axis=1)
        found[which] = np.maximum(found[which], np.minimum(before, after))
    return found


def _darker_than_beside(values: Floats) -> Floats:
    """How much darker each place is than the lightest to its left and to its right in the same row."""
    places = np.ascontiguousarray(values.transpose(2, 0, 1))  # first, as a step sideways is then one of all boxes
    calm = places.copy()
    calm[1:-1] = (places[:-2] + places[1:-1] + places[2:]) / 3
    left, right = _lightest_so_far(calm), _lightest_so_far(calm[::-1])[::-1]
    beside = np.ones_like(places)  # two steps away, so that an edge does not lend its light to its own dark side
    beside[2:-2] = np.maximum(np.minimum(left[:-4], right[4:]), DARKEST_PAPER)
    return (1 - places / beside).transpose(1, 2, 0)


def _lightest_so_far(places: Floats) -> Floats:
    """Step by step from the first place. (NumPy's own `accumulate` goes number by number: eight times as long.)"""
    lightest = places.copy()
    for before, here in pairwise(lightest):
        np.maximum(before, here, out=here)
    return lightest
