"""Corners of a sheet that no spot told of, as where toner is pale: looked for where the sheet's other corners say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from sheets.layout.catalogue import CORNERS
from sheets.layout.model import Marker
from vision.find.markers import Points, SeenMarker, Shot, detect_at, joined
from vision.find.sheets import FoundSheet, group

ASTRAY = 0.35  # of the way from the nearest corner that was seen: curl and perspective lead a guess astray by no more
ASTRAY_ALONE = 0.6  # by one corner alone: of perspective it tells nothing


def completed(
    shot: Shot, sheets: Sequence[FoundSheet], markers: Sequence[SeenMarker]
) -> tuple[list[FoundSheet], list[SeenMarker]]:
    """The sheets and all markers, with those that were missed."""
    sheets, markers = list(sheets), list(markers)
    for _ in range(CORNERS - 1):  # each corner that is found tells better where the others are
        found = [seen for sheet in sheets if not sheet.complete for seen in _missed(shot, sheet)]
        new = joined(markers, found)[len(markers) :]
        if not new:
            break
        markers += new
        sheets = group(shot, markers)
    return sheets, markers


def _missed(shot: Shot, sheet: FoundSheet) -> Iterator[SeenMarker]:
    seen = {marker.id for marker in sheet.markers}
    for marker in sheet.layout.markers:
        if marker.id not in seen:
            outline = sheet.as_seen(np.array(marker.rect.corners))
            yield from (found for found in detect_at(shot, outline, _reach(sheet, marker)) if found.id == marker.id)


def _reach(sheet: FoundSheet, marker: Marker) -> float:
    """In sides of a marker, how far from its guess it may be."""
    astray = ASTRAY if len(sheet.markers) > 1 else ASTRAY_ALONE
    return astray * _nearest_seen(sheet, marker) / marker.rect.width


def _nearest_seen(sheet: FoundSheet, marker: Marker) -> float:
    """How far, in millimetres, the nearest corner that was seen is from this one."""
    seen = {other.id for other in sheet.markers}
    places: Points = np.array([other.rect.center for other in sheet.layout.markers if other.id in seen])
    return float(np.linalg.norm(places - np.array(marker.rect.center), axis=1).min())
