"""A soft marker, seen from above: which of all that were ever printed it is most like."""

from __future__ import annotations

from functools import cache
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.catalogue import CORNERS, MARKER_FAMILY, layout_by_number, printed_sheets
from sheets.layout.model import Layout, Marker
from vision.find.markers import Points
from vision.photo import Image

CELL_PX = 3
SIDE_CELLS = 8
INSIDE_CELLS = 6  # they tell markers apart; around them is a black frame
OUTSIDE_CELLS = 2  # that frame, and a cell of paper
ASIDE_PX = (-1, 0, 1)  # soft squares are a little off
BLURS = (0.5, 0.9)  # cells: the softness of markers that are not told otherwise
GROWN = (0.92, 1.0, 1.08)  # the outline of a soft square lies a little inside or outside
# Of a thousand places on tables that show none the likest has 0.64; blurred markers have 0.75 and more.
LIKE = 0.7
WORTH_A_LOOK = 0.5  # as like it is at first sight, or a closer look makes it no marker
LIKER = 0.12  # than any other marker: else it is one, and nobody knows which


def likest(place: Image, square: Points) -> tuple[float, int, Points]:
    """How like it is to which marker, and that one's corners; not at all, if others are nearly as like."""
    if (_alike(_inside(_cells(place, square))) @ _known().T).max() < WORTH_A_LOOK:
        return 0.0, 0, square
    outlines = [(square - square.mean(axis=0)) * grown + square.mean(axis=0) for grown in GROWN]
    laid = [(outline, _cells(place, outline)) for outline in outlines]
    ways = [(*one, x, y) for one in laid for x, y in product(ASIDE_PX, repeat=2)]
    likeness = _alike(np.concatenate([_inside(cells, x, y) for _, cells, x, y in ways])) @ _known().T
    of_id = likeness.max(axis=0).reshape(len(_ids()), -1).max(axis=1)
    best, next_best = np.sort(of_id)[:-3:-1].tolist()
    if best - next_best < LIKER:
        return 0.0, 0, square
    how, which = np.unravel_index(likeness.argmax(), likeness.shape)
    turns = int(which) // len(BLURS) % CORNERS
    id_ = _ids()[int(which) // len(BLURS) // CORNERS]
    return best, id_, np.roll(ways[int(how)][0], turns, axis=0)


def place_of(marker: Marker, place: Image, px_per_mm: float) -> Points | None:
    """Where in a picture of a place this marker is, seen upright, if it is there."""
    best, corners, cell_px = LIKE, None, marker.rect.width * px_per_mm / SIDE_CELLS
    for cell, blur in product((int(cell_px), int(cell_px) + 1), BLURS):
        printed = _printed(marker.id, cell, blur)
        fit = cv2.matchTemplate(place.astype(np.float32), printed, cv2.TM_CCOEFF_NORMED)
        _, like, _, at = cv2.minMaxLoc(fit)
        if like > best:
            best, corners = like, np.array(at) + (1 + SIDE_CELLS * (square_of(1.0) + 0.5)) * cell
    return corners


def _cells(place: Image, outline: Points) -> NDArray[np.float32]:
    """A square laid out in cells, with one of the paper around it."""
    side = (SIDE_CELLS + 2) * CELL_PX
    onto = (square_of(1.0) + 0.5) * SIDE_CELLS * CELL_PX + CELL_PX
    matrix = cv2.getPerspectiveTransform(outline.astype(np.float32), onto.astype(np.float32))
    return np.asarray(cv2.warpPerspective(place, matrix, (side, side)), np.float32)


def _inside(cells: NDArray[np.float32], x: int = 0, y: int = 0) -> NDArray[np.float32]:
    """Of a marker laid out in cells, those inside its frame, or a little aside: one row."""
    low, side = OUTSIDE_CELLS * CELL_PX, INSIDE_CELLS * CELL_PX
    return cells[low + y : low + y + side, low + x : low + x + side].reshape(1, -1)


def _alike(pictures: NDArray[np.float32]) -> NDArray[np.float32]:
    """Made so that the product of two is how like they are, from -1 to 1, however bright and however faint."""
    away = pictures - pictures.mean(axis=1, keepdims=True)
    return np.asarray(away / np.linalg.norm(away, axis=1, keepdims=True).clip(1e-6), np.float32)


@cache
def layouts() -> tuple[Layout, ...]:
    """Of every sheet that was ever printed."""
    known = map(layout_by_number, sorted(printed_sheets()))
    return tuple(layout for layout in known if layout is not None)


@cache
def _ids() -> tuple[int, ...]:
    return tuple(marker.id for layout in layouts() for marker in layout.markers)


@cache
def _known() -> NDArray[np.float32]:
    """Every marker there is, in four turns, sharp and soft."""
    ways = product(_ids(), range(CORNERS), BLURS)
    return _alike(np.concatenate([_inside(_printed(id_, CELL_PX, blur, turns)) for id_, turns, blur in ways]))


def _printed(id_: int, cell_px: int, blur: float, turns: int = 0) -> NDArray[np.float32]:
    """A marker with a cell of paper around it."""
    family = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, MARKER_FAMILY))
    marker = np.pad(np.asarray(family.generateImageMarker(id_, SIDE_CELLS)), 1, constant_values=255)
    large = np.kron(np.rot90(marker, turns), np.ones((cell_px, cell_px))).astype(np.float32)
    return np.asarray(cv2.GaussianBlur(large, (0, 0), blur * cell_px), np.float32)


def square_of(side: float) -> Points:
    """Clockwise from the top left, around nothing."""
    return np.array([(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]) * side / 2
