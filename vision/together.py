"""Sheets of one call beside each other: ids that turn up twice, names told by a person, and whose a fix is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rollwrite.errors import UsageError
from rollwrite.finding import finding
from rollwrite.message import message
from rollwrite.scored import ScoredFile
from vision.decide.fix import Fix
from vision.sheet import Sheet


def told_apart(files: Sequence[ScoredFile]) -> tuple[ScoredFile, ...]:
    """An id that was read twice is named on both sheets, and the second is called ID~2: a file printed more than once,
    or one sheet photographed again."""
    times = Counter(sheet.id for sheet in sheets_of(files) if sheet.id)
    seen: Counter[str] = Counter()

    def named(sheet: Sheet) -> Sheet:
        if not sheet.id or times[sheet.id] < 2:
            return sheet
        seen[sheet.id] += 1
        own = sheet.id if seen[sheet.id] == 1 else f"{sheet.id}~{seen[sheet.id]}"
        doubled = finding("doubled", "reading/doubled-id", where="sheet", sheet=sheet.id, count=times[sheet.id])
        return replace(sheet, id=own, notes=(*sheet.notes, doubled))

    return tuple(_each(file, named) for file in files)


def with_names(files: Sequence[ScoredFile], names: Mapping[str, str]) -> tuple[ScoredFile, ...]:
    """Players as a person told them, by the ids of their sheets."""
    known = {sheet.id for sheet in sheets_of(files)}
    for stranger in (own for own in names if own not in known):
        raise UsageError(message("reading/no-such-sheet", sheet=stranger[:20], known=_known(known)))
    return tuple(
        _each(file, lambda sheet: replace(sheet, player=names.get(sheet.id or "", sheet.player))) for file in files
    )


def with_fixes(files: Sequence[ScoredFile], fixes: Sequence[Fix]) -> tuple[ScoredFile, ...]:
    """Each fix on its own sheet and no other. It may leave the sheet out where only one was read in all files."""
    everything = list(sheets_of(files))
    known = {sheet.id for sheet in everything}
    for fix in fixes:
        if fix.sheet is None and len(everything) != 1:
            raise UsageError(message("reading/fix-which", fix=str(fix), count=len(everything)))
        if fix.sheet is not None and fix.sheet not in known:
            raise UsageError(message("reading/fix-no-sheet", fix=str(fix), sheet=fix.sheet, known=_known(known)))

    def fixed(sheet: Sheet) -> Sheet:
        own = [fix for fix in fixes if fix.sheet in (None, sheet.id)]
        return sheet.fixed(*own) if own else sheet

    return tuple(_each(file, fixed) for file in files)


def sheets_of(files: Iterable[ScoredFile]) -> Iterator[Sheet]:
    return (sheet for file in files for sheet in file.sheets if isinstance(sheet, Sheet))


def _known(ids: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(sorted(own for own in ids if own)) or ("–",)


def _each(file: ScoredFile, change: Callable[[Sheet], Sheet]) -> ScoredFile:
    return replace(file, sheets=tuple(change(sheet) if isinstance(sheet, Sheet) else sheet for sheet in file.sheets))
