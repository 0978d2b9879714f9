"""One photo, from bytes to readings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from sheets.layout.code import SheetCode
from vision.belief import Beliefs, believe
from vision.code import read_code
from vision.decide import Decision, decide
from vision.find import FoundSheet, Points, find_sheets
from vision.flatten import FlatSheet, flatten
from vision.measure import Measures, measure
from vision.photo import Photo, open_photos


@dataclass(frozen=True)
class SheetReading:
    """Everything known of one sheet in one photo, stage by stage."""

    photo: Photo
    found: FoundSheet
    flat: FlatSheet
    code: SheetCode | None
    measures: Measures
    beliefs: Beliefs
    decision: Decision

    @property
    def corners(self) -> Points:
        """The sheet's corners in pixels of the upright photo, clockwise from its own top left."""
        pixels = self.flat.to_photo(np.array(self.flat.layout.page.corners))
        return pixels / self.photo.scale_of(self.found.image)


def read_photo(data: bytes) -> Iterator[SheetReading]:
    for photo in open_photos(data):
        for found in find_sheets(photo).sheets:
            yield read_sheet(photo, found)


def read_sheet(photo: Photo, found: FoundSheet) -> SheetReading:
    flat = flatten(found)
    code = read_code(found.image, flat)
    measures = measure(flat)
    beliefs = believe(measures)
    return SheetReading(photo, found, flat, code, measures, beliefs, decide(flat.layout, beliefs, code))
