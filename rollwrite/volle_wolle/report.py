"""What `validate` and `score` tell about a game of Volle Wolle: documents for scripts, tables for people."""

from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.report import Report, Table, View
from rollwrite.volle_wolle import scoring as count
from rollwrite.volle_wolle.end_file import read_end
from rollwrite.volle_wolle.record import NAME, Line, Reading, read
from rollwrite.volle_wolle.state import Game, Stage


def validation(text: str) -> Report:
    """A record line by line: is it legal, and if not, which rule speaks against it."""
    reading = read(text)
    spoken = [line for line in reading.lines if line.action or line.problem]
    document = {
        "game": NAME,
        "legal": not reading.faults,
        "lines": [{"line": line.number, "text": line.text, "legal": not line.problem} for line in spoken],
        "problems": [{"line": n, "rule": str(fault.rule), "message": fault.message} for n, fault in reading.faults],
        **_standing(reading),
    }
    views = (_lines_table(spoken), *_standing_views(reading))
    return Report(document, views, ExitCode.NEEDS_A_PERSON if reading.faults else ExitCode.OK)


def score(text: str) -> Report:
    """A record counted. A line that breaks a rule was left out and is named in `review`, as is an unfinished game."""
    reading = read(text)
    review = [{"field": f"line {n}", "reason": f"{fault.rule}: {fault.message}"} for n, fault in reading.faults]
    if reading.game and reading.game.stage is not Stage.OVER:
        review.append({"field": "game", "reason": f"{_unfinished(reading.game)}: counted as it stands"})
    document = {"game": NAME, **_standing(reading), "review": review}
    doubts = tuple(f"{entry['field']}: {entry['reason']}" for entry in review)
    exit_code = ExitCode.NEEDS_A_PERSON if review else ExitCode.OK
    return Report(document, (*_standing_views(reading), *doubts), exit_code)


def end_validation(file: str, text: str) -> Report:
    """An end-of-game file: legal if all of it could lie on the table; whatever could not is an unreadable file."""
    report = end_score(file, text)
    return Report({"game": NAME, "legal": True, "problems": [], **dict(report.document)}, report.views)


def end_score(file: str, text: str) -> Report:
    counts = count.final_count(read_end(file, text))
    return Report({"game": NAME, "players": count.document(counts), "review": []}, (count.table(counts),))


def counts_of(game: Game) -> tuple[count.Count, ...]:
    return count.final_count([seat.holding for seat in game.seats])


def _standing(reading: Reading) -> dict[str, Any]:
    game = reading.game
    if game is None:
        return {"rounds": 0, "over": False, "players": []}
    over = game.stage is Stage.OVER
    return {"rounds": game.round, "over": over, "players": count.document(counts_of(game))}


def _standing_views(reading: Reading) -> tuple[View, ...]:
    game = reading.game
    if game is None:
        return ()
    words = "The game is over." if game.stage is Stage.OVER else f"{_unfinished(game).capitalize()}."
    return (count.table(counts_of(game)), words)


def _unfinished(game: Game) -> str:
    return f"the record ends in round {game.round} with {len(game.unseen)} cards in the pile"


def _lines_table(lines: list[Line]) -> Table:
    rows = tuple((str(line.number), line.text, _verdict(line)) for line in lines)
    faults = frozenset(row for row, line in enumerate(lines) if line.problem)
    return Table("Lines", ("line", "event", "verdict"), rows, faults)


def _verdict(line: Line) -> str:
    return f"{line.problem.rule}: {line.problem.message}" if line.problem else "legal"
