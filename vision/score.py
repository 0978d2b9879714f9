"""Score one file of photos or scans: every sheet in it read, judged and told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollwrite.errors import ExitCode, UsageError
from rollwrite.kinds import File
from rollwrite.report import Report, View
from vision.decide.fix import Fix
from vision.documents import sheet_document, sheet_views
from vision.find.sheets import find_sheets
from vision.find.trouble import UnreadableSheet, is_a_glimpse, why_nothing
from vision.photo import Photo, open_photos
from vision.read import SheetReading, read_sheet


@dataclass(frozen=True, slots=True)
class PhotoOptions:
    """What a call may add to a photo: the rolls, corrections, and where pictures go."""

    rolls: tuple[int, ...] | None = None
    fixes: tuple[Fix, ...] = ()
    annotate: Path | None = None
    debug: Path | None = None
    force: bool = False


@dataclass(frozen=True)
class PhotoReading:
    """All sheets of one photo or page, and what was seen of others."""

    photo: Photo
    sheets: tuple[SheetReading, ...]
    troubles: tuple[UnreadableSheet, ...]
    glimpses: int  # sheets of which only a corner is in the picture


def score_photo(file: File, options: PhotoOptions) -> Report:
    readings = [read_all(photo) for photo in open_photos(file.data)]
    troubles = [trouble for reading in readings for trouble in reading.troubles]
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    if not sheets:
        raise troubles[0]
    corrected = _corrected(sheets, options.fixes)
    documents = [sheet_document(sheet, options.rolls) for sheet in corrected]
    written = _pictures(file.name, corrected, documents, options)
    blocking = [str(trouble) for trouble in troubles if not trouble.empty_page]
    remarks = [*_remarks(readings), *blocking, *(f"drawn over: {path}" for path in written)]
    views: tuple[View, ...] = tuple(view for document in documents for view in sheet_views(document))
    document = {"error": " ".join(blocking) or None, "sheets": documents, "remarks": remarks}
    return Report(document, (*views, *remarks), _exit_code(documents, blocking))


def read_all(photo: Photo) -> PhotoReading:
    search = find_sheets(photo)
    if not search.sheets:
        return PhotoReading(photo, (), (why_nothing(photo.image, search),), 0)
    read: list[SheetReading] = []
    troubles: list[UnreadableSheet] = []
    glimpses: list[UnreadableSheet] = []
    for found in search.sheets:
        try:
            read.append(read_sheet(photo, found))
        except UnreadableSheet as trouble:
            (glimpses if is_a_glimpse(found) else troubles).append(trouble)
    if not read and not troubles:  # nothing but glimpses: then one of them was meant
        return PhotoReading(photo, (), tuple(glimpses), 0)
    return PhotoReading(photo, tuple(read), tuple(troubles), len(glimpses))


def _pictures(
    file: str, sheets: Sequence[SheetReading], documents: Sequence[dict[str, Any]], options: PhotoOptions
) -> list[Path]:
    from vision.show.pictures import write_annotated, write_stages

    if options.debug:
        write_stages(file, sheets, options.debug, force=options.force)
    if options.annotate:
        return write_annotated(file, sheets, documents, options.annotate, force=options.force)
    return []


def _corrected(sheets: Sequence[SheetReading], fixes: Sequence[Fix]) -> list[SheetReading]:
    known = {sheet.code.sheet for sheet in sheets if sheet.code}
    for fix in fixes:
        if fix.sheet is None and len(sheets) > 1:
            raise UsageError(f"--fix {fix}: the photo shows {len(sheets)} sheets; say which, as in K7Q2/{fix}")
        if fix.sheet is not None and fix.sheet not in known:
            raise UsageError(f"--fix {fix}: no sheet {fix.sheet} was read; there are {', '.join(sorted(known))}")
    own = ([fix for fix in fixes if fix.sheet in (None, sheet.code.sheet if sheet.code else None)] for sheet in sheets)
    return [sheet.fixed(some, _asked(sheet, some)) for sheet, some in zip(sheets, own, strict=True)]


def _asked(sheet: SheetReading, fixes: Sequence[Fix]) -> list[str]:
    """What a person may accept as it is."""
    accepts = any(fix.answer == "ok" for fix in fixes)
    return [entry["field"] for entry in sheet_document(sheet)["review"]] if accepts else []


def _remarks(readings: Sequence[PhotoReading]) -> Iterator[str]:
    glimpses = sum(reading.glimpses for reading in readings)
    if glimpses:
        sheets = "another sheet is" if glimpses == 1 else f"{glimpses} other sheets are"
        yield f"{sheets} only partly in the picture, and left out"


def _exit_code(documents: Sequence[dict[str, Any]], blocking: Sequence[str]) -> ExitCode:
    if blocking:
        return ExitCode.UNUSABLE
    return ExitCode.NEEDS_A_PERSON if any(document["review"] for document in documents) else ExitCode.OK
