"""Lay a photographed sheet flat: perspective from the markers, then curl, folds and lens from the printed dots and
frames. The layout says which dots and frames must be there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.checks import SAFE_MARGIN
from sheets.layout.model import Layout, Rect
from vision.find.markers import Points
from vision.find.sheets import FoundSheet, project
from vision.flat.bend import Bend, fitted_bend
from vision.flat.grow import Known, grow, look_again
from vision.flat.landmarks import View, plain_dots, search_view
from vision.photo import Image

Floats = NDArray[np.float32]

READ_PPM = 8.0  # pixels per millimetre in which fields are read, where the photo has as many
COARSEST_PPM = 4.0
AROUND_MM = 7.0  # of the outermost fields, paper that is looked at as well
MESH_PX = 48
STRIP = 8  # rows of the mesh that are laid flat at once: maps for all of a sheet take more memory than its photo
GOOD_MM = 0.7  # print that lies nearer than this to where the bend has it was found
LOOKS = 4  # how often to lay a sheet out anew that lacks markers
SETTLED_MM = 2.0
ENOUGH_LANDMARKS = 12
WELL_FOUND = 0.9  # of the landmarks: a mat that lies a dot aside has its border, its toys and the boxes against it
NEXT_DOTS = ((0, -1), (0, 1), (-1, 0), (1, 0))
BETTER = 1.05  # so many times the trust, and the print lies there
NO_SECOND_MAP = np.empty(0, np.float32)  # x and y are both in the first


@dataclass(frozen=True, eq=False)
class FlatSheet:
    """The sheet as if scanned: `image` shows `region` of the page at `ppm` pixels per millimetre."""

    layout: Layout
    image: Image
    region: Rect
    ppm: float
    homography: NDArray[np.float64]
    bend: Bend
    sure: NDArray[np.bool_]  # of each landmark of the layout: it was seen, and where the bend has it

    @property
    def found(self) -> float:
        """How well the paper's print was recovered: the share of landmarks that were."""
        return float(self.sure.mean())

    def to_photo(self, points_mm: Points) -> Points:
        """Pixels in the image the sheet was found in."""
        return project(self.homography, points_mm + self.bend.at(points_mm))

    def to_flat(self, points_mm: Points) -> Points:
        return (points_mm - (self.region.x, self.region.y)) * self.ppm


def flatten(sheet: FoundSheet) -> FlatSheet:
    sheet, view, found = _print_of(sheet)
    bend, sure = _laid(sheet, view, found)
    if sure.mean() < WELL_FOUND and sheet.layout.yarn is not None:
        aside = _dot_aside(view, _seeds(sheet), found, sheet.layout.yarn.pitch)
        if aside is not found:
            bend, sure = _laid(sheet, view, aside)
    return _read_view(sheet, bend, sure)


def _laid(sheet: FoundSheet, view: View, found: Known) -> tuple[Bend, NDArray[np.bool_]]:
    """The bend, and which landmarks lie where it has them."""
    bend = fitted_bend(sheet.layout.page, _seeds(sheet).joined(found[found.trust > 0]))
    if look_again(view, found, bend.at(found.expected)):
        bend = fitted_bend(sheet.layout.page, _seeds(sheet).joined(found[found.trust > 0]))
    off = np.linalg.norm(bend.at(found.expected) - found.shift, axis=1)
    return bend, (found.trust > 0) & (off < GOOD_MM)


def _dot_aside(view: View, seeds: Known, found: Known, pitch: float) -> Known:
    """Paper that rises steeply between a marker and the mat may show the next dot where the first is expected, and all
    others follow it: is more of the print found if each dot was taken for its neighbour?"""
    dots = found[(found.trust > 0) & (np.arange(len(found.trust)) < len(plain_dots(view.layout)))]
    best = found
    for step in NEXT_DOTS if len(dots.trust) else ():
        moved = Known(dots.expected, dots.shift + pitch * np.array(step), dots.trust)
        other = grow(view, seeds.joined(moved))
        if other.trust.sum() > BETTER * best.trust.sum():
            best = other
    return best


