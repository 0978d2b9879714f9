"""A player's game as text, one line a roll. Reading never refuses: what is wrong stands beside what was understood."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from rollwrite.errors import RollwriteError, UsageError
from rollwrite.finding import Finding
from rollwrite.message import Either, Fact, Message, message, short
from rollwrite.record import header_of, spoken_lines
from rollwrite.wolle.board import Direction, Run
from rollwrite.wolle.face import Face, face_called
from rollwrite.wolle.rules import DIE, VARIANTS, Rule, Turn, Variant

if TYPE_CHECKING:
    from rollwrite.wolle.verdict import Unplayable, Verdict

NAME = "wolle"
KEYS = ("game", "player", "face", "variant", "cups", "timer")
MOST_LINES = 2000  # in a record, comments not counted
MOST_WORDS = 40  # in a line; whoever writes more is not playing
MOST_ROLLS = 200  # named in a call
LONGEST_NAME = 40

_RUN = re.compile(r"([UDLR])([1-9][0-9]?)")
_ROLL = re.compile(r"0|[1-9][0-9]?")
_COUNT = re.compile(r"[1-9][0-9]{0,3}")
_DOT = re.compile(r"[A-Z][1-9][0-9]?")


class BadRecord(RollwriteError):
    """A record that cannot be gone on from."""

    def __init__(self, found: Finding) -> None:
        self.finding = found
        key = "wolle/bad-record-turn" if found.turn else "wolle/bad-record"
        super().__init__(message(key, turn=found.turn or 0, rule=str(found.rule), fault=found.message))

    def __reduce__(self) -> tuple[type["BadRecord"], tuple[Finding]]:
        return type(self), (self.finding,)


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A whole game of one player. `timer` is the first roll checked, where another player's set started it."""

    face: Face
    variant: Variant = "standard"
    cups: tuple[str, ...] = ()
    timer: int | None = None
    turns: tuple[Turn, ...] = ()
    player: str = ""
    named: str = field(default="", compare=False)  # the face as the text called it, by its file perhaps

    @staticmethod
    def parse(text: str, folder: Path = Path()) -> "Reading":
        """What a text tells, right or wrong. A face file it names is looked for in `folder`."""
        return _Reader(folder).read(text)

    def __repr__(self) -> str:
        return f"<Record: face {self.face.name}, {self.variant}, {len(self.turns)} turns>"

    @property
    def text(self) -> str:
        """The one text of a record; parsed again, it gives the same record."""
        lines = [f"game: {NAME}", *([f"player: {self.player}"] if self.player else [])]
        lines += [f"face: {self.named or self.face.name}", f"variant: {self.variant}"]
        if self.cups:
            lines.append(f"cups: {' '.join(self.cups)}")
        if self.timer is not None:
            lines.append(f"timer: {self.timer}")
        return "".join(f"{line}\n" for line in (*lines, *map(write_turn, self.turns)))

    @property
    def verdict(self) -> "Verdict":
        from rollwrite.wolle.judge import judge_record

        return judge_record(self)

    @property
    def reading(self) -> "Reading":
        return Reading(self.face, self.variant, self.cups, self.timer, self.turns, (), self.player, self.named)


@dataclass(frozen=True, slots=True, repr=False)
class Reading:
    """What was understood. A face is None if none was named; a turn is None if its line says nothing."""

    face: Face | None
    variant: Variant
    cups: tuple[str, ...]
    timer: int | None
    turns: tuple[Turn | None, ...]
    findings: tuple[Finding, ...] = ()
    player: str = ""
    named: str = field(default="", compare=False)

    def __repr__(self) -> str:
        face = f"face {self.face.name}" if self.face else "no face"
        return f"<Reading: {face}, {self.variant}, {len(self.turns)} turns, {len(self.findings)} findings>"

    @property
    def verdict(self) -> "Verdict | Unplayable":
        from rollwrite.wolle.judge import judge

        return judge(self)

    @property
    def record(self) -> Record:
        """The whole game, where nothing in the text was amiss."""
        turns = tuple(turn for turn in self.turns if turn is not None)
        if self.face is None or self.findings:
            raise BadRecord(self.findings[0])
        return Record(self.face, self.variant, self.cups, self.timer, turns, self.player, self.named)


def write_turn(turn: Turn) -> str:
    words = [write_runs(turn.runs)] if turn.runs else []
    if turn.stop:
        words.append("stop")
    return f"{turn.roll} {' '.join(words) or 'pass'}"


def write_runs(runs: tuple[Run, ...]) -> str:
    return " ".join(f"{direction}{length}" for direction, length in runs)


