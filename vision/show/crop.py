"""A piece of the paper, cut out: what a person is asked about, with a little around it and a ring where to look."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from rollwrite.files import write_whole
from sheets.layout.model import Layout, Rect
from vision.flat.flatten import fields_region
from vision.photo import Image
from vision.show.look import Pixels
from vision.show.place import place_of

VIEW_MM = 14.0  # of paper to be seen around the place
SMALLEST_PX = 480  # of the crop's shorter side
COLOUR = (0, 140, 255)  # blue, green, red: the orange of all doubts
APART_MM = 1.6  # between the place and the ring round it
RING_WIDTH_MM = 0.35

Colour = tuple[int, int, int]  # red, green, blue


@dataclass(frozen=True, eq=False)
class Crop:
    """A picture that saves and shows itself."""

    image: Image

    def __repr__(self) -> str:
        height, width = self.image.shape[:2]
        return f"<crop of {width} × {height} pixels>"

    def encoded(self, kind: str = ".png") -> bytes:
        return np.asarray(cv2.imencode(kind, self.image)[1]).tobytes()

    def half_blocks(self, columns: int = 60) -> list[list[tuple[Colour, Colour]]]:
        """Small enough for a terminal: each letter is two pixels high, the upper and the lower one."""
        height, width = self.image.shape[:2]
        rows = max(1, round(columns * height / width / 2))
        small = cv2.resize(self.image, (columns, 2 * rows), interpolation=cv2.INTER_AREA)[:, :, ::-1].tolist()
        return [
            [((*upper,), (*lower,)) for upper, lower in zip(small[2 * row], small[2 * row + 1], strict=True)]
            for row in range(rows)
        ]

    def save(self, path: str | Path, *, force: bool = False) -> None:
        """As the ending of its name says: .png or .jpg."""
        file = Path(path)
        write_whole(file, self.encoded(file.suffix or ".png"), force=force)


def crop_of(layout: Layout, flat: Image, region: Rect, field: str) -> Crop:
    """The place of a field on the flat sheet, larger than life. `flat` shows `region` of the page."""
    ppm = flat.shape[1] / region.width
    place = place_of(layout, field) or layout.page
    left, top, right, bottom = _pixels(_within(place.grown(VIEW_MM), region), region, ppm)
    piece = flat[top:bottom, left:right]
    scale = max(1.0, SMALLEST_PX / max(1, min(piece.shape[:2])))
    large = cv2.resize(piece, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
    x, y, x2, y2 = _pixels(place.grown(APART_MM), region, ppm)
    first, second = ((round((a - left) * scale), round((b - top) * scale)) for a, b in ((x, y), (x2, y2)))
    cv2.rectangle(large, first, second, COLOUR, max(2, round(RING_WIDTH_MM * ppm * scale)), cv2.LINE_AA)
    return Crop(np.asarray(large, np.uint8))


def cut_out(layout: Layout, jpeg: bytes, field: str) -> Crop:
    """The same of a flat sheet that was kept as a JPEG."""
    return crop_of(layout, Pixels(jpeg=jpeg).image, fields_region(layout), field)


def _within(rect: Rect, bounds: Rect) -> Rect:
    left, top = max(rect.x, bounds.x), max(rect.y, bounds.y)
    return Rect(left, top, min(rect.right, bounds.right) - left, min(rect.bottom, bounds.bottom) - top)


def _pixels(rect: Rect, region: Rect, ppm: float) -> tuple[int, int, int, int]:
    x, y = rect.x - region.x, rect.y - region.y
    return round(x * ppm), round(y * ppm), round((x + rect.width) * ppm), round((y + rect.height) * ppm)
