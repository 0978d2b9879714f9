"""Markers too slanted or too soft to be told as they lie in the picture, looked at as if from above: where one sheet
was read, it is known how the table lies, how large a marker is there, and how far apart two of a sheet are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.catalogue import CORNERS, layout_by_number
from sheets.layout.model import Layout, Marker
from vision.find.likeness import LIKE, layouts, likest, place_of, square_of
from vision.find.markers import Points, SeenMarker, Shot, Spots, joined, squares_in
from vision.find.sheets import FoundSheet, inverse, project
from vision.photo import Image

ENOUGH = 3  # markers of a sheet tell how its table lies
SPOT = (0.33, 2.5)  # of a marker's side there: what is seen of a blurred one, or with print beside it
APART = 0.08  # of a distance: from one sheet to the next the plane is led astray by no more
AROUND_MM = 7.3  # from a marker's middle: beyond its own corners, and most of the way around only paper
PAPER = 0.8  # of the lightest around: no shadow falls so steeply
CONTRAST = 0.15  # of the paper's light: by so much a marker is darker, however soft
MOST_LOOKS = 60  # spots: on a newspaper there are hundreds
TABLE_MM = 2000.0  # as much of it as is looked at: what lies further off is too small in any photo
STEP_MM = 4.0
MARKER_MM = 9.0
PLACE_MM = 16.0  # a marker, however it is turned, and a little paper
PX_PER_MM = 6.0  # of a place seen from above: seven to a marker's cell
SIDE_MM = (6.5, 12.5)  # of a square that may be a marker of 9 or 10 mm, printed at any of the usual scales
GUESS_MM = 3.0
GUESS = 0.1  # of the way from a marker that was seen: by its direction alone the next one is guessed so far astray

_ANGLES = np.arange(24) * (2 * np.pi / 24)
_CIRCLE = np.stack([np.cos(_ANGLES), np.sin(_ANGLES)], axis=1)
_GRID = np.stack(np.meshgrid(*[np.linspace(-0.35, 0.35, 6)] * 2), axis=-1).reshape(-1, 2)


@dataclass(frozen=True, eq=False)
class Plane:
    """Millimetres of the table around a sheet, and pixels of a shot."""

    homography: NDArray[np.float64]
    middle: Points

    def to_pixels(self, points_mm: Points) -> Points:
        return project(self.homography, points_mm - TABLE_MM / 2)

    def to_mm(self, pixels: Points) -> Points:
        return project(inverse(self.homography), pixels) + TABLE_MM / 2

    def has(self, pixels: Points) -> NDArray[np.bool_]:
        """Beyond the horizon there is no table."""
        to_mm = inverse(self.homography)[2]
        depth = np.column_stack([pixels, np.ones(len(pixels))]) @ to_mm
        return np.asarray(depth * (np.append(self.middle, 1) @ to_mm) > 0, np.bool_)


def seen_from_above(shot: Shot, sheets: Sequence[FoundSheet], spots: Spots) -> list[SeenMarker]:
    """Markers at those of the spots that lie like the corners of a sheet, and others of the same sheets."""
    planes = [Plane(sheet.homography, sheet.outline.mean(axis=0)) for sheet in sheets if len(sheet.markers) >= ENOUGH]
    seen: list[SeenMarker] = []
    for plane, spot in _likeliest(shot, planes, spots):
        marker = _marker_at(shot, plane, spot)
        if marker is not None:
            seen = joined(seen, (marker, *_others(shot, plane, marker)))
    return seen


def _likeliest(shot: Shot, planes: Sequence[Plane], spots: Spots) -> list[tuple[Plane, Points]]:
    """As many as there is time for: those first that lie to most others as a sheet's corners do."""
    if not planes or not len(spots):
        return []
    nearest = np.array([np.linalg.norm(spots[:, :2] - plane.middle, axis=1) for plane in planes]).argmin(axis=0)
    found: list[tuple[int, Plane, Points, Points]] = []
    for n, plane in enumerate(planes):
        places_mm = plane.to_mm(spots[:, :2])
        near = plane.has(spots[:, :2]) & (np.linalg.norm(places_mm - TABLE_MM / 2, axis=1) < TABLE_MM / 2)
        corners = _corners_with(places_mm[near])
        of_some = (nearest[near] == n) & (corners > 1)
        places = zip(corners[of_some].tolist(), spots[near][of_some], places_mm[near][of_some], strict=True)
        found += [(count, plane, spot, place_mm) for count, spot, place_mm in places]
    found.sort(key=lambda one: -one[0])
    likely = (
        (plane, spot)
        for _, plane, spot, place_mm in found
        if _is_sized(plane, spot, place_mm) and _stands_out(shot, plane, place_mm)
    )
    return list(islice(likely, MOST_LOOKS))


def _is_sized(plane: Plane, spot: Points, place_mm: Points) -> bool:
    """As large as a marker is there."""
    side = np.ptp(plane.to_pixels(place_mm + square_of(MARKER_MM)), axis=0).max()
    return bool(SPOT[0] < spot[2] / max(side, 1e-6) < SPOT[1])


