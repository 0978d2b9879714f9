"""Scoring many files at once: each has its own entry, and one bad file does not stop the others."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollwrite.documents import File, Kind, open_file
from rollwrite.errors import ExitCode, RollwriteError, UnreadableFile
from rollwrite.report import Report, View

Reader = Callable[[File], Report]


@dataclass(frozen=True, slots=True)
class Entry:
    """What `score` says of one file."""

    document: dict[str, Any]
    views: tuple[View, ...]
    exit_code: ExitCode


def score_file(file: Path, photo: Reader) -> Entry:
    """One file by its kind. Photos belong to another room, which hands in its reader."""
    try:
        opened = open_file(file)
        report = photo(opened) if opened.kind is Kind.PHOTO else _score_record(opened)
    except RollwriteError as error:
        sentence = str(error).removeprefix(f"{file}: ")
        return Entry({"file": str(file), "error": sentence, "sheets": []}, (f"{file}: {sentence}",), error.exit_code)
    document = {"file": str(file), "error": None, "sheets": [], **dict(report.document)}
    return Entry(document, (str(file), *report.views), report.exit_code)


def together(entries: Iterable[Entry]) -> Report:
    """All entries in their order; the exit code is the highest of them."""
    listed = tuple(entries)
    document = {"files": [entry.document for entry in listed]}
    views = tuple(view for entry in listed for view in entry.views)
    return Report(document, views, max((entry.exit_code for entry in listed), default=ExitCode.OK))


def _score_record(file: File) -> Report:
    match file.kind:
        case Kind.WOLLE:
            from rollwrite.wolle.report import scored_sheet

            return scored_sheet(file.name, file.text)
        case Kind.VOLLE_WOLLE:
            from rollwrite.volle_wolle.documents import score

            return score(file.text)
        case Kind.VOLLE_WOLLE_END:
            from rollwrite.volle_wolle.documents import end_score

            return end_score(file.name, file.text)
        case Kind.ULY_POLLY:
            from rollwrite.uly_polly.documents import score as score_uly_polly

            return score_uly_polly(file.text)
        case _:
            raise UnreadableFile(file.name, "a drawn line has no sheet to score; judge it with validate")
