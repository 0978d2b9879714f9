"""What is printed on a sheet and can be found again in a photo: the dots of the mat, the frames of the boxes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.find.markers import Points
from vision.find.sheets import FoundSheet
from vision.middle import middle
from vision.photo import Image
from vision.pixels import within

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]

SEARCH_PPM = 4.0  # pixels per millimetre in which landmarks are looked for
BLOB_SIGMA_MM = 0.42
FRAME_RIM_MM = 1.0
FRAME_LIKENESS = (0.25, 0.6)  # from the first on it may be a frame, from the second on it is one
DARKEST_PRINT = 0.5  # of the paper's light: what is darker counts no more
SIDES_MM = (0.9, 0.6)  # of a marked box only its sides are looked at, from so far outside to so far inside,
SIDES_SHARE = 0.5  # in the middle: marks run over the corners
DARKEST_SIDE = 0.25  # a frame's line is no darker than this under the blur, and a pen's must not count for more
INSIDE_MM = FRAME_RIM_MM + 1.4
MARKED_TRUST = 0.5
FLAT = 1e-6  # paper that is everywhere the same is like nothing
TOO_STRONG = 4.0  # so many times its fellows' strength is ink, not print
LESS_TRUST = 0.3


@dataclass(frozen=True, eq=False)
class View:
    """The page under the homography alone, as evidence maps: how dark a place is, and how much like a dot."""

    layout: Layout
    dark: Floats
    blob: Floats

    @cached_property
    def pale(self) -> Floats:
        """The same, but that nothing is darker than print: a pen's strokes count for no more."""
        return np.minimum(self.dark, np.float32(DARKEST_PRINT))

    @cached_property
    def usual_dot(self) -> float:
        """How much like a dot the printed dots are on this photo: in the cell around a dot little else is."""
        dots = plain_dots(self.layout)
        assert self.layout.yarn is not None
        windows, _ = _windows(self.blob, dots * SEARCH_PPM, self.layout.yarn.pitch / 2)
        return max(middle(windows.reshape(len(dots), -1).max(axis=1)), 1e-3)


@dataclass(frozen=True, eq=False)
class Sightings:
    """Where landmarks were seen, in millimetres under the homography alone, and how much to trust that."""

    seen: Points
    trust: NDArray[np.float64]


def search_view(sheet: FoundSheet) -> View:
    page = sheet.layout.page
    size = (round(page.width * SEARCH_PPM), round(page.height * SEARCH_PPM))
    from_view = np.diag([1 / SEARCH_PPM, 1 / SEARCH_PPM, 1.0])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    view = cv2.warpPerspective(sheet.shot.grey, sheet.homography @ from_view, size, flags=flags)
    return View(sheet.layout, *_evidence(np.asarray(view, np.uint8)))


@cache
def plain_dots(layout: Layout) -> Points:
    """Dots with nothing lying on them."""
    if layout.yarn is None:
        return np.zeros((0, 2))
    covered = set(layout.yarn.face.objects) | {layout.yarn.face.start, layout.yarn.face.paw}
    return np.array([(dot.x, dot.y) for dot in layout.yarn.dots if dot.name not in covered])


@cache
def landmarks(layout: Layout) -> Points:
    """All of them, dots first, in millimetres."""
    return np.concatenate([plain_dots(layout), np.array([box.rect.center for box in layout.boxes]).reshape(-1, 2)])


def look_for(view: View, which: Numbers, guess_mm: Points, reach_mm: NDArray[np.float64]) -> Sightings:
    """Look for these landmarks, by their number, each within its reach of where it is guessed to be."""
    dots = which < len(plain_dots(view.layout))
    seen, trust = guess_mm.copy(), np.zeros(len(which))
    for part, look in ((dots, _look_for_dots), (~dots, _look_for_frames)):
        if part.any():
            found = look(view, which[part], guess_mm[part], reach_mm[part])
            seen[part], trust[part] = found.seen, found.trust
    return Sightings(seen, trust)


