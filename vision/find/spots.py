"""Dark, compact spots with something light around them: every marker is one, and of what else is seen, not much."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.connected import connected
from vision.find.markers import Points, Shot, Spots
from vision.middle import middles
from vision.photo import Image, resized
from vision.pixels import within


@dataclass(frozen=True, slots=True)
class Coarseness:
    """On how small a copy to look for spots, and for which."""

    longest_px: int
    sides_px: tuple[int, int]
    dark: float  # of the lightest around: what is lighter belongs to no spot
    contrast: float  # of the paper's light: by so much darker than what is around is a spot, even a blurred one


FINE = Coarseness(1000, (5, 110), 0.75, 0.14)
COARSE = Coarseness(500, (2, 8), 0.8, 0.09)  # for markers that fall to pieces where their cells can be told apart
PLAIN = 0.012  # of the picture's longest side: markers of a sheet that fills the frame are no smaller
LARGEST = 20  # spots: on nine photos of ten a sheet that fills the frame has all its markers among them
AROUND_SPOT = 0.065  # of it: paper is seen within this, whatever is printed there
LONGEST = 2.2  # times as long as wide: what is longer is a line
FILLED = 0.3  # of the upright frame around a spot, however it is turned
RING = 0.85  # times its longer side is the radius of a circle around a marker on which there is mostly paper
RING_PX = 1
INSIDE = 0.4  # and so far to each side from its middle it is mostly black
AT_CELLS = 0.3  # and so far, however it is turned, there are cells, black and white
CELLS = 0.15  # of the paper's light: even where cells are hardly more than a pixel wide they differ by 0.28

_ANGLES = np.arange(24) * (2 * np.pi / 24)
_CIRCLE = np.stack([np.cos(_ANGLES), np.sin(_ANGLES)], axis=1)
_LIGHTEST = 21  # of the places on the circle in order: this one is paper
_GRID = np.stack(np.meshgrid(*[np.linspace(-INSIDE, INSIDE, 6)] * 2), axis=-1).reshape(-1, 2)
_DARKEST = len(_GRID) // 4
_CELLS = np.stack(np.meshgrid(*[np.linspace(-AT_CELLS, AT_CELLS, 9)] * 2), axis=-1).reshape(-1, 2)


def fine_spots(shot: Shot) -> Spots:
    return _of_cells(shot, _spots(shot.glance, FINE) * (shot.grey.shape[1] / shot.glance.shape[1]))


def coarse_spots(shot: Shot) -> Spots:
    copy = resized(shot.glance, min(1.0, COARSE.longest_px / max(shot.glance.shape)))
    return _of_cells(shot, _spots(copy, COARSE) * (shot.grey.shape[1] / copy.shape[1]))


def plain_ones(spots: Spots, shot: Shot) -> Spots:
    """Those that may be markers of a sheet that fills the frame: of the largest those first that lie furthest out, as a
    sheet's corners do, then all others by their size."""
    plain = spots[spots[:, 2] >= PLAIN * max(shot.grey.shape)]
    by_size = plain[np.argsort(-plain[:, 2], kind="stable")]
    return np.concatenate([_outermost_first(by_size[:LARGEST]), by_size[LARGEST:]])


def _outermost_first(spots: Spots) -> Spots:
    """Towards each corner of the picture in turn."""
    x, y = spots[:, :2].T
    rank = np.stack([x + y, x - y, y - x, -x - y]).argsort(axis=1).argsort(axis=1).min(axis=0)
    return np.asarray(spots[np.argsort(rank, kind="stable")], np.float64)


def _spots(grey: Image, how: Coarseness) -> Spots:
    dark = cv2.compare(grey, cv2.convertScaleAbs(_lightest_around(grey), alpha=how.dark), cv2.CMP_LT)
    x, y, width, height, filled = connected(np.asarray(dark, np.uint8))[1][1:].T
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    least, most = how.sides_px
    compact = (shorter >= least) & (longer <= most) & (longer <= LONGEST * shorter)
    compact &= filled >= FILLED * width * height
    spots = np.stack([x + width / 2, y + height / 2, longer], axis=1)[compact]
    return np.asarray(spots[_contrast(grey, spots) >= how.contrast], np.float64)


def _lightest_around(grey: Image) -> Image:
    """The picture but for anything dark and small; half its size is enough, and takes a quarter of the time."""
    half = resized(grey, 0.5)
    side = round(AROUND_SPOT * max(half.shape)) | 1
    lightest = cv2.morphologyEx(half, cv2.MORPH_CLOSE, np.ones((side, side), np.uint8))
    return np.asarray(cv2.resize(lightest, grey.shape[::-1]), np.uint8)


def _contrast(grey: Image, spots: Spots) -> NDArray[np.float32]:
    """By how much a spot is darker than most of a circle around it: around one of a pattern is more of the pattern."""
    soft, side = np.asarray(cv2.blur(grey, (3, 3)), np.uint8), spots[:, 2, None]
    circle = _values(soft, spots, _CIRCLE, RING * side + RING_PX)
    inside = _values(soft, spots, _GRID, side)
    paper = np.partition(circle, _LIGHTEST, axis=1)[:, _LIGHTEST]
    darkest = np.partition(inside, _DARKEST, axis=1)[:, _DARKEST]
    return np.asarray((middles(circle) - darkest) / np.maximum(paper, 1), np.float32)


def _of_cells(shot: Shot, spots: Spots) -> Spots:
    """Those that are light and dark inside, as a marker's cells are: a plain square, of a tablecloth's many, is not."""
    inside = np.sort(_values(shot.grey, spots, _CELLS, spots[:, 2, None]), axis=1)
    paper = np.partition(_values(shot.grey, spots, _CIRCLE, RING * spots[:, 2, None]), _LIGHTEST, axis=1)[:, _LIGHTEST]
    few = len(_CELLS) // 9
    return np.asarray(spots[inside[:, -few] - inside[:, few - 1] >= CELLS * paper], np.float64)


def _values(grey: Image, spots: Spots, places: Points, reach: NDArray[np.float64]) -> NDArray[np.float32]:
    """Of the picture at these places around each spot, in units of its reach: spots × places."""
    height, width = grey.shape
    x = within((spots[:, 0, None] + places[:, 0] * reach).astype(int), width)
    y = within((spots[:, 1, None] + places[:, 1] * reach).astype(int), height)
    return np.asarray(grey[y, x], np.float32)
