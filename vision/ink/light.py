"""Separate ink from light: how much darker a place is than the paper it lies on, whatever the lamp and the pen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.typing import NDArray

from vision.ahead import Ahead
from vision.flat.flatten import FlatSheet
from vision.middle import quantiles
from vision.pixels import within

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

PAPER = 200.0  # paper in a byte, so that what is a little lighter still fits
PAPER_PPM = 2.0
WHITE_STEP = 15  # every so many pixels are enough to know what is white
NO_LIGHT = np.float32(1e-4)
PEN_MM = 0.3  # light is averaged over a thin pen's width: noise goes, strokes stay
QUARTILE_TO_MEDIAN = 2.1  # of steps that are nothing but noise
WIDEST_INK_MM = 8.0  # a box filled to the brim is the widest dark thing a pen leaves; paper must be seen beyond it


@dataclass(frozen=True, eq=False)
class Light:
    """How light every pixel is. A pen's mark is darker than what lies right beside it; a shadow's edge is not.

    All in bytes, in units of PAPER: far fewer pixels are ever sampled than there are.
    """

    level: Bytes  # the unit is the paper or mat right there, whatever light falls on it
    bare: Bytes  # the unit is well lit paper: shadows are still in it, with their edges untouched
    colours: Bytes  # blue, green, red as in `level`
    by_mm: Bytes  # `bare`, one pixel a millimetre


def light_map(sheet: FlatSheet) -> Light:
    balanced = Ahead(partial(_bare, sheet))
    ratio = np.asarray(cv2.divide(sheet.image, _paper(sheet), scale=PAPER), np.uint8)
    level = _level(cv2.split(ratio), sheet.ppm)
    bare, by_mm = balanced.result()
    return Light(level, bare, ratio, by_mm)


def _bare(sheet: FlatSheet) -> tuple[Bytes, Bytes]:
    bare = _level(_balanced(sheet), sheet.ppm)
    return bare, _by_mm(bare, sheet.ppm)


def _by_mm(bare: Bytes, ppm: float) -> Bytes:
    """In two steps: exactly half is had in no time."""
    height, width = bare.shape[0] // 2, bare.shape[1] // 2
    half = cv2.resize(bare[: 2 * height, : 2 * width], (width, height), interpolation=cv2.INTER_AREA)
    size = max(1, round(2 * width / ppm)), max(1, round(2 * height / ppm))
    return np.asarray(cv2.resize(half, size, interpolation=cv2.INTER_AREA), np.uint8)


def _level(colours: Sequence[MatLike], ppm: float) -> Bytes:
    """One number for three colours.

    A coloured pen swallows some colours and lets others pass, so the darkest channel counts as much as all three
    together: a yellow felt tip is seen in blue, a pencil in all.
    """
    blue, green, red = colours
    darkest = cv2.min(cv2.min(blue, green), red)
    together = cv2.addWeighted(cv2.addWeighted(blue, 0.5, green, 0.5, 0.0), 2 / 3, red, 1 / 3, 0.0)
    light = cv2.blur(cv2.addWeighted(darkest, 0.5, together, 0.5, 0.0), (max(1, round(PEN_MM * ppm)),) * 2)
    return np.asarray(light, np.uint8)


def _balanced(sheet: FlatSheet) -> list[MatLike]:
    """The lamp's colour taken out: well lit paper is the same in blue, green and red."""
    return [
        cv2.convertScaleAbs(channel, alpha=PAPER / float(most))
        for channel, most in zip(cv2.split(sheet.image), _white(sheet), strict=True)
    ]


def _white(sheet: FlatSheet) -> NDArray[np.float64]:
    """Blue, green and red of well lit paper."""
    return np.maximum(quantiles(sheet.image[::WHITE_STEP, ::WHITE_STEP].reshape(-1, 3).T, 0.85), 1.0)


