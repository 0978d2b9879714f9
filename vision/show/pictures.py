"""Write the pictures a call asked for: the annotated photo, and the stages of each sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from rollwrite.errors import UnreadableFile
from rollwrite.files import write_whole
from vision.photo import Image
from vision.read import SheetReading
from vision.show.annotate import annotated
from vision.show.stages import stage_pictures


def write_annotated(
    file: str, sheets: Sequence[SheetReading], documents: Sequence[dict[str, Any]], folder: Path, *, force: bool
) -> list[Path]:
    """One copy for each photo; pages of a scan are numbered."""
    stem, written = Path(file).stem, []
    pairs = list(zip(sheets, documents, strict=True))
    for page, group in groupby(pairs, key=lambda pair: pair[0].photo.page):
        readings, texts = zip(*group, strict=True)
        number = f"-page{page + 1}" if readings[0].photo.kind == "pdf" else ""
        written.append(_write(folder / f"{stem}{number}-read.jpg", annotated(readings, texts), force=force))
    return written


def write_stages(file: str, sheets: Sequence[SheetReading], folder: Path, *, force: bool) -> None:
    for number, sheet in enumerate(sheets, start=1):
        name = sheet.code.sheet if sheet.code else f"sheet{number}"
        for stage, image in stage_pictures(sheet):
            _write(folder / f"{Path(file).stem}-{name}-{stage}.png", image, force=force)


def _write(path: Path, image: Image, *, force: bool) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnreadableFile(str(path.parent), f"cannot be made ({(error.strerror or '').lower()})") from None
    settings = [cv2.IMWRITE_JPEG_QUALITY, 88] if path.suffix == ".jpg" else []
    _, data = cv2.imencode(path.suffix, image, settings)
    write_whole(path, np.asarray(data).tobytes(), force=force)
    return path
