"""Lines that hang nowhere: what hangs together of the ink that is left."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.connected import connected
from vision.ink.mat import BARE_COSTS, INKED, PIXEL_MM, Mat
from vision.ink.print_on_mat import beside_blocks
from vision.ink.ridges import PPM
from vision.ink.stray_line import Astray, darkness_of

LEAST_PIECE_MM, LEAST_PART_MM = 2.7, 1.4  # of a line by itself, and of one of which there is more
IN_LINE_MM = 1.9  # two pieces of one line are off by less,
BROKEN_BY_MM = 5.0  # nearer to each other than this,
SKIPPED_MM = 2.0  # and less of that is bare: pens skip
PLACES = 24  # between them
STILL_EDGE_MM = 1.2  # of a board marker, beyond what is taken for its line

Places = tuple[NDArray[np.intp], ...]  # rows and columns


def pieces(mat: Mat) -> Iterator[Astray]:
    """What hangs together of the ink that is left, the longest first."""
    hidden = mat.hidden() | beside_blocks(mat.layout)
    inked = ((mat.shares[None] >= INKED) & (hidden == 0)).astype(np.uint8)
    labels, boxes = connected(inked)
    sides = boxes[1:, 2:4].max(axis=1)
    large = [np.nonzero(labels == n) for n in np.flatnonzero(sides >= LEAST_PART_MM * PPM) + 1]
    left = sorted((_piece(mat, places) for places in _no_edges(mat, large)), key=lambda one: -one.inked_mm)
    while left and left[0].inked_mm >= LEAST_PIECE_MM:
        first, *left = left
        between = [(one, _bare_between(mat, first, one)) for one in left]
        more = {one: bare_mm for one, bare_mm in between if bare_mm < SKIPPED_MM}
        left = [one for one in left if one not in more]
        yield _joined(mat, [first, *more], sum(more.values()))


def _no_edges(mat: Mat, pieces: list[Places]) -> Iterator[Places]:
    """Without what keeps to yarn or to a ring all along: the edge of a stroke that is wider than the pen's others."""
    if pieces:
        away_mm = cv2.distanceTransform(1 - mat.covered, cv2.DIST_L2, cv2.DIST_MASK_PRECISE) / PPM
        yield from (places for places in pieces if away_mm[places].max() > STILL_EDGE_MM)


def _bare_between(mat: Mat, one: Astray, other: Astray) -> float:
    """How much is bare between two pieces that look like one line, of which yarn, a ring or print hides a part or which
    a pen has skipped; infinite if they do not."""
    (start, end), ends = np.array(one.line_mm), np.array(other.line_mm)
    along = (end - start) / max(float(np.hypot(*(end - start))), PIXEL_MM)
    on_it, aside = (ends - start) @ along, (ends - start) @ np.array([-along[1], along[0]])
    length = float((end - start) @ along)
    gap = max(float(on_it.min()) - length, -float(on_it.max()))
    if np.abs(aside).max() >= IN_LINE_MM or not 0 < gap < BROKEN_BY_MM:
        return math.inf
    near = end if on_it.mean() > length / 2 else start
    far = ends[np.abs((ends - near) @ along).argmin()]
    shares, told = mat.sampled(near + (far - near) * np.linspace(0, 1, PLACES)[:, None], None)
    return gap * float((told & (shares < INKED)).mean())


def _joined(mat: Mat, pieces: list[Astray], bare_mm: float) -> Astray:
    """What is hidden between them is part of it, and what is bare costs as much as anywhere."""
    at_mm = np.concatenate([one.at_mm for one in pieces])
    at_mm = at_mm[np.argsort(at_mm @ (pieces[0].at_mm[-1] - pieces[0].at_mm[0]))]
    dots = tuple(dict.fromkeys(_nearest_dot(mat.layout, end) for end in at_mm[[0, -1]]))
    inked_mm = math.dist(*at_mm[[0, -1]].tolist()) - (1 + BARE_COSTS) * bare_mm
    return replace(pieces[0], dots=dots, at_mm=at_mm, inked_mm=inked_mm)


def _piece(mat: Mat, on: Places) -> Astray:
    """From end to end of it, as the crow flies."""
    rows, columns = on
    places = (np.stack([columns, rows], axis=1) + 0.5) / PPM + (mat.region.x, mat.region.y)
    center = places.mean(axis=0)
    _, _, axes = np.linalg.svd(places - center, full_matrices=False)
    along = np.sort((places - center) @ axes[0])
    at_mm = center + along[:, None] * axes[0]
    dots = tuple(dict.fromkeys(_nearest_dot(mat.layout, end) for end in at_mm[[0, -1]]))
    return Astray("loose", dots, at_mm, float(along[-1] - along[0]), darkness_of(mat.shares[None][on]))


def _nearest_dot(layout: Layout, place: NDArray[np.float64]) -> str:
    assert layout.yarn is not None
    return min(layout.yarn.dots, key=lambda dot: float(np.hypot(dot.x - place[0], dot.y - place[1]))).name
