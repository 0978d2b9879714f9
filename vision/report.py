"""A reading as people and scripts get it: the sheet's document, and what needs a person's eye."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rollwrite.wolle.drawing import explain
from rollwrite.wolle.face import Face, load_face
from rollwrite.wolle.filled import FilledSheet, box_score, differences, yarn_score
from rollwrite.wolle.problem import Problem
from vision.decide import Doubt
from vision.read import SheetReading


@dataclass(frozen=True)
class SheetReport:
    reading: SheetReading
    document: dict[str, Any]


def sheet_report(reading: SheetReading, rolls: Sequence[int] | None = None) -> SheetReport:
    if reading.flat.layout.game == "wolle":
        return SheetReport(reading, _wolle_document(reading, rolls))
    return SheetReport(reading, _common(reading, reading.decision.doubts))


def filled_sheet(reading: SheetReading) -> FilledSheet:
    decision = reading.decision
    return FilledSheet(_face(reading), decision.segments, decision.cups, decision.marks)


def _wolle_document(reading: SheetReading, rolls: Sequence[int] | None) -> dict[str, Any]:
    sheet = filled_sheet(reading)
    problems = [*sheet.problems, *_order_problems(sheet, rolls)]
    doubts = [*reading.decision.doubts, *(Doubt("yarn", problem.message) for problem in problems[:1])]
    doubts += [Doubt(difference.row, difference.sentence) for difference in differences(sheet)]
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


def _common(reading: SheetReading, doubts: Sequence[Doubt]) -> dict[str, Any]:
    layout, code = reading.flat.layout, reading.code
    return {
        "game": layout.game,
        "face": layout.face,
        "sheet": code.sheet if code else None,
        "player": code.player if code else "",
        "marks": dict(reading.decision.marks),
        "review": [{"field": doubt.field, "reason": doubt.reason} for doubt in doubts],
        "corners": [[round(float(x), 1), round(float(y), 1)] for x, y in reading.corners],
    }


def _order_problems(sheet: FilledSheet, rolls: Sequence[int] | None) -> Iterator[Problem]:
    """With the rolls known: is there an order of drawing that obeys every one of them?"""
    if rolls is None or sheet.problems:
        return
    if explain(sheet.face, sheet.segments, rolls, stopped=bool(sheet.crossed("paw")) and sheet.on_paw()) is None:
        yield Problem(None, "segment-count", None, "no order of drawing obeys these rolls")


def _face(reading: SheetReading) -> Face:
    assert reading.flat.layout.face is not None
    return load_face(reading.flat.layout.face)
