"""What the sheets that were found leave of the picture: is there paper, with something like markers on it?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.find.markers import Points, Shot, Spots
from vision.find.sheets import FoundSheet
from vision.middle import quantiles
from vision.photo import Image

SMALL_PX = 250  # the longest side of the copy in which paper is looked for
BRIGHT = 0.3  # of the light on known paper: what is darker is a table, or in a shadow too deep to be read
ALIKE = 1.4  # colours of paper, under two lamps and with print on it, differ by no more than this factor
PRINT_PX = 5  # of the copy: print is no wider than this, and paper is seen around it
NARROW_PX = 220  # of the photo: a strip narrower than this holds no sheet, however slanted, whose markers could be read
FEWEST = 2  # spots like markers, or a sheet that shows half its corners would be overlooked
BESIDE = 2
SIDE_PX = (8, 32)  # of a marker whose cells run into each other
UNEQUAL = 1.8
DARKER = 0.75


@dataclass(frozen=True, eq=False)
class Room:
    """The part of the picture that may be another sheet's paper, on a small copy: its pieces, numbered from 1."""

    pieces: NDArray[np.int32]
    scale: float  # pixels of the copy for one of the picture

    def __bool__(self) -> bool:
        return bool(self.pieces.any())

    def holds(self, square: Points) -> bool:
        return bool(self._piece_of(square.mean(axis=0)[None])[0])

    def with_enough(self, spots: Spots) -> Spots:
        """Those spots that lie on a piece of paper with a few of them."""
        piece = self._piece_of(spots[:, :2])
        often = np.bincount(piece, minlength=1) >= FEWEST
        often[0] = False
        return spots[often[piece]]

    def _piece_of(self, places: Points) -> NDArray[np.int32]:
        """0 where a place is not on paper, nor right beside it."""
        around = cv2.dilate(self.pieces.astype(np.uint16), np.ones((2 * BESIDE + 1, 2 * BESIDE + 1), np.uint8))
        height, width = around.shape
        x, y = (places * self.scale).astype(int).T
        return np.asarray(around[y.clip(0, height - 1), x.clip(0, width - 1)], np.int32)


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
    """Bright places, of the colour of known paper, wide enough for a sheet."""
    step = max(1, round(max(shot.image.shape[:2]) / SMALL_PX))
    copy = np.asarray(cv2.blur(shot.image[::step, ::step], (3, 3)), np.uint8)
    known = np.zeros(copy.shape[:2], np.uint8)
    for sheet in sheets:
        cv2.fillConvexPoly(known, np.rint(sheet.outline / step).astype(np.int32), 1)
    paper = cv2.morphologyEx(_like_paper(copy, known), cv2.MORPH_CLOSE, np.ones((PRINT_PX, PRINT_PX)))
    paper[known > 0] = 0
    side = max(1, round(NARROW_PX / shot.reduction / step))
    whole = np.ones((side, side), np.uint8)
    wide = cv2.dilate(cv2.erode(paper, whole, borderType=cv2.BORDER_CONSTANT, borderValue=0), whole)
    return Room(np.asarray(cv2.connectedComponents(wide)[1], np.int32), 1 / step)


def _like_paper(copy: Image, known: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Where nothing is known of the paper's colour, that of the brighter half of the picture."""
    pixels = copy[known > 0] if known.any() else copy.reshape(-1, 3)
    white = np.maximum(quantiles(pixels[::7].T, 0.7), 1)
    share = [
        cv2.convertScaleAbs(channel, alpha=100 / level)
        for channel, level in zip(cv2.split(copy), white.tolist(), strict=True)
    ]
    least, most = cv2.min(cv2.min(share[0], share[1]), share[2]), cv2.max(cv2.max(share[0], share[1]), share[2])
    return np.asarray((least > 100 * BRIGHT) & (most < ALIKE * least), np.uint8)
