"""Which sheets are in a photo? A small copy is looked at first, and closer where something may have been missed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from sheets.layout.catalogue import CORNERS, layout_by_number
from vision.find.corners import completed
from vision.find.markers import (
    GLANCE,
    LOOK,
    SeenMarker,
    Shot,
    Sighting,
    Spots,
    detect,
    detect_everywhere,
    joined,
)
from vision.find.room import room_left, too_small_to_tell
from vision.find.sheets import FoundSheet, group
from vision.find.spots import coarse_spots, fine_spots, plain_ones
from vision.photo import Photo

ROUNDS = (4, 4, 8)  # spots: mostly all markers of a sheet that fills the frame are among the first few
FINE_PX_PER_MM = 4.6  # below this a thin pencil line is hardly more than a pixel wide


@dataclass(frozen=True, eq=False)
class Search:
    """What a photo shows: the sheets, and what was seen that is not a sheet."""

    sheets: tuple[FoundSheet, ...]
    unknown: tuple[int, ...] = ()  # ids of markers that no layout of this version has


def find_sheets(photo: Photo) -> Search:
    """Sheets that fill the frame are seen at a glance. A closer look is taken where one has a corner missing, and where
    there is room for others; and one at every pixel there is, where something is still too small."""
    shot = Shot(photo.image, photo.reduction)
    spots = fine_spots(shot)
    sheets, markers = _at_a_glance(shot, plain_ones(spots, shot))
    missed = _perhaps_missed(shot, sheets, spots)
    closer = detect(shot, LOOK, missed)
    if new := joined(markers, closer.markers)[len(markers) :]:
        markers += new
        sheets = group(shot, markers)
    sheets, markers = completed(shot, sheets, markers)
    if photo.reduction > 1 and (not _all_told(shot, sheets, closer) or _any_too_small(sheets)):
        sheets, markers = _with_all_pixels(photo, sheets, markers, missed)
    if sheets and len(missed):
        sheets, markers = _with_those_from_above(photo, shot, sheets, markers, missed)
    if not sheets:
        shot = Shot(photo.full)
        markers = list(detect_everywhere(shot).markers)
        sheets = group(shot, markers)
    unknown = tuple(sorted({m.id for m in markers if layout_by_number(m.id // CORNERS) is None}))
    return Search(tuple(sorted(sheets, key=_reading_order)), unknown)


def _at_a_glance(shot: Shot, spots: Spots) -> tuple[list[FoundSheet], list[SeenMarker]]:
    """A few spots at a time: where they make a whole sheet, what is printed on it need not be looked at."""
    sheets: list[FoundSheet] = []
    markers: list[SeenMarker] = []
    for count in (*ROUNDS, len(spots)):
        spots = _likeliest_first(sheets, _besides([sheet for sheet in sheets if sheet.complete], spots))
        if more := joined(markers, detect(shot, GLANCE, spots[:count]).markers)[len(markers) :]:
            markers += more
            sheets = group(shot, markers)
        spots = spots[count:]
    return sheets, markers


def _likeliest_first(sheets: Sequence[FoundSheet], spots: Spots) -> Spots:
    """Nearest to where sheets that lack a marker must have it; two others tell that well enough."""
    places = [sheet.missing for sheet in sheets if len(sheet.markers) > 1 and not sheet.complete]
    if not places:
        return spots
    away = np.linalg.norm(spots[:, None, :2] - np.concatenate(places), axis=2).min(axis=1)
    return np.asarray(spots[np.argsort(away, kind="stable")], np.float64)


def _perhaps_missed(shot: Shot, sheets: Sequence[FoundSheet], spots: Spots) -> Spots:
    """Where markers may be that a glance does not tell: none, if all sheets are complete and leave no room."""
    missing = not sheets or not all(sheet.complete for sheet in sheets)
    room = room_left(shot, sheets)
    if not missing and not room:
        return spots[:0]
    spots = np.concatenate([spots, coarse_spots(shot)])
    return _besides([sheet for sheet in sheets if sheet.complete], spots) if missing else room.with_enough(spots)


def _besides(sheets: Sequence[FoundSheet], spots: Spots) -> Spots:
    """Those spots that lie on none of the sheets, as far as their print goes."""
    outlines = [sheet.printed.astype(np.float32) for sheet in sheets]
    outside = [all(cv2.pointPolygonTest(one, place, False) < 0 for one in outlines) for place in spots[:, :2].tolist()]
    return spots[np.array(outside, np.bool_)]


def _all_told(shot: Shot, sheets: Sequence[FoundSheet], closer: Sighting) -> bool:
    """Nothing in the room that is left looks like a marker that is too small to be told."""
    small = [square for square in closer.squares if too_small_to_tell(square, shot.grey)]
    return not small or not any(map(room_left(shot, sheets).holds, small))


def _any_too_small(sheets: Sequence[FoundSheet]) -> bool:
    return not sheets or any(sheet.px_per_mm < FINE_PX_PER_MM for sheet in sheets)


def _with_all_pixels(
    photo: Photo, sheets: Sequence[FoundSheet], markers: Sequence[SeenMarker], missed: Spots
) -> tuple[list[FoundSheet], list[SeenMarker]]:
    """Sheets that are large and complete stay as they are; all else is looked for again, beside them."""
    full, larger = Shot(photo.full), 1 / photo.scale_of(photo.image)
    settled = [sheet for sheet in sheets if sheet.complete and sheet.px_per_mm >= FINE_PX_PER_MM]
    known = {id(marker) for sheet in settled for marker in sheet.markers}
    rest = [marker for marker in markers if id(marker) not in known]
    spots = np.concatenate([np.array([marker.spot for marker in rest]).reshape(-1, 3), missed])
    spots = _besides(settled, spots) * larger
    again = joined(detect(full, LOOK, spots).markers, [marker.scaled(larger) for marker in rest])
    return [*settled, *group(full, again)], [*markers, *again]


def _with_those_from_above(
    photo: Photo, shot: Shot, sheets: list[FoundSheet], markers: list[SeenMarker], missed: Spots
) -> tuple[list[FoundSheet], list[SeenMarker]]:
    """Complete sheets stay as they are; others are far or slanted, and may have new markers. Each that is found tells
    how the table lies beyond it."""
    from vision.find.from_above import seen_from_above  # of a sheet that fills the frame there is no need of it

    while True:
        here = [sheet.seen_in(shot) for sheet in sheets]
        spots = room_left(shot, here).with_enough(_besides(here, missed))
        seen = seen_from_above(shot, here, spots)
        full = Shot(photo.full) if seen else shot
        again = [marker.scaled(full.image.shape[1] / shot.image.shape[1]).refined(full.grey) for marker in seen]
        known = [marker for sheet in sheets for marker in sheet.seen_in(full).markers]
        new = joined(known, again)[len(known) :]
        if not new:
            return sheets, markers
        rest = [marker for sheet in sheets if not sheet.complete for marker in sheet.seen_in(full).markers]
        sheets = [*(sheet for sheet in sheets if sheet.complete), *group(full, [*rest, *new])]
        markers = [*markers, *new]


def _reading_order(sheet: FoundSheet) -> tuple[int, float]:
    """Row by row, as one would read a table of sheets, in shares of the picture."""
    width = sheet.image.shape[1]
    (x, y), row = sheet.to_pixels(np.array([sheet.layout.page.center]))[0], np.ptp(sheet.outline[:, 1]) / 2
    return int(y // max(row, 1.0)), float(x) / width