def _stands_out(shot: Shot, plane: Plane, place_mm: Points) -> bool:
    """Dark, with mostly paper around it, whatever is printed on one side."""
    around = np.sort(_greys(shot, plane.to_pixels(place_mm + AROUND_MM * _CIRCLE)))
    inside = np.median(_greys(shot, plane.to_pixels(place_mm + MARKER_MM * _GRID)))
    third, paper = around[len(around) // 3], around[-4]
    return bool(third > PAPER * paper and third - inside > CONTRAST * paper)


def _greys(shot: Shot, places: Points) -> NDArray[np.float32]:
    height, width = shot.grey.shape
    x, y = places.astype(int).T
    return np.asarray(shot.grey[y.clip(0, height - 1), x.clip(0, width - 1)], np.float32)


def _corners_with(places_mm: Points) -> NDArray[np.intp]:
    """For each place, how many corners of a sheet there are at most with this one among them."""
    places = places_mm @ (1, 1j)
    ways = places[None] - places[:, None]
    apart, most = np.abs(ways), np.ones(len(places), int)
    for width, height in {_sides(layout) for layout in layouts()}:
        for along, across in ((width, height), (height, width)):
            one, other = np.nonzero(np.abs(apart - along) < APART * along)
            taken = _taken(places_mm, APART * across)
            for aside in (across * 1j, -across * 1j):
                turned = ways[one, other] / apart[one, other] * aside
                thirds = [_at(taken, places[end] + turned) for end in (one, other)]
                np.maximum.at(most, one, 2 + thirds[0] + thirds[1])
    return most


def _taken(places_mm: Points, reach: float) -> Image:
    """A map of the table, in steps of some millimetres: where there is a place within reach."""
    table = np.zeros((round(TABLE_MM / STEP_MM),) * 2, np.uint8)
    for x, y in np.rint(places_mm / STEP_MM).astype(int).tolist():
        cv2.circle(table, (x, y), round(reach / STEP_MM), 1, cv2.FILLED)
    return table


def _at(table: Image, places: NDArray[np.complex128]) -> NDArray[np.intp]:
    last = len(table) - 1
    x, y = (np.rint(part / STEP_MM).astype(int).clip(0, last) for part in (places.real, places.imag))
    return np.asarray(table[y, x], np.intp)


def _marker_at(shot: Shot, plane: Plane, spot: Points) -> SeenMarker | None:
    """The marker that is seen there, if one of all is far liker than any other."""
    (middle,) = plane.to_mm(spot[None, :2])
    place, to_place = _flat(shot, plane, middle + square_of(PLACE_MM))
    seen = [likest(place, square) for square in squares_in(place) if _is_marker_sized(square)]
    like, id_, corners = max(seen, key=lambda one: one[0], default=(0.0, 0, middle))
    return SeenMarker(id_, project(inverse(to_place), corners)) if like >= LIKE else None


def _flat(shot: Shot, plane: Plane, outline_mm: Points) -> tuple[Image, NDArray[np.float64]]:
    """A place of the table as seen from above, and what takes pixels of the shot there."""
    sides = np.linalg.norm(outline_mm[[1, 2]] - outline_mm[[0, 1]], axis=1)
    width, height = np.ceil(sides * PX_PER_MM).astype(int).tolist()
    onto = (square_of(1.0) + 0.5) * (width, height)
    to_place = cv2.getPerspectiveTransform(plane.to_pixels(outline_mm).astype(np.float32), onto.astype(np.float32))
    place = cv2.warpPerspective(shot.grey, to_place, (width, height), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(place, np.uint8), np.asarray(to_place, np.float64)


def _is_marker_sized(square: Points) -> bool:
    sides_mm = np.linalg.norm(square - np.roll(square, 1, axis=0), axis=1) / PX_PER_MM
    return bool(SIDE_MM[0] < sides_mm.min() and sides_mm.max() < SIDE_MM[1])


def _sides(layout: Layout) -> tuple[float, float]:
    """How far apart its markers are, along and down."""
    first, _, last, _ = (np.array(marker.rect.center) for marker in layout.markers)
    return float(last[0] - first[0]), float(last[1] - first[1])


def _others(shot: Shot, plane: Plane, seen: SeenMarker) -> Iterator[SeenMarker]:
    """The other corners of its sheet, where this one says: as like to what must be there, and to nothing else."""
    layout = layout_by_number(seen.id // CORNERS)
    assert layout is not None
    (mine,) = (marker for marker in layout.markers if marker.id == seen.id)
    to_table = _laid(mine, plane.to_mm(seen.corners))
    for marker in layout.markers:
        if marker is not mine:
            far = float(np.linalg.norm(np.subtract(marker.rect.center, mine.rect.center)))
            around = np.array(marker.rect.grown(GUESS_MM + GUESS * far).corners)
            place, to_place = _flat(shot, plane, to_table(around))
            corners = place_of(marker, place, PX_PER_MM)
            if corners is not None:
                yield SeenMarker(marker.id, project(inverse(to_place), corners))


def _laid(marker: Marker, corners_mm: Points) -> Callable[[Points], Points]:
    """From millimetres of a sheet to those of the table: one marker tells where it lies and how it is turned."""
    page = np.array(marker.rect.corners) @ (1, 1j)
    table = corners_mm @ (1, 1j)
    turn = np.vdot(page - page.mean(), table - table.mean())
    turn /= abs(turn)

    def to_table(points: Points) -> Points:
        laid = (points @ (1, 1j) - page.mean()) * turn + table.mean()
        return np.stack([laid.real, laid.imag], axis=1)

    return to_table
