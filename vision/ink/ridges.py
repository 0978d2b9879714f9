"""Lines wherever they are: how much darker each place of the mat is, along the best direction through it, than the
places on both sides. What is printed is in it as well; a shadow's edge is not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, Rect
from vision.flat.flatten import FlatSheet, fields_region
from vision.ink.light import Floats, Light

PPM = 3  # pixels per millimetre: a thin pencil line is one wide
LINE_MM = 3.0  # averaged along a line
BESIDE_LINE_MM = 1.4  # from a line, further than half of the widest pen
WAYS = 8  # directions, all round
AROUND_MAT_MM = 10.5  # of the mat
DARKEST_BESIDE = np.float32(6)  # of 200: less light than this is none to compare with


@dataclass(frozen=True, eq=False)
class Ridges:
    """Each shows `region` of the page, PPM pixels a millimetre: 0.0 is no line, 1.0 a black one.

    What is printed across a way is as dark beside it, so that `level` and `upright` hardly show it.
    """

    region: Rect
    dark: Floats  # along the best direction
    level: Floats  # along the best of those that are nearly level
    upright: Floats

    def at(self, places_mm: NDArray[np.floating]) -> Floats:
        """How dark the line at each place is, by its nearest pixel; nothing beyond the region."""
        x, y = np.moveaxis(to_pixels(self.region, places_mm), -1, 0)
        height, width = self.dark.shape
        inside = (x >= 0) & (y >= 0) & (x < width) & (y < height)
        values = self.dark[y.clip(0, height - 1), x.clip(0, width - 1)]
        return np.where(inside, values, np.float32(0))


def to_pixels(region: Rect, places_mm: NDArray[np.floating]) -> NDArray[np.int64]:
    return np.asarray(np.rint((places_mm - (region.x, region.y)) * PPM - 0.5), np.int64)


@cache
def mat_region(layout: Layout) -> Rect:
    """The mat and what is around it, in whole pixels."""
    assert layout.yarn is not None
    wanted, all_ = layout.yarn.mat.grown(AROUND_MAT_MM), fields_region(layout)
    x, y = max(wanted.x, all_.x), max(wanted.y, all_.y)
    width, height = min(wanted.right, all_.right) - x, min(wanted.bottom, all_.bottom) - y
    return Rect(x, y, int(width * PPM) / PPM, int(height * PPM) / PPM)


def measure_ridges(light: Light, sheet: FlatSheet) -> Ridges:
    region = mat_region(sheet.layout)
    left, top = ((np.array([region.x, region.y]) - (sheet.region.x, sheet.region.y)) * sheet.ppm).round().astype(int)
    wide, high = round(region.width * sheet.ppm), round(region.height * sheet.ppm)
    part = light.bare[top : top + high, left : left + wide]
    size = round(region.width * PPM), round(region.height * PPM)
    small = cv2.resize(part, size, interpolation=cv2.INTER_AREA).astype(np.float32)
    ways = [_along(small, kernel, aside) for kernel, aside in _directions()]
    level, upright = (_darkest([ways[n - 1], ways[n], ways[n + 1]]) for n in (0, WAYS // 2))
    every = _darkest([level, upright, *ways[2 : WAYS // 2 - 1], *ways[WAYS // 2 + 2 : -1]])
    return Ridges(region, 1 - every, 1 - level, 1 - upright)


def _darkest(ways: list[Floats]) -> Floats:
    """Of the light beside, at most all of it."""
    least = np.minimum(ways[0], np.float32(1))
    for way in ways[1:]:
        np.minimum(least, way, out=least)
    return least


def _along(picture: Floats, kernel: Floats, aside: tuple[int, int]) -> Floats:
    """How light each place is along a line through it, as a share of the darker of both sides."""
    line = cv2.filter2D(picture, -1, kernel, borderType=cv2.BORDER_REPLICATE)
    (dx, dy), (height, width) = aside, line.shape
    rim = max(abs(dx), abs(dy))
    wide = cv2.copyMakeBorder(line, rim, rim, rim, rim, cv2.BORDER_REPLICATE)
    one = wide[rim + dy : rim + dy + height, rim + dx : rim + dx + width]
    other = wide[rim - dy : rim - dy + height, rim - dx : rim - dx + width]
    beside = np.maximum(cv2.min(one, other), DARKEST_BESIDE)
    return np.asarray(cv2.divide(line, beside, line), np.float32)


@cache
def _directions() -> tuple[tuple[Floats, tuple[int, int]], ...]:
    """For each direction the places along a line, and the step to the place beside it."""
    side = round(LINE_MM * PPM) | 1
    return tuple(_direction(np.pi * n / WAYS, side) for n in range(WAYS))


def _direction(angle: float, side: int) -> tuple[Floats, tuple[int, int]]:
    fine = 8
    drawn = np.zeros((side * fine, side * fine), np.uint8)
    middle, reach = side * fine / 2 - 0.5, (side - 1) / 2 * fine
    x, y = reach * np.cos(angle), reach * np.sin(angle)
    ends = np.rint([(middle - x, middle - y), (middle + x, middle + y)]).astype(int).tolist()
    cv2.line(drawn, ends[0], ends[1], 255, fine)
    kernel = cv2.resize(drawn, (side, side), interpolation=cv2.INTER_AREA).astype(np.float32)
    beside = BESIDE_LINE_MM * PPM
    return kernel / kernel.sum(), (round(-np.sin(angle) * beside), round(np.cos(angle) * beside))
