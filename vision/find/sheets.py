"""Sheets by their corner markers: ids tell which sheet, which corner, and which way is up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.catalogue import CORNERS, layout_by_number
from sheets.layout.model import Layout, Marker
from vision.find.markers import Points, SeenMarker, Shot
from vision.photo import Image

MISFIT = 0.3  # markers of one sheet are off by up to 0.2 of their side, those of two sheets by 0.4 and more
MARGIN = 0.08  # of the way from a page's corner to its middle
ALL_FIT = 0.1  # where no corner of all markers is off by more, any two of them are off by less than MISFIT


@dataclass(frozen=True, eq=False)
class FoundSheet:
    """A sheet's layout and where it lies: `homography` takes millimetres of the sheet to pixels of `shot`."""

    layout: Layout
    shot: Shot
    markers: tuple[SeenMarker, ...]
    homography: NDArray[np.float64]
    code_text: str = ""  # of the square code, where it had to be read to know the layout

    @property
    def image(self) -> Image:
        return self.shot.image

    def seen_in(self, shot: Shot) -> FoundSheet:
        """The same in a larger or smaller shot of the same photo."""
        larger = shot.image.shape[1] / self.image.shape[1]
        markers = tuple(marker.scaled(larger) for marker in self.markers)
        return replace(self, shot=shot, markers=markers, homography=np.diag([larger, larger, 1.0]) @ self.homography)

    def to_pixels(self, points_mm: Points) -> Points:
        return project(self.homography, points_mm)

    @property
    def px_per_mm(self) -> float:
        return px_per_mm(self.homography, self.layout)

    @property
    def outline(self) -> Points:
        """The corners of the page, clockwise from its own top left."""
        return self.as_seen(np.array(self.layout.page.corners))

    def as_seen(self, points_mm: Points) -> Points:
        """The same in pixels as far as can be told: one marker alone tells little of the perspective, and nothing of it
        is made up."""
        return self.to_pixels(points_mm) if len(self.markers) > 1 else self._as_one_marker_says(points_mm)

    def _as_one_marker_says(self, points_mm: Points) -> Points:
        (seen,) = self.markers
        paper = next(np.array(marker.rect.corners) for marker in self.layout.markers if marker.id == seen.id)
        weights, *_ = np.linalg.lstsq(np.column_stack([paper, np.ones(len(paper))]), seen.corners, rcond=None)
        return np.asarray(np.column_stack([points_mm, np.ones(len(points_mm))]) @ weights)

    @property
    def printed(self) -> Points:
        """What the four markers enclose, clockwise: nobody else's print lies in there."""
        return self.to_pixels(np.array([marker.rect.corners[n] for n, marker in enumerate(self.layout.markers)]))

    @property
    def missing(self) -> Points:
        """The middles of those markers that were not seen."""
        seen = {marker.id for marker in self.markers}
        return self.to_pixels(np.array([marker.rect.center for marker in self.layout.markers if marker.id not in seen]))

    @property
    def complete(self) -> bool:
        return len(self.markers) == CORNERS

    @property
    def in_picture(self) -> bool:
        """All of its page, as far as its markers tell, but for a little of its margin."""
        height, width = self.image.shape[:2]
        x, y = (self.outline + MARGIN * (self.outline.mean(axis=0) - self.outline)).T
        return bool((x >= 0).all() and (y >= 0).all() and (x < width).all() and (y < height).all())


def group(shot: Shot, markers: Sequence[SeenMarker]) -> list[FoundSheet]:
    """Which markers belong to one sheet? Those that one and the same view of it fits, the best pairs first."""
    known = [marker for marker in markers if layout_by_number(marker.id // CORNERS)]
    if (alone := _only_sheet(shot, known)) is not None:
        return [alone]
    family = list(range(len(known)))
    for _, i, j in sorted(_fitting_pairs(shot, known)):
        mine = [k for k in range(len(known)) if family[k] == family[i]]
        theirs = [k for k in range(len(known)) if family[k] == family[j]]
        if family[i] != family[j] and not {known[k].id for k in mine} & {known[k].id for k in theirs}:
            for k in theirs:
                family[k] = family[i]
    return [_sheet(shot, tuple(known[k] for k in range(len(known)) if family[k] == one)) for one in sorted(set(family))]


def _only_sheet(shot: Shot, markers: Sequence[SeenMarker]) -> FoundSheet | None:
    """All markers as those of one sheet, if they fit so well that there is no need to compare every two of them."""
    ids = {marker.id for marker in markers}
    if len(ids) < len(markers) or len({id_ // CORNERS for id_ in ids}) != 1:
        return None
    sheet = _sheet(shot, tuple(markers))
    return sheet if _misfit(sheet) < ALL_FIT else None


def project(homography: NDArray[np.float64], points: Points) -> Points:
    columns = np.asarray(points, np.float64).reshape(-1, 1, 2)
    return np.asarray(cv2.perspectiveTransform(columns, homography).reshape(-1, 2))


def inverse(matrix: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(np.linalg.inv(matrix), np.float64)


def px_per_mm(homography: NDArray[np.float64], layout: Layout) -> float:
    x, y = layout.page.center
    cross = project(homography, np.array([[x - 5, y], [x + 5, y], [x, y - 5], [x, y + 5]]))
    sides = np.linalg.norm(cross[1::2] - cross[::2], axis=1)
    return float(sides.min()) / 10


def _fitting_pairs(shot: Shot, markers: Sequence[SeenMarker]) -> Iterator[tuple[float, int, int]]:
    for (i, one), (j, other) in combinations(enumerate(markers), 2):
        if one.id // CORNERS == other.id // CORNERS and one.id != other.id:
            misfit = _misfit(_sheet(shot, (one, other)))
            if misfit < MISFIT:
                yield misfit, i, j


def _misfit(sheet: FoundSheet) -> float:
    """How far the corners of markers lie from where the sheet's view has them, in shares of a marker's side."""
    places = {marker.id: np.array(marker.rect.corners) for marker in sheet.layout.markers}
    return max(
        float(np.linalg.norm(sheet.to_pixels(places[seen.id]) - seen.corners, axis=1).max())
        / float(np.linalg.norm(seen.corners - np.roll(seen.corners, 1, axis=0), axis=1).min())
        for seen in sheet.markers
    )


def _sheet(shot: Shot, markers: tuple[SeenMarker, ...]) -> FoundSheet:
    layout = layout_by_number(markers[0].id // CORNERS)
    assert layout is not None
    places = {marker.id: marker for marker in layout.markers}
    return FoundSheet(layout, shot, markers, _fit([(places[seen.id], seen) for seen in markers]))


def _fit(pairs: Iterable[tuple[Marker, SeenMarker]]) -> NDArray[np.float64]:
    pairs = list(pairs)
    paper = np.concatenate([np.array(marker.rect.corners) for marker, _ in pairs])
    pixels = np.concatenate([seen.corners for _, seen in pairs])
    homography, _ = cv2.findHomography(paper, pixels, 0)
    return np.asarray(homography, np.float64)
