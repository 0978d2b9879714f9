"""Find the sheets in a photo by their corner markers. Ids tell which sheet, which corner, and which way is up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.catalogue import CORNERS, MARKER_FAMILY, layout_by_number
from sheets.layout.model import Layout, Marker
from vision.photo import Image, Photo

Points = NDArray[np.float64]  # n × 2


@dataclass(frozen=True, slots=True)
class Closeness:
    """How closely to look for markers: at most so many pixels, and with thresholds over windows of these sizes."""

    longest_px: int
    windows: tuple[int, int]
    least: float  # a marker's outline, as a share of the picture's longest side


GLANCE = Closeness(1000, (15, 15), 0.05)  # markers of a sheet that fills the frame are plain to see
SECOND_GLANCE = Closeness(2000, (17, 29), 0.02)  # and those of sheets that fill half of it
LOOK = Closeness(4200, (5, 29), 0.02)

FAR_PX_PER_MM = 5.5  # so small a sheet leaves room for others, perhaps further away
FINE_PX_PER_MM = 4.6  # below this a thin pencil line is hardly more than a pixel wide
TINY_PX_PER_MM = 3.0  # below this markers need every pixel there is
MISFIT = 0.3  # markers of one sheet are off by up to 0.2 of their side, those of two sheets by 0.4 and more
ALL_FIT = 0.1  # where no corner of all markers is off by more, any two of them are off by less than MISFIT


@dataclass(frozen=True)
class SeenMarker:
    id: int
    corners: Points  # clockwise from the marker's own top left, in pixels

    @property
    def center(self) -> Points:
        return np.asarray(self.corners.mean(axis=0))


@dataclass(frozen=True)
class Shot:
    """A photo at one of its sizes, in colour and in grey."""

    image: Image

    @cached_property
    def grey(self) -> Image:
        return np.asarray(cv2.cvtColor(self.image, cv2.COLOR_BGR2GRAY), np.uint8)


@dataclass(frozen=True)
class FoundSheet:
    """A sheet's layout and where it lies: `homography` takes millimetres of the sheet to pixels of `shot`."""

    layout: Layout
    shot: Shot
    markers: tuple[SeenMarker, ...]
    homography: NDArray[np.float64]

    @property
    def image(self) -> Image:
        return self.shot.image

    def to_pixels(self, points_mm: Points) -> Points:
        return project(self.homography, points_mm)

    @property
    def px_per_mm(self) -> float:
        return px_per_mm(self.homography, self.layout)


@dataclass(frozen=True)
class Search:
    """What a photo shows: the sheets, and what was seen that is not a sheet."""

    sheets: tuple[FoundSheet, ...]
    unknown: tuple[int, ...] = ()  # ids of markers that no layout of this version has


def find_sheets(photo: Photo) -> Search:
    """Look at a small copy first, and closer only where something is missing or too small to read."""
    shot, reduced = Shot(photo.image), photo.reduction > 1
    markers = detect(shot, GLANCE)
    if not _complete(markers):
        markers = _joined(markers, detect(shot, LOOK))
    if not _any_known(markers) and reduced:
        shot, reduced = Shot(photo.full), False
        markers = detect(shot, LOOK)
    sheets = group(shot, markers)
    if reduced and _coarsest(sheets) < FAR_PX_PER_MM:
        markers = _joined(markers, detect(shot, SECOND_GLANCE))
        sheets = group(shot, markers)
    coarsest = _coarsest(sheets)
    if reduced and coarsest < FINE_PX_PER_MM:
        full = Shot(photo.full)
        again = detect(full, LOOK if coarsest < TINY_PX_PER_MM else SECOND_GLANCE)
        sheets = group(full, _joined(again, _grown(markers, photo)))
    unknown = tuple(sorted({m.id for m in markers if layout_by_number(m.id // CORNERS) is None}))
    return Search(tuple(sorted(sheets, key=_reading_order)), unknown)


def _coarsest(sheets: Sequence[FoundSheet]) -> float:
    return min((sheet.px_per_mm for sheet in sheets), default=np.inf)


def detect(shot: Shot, how: Closeness) -> list[SeenMarker]:
    """Markers, with corners refined at the shot's own size."""
    grey = shot.grey
    scale = min(1.0, how.longest_px / max(grey.shape))
    small = grey if scale == 1.0 else cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    corners, ids, _ = _detector(how).detectMarkers(small)
    if ids is None:
        return []
    return [
        SeenMarker(int(id_), _refined(grey, quad.reshape(4, 2) / scale))
        for quad, id_ in zip(corners, ids.flat, strict=True)
    ]


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


def px_per_mm(homography: NDArray[np.float64], layout: Layout) -> float:
    x, y = layout.page.center
    cross = project(homography, np.array([[x - 5, y], [x + 5, y], [x, y - 5], [x, y + 5]]))
    sides = np.linalg.norm(cross[1::2] - cross[::2], axis=1)
    return float(sides.min()) / 10


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


def _complete(markers: Sequence[SeenMarker]) -> bool:
    """Every sheet seen shows all its corners: nothing is gained by a closer look."""
    ids = [marker.id for marker in markers]
    numbers = {id_ // CORNERS for id_ in ids}
    return bool(ids) and all(len({ids.count(n * CORNERS + k) for k in range(CORNERS)}) == 1 for n in numbers)


def _any_known(markers: Sequence[SeenMarker]) -> bool:
    return any(layout_by_number(marker.id // CORNERS) for marker in markers)


def _joined(one: Sequence[SeenMarker], other: Sequence[SeenMarker]) -> list[SeenMarker]:
    """Both lists, each marker once."""
    new = [marker for marker in other if not any(known.id == marker.id and _same_place(known, marker) for known in one)]
    return [*one, *new]


def _same_place(one: SeenMarker, other: SeenMarker) -> bool:
    side = np.linalg.norm(one.corners[0] - one.corners[2])
    return bool(np.linalg.norm(one.center - other.center) < side / 2)


def _grown(markers: Sequence[SeenMarker], photo: Photo) -> list[SeenMarker]:
    scale = 1 / photo.scale_of(photo.image)
    return [SeenMarker(marker.id, marker.corners * scale) for marker in markers]


def _reading_order(sheet: FoundSheet) -> tuple[int, float]:
    """Row by row, as one would read a table of sheets."""
    x, y = sheet.to_pixels(np.array([sheet.layout.page.center]))[0]
    height = np.ptp(sheet.to_pixels(np.array(sheet.layout.page.corners))[:, 1])
    return int(y // max(height / 2, 1.0)), float(x)