class _Reader:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._header: dict[str, str] = {}
        self._turns: list[Turn | None] = []
        self._findings: list[Finding] = []

    def read(self, text: str) -> Reading:
        lines = spoken_lines(text)
        for number, line in islice(lines, MOST_LINES):
            header = header_of(line)
            if header:
                self._learn(number, *header)
            else:
                self._turn(number, line)
        for number, _ in islice(lines, 1):
            self._complain(f"line {number}", "wolle/record-too-long")
        if self._header.get("game", "").lower() != NAME:
            self._complain("game", "wolle/record-of-another-game", game=NAME)
        return Reading(
            face=self._face(),
            variant=self._variant(),
            cups=tuple(self._cups()),
            timer=self._timer(),
            turns=tuple(self._turns),
            player=self._player(),
            named=self._header.get("face", ""),
            findings=tuple(self._findings),
        )

    def _complain(self, where: str, key: str, **facts: Fact) -> None:
        self._findings.append(Finding(Rule.SYNTAX, message(key, **facts), where))

    def _learn(self, number: int, key: str, value: str) -> None:
        if key not in KEYS:
            self._complain(f"line {number}", "wolle/unknown-word", word=short(key), known=KEYS)
        elif key in self._header:
            self._complain(f"line {number}", "wolle/second-time", word=key)
        else:
            self._header[key] = value

    def _turn(self, number: int, line: str) -> None:
        turn, fault = read_turn(line)
        self._turns.append(turn)
        if fault:
            said = message("wolle/misspelt-turn", words=short(line), fault=fault)
            self._findings.append(Finding(Rule.SYNTAX, said, f"line {number}", len(self._turns), number))

    def _player(self) -> str:
        name = self._header.get("player", "")
        if len(name) > LONGEST_NAME:
            self._complain("player", "wolle/name-too-long", most=LONGEST_NAME)
        return short(name, LONGEST_NAME)

    def _face(self) -> Face | None:
        words = self._header.get("face")
        if not words:
            self._complain("face", "wolle/record-without-face")
            return None
        try:
            return face_called(words, self._folder)
        except RollwriteError as error:
            self._findings.append(Finding(Rule.SYNTAX, error.message, "face"))
            return None

    def _variant(self) -> Variant:
        words = self._header.get("variant", "standard")
        variant = _variant_called(words)
        if variant is None:
            self._complain("variant", "wolle/no-variant", words=short(words), known=Either(VARIANTS))
        return variant or "standard"

    def _cups(self) -> Iterator[str]:
        words = self._header.get("cups", "").split()
        if len(words) > MOST_WORDS:
            self._complain("cups", "wolle/cups-too-many")
        for word in words[:MOST_WORDS]:
            if _DOT.fullmatch(word):
                yield word
            else:
                self._complain("cups", "wolle/cups-no-dot", word=short(word))

    def _timer(self) -> int | None:
        value = self._header.get("timer")
        if value is None:
            return None
        if _COUNT.fullmatch(value):
            return int(value)
        self._complain("timer", "wolle/timer-no-roll", words=short(value))
        return None


def read_turn(line: str) -> tuple[Turn | None, Message | None]:
    """What a line says, and what is wrong with its words. Runs that can be read are kept even beside a wrong roll."""
    roll, *words = line.split()
    if not _ROLL.fullmatch(roll):
        return None, message("wolle/turn-without-roll")
    turn = Turn(int(roll), stop=words[-1:] == ["stop"])
    doing = words[: len(words) - turn.stop]
    runs = tuple(run for run in map(read_run, doing) if run)
    if len(words) > MOST_WORDS:
        return turn, message("wolle/turn-too-long")
    if not words:
        return turn, message("wolle/turn-without-drawing")
    if doing != ["pass"] and len(runs) < len(doing):
        return turn, message("wolle/turn-no-runs")
    if turn.roll not in DIE:
        return replace(turn, runs=runs), message("wolle/no-roll")
    return replace(turn, runs=runs), None


def read_run(word: str) -> Run | None:
    match = _RUN.fullmatch(word)
    directions = {name: name for name in get_args(Direction)}
    return (directions[match[1]], int(match[2])) if match else None


def read_rolls(words: str) -> tuple[int, ...]:
    """The rolls of a call, like 6,4,3; spaces do as well."""
    found = words.replace(",", " ").split()
    if not 0 < len(found) <= MOST_ROLLS or not set(found) <= set(map(str, DIE)):
        raise UsageError(message("wolle/rolls-of-a-call"))
    return tuple(map(int, found))


def read_variant(words: str) -> Variant:
    """The variant of a call."""
    variant = _variant_called(words)
    if variant is None:
        raise UsageError(message("wolle/no-variant", words=short(words), known=Either(VARIANTS)))
    return variant


def read_cups(words: str) -> tuple[str, ...]:
    """The cups of a call, like D4,F7; spaces do as well."""
    return tuple(words.replace(",", " ").split())


def _variant_called(words: str) -> Variant | None:
    return next((variant for variant in VARIANTS if variant == words), None)
