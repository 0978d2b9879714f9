"""Measure the ink that lies on no open segment: strokes that leave the yarn through a block, off the mat, aslant or
only half of the way, and lines that hang nowhere. What a segment, a ring or the print accounts for is left out.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.games import Way
from sheets.layout.model import Layout, Rect, Segment
from vision.flat.flatten import FlatSheet
from vision.ink.drawn import drawn_mask
from vision.ink.gates import Strokes, as_drawn
from vision.ink.light import Floats, Light, known_median, sampled
from vision.ink.print_on_mat import Direction, Mask, beside_blocks, disc, line, print_on_mat
from vision.ink.ridges import PPM, Ridges, mat_region, measure_ridges, to_pixels
from vision.ink.rings import Ring
from vision.ink.ways import OVERSHOT_HERE_MM, STRAIGHT_ON_MM, ClosedWay, closed_ways
from vision.middle import middle, middles

Bools = NDArray[np.bool_]

_DIRECTIONS: tuple[Direction | None, ...] = (None, "level", "upright")

INKED, BARE = 0.5, 0.35  # of the yarn's own darkness: ink from the one on, none up to the other
PIXEL_MM = 1 / PPM
FIRST_MM, LAST_MM = 1.6, 0.5  # from a dot: beyond its print, and almost there
MISSES_MM = np.array([(one, other) for one in (-1.4, -0.7, 0.0, 0.7, 1.4) for other in (-1.6, -0.8, 0.0, 0.8, 1.6)])
WIDE_MM = 1.7  # hands miss dots by less
GAP_MM = 5.0  # with more than this hidden by yarn, as where a wide pen crosses it, what lies beyond is something else
BARE_COSTS = 2.0
BEGINS_APART_MM = 0.8  # of bare mat between the yarn and a line that does not come from it
NEARLY_MM = -0.7  # hardly a bare place before what tells
WORTH_A_LOOK_MM: dict[Way, float] = {"through": 1.3, "off": 2.3, "aslant": 2.0, "between": 0.7}  # less is nothing
LEAST_PIECE_MM, LEAST_PART_MM = 2.7, 1.4  # of a line by itself, and of one of which there is more
MOSTLY_HIDDEN = 0.6  # of what is between two parts
IN_LINE_MM = 1.9  # two pieces of one line are off by less
CLEAR_MM = 4.5  # of ink that is no overshoot: what is near belongs to it
COVER_MM = 3.6  # what lies nearer than half of this to a stroke that was found belongs to it
EDGE_MM = 1.9  # around yarn, on both sides together: a pen's edge, and a line drawn twice
JOINT_MM = 2.4  # round a dot on the yarn: corners, loops and knots
SMALLEST_RING_MM, AROUND_RING_MM = 2.0, 1.2
BESIDE_STRAY_MM = 2.0  # where the mat beside a line is looked at,
WITHIN_MM = np.arange(-0.9, 0.91, 0.15)  # and the line itself
WEAKEST = 0.12  # as dark as the yarn is taken to be at least
UNKNOWN_PEN = 0.3
LAST_SLICES = 4  # of a gate
FEWEST_INKED, PEN_SKIPS = 2, 3  # slices: fewer are a speck, and more bare ones are the end of a line
SAMPLES = 24
ABOVE_NOISE = 12.0  # of a line that is none
_GAINS = np.array([-BARE_COSTS * PIXEL_MM, 0.0, PIXEL_MM], np.float32)  # of a pixel without ink, in between, with ink
EVERY = 3  # so many pixels, in a row and of the rows, are enough to tell it


@dataclass(frozen=True, eq=False)
class Astray:
    """One such stroke: how it lies, between which dots, and how much of it is to be seen."""

    way: Way
    dots: tuple[str, ...]
    at_mm: NDArray[np.float64]  # places along it that are inked
    inked_mm: float  # of what is no overshoot, less twice what is bare within it; if short, what is bare of the rest
    dark: float  # as a share of the yarn's
    block: int | None = None  # which of the face's, from 1
    in_sight_mm: float = math.inf  # of it at all
    met: bool = False  # if short: other yarn comes to its dot
    at_end: bool = False  # if between: the yarn ends at its first dot
    tint: tuple[float, float, float] = (0.0, 0.0, 0.0)  # how much of blue, green and red it swallows

    @property
    def line_mm(self) -> tuple[tuple[float, float], ...]:
        """From end to end."""
        return tuple((float(x), float(y)) for x, y in self.at_mm[[0, -1]])


@dataclass(frozen=True)
class Accounted:
    """What is accounted for: segments that may be yarn, those that surely are, and spots that may be circled."""

    yarn: Collection[Segment]
    sure: Collection[Segment]
    circled: Collection[str]

    @cached_property
    def dots(self) -> frozenset[str]:
        return frozenset(dot for segment in self.yarn for dot in segment)


def measure_astray(
    light: Light, sheet: FlatSheet, strokes: Strokes, rings: Mapping[str, Ring], known: Accounted
) -> tuple[Astray, ...]:
    ridges = measure_ridges(light, sheet)
    covered = _covered(sheet.layout, strokes, rings, known)
    dark = max(_yarn_dark(ridges, sheet.layout, strokes, known), ABOVE_NOISE * _noise(ridges, sheet.layout, covered))
    lines: dict[Direction | None, Floats] = {None: ridges.dark, "level": ridges.level, "upright": ridges.upright}
    shares = {direction: _shares(one, dark) for direction, one in lines.items()}
    mat = _Mat(sheet.layout, ridges.region, shares, covered)
    found = [*_cut_short(mat, strokes, known), *_begun(mat, strokes, known), *_along_ways(mat, known), *_pieces(mat)]
    return tuple(replace(one, tint=_tint(light, sheet, one)) for one in found)


def _yarn_dark(ridges: Ridges, layout: Layout, strokes: Strokes, known: Accounted) -> float:
    """How dark the yarn is on this sheet: its own yardstick."""
    assert layout.yarn is not None
    lines = as_drawn(layout.yarn, strokes, known.sure)
    if not lines:
        return UNKNOWN_PEN
    return max(WEAKEST, middle(middles(ridges.at(np.array([*lines.values()])))))


def _noise(ridges: Ridges, layout: Layout, covered: Mask) -> float:
    """How dark lines seem where there are none."""
    every = (slice(None, None, EVERY), slice(None, None, EVERY))
    free = ridges.dark[every][(covered | print_on_mat(layout) | beside_blocks(layout))[every] == 0]
    return middle(free) if len(free) else 0.0


def _shares(dark: Floats, full: float) -> Floats:
    """Of full ink, with a pen's edges made good."""
    return np.asarray(cv2.dilate(dark, np.ones((3, 3), np.uint8)) / full, np.float32)


