"""Find corner markers in a picture: at places that look like one, at a small size or closer; or everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import cv2
import numpy as np
from cv2.typing import MatLike
from numpy.typing import NDArray

from sheets.layout.catalogue import MARKER_FAMILY
from vision.photo import Image, resized

Points = NDArray[np.float64]  # n × 2
Spots = NDArray[np.float64]  # n × 3: where something like a marker is, and how long its longer side


@dataclass(frozen=True, slots=True)
class Closeness:
    """How closely to look for markers: with thresholds over windows of these sizes."""

    windows_px: tuple[int, ...]
    least: float  # a marker's outline, as a share of the longest side of what is looked at


GLANCE = Closeness((23,), 0.8)  # markers of a sheet that fills the frame are plain to see
LOOK = Closeness((9, 25), 0.8)
SEEK = Closeness((9, 25), 0.1)  # in a place that is far wider than the marker
SOFT = Closeness((9, 25, 41, 57), 0.8)  # blurred ones stand out over wider windows
EVERYWHERE = Closeness((5, 17, 29), 0.012)  # where there is no place to begin with
GLANCE_PX = 1000
EVERYWHERE_PX = 4200
AROUND = 2.0  # times as wide as a spot is the place that is looked at: it may be less than the whole marker
AROUND_PX = 2
PLACE_PX = 72  # the size at which all places are looked at, whatever they have: a marker's cell has four pixels then
MARKER_PX = 64  # the side at which a marker is looked for whose place is a guess: it may be half as large as guessed
WIDEST_PX = 1200  # and no closer than makes a place so wide: that takes long


@dataclass(frozen=True, eq=False)
class SeenMarker:
    """Which marker it is, and where in the picture."""

    id: int
    corners: Points  # clockwise from the marker's own top left, in pixels

    @property
    def center(self) -> Points:
        return np.asarray(self.corners.mean(axis=0))

    def scaled(self, by: float) -> SeenMarker:
        return SeenMarker(self.id, self.corners * by)

    def moved(self, by: tuple[int, int]) -> SeenMarker:
        return SeenMarker(self.id, self.corners + np.array(by))

    def refined(self, grey: Image) -> SeenMarker:
        return SeenMarker(self.id, _refined(grey, self.corners))

    @property
    def spot(self) -> Points:
        return np.array([*self.center, np.ptp(self.corners, axis=0).max()])


@dataclass(frozen=True, eq=False)
class Shot:
    """A photo at one of its sizes, in colour and in grey."""

    image: Image
    reduction: int = 1  # how many of the photo's own pixels lie side by side in one of these

    @cached_property
    def grey(self) -> Image:
        return np.asarray(cv2.cvtColor(self.image, cv2.COLOR_BGR2GRAY), np.uint8)

    @cached_property
    def glance(self) -> Image:
        """A small copy of it, in grey."""
        return resized(self.grey, min(1.0, GLANCE_PX / max(self.grey.shape)))


@dataclass(frozen=True, eq=False)
class Sighting:
    """Markers, and squares that look like one but do not tell which."""

    markers: tuple[SeenMarker, ...]
    squares: tuple[Points, ...] = ()


def detect(shot: Shot, how: Closeness, spots: Spots) -> Sighting:
    """Markers at these spots, with corners refined at the shot's own size."""
    markers: list[SeenMarker] = []
    squares: list[Points] = []
    for x, y, side in spots.tolist():
        reach = AROUND * side / 2 + AROUND_PX
        corner = max(int(x - reach), 0), max(int(y - reach), 0)
        place = shot.grey[corner[1] : int(y + reach) + 1, corner[0] : int(x + reach) + 1]
        scale = PLACE_PX / max(place.shape)
        seen = _detected(resized(place, scale), how)
        markers = joined(markers, [marker.scaled(1 / scale).moved(corner) for marker in seen.markers])
        squares += [square / scale + np.array(corner) for square in seen.squares]
    return Sighting(tuple(marker.refined(shot.grey) for marker in markers), tuple(squares))


