"""One photo, from bytes to readings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from sheets.layout.code import SheetCode
from vision.belief import believe_boxes, believe_rings, believe_strokes, ring_reach
from vision.boxes import measure_boxes
from vision.code import read_code
from vision.decide import Beliefs, Decision, decide
from vision.find import FoundSheet, Points, find_sheets
from vision.flatten import FlatSheet, flatten
from vision.gates import Strokes, measure_strokes
from vision.ink import light_map
from vision.photo import Photo, open_photos
from vision.rings import Ring, measure_rings
from vision.seen import DOUBT


@dataclass(frozen=True)
class Measures:
    strokes: Strokes
    rings: dict[str, Ring]
    boxes: dict[str, float]


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
    measures, beliefs = look(flat)
    return SheetReading(photo, found, flat, code, measures, beliefs, decide(flat.layout, beliefs, code))


def look(flat: FlatSheet) -> tuple[Measures, Beliefs]:
    """Yarn first, then rings beyond it, then yarn again beyond the rings: each may lie over the other."""
    light = light_map(flat)
    strokes = measure_strokes(light, flat)
    pitch = flat.layout.yarn.pitch if flat.layout.yarn else 0.0
    at_first = believe_strokes(strokes, pitch, {})
    rings = measure_rings(
        light, flat, strokes, [segment for segment, seen in at_first.items() if seen.log_odds > -DOUBT]
    )
    cups = believe_rings(rings)
    segments = believe_strokes(strokes, pitch, ring_reach(rings, cups, strokes))
    marks = measure_boxes(light, flat)
    return Measures(strokes, rings, marks), Beliefs(segments, cups, believe_boxes(marks))
