"""What is said about a kept game: the whole table, as far as it was told."""

from collections.abc import Iterator
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.report import Report, View
from rollwrite.wolle.kept import KeptGame
from rollwrite.wolle.record import NAME
from rollwrite.wolle.talk import standing


def validation(kept: KeptGame, language: Language) -> Report:
    """Is every line possible? The one that is not is named, and changes nothing."""
    problems = [
        {"line": one.line, "turn": one.turn, "rule": str(one.rule), "where": one.where, "message": language.say(one)}
        for one in kept.findings
    ]
    document = {"game": NAME, "legal": kept.legal, "problems": problems, **table(kept)}
    return Report(document, tuple(_views(kept, kept.findings, language)), _exit_code(kept.findings))


def table(kept: KeptGame) -> dict[str, Any]:
    """What all at the table share, and who of them told what they drew."""
    now = kept.table
    timer = {"active": now.timer.active, "struck": list(now.timer.struck), "ended": now.timer.ended}
    players = [
        {
            "name": seat.name,
            "told": seat.tells,
            "stopped": seat.play.stopped,
            "total": seat.play.score.total if seat.tells else None,
        }
        for seat in now.seats
    ]
    shared = {"rolls": list(now.rolls), "timer": timer, "timer_from": now.timer_from, "over": now.over}
    return {"face": now.face.name, "variant": now.variant, "players": players, **shared}


def score(kept: KeptGame, sheets: list[Any], notes: tuple[Finding, ...], language: Language) -> Report:
    """`sheets` are those of the players who told."""
    looks = (*kept.findings, *notes)
    review = [{"field": one.where, "reason": language.say(one)} for one in looks]
    document = {"game": NAME, **table(kept), "sheets": sheets, "review": review}
    return Report(document, tuple(_views(kept, looks, language)), _exit_code(looks))


def _views(kept: KeptGame, findings: tuple[Finding, ...], language: Language) -> Iterator[View]:
    yield from map(language.say, standing(kept.table))
    for one in findings:
        yield language.say("door/look-at", field=one.where or "", reason=one.message)


def _exit_code(findings: tuple[Finding, ...]) -> ExitCode:
    return ExitCode.NEEDS_A_PERSON if findings else ExitCode.OK