def detect_at(shot: Shot, outline: Points, sides: float) -> tuple[SeenMarker, ...]:
    """Markers within so many of a marker's sides of where the outline of one is guessed to be."""
    side = float(np.linalg.norm(outline - np.roll(outline, 1, axis=0), axis=1).mean())
    low, high = outline.min(axis=0) - sides * side, outline.max(axis=0) + sides * side
    (x, y), (right, bottom) = (np.clip(corner, 0, shot.grey.shape[::-1]).astype(int).tolist() for corner in (low, high))
    place = shot.grey[y:bottom, x:right]
    if not 1.0 <= side <= 2 * min(place.shape):
        return ()
    scale = min(MARKER_PX / side, WIDEST_PX / max(place.shape))
    seen = _detected(resized(place, scale), SEEK)
    found = (marker.scaled(1 / scale).moved((x, y)) for marker in seen.markers)
    return tuple(marker.refined(shot.grey) for marker in found)


def detect_everywhere(shot: Shot) -> Sighting:
    """Markers anywhere in the picture: takes far longer."""
    scale = min(1.0, EVERYWHERE_PX / max(shot.grey.shape))
    seen = _detected(resized(shot.grey, scale), EVERYWHERE)
    markers = tuple(marker.scaled(1 / scale).refined(shot.grey) for marker in seen.markers)
    return Sighting(markers, tuple(square / scale for square in seen.squares))


def squares_in(picture: Image) -> tuple[Points, ...]:
    """All that may be markers, told or not, however soft they are."""
    seen = _detected(picture, SOFT)
    return (*(marker.corners for marker in seen.markers), *seen.squares)


def _detected(picture: Image, how: Closeness) -> Sighting:
    corners, ids, squares = _detector(how).detectMarkers(picture)
    numbers = ids.flat if ids is not None else ()
    return Sighting(
        tuple(SeenMarker(int(id_), _four(quad)) for quad, id_ in zip(corners, numbers, strict=True)),
        tuple(map(_four, squares)),
    )


def _four(quad: MatLike) -> Points:
    return np.asarray(quad.reshape(4, 2), np.float64)


def joined(one: Sequence[SeenMarker], other: Sequence[SeenMarker]) -> list[SeenMarker]:
    """Both lists, each marker once."""
    new = [marker for marker in other if not any(known.id == marker.id and _same_place(known, marker) for known in one)]
    return [*one, *new]


def _same_place(one: SeenMarker, other: SeenMarker) -> bool:
    side = np.linalg.norm(one.corners[0] - one.corners[2])
    return bool(np.linalg.norm(one.center - other.center) < side / 2)


@cache
def _detector(how: Closeness) -> cv2.aruco.ArucoDetector:
    family = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, MARKER_FAMILY))
    settings = cv2.aruco.DetectorParameters()
    settings.minMarkerPerimeterRate = how.least
    settings.adaptiveThreshWinSizeMin, settings.adaptiveThreshWinSizeMax = how.windows_px[0], how.windows_px[-1]
    settings.adaptiveThreshWinSizeStep = how.windows_px[-1] - how.windows_px[-2] if how.windows_px[1:] else 1
    return cv2.aruco.ArucoDetector(family, settings)


def _refined(grey: Image, quad: Points) -> Points:
    side = float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).min())
    reach = int(np.clip(side / 14, 1, 8))
    corners = quad.astype(np.float32).reshape(-1, 1, 2)
    done = cv2.cornerSubPix(grey, corners, (reach, reach), (-1, -1), (cv2.TERM_CRITERIA_COUNT, 12, 0.02))
    moved = done.reshape(4, 2).astype(np.float64)
    return np.where(np.linalg.norm(moved - quad, axis=1, keepdims=True) <= 1.5 * reach, moved, quad)
