"""What `score` says of all its files: the document of the contract, the views for people, a table for a spreadsheet."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.finding import Finding
from rollwrite.games import game_of
from rollwrite.language import Language
from rollwrite.report import Report, Table, View, Views
from rollwrite.scored import ReadSheet, ScoredFile
from rollwrite.standings import Row, Standings, standings, told_apart

POINTS = ("objects", "sets", "paw", "cups")
COLUMNS = ("file", "sheet", "player", "game", "face", *POINTS, "total", "rank", "look at", "error")


def score_report(files: Iterable[ScoredFile], language: Language, *, one_table: bool = False) -> Report:
    """All files in their order, then who won; the exit code is the highest of them."""
    listed = tuple(files)
    ranked = standings(listed, one_table=one_table)
    document = {
        "files": [file_document(file, language) for file in listed],
        "standings": [standings_document(one) for one in ranked],
    }
    views = Views(lambda: _views(listed, ranked, language))
    return Report(document, views, max((file.exit_code for file in listed), default=ExitCode.OK))


def _views(files: Iterable[ScoredFile], ranked: Iterable[Standings], language: Language) -> Iterator[View]:
    for file in files:
        yield from _file_views(file, language)
    shown = [one for one in ranked if len(one.rows) > 1]  # a list of one is no ranking
    titles = told_apart([_title(one, language) for one in shown], shown, language)
    for one, title in zip(shown, titles, strict=True):
        yield _standings_view(one, title, language)


def file_document(file: ScoredFile, language: Language) -> dict[str, Any]:
    error = " ".join(map(language.say, file.errors)) or None
    document: dict[str, Any] = {"file": file.file, "error": error}
    document["sheets"] = [sheet_document(sheet, language) for sheet in file.sheets]
    if file.remarks:
        document["remarks"] = list(map(language.say, file.remarks))
    if file.told:
        told = game_of(file.told.game).report.score(file.told.outcome, language, file.told.notes)
        document |= dict(told.document)
    return document


def sheet_document(sheet: ReadSheet, language: Language) -> dict[str, Any]:
    """What every read sheet says, and what only its game's sheets say."""
    own = game_of(sheet.game).report.sheet(sheet.outcome, language).document
    return {
        "game": sheet.game,
        "face": None if sheet.face is None else str(sheet.face.name),
        "sheet": sheet.id,
        "player": sheet.player,
        "marks": dict(sheet.marks),
        "review": review(sheet.findings, language),
        "corners": [[round(x, 1), round(y, 1)] for x, y in sheet.corners],
        **dict(own),
    }


def review(findings: Iterable[Finding], language: Language) -> list[dict[str, Any]]:
    return [{"field": finding.where, "reason": language.say(finding)} for finding in findings]


def standings_document(ranked: Standings) -> dict[str, Any]:
    rows = [
        {"rank": row.rank, "player": row.player, "sheet": row.sheet, "file": row.file, "total": row.total}
        for row in ranked.rows
    ]
    return {"game": ranked.game, "face": ranked.face, "rows": rows}


def sheet_title(sheet: ReadSheet, language: Language) -> str:
    """'wolle A, sheet K7Q2, Ann', as far as that is known."""
    face = f" {sheet.face.name}" if sheet.face is not None else ""
    known = language.say("door/sheet-id", sheet=sheet.id) if sheet.id else ""
    return ", ".join(words for words in (f"{sheet.game}{face}", known, sheet.player) if words)


def _file_views(file: ScoredFile, language: Language) -> Iterator[View]:
    said = [language.say("door/about-file", file=file.file, reason=error) for error in file.errors]
    if file.sheets or file.told:
        yield file.file
    for sheet in file.sheets:
        yield sheet_title(sheet, language)
        yield from game_of(sheet.game).report.sheet(sheet.outcome, language).views
        yield from look_at(sheet.findings, language)
    if file.told:
        yield from game_of(file.told.game).report.score(file.told.outcome, language, file.told.notes).views
    yield from map(language.say, file.remarks)
    yield from said


def look_at(findings: Sequence[Finding], language: Language) -> Iterator[str]:
    for finding in findings:
        yield "  " + language.say("door/look-at", field=finding.where or "", reason=finding.message)


def _title(ranked: Standings, language: Language) -> str:
    key = "door/standings-face" if ranked.face else "door/standings"
    return language.say(key, game=ranked.game, face=ranked.face or "")


def _standings_view(ranked: Standings, title: str, language: Language) -> View:
    rows = tuple(
        (
            str(row.rank),
            row.player or row.sheet or row.file,
            str(row.total),
            language.say("door/look-first") if row.unsure else "",
        )
        for row in ranked.rows
    )
    columns = tuple(language.say(f"door/column-{name}") for name in ("rank", "player", "points"))
    return Table(title, (*columns, ""), rows)


def spreadsheet(
    files: Iterable[ScoredFile], language: Language, *, one_table: bool = False, columns: Sequence[str] = COLUMNS
) -> str:
    """One line a player, whatever the game and whether photographed or noted down, for the club's table. Scripts find
    its columns by their names; `columns` are others, for people."""
    import csv
    import io

    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    listed = tuple(files)
    ranked = [(group, row) for group in standings(listed, one_table=one_table) for row in group.rows]
    for file in listed:
        document = file_document(file, language)
        looks = "; ".join(finding.where or "" for finding in file.findings)
        own = [(group, row) for group, row in ranked if row.file == file.file]
        for group, row in own:
            points = _points(document, row)
            names = (file.file, row.sheet, row.player, group.game, group.face)
            writer.writerow((*names, *points, row.total, row.rank, looks, document["error"]))
        if not own:
            writer.writerow((file.file, *[""] * 10, looks, document["error"]))
    return text.getvalue()


def _points(document: dict[str, Any], row: Row) -> list[Any]:
    """Wolle's points by what they are for; the other games' totals say it all."""
    for one in document["sheets"]:
        own = one.get("sheet") == row.sheet and one.get("player", "") in ("", row.player)
        if own and "score" in one and one["score"]["total"] == row.total:
            return [one["score"][name] for name in POINTS]
    return [""] * len(POINTS)
