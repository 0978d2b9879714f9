"""What a person sees of a game of Wolle in the terminal: tables and sentences, in the language that was asked for."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict

from rollwrite.finding import Finding
from rollwrite.language import Language
from rollwrite.report import Table
from rollwrite.wolle.board import Move
from rollwrite.wolle.face import Face
from rollwrite.wolle.judge import reached
from rollwrite.wolle.mat import Mat
from rollwrite.wolle.mat_text import mat_text
from rollwrite.wolle.record import write_runs
from rollwrite.wolle.rules import Play
from rollwrite.wolle.scoring import Score
from rollwrite.wolle.sheet import WolleSheet
from rollwrite.wolle.verdict import JudgedTurn, Verdict

POINTS = {
    "objects": "wolle/points-objects",
    "sets": "wolle/points-sets",
    "paw": "wolle/points-paw",
    "cups": "wolle/points-cups",
    "total": "wolle/points-total",
}
TURNS = (
    "wolle/column-turn",
    "wolle/column-roll",
    "wolle/column-drawn",
    "wolle/column-to",
    "wolle/column-collects",
    "wolle/column-breaks",
    "wolle/column-strikes",
    "wolle/column-verdict",
)
MOVES = (
    "wolle/column-steps",
    "wolle/column-to",
    "wolle/column-collects",
    "wolle/column-breaks",
    "wolle/column-stop",
)
COUNTED = ("mouse sock plane", "mouse sock plane", "paw", "cup", "")  # the rows of boxes behind the points


def turn_table(verdict: Verdict, language: Language) -> Table:
    face = verdict.play.board.face
    rows = tuple(
        (
            str(turn.number),
            str(turn.turn.roll),
            _doing(turn, language),
            turn.path[-1],
            _toys(face, turn.collects, language),
            " ".join(turn.breaks),
            "" if turn.strikes is None else str(turn.strikes),
            language.say("wolle/legal") if turn.legal else _rules(verdict, turn.number),
        )
        for turn in verdict.turns
    )
    faults = frozenset(n for n, turn in enumerate(verdict.turns) if not turn.legal)
    return Table(language.say("wolle/turns"), tuple(map(language.say, TURNS)), rows, faults)


def move_table(play: Play, roll: int, moves: Sequence[Move], language: Language) -> Table:
    rows = tuple(
        (
            write_runs(move.runs),
            move.end,
            _toys(play.board.face, collects, language),
            " ".join(breaks),
            language.say("wolle/stop") if move.stop else "",
        )
        for move, (collects, breaks) in ((move, reached(play, move.path)) for move in moves)
    )
    title = language.say("wolle/moves", roll=roll, dot=play.end)
    return Table(title, tuple(map(language.say, MOVES)), rows)


def or_pass(play: Play, moves: Sequence[Move], language: Language) -> str:
    if play.over:
        return language.say("wolle/over")
    return language.say("wolle/or-pass" if moves else "wolle/nothing-fits")


def of_sheet(sheet: WolleSheet, language: Language) -> Iterator[Table | str]:
    yield sheet_table(sheet, language)
    if sheet.rolls and not sheet.findings:
        yield sheet_verdict(sheet, language)


def sheet_table(sheet: WolleSheet, language: Language) -> Table:
    """The points, boxes beside yarn."""
    boxes, yarn = _points(sheet.score), _points(sheet.yarn_score)
    rows = tuple((language.say(key), str(boxes[name]), str(yarn[name])) for name, key in POINTS.items())
    unequal = frozenset(n for n, name in enumerate(POINTS) if boxes[name] != yarn[name])
    headings = ("", language.say("wolle/column-crossed"), language.say("wolle/column-by-yarn"))
    return Table("", headings, rows, unequal, COUNTED)


def verdict_line(verdict: Verdict, language: Language) -> str:
    return language.say("wolle/all-legal" if verdict.legal else "wolle/not-legal", count=len(verdict.findings))


def sheet_verdict(sheet: WolleSheet, language: Language) -> str:
    if sheet.problems:
        return "\n".join(map(language.say, sheet.problems))
    if sheet.unclear:
        return language.say("wolle/cannot-tell")
    return language.say("wolle/obeys-rolls" if sheet.rolls else "wolle/can-be-legal")


def mat(shown: Mat, language: Language) -> str:
    """The mat in letters, and what the letters mean."""
    return f"{mat_text(shown)}\n\n{language.say('wolle/mat-legend')}"


def faults(findings: Iterable[Finding], language: Language) -> Iterator[str]:
    """Each finding with its turn, if one is to blame, and its rule."""
    for found in findings:
        key = "wolle/fault-of-turn" if found.turn else "wolle/fault"
        yield language.say(key, turn=found.turn or 0, rule=str(found.rule), fault=found.message)


def blame(found: Finding, language: Language) -> str:
    """The same without its turn."""
    return language.say("wolle/fault", rule=str(found.rule), fault=found.message)


def score_line(score: Score, language: Language) -> str:
    return language.say("wolle/score", **_points(score))


def face_sentence(face: Face, language: Language) -> str:
    return language.say(
        "wolle/face-holds",
        face=face.name,
        dots=len(face.dots),
        segments=len(face.segments),
        toys=Counter(face.objects.values())["mouse"],
        spots=len(face.cup_spots),
        blocks=len(face.blocks),
    )


def _points(score: Score) -> dict[str, int]:
    return {**asdict(score), "total": score.total}


def _doing(turn: JudgedTurn, language: Language) -> str:
    words = [write_runs(turn.turn.runs)] if turn.turn.runs else []
    stop = [language.say("wolle/stop")] if turn.turn.stop else []
    return " ".join((*words, *stop)) or language.say("wolle/pass")


def _rules(verdict: Verdict, turn: int) -> str:
    return ", ".join(dict.fromkeys(str(found.rule) for found in verdict.findings if found.turn == turn))


def _toys(face: Face, dots: Iterable[str], language: Language) -> str:
    return ", ".join(language.say("wolle/toy-at", kind=face.objects[dot], dot=dot) for dot in dots)
