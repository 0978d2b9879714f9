"""Scoring many files at once: each has its own entry, and one bad file does not stop the others."""

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollwrite.errors import ExitCode, RollwriteError, UnreadableFile
from rollwrite.games import RECORD, Options, Text, game_of
from rollwrite.kinds import File, Kind, open_file
from rollwrite.language import language
from rollwrite.report import Report, Table, View

POINTS = ("objects", "sets", "paw", "cups", "total")

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
    """All entries in their order, then who won; the exit code is the highest of them."""
    listed = tuple(entries)
    document = {"files": [entry.document for entry in listed]}
    views = tuple(view for entry in listed for view in entry.views)
    sheets = [(entry.document["file"], sheet) for entry in listed for sheet in entry.document["sheets"]]
    exit_code = max((entry.exit_code for entry in listed), default=ExitCode.OK)
    return Report(document, (*views, *_ranking(sheets)), exit_code)


def expanded(files: Iterable[Path]) -> list[Path]:
    """Folders stand for the files in them, in order of their names; an empty one stays, to be complained about."""
    return [one for file in files for one in (sorted(_files_in(file)) or [file] if file.is_dir() else [file])]


def as_csv(report: Report) -> str:
    """One line a sheet, for the club's spreadsheet."""
    assert isinstance(report.document, Mapping)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(("file", "sheet", "player", "game", "face", *POINTS, "total by the yarn", "look at", "error"))
    for entry in report.document["files"]:
        for sheet in entry["sheets"] or [{}]:
            writer.writerow(_csv_row(entry, sheet))
    return text.getvalue()


def _csv_row(entry: Mapping[str, Any], sheet: Mapping[str, Any]) -> list[Any]:
    names = [sheet.get(key) for key in ("sheet", "player", "game", "face")]
    points = [sheet.get("score", {}).get(key) for key in POINTS]
    doubts = "; ".join(doubt["field"] for doubt in sheet.get("review", ()))
    return [entry["file"], *names, *points, sheet.get("yarn_score", {}).get("total"), doubts, entry["error"]]


def _files_in(folder: Path) -> list[Path]:
    try:
        return [file for file in folder.iterdir() if file.is_file() and not file.name.startswith(".")]
    except OSError as error:
        raise UnreadableFile(str(folder), f"cannot be read ({(error.strerror or '').lower()})") from None


def _ranking(sheets: list[tuple[str, dict[str, Any]]]) -> tuple[View, ...]:
    """Best first: points, then toys; who still ties shares the rank."""
    counted = [(file, sheet) for file, sheet in sheets if "score" in sheet]
    if len(counted) < 2:
        return ()
    worth = [(sheet["score"]["total"], sheet["score"]["objects"]) for _, sheet in counted]
    order = sorted(range(len(counted)), key=lambda n: worth[n], reverse=True)
    rows = tuple(
        (
            str(1 + sum(other > worth[n] for other in worth)),
            counted[n][1].get("player") or counted[n][1].get("sheet") or counted[n][0],
            *map(str, worth[n]),
            "look at it first" if counted[n][1]["review"] else "",
        )
        for n in order
    )
    return (Table("Ranking", ("rank", "who", "points", "toys", ""), rows),)


def _score_record(file: File) -> Report:
    match file.kind:
        case Kind.WOLLE:
            game = game_of("wolle")
            return game.report.score(game.judged(Text(file.name, RECORD, file.text), Options()), language())
        case Kind.VOLLE_WOLLE | Kind.VOLLE_WOLLE_END:
            game = game_of("volle-wolle")
            form = RECORD if file.kind is Kind.VOLLE_WOLLE else "end"
            return game.report.score(game.judged(Text(file.name, form, file.text), Options()), language())
        case Kind.ULY_POLLY:
            game = game_of("uly-polly")
            return game.report.score(game.judged(Text(file.name, RECORD, file.text), Options()), language())
        case _:
            raise UnreadableFile(file.name, f"a {file.kind} has no score; judge it with validate")
