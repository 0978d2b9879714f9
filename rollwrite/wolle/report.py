"""What is said about a game of Wolle: the documents scripts rely on, tables and a small mat for people."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from rollwrite.errors import ExitCode, RollwriteError, UsageError
from rollwrite.report import Report, Table, View
from rollwrite.wolle.board import Move
from rollwrite.wolle.judge import JudgedTurn, Verdict, judge
from rollwrite.wolle.mat import Mat
from rollwrite.wolle.mat_text import mat_text
from rollwrite.wolle.problem import Problem
from rollwrite.wolle.record import NAME, Reading, read_record, write_runs
from rollwrite.wolle.rules import DIE, Play, legal_moves
from rollwrite.wolle.scoring import Score

NOTHING_STRUCK = {"active": False, "struck": [], "ended": False}


class BadRecord(RollwriteError):
    """A record that cannot be gone on from."""

    def __init__(self, file: str, problem: Problem) -> None:
        self.problem = problem
        turn = f"turn {problem.turn}, " if problem.turn else ""
        super().__init__(f"{file}: {turn}{problem.rule}: {problem.message}; mend it first (rollwrite validate)")


def validation(text: str) -> tuple[Report, Mat | None]:
    """Is the record legal, turn by turn? And the mat, if it names one."""
    reading = read_record(text)
    verdict = judge(reading)
    if verdict is None:
        return Report(_unplayable(reading), tuple(_sentences(reading.problems)), ExitCode.NEEDS_A_PERSON), None
    return verdict_report(verdict), mat_of(verdict)


def verdict_report(verdict: Verdict) -> Report:
    document = {
        "game": NAME,
        "legal": verdict.legal,
        "turns": [_turn_document(turn) for turn in verdict.turns],
        "problems": [problem.as_dict() for problem in verdict.problems],
        "timer": timer_document(verdict.play),
        "score": verdict.play.score.as_dict(),
    }
    views: tuple[View, ...] = (
        _turn_table(verdict),
        mat_text(mat_of(verdict)),
        *_sentences(verdict.problems),
        _score_line(verdict.play.score),
    )
    return Report(document, views, ExitCode.OK if verdict.legal else ExitCode.NEEDS_A_PERSON)


def mat_of(verdict: Verdict) -> Mat:
    """The mat at the end of the game."""
    play = verdict.play
    yarn = tuple(segment for turn in verdict.turns for segment in pairwise(turn.path))
    faults = tuple(problem.dots for problem in verdict.problems if problem.dots)
    return Mat(play.board.face, yarn, play.end, tuple(play.board.dots(play.cups)), faults)


def scored_sheet(file: str, text: str) -> Report:
    """The sheet of a record as `score` tells it. What breaks a rule is counted as drawn, and is up for review."""
    reading, verdict = _playable(file, text)
    play = verdict.play
    review = [
        {"field": _field(problem), "reason": f"{problem.rule}: {problem.message}"} for problem in verdict.problems
    ]
    sheet = {
        "game": NAME,
        "face": play.board.face.name,
        "yarn": {
            "segments": [list(segment) for segment in play.board.drawn(play.segments)],
            "end": play.end,
            "legal": verdict.legal,
            "problems": [problem.as_dict() for problem in verdict.problems],
        },
        "cups": list(reading.cups),
        "timer": timer_document(play),
        "score": play.score.as_dict(),
        "review": review,
    }
    views = (_score_line(play.score), *_sentences(verdict.problems))
    return Report({"sheets": [sheet]}, views, ExitCode.NEEDS_A_PERSON if review else ExitCode.OK)


def moves_report(file: str, text: str, roll: int) -> Report:
    """Every way to go on from the end of a record whose yarn is legal, whoever forgot to circle the cups."""
    if roll not in DIE:
        raise UsageError(f"a die shows 1 to 6, not {roll}")
    _, verdict = _playable(file, text)
    for problem in verdict.problems:
        if problem.rule != "cups":
            raise BadRecord(file, problem)
    play = verdict.play
    listed = [_move_document(play, move) for move in legal_moves(play, roll)]
    views = (_move_table(play, roll, listed), _or_pass(play, len(listed)))
    return Report({"roll": roll, "from": play.end, "moves": listed}, views)


def _playable(file: str, text: str) -> tuple[Reading, Verdict]:
    reading = read_record(text)
    verdict = judge(reading)
    if verdict is None:
        raise BadRecord(file, next(problem for problem in reading.problems if problem.where == "face"))
    return reading, verdict


def timer_document(play: Play) -> dict[str, Any]:
    struck = list(play.board.face.timer[: play.struck])
    return {"active": play.timer_active, "struck": struck, "ended": play.ended}


def _unplayable(reading: Reading) -> dict[str, Any]:
    return {
        "game": NAME,
        "legal": False,
        "turns": [],
        "problems": [problem.as_dict() for problem in reading.problems],
        "timer": NOTHING_STRUCK,
        "score": Score(0, 0, 0, 0, 0).as_dict(),
    }


def _turn_document(turn: JudgedTurn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "roll": turn.turn.roll,
        "path": list(turn.path),
        "legal": turn.legal,
        "collects": list(turn.collects),
        "breaks": list(turn.breaks),
    }


def _move_document(play: Play, move: Move) -> dict[str, Any]:
    new = move.dots & ~play.dots
    fresh = [dot for dot in move.path if new & play.board.dot_bits[dot]]
    return {
        "steps": write_runs(move.runs),
        "path": list(move.path),
        "collects": [dot for dot in fresh if dot in play.board.face.objects],
        "breaks": [dot for dot in fresh if play.cups & play.board.dot_bits[dot]],
        "stop": move.stop,
    }


def _move_table(play: Play, roll: int, moves: list[dict[str, Any]]) -> Table:
    rows = tuple(
        (
            move["steps"],
            move["path"][-1],
            _things(play, move["collects"]),
            " ".join(move["breaks"]),
            "stop" if move["stop"] else "",
        )
        for move in moves
    )
    return Table(f"A roll of {roll} from {play.end}", ("steps", "to", "collects", "breaks", "stop"), rows)


def _turn_table(verdict: Verdict) -> Table:
    play = verdict.play
    rows = tuple(
        (
            str(turn.number),
            str(turn.turn.roll),
            _doing(turn),
            turn.path[-1],
            _things(play, turn.collects),
            " ".join(turn.breaks),
            "legal" if turn.legal else _rules(verdict, turn.number),
        )
        for turn in verdict.turns
    )
    faults = frozenset(n for n, turn in enumerate(verdict.turns) if not turn.legal)
    return Table("Turns", ("turn", "roll", "drawn", "to", "collects", "breaks", "verdict"), rows, faults)


def _doing(turn: JudgedTurn) -> str:
    words = [write_runs(turn.turn.runs)] if turn.turn.runs else []
    return " ".join((*words, *(["stop"] if turn.turn.stop else []))) or "pass"


def _rules(verdict: Verdict, turn: int) -> str:
    return ", ".join(dict.fromkeys(problem.rule for problem in verdict.problems if problem.turn == turn))


def _things(play: Play, dots: Iterable[str]) -> str:
    return ", ".join(f"{play.board.face.objects[dot]} {dot}" for dot in dots)


def _sentences(problems: Iterable[Problem]) -> Iterable[str]:
    for problem in problems:
        turn = f"turn {problem.turn}: " if problem.turn else ""
        yield f"{turn}{problem.rule}: {problem.message}"


def _score_line(score: Score) -> str:
    return f"objects {score.objects}, sets {score.sets}, paw {score.paw}, cups {score.cups}: total {score.total}"


def _field(problem: Problem) -> str:
    if problem.turn:
        return f"turn:{problem.turn}"
    return "cup" if problem.rule == "cups" else "record"


def _or_pass(play: Play, count: int) -> str:
    if play.over:
        return "The game is over for this player."
    return "Or pass." if count else "Nothing fits: pass."