def _covered(layout: Layout, strokes: Strokes, rings: Mapping[str, Ring], known: Accounted) -> Mask:
    """1 where yarn or a ring is, as they were drawn, and round the dots of the yarn."""
    page, yarn, region = layout.page, layout.yarn, mat_region(layout)
    assert yarn is not None
    whole = drawn_mask(yarn, strokes, known.yarn, PPM, (page.width, page.height), EDGE_MM)
    height, width = print_on_mat(layout).shape
    left, top = round(region.x * PPM), round(region.y * PPM)
    mask = np.ascontiguousarray(whole[top : top + height, left : left + width])
    for dot in known.dots:
        disc(mask, region, yarn.at(dot), JOINT_MM)
    for spot in known.circled:
        ring = rings[spot]
        angles = np.arange(len(ring.radius_mm)) * (2 * np.pi / len(ring.radius_mm))
        reach = np.maximum(ring.radius_mm, SMALLEST_RING_MM) + AROUND_RING_MM
        outline = np.array(yarn.at(spot)) + np.stack([np.cos(angles), np.sin(angles)], axis=1) * reach[:, None]
        cv2.fillPoly(mask, [to_pixels(region, outline).astype(np.int32)], 1)
    return mask


@dataclass
class _Mat:
    """The lines on a mat as shares of the yarn's own darkness, and where they are accounted for already."""

    layout: Layout
    region: Rect
    shares: Mapping[Direction | None, Floats]  # along lines of one direction, or of any
    covered: Mask

    def __post_init__(self) -> None:
        self._hidden = {direction: self.covered | print_on_mat(self.layout, direction) for direction in self.shares}

    def hidden(self, direction: Direction | None = None) -> Mask:
        return self._hidden[direction]

    def sampled(self, places_mm: NDArray[np.float64], direction: Direction | None) -> tuple[Floats, Bools]:
        """The share at each place, and whether it can be told."""
        return _at(self.region, self.shares[direction], self.hidden(direction), places_mm)

    def cover(self, points_mm: NDArray[np.float64]) -> None:
        line(self.covered, self.region, points_mm, COVER_MM)
        self.__post_init__()


