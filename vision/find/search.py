"""Which sheets are in a photo? A small copy is looked at first, and closer where something may have been missed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sheets.layout.catalogue import CORNERS, layout_by_number
from vision.find.markers import GLANCE, LOOK, SeenMarker, Shot, detect, joined
from vision.find.room import room_left, too_small_to_tell
from vision.find.sheets import FoundSheet, group
from vision.photo import Photo

FINE_PX_PER_MM = 4.6  # below this a thin pencil line is hardly more than a pixel wide


@dataclass(frozen=True)
class Search:
    """What a photo shows: the sheets, and what was seen that is not a sheet."""

    sheets: tuple[FoundSheet, ...]
    unknown: tuple[int, ...] = ()  # ids of markers that no layout of this version has


def find_sheets(photo: Photo) -> Search:
    """Sheets that fill the frame are seen at a glance. A closer look is taken where one has a corner missing, and where
    there is room for others; and one at every pixel there is, where something is still too small."""
    shot = Shot(photo.image, photo.reduction)
    markers = list(detect(shot, GLANCE).markers)
    sheets = group(shot, markers)
    missing = not sheets or not all(sheet.complete for sheet in sheets)
    if missing or room_left(shot, sheets):
        closer = detect(shot, LOOK, [sheet.printed for sheet in sheets if sheet.complete])
        markers = joined(markers, closer.markers)
        sheets = group(shot, markers)
        room = room_left(shot, sheets)
        missing = not sheets or any(room.holds(s) and too_small_to_tell(s, shot.grey) for s in closer.squares)
    if photo.reduction > 1 and (missing or any(sheet.px_per_mm < FINE_PX_PER_MM for sheet in sheets)):
        sheets, markers = _with_all_pixels(photo, sheets, markers)
    unknown = tuple(sorted({m.id for m in markers if layout_by_number(m.id // CORNERS) is None}))
    return Search(tuple(sorted(sheets, key=_reading_order)), unknown)


def _with_all_pixels(
    photo: Photo, sheets: Sequence[FoundSheet], markers: Sequence[SeenMarker]
) -> tuple[list[FoundSheet], list[SeenMarker]]:
    """Sheets that are large and complete stay as they are; all else is looked for again, beside them."""
    full, larger = Shot(photo.full), 1 / photo.scale_of(photo.image)
    settled = [sheet for sheet in sheets if sheet.complete and sheet.px_per_mm >= FINE_PX_PER_MM]
    known = {id(marker) for sheet in settled for marker in sheet.markers}
    rest = [marker.scaled(larger) for marker in markers if id(marker) not in known]
    again = joined(detect(full, LOOK, [sheet.printed * larger for sheet in settled]).markers, rest)
    return [*settled, *group(full, again)], [*markers, *again]


def _reading_order(sheet: FoundSheet) -> tuple[int, float]:
    """Row by row, as one would read a table of sheets, in shares of the picture."""
    width = sheet.image.shape[1]
    (x, y), row = sheet.to_pixels(np.array([sheet.layout.page.center]))[0], np.ptp(sheet.outline[:, 1]) / 2
    return int(y // max(row, 1.0)), float(x) / width
