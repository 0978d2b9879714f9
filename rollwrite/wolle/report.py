"""What is said about a game of Wolle: the documents scripts rely on, and views for people. Built last, from values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from rollwrite.errors import ExitCode, UnreadableFile, UsageError
from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.message import message
from rollwrite.report import Report, View, Views
from rollwrite.wolle import views
from rollwrite.wolle.board import Move
from rollwrite.wolle.judge import reached
from rollwrite.wolle.record import NAME, BadRecord, write_runs
from rollwrite.wolle.rules import DIE, Play, Rule, Timer, legal_moves
from rollwrite.wolle.scoring import Score
from rollwrite.wolle.sheet import WolleSheet
from rollwrite.wolle.verdict import JudgedFace, JudgedTurn, Unplayable, Verdict

if TYPE_CHECKING:
    from rollwrite.wolle.kept import KeptGame


def validation(outcome: Verdict | Unplayable | JudgedFace | WolleSheet | KeptGame, language: Language) -> Report:
    """Is it legal, turn by turn?"""
    if isinstance(outcome, JudgedFace):
        return _face_validation(outcome, language)
    if isinstance(outcome, WolleSheet):
        return _sheet_validation(outcome, language)
    if isinstance(outcome, Verdict | Unplayable):
        return _record_validation(outcome, language)
    from rollwrite.wolle import kept_report

    return kept_report.validation(outcome, language)


def _record_validation(outcome: Verdict | Unplayable, language: Language) -> Report:
    document = {
        "game": NAME,
        "legal": outcome.legal,
        "turns": [_turn(turn) for turn in outcome.turns],
        "problems": problems(outcome.findings, language),
        "timer": timer_document(outcome.timer),
        "score": _points(outcome.score),
    }
    if isinstance(outcome, Unplayable):
        return Report(document, tuple(views.faults(outcome.findings, language)), ExitCode.NEEDS_A_PERSON)
    shown: tuple[View, ...] = (
        views.turn_table(outcome, language),
        views.mat(outcome.mat, language),
        *views.faults(outcome.findings, language),
        views.verdict_line(outcome, language),
        views.score_line(outcome.play.score, language),
    )
    return Report(document, shown, ExitCode.OK if outcome.legal else ExitCode.NEEDS_A_PERSON)


def score(outcome: Verdict | KeptGame, language: Language, notes: tuple[Finding, ...] = ()) -> Report:
    """The sheet of a record, or those of a whole table. What breaks a rule counts as drawn, and is up for review."""
    if not isinstance(outcome, Verdict):
        from rollwrite.wolle import kept_report

        return kept_report.score(outcome, notes, language)
    sheet = record_sheet(outcome, language, notes)
    shown = (views.score_line(outcome.score, language), *views.faults((*outcome.findings, *notes), language))
    return Report({"sheets": [sheet]}, shown, ExitCode.NEEDS_A_PERSON if sheet["review"] else ExitCode.OK)


def record_sheet(verdict: Verdict, language: Language, notes: tuple[Finding, ...] = ()) -> dict[str, Any]:
    play = verdict.play
    review: list[dict[str, str | None]]
    review = [{"field": _field(one), "reason": views.blame(one, language)} for one in verdict.findings]
    review += [{"field": one.where, "reason": language.say(one)} for one in notes]
    return {
        "game": NAME,
        "face": play.board.face.name,
        **({"player": verdict.player} if verdict.player else {}),
        "yarn": {
            "segments": [list(segment) for segment in play.board.drawn(play.segments)],
            "end": play.end,
            "legal": verdict.legal,
            "problems": problems(verdict.findings, language),
        },
        "cups": list(verdict.cups),
        "timer": timer_document(play.timer),
        "score": _points(play.score),
        "review": review,
    }


def sheet(outcome: WolleSheet, language: Language) -> Report:
    """What only a sheet of Wolle says."""
    document = {
        "yarn": {
            "segments": [list(segment) for segment in outcome.face.segments if segment in outcome.segments],
            "end": outcome.end,
            "legal": not outcome.problems,
            "problems": problems(outcome.problems, language),
        },
        "cups": list(outcome.cups),
        "timer": timer_document(outcome.timer),
        "score": _points(outcome.score),
        "yarn_score": _points(outcome.yarn_score),
    }
    needs_a_person = ExitCode.NEEDS_A_PERSON if outcome.findings else ExitCode.OK
    return Report(document, Views(lambda: views.of_sheet(outcome, language)), needs_a_person)


def moves(file: str, outcome: Verdict | Unplayable, roll: int, language: Language) -> Report:
    """Every way to go on from the end of a record whose yarn is legal, whoever forgot to circle the cups."""
    if roll not in DIE:
        raise UsageError(message("wolle/no-such-roll", roll=roll))
    if isinstance(outcome, Unplayable):
        raise UnreadableFile(file, outcome.no_score)
    for found in outcome.findings:
        if found.rule != Rule.CUPS:
            raise UnreadableFile(file, BadRecord(found).message)
    play = outcome.play
    listed = list(legal_moves(play, roll))
    document = {"roll": roll, "from": play.end, "moves": [_move(play, move) for move in listed]}
    return Report(document, (views.move_table(play, roll, listed, language), views.or_pass(play, listed, language)))


def _face_validation(outcome: JudgedFace, language: Language) -> Report:
    face = outcome.face
    document = {"game": NAME, "face": face.name, "legal": True, "problems": []}
    mat = replace(outcome.mat, cups=face.cup_spots)
    return Report(document, (views.mat(mat, language), views.face_sentence(face, language)))


def _sheet_validation(outcome: WolleSheet, language: Language) -> Report:
    """The order of drawing is lost; with the rolls, a legal one was looked for. Of yarn that cannot be made out nobody
    can say that it is legal."""
    if outcome.tangle:
        raise outcome.tangle
    legal = not outcome.problems and not outcome.unclear
    document = {
        "game": NAME,
        "legal": legal,
        "turns": [_turn(turn) for turn in outcome.game.turns] if outcome.game else [],
        "problems": problems(outcome.problems, language),
        "timer": timer_document(outcome.timer),
        "score": _points(outcome.yarn_score),
        "review": [{"field": one.where, "reason": language.say(one)} for one in outcome.findings],
    }
    order = (views.turn_table(outcome.game, language),) if outcome.game else ()
    shown = (*order, views.mat(outcome.mat, language), views.sheet_verdict(outcome, language))
    return Report(document, shown, ExitCode.OK if legal else ExitCode.NEEDS_A_PERSON)


def problems(findings: Sequence[Finding], language: Language) -> list[dict[str, Any]]:
    return [
        {"turn": one.turn, "rule": str(one.rule), "where": one.where, "message": language.say(one)} for one in findings
    ]


def timer_document(timer: Timer) -> dict[str, Any]:
    return {"active": timer.active, "struck": list(timer.struck), "ended": timer.ended}


def _points(points: Score) -> dict[str, int]:
    return {**asdict(points), "total": points.total}


def _turn(turn: JudgedTurn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "roll": turn.turn.roll,
        "path": list(turn.path),
        "legal": turn.legal,
        "collects": list(turn.collects),
        "breaks": list(turn.breaks),
    }


def _move(play: Play, move: Move) -> dict[str, Any]:
    collects, breaks = reached(play, move.path)
    return {
        "steps": write_runs(move.runs),
        "path": list(move.path),
        "collects": list(collects),
        "breaks": list(breaks),
        "stop": move.stop,
    }


def _field(found: Finding) -> str:
    if found.turn:
        return f"turn:{found.turn}"
    return "cup" if found.rule == Rule.CUPS else "record"
