"""What a reading says, as scripts and people get it: the sheet's document, a table, and what needs a person's eye."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rollwrite.finding import Finding
from rollwrite.games import Filled, Options
from rollwrite.language import language
from rollwrite.report import Table, View
from rollwrite.uly_polly import report as uly_polly_report
from rollwrite.uly_polly import sheet as uly_polly
from rollwrite.volle_wolle import report as volle_wolle_report
from rollwrite.volle_wolle import sheet as volle_wolle
from rollwrite.wolle.game import GAME
from rollwrite.wolle.sheet import WolleSheet
from vision.read import SheetReading


def sheet_document(reading: SheetReading, rolls: Sequence[int] | None = None) -> dict[str, Any]:
    match reading.flat.layout.game:
        case "wolle":
            return _wolle(reading, rolls)
        case "volle-wolle":
            volle = volle_wolle.ScoreSheet(reading.decision.marks)
            own = dict(volle_wolle_report.sheet(volle, language()).document)
            return {**_common(reading, [*reading.decision.doubts, *volle.findings]), **own}
        case _:
            players = reading.code.players if reading.code else ()
            uly = uly_polly.ScoreSheet(reading.decision.marks, dict(zip(uly_polly.SEATS, players, strict=False)))
            own = dict(uly_polly_report.sheet(uly, language()).document)
            return {**_common(reading, [*reading.decision.doubts, *uly.findings]), **own}


def filled_sheet(reading: SheetReading, rolls: Sequence[int] | None = None) -> WolleSheet:
    """The sheet as the rules see it."""
    face, decision = reading.flat.layout.face, reading.decision
    paper = Filled(decision.marks, face, decision.segments, decision.cups)
    return GAME.filled(paper, Options(rolls=None if rolls is None else " ".join(map(str, rolls))))


def sheet_views(document: dict[str, Any]) -> Iterator[View]:
    """A table of the points, boxes beside yarn, and a line for each doubt."""
    if "score" in document:
        yield _score_table(document)
    if "players" in document:
        yield _players_table(document)
    if "tokens" in document:
        yield Table(
            sheet_title(document), ("player", "tokens"), tuple((n, str(t)) for n, t in document["tokens"].items())
        )
    for doubt in document["review"]:
        yield f"  look at {doubt['field']}: {doubt['reason']}"


def sheet_title(document: dict[str, Any]) -> str:
    face = f" {document['face']}" if document["face"] else ""
    names = [f"sheet {document['sheet']}" if document["sheet"] else "", document["player"]]
    return ", ".join([f"{document['game']}{face}", *(name for name in names if name)])


def _wolle(reading: SheetReading, rolls: Sequence[int] | None) -> dict[str, Any]:
    sheet = filled_sheet(reading, rolls)
    own = dict(GAME.report.sheet(sheet, language()).document)
    return {**_common(reading, [*reading.decision.doubts, *sheet.findings]), **own}


def _common(reading: SheetReading, doubts: Sequence[Finding]) -> dict[str, Any]:
    layout, code = reading.flat.layout, reading.code
    return {
        "game": layout.game,
        "face": layout.face.name if layout.face else None,
        "sheet": code.sheet if code else None,
        "player": code.player if code else "",
        "marks": dict(reading.decision.marks),
        "review": [
            {"field": doubt.where, "reason": language().say(doubt)}
            for doubt in doubts
            if doubt.where not in reading.accepted
        ],
        "corners": [[round(float(x), 1), round(float(y), 1)] for x, y in reading.corners],
    }


def _players_table(document: dict[str, Any]) -> Table:
    columns = ("rank", "name", "sheep", "trio_370", "trio_007", "dogs", "bone", "most_dogs", "chips", "total")
    players = sorted(document["players"], key=lambda player: player["rank"])
    rows = tuple(tuple(str(player[column]) for column in columns) for player in players)
    headings = ("", "player", "sheep", "370", "007", "dog", "bone", "most", "chips", "total")
    return Table(sheet_title(document), headings, rows)


def _score_table(document: dict[str, Any]) -> Table:
    boxes, yarn = document["score"], document["yarn_score"]
    names = {"objects": "toys", "sets": "sets", "paw": "paw", "cups": "cups", "total": "total"}
    rows = tuple((name, str(boxes[key]), str(yarn[key])) for key, name in names.items())
    unequal = frozenset(n for n, key in enumerate(names) if boxes[key] != yarn[key])
    return Table(sheet_title(document), ("", "crossed", "by the yarn"), rows, unequal)
