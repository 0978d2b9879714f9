"""What the sheets that were found leave of the picture: is there paper with print on it, perhaps other sheets?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.find.markers import Points, Shot
from vision.find.sheets import FoundSheet
from vision.photo import Image

SMALL_PX = 250  # the longest side of the copy in which paper is looked for
SPOTS_PX = 500  # and of the one for the black spots on it
BRIGHT = 0.3  # of the light on known paper: what is darker is a table, or in a shadow too deep to be read
ALIKE = 1.4  # colours of paper, under two lamps and with print on it, differ by no more than this factor
PRINT_PX = 5  # of the copy: print is no wider than this, and paper is seen around it
NARROW_PX = 220  # of the photo: a strip narrower than this holds no sheet, however slanted, whose markers could be read
BLACK = 0.3  # by so much darker than the paper around is a marker, even if it is only a few pixels wide
BLOB_PX = (2, 24)  # of its copy: how large markers are
LONGEST = 2.2  # times as long as wide: what is longer is a line
FEWEST = 2  # blobs like that, or a sheet that shows half its corners would be overlooked
BESIDE = 2
SIDE_PX = (8, 32)  # of a marker whose cells run into each other
UNEQUAL = 1.8
DARKER = 0.75


@dataclass(frozen=True)
class Room:
    """The part of the picture that may be another sheet's paper, on a small copy."""

    paper: NDArray[np.uint8]
    scale: float  # pixels of the copy for one of the picture

    def __bool__(self) -> bool:
        return bool(self.paper.any())

    def holds(self, square: Points) -> bool:
        x, y = (square.mean(axis=0) * self.scale).astype(int)
        return bool(self.paper[max(y - BESIDE, 0) : y + BESIDE + 1, max(x - BESIDE, 0) : x + BESIDE + 1].any())


def too_small_to_tell(square: Points, grey: Image) -> bool:
    """A square that may be a marker, if only there were more pixels of it."""
    sides = np.linalg.norm(square - np.roll(square, 1, axis=0), axis=1)
    if not (SIDE_PX[0] <= sides.min() and sides.max() <= min(SIDE_PX[1], UNEQUAL * sides.min())):
        return False
    middle, reach = np.rint(square.mean(axis=0)).astype(int), int(sides.max())
    x, y = np.maximum(middle - reach, 0)
    part = grey[y : y + 2 * reach, x : x + 2 * reach]
    inside = np.zeros(part.shape, np.uint8)
    cv2.fillConvexPoly(inside, np.rint(square - (x, y)).astype(np.int32), 1)
    return bool(part[inside > 0].mean() < DARKER * part[inside == 0].mean())


def room_left(shot: Shot, sheets: Sequence[FoundSheet]) -> Room:
    """Bright places, of the colour of known paper, with black spots on them; wide enough for a sheet."""
    step = max(1, round(max(shot.image.shape[:2]) / SMALL_PX))
    copy = np.asarray(cv2.blur(shot.image[::step, ::step], (3, 3)), np.uint8)
    known = np.zeros(copy.shape[:2], np.uint8)
    for sheet in sheets:
        cv2.fillConvexPoly(known, np.rint(sheet.outline / step).astype(np.int32), 1)
    paper = cv2.morphologyEx(_like_paper(copy, known), cv2.MORPH_CLOSE, np.ones((PRINT_PX, PRINT_PX)))
    paper[known > 0] = 0
    side = max(1, round(NARROW_PX / shot.reduction / step))
    whole = np.ones((side, side), np.uint8)
    wide = np.asarray(cv2.erode(paper, whole, borderType=cv2.BORDER_CONSTANT, borderValue=0), np.uint8)
    if not wide.any():
        return Room(wide, 1 / step)
    return Room(_with_blobs(np.asarray(cv2.dilate(wide, whole), np.uint8), shot.glance), 1 / step)


def _like_paper(copy: Image, known: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Where nothing is known of the paper's colour, that of the brighter half of the picture."""
    pixels = copy[known > 0] if known.any() else copy.reshape(-1, 3)
    white = np.maximum(np.quantile(pixels[::7], 0.7, axis=0), 1)
    share = [
        cv2.convertScaleAbs(channel, alpha=100 / level)
        for channel, level in zip(cv2.split(copy), white.tolist(), strict=True)
    ]
    least, most = cv2.min(cv2.min(share[0], share[1]), share[2]), cv2.max(cv2.max(share[0], share[1]), share[2])
    return np.asarray((least > 100 * BRIGHT) & (most < ALIKE * least), np.uint8)


def _with_blobs(paper: NDArray[np.uint8], glance: Image) -> NDArray[np.uint8]:
    """Those pieces of it that have a few black spots, each as compact as a marker."""
    scale = SPOTS_PX / max(glance.shape)
    grey = cv2.resize(glance, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    around = cv2.morphologyEx(grey, cv2.MORPH_CLOSE, np.ones((BLOB_PX[1], BLOB_PX[1])))
    _, pieces = cv2.connectedComponents(paper, ltype=cv2.CV_16U)
    pieces_there = cv2.resize(pieces, grey.shape[::-1], interpolation=cv2.INTER_NEAREST)
    black = (cv2.subtract(around, grey) > BLACK * around) & (pieces_there > 0)
    _, _, spots, middles = cv2.connectedComponentsWithStats(black.astype(np.uint8))
    width, height = spots[1:, cv2.CC_STAT_WIDTH], spots[1:, cv2.CC_STAT_HEIGHT]
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    compact = (shorter >= BLOB_PX[0]) & (longer <= BLOB_PX[1]) & (longer <= LONGEST * shorter)
    x, y = middles[1:][compact].astype(int).T
    often = np.bincount(pieces_there[y, x], minlength=int(pieces.max()) + 1) >= FEWEST
    often[0] = False
    return np.asarray(often[pieces], np.uint8)