def _at(region: Rect, shares: Floats, hidden: Mask, places_mm: NDArray[np.float64]) -> tuple[Floats, Bools]:
    x, y = np.moveaxis(to_pixels(region, places_mm), -1, 0)
    height, width = shares.shape
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    x, y = x.clip(0, width - 1), y.clip(0, height - 1)
    return shares[y, x], inside & (hidden[y, x] == 0)


# --- strokes from dot to dot -------------------------------------------------------------------------------------


def _along_ways(mat: _Mat, known: Accounted) -> Iterator[Astray]:
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


def _worth_a_look(mat: _Mat, known: Accounted) -> list[ClosedWay]:
    """A quick look at all ways at once: is there a line somewhere near?"""
    ways = closed_ways(mat.layout)
    drawn = {frozenset(segment) for segment in known.yarn}
    near = [n for n, way in enumerate(ways) if way.dots[0] in known.dots and frozenset(way.dots) not in drawn]
    return [way for some in _by_direction(ways, near) for way in _with_ink(mat, *some, known.dots)]


def _by_direction(ways: tuple[ClosedWay, ...], which: list[int]) -> Iterator[tuple[Direction | None, list[int]]]:
    for direction in _DIRECTIONS:
        yield direction, [n for n in which if ways[n].direction == direction]


def _with_ink(mat: _Mat, direction: Direction | None, which: list[int], dots: Collection[str]) -> Iterator[ClosedWay]:
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


def _measured(mat: _Mat, way: ClosedWay, dots: Collection[str]) -> Astray | None:
    """The best straight line from about the first dot to about the second, as far as it is inked."""
    at_mm = np.arange(FIRST_MM, way.length_mm, PIXEL_MM)
    lines = _lines(way, at_mm)
    shares, told = mat.sampled(lines, way.direction)
    gains = np.where(shares >= INKED, PIXEL_MM, np.where(shares < BARE, -BARE_COSTS * PIXEL_MM, 0.0)) * told
    if way.way != "through":
        gains[_torn(_at(mat.region, mat.shares[None], mat.covered, lines)[1])] = -BARE_COSTS * PIXEL_MM
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
        _dark(shares[best, seen]),
        way.block,
        in_sight_mm=PIXEL_MM * float((tells & told[best]).sum()),
    )


def _bare_first_mm(shares: Floats, told: Bools) -> NDArray[np.float64]:
    """How much of each line is bare before there is ink on it."""
    ahead = ~np.logical_or.accumulate(told & (shares >= INKED), axis=1)
    return np.asarray((ahead & told & (shares < BARE)).sum(axis=1) * PIXEL_MM, np.float64)


def _lines(way: ClosedWay, at_mm: NDArray[np.float64]) -> NDArray[np.float64]:
    """Misses × places × 2."""
    start, along = np.array(way.start), (np.array(way.end) - way.start) / way.length_mm
    share = (at_mm / way.length_mm)[None, :]
    aside = MISSES_MM[:, :1] * (1 - share) + MISSES_MM[:, 1:] * share
    return np.asarray(start + along * at_mm[None, :, None] + np.array([-along[1], along[0]]) * aside[:, :, None])


def _torn(told: Bools) -> Bools:
    """What lies beyond a long stretch that is yarn's or a ring's."""
    at = np.arange(told.shape[1])
    last_told = np.maximum.accumulate(np.where(told, at, -1), axis=1)
    return np.asarray(np.maximum.accumulate((at - last_told) * PIXEL_MM > GAP_MM, axis=1), np.bool_)


def _dark(shares: Floats) -> float:
    return middle(shares) if len(shares) else 0.0


# --- strokes that do not reach their dot -------------------------------------------------------------------------


def _cut_short(mat: _Mat, strokes: Strokes, known: Accounted) -> Iterator[Astray]:
    """The last segment of the yarn, where the end of it is bare. Where a picture is, the gate has not seen that; on it,
    lines as dark as the yarn are yarn. And any segment that the gate saw half of, if other yarn comes to its dots."""
    comes_to = _comes_to(mat.layout, known)
    hidden, bare = np.isnan(strokes.dark[:, [0, -1]]).tolist(), _bare_ends(strokes).tolist()
    for n, (one, other) in enumerate(strokes.segments):
        if (one, other) in known.sure:
            for (inner, last), unseen, unmarked in zip(((other, one), (one, other)), hidden[n], bare[n], strict=True):
                if comes_to[last] == 1 or (unseen and comes_to[last] % 2):
                    yield _last_part(mat, inner, last)
                elif unmarked:
                    yield replace(_last_part(mat, inner, last), met=True)