def _evidence(grey: Image) -> tuple[Floats, Floats]:
    """Darkness against the paper around, and the lesser curvature of it: high in a blob, nothing along a line."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), BLOB_SIGMA_MM * SEARCH_PPM)
    wide = int(4 * SEARCH_PPM) | 1
    lightest = cv2.dilate(smooth.astype(np.uint8), np.ones((wide, wide), np.uint8))
    # From here on in place where it can be: fresh memory takes longer than the sums.
    paper = np.asarray(cv2.boxFilter(lightest, cv2.CV_32F, (wide, wide)), np.float32)
    np.maximum(paper, 8, out=paper)
    dark = np.asarray(cv2.divide(smooth, paper, smooth), np.float32)
    np.subtract(1, dark, out=dark)
    xx = cv2.Sobel(dark, cv2.CV_32F, 2, 0, paper, ksize=3)
    yy = cv2.Sobel(dark, cv2.CV_32F, 0, 2, ksize=3)
    xy = cv2.Sobel(dark, cv2.CV_32F, 1, 1, ksize=3)
    unequal = cv2.magnitude(cv2.addWeighted(xx, 0.5, yy, -0.5, 0.0), xy, xy)
    blob = cv2.subtract(cv2.addWeighted(xx, -0.5, yy, -0.5, 0.0, xx), unequal, unequal)
    return dark, np.asarray(cv2.threshold(blob, 0.0, 0.0, cv2.THRESH_TOZERO, blob)[1], np.float32)


# --- dots --------------------------------------------------------------------------------------------------------


def _look_for_dots(view: View, which: Numbers, guess_mm: Points, reach_mm: NDArray[np.float64]) -> Sightings:
    windows, origin = _windows(view.blob, guess_mm * SEARCH_PPM, float(reach_mm.max()))
    side = windows.shape[1]
    likely = windows * _nearness(origin, guess_mm, side, reach_mm)
    row, column = np.divmod(likely.reshape(len(which), -1).argmax(axis=1), side)
    strength = windows[np.arange(len(which)), row, column].astype(np.float64)
    at_rim = (row == 0) | (column == 0) | (row == side - 1) | (column == side - 1)
    seen = (origin + np.stack([column, row], axis=1) + _subpixel(windows, row, column)) / SEARCH_PPM
    trust = np.where(at_rim, 0.0, np.clip(strength / view.usual_dot, 0.0, 1.0))
    return Sightings(seen, np.where(strength > TOO_STRONG * view.usual_dot, LESS_TRUST * trust, trust))


def _windows(image: Floats, centers_px: Points, reach_mm: float) -> tuple[Floats, Points]:
    """Square cut-outs around the centres, and the pixel of each one's top left."""
    reach = max(2, round(reach_mm * SEARCH_PPM))
    height, width = image.shape
    origin = np.rint(centers_px).astype(int) - reach
    steps = np.arange(2 * reach + 1)
    rows = within(origin[:, 1, None] + steps, height)
    columns = within(origin[:, 0, None] + steps, width)
    return image.ravel().take(rows[:, :, None] * width + columns[:, None, :]), origin.astype(np.float64)


def _nearness(origin: Points, guess_mm: Points, side: int, reach_mm: NDArray[np.float64]) -> NDArray[np.float64]:
    """1 at the guess, half at the end of a landmark's reach, nothing beyond."""
    steps = np.arange(side)
    off = [((origin[:, axis, None] + steps) / SEARCH_PPM - guess_mm[:, axis, None]) for axis in (0, 1)]
    apart = (off[1][:, :, None] ** 2 + off[0][:, None, :] ** 2) / reach_mm[:, None, None] ** 2
    return np.where(apart <= 1, 1 - apart / 2, 0.0)


def _subpixel(windows: Floats, row: Numbers, column: Numbers) -> Points:
    """The top of a parabola through the peak and its neighbours, in each direction."""
    side = windows.shape[1]
    n = np.arange(len(windows))
    r, c = (np.minimum(np.maximum(at, 1), side - 2) for at in (row, column))
    middle = windows[n, r, c]

    def offset(before: Floats, after: Floats) -> NDArray[np.float64]:
        bow = before - 2 * middle + after
        off = (before - after) / np.minimum(2 * bow, -1e-6)
        return np.where(bow < -1e-6, np.minimum(np.maximum(off, -0.5), 0.5), 0.0)

    return np.stack(
        [offset(windows[n, r, c - 1], windows[n, r, c + 1]), offset(windows[n, r - 1, c], windows[n, r + 1, c])], axis=1
    )


# --- frames ------------------------------------------------------------------------------------------------------


