"""What `validate` and `score` tell about a record: the documents scripts rely on, and tables for people."""

from collections.abc import Mapping
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.report import Report, Table, View
from rollwrite.uly_polly.record import NAME, Line, Reading, read
from rollwrite.uly_polly.rules import NewRound
from rollwrite.uly_polly.scoring import tokens, winners


def validation(text: str) -> Report:
    """Line by line: is it legal, and if not, which rule speaks against it."""
    reading = read(text)
    spoken = [line for line in reading.lines if line.event or line.problem]
    document = {
        "game": NAME,
        "legal": not reading.problems,
        "lines": [{"line": line.number, "text": line.text, "legal": not line.problem} for line in spoken],
        "problems": [{"line": p.line, "rule": str(p.rule), "message": p.message} for p in reading.problems],
        **result(reading),
    }
    views = (_lines_table(spoken), *result_views(document))
    return Report(document, views, ExitCode.NEEDS_A_PERSON if reading.problems else ExitCode.OK)


def score(text: str) -> Report:
    """Tokens, rounds and winners; a line that breaks a rule was left out and is named in `review`."""
    reading = read(text)
    review = [{"field": f"line {p.line}", "reason": f"{p.rule}: {p.message}"} for p in reading.problems]
    document = {"game": NAME, **result(reading), "review": review}
    doubts = tuple(f"{entry['field']}: {entry['reason']}" for entry in review)
    exit_code = ExitCode.NEEDS_A_PERSON if review else ExitCode.OK
    return Report(document, (*result_views(document), *doubts), exit_code)


def result(reading: Reading) -> dict[str, Any]:
    """Rounds, tokens and winners as far as the record goes."""
    game = reading.game
    if game is None:
        return {"rounds": [], "tokens": {}, "winners": []}
    rounds = [{"wolf": r.wolf, "winner": r.winner, "revealed": len(r.turned)} for r in game.rounds]
    purse = tokens(game.players, [(r.wolf, r.winner) for r in game.rounds])
    return {"rounds": rounds, "tokens": purse, "winners": winners(purse, game.over)}


def _lines_table(lines: list[Line]) -> Table:
    rows = tuple((str(line.number), line.text, _verdict(line)) for line in lines)
    faults = frozenset(row for row, line in enumerate(lines) if line.problem)
    return Table("Lines", ("line", "event", "verdict"), rows, faults)


def _verdict(line: Line) -> str:
    if line.problem:
        return f"{line.problem.rule}: {line.problem.message}"
    game = line.game
    if game is None or game.open_round or isinstance(line.event, NewRound):
        return "legal"
    return "legal: the wolf is found" if game.rounds[-1].winner == "dog" else "legal: the wolf has escaped"


def result_views(facts: Mapping[str, Any]) -> tuple[View, ...]:
    """Rounds and tokens as tables. What a score sheet leaves open (how many tiles were turned) is a question mark."""
    told = {"dog": "found", "wolf": "escaped", None: "still hiding"}
    rounds = tuple(
        (str(n), r["wolf"] or "?", told[r["winner"]], "?" if r["revealed"] is None else str(r["revealed"]))
        for n, r in enumerate(facts["rounds"], 1)
    )
    purse = tuple((name, str(count)) for name, count in facts["tokens"].items())
    won = " and ".join(facts["winners"])
    return (
        Table("Rounds", ("round", "wolf", "outcome", "tiles turned"), rounds),
        Table("Tokens", ("player", "tokens"), purse),
        f"{won} {'win' if len(facts['winners']) > 1 else 'wins'}." if won else "The game is still open.",
    )
