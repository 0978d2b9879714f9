"""Judge the yarn of one photographed sheet. The order of drawing is lost; with the rolls, a legal one is looked for."""

from __future__ import annotations

from rollwrite.errors import UnreadableFile
from rollwrite.games import Options
from rollwrite.message import message
from rollwrite.wolle.face import Face
from rollwrite.wolle.house import of_today
from vision.photo import NotAPicture
from vision.photos import read_photos
from vision.sheet import Sheet


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
