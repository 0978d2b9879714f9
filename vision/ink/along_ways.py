"""Strokes that leave the yarn where no segment leads: through a block, off the mat, aslant, or not as far as a dot."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.games import Way
from sheets.layout.model import Layout
from vision.ink.light import Floats
from vision.ink.mat import BARE, BARE_COSTS, DIRECTIONS, INKED, PIXEL_MM, Accounted, Bools, Mat, at_places, lines_along
from vision.ink.print_on_mat import Direction, print_on_mat
from vision.ink.ridges import PPM, mat_region, to_pixels
from vision.ink.stray_line import Astray, darkness_of
from vision.ink.ways import OVERSHOT_HERE_MM, ClosedWay, closed_ways

FIRST_MM = 1.6  # from a dot: beyond its print
WIDE_MM = 1.7  # hands miss dots by less
GAP_MM = 5.0  # with more than this hidden by yarn, as where a wide pen crosses it, what lies beyond is something else
BEGINS_APART_MM = 0.8  # of bare mat between the yarn and a line that does not come from it
NEARLY_MM = -0.7  # hardly a bare place before what tells
WORTH_A_LOOK_MM: dict[Way, float] = {"through": 1.3, "off": 2.3, "aslant": 2.0, "between": 0.7}  # less is nothing
CLEAR_MM = 4.5  # of ink that is no overshoot: what is near belongs to it
_GAINS = np.array([-BARE_COSTS * PIXEL_MM, 0.0, PIXEL_MM], np.float32)  # of a pixel without ink, in between, with ink


def along_ways(mat: Mat, known: Accounted) -> Iterator[Astray]:
    """Strokes that leave the yarn, the clearest first; what belongs to one is not looked at for the next. Where no yarn
    comes from the start, nothing leaves it: a crease along a row of dots makes segments, too."""
    assert mat.layout.yarn is not None
    start = mat.layout.yarn.face.start
    ways = _worth_a_look(mat, known) if any(start in segment for segment in known.sure) else []
    while ways:
        measured = [(found, way) for way in ways if (found := _measured(mat, way, known.dots))]
        if not measured:
            return
        best, its_way = max(measured, key=lambda pair: pair[0].inked_mm)
        yield best
        if best.inked_mm >= CLEAR_MM:
            mat.cover(np.array(best.line_mm))
        ways = [way for _, way in measured if way is not its_way]


def _worth_a_look(mat: Mat, known: Accounted) -> list[ClosedWay]:
    """A quick look at all ways at once: is there a line somewhere near?"""
    ways = closed_ways(mat.layout)
    drawn = {frozenset(segment) for segment in known.yarn}
    near = [n for n, way in enumerate(ways) if way.dots[0] in known.dots and frozenset(way.dots) not in drawn]
    return [way for some in _by_direction(ways, near) for way in _with_ink(mat, *some, known.dots)]


def _by_direction(ways: tuple[ClosedWay, ...], which: list[int]) -> Iterator[tuple[Direction | None, list[int]]]:
    for direction in DIRECTIONS:
        yield direction, [n for n in which if ways[n].direction == direction]


def _with_ink(mat: Mat, direction: Direction | None, which: list[int], dots: Collection[str]) -> Iterator[ClosedWay]:
    """Those of the ways near which there is a line that runs as they do."""
    at_mm, pixels, tells_from = _places(mat.layout)
    shares = mat.shares[direction]
    seen = (shares >= BARE).view(np.uint8) + (shares >= INKED).view(np.uint8)  # 2 is ink, 0 none
    seen[mat.hidden(direction) > 0] = 0
    wide = np.asarray(cv2.dilate(seen, np.ones((2 * round(WIDE_MM * PPM) + 1,) * 2, np.uint8)), np.uint8)
    pixels = pixels[which]
    gains = np.where(mat.covered.ravel()[pixels], np.float32(0), _GAINS[wide.ravel()[pixels]])
    ways = [closed_ways(mat.layout)[n] for n in which]
    tells_to = np.array([_tells_to(way, dots) for way in ways])
    tells = (at_mm >= tells_from[which, None]) & (at_mm <= tells_to[:, None])
    sums = np.cumsum(gains * tells, axis=1)
    for way, inked in zip(ways, sums.max(axis=1, initial=0.0).tolist(), strict=True):
        if inked >= WORTH_A_LOOK_MM[way.way]:
            yield way


@cache
def _places(layout: Layout) -> tuple[NDArray[np.float64], NDArray[np.int64], NDArray[np.float64]]:
    """Of all ways: how far along they are looked at, at which pixels, counted row by row, and from where on it tells.
    What lies beyond the region is the region's rim: nothing is drawn there."""
    ways = closed_ways(layout)
    at_mm = np.arange(FIRST_MM, max(way.length_mm for way in ways), PIXEL_MM)
    start, end = (np.array([getattr(way, end) for way in ways]) for end in ("start", "end"))
    along = (end - start) / np.array([[way.length_mm] for way in ways])
    x, y = np.moveaxis(to_pixels(mat_region(layout), start[:, None] + along[:, None] * at_mm[None, :, None]), -1, 0)
    height, width = print_on_mat(layout).shape
    pixels = y.clip(0, height - 1) * width + x.clip(0, width - 1)
    return at_mm, pixels, np.array([way.tells_from_mm for way in ways])


