"""What a file is, told by its content and never by its name."""

import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Literal

from rollwrite.errors import UnreadableFile, UsageError
from rollwrite.files import EMPTY, as_text, read_bytes
from rollwrite.games import RECORD, Options, Outcome, Text, entries, entry_of, form_of
from rollwrite.message import Either, message

STANDARD_INPUT = "-"
LIMIT = 200_000_000  # a scan of a whole games evening


class Kind(StrEnum):
    PHOTO = "photo"
    TEXT = "text"


PictureKind = Literal["jpeg", "png", "webp", "heic", "tiff", "pdf"]
PICTURES: dict[PictureKind, str] = {
    "jpeg": "JPEG",
    "png": "PNG",
    "webp": "WebP",
    "heic": "HEIC",
    "tiff": "TIFF",
    "pdf": "PDF",
}


@dataclass(frozen=True, slots=True)
class File:
    """A text also knows whose it is: the game's name, and which of its texts."""

    name: str
    kind: Kind
    data: bytes
    game: str = ""
    form: str = ""

    @property
    def text(self) -> str:
        return as_text(self.name, self.data)

    def judged(self, options: Options) -> Outcome:
        """A text, read and judged by its game."""
        return entry_of(self.game).judged(Text(self.name, self.form, self.text), options)


_HEIF_BRANDS = (b"heic", b"heix", b"hevc", b"hevx", b"heim", b"heis", b"mif1", b"msf1")


def open_file(file: Path) -> File:
    """A file by its path; a dash is standard input."""
    data = sys.stdin.buffer.read(LIMIT) if str(file) == STANDARD_INPUT else read_bytes(file, LIMIT)
    return file_of(str(file), data)


def record_of(game: str, file: Path) -> File:
    """For those who can only do with a record of one game."""
    opened = open_file(file)
    if (opened.game, opened.form) != (game, RECORD):
        found = message("door/found-text", game=opened.game, form=opened.form or str(opened.kind))
        raise UnreadableFile(str(file), message("door/other-record", wanted=game, found=found))
    return opened


def file_of(name: str, data: bytes) -> File:
    """Bytes as what they are, or one line that says what they should be."""
    if picture_kind(data):
        return File(name, Kind.PHOTO, data)
    if other := _other_picture(data):
        raise UnreadableFile(name, message("door/other-picture", kind=other, known=Either(tuple(PICTURES.values()))))
    text = as_text(name, data, message("door/no-picture-nor-text"))
    if not text.strip():
        raise UnreadableFile(name, EMPTY)
    try:
        found = form_of(text)
    except UsageError as error:  # it names a game nobody knows
        raise UnreadableFile(name, error.message) from None
    if found is None:
        raise UnreadableFile(name, message("door/nobodys-file", games=Either(tuple(entries()))))
    return File(name, Kind.TEXT, data, found[0].name, found[1])


def picture_kind(data: bytes) -> PictureKind | None:
    """Which kind of picture the first bytes promise; None if it is something else, a text perhaps."""
    if data.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    if data[4:8] == b"ftyp" and data[8:12] in _HEIF_BRANDS:
        return "heic"
    if data[:4] in (b"II*\0", b"MM\0*"):
        return "tiff"
    return "pdf" if b"%PDF-" in data[:1024] else None


def _other_picture(data: bytes) -> str | None:
    """A picture, but none of those that are read."""
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return "GIF"
    return "BMP" if data[:2] == b"BM" and data[6:10] == b"\0\0\0\0" else None
