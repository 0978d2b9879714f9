"""A filled-in sheet: what the player crossed, what the yarn really reached, and where the two do not agree."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from rollwrite.wolle.face import KINDS, Face, Kind, Segment
from rollwrite.wolle.problem import Problem
from rollwrite.wolle.scoring import Score, complete_sets, score_of
from rollwrite.wolle.yarn import reached, trail_end, trail_problems

PLURALS = {"mouse": "mice", "sock": "socks", "plane": "planes", "cup": "cups"}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True, slots=True)
class Timer:
    active: bool
    struck: tuple[int, ...]
    ended: bool


@dataclass(frozen=True, slots=True)
class Difference:
    """A row of the sheet (`mouse`, `cup`, `paw`, `timer`, …) and one sentence about it."""

    row: str
    sentence: str


@dataclass(frozen=True)
class FilledSheet:
    face: Face
    segments: frozenset[Segment]
    cups: tuple[str, ...]
    marks: Mapping[str, bool]

    @cached_property
    def end(self) -> str | None:
        return trail_end(self.face, self.segments)

    @cached_property
    def problems(self) -> list[Problem]:
        return trail_problems(self.face, self.segments)

    @property
    def timer(self) -> Timer:
        crossed = [self.marks.get(f"timer.{n + 1}", False) for n in range(len(self.face.timer))]
        struck = tuple(value for value, mark in zip(self.face.timer, crossed, strict=True) if mark)
        return Timer(self.marks.get("hourglass", False), struck, all(crossed))

    def objects_reached(self, kind: Kind) -> list[str]:
        touched = reached(self.face, self.segments)
        return [dot for dot, its_kind in self.face.objects.items() if its_kind == kind and dot in touched]

    def cups_broken(self) -> list[str]:
        touched = reached(self.face, self.segments)
        return [cup for cup in self.cups if cup in touched]

    def on_paw(self) -> bool:
        return bool(self.segments) and self.end == self.face.paw

    def crossed(self, row: str) -> int:
        return sum(mark for name, mark in self.marks.items() if name.partition(".")[0] == row)


def box_score(sheet: FilledSheet) -> Score:
    """What the player crossed."""
    crossed: dict[Kind, int] = {kind: sheet.crossed(kind) for kind in KINDS}
    return score_of(crossed, bool(sheet.crossed("paw")), sheet.crossed("cup"), sheet.face)


def yarn_score(sheet: FilledSheet) -> Score:
    """What the yarn really reached."""
    counts: dict[Kind, int] = {kind: len(sheet.objects_reached(kind)) for kind in KINDS}
    return score_of(counts, sheet.on_paw(), len(sheet.cups_broken()), sheet.face)


def differences(sheet: FilledSheet) -> list[Difference]:
    """Every row in which boxes and yarn disagree, in words a player understands."""
    rows = [(kind, sheet.objects_reached(kind)) for kind in KINDS]
    found = [_row_difference(row, dots, sheet.crossed(row)) for row, dots in [*rows, ("cup", sheet.cups_broken())]]
    return [*(one for one in found if one), *_paw_difference(sheet), *_timer_differences(sheet)]


def _row_difference(row: str, dots: list[str], crossed: int) -> Difference | None:
    if len(dots) == crossed:
        return None
    does = "breaks" if row == "cup" else "reaches"
    if not dots:
        return Difference(row, f"{_count(crossed, row)} crossed, but the yarn {does} none")
    things = row if len(dots) == 1 else PLURALS[row]
    only = "only " if crossed < len(dots) and crossed else ""
    return Difference(row, f"the yarn {does} the {things} at {_list(dots)}, but {only}{_count(crossed, row)} crossed")


def _paw_difference(sheet: FilledSheet) -> Iterator[Difference]:
    marked, there = bool(sheet.crossed("paw")), sheet.on_paw()
    if there and not marked:
        yield Difference("paw", f"the yarn ends on the paw at {sheet.face.paw}, but the paw is not crossed")
    if marked and not there:
        yield Difference("paw", f"the paw is crossed, but the yarn does not end on it at {sheet.face.paw}")


def _timer_differences(sheet: FilledSheet) -> Iterator[Difference]:
    timer = sheet.timer
    if timer.struck and not timer.active:
        yield Difference("timer", "timer values are struck, but the hourglass is not crossed")
    if timer.struck != sheet.face.timer[: len(timer.struck)]:
        yield Difference("timer", "the struck timer values are not the topmost ones")
    if not timer.active and complete_sets({kind: len(sheet.objects_reached(kind)) for kind in KINDS}):
        yield Difference("timer", "the yarn completes a set, but the hourglass is not crossed")


def _count(number: int, row: str) -> str:
    words = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{words} {row} is" if number == 1 else f"{words} {PLURALS[row]} are"


def _list(dots: list[str]) -> str:
    return dots[0] if len(dots) == 1 else f"{', '.join(dots[:-1])} and {dots[-1]}"
