"""Judge the yarn of one photographed sheet. The order of drawing is lost; with the rolls, a legal one is looked for."""

from __future__ import annotations

from rollwrite.errors import UnreadableFile
from rollwrite.games import Options, game_of
from rollwrite.kinds import File
from rollwrite.language import Language
from rollwrite.message import message
from rollwrite.report import Report
from rollwrite.score_report import look_at, review
from rollwrite.wolle.face import Face, face_called
from rollwrite.wolle.house import of_today
from rollwrite.wolle.mat import Mat
from vision.photo import NotAPicture
from vision.photos import read_photos
from vision.sheet import Sheet


def judged_photo(file: File, options: Options, language: Language) -> tuple[Report, Mat | None]:
    """What is said of its one sheet, with what the reader doubts; and the mat to draw a picture of, if it has one."""
    options.refuse(file.name, "cups")  # they are on the paper
    sheet = only_sheet(file.name, file.data, options, () if options.face is None else (face_called(options.face),))
    told = game_of(sheet.game).report.validation(sheet.outcome, language)
    document = {**dict(told.document), "review": review(sheet.findings, language)}
    views = (*told.views, *look_at(sheet.findings, language))
    return Report(document, views, told.exit_code), getattr(sheet.outcome, "mat", None)


def only_sheet(file: str, data: bytes, options: Options, faces: tuple[Face, ...] = ()) -> Sheet:
    """The one sheet with yarn in a photo. One that cannot be read is not passed over: it may have been meant."""
    try:
        readings = read_photos(data, faces, options)
    except NotAPicture as error:
        raise UnreadableFile(file, error.message) from None
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    troubles = [trouble for reading in readings for trouble in reading.troubles if not (sheets and trouble.empty_page)]
    if len(sheets) > 1:
        raise UnreadableFile(file, message("reading/one-sheet-please", count=len(sheets) + len(troubles)))
    if troubles:
        raise UnreadableFile(file, troubles[0].message)
    if sheets[0].layout.yarn is None:
        raise UnreadableFile(file, message("reading/no-yarn-to-judge"))
    if faces and of_today(sheets[0].face) not in map(of_today, faces):
        raise UnreadableFile(file, message("reading/other-face"))
    return sheets[0]