def _print_of(sheet: FoundSheet) -> tuple[FoundSheet, View, Known]:
    """The landmarks. With a corner missing the first homography is a guess, and what they say makes it a better one."""
    view = search_view(sheet)
    found = grow(view, _seeds(sheet))
    if len(sheet.markers) == len(sheet.layout.markers):
        return sheet, view, found
    for _ in range(LOOKS):
        known = _seeds(sheet).joined(found[found.trust > 0])
        if (found.trust > 0).sum() < ENOUGH_LANDMARKS:
            break
        pixels = project(sheet.homography, known.expected + known.shift)
        fitted, _ = cv2.findHomography(known.expected, pixels, 0)
        if fitted is None:
            break
        corners = np.array(sheet.layout.page.corners)
        before, sheet = sheet, replace(sheet, homography=np.asarray(fitted, np.float64))
        moved = np.linalg.norm(before.to_pixels(corners) - sheet.to_pixels(corners), axis=1).max() / sheet.px_per_mm
        view = search_view(sheet)
        found = grow(view, _seeds(sheet))
        if moved < SETTLED_MM:
            break
    return sheet, view, found


def _seeds(sheet: FoundSheet) -> Known:
    """The corners of the markers."""
    corners = {marker.id: marker.rect.corners for marker in sheet.layout.markers}
    expected = np.concatenate([np.array(corners[seen.id]) for seen in sheet.markers])
    pixels = np.concatenate([seen.corners for seen in sheet.markers])
    to_paper = np.asarray(np.linalg.inv(sheet.homography), np.float64)
    return Known(expected, project(to_paper, pixels) - expected, np.ones(len(expected)))


# --- the view in which fields are read ---------------------------------------------------------------------------


def _read_view(sheet: FoundSheet, bend: Bend, sure: NDArray[np.bool_]) -> FlatSheet:
    region = fields_region(sheet.layout)
    ppm = float(np.clip(sheet.px_per_mm, COARSEST_PPM, READ_PPM))
    return FlatSheet(
        sheet.layout,
        _laid_flat(sheet, bend, region, ppm),
        region,
        ppm,
        sheet.homography,
        bend,
        sure,
    )


@cache
def fields_region(layout: Layout) -> Rect:
    """What is read of the page: all fields, and the paper around that they are compared with."""
    dots = [(dot.x, dot.y) for dot in layout.yarn.dots] if layout.yarn else []
    points = np.array([*dots, *(corner for box in layout.boxes for corner in box.rect.corners)])
    low = np.maximum(points.min(axis=0) - AROUND_MM, SAFE_MARGIN)
    high = np.minimum(points.max(axis=0) + AROUND_MM, np.array(layout.page.corners[2]) - SAFE_MARGIN)
    return Rect(*low.tolist(), *(high - low).tolist())


def _laid_flat(sheet: FoundSheet, bend: Bend, region: Rect, ppm: float) -> Image:
    flat = np.empty((round(region.height * ppm), round(region.width * ppm), 3), np.uint8)
    mesh = _pixel_mesh(sheet, bend, region, ppm, flat.shape)
    for first in range(0, len(mesh) - 2, STRIP):
        strip = flat[first * MESH_PX : (first + STRIP) * MESH_PX]
        height, width = strip.shape[:2]
        pixels = _stretched(mesh[first : first + STRIP + 2])[:height, :width]
        # Fixed-point maps, good to a 32nd of a pixel, are followed in little more than half the time.
        where, between = cv2.convertMaps(pixels, NO_SECOND_MAP, cv2.CV_16SC2)
        cv2.remap(sheet.image, where, between, cv2.INTER_LINEAR, strip, cv2.BORDER_REPLICATE)
    return flat


def _pixel_mesh(sheet: FoundSheet, bend: Bend, region: Rect, ppm: float, shape: tuple[int, ...]) -> Floats:
    """Where in the photo the flat sheet's pixels come from: exact on a mesh, with a ring of points around it."""
    rows, columns = (-(-size // MESH_PX) for size in shape[:2])
    x = region.x + ((np.arange(-1, columns + 1) + 0.5) * MESH_PX - 0.5) / ppm
    y = region.y + ((np.arange(-1, rows + 1) + 0.5) * MESH_PX - 0.5) / ppm
    mesh = np.stack([axis.ravel() for axis in np.meshgrid(x, y)], axis=1)
    pixels = project(sheet.homography, mesh + bend.at(mesh)).reshape(rows + 2, columns + 2, 2)
    return np.asarray(pixels, np.float32)


def _stretched(mesh: Floats) -> Floats:
    """Between the mesh points a straight line; the outermost ring of points only lends a hand."""
    full = cv2.resize(mesh, None, fx=MESH_PX, fy=MESH_PX, interpolation=cv2.INTER_LINEAR)
    return np.asarray(full[MESH_PX:, MESH_PX:], np.float32)
