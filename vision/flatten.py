"""Lay a photographed sheet flat: perspective from the markers, then curl and lens from the printed dots and frames.

The layout says which dots and frames must be there. Each is looked for near its expected place, and a smooth bend
of the paper is fitted to what was found; a few misled matches (under yarn, in a shadow) cannot pull it away.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, Rect
from vision.find import FoundSheet, Points, project
from vision.photo import Image

Floats = NDArray[np.float32]

SEARCH_PPM = 4.0  # pixels per millimetre in which landmarks are looked for
READ_PPM = 8.0  # and in which fields are read, where the photo has as many
COARSEST_PPM = 4.0
MESH_PX = 48
BLOB_SIGMA_MM = 0.42
FRAME_REACH_MM = 1.0
FRAME_TRUST = 0.4
FRAME_SHIFT_MM = 1.6
FRAME_NEIGHBOURS_MM = 13.0
FOLD_MM = 9.0  # how far a landmark speaks for its surroundings
FOLD_DAMPING = 1.5
FOLD_MOST_MM = 1.6


@dataclass(frozen=True)
class Bend:
    """How far, in millimetres, each point of the paper lies from where a flat sheet would have it.

    A polynomial for the curl as a whole; near a fold, what the landmarks around say beyond that.
    """

    degree: int
    weights: NDArray[np.float64]  # terms × 2
    page: Rect
    landmarks: Points = field(default_factory=lambda: np.zeros((0, 2)))
    beyond: Points = field(default_factory=lambda: np.zeros((0, 2)))
    trust: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))

    def at(self, points_mm: Points) -> Points:
        curl = _terms(points_mm, self.page, self.degree) @ self.weights
        if not len(self.landmarks):
            return np.asarray(curl)
        apart = ((points_mm[:, None, :] - self.landmarks[None]) ** 2).sum(axis=2)
        pull = np.exp(-apart / (2 * FOLD_MM**2)) * self.trust
        return np.asarray(curl + (pull @ self.beyond) / (pull.sum(axis=1, keepdims=True) + FOLD_DAMPING))


@dataclass(frozen=True)
class Fit:
    """How well the paper's print was recovered: the share of landmarks found, and by how much they are off."""

    found: float
    residual_mm: float


@dataclass(frozen=True)
class FlatSheet:
    """The sheet as if scanned: `image` shows `region` of the page at `ppm` pixels per millimetre."""

    layout: Layout
    image: Image
    region: Rect
    ppm: float
    homography: NDArray[np.float64]
    bend: Bend
    fit: Fit
    photo_ppm: float  # what the photo itself had to give
    frame_shifts: dict[str, tuple[float, float]]  # of each box, in mm, beyond the bend

    def to_photo(self, points_mm: Points) -> Points:
        """Pixels in the image the sheet was found in."""
        return project(self.homography, points_mm + self.bend.at(points_mm))

    def to_flat(self, points_mm: Points) -> Points:
        return (points_mm - (self.region.x, self.region.y)) * self.ppm


def flatten(sheet: FoundSheet) -> FlatSheet:
    if len(sheet.markers) < 4:
        sheet = _anchored(sheet)
    bend, fit, frame_shifts = _fitted_bend(_search_view(sheet))
    return _read_view(sheet, bend, fit, frame_shifts)


# --- the view in which landmarks are looked for -----------------------------------------------------------------


@dataclass(frozen=True)
class _View:
    """The page under the homography alone, as evidence maps: how much a place looks like a dot, and how dark it is."""

    layout: Layout
    dark: Floats
    blob: Floats

    def px(self, points_mm: Points) -> Points:
        return points_mm * SEARCH_PPM


def _search_view(sheet: FoundSheet) -> _View:
    page = sheet.layout.page
    size = (round(page.width * SEARCH_PPM), round(page.height * SEARCH_PPM))
    to_view = np.diag([SEARCH_PPM, SEARCH_PPM, 1.0]) @ np.linalg.inv(sheet.homography)
    grey = cv2.cvtColor(cv2.warpPerspective(sheet.image, to_view, size, flags=cv2.INTER_LINEAR), cv2.COLOR_BGR2GRAY)
    return _View(sheet.layout, *_evidence(np.asarray(grey, np.uint8)))


