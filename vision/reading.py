"""All sheets found in a photo: each is read, or named with the reason why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rollwrite.games import Options
from rollwrite.wolle.face import Face
from sheets.layout.catalogue import is_own
from vision.find.markers import Points
from vision.find.search import Search
from vision.find.sheets import FoundSheet
from vision.find.trouble import UnreadableSheet, is_a_glimpse, one_of_many, why_nothing
from vision.photo import Photo
from vision.pipeline import SheetReading, read_sheet
from vision.sheet import Sheet
from vision.show.look import Look, Pixels


@dataclass(frozen=True, eq=False)
class PhotoReading:
    """All sheets of one photo or page, and what was seen of others."""

    sheets: tuple[Sheet, ...]
    troubles: tuple[UnreadableSheet, ...]
    glimpses: int  # sheets of which only a corner is in the picture
    stages: tuple[SheetReading, ...] = ()  # how each sheet was read, for looking at what went wrong


def read_found(photo: Photo, search: Search, faces: Sequence[Face], options: Options) -> PhotoReading:
    if not search.sheets:
        return PhotoReading((), (why_nothing(photo.image, search),), 0)
    read: list[SheetReading] = []
    troubles: list[UnreadableSheet] = []
    unread: list[FoundSheet] = []
    glimpses: list[UnreadableSheet] = []
    for found in search.sheets:
        try:
            read.append(read_sheet(photo, _with_face(found, faces)))
        except UnreadableSheet as trouble:
            if is_a_glimpse(found):
                glimpses.append(trouble)
            else:
                troubles.append(one_of_many(found, trouble) if len(search.sheets) > 1 else trouble)
                unread.append(found)
    if not read and not troubles:  # nothing but glimpses: then one of them was meant
        return PhotoReading((), tuple(glimpses), 0)
    sheets = tuple(_sheet(reading, unread, options) for reading in read)
    return PhotoReading(sheets, tuple(troubles), len(glimpses), tuple(read))


def _with_face(found: FoundSheet, faces: Sequence[Face]) -> FoundSheet:
    """What makes and measures faces is loaded for sheets that need it: those of A and B do not."""
    if not is_own(found.layout):
        return found
    from vision.own_face import with_face

    return with_face(found, faces)


def _sheet(reading: SheetReading, unread: Sequence[FoundSheet], options: Options) -> Sheet:
    code, image = reading.code, reading.found.image
    look = Look(
        found=Pixels(image),
        found_px_per_mm=reading.found.px_per_mm,
        found_longest=max(image.shape),
        page=reading.photo.page,
        of_a_scan=reading.photo.kind == "pdf",
        geometry=reading.flat,
        flat=Pixels(reading.flat.image),
        strokes=reading.measures.strokes,
        unread=tuple(_outline_in(reading, other) for other in unread),
    )
    return Sheet(
        layout=reading.flat.layout,
        code=code,
        beliefs=reading.beliefs,
        decision=reading.decision,
        corners=tuple((float(x), float(y)) for x, y in reading.corners),
        id=code.sheet if code else None,
        player=code.player if code else "",
        options=options,
        look=look,
    )


def _outline_in(reading: SheetReading, other: FoundSheet) -> Points:
    """Where another sheet of the photo lies in the image this one was found in: each may have had a closer look."""
    scale_of = reading.photo.scale_of
    upright = (other.outline + 0.5) / scale_of(other.image) - 0.5
    return np.asarray((upright + 0.5) * scale_of(reading.found.image) - 0.5)
