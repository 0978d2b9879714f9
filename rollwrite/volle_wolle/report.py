"""What is told about a game of Volle Wolle: documents for scripts, tables for people. Built last, and only here."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.message import message
from rollwrite.record import RecordLine
from rollwrite.report import Report, Table, View
from rollwrite.volle_wolle.actions import Action
from rollwrite.volle_wolle.end_file import End
from rollwrite.volle_wolle.record import NAME, Record
from rollwrite.volle_wolle.scoring import Count
from rollwrite.volle_wolle.sheet import ScoreSheet
from rollwrite.volle_wolle.state import Game

POINTS = ("trio_370", "trio_007", "dogs", "bone", "most_dogs", "chips", "total")
COLUMNS = ("rank", "name", "sheep", "returned", *POINTS)
SHEET_COLUMNS = ("rank", "name", "sheep", *POINTS)


def validation(outcome: Record | End, language: Language) -> Report:
    """A record line by line: is it legal, and if not, which rule speaks against it. The end of a game always is."""
    if isinstance(outcome, End):
        told = score(outcome, language)
        return Report({"game": NAME, "legal": True, "problems": [], **dict(told.document)}, told.views)
    spoken = [line for line in outcome.lines if line.event or line.finding]
    document = {
        "game": NAME,
        "legal": not outcome.problems,
        "lines": [{"line": line.number, "text": line.text, "legal": not line.finding} for line in spoken],
        "problems": [_problem(found, language) for found in outcome.problems],
        **_standing(outcome),
    }
    views = (_lines_table(spoken, language), *_standing_views(outcome, language))
    return Report(document, views, _exit_code(outcome.problems))


def score(outcome: Record | End, language: Language, notes: tuple[Finding, ...] = ()) -> Report:
    """The final count. A line that breaks a rule was left out and is named in `review`, as is an unfinished game."""
    findings = (*outcome.findings, *notes)
    review = [{"field": found.where, "reason": _reason(found, language)} for found in findings]
    doubts = (f"{entry['field']}: {entry['reason']}" for entry in review)
    document = {"game": NAME, **_standing(outcome), "review": review}
    return Report(document, (*_standing_views(outcome, language), *doubts), _exit_code(findings))


def sheet(outcome: ScoreSheet, language: Language) -> Report:
    """The players as the contract has them."""
    document = {"players": _players(outcome.counts)}
    return Report(document, (_sheet_table(outcome, language),), _exit_code(outcome.findings))


def _exit_code(findings: Sequence[Finding]) -> ExitCode:
    return ExitCode.NEEDS_A_PERSON if findings else ExitCode.OK


def _players(counts: Sequence[Count]) -> list[dict[str, Any]]:
    return [asdict(count) | {"returned": list(count.returned), "total": count.total} for count in counts]


def _problem(found: Finding, language: Language) -> dict[str, Any]:
    return {"line": found.line, "rule": str(found.rule), "message": language.say(found)}


def _reason(found: Finding, language: Language) -> str:
    """A broken rule is called by its name."""
    return language.say(found) if found.line is None else f"{found.rule}: {language.say(found)}"


def _standing(outcome: Record | End) -> dict[str, Any]:
    players = {"players": _players(outcome.counts)}
    if isinstance(outcome, End):
        return players
    return {"rounds": outcome.game.round if outcome.game else 0, "over": outcome.over, **players}


def _standing_views(outcome: Record | End, language: Language) -> tuple[View, ...]:
    table = _table(outcome.counts, COLUMNS, language)
    if isinstance(outcome, End):
        return (table,)
    if outcome.game is None:
        return ()
    game = outcome.game
    ends = message("volle-wolle/open", round=game.round, cards=len(game.unseen))
    return (table, language.say(message("volle-wolle/over") if outcome.over else ends))


def _table(counts: Sequence[Count], columns: Sequence[str], language: Language) -> Table:
    headings = tuple(language.say("volle-wolle/column", column=column) for column in columns)
    rows = (_row(count, columns) for count in _by_rank(counts))
    return Table(language.say("volle-wolle/title"), headings, tuple(rows))


def _sheet_table(outcome: ScoreSheet, language: Language) -> Table:
    """Which sheep were put back is not on the sheet; which boxes were counted is."""
    table = _table(outcome.counts, SHEET_COLUMNS, language)
    headings = tuple(language.say("volle-wolle/sheet-column", column=column) for column in SHEET_COLUMNS)
    rows = (
        tuple(outcome.counted(count.name, column) for column in SHEET_COLUMNS) for count in _by_rank(outcome.counts)
    )
    return replace(table, columns=headings, places=tuple(tuple(map(" ".join, row)) for row in rows))


def _by_rank(counts: Sequence[Count]) -> list[Count]:
    return sorted(counts, key=lambda count: count.rank)


def _row(count: Count, columns: Sequence[str]) -> tuple[str, ...]:
    shown = {"returned": " ".join(map(str, count.returned)) or "–"}
    return tuple(shown.get(column, str(getattr(count, column))) for column in columns)


def _lines_table(lines: Sequence[RecordLine[Game, Action]], language: Language) -> Table:
    legal = language.say("volle-wolle/legal")
    rows = ((str(line.number), line.text, _reason(line.finding, language) if line.finding else legal) for line in lines)
    faults = frozenset(row for row, line in enumerate(lines) if line.finding)
    headings = tuple(language.say("volle-wolle/line-column", column=column) for column in ("line", "event", "verdict"))
    return Table(language.say("volle-wolle/lines"), headings, tuple(rows), faults)
