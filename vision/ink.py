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
WIDEST_INK_MM = 8.0  # a box filled to the brim is the widest dark thing a pen leaves; paper must be seen beyond it


@dataclass(frozen=True)
class Light:
    """For every pixel how light it is, 1.0 being the paper or mat right there: as one number, and colour by colour."""

    level: Floats
    colours: NDArray[np.uint8]  # blue, green, red, in units of PAPER


def light_map(sheet: FlatSheet) -> Light:
    """Divide by the paper.

    A coloured pen swallows some colours and lets others pass, so the darkest channel counts as much as all three
    together: a yellow felt tip is seen in blue, a pencil in all.
    """
    paper = _paper(sheet)
    ratio = np.asarray(cv2.divide(sheet.image, paper, scale=PAPER), np.uint8)
    blue, green, red = cv2.split(ratio)
    darkest = cv2.min(cv2.min(blue, green), red)
    together = cv2.transform(ratio, np.full((1, 3), 1 / 3, np.float32))
    light = cv2.blur(cv2.addWeighted(darkest, 0.5, together, 0.5, 0.0), (max(1, round(PEN_MM * sheet.ppm)),) * 2)
    return Light(np.asarray(light, np.float32) / np.float32(PAPER), ratio)


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