def _evidence(grey: Image) -> tuple[Floats, Floats]:
    """Darkness against the paper around, and the lesser curvature of it: high in a blob, nothing along a line."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), BLOB_SIGMA_MM * SEARCH_PPM)
    wide = int(4 * SEARCH_PPM) | 1
    paper = cv2.blur(cv2.dilate(smooth, np.ones((wide, wide), np.uint8)), (wide, wide))
    dark = np.asarray(1.0 - smooth / np.maximum(paper, 8.0), np.float32)
    xx = cv2.Sobel(dark, cv2.CV_32F, 2, 0, ksize=3)
    yy = cv2.Sobel(dark, cv2.CV_32F, 0, 2, ksize=3)
    xy = cv2.Sobel(dark, cv2.CV_32F, 1, 1, ksize=3)
    half = (xx - yy) / 2
    blob = -(xx + yy) / 2 - cv2.sqrt(half * half + xy * xy)
    return dark, np.asarray(np.maximum(blob, 0.0), np.float32)


# --- landmarks ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Matches:
    """Landmarks of the layout, where each was seen (mm, under the homography alone), and how much to trust it."""

    expected: Points
    seen: Points
    trust: NDArray[np.float64]

    def joined(self, other: _Matches) -> _Matches:
        return _Matches(
            np.concatenate([self.expected, other.expected]),
            np.concatenate([self.seen, other.seen]),
            np.concatenate([self.trust, other.trust]),
        )

    def __getitem__(self, kept: NDArray[np.bool_]) -> _Matches:
        return _Matches(self.expected[kept], self.seen[kept], self.trust[kept])


@cache
def _plain_dots(layout: Layout) -> Points:
    """Dots with nothing lying on them."""
    if layout.yarn is None:
        return np.zeros((0, 2))
    covered = {thing.dot for thing in layout.yarn.things} | {layout.yarn.start, layout.yarn.paw}
    return np.array([(dot.x, dot.y) for dot in layout.yarn.dots if dot.name not in covered])


def _match_dots(view: _View, bend: Bend, reach_mm: float) -> _Matches:
    expected = _plain_dots(view.layout)
    if not len(expected):
        return _Matches(expected, expected, np.zeros(0))
    guess = expected + bend.at(expected)
    windows, origin = _windows(view.blob, view.px(guess), reach_mm)
    side = windows.shape[1]
    best = windows.reshape(len(expected), -1).argmax(axis=1)
    row, column = np.divmod(best, side)
    strength = windows.reshape(len(expected), -1).max(axis=1).astype(np.float64)
    at_rim = (row == 0) | (column == 0) | (row == side - 1) | (column == side - 1)
    shift = _subpixel(windows, row, column)
    seen = (origin + np.stack([column, row], axis=1) + shift) / SEARCH_PPM
    usual = max(float(np.median(strength[~at_rim])) if (~at_rim).any() else 0.0, 1e-3)
    trust = np.where(at_rim, 0.0, np.clip(strength / usual, 0.0, 1.0))
    trust = np.where(strength > 4 * usual, 0.3 * trust, trust)  # far stronger than its fellows: ink, not print
    return _Matches(expected, seen, trust)


def _windows(image: Floats, centers_px: Points, reach_mm: float) -> tuple[Floats, Points]:
    """Square cut-outs around the centres, and the pixel of each one's top left."""
    reach = max(2, round(reach_mm * SEARCH_PPM))
    height, width = image.shape
    origin = np.rint(centers_px).astype(int) - reach
    steps = np.arange(2 * reach + 1)
    rows = np.clip(origin[:, 1, None] + steps, 0, height - 1)
    columns = np.clip(origin[:, 0, None] + steps, 0, width - 1)
    return image[rows[:, :, None], columns[:, None, :]], origin.astype(np.float64)