def _comes_to(layout: Layout, known: Accounted) -> Counter[str]:
    """How often yarn comes to each dot; to the start, it comes from the ball."""
    assert layout.yarn is not None
    return Counter([layout.yarn.face.start, *(dot for segment in known.yarn for dot in segment)])


def _begun(mat: _Mat, strokes: Strokes, known: Accounted) -> Iterator[Astray]:
    """Segments that the yarn's end runs into and does not finish, as their gates saw it: sharper than a look along all
    ways. Elsewhere a hand may have overshot as far; at its end, it stops."""
    assert mat.layout.yarn is not None
    ends = {dot for dot, times in _comes_to(mat.layout, known).items() if times % 2}
    open_ = [n for n, segment in enumerate(strokes.segments) if segment not in known.yarn and ends & {*segment}]
    usual = _usual_dark(strokes, known)
    lines = as_drawn(mat.layout.yarn, strokes, {strokes.segments[n] for n in open_})
    for n, ((one, other), line_mm) in zip(open_, lines.items(), strict=True):
        dark = strokes.dark[n] / usual
        for dots, shares, places in (((one, other), dark, line_mm), ((other, one), dark[::-1], line_mm[::-1])):
            inked = _run(shares) if dots[0] in ends else []
            if len(inked) >= FEWEST_INKED:
                begun_mm = float(strokes.at_mm[inked[-1]] - STRAIGHT_ON_MM)
                yield Astray("between", dots, places[inked], begun_mm, _dark(shares[inked]), at_end=True)


def _usual_dark(strokes: Strokes, known: Accounted) -> float:
    sure = [n for n, segment in enumerate(strokes.segments) if segment in known.sure]
    dark = known_median(strokes.dark[sure])
    dark = dark[np.isfinite(dark)]
    return max(WEAKEST, middle(dark)) if len(dark) else UNKNOWN_PEN


def _run(shares: Floats) -> list[int]:
    """The inked slices of a gate, from its dot on, up to where it is bare. What a picture hides is neither."""
    inked: list[int] = []
    bare = 0
    for n, share in enumerate(shares.tolist()):
        bare = 0 if share >= INKED else bare + (share < BARE)
        if bare > PEN_SKIPS:
            break
        inked += [n] if share >= INKED else []
    return inked


def _bare_ends(strokes: Strokes) -> Bools:
    """Of each segment: is the first part of its gate bare, and is the last? Not if a picture is there."""
    ends = np.stack([strokes.dark[:, :LAST_SLICES], strokes.dark[:, -LAST_SLICES:]], axis=1).mean(axis=2)
    return np.asarray(ends < BARE * known_median(strokes.dark)[:, None], np.bool_)


def _last_part(mat: _Mat, inner: str, last: str) -> Astray:
    """`inked_mm` is what is bare."""
    assert mat.layout.yarn is not None
    way = ClosedWay("short", (inner, last), mat.layout.yarn.at(inner), mat.layout.yarn.at(last), 0.0)
    at_mm = np.arange(FIRST_MM, way.length_mm - LAST_MM, PIXEL_MM)
    lines = _lines(way, at_mm)
    shares, _ = _at(mat.region, mat.shares[way.direction], mat.covered, lines)
    sums = np.cumsum(np.where(shares >= INKED, 1.0, np.where(shares < BARE, -BARE_COSTS, 0.0)), axis=1)
    best = int(sums.max(axis=1).argmax())
    end = int(sums[best].argmax())
    bare_mm = way.length_mm - float(at_mm[end])
    dark = _dark(shares[best, : end + 1])
    # In glare the gate may still see a line where there is none to be seen here: that does not end too early.
    unseen = dark < BARE or at_mm[end] < FIRST_MM + LEAST_PART_MM
    return Astray("short", way.dots, lines[best, : end + 1], 0.0 if unseen else bare_mm, dark)


# --- lines anywhere else -----------------------------------------------------------------------------------------