def _tells_to(way: ClosedWay, dots: Collection[str]) -> float:
    """Near a dot that yarn comes to from elsewhere, ink may be that yarn's."""
    return way.length_mm - (OVERSHOT_HERE_MM if way.dots[-1] in dots and len(way.dots) > 1 else 0.0)


def _measured(mat: Mat, way: ClosedWay, dots: Collection[str]) -> Astray | None:
    """The best straight line from about the first dot to about the second, as far as it is inked."""
    at_mm = np.arange(FIRST_MM, way.length_mm, PIXEL_MM)
    lines = lines_along(way, at_mm)
    shares, told = mat.sampled(lines, way.direction)
    gains = np.where(shares >= INKED, PIXEL_MM, np.where(shares < BARE, -BARE_COSTS * PIXEL_MM, 0.0)) * told
    if way.way != "through":
        gains[_torn(at_places(mat.region, mat.shares[None], mat.covered, lines)[1])] = -BARE_COSTS * PIXEL_MM
    tells = (at_mm >= way.tells_from_mm) & (at_mm <= _tells_to(way, dots))
    before = (gains * (at_mm < way.tells_from_mm)).sum(axis=1)
    sums = np.cumsum(gains * tells, axis=1)
    inked = np.where((before > NEARLY_MM) & (_bare_first_mm(shares, told) < BEGINS_APART_MM), sums.max(axis=1), 0.0)
    best = int(inked.argmax())
    if inked[best] < WORTH_A_LOOK_MM[way.way]:
        return None
    last = int(sums[best].argmax())
    seen = told[best] & (shares[best] >= INKED) & (at_mm <= at_mm[last])
    hidden_mm = PIXEL_MM * float((tells & ~told[best] & (at_mm < at_mm[last])).sum()) if way.way == "between" else 0.0
    return Astray(
        way.way,
        way.dots,
        lines[best, seen],
        float(inked[best]) + hidden_mm,
        darkness_of(shares[best, seen]),
        way.block,
        in_sight_mm=PIXEL_MM * float((tells & told[best]).sum()),
    )


def _bare_first_mm(shares: Floats, told: Bools) -> NDArray[np.float64]:
    """How much of each line is bare before there is ink on it."""
    ahead = ~np.logical_or.accumulate(told & (shares >= INKED), axis=1)
    return np.asarray((ahead & told & (shares < BARE)).sum(axis=1) * PIXEL_MM, np.float64)


def _torn(told: Bools) -> Bools:
    """What lies beyond a long stretch that is yarn's or a ring's."""
    at = np.arange(told.shape[1])
    last_told = np.maximum.accumulate(np.where(told, at, -1), axis=1)
    return np.asarray(np.maximum.accumulate((at - last_told) * PIXEL_MM > GAP_MM, axis=1), np.bool_)
