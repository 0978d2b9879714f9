"""Write the pictures a call asked for: the annotated photo, and the stages of each sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import cv2
import numpy as np

from rollwrite.errors import RollwriteError, UnreadableFile
from rollwrite.files import why_not, write_whole
from rollwrite.language import Language
from rollwrite.message import message
from rollwrite.scored import ScoredFile
from vision.marks_of_ours import COMMENT
from vision.photo import Image
from vision.pipeline import SheetReading
from vision.sheet import Sheet
from vision.show.annotate import annotated
from vision.show.stages import stage_pictures

MARK = "-read.jpg"  # ends the name of every annotated copy: such files are never read as photos


def draw_over(files: Sequence[ScoredFile], folder: Path, language: Language) -> tuple[ScoredFile, ...]:
    """A copy of each photo with what was read drawn over it. Each file then says where its copy is; a folder that
    cannot be written to costs no score."""
    taken: set[Path] = set()
    return tuple(_drawn(file, folder, language, taken) for file in files)


def _drawn(file: ScoredFile, folder: Path, language: Language, taken: set[Path]) -> ScoredFile:
    sheets = [sheet for sheet in file.sheets if isinstance(sheet, Sheet) and sheet.look]
    try:
        said = tuple(
            message("reading/drawn-over", file=str(path))
            for path in write_annotated(file.file, sheets, folder, language, taken)
        )
    except RollwriteError as error:
        said = (error.message,)
    return replace(file, remarks=(*file.remarks, *said))


def write_annotated(
    file: str, sheets: Sequence[Sheet], folder: Path, language: Language, taken: set[Path]
) -> list[Path]:
    """One copy for each photo; pages of a scan are numbered, and photos of one name told apart. A copy of an earlier
    call is replaced: it is ours."""
    written = []
    for page, group in groupby(sheets, key=lambda sheet: sheet.look.page if sheet.look else 0):
        on_page = list(group)
        number = f"-page{page + 1}" if on_page[0].look and on_page[0].look.of_a_scan else ""
        path = _free(folder, f"{Path(file).stem}{number}", taken)
        written.append(_write(path, annotated(on_page, language), comment=COMMENT))
    return written


def is_annotated(data: bytes) -> bool:
    """Told by a comment in the file, whatever it is called."""
    return COMMENT in data[:512]


def write_stages(file: str, readings: Sequence[SheetReading], folder: Path) -> None:
    for number, reading in enumerate(readings, start=1):
        name = reading.code.sheet if reading.code else f"sheet{number}"
        for stage, image in stage_pictures(reading):
            _write(folder / f"{Path(file).stem}-{name}-{stage}.png", image)


def _free(folder: Path, stem: str, taken: set[Path]) -> Path:
    """A name that no other photo of this call has, and no file that is not an annotated copy."""
    tries = (folder / f"{stem}{'' if n == 1 else f'-{n}'}{MARK}" for n in range(1, 10_000))
    path = next(path for path in tries if path not in taken and (not path.exists() or is_annotated(path.read_bytes())))
    taken.add(path)
    return path


def _write(path: Path, image: Image, comment: bytes = b"") -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = message("door/cannot-be-made", why=why_not(error))
        raise UnreadableFile(str(path.parent), why) from None
    settings = [cv2.IMWRITE_JPEG_QUALITY, 88] if path.suffix == ".jpg" else []
    data = np.asarray(cv2.imencode(path.suffix, image, settings)[1]).tobytes()
    write_whole(path, _with_comment(data, comment) if comment else data, force=True)
    return path


def _with_comment(jpeg: bytes, comment: bytes) -> bytes:
    """A COM segment right after the first marker."""
    return jpeg[:2] + b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment + jpeg[2:]
