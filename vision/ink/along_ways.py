"""Strokes that leave the yarn where no segment leads: through a block, off the mat, aslant, or not as far as a dot."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.games import Way
from vision.ink.light import Floats
from vision.ink.mat import BARE, BARE_COSTS, DIRECTIONS, INKED, PIXEL_MM, Accounted, Bools, Mat, at_places, lines_along
from vision.ink.print_on_mat import Direction
from vision.ink.ridges import PPM, to_pixels
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
    assert mat.layout.yarn is not None
    drawn = {dots for one, other in known.yarn for dots in ((one, other), (other, one))}
    left = [dot for dot in mat.layout.yarn.face.dots if dot in known.dots]
    near = [way for dot in left for way in closed_ways(mat.layout, dot) if way.dots not in drawn]
    by_direction = [(direction, [way for way in near if way.direction == direction]) for direction in DIRECTIONS]
    return [way for direction, ways in by_direction if ways for way in _with_ink(mat, direction, ways, known.dots)]


def _with_ink(
    mat: Mat, direction: Direction | None, ways: list[ClosedWay], dots: Collection[str]
) -> Iterator[ClosedWay]:
    """Those of the ways near which there is a line that runs as they do."""
    shares = mat.shares[direction]
    seen = (shares >= BARE).view(np.uint8) + (shares >= INKED).view(np.uint8)  # 2 is ink, 0 none
    seen[mat.untold(direction) > 0] = 0
    wide = np.asarray(cv2.dilate(seen, np.ones((2 * round(WIDE_MM * PPM) + 1,) * 2, np.uint8)), np.uint8)
    at_mm = np.arange(FIRST_MM, max(way.length_mm for way in ways), PIXEL_MM)
    pixels = _pixels(mat, ways, at_mm)
    gains = np.where(mat.covered.ravel()[pixels], np.float32(0), _GAINS[wide.ravel()[pixels]])
    tells_from, tells_to = np.array([(way.tells_from_mm, _tells_to(way, dots)) for way in ways]).T[:, :, None]
    sums = np.cumsum(gains * ((at_mm >= tells_from) & (at_mm <= tells_to)), axis=1)
    for way, inked in zip(ways, sums.max(axis=1, initial=0.0).tolist(), strict=True):
        if inked >= WORTH_A_LOOK_MM[way.way]:
            yield way


def _pixels(mat: Mat, ways: list[ClosedWay], at_mm: NDArray[np.float64]) -> NDArray[np.int64]:
    """So far along each way, counted row by row. What lies beyond the region is its rim: nothing is drawn there."""
    start, end = (np.array([getattr(way, end) for way in ways]).T[:, :, None] for end in ("start", "end"))
    along = (end - start) / np.array([[way.length_mm] for way in ways])
    x, y = np.moveaxis(to_pixels(mat.region, np.moveaxis(start + along * at_mm, 0, -1)), -1, 0)
    height, width = mat.covered.shape
    return np.asarray(y.clip(0, height - 1) * width + x.clip(0, width - 1), np.int64)


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
    hidden = tells & ~told[best] & (at_mm < at_mm[last])
    hidden_mm = PIXEL_MM * float(hidden.sum()) if _goes_on_from_a_dot(mat, way) else 0.0
    return Astray(
        way.way,
        way.dots,
        lines[best, seen],
        float(inked[best]) + hidden_mm,
        darkness_of(shares[best, seen]),
        way.block,
        in_sight_mm=PIXEL_MM * float((tells & told[best]).sum()),
    )


def _goes_on_from_a_dot(mat: Mat, way: ClosedWay) -> bool:
    """What is hidden of it near its dot is part of it: of a line off the mat, what a picture hides."""
    assert mat.layout.yarn is not None
    face = mat.layout.yarn.face
    return way.way == "between" or (way.way == "off" and way.dots[0] in {*face.objects, face.paw})


def _bare_first_mm(shares: Floats, told: Bools) -> NDArray[np.float64]:
    """How much of each line is bare before there is ink on it."""
    ahead = ~np.logical_or.accumulate(told & (shares >= INKED), axis=1)
    return np.asarray((ahead & told & (shares < BARE)).sum(axis=1) * PIXEL_MM, np.float64)


def _torn(told: Bools) -> Bools:
    """What lies beyond a long stretch that is yarn's or a ring's."""
    at = np.arange(told.shape[1])
    last_told = np.maximum.accumulate(np.where(told, at, -1), axis=1)
    return np.asarray(np.maximum.accumulate((at - last_told) * PIXEL_MM > GAP_MM, axis=1), np.bool_)
