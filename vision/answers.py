"""What a person said about a photo is kept beside it, and used the next time: `photo.jpg.fixes.toml`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rollwrite.errors import RollwriteError, UnreadableFile, UsageError
from rollwrite.files import TEXT_LIMIT, as_text, as_toml, read_bytes, write_whole
from rollwrite.kinds import STANDARD_INPUT
from rollwrite.message import Message, message, short
from rollwrite.scored import ScoredFile
from vision.decide.fix import Fix
from vision.marks_of_ours import ENDING
from vision.sheet import Sheet

HEAD = "# What people saw on this photo, used whenever it is read. Take a line out to be asked again.\n"

Answers = Mapping[str, tuple[Fix, ...]]
"""What was said, by the names that `names_of` gives to sheets."""


def beside(photo: Path) -> Path:
    return photo.with_name(photo.name + ENDING)


def kept_answers(photo: Path) -> Answers:
    """None where nobody was asked yet."""
    file = beside(photo)
    if str(photo) == STANDARD_INPUT or not file.exists():
        return {}
    data = as_toml(str(file), as_text(str(file), read_bytes(file, TEXT_LIMIT)))
    if not all(isinstance(fixes, dict) for fixes in data.values()):
        raise UnreadableFile(str(file), message("reading/answers-damaged"))
    return {name: tuple(Fix.parse(f"{field}={said}") for field, said in fixes.items()) for name, fixes in data.items()}


def keep_answers(photo: Path, answers: Answers) -> Path:
    """All that was said about the sheets of one photo; the last word on a field holds."""
    parts = [HEAD]
    for name, fixes in answers.items():
        lines = {fix.field: fix.answer for fix in fixes}
        if lines:
            parts.append(f"\n[{json.dumps(name)}]\n")
            parts += [f"{json.dumps(field)} = {json.dumps(said)}\n" for field, said in lines.items()]
    file = beside(photo)
    write_whole(file, "".join(parts).encode(), force=True)
    return file


def with_answers(files: Sequence[ScoredFile]) -> tuple[ScoredFile, ...]:
    """All files with what was said about them before, and a word about that."""
    return tuple(_answered(file) for file in files)


def _answered(file: ScoredFile) -> ScoredFile:
    try:
        known = kept_answers(Path(file.file)) if file.sheets else {}
    except RollwriteError as error:
        return replace(file, errors=(*file.errors, error.message))
    if not known:
        return file
    sheets = [sheet for sheet in file.sheets if isinstance(sheet, Sheet)]
    names = names_of(sheets)
    settled = [_taken(sheet, known.get(name, ())) for sheet, name in zip(sheets, names, strict=True)]
    count = sum(len(after.fixes) - len(before.fixes) for before, after in zip(sheets, settled, strict=True))
    remarks = tuple(_remarks(str(beside(Path(file.file))), count, [short(name) for name in known if name not in names]))
    return replace(file, sheets=tuple(settled), remarks=(*file.remarks, *remarks))


def _remarks(file: str, used: int, strangers: Sequence[str]) -> Iterator[Message]:
    """A photo that was taken anew under an old name, or a slip of the pen, is not passed over in silence."""
    if used:
        yield message("reading/answers-used", count=used, file=file)
    if strangers:
        yield message("reading/answers-of-others", sheets=tuple(strangers), file=file)


def _taken(sheet: Sheet, fixes: Sequence[Fix]) -> Sheet:
    """What was said of something that is not asked in this call (its rolls are not told, say) waits for the next."""
    for fix in fixes:
        try:
            sheet = sheet.fixed(fix)
        except UsageError:
            continue
    return sheet


def names_of(sheets: Sequence[Sheet]) -> list[str]:
    """Their ids; where one could not be read or is there twice, the place in the photo."""
    ids = [(sheet.id or "").partition("~")[0] for sheet in sheets]
    times = Counter(ids)
    return [own if own and times[own] == 1 else f"sheet {number}" for number, own in enumerate(ids, start=1)]
