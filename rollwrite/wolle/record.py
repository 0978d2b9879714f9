"""A player's game as text, one line a roll. Reading never refuses: what is wrong stands beside what was understood."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import get_args

from rollwrite.wolle.board import Direction, Run
from rollwrite.wolle.face import FACES
from rollwrite.wolle.problem import Problem
from rollwrite.wolle.rules import DIE, VARIANTS, Turn, Variant

NAME = "wolle"
KEYS = ("game", "face", "variant", "cups", "timer")
MOST_LINES = 2000  # in a record, comments not counted
MOST_WORDS = 40  # in a line; whoever writes more is not playing

_HEADER = re.compile(r"(\w+)\s*:(.*)", re.DOTALL)
_RUN = re.compile(r"([UDLR])([1-9][0-9]?)")
_ROLL = re.compile(r"0|[1-9][0-9]?")
_COUNT = re.compile(r"[1-9][0-9]{0,3}")
_DOT = re.compile(r"[A-Z][1-9][0-9]?")


@dataclass(frozen=True, slots=True)
class Record:
    """`timer` is the first roll checked, where another player's set started it."""

    face: str
    variant: Variant = "standard"
    cups: tuple[str, ...] = ()
    timer: int | None = None
    turns: tuple[Turn, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What was understood. A face is None if none was named; a turn is None if its line says nothing."""

    face: str | None
    variant: Variant
    cups: tuple[str, ...]
    timer: int | None
    turns: tuple[Turn | None, ...]
    problems: tuple[Problem, ...]


def write_record(record: Record) -> str:
    """The one text of a record; read again, it gives the same record."""
    lines = [f"game: {NAME}", f"face: {record.face}", f"variant: {record.variant}"]
    if record.cups:
        lines.append(f"cups: {' '.join(record.cups)}")
    if record.timer is not None:
        lines.append(f"timer: {record.timer}")
    return "".join(f"{line}\n" for line in (*lines, *map(write_turn, record.turns)))


def write_turn(turn: Turn) -> str:
    words = [write_runs(turn.runs)] if turn.runs else []
    if turn.stop:
        words.append("stop")
    return f"{turn.roll} {' '.join(words) or 'pass'}"


def write_runs(runs: tuple[Run, ...]) -> str:
    return " ".join(f"{direction}{length}" for direction, length in runs)


def read_record(text: str) -> Reading:
    return _Reader().read(text)


class _Reader:
    def __init__(self) -> None:
        self._header: dict[str, str] = {}
        self._turns: list[Turn | None] = []
        self._problems: list[Problem] = []

    def read(self, text: str) -> Reading:
        lines = spoken_lines(text)
        for number, line in islice(lines, MOST_LINES):
            header = _HEADER.fullmatch(line)
            if header:
                self._learn(number, header[1], header[2].strip())
            else:
                self._turn(number, line)
        for number, _ in islice(lines, 1):
            self._complain(f"line {number}", "far too long for a game; from here on nothing was read")
        if self._header.get("game") != NAME:
            self._complain("game", f"a record of this game says 'game: {NAME}'")
        return Reading(
            face=self._face(),
            variant=self._variant(),
            cups=tuple(self._cups()),
            timer=self._timer(),
            turns=tuple(self._turns),
            problems=tuple(self._problems),
        )

    def _complain(self, where: str, message: str, turn: int | None = None) -> None:
        self._problems.append(Problem(turn, "syntax", where, message))

    def _learn(self, number: int, key: str, value: str) -> None:
        if key not in KEYS:
            self._complain(f"line {number}", f"unknown word {_short(key)!r}: a record knows {', '.join(KEYS)}")
        elif key in self._header:
            self._complain(f"line {number}", f"{key} stands here a second time")
        else:
            self._header[key] = value

    def _turn(self, number: int, line: str) -> None:
        turn, fault = read_turn(line)
        self._turns.append(turn)
        if fault:
            self._complain(f"line {number}", f"{_short(line)!r}: {fault}", len(self._turns))

    def _face(self) -> str | None:
        face = self._header.get("face")
        if face in FACES:
            return face
        self._complain("face", f"no face {_short(face)!r}" if face else "the face is missing: write 'face: A'")
        return None

    def _variant(self) -> Variant:
        value = self._header.get("variant", "standard")
        for variant in VARIANTS:
            if value == variant:
                return variant
        self._complain("variant", f"no variant {_short(value)!r}: {', '.join(VARIANTS)}")
        return "standard"

    def _cups(self) -> Iterator[str]:
        words = self._header.get("cups", "").split()
        if len(words) > MOST_WORDS:
            self._complain("cups", "far too many; the first few were read")
        for word in words[:MOST_WORDS]:
            if _DOT.fullmatch(word):
                yield word
            else:
                self._complain("cups", f"{_short(word)!r} is no dot: write them like D4 F7, with spaces between")

    def _timer(self) -> int | None:
        value = self._header.get("timer")
        if value is None:
            return None
        if _COUNT.fullmatch(value):
            return int(value)
        self._complain("timer", f"{_short(value)!r} is not the number of a roll, which counts from 1")
        return None


def read_turn(line: str) -> tuple[Turn | None, str | None]:
    """What a line says, and what is wrong with its words. Runs that can be read are kept even beside a wrong roll."""
    roll, *words = line.split()
    if not _ROLL.fullmatch(roll):
        return None, "a turn begins with its roll, as in '4 D1 L3' or '3 pass'"
    turn = Turn(int(roll), stop=words[-1:] == ["stop"])
    doing = words[: len(words) - turn.stop]
    runs = tuple(run for run in map(read_run, doing) if run)
    if len(words) > MOST_WORDS:
        return turn, "far too long for one turn"
    if not words:
        return turn, "what was drawn? Write runs like R4 D2, or 'pass'"
    if doing != ["pass"] and len(runs) < len(doing):
        return turn, "runs are U, D, L or R and how many segments, as in D1 L3; then 'stop', or only 'pass'"
    if turn.roll not in DIE:
        return replace(turn, runs=runs), "a die shows 1 to 6"
    return replace(turn, runs=runs), None


def read_run(word: str) -> Run | None:
    match = _RUN.fullmatch(word)
    directions = {name: name for name in get_args(Direction)}
    return (directions[match[1]], int(match[2])) if match else None


def spoken_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number; comments and empty lines count but are silent."""
    for number, line in enumerate(re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff")), start=1):
        if words := line.partition("#")[0].strip():
            yield number, words


def _short(words: str | None) -> str:
    return " ".join((words or "")[:40].split())
