"""Judge the yarn of one photographed sheet. The order of drawing is lost; with the rolls, a legal one is looked for."""

from __future__ import annotations

from rollwrite.errors import UnreadableFile
from rollwrite.kinds import File
from rollwrite.language import language
from rollwrite.report import Report
from rollwrite.validate_file import Judged
from rollwrite.wolle.game import GAME
from vision.documents import filled_sheet, sheet_document
from vision.photo import open_photos
from vision.read import SheetReading
from vision.score import read_all


def judge_photo(file: File, rolls: tuple[int, ...] | None) -> Judged:
    reading = _only_sheet(file)
    sheet = filled_sheet(reading, rolls)
    told = GAME.report.validation(sheet, language())
    review = sheet_document(reading, rolls)["review"]
    views = (*told.views, *(f"  look at {doubt['field']}: {doubt['reason']}" for doubt in review))
    return Report({**dict(told.document), "review": review}, views, told.exit_code), sheet.mat


def _only_sheet(file: File) -> SheetReading:
    readings = [read_all(photo) for photo in open_photos(file.data)]
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    if not sheets:
        raise UnreadableFile(file.name, str(readings[0].troubles[0]))
    if len(sheets) > 1:
        raise UnreadableFile(file.name, f"the photo shows {len(sheets)} sheets; validate judges one, score reads all")
    if sheets[0].flat.layout.game != "wolle":
        raise UnreadableFile(file.name, "only a Wolle sheet has yarn to judge; score counts the others")
    return sheets[0]