def _subpixel(windows: Floats, row: NDArray[np.int64], column: NDArray[np.int64]) -> Points:
    """The top of a parabola through the peak and its neighbours, in each direction."""
    side = windows.shape[1]
    n = np.arange(len(windows))
    r, c = np.clip(row, 1, side - 2), np.clip(column, 1, side - 2)
    middle = windows[n, r, c]

    def offset(before: Floats, after: Floats) -> NDArray[np.float64]:
        bow = before - 2 * middle + after
        return np.where(bow < -1e-6, np.clip((before - after) / np.minimum(2 * bow, -1e-6), -0.5, 0.5), 0.0)

    return np.stack(
        [offset(windows[n, r, c - 1], windows[n, r, c + 1]), offset(windows[n, r - 1, c], windows[n, r + 1, c])], axis=1
    )


def _match_frames(view: _View, bend: Bend, reach_mm: float) -> _Matches:
    """Box frames: the place where a dark square outline fits best."""
    boxes = view.layout.boxes
    expected = np.array([box.rect.center for box in boxes])
    guess_px = view.px(expected + bend.at(expected))
    seen, trust = expected.copy(), np.zeros(len(boxes))
    for n, box in enumerate(boxes):
        template = _frame_template(round(box.rect.width, 2), round(box.rect.height, 2))
        half = np.array(template.shape[::-1]) / 2
        reach = round(reach_mm * SEARCH_PPM)
        low = np.rint(guess_px[n] - half).astype(int) - reach
        patch = view.dark[max(low[1], 0) : low[1] + template.shape[0] + 2 * reach + 1,
                          max(low[0], 0) : low[0] + template.shape[1] + 2 * reach + 1]  # fmt: skip
        if patch.shape[0] < template.shape[0] + 2 or patch.shape[1] < template.shape[1] + 2:
            continue
        scores = np.asarray(cv2.matchTemplate(np.minimum(patch, 0.5), template, cv2.TM_CCOEFF_NORMED), np.float32)
        _, best, _, (x, y) = cv2.minMaxLoc(scores)
        if not (0 < x < scores.shape[1] - 1 and 0 < y < scores.shape[0] - 1):
            continue
        shift = _subpixel(scores[None], np.array([y]), np.array([x]))[0]
        corner = np.maximum(low, 0) + np.array((x, y)) + shift
        seen[n] = (corner + (half - 0.5)) / SEARCH_PPM
        trust[n] = np.clip((best - 0.25) / 0.35, 0.0, 1.0)
    return _Matches(expected, seen, trust)


@cache
def _frame_template(width: float, height: float) -> Floats:
    border = FRAME_REACH_MM
    size = (round((height + 2 * border) * SEARCH_PPM), round((width + 2 * border) * SEARCH_PPM))
    canvas = np.zeros((size[0] * 4, size[1] * 4), np.float32)
    scale = SEARCH_PPM * 4
    corner = (round(border * scale), round(border * scale))
    other = (round((border + width) * scale), round((border + height) * scale))
    cv2.rectangle(canvas, corner, other, 1.0, round(0.4 * scale))
    shrunk = cv2.resize(canvas, size[::-1], interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(shrunk, (0, 0), BLOB_SIGMA_MM * SEARCH_PPM), np.float32)


# --- fitting the bend --------------------------------------------------------------------------------------------


def _terms(points_mm: Points, page: Rect, degree: int) -> NDArray[np.float64]:
    x = (points_mm[:, 0] - page.center[0]) / (page.width / 2)
    y = (points_mm[:, 1] - page.center[1]) / (page.height / 2)
    return np.stack([x**i * y**j for n in range(degree + 1) for i in range(n + 1) for j in (n - i,)], axis=1)


def _no_bend(page: Rect) -> Bend:
    return Bend(0, np.zeros((1, 2)), page)


@dataclass(frozen=True)
class _Pass:
    reach_mm: float
    degree: int
    slack_mm: float  # matches further than this from the fit count for little


_PASSES = (_Pass(2.6, 2, 1.2), _Pass(2.6, 3, 0.8), _Pass(1.8, 4, 0.5))
_LAST_PASS = _Pass(1.6, 5, 0.35)


