"""Does something dark lie on the sheet? Boxes may be filled until they meet, but not what is around them."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.connected import connected
from vision.flat.flatten import FlatSheet
from vision.ink.light import PAPER, Bytes, Light

LATTICE_MM = 4.0  # between places at which the bare paper is looked at
AWAY_MM = 2.2  # from any box: as far as no pen strays
LIGHTEST_WITHIN_MM = 3  # within this of such a place there is paper, whatever is printed or written there
PLACES_AROUND = 5
ENOUGH_BLACK = 3  # of the places nearest to a box: if so many are black, the box is covered as well
LARGEST_INK_MM = 11  # a box filled beyond its brim is 8 mm wide, a name written with a felt tip 7 mm high, a finger 14
THICK_MM = 4  # a line is less wide
LONG_MM = 40  # and no longer than this is what is drawn so thick, but for rows of boxes that meet
BESIDE_BOXES = 0.1  # of what is so large: it is no row of filled boxes, but lies there, as the pen or a cable does
STRAYS_MM = 3.0  # from their boxes, broad pens that fill them
COVERED_LIGHT = 0.22  # of the light on the sheet: darker than shadows are


def covered_boxes(flat: FlatSheet, light: Light) -> frozenset[str]:
    """The boxes around which there is no paper to be seen at all, and those across which something lies."""
    return _without_paper(flat, light) | _under_something_long(flat, light)


def _under_something_long(flat: FlatSheet, light: Light) -> frozenset[str]:
    """A pen put down on the sheet is as dark as ink, and leaves paper on both sides."""
    dark = np.asarray(light.by_mm < COVERED_LIGHT * PAPER, np.uint8)
    pieces, stats = connected(np.asarray(cv2.morphologyEx(dark, cv2.MORPH_OPEN, np.ones((THICK_MM,) * 2)), np.uint8))
    covered: set[str] = set()
    for number in np.flatnonzero(np.maximum(stats[:, 2], stats[:, 3]) >= LONG_MM):
        if number > 0:
            y, x = np.nonzero(pieces == number)
            at = np.stack([x + flat.region.x, y + flat.region.y], axis=1)
            if (~_on_boxes(flat.layout, at, STRAYS_MM).any(axis=0)).mean() > BESIDE_BOXES:
                touched = np.flatnonzero(_on_boxes(flat.layout, at, 0.0).any(axis=1))
                covered |= {flat.layout.boxes[box].name for box in touched}
    return frozenset(covered)


def _on_boxes(layout: Layout, places_mm: NDArray[np.float64], beyond_mm: float) -> NDArray[np.bool_]:
    """Boxes × places: is this place in that box, or so near to it?"""
    rects = [box.rect.grown(beyond_mm) for box in layout.boxes]
    low, high = (np.array([rect.corners[n] for rect in rects])[:, None] for n in (0, 2))
    return np.asarray(((places_mm >= low) & (places_mm <= high)).all(axis=2), np.bool_)


def _without_paper(flat: FlatSheet, light: Light) -> frozenset[str]:
    lightest = cv2.dilate(without_ink(light), np.ones((LIGHTEST_WITHIN_MM, LIGHTEST_WITHIN_MM), np.uint8))
    at = np.rint(_bare_places(flat.layout) - (flat.region.x, flat.region.y)).astype(int)
    inside = (at >= 0).all(axis=1) & (at[:, 0] < lightest.shape[1]) & (at[:, 1] < lightest.shape[0])
    black = np.zeros(len(at), np.bool_)
    black[inside] = lightest[at[inside, 1], at[inside, 0]] < COVERED_LIGHT * PAPER
    if not black.any():
        return frozenset()
    covered = black[_nearest(flat.layout)].sum(axis=1) >= ENOUGH_BLACK
    return frozenset(box.name for box, hidden in zip(flat.layout.boxes, covered.tolist(), strict=True) if hidden)


def without_ink(light: Light) -> Bytes:
    """A pixel a millimetre, and nothing dark in it but what is too large to be drawn."""
    return np.asarray(
        cv2.morphologyEx(light.by_mm, cv2.MORPH_CLOSE, np.ones((LARGEST_INK_MM,) * 2, np.uint8)), np.uint8
    )


@cache
def _bare_places(layout: Layout) -> NDArray[np.float64]:
    """In millimetres: away from all boxes, and within the page's printed part."""
    boxes = [box.rect for box in layout.boxes]
    low = np.min([(rect.x, rect.y) for rect in boxes], axis=0) - LATTICE_MM
    high = np.max([(rect.right, rect.bottom) for rect in boxes], axis=0) + LATTICE_MM
    across, down = (np.arange(a, b, LATTICE_MM) for a, b in zip(low, high, strict=True))
    center = np.array([rect.center for rect in boxes])
    reach = np.array([(rect.width, rect.height) for rect in boxes]) / 2 + AWAY_MM
    near = (abs(down[:, None] - center[:, 1]) < reach[:, 1])[:, None] & (
        abs(across[:, None] - center[:, 0]) < reach[:, 0]
    )
    return np.asarray(np.stack(np.meshgrid(across, down), axis=-1)[~near.any(axis=2)], np.float64)


@cache
def _nearest(layout: Layout) -> NDArray[np.int64]:
    """Of each box, the bare places nearest to it."""
    boxes = np.array([box.rect.center for box in layout.boxes])
    apart = np.linalg.norm(boxes[:, None] - _bare_places(layout)[None], axis=2)
    return np.argsort(apart, axis=1)[:, :PLACES_AROUND]