def of_white(sheet: FlatSheet, places_mm: NDArray[np.floating]) -> Floats:
    """Blue, green and red at each place, as shares of those of well lit paper."""
    return np.asarray(sampled(sheet.image, sheet, places_mm) * (PAPER / _white(sheet)), np.float32)


def colourless(colours: Floats) -> Floats:
    """The weakest colour at each place as a share of the strongest: paper has nearly all, in the shade as well."""
    return np.asarray(colours.min(axis=-1) / np.maximum(colours.max(axis=-1), NO_LIGHT), np.float32)


def _paper(sheet: FlatSheet) -> Bytes:
    """The sheet without anything thin and dark on it: a closing keeps the edges of shadows where they are."""
    height, width = sheet.image.shape[:2]
    scale = PAPER_PPM / sheet.ppm
    small = cv2.resize(cv2.pyrDown(sheet.image), (round(width * scale), round(height * scale)))
    small = cv2.medianBlur(small, 3)
    side = round(WIDEST_INK_MM * PAPER_PPM) | 1
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, np.ones((side, side), np.uint8))
    soft = np.maximum(cv2.GaussianBlur(closed, (0, 0), 1.0), 1)
    return np.asarray(cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)


def sampled(image: Bytes, sheet: FlatSheet, places_mm: NDArray[np.floating]) -> Floats:
    """The picture's value, or values, at each place: the nearest pixel, as there are far more places than pixels."""
    return values_at(image, rows(sheet, places_mm[..., 1]) * image.shape[1] + columns(sheet, places_mm[..., 0]))


def values_at(image: Bytes, pixels: NDArray[np.int32]) -> Floats:
    """The picture's value, or values, at pixels that are counted row by row; 1.0 is paper."""
    # Pixels are all within the picture; to say so saves a third of the time.
    values = image.reshape(-1, *image.shape[2:]).take(pixels, axis=0, mode="clip")
    return np.asarray(values / np.float32(PAPER), np.float32)


def columns(sheet: FlatSheet, x_mm: NDArray[np.floating]) -> NDArray[np.int32]:
    return _nearest(x_mm - np.float32(sheet.region.x), sheet.ppm, sheet.image.shape[1])


def rows(sheet: FlatSheet, y_mm: NDArray[np.floating]) -> NDArray[np.int32]:
    return _nearest(y_mm - np.float32(sheet.region.y), sheet.ppm, sheet.image.shape[0])


def _nearest(from_edge_mm: NDArray[np.floating], ppm: float, count: int) -> NDArray[np.int32]:
    pixels = (from_edge_mm * np.float32(ppm) + np.float32(0.5)).astype(np.int32)
    return np.asarray(within(pixels, count), np.int32)


def usual_step(steps: Floats) -> Floats:
    """The middle of each row of noisy steps, told by its lower quarter: ink makes large steps, and never many."""
    ordered = np.sort(steps, axis=1)  # what is not a number comes last
    quarter = np.isfinite(ordered).sum(axis=1) // 4
    return np.asarray(QUARTILE_TO_MEDIAN * ordered[np.arange(len(ordered)), quarter], np.float32)


def known_median(values: Floats) -> Floats:
    """The median of what is a number in each row; not a number where nothing is. NumPy's own is many times slower."""
    ordered = np.sort(values, axis=1)  # what is not a number comes last
    count = np.isfinite(ordered).sum(axis=1)
    n = np.arange(len(ordered))
    return np.asarray((ordered[n, (count - 1) // 2] + ordered[n, count // 2]) / 2, np.float32)


def known_quantile(values: Floats, share: float) -> Floats:
    """Of what is a number in each row, what this share of it is no larger than; not a number where nothing is."""
    ordered = np.sort(values, axis=1)  # what is not a number comes last
    rank = (share * (np.isfinite(ordered).sum(axis=1) - 1).clip(0)).astype(int)
    return np.asarray(ordered[np.arange(len(ordered)), rank], np.float32)
