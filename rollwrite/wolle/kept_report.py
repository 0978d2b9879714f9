"""What is said about a whole table of Wolle, as its referee kept it."""

from collections.abc import Iterable, Iterator
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.report import Report
from rollwrite.wolle.kept import KeptGame
from rollwrite.wolle.record import NAME
from rollwrite.wolle.report import problems, record_sheet, timer_document
from rollwrite.wolle.table import Table
from rollwrite.wolle.talk import standing


def validation(kept: KeptGame, language: Language) -> Report:
    """Is every line possible? The one that is not is named, and changes nothing."""
    told = problems(kept.findings, language)
    lines = [{"line": one.line, **words} for one, words in zip(kept.findings, told, strict=True)]
    document = {"game": NAME, "legal": kept.legal, "problems": lines, **_table(kept.table)}
    shown = tuple(_shown(kept.table, kept.findings, language))
    return Report(document, shown, ExitCode.OK if kept.legal else ExitCode.NEEDS_A_PERSON)


def score(kept: KeptGame, notes: tuple[Finding, ...], language: Language) -> Report:
    """The sheets of the players who told."""
    sheets = [record_sheet(verdict, language) for verdict in kept.verdicts]
    looks = (*kept.findings, *notes)
    review = [{"field": one.where, "reason": language.say(one)} for one in looks]
    document = {"game": NAME, **_table(kept.table), "sheets": sheets, "review": review}
    shown = tuple(_shown(kept.table, looks, language))
    return Report(document, shown, ExitCode.NEEDS_A_PERSON if looks else ExitCode.OK)


def _table(table: Table) -> dict[str, Any]:
    """What all at the table share, and who of them told what they drew."""
    players = [
        {
            "name": seat.name,
            "told": seat.tells,
            "stopped": seat.play.stopped,
            "total": seat.play.score.total if seat.tells else None,
        }
        for seat in table.seats
    ]
    shared = {"rolls": list(table.rolls), "timer": timer_document(table.timer), "timer_from": table.timer_from}
    return {"face": table.face.name, "variant": table.variant, "players": players, **shared, "over": table.over}


def _shown(table: Table, findings: Iterable[Finding], language: Language) -> Iterator[str]:
    """A whole table, as its referee tells it."""
    yield from map(language.say, standing(table))
    for one in findings:
        yield language.say("door/look-at", field=one.where or "", reason=one.message)
