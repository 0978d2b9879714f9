"""Separate ink from light: how much darker a place is than the paper it lies on, whatever the lamp and the pen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.flatten import FlatSheet

Floats = NDArray[np.float32]

PAPER = 200.0  # paper in a byte, so that what is a little lighter still fits
PAPER_PPM = 2.0
PEN_MM = 0.3  # light is averaged over a thin pen's width: noise goes, strokes stay
QUARTILE_TO_MEDIAN = 2.1  # of steps that are nothing but noise
WIDEST_INK_MM = 8.0  # a box filled to the brim is the widest dark thing a pen leaves; paper must be seen beyond it


@dataclass(frozen=True)
class Light:
    """How light every pixel is. A pen's mark is darker than what lies right beside it; a shadow's edge is not."""

    level: Floats  # 1.0 is the paper or mat right there, whatever light falls on it
    bare: Floats  # 1.0 is well lit paper: shadows are still in it, with their edges untouched
    colours: NDArray[np.uint8]  # blue, green, red as in `level`, in units of PAPER


def light_map(sheet: FlatSheet) -> Light:
    ratio = np.asarray(cv2.divide(sheet.image, _paper(sheet), scale=PAPER), np.uint8)
    return Light(_level(ratio, sheet.ppm), _level(_balanced(sheet), sheet.ppm), ratio)


def _level(colours: NDArray[np.uint8], ppm: float) -> Floats:
    """One number for three colours.

    A coloured pen swallows some colours and lets others pass, so the darkest channel counts as much as all three
    together: a yellow felt tip is seen in blue, a pencil in all.
    """
    blue, green, red = cv2.split(colours)
    darkest = cv2.min(cv2.min(blue, green), red)
    together = cv2.transform(colours, np.full((1, 3), 1 / 3, np.float32))
    light = cv2.blur(cv2.addWeighted(darkest, 0.5, together, 0.5, 0.0), (max(1, round(PEN_MM * ppm)),) * 2)
    return np.asarray(light, np.float32) / np.float32(PAPER)


def _balanced(sheet: FlatSheet) -> NDArray[np.uint8]:
    """The lamp's colour taken out: well lit paper is the same in blue, green and red."""
    white = np.quantile(sheet.image[::7, ::7].reshape(-1, 3), 0.85, axis=0)
    table = np.arange(256)[:, None] * (PAPER / np.maximum(white, 1.0))
    return np.asarray(cv2.LUT(sheet.image, np.clip(table, 0, 255).astype(np.uint8)[None]), np.uint8)


def _paper(sheet: FlatSheet) -> NDArray[np.uint8]:
    """The sheet without anything thin and dark on it: a closing keeps the edges of shadows where they are."""
    height, width = sheet.image.shape[:2]
    scale = PAPER_PPM / sheet.ppm
    small = cv2.resize(sheet.image, (round(width * scale), round(height * scale)), interpolation=cv2.INTER_AREA)
    small = cv2.medianBlur(small, 3)
    side = round(WIDEST_INK_MM * PAPER_PPM) | 1
    closed = cv2.morphologyEx(small, cv2.MORPH_CLOSE, np.ones((side, side), np.uint8))
    soft = np.maximum(cv2.GaussianBlur(closed, (0, 0), 1.0), 1)
    return np.asarray(cv2.resize(soft, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)


def sampled(image: NDArray[Any], sheet: FlatSheet, places_mm: NDArray[np.floating]) -> Floats:
    """The picture's value, or values, at each place: the nearest pixel, as there are far more places than pixels."""
    height, width = image.shape[:2]
    ppm = np.float32(sheet.ppm)
    x = ((places_mm[..., 0] - np.float32(sheet.region.x)) * ppm + np.float32(0.5)).astype(np.int32)
    y = ((places_mm[..., 1] - np.float32(sheet.region.y)) * ppm + np.float32(0.5)).astype(np.int32)
    at = np.clip(y, 0, height - 1) * width + np.clip(x, 0, width - 1)
    return np.asarray(image.reshape(height * width, *image.shape[2:])[at], np.float32)


def usual_step(steps: Floats) -> Floats:
    """The middle of each row of noisy steps, told by its lower quarter: ink makes large steps, and never many."""
    return np.asarray(QUARTILE_TO_MEDIAN * np.nanquantile(steps, 0.25, axis=1), np.float32)