def _look_for_frames(view: View, which: Numbers, guess_mm: Points, reach_mm: NDArray[np.float64]) -> Sightings:
    """The place where a dark square outline fits best."""
    first = len(plain_dots(view.layout))
    pale = view.pale
    rects = [view.layout.boxes[number - first].rect for number in which]
    frames = [_frame(round(rect.width, 2), round(rect.height, 2)) for rect in rects]
    half = np.array([frame.drawn.shape[::-1] for frame in frames]) / 2
    reaches = np.rint(reach_mm * SEARCH_PPM).astype(int)
    corner = np.maximum(np.rint(guess_mm * SEARCH_PPM - half).astype(int) - reaches[:, None], 0)
    peaks, likeness = np.zeros((len(which), 3, 3), np.float32), np.zeros(len(which))
    marked = np.zeros(len(which), np.bool_)
    for n, (frame, reach, (x, y)) in enumerate(zip(frames, reaches.tolist(), corner.tolist(), strict=True)):
        height, width = frame.drawn.shape
        within = slice(y, y + height + 2 * reach + 1), slice(x, x + width + 2 * reach + 1)
        patch = view.dark[within]
        if patch.shape[0] < height + 2 or patch.shape[1] < width + 2:
            continue
        scores = cv2.matchTemplate(pale[within], frame.drawn, cv2.TM_CCOEFF_NORMED)
        _, best, _, (column, row) = cv2.minMaxLoc(scores)
        if best < FRAME_LIKENESS[1]:
            scores = cv2.max(scores, _sides_likeness(patch, frame))
            _, best, _, (column, row) = cv2.minMaxLoc(scores)
        if 0 < column < scores.shape[1] - 1 and 0 < row < scores.shape[0] - 1:
            corner[n] += (column, row)
            peaks[n], likeness[n] = scores[row - 1 : row + 2, column - 1 : column + 2], best
            here = patch[row : row + height, column : column + width]
            marked[n] = _is_marked(here, frame)
            if marked[n] and _is_covered(here, frame):
                likeness[n] = 0.0
    middle = np.ones(len(which), np.int64)
    seen = (corner + _subpixel(peaks, middle, middle) + half - 0.5) / SEARCH_PPM
    least, enough = FRAME_LIKENESS
    trust = np.clip((likeness - least) / (enough - least), 0.0, np.where(marked, MARKED_TRUST, 1.0))
    return Sightings(np.where(trust[:, None] > 0, seen, guess_mm), trust)


def _sides_likeness(patch: Floats, frame: Frame) -> Floats:
    """A frame under a mark is still a frame: of its sides, only where marks hardly reach.

    What OpenCV's TM_CCOEFF_NORMED does under a mask, but that the frame's own part is worked out once.
    """
    seen = np.minimum(patch, np.float32(DARKEST_SIDE))
    sums = cv2.matchTemplate(seen, frame.sides, cv2.TM_CCORR)
    squares = cv2.matchTemplate(cv2.multiply(seen, seen), frame.sides, cv2.TM_CCORR)
    spread = np.maximum(squares - sums * sums / frame.sides.sum(), FLAT)
    return np.asarray(cv2.matchTemplate(seen, frame.pattern, cv2.TM_CCORR) / np.sqrt(spread), np.float32)


def _is_covered(patch: Floats, frame: Frame) -> bool:
    """All of it is darker than a frame: what was found is the rim of the ink over it."""
    line = frame.drawn * frame.sides
    return float((patch * line).sum() / line.sum()) > DARKEST_PRINT


def _sides(height: int, width: int) -> Floats:
    """Of a frame's template: the middle of each side, and a little paper beside it."""
    mask = np.zeros((height, width), np.float32)
    first, last = (round((FRAME_RIM_MM + mm) * SEARCH_PPM) for mm in (-SIDES_MM[0], SIDES_MM[1]))
    for turned in (mask, mask[::-1], mask.T, mask.T[::-1]):
        inset = round(
            (turned.shape[1] - 2 * FRAME_RIM_MM * SEARCH_PPM) * (1 - SIDES_SHARE) / 2 + FRAME_RIM_MM * SEARCH_PPM
        )
        turned[first:last, inset:-inset] = 1
    return mask


def _is_marked(patch: Floats, frame: Frame) -> bool:
    """Something inside is nearly as dark as the frame: a pen's strokes may then be what looked like a frame."""
    inset = round(INSIDE_MM * SEARCH_PPM)
    level = float((patch * frame.drawn).sum() / frame.drawn.sum())
    return float(patch[inset:-inset, inset:-inset].max()) > level


@dataclass(frozen=True, eq=False)
class Frame:
    """A box's outline as a photo has it."""

    drawn: Floats
    sides: Floats  # a mask: what marks hardly reach
    pattern: Floats  # what the sides differ by from their mean, so that all squares together are 1


@cache
def _frame(width: float, height: float) -> Frame:
    border = FRAME_RIM_MM
    size = (round((height + 2 * border) * SEARCH_PPM), round((width + 2 * border) * SEARCH_PPM))
    canvas = np.zeros((size[0] * 4, size[1] * 4), np.float32)
    scale = SEARCH_PPM * 4
    corner = (round(border * scale), round(border * scale))
    other = (round((border + width) * scale), round((border + height) * scale))
    cv2.rectangle(canvas, corner, other, 1.0, round(0.4 * scale))
    shrunk = cv2.resize(canvas, size[::-1], interpolation=cv2.INTER_AREA)
    drawn = np.asarray(cv2.GaussianBlur(shrunk, (0, 0), BLOB_SIGMA_MM * SEARCH_PPM), np.float32)
    sides = _sides(*size)
    pattern = (drawn - (drawn * sides).sum() / sides.sum()) * sides
    return Frame(drawn, sides, pattern / np.linalg.norm(pattern))
