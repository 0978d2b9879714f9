"""What the print hides of the mat: there it is as dark as a pen, or a pen on it cannot be made out."""

from __future__ import annotations

from functools import cache
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, Rect, YarnGrid
from vision.ink.ridges import PPM, mat_region, to_pixels

Mask = NDArray[np.uint8]
Direction = Literal["level", "upright"]
Part = tuple[slice, slice]  # of a mask

DOT_MM, SPOT_MM, START_MM, PICTURE_MM = 1.6, 2.1, 2.6, 3.6  # round a dot, by what is on it
THREAD_MM = 2.0  # the ball's thread, which leads to the start
BLOCK_OUTLINE_MM = 0.7  # outside of a block's outline, print may be off by so much
BLOCK_SIDE_MM = 1.7  # and inside of it are its side, and the light on its edge
CARVED = 0.7  # of the room on a block is taken by its letter
IN_THE_MIDDLE, ROOMIEST = 0.9, 0.95  # of the most room there is on a block
TOP_MM = 0.8  # a block's side, around its top
ACROSS = 0.5  # what runs less than this along a way, for each step across, is crossed by it
AROUND_BLOCK_MM = 3.0  # of a block, further than print about it reaches
BORDER_MM = 2.2  # the mat's woven rim


@cache
def print_on_mat(layout: Layout, way: Direction | None) -> Mask:
    """1 where print hides ink. Inside of blocks ink can be told from the block's colour, but for the letter; and for
    lines that run one way, what runs across them hides nothing."""
    assert layout.yarn is not None
    mask = _dots_and_thread(layout).copy()
    for block, (part, around, rim, letter) in zip(layout.yarn.obstacles, _on_blocks(layout), strict=True):
        mask[part] |= letter | (rim if way is None else rim & _sides_along(around, np.array(block), way))
    return mask


@cache
def _dots_and_thread(layout: Layout) -> Mask:
    yarn, region = layout.yarn, mat_region(layout)
    assert yarn is not None
    mask = blank(region)
    for dot in yarn.dots:
        disc(mask, region, (dot.x, dot.y), _radius(yarn, dot.name))
    start = yarn.at(yarn.face.start)
    line(mask, region, np.array([start, (start[0], yarn.mat.y)]), THREAD_MM)
    return mask


@cache
def _on_blocks(layout: Layout) -> tuple[tuple[Part, Rect, Mask, Mask], ...]:
    """Of each block: the part of the mask around it, the same in millimetres, its outline and side, and its letter."""
    assert layout.yarn is not None
    corners = [np.array(block) for block in layout.yarn.obstacles]
    around = [_around(mat_region(layout), one) for one in corners]
    return tuple((part, rect, *_rim_and_letter(rect, one)) for one, (part, rect) in zip(corners, around, strict=True))


@cache
def beside_blocks(layout: Layout) -> Mask:
    """1 where only the strokes that are looked for one by one can be told: on blocks, at the rim, beyond the mat."""
    yarn, region = layout.yarn, mat_region(layout)
    assert yarn is not None
    mask = np.ones_like(blank(region))
    inside = yarn.mat.grown(-BORDER_MM)
    (left, top), (right, bottom) = to_pixels(region, np.array([inside.corners[0], inside.corners[2]])).tolist()
    mask[top:bottom, left:right] = 0
    for block in yarn.obstacles:
        part, around = _around(region, np.array(block))
        mask[part] |= _grown(_filled(around, np.array(block)), BLOCK_OUTLINE_MM + 0.6)
    return mask


def _radius(yarn: YarnGrid, dot: str) -> float:
    face = yarn.face
    if dot in face.objects or dot == face.paw:
        return PICTURE_MM
    return START_MM if dot == face.start else SPOT_MM if dot in face.cup_spots else DOT_MM


def _around(region: Rect, corners: NDArray[np.float64]) -> tuple[Part, Rect]:
    """The part of the mask that a block and its surroundings lie in, and the same in millimetres."""
    low, high = to_pixels(
        region, np.array([corners.min(axis=0) - AROUND_BLOCK_MM, corners.max(axis=0) + AROUND_BLOCK_MM])
    )
    (left, top), (right, bottom) = low.clip(0).tolist(), high.clip(0).tolist()
    part = Rect(region.x + left / PPM, region.y + top / PPM, (right - left) / PPM, (bottom - top) / PPM)
    return (slice(top, bottom), slice(left, right)), part


def _rim_and_letter(region: Rect, corners: NDArray[np.float64]) -> tuple[Mask, Mask]:
    """A block's outline and side, and the letter in its middle."""
    filled = _filled(region, corners)
    rim = _grown(filled, BLOCK_OUTLINE_MM) - (1 - _grown(1 - filled, BLOCK_SIDE_MM))
    room = cv2.distanceTransform(filled, cv2.DIST_L2, cv2.DIST_MASK_PRECISE)
    most = float(room.max())
    own_x, own_y = to_pixels(region, corners.mean(axis=0)).tolist()
    carved = blank(region)
    if room[own_y, own_x] > IN_THE_MIDDLE * most:  # a plank's letter is in its middle
        carved[own_y, own_x] = 1
    else:  # an arch has as much room on either side
        carved[room > ROOMIEST * most] = 1
    letter = _grown(carved, CARVED * (most / PPM - TOP_MM))
    return rim, letter


def _sides_along(region: Rect, corners: NDArray[np.float64], way: Direction) -> Mask:
    """1 around those sides of a block that run rather along a way than across it."""
    mask = blank(region)
    for one, other in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        along, across = np.abs(other - one)[:: 1 if way == "level" else -1]
        if along > ACROSS * across:
            line(mask, region, np.array([one, other]), 2 * BLOCK_SIDE_MM)
    return mask


def _filled(region: Rect, corners: NDArray[np.float64]) -> Mask:
    mask = blank(region)
    cv2.fillPoly(mask, [to_pixels(region, corners).astype(np.int32)], 1)
    return mask


def _grown(mask: Mask, by_mm: float) -> Mask:
    round_ = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * round(by_mm * PPM) + 1,) * 2)
    return np.asarray(cv2.dilate(mask, round_), np.uint8)


def blank(region: Rect) -> Mask:
    return np.zeros((round(region.height * PPM), round(region.width * PPM)), np.uint8)


def disc(mask: Mask, region: Rect, middle: tuple[float, float], radius_mm: float) -> None:
    x, y = to_pixels(region, np.array(middle)).tolist()
    cv2.circle(mask, (x, y), round(radius_mm * PPM), 1, -1)


def line(mask: Mask, region: Rect, points_mm: NDArray[np.float64], width_mm: float) -> None:
    cv2.polylines(mask, [to_pixels(region, points_mm).astype(np.int32)], False, 1, max(1, round(width_mm * PPM)))