def _fitted_bend(view: _View) -> tuple[Bend, Fit, dict[str, tuple[float, float]]]:
    bend = _no_bend(view.layout.page)
    for step in _PASSES:
        dots = _match_dots(view, bend, step.reach_mm)
        # Dots are many and quick to find; frames help them at last, and do all the work where there are no dots.
        matches = dots if len(dots.expected) else _match_frames(view, bend, step.reach_mm)
        bend = _robust_bend(matches, view.layout, step)
    reach = _LAST_PASS.reach_mm
    matches = _match_dots(view, bend, reach).joined(_match_frames(view, bend, reach))
    bend = _robust_bend(matches, view.layout, _LAST_PASS)
    bend = _with_folds(bend, matches)
    off = np.linalg.norm(matches.expected + bend.at(matches.expected) - matches.seen, axis=1)
    good = (off < 0.7) & (matches.trust > 0.25)
    found = float(good.mean()) if len(good) else 0.0
    fit = Fit(found, float(np.sqrt(np.mean(off[good] ** 2))) if good.any() else np.inf)
    return bend, fit, _frame_shifts(view.layout, bend, matches)


def _frame_shifts(layout: Layout, bend: Bend, matches: _Matches) -> dict[str, tuple[float, float]]:
    """Boxes are small, so each is read where its frame was seen: the middle of what it and its neighbours say.

    One frame alone may be misled by a mark that pokes into it.
    """
    count = len(layout.boxes)
    places = matches.expected[-count:]
    shifts = (matches.seen - matches.expected - bend.at(matches.expected))[-count:]
    sure = (matches.trust[-count:] > FRAME_TRUST) & (np.linalg.norm(shifts, axis=1) < FRAME_SHIFT_MM)
    moved = {}
    for n, box in enumerate(layout.boxes):
        around = sure & (np.linalg.norm(places - places[n], axis=1) < FRAME_NEIGHBOURS_MM)
        x, y = np.median(shifts[around], axis=0) if around.sum() >= 3 else (0.0, 0.0)
        moved[box.name] = (float(x), float(y))
    return moved


def _with_folds(bend: Bend, matches: _Matches) -> Bend:
    """What the landmarks say beyond the polynomial; one that says something else than its neighbours is not heard."""
    beyond = matches.seen - matches.expected - bend.at(matches.expected)
    apart = ((matches.expected[:, None] - matches.expected[None]) ** 2).sum(axis=2)
    near = np.where((apart < (1.7 * FOLD_MM) ** 2) & (matches.trust > 0.3), 1.0, np.nan)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a landmark without neighbours has no median
        usual = np.nanmedian(near[:, :, None] * beyond[None], axis=1)
    odd = np.linalg.norm(beyond - np.nan_to_num(usual), axis=1)
    heard = (matches.trust > 0.3) & (odd < 0.4) & (np.linalg.norm(beyond, axis=1) < FOLD_MOST_MM)
    return replace(bend, landmarks=matches.expected[heard], beyond=beyond[heard], trust=matches.trust[heard])


def _robust_bend(matches: _Matches, layout: Layout, step: _Pass) -> Bend:
    """Least squares with Tukey's biweight; the markers' corners are held where they are."""
    corners = np.concatenate([np.array(marker.rect.corners) for marker in layout.markers])
    points = np.concatenate([matches.expected, corners])
    shifts = np.concatenate([matches.seen - matches.expected, np.zeros_like(corners)])
    trust = np.concatenate([matches.trust, np.full(len(corners), 0.5)])
    terms = _terms(points, layout.page, step.degree)
    damping = np.diag([1e-3 * 4.0 ** _order(n) for n in range(terms.shape[1])])
    weight, width = trust.copy(), 4 * step.slack_mm
    weights = np.zeros((terms.shape[1], 2))
    for _ in range(6):
        weighted = terms * weight[:, None]
        weights = np.linalg.solve(weighted.T @ terms + damping, weighted.T @ shifts)
        off = np.linalg.norm(shifts - terms @ weights, axis=1)
        width = max(step.slack_mm * 2.5, width * 0.7)
        weight = trust * np.clip(1 - (off / width) ** 2, 0, None) ** 2
    return Bend(step.degree, weights, layout.page)


