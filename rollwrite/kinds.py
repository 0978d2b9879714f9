"""What a file is, told by its content and never by its name."""

import re
import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Literal

from rollwrite.errors import UnreadableFile
from rollwrite.files import as_text, read_bytes

STANDARD_INPUT = "-"
LIMIT = 200_000_000  # a scan of a whole games evening


class Kind(StrEnum):
    PHOTO = "photo"
    LINE = "drawn line"
    FACE = "face"
    WOLLE = "wolle"
    VOLLE_WOLLE = "volle-wolle"
    VOLLE_WOLLE_END = "volle-wolle, end of game"
    ULY_POLLY = "uly-polly"


GAMES = (Kind.WOLLE, Kind.VOLLE_WOLLE, Kind.ULY_POLLY)


PictureKind = Literal["jpeg", "png", "webp", "heic", "pdf"]


@dataclass(frozen=True, slots=True)
class File:
    name: str
    kind: Kind
    data: bytes

    @property
    def text(self) -> str:
        return as_text(self.name, self.data)


_HEIF_BRANDS = (b"heic", b"heix", b"hevc", b"hevx", b"heim", b"heis", b"mif1", b"msf1")
_RECORD = re.compile(r"^[ \t]*game[ \t]*:[ \t]*([\w-]+)", re.MULTILINE)
_FACE = re.compile(r"^[ \t]*face[ \t]*=", re.MULTILINE)
_END_OF_GAME = re.compile(r"^[ \t]*[\"']?game[\"']?[ \t]*=", re.MULTILINE)
_WKT = re.compile(r"\s*(SRID\s*=\s*\d+\s*;)?\s*[A-Z]+\s*(Z|M|ZM)?\s*(\(|EMPTY)", re.IGNORECASE)


def open_file(file: Path) -> File:
    """A file by its path; a dash is standard input."""
    data = sys.stdin.buffer.read(LIMIT) if str(file) == STANDARD_INPUT else read_bytes(file, LIMIT)
    return File(str(file), kind_of(str(file), data), data)


def kind_of(name: str, data: bytes) -> Kind:
    if picture_kind(data):
        return Kind.PHOTO
    text = as_text(name, data)
    if text.lstrip().startswith("{") or _WKT.match(text):
        return Kind.LINE
    if _END_OF_GAME.search(text):
        return Kind.VOLLE_WOLLE_END
    if _FACE.search(text):
        return Kind.FACE
    game = _RECORD.search(text)
    for kind in GAMES:
        if game and game[1] == kind:
            return kind
    raise UnreadableFile(name, f"not a photo, a drawn line or a record, which says 'game:' and {' or '.join(GAMES)}")


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
    return "pdf" if b"%PDF-" in data[:1024] else None