def _pieces(mat: _Mat) -> Iterator[Astray]:
    """What hangs together of the ink that is left, the longest first."""
    hidden = mat.hidden() | beside_blocks(mat.layout)
    inked = ((mat.shares[None] >= INKED) & (hidden == 0)).astype(np.uint8)
    count, labels, boxes, _ = cv2.connectedComponentsWithStats(inked, connectivity=8)
    least = LEAST_PART_MM * PPM
    large = [n for n in range(1, count) if max(boxes[n][2], boxes[n][3]) >= least]
    left = sorted((_piece(mat, *np.nonzero(labels == n)) for n in large), key=lambda one: -one.inked_mm)
    while left and left[0].inked_mm >= LEAST_PIECE_MM:
        first, *left = left
        more = [one for one in left if _in_line(mat, first, one)]
        left = [one for one in left if one not in more]
        yield _joined(mat, [first, *more])


def _in_line(mat: _Mat, one: Astray, other: Astray) -> bool:
    """Do they look like one line, which yarn, a ring or print hides a part of?"""
    (start, end), ends = np.array(one.line_mm), np.array(other.line_mm)
    along = (end - start) / max(float(np.hypot(*(end - start))), PIXEL_MM)
    on_it, aside = (ends - start) @ along, (ends - start) @ np.array([-along[1], along[0]])
    length = float((end - start) @ along)
    gap = max(float(on_it.min()) - length, -float(on_it.max()))
    if np.abs(aside).max() >= IN_LINE_MM or not 0 < gap < GAP_MM:
        return False
    near = end if on_it.mean() > length / 2 else start
    far = ends[np.abs((ends - near) @ along).argmin()]
    between = near + (far - near) * np.linspace(0, 1, SAMPLES)[:, None]
    return bool((~mat.sampled(between, None)[1]).mean() > MOSTLY_HIDDEN)


def _joined(mat: _Mat, pieces: list[Astray]) -> Astray:
    """What is hidden between them is part of it."""
    at_mm = np.concatenate([one.at_mm for one in pieces])
    at_mm = at_mm[np.argsort(at_mm @ (pieces[0].at_mm[-1] - pieces[0].at_mm[0]))]
    dots = tuple(dict.fromkeys(_nearest_dot(mat.layout, end) for end in at_mm[[0, -1]]))
    return replace(pieces[0], dots=dots, at_mm=at_mm, inked_mm=math.dist(*at_mm[[0, -1]].tolist()))


def _piece(mat: _Mat, rows: NDArray[np.int64], columns: NDArray[np.int64]) -> Astray:
    """From end to end of it, as the crow flies."""
    places = (np.stack([columns, rows], axis=1) + 0.5) / PPM + (mat.region.x, mat.region.y)
    center = places.mean(axis=0)
    _, _, axes = np.linalg.svd(places - center, full_matrices=False)
    along = np.sort((places - center) @ axes[0])
    at_mm = center + along[:, None] * axes[0]
    dots = tuple(dict.fromkeys(_nearest_dot(mat.layout, end) for end in at_mm[[0, -1]]))
    return Astray("loose", dots, at_mm, float(along[-1] - along[0]), _dark(mat.shares[None][rows, columns]))


def _nearest_dot(layout: Layout, place: NDArray[np.float64]) -> str:
    assert layout.yarn is not None
    return min(layout.yarn.dots, key=lambda dot: float(np.hypot(dot.x - place[0], dot.y - place[1]))).name


# --- its colour --------------------------------------------------------------------------------------------------


def _tint(light: Light, sheet: FlatSheet, one: Astray) -> tuple[float, float, float]:
    """What is missing along it of the colours of the mat on both its sides."""
    way = one.at_mm[-1] - one.at_mm[0]
    across = np.array([-way[1], way[0]]) / max(float(np.hypot(*way)), PIXEL_MM)
    places = _beside(sheet.layout, one.at_mm)[:: max(1, len(one.at_mm) // SAMPLES)]
    strip = sampled(light.colours, sheet, places[:, None] + across * WITHIN_MM[:, None])
    on = np.take_along_axis(strip, strip.sum(axis=2).argmin(axis=1)[:, None, None], axis=1)[:, 0]
    left, right = (sampled(light.colours, sheet, places + side * BESIDE_STRAY_MM * across) for side in (1, -1))
    blue, green, red = middles(((left + right) / 2 - on).T).tolist()
    return blue, green, red


def _beside(layout: Layout, places_mm: NDArray[np.float64]) -> NDArray[np.float64]:
    """Those on the mat alone, if there are any: a block has a colour of its own."""
    x, y = to_pixels(mat_region(layout), places_mm).T
    bare = beside_blocks(layout)[y.clip(0), x.clip(0)] == 0
    return places_mm[bare] if bare.any() else places_mm
