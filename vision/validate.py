"""Judge the yarn of one photographed sheet. The order of drawing is lost; with the rolls, a legal one is looked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollwrite.errors import ExitCode, UnreadableFile
from rollwrite.kinds import File
from rollwrite.report import Report
from rollwrite.validate_file import Judged
from rollwrite.wolle.judge import Verdict, judge_on
from rollwrite.wolle.mat import Mat
from rollwrite.wolle.mat_text import mat_text
from rollwrite.wolle.record import Reading
from rollwrite.wolle.report import verdict_report
from rollwrite.wolle.rules import Variant
from rollwrite.wolle.sheet import FilledSheet, yarn_score
from rollwrite.wolle.yarn import explain
from vision.documents import filled_sheet, sheet_document
from vision.photo import open_photos
from vision.read import SheetReading
from vision.score import read_all


def judge_photo(file: File, rolls: tuple[int, ...] | None) -> Judged:
    reading = _only_sheet(file)
    sheet, read = filled_sheet(reading), sheet_document(reading, rolls)
    verdict = _explained(sheet, rolls)
    yarn = read["yarn"]
    document = {
        **(dict(verdict_report(verdict).document) if verdict else {"turns": []}),
        "game": "wolle",
        "legal": yarn["legal"],
        "problems": yarn["problems"],
        "timer": read["timer"],
        "score": yarn_score(sheet).as_dict(),
        "review": read["review"],
    }
    views = (
        mat_text(_mat(sheet)),
        _verdict_line(yarn, rolls),
        *(f"  look at {d['field']}: {d['reason']}" for d in read["review"]),
    )
    return Report(document, views, ExitCode.OK if yarn["legal"] else ExitCode.NEEDS_A_PERSON), _mat(sheet)


def _only_sheet(file: File) -> SheetReading:
    readings = [read_all(photo) for photo in open_photos(file.data)]
    sheets = [sheet for reading in readings for sheet in reading.sheets]
    if not sheets:
        raise UnreadableFile(file.name, str(readings[0].troubles[0]))
    if len(sheets) > 1:
        raise UnreadableFile(file.name, f"the photo shows {len(sheets)} sheets; validate judges one, score reads all")
    if sheets[0].flat.layout.game != "wolle":
        raise UnreadableFile(file.name, "only a Wolle sheet has yarn to judge; score counts the others")
    return sheets[0]


def _explained(sheet: FilledSheet, rolls: Sequence[int] | None) -> Verdict | None:
    """The game turn by turn, if the rolls are known and some order of drawing obeys them."""
    if rolls is None:
        return None
    variant: Variant = "standard" if sheet.cups else "no-cups"
    turns = explain(sheet.face, sheet.segments, rolls, variant, bool(sheet.crossed("paw")) and sheet.on_paw())
    if turns is None:
        return None
    return judge_on(sheet.face, Reading(sheet.face.name, variant, sheet.cups, None, tuple(turns), ()))


def _mat(sheet: FilledSheet) -> Mat:
    faults = tuple(problem.dots for problem in sheet.problems if problem.dots)
    return Mat(sheet.face, tuple(sheet.segments), sheet.end, tuple(sheet.cups), faults)


def _verdict_line(yarn: dict[str, Any], rolls: Sequence[int] | None) -> str:
    if not yarn["legal"]:
        return " ".join(problem["message"] for problem in yarn["problems"])
    return "The yarn obeys every roll." if rolls else "A legal game can have left this yarn."