def _order(term: int) -> int:
    """The degree of the n-th term."""
    order = 0
    while term > order:
        term -= order + 1
        order += 1
    return order


# --- fewer than four markers -------------------------------------------------------------------------------------


def _anchored(sheet: FoundSheet) -> FoundSheet:
    """From one, two or three corners outwards: what lies near them is certain, and corrects what lies further off."""
    page = sheet.layout.page
    places = {marker.id: marker.rect.center for marker in sheet.layout.markers}
    known = np.array([places[seen.id] for seen in sheet.markers])
    paper = np.concatenate([_corners_mm(sheet, seen.id) for seen in sheet.markers])
    pixels = np.concatenate([seen.corners for seen in sheet.markers])
    for reach in (35.0, 50.0, 70.0, 95.0, 130.0, 175.0, 260.0):
        view = _search_view(sheet)
        bend = _no_bend(page)
        matches = _match_dots(view, bend, 3.0).joined(_match_frames(view, bend, 3.0))
        distance = np.linalg.norm(matches.expected[:, None] - known[None], axis=2).min(axis=1)
        near = matches[(distance < reach) & (matches.trust > 0.3)]
        if len(near.expected) < 6:
            continue
        seen_px = project(sheet.homography, near.seen)
        fitted, _ = cv2.findHomography(
            np.concatenate([paper, near.expected]), np.concatenate([pixels, seen_px]), cv2.LMEDS
        )
        if fitted is not None:
            sheet = replace(sheet, homography=np.asarray(fitted, np.float64))
    return sheet


def _corners_mm(sheet: FoundSheet, marker_id: int) -> Points:
    return np.array(next(m.rect.corners for m in sheet.layout.markers if m.id == marker_id))


# --- the view in which fields are read ---------------------------------------------------------------------------


def _read_view(sheet: FoundSheet, bend: Bend, fit: Fit, frame_shifts: dict[str, tuple[float, float]]) -> FlatSheet:
    region = sheet.layout.page.grown(-8)
    ppm = float(np.clip(sheet.px_per_mm, COARSEST_PPM, READ_PPM))
    where_x, where_y = _pixel_maps(sheet, bend, region, ppm)
    image = cv2.remap(sheet.image, where_x, where_y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return FlatSheet(
        sheet.layout,
        np.asarray(image, np.uint8),
        region,
        ppm,
        sheet.homography,
        bend,
        fit,
        sheet.px_per_mm,
        frame_shifts,
    )


def _pixel_maps(sheet: FoundSheet, bend: Bend, region: Rect, ppm: float) -> tuple[Floats, Floats]:
    """Where in the photo each pixel of the flat sheet comes from: exact on a mesh, linear in between."""
    width, height = round(region.width * ppm), round(region.height * ppm)
    columns, rows = -(-width // MESH_PX), -(-height // MESH_PX)
    x = region.x + ((np.arange(-1, columns + 1) + 0.5) * MESH_PX - 0.5) / ppm
    y = region.y + ((np.arange(-1, rows + 1) + 0.5) * MESH_PX - 0.5) / ppm
    mesh = np.stack([axis.ravel() for axis in np.meshgrid(x, y)], axis=1)
    pixels = project(sheet.homography, mesh + bend.at(mesh)).astype(np.float32).reshape(rows + 2, columns + 2, 2)
    x_map, y_map = (_stretched(pixels[:, :, axis])[:height, :width] for axis in (0, 1))
    return x_map, y_map


def _stretched(mesh: Floats) -> Floats:
    """Between the mesh points a straight line; the outermost ring of points only lends a hand."""
    full = cv2.resize(mesh, None, fx=MESH_PX, fy=MESH_PX, interpolation=cv2.INTER_LINEAR)
    return np.asarray(full[MESH_PX:, MESH_PX:], np.float32)
