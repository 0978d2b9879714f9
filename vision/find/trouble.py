"""When a photo cannot be read: why, and what to do about it."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.errors import RollwriteError
from rollwrite.message import Message, message
from sheets.layout.model import Layout
from vision.find.markers import Points
from vision.find.search import Search
from vision.find.sheets import FoundSheet
from vision.flat.flatten import FlatSheet
from vision.flat.landmarks import landmarks
from vision.middle import quantile
from vision.photo import Image, resized

TOO_DARK = 40  # the lightest tenth of a photo whose paper is darker than this hides pencil
BARE = 12  # between the darkest and the lightest place of a picture that shows nothing, but for how the light falls
TOO_SOFT = 0.06  # of all its greys, what the sharpest edges of a small copy step over from pixel to pixel
LEAST_FIT = 0.5
# Where a corner is missing, print alone says where all lies, and half of it fits a dot aside as well. Of 84 hard photos
# that were read right none has less than 0.8; one that lay a dot aside had 0.58.
LEAST_FIT_BY_PRINT = 0.7
SOLID = 0.3  # of the paper's light: a place this dark is black all over, and no print can be seen in it
SOLID_MM = 1.5
# Nobody answers so many; another photo is taken sooner. Of 900 sheets on table shots 13 had more, and ten of them were
# read wrong.
MOST_QUESTIONS = 70
ROWS = ("top", "middle", "bottom")
COLUMNS = ("left", "middle", "right")


class UnreadableSheet(RollwriteError):
    """A sheet or photo that cannot be read; the sentence says what to do. An empty page of a scan harms nobody."""

    def __init__(self, sentence: Message, *, empty_page: bool = False) -> None:
        self.empty_page = empty_page
        super().__init__(sentence)


def why_nothing(image: Image, search: Search) -> UnreadableSheet:
    """No sheet was found: the likeliest reason first."""
    if search.unknown:
        return UnreadableSheet(message("reading/newer-version"))
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    small = resized(np.asarray(grey, np.uint8), min(1.0, 1000 / max(grey.shape)))
    if quantile(small, 0.9) < TOO_DARK:
        return UnreadableSheet(message("reading/too-dark"))
    if not _is_bare(small) and _sharpest_edge(small) < TOO_SOFT:
        return UnreadableSheet(message("reading/too-blurred"))
    return UnreadableSheet(message("reading/no-sheet"), empty_page=True)


def is_a_glimpse(sheet: FoundSheet) -> bool:
    """A neighbour's sheet peeping into the picture: half its corners or more are outside."""
    return len(sheet.markers) <= 2 and not sheet.in_picture


def one_of_many(sheet: FoundSheet, trouble: UnreadableSheet) -> UnreadableSheet:
    """The same trouble where there are other sheets: which one it is about, by its place in the picture."""
    (x, y), (height, width) = sheet.outline.mean(axis=0), sheet.image.shape[:2]
    column, row = (int(np.clip(3 * share, 0, 2)) for share in (x / width, y / height))
    place = ROWS[row] if column == 1 else COLUMNS[column] if row == 1 else f"{ROWS[row]}-{COLUMNS[column]}"
    return UnreadableSheet(message("reading/one-of-many", place=place, why=trouble.message))


def refuse_if_cut_off(sheet: FoundSheet, flat: FlatSheet) -> None:
    """Fields that lie outside the photo cannot be read, and must not be read as empty."""
    points = _fields(flat.layout)
    outside = ~_in_photo(points, sheet, flat)
    if outside.any() and _is_where_it_seems(sheet, flat):
        raise UnreadableSheet(message("reading/cut-off", side=_side(points[outside], flat)))


def _is_where_it_seems(sheet: FoundSheet, flat: FlatSheet) -> bool:
    """By its print, as far as that should be in the photo: one marker in a noisy photo may point anywhere."""
    inside = _in_photo(landmarks(flat.layout), sheet, flat)
    return bool(inside.any() and flat.sure[inside].mean() >= LEAST_FIT)


def _in_photo(points_mm: Points, sheet: FoundSheet, flat: FlatSheet) -> NDArray[np.bool_]:
    x, y = flat.to_photo(points_mm).T
    height, width = sheet.image.shape[:2]
    return np.asarray((x >= 0) & (y >= 0) & (x <= width - 1) & (y <= height - 1), np.bool_)


@cache
def _fields(layout: Layout) -> Points:
    dots = [(dot.x, dot.y) for dot in layout.yarn.dots] if layout.yarn else []
    return np.array([*(box.rect.center for box in layout.boxes), *dots])


def refuse_if_unflat(sheet: FoundSheet, flat: FlatSheet) -> None:
    """Unless all that is missing lies under solid ink, and the four corners tell where it is."""
    complete = len(sheet.markers) == len(flat.layout.markers)
    if flat.found >= (LEAST_FIT if complete else LEAST_FIT_BY_PRINT):
        return
    to_be_seen = flat.sure | ~_under_solid_ink(flat)
    if not complete or flat.sure.sum() < LEAST_FIT * to_be_seen.sum():
        raise UnreadableSheet(message("reading/no-print"))


def refuse_if_much_in_doubt(questions: int) -> None:
    """A sheet that is far too small, too soft or too dark: what seems sure on it is worth little as well."""
    if questions > MOST_QUESTIONS:
        raise UnreadableSheet(message("reading/much-in-doubt"))


def _under_solid_ink(flat: FlatSheet) -> NDArray[np.bool_]:
    grey = cv2.cvtColor(flat.image, cv2.COLOR_BGR2GRAY)
    around = cv2.dilate(grey, np.ones((round(2 * SOLID_MM * flat.ppm),) * 2, np.uint8))
    x, y = np.rint(flat.to_flat(landmarks(flat.layout))).astype(int).T
    lightest = around[y.clip(0, grey.shape[0] - 1), x.clip(0, grey.shape[1] - 1)]
    return np.asarray(lightest < SOLID * quantile(grey, 0.85), np.bool_)


def _side(points_mm: np.ndarray, flat: FlatSheet) -> str:
    x, y = points_mm.mean(axis=0) - flat.layout.page.center
    if abs(y) / flat.layout.page.height >= abs(x) / flat.layout.page.width:
        return ROWS[0] if y < 0 else ROWS[2]
    return COLUMNS[0] if x < 0 else COLUMNS[2]


def _is_bare(grey: Image) -> bool:
    """Paper with nothing on it, as the back of a sheet in a scan: what has no edges at all is not blurred."""
    return grey.shape[1] < 2 or _spread(grey) < BARE


def _sharpest_edge(grey: Image) -> float:
    """The steepest step between neighbouring pixels, as a share of the whole range from dark to light."""
    steps = np.abs(np.diff(grey.astype(np.float32), axis=1))
    return quantile(steps, 0.998) / max(_spread(grey), 1.0)


def _spread(grey: Image) -> float:
    return quantile(grey, 0.99) - quantile(grey, 0.01)
