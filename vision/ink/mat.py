"""The lines on a mat as shares of the yarn's own darkness, and what is accounted for already: yarn, rings and print."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, Rect, Segment
from vision.ink.drawn import drawn_mask
from vision.ink.gates import Strokes, as_drawn
from vision.ink.light import Floats
from vision.ink.print_on_mat import Direction, Mask, beside_blocks, blank, disc, line, print_on_mat
from vision.ink.ridges import PPM, Ridges, mat_region, to_pixels
from vision.ink.rings import Ring
from vision.ink.ways import ClosedWay
from vision.middle import middle, middles, quantile

Bools = NDArray[np.bool_]

DIRECTIONS: tuple[Direction | None, ...] = (None, "level", "upright")

INKED, BARE = 0.5, 0.35  # of the yarn's own darkness: ink from the one on, none up to the other
BARE_COSTS = 2.0
PIXEL_MM = 1 / PPM
MISSES_MM = np.array([(one, other) for one in (-1.4, -0.7, 0.0, 0.7, 1.4) for other in (-1.6, -0.8, 0.0, 0.8, 1.6)])
COVER_MM = 3.6  # what lies nearer than half of this to a stroke that was found belongs to it
EDGE_MM = 1.9  # around yarn, on both sides together: a pen's edge, and a line drawn twice
JOINT_MM = 2.4  # round a dot on the yarn: corners, loops and knots
SMALLEST_RING_MM, AROUND_RING_MM = 2.0, 1.2
WEAKEST = 0.12  # as dark as the yarn is taken to be at least
UNKNOWN_PEN = 0.3
ABOVE_NOISE = 12.0  # of a line that is none
ALL_PRINT, DARKER = 0.99, 1.15  # of a sheet's print is paler than this, and what is so much darker is ink on it
EVERY = 3  # so many pixels, in a row and of the rows, are enough to tell it


@dataclass(frozen=True)
class Accounted:
    """What is accounted for: segments that may be yarn, those that surely are, and spots that may be circled."""

    yarn: Collection[Segment]
    sure: Collection[Segment]
    circled: Collection[str]

    @cached_property
    def dots(self) -> frozenset[str]:
        return frozenset(dot for segment in self.yarn for dot in segment)


@dataclass(eq=False)
class Mat:
    """The lines on a mat as shares of the yarn's own darkness, and where they are accounted for already."""

    layout: Layout
    region: Rect
    shares: Mapping[Direction | None, Floats]  # along lines of one direction, or of any
    covered: Mask

    def __post_init__(self) -> None:
        self._hidden = {direction: self.covered | print_on_mat(self.layout, direction) for direction in self.shares}
        on_print = (self.shares[None] > self._inked_print) & (self.covered == 0)
        self._untold = self._hidden | {None: np.where(on_print, np.uint8(0), self._hidden[None])}

    @cached_property
    def _inked_print(self) -> float:
        """A share that print alone does not reach."""
        print_alone = self.shares[None][(print_on_mat(self.layout, None) > 0) & (self.covered == 0)]
        return max(INKED, DARKER * quantile(print_alone, ALL_PRINT)) if len(print_alone) else INKED

    def hidden(self, direction: Direction | None = None) -> Mask:
        return self._hidden[direction]

    def untold(self, direction: Direction | None) -> Mask:
        """1 where nobody can tell if a line runs that way: aslant, it crosses print, and can be darker than that."""
        return self._untold[direction]

    def sampled(self, places_mm: NDArray[np.float64], direction: Direction | None) -> tuple[Floats, Bools]:
        """The share at each place, and whether it can be told."""
        return at_places(self.region, self.shares[direction], self.untold(direction), places_mm)

    def cover(self, points_mm: NDArray[np.float64]) -> None:
        line(self.covered, self.region, points_mm, COVER_MM)
        self.__post_init__()


def at_places(region: Rect, shares: Floats, hidden: Mask, places_mm: NDArray[np.float64]) -> tuple[Floats, Bools]:
    x, y = np.moveaxis(to_pixels(region, places_mm), -1, 0)
    height, width = shares.shape
    inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
    x, y = x.clip(0, width - 1), y.clip(0, height - 1)
    return shares[y, x], inside & (hidden[y, x] == 0)


def mat_of(ridges: Ridges, layout: Layout, strokes: Strokes, rings: Mapping[str, Ring], known: Accounted) -> Mat:
    covered = _covered(layout, strokes, rings, known)
    dark = max(_yarn_dark(ridges, layout, strokes, known), ABOVE_NOISE * _noise(ridges, layout, covered))
    lines: dict[Direction | None, Floats] = {None: ridges.dark, "level": ridges.level, "upright": ridges.upright}
    shares = {direction: _shares(one, dark) for direction, one in lines.items()}
    return Mat(layout, ridges.region, shares, covered)


def lines_along(way: ClosedWay, at_mm: NDArray[np.float64]) -> NDArray[np.float64]:
    """Straight lines from about its first dot to about its second: misses × places × 2."""
    start, along = np.array(way.start), (np.array(way.end) - way.start) / way.length_mm
    share = (at_mm / way.length_mm)[None, :]
    aside = MISSES_MM[:, :1] * (1 - share) + MISSES_MM[:, 1:] * share
    return np.asarray(start + along * at_mm[None, :, None] + np.array([-along[1], along[0]]) * aside[:, :, None])


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
    free = ridges.dark[every][(covered | print_on_mat(layout, None) | beside_blocks(layout))[every] == 0]
    return middle(free) if len(free) else 0.0


def _shares(dark: Floats, full: float) -> Floats:
    """Of full ink, with a pen's edges made good."""
    return np.asarray(cv2.dilate(dark, np.ones((3, 3), np.uint8)) / full, np.float32)


def _covered(layout: Layout, strokes: Strokes, rings: Mapping[str, Ring], known: Accounted) -> Mask:
    """1 where yarn or a ring is, as they were drawn, and round the dots of the yarn."""
    page, yarn, region = layout.page, layout.yarn, mat_region(layout)
    assert yarn is not None
    whole = drawn_mask(yarn, strokes, known.yarn, PPM, (page.width, page.height), EDGE_MM)
    height, width = blank(region).shape
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
