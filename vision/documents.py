"""What a reading says, as scripts and people get it: the sheet's document, a table, and what needs a person's eye."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rollwrite.finding import Finding, finding
from rollwrite.language import language
from rollwrite.report import Table, View
from rollwrite.uly_polly import report as uly_polly_report
from rollwrite.uly_polly import sheet as uly_polly
from rollwrite.volle_wolle import report as volle_wolle_report
from rollwrite.volle_wolle import sheet as volle_wolle
from rollwrite.wolle.problem import Problem
from rollwrite.wolle.rules import Variant
from rollwrite.wolle.sheet import FilledSheet, box_score, differences, yarn_score
from rollwrite.wolle.yarn import TooTangled, explain
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
            uly = uly_polly.ScoreSheet(reading.decision.marks)
            own = dict(uly_polly_report.sheet(uly, language()).document)
            return {**_common(reading, [*reading.decision.doubts, *uly.findings]), **own}


def filled_sheet(reading: SheetReading) -> FilledSheet:
    """The sheet as the rules see it."""
    face, decision = reading.flat.layout.face, reading.decision
    assert face is not None
    return FilledSheet(face, decision.segments, decision.cups, decision.marks)


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
    sheet = filled_sheet(reading)
    problems, doubts = list(sheet.problems), list(reading.decision.doubts)
    try:
        problems += _order_problems(sheet, rolls)
    except TooTangled as tangle:
        doubts.append(_as_it_is("yarn", str(tangle)))
    doubts += [_as_it_is("yarn", problem.message) for problem in problems[:1]]
    doubts += [_as_it_is(difference.row, difference.sentence) for difference in differences(sheet)]
    timer = sheet.timer
    return {
        **_common(reading, doubts),
        "yarn": {
            "segments": [list(segment) for segment in sheet.face.segments if segment in sheet.segments],
            "end": sheet.end,
            "legal": not problems,
            "problems": [problem.as_dict() for problem in problems],
        },
        "cups": list(sheet.cups),
        "timer": {"active": timer.active, "struck": list(timer.struck), "ended": timer.ended},
        "score": box_score(sheet).as_dict(),
        "yarn_score": yarn_score(sheet).as_dict(),
    }


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


def _as_it_is(where: str, sentence: str) -> Finding:
    return finding("game", "door/as-it-is", where=where, text=sentence)


def _order_problems(sheet: FilledSheet, rolls: Sequence[int] | None) -> Iterator[Problem]:
    """With the rolls known: is there an order of drawing that obeys every one of them?"""
    if rolls is None or sheet.problems:
        return
    variant: Variant = "standard" if sheet.cups else "no-cups"
    stopped = bool(sheet.crossed("paw")) and sheet.on_paw()
    if explain(sheet.face, sheet.segments, rolls, variant, stopped) is None:
        words = ", ".join(map(str, rolls))
        yield Problem(None, "segment-count", None, f"there is no order of drawing that obeys the rolls {words}")


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
