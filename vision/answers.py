"""What a person said about a photo is kept beside it, and used the next time: `photo.jpg.fixes.toml`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rollwrite.errors import UnreadableFile
from rollwrite.files import TEXT_LIMIT, as_text, as_toml, read_bytes, write_whole
from rollwrite.message import message
from vision.decide.fix import Fix
from vision.marks_of_ours import ENDING
from vision.sheet import Sheet

HEAD = "# What people saw on this photo, used whenever it is read. Take a line out to be asked again.\n"


def beside(photo: Path) -> Path:
    return photo.with_name(photo.name + ENDING)


def kept_answers(photo: Path) -> Mapping[str, tuple[Fix, ...]]:
    """By sheet; none where nobody was asked yet."""
    file = beside(photo)
    if not file.exists():
        return {}
    data = as_toml(str(file), as_text(str(file), read_bytes(file, TEXT_LIMIT)))
    if not all(isinstance(fixes, dict) for fixes in data.values()):
        raise UnreadableFile(str(file), message("reading/answers-damaged"))
    return {name: tuple(Fix.parse(f"{field}={said}") for field, said in fixes.items()) for name, fixes in data.items()}


def keep_answers(photo: Path, sheets: Sequence[Sheet]) -> Path:
    """All that was said about the sheets of one photo."""
    parts = [HEAD]
    for number, sheet in enumerate(sheets, start=1):
        if sheet.fixes:
            lines = {fix.field: fix.answer for fix in sheet.fixes}
            parts.append(f"\n[{json.dumps(name_of(sheet, number))}]\n")
            parts += [f"{json.dumps(field)} = {json.dumps(said)}\n" for field, said in lines.items()]
    file = beside(photo)
    write_whole(file, "".join(parts).encode(), force=True)
    return file


def answered(photo: Path, sheets: Sequence[Sheet]) -> tuple[Sheet, ...]:
    """The sheets with what was said about them before."""
    known = kept_answers(photo)
    return tuple(sheet.fixed(*known.get(name_of(sheet, number), ())) for number, sheet in enumerate(sheets, start=1))


def name_of(sheet: Sheet, number: int) -> str:
    """Its id, or where that could not be read its place in the photo."""
    return sheet.id or f"sheet {number}"
