"""What `validate` and `score` tell about a game: the documents scripts rely on, and tables for people."""

from dataclasses import replace
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.record import RecordLine
from rollwrite.report import Report, Table
from rollwrite.uly_polly.record import NAME, Record
from rollwrite.uly_polly.rules import Event, Game, Move
from rollwrite.uly_polly.scoring import Counted, RoundResult
from rollwrite.uly_polly.sheet import ScoreSheet

UNKNOWN = "?"  # what a score sheet leaves open
ROUNDS = ("uly-polly/column-round", "uly-polly/column-wolf", "uly-polly/column-outcome", "uly-polly/column-turned")
TOKENS = ("uly-polly/column-player", "uly-polly/column-tokens")
LINES = ("uly-polly/column-line", "uly-polly/column-event", "uly-polly/column-verdict")


def validation(record: Record, language: Language) -> Report:
    """Line by line: is it legal, and if not, which rule speaks against it."""
    spoken = [line for line in record.lines if line.event or line.finding]
    document = {
        "game": NAME,
        "legal": not record.findings,
        "lines": [{"line": line.number, "text": line.text, "legal": not line.finding} for line in spoken],
        "problems": problems(record.findings, language),
        **_result(record),
    }
    views = (_lines_table(spoken, language), *_result_views(record, language))
    return Report(document, views, _exit_code(record.findings))


def score(record: Record, language: Language, notes: tuple[Finding, ...] = ()) -> Report:
    """Tokens, rounds and winners; a line that breaks a rule was left out and is named in `review`."""
    review = [(f"line {found.line}", _reason(found, language)) for found in record.findings]
    review += [(note.where or "", language.say(note)) for note in notes]
    document = {
        "game": NAME,
        **_result(record),
        "review": [{"field": field, "reason": reason} for field, reason in review],
    }
    doubts = (language.say("door/look-at", field=field, reason=reason) for field, reason in review)
    return Report(document, (*_result_views(record, language), *doubts), _exit_code((*record.findings, *notes)))


def sheet(filled: ScoreSheet, language: Language) -> Report:
    """What a score sheet comes to: the winners, or that the game is unfinished."""
    document = {**_result(filled), "unfinished": filled.unfinished}
    rounds, tokens, ending = _result_views(filled, language)
    marked = tuple((row.name, "", "") for row in filled.rows if not row.empty)
    paying = tuple(("", " ".join(rows)) for rows in filled.paying.values())
    views = (replace(rounds, places=marked), replace(tokens, places=paying), ending)
    return Report(document, views, _exit_code(filled.findings))


def problems(findings: tuple[Finding, ...], language: Language) -> list[dict[str, Any]]:
    """Lines of a record that break a rule, as scripts get them."""
    return [{"line": found.line, "rule": str(found.rule), "message": language.say(found)} for found in findings]


def _result(counted: Counted) -> dict[str, Any]:
    rounds = [{"wolf": one.wolf, "winner": one.winner, "revealed": one.revealed} for one in counted.rounds]
    return {"rounds": rounds, "tokens": counted.tokens, "winners": list(counted.winners)}


def _result_views(counted: Counted, language: Language) -> tuple[Table, Table, str]:
    purse = tuple((name, str(count)) for name, count in counted.tokens.items())
    return (
        _rounds_table(counted.rounds, language),
        Table(language.say("uly-polly/tokens"), _said(TOKENS, language), purse),
        _ending(counted, language),
    )


def _rounds_table(rounds: tuple[RoundResult, ...], language: Language) -> Table:
    """A score sheet does not tell how many tiles were turned, nor why a round has no end."""
    told = any(one.revealed is not None for one in rounds)
    rows = []
    for number, one in enumerate(rounds, 1):
        outcome = language.say("uly-polly/outcome", winner=one.winner or "nobody") if told or one.winner else UNKNOWN
        rows.append((str(number), one.wolf or UNKNOWN, outcome, *([str(one.revealed)] if told else [])))
    return Table(language.say("uly-polly/rounds"), _said(ROUNDS if told else ROUNDS[:-1], language), tuple(rows))


def _said(keys: tuple[str, ...], language: Language) -> tuple[str, ...]:
    return tuple(map(language.say, keys))


def _ending(counted: Counted, language: Language) -> str:
    winners = counted.winners
    if winners:
        return language.say("uly-polly/victory", winners=winners, count=len(winners))
    return language.say("uly-polly/unfinished", decided=counted.decided, rounds=counted.length)


def _lines_table(lines: list[RecordLine[Game, Event]], language: Language) -> Table:
    rows = tuple((str(line.number), line.text, _verdict(line, language)) for line in lines)
    faults = frozenset(row for row, line in enumerate(lines) if line.finding)
    return Table(language.say("uly-polly/lines"), _said(LINES, language), rows, faults)


def _verdict(line: RecordLine[Game, Event], language: Language) -> str:
    if line.finding:
        return _reason(line.finding, language)
    decided = line.game.rounds[-1].winner if line.game and isinstance(line.event, Move) else None
    return language.say("uly-polly/legal", winner=decided or "nobody")


def _reason(found: Finding, language: Language) -> str:
    return f"{found.rule}: {language.say(found)}"


def _exit_code(findings: tuple[Finding, ...]) -> ExitCode:
    return ExitCode.NEEDS_A_PERSON if findings else ExitCode.OK
