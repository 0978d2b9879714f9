"""Find corner markers in a picture: at a small size or closer, everywhere or only beside what is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.catalogue import MARKER_FAMILY
from vision.photo import Image

Points = NDArray[np.float64]  # n × 2


@dataclass(frozen=True, slots=True)
class Closeness:
    """How closely to look for markers: at most so many pixels, and with thresholds over windows of these sizes."""

    longest_px: int
    windows: tuple[int, int]
    least: float  # a marker's outline, as a share of the picture's longest side


GLANCE = Closeness(1000, (15, 15), 0.05)  # markers of a sheet that fills the frame are plain to see
SECOND_GLANCE = Closeness(2000, (17, 29), 0.02)  # and those of sheets that fill half of it
LOOK = Closeness(4200, (5, 29), 0.012)  # and those of eight sheets


@dataclass(frozen=True)
class SeenMarker:
    id: int
    corners: Points  # clockwise from the marker's own top left, in pixels

    @property
    def center(self) -> Points:
        return np.asarray(self.corners.mean(axis=0))

    def scaled(self, by: float) -> SeenMarker:
        return SeenMarker(self.id, self.corners * by)


@dataclass(frozen=True)
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
        scale = min(1.0, GLANCE.longest_px / max(self.grey.shape))
        return np.asarray(cv2.resize(self.grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)


@dataclass(frozen=True)
class Sighting:
    """Markers, and squares that look like one but do not tell which."""

    markers: tuple[SeenMarker, ...]
    squares: tuple[Points, ...] = ()


def detect(shot: Shot, how: Closeness, besides: Sequence[Points] = ()) -> Sighting:
    """Markers, with corners refined at the shot's own size. Nothing is looked for inside the outlines `besides`."""
    grey = shot.grey
    scale = min(1.0, how.longest_px / max(grey.shape))
    small = shot.glance if how is GLANCE else cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    if besides:
        small = small.copy()
        for outline in besides:
            cv2.fillConvexPoly(small, np.rint(outline * scale).astype(np.int32), int(np.median(small[::8, ::8])))
    corners, ids, squares = _detector(how).detectMarkers(small)
    return Sighting(
        tuple(
            SeenMarker(int(id_), _refined(grey, quad.reshape(4, 2) / scale))
            for quad, id_ in zip(corners, ids.flat if ids is not None else (), strict=True)
        ),
        tuple(np.asarray(quad.reshape(4, 2) / scale, np.float64) for quad in squares),
    )


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
    settings.adaptiveThreshWinSizeMin, settings.adaptiveThreshWinSizeMax = how.windows
    settings.adaptiveThreshWinSizeStep = 12
    return cv2.aruco.ArucoDetector(family, settings)


def _refined(grey: Image, quad: Points) -> Points:
    side = float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).min())
    reach = int(np.clip(side / 14, 1, 8))
    corners = quad.astype(np.float32).reshape(-1, 1, 2)
    done = cv2.cornerSubPix(grey, corners, (reach, reach), (-1, -1), (cv2.TERM_CRITERIA_COUNT, 12, 0.02))
    moved = done.reshape(4, 2).astype(np.float64)
    return np.where(np.linalg.norm(moved - quad, axis=1, keepdims=True) <= 1.5 * reach, moved, quad)
