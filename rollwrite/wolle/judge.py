"""Judging turns that may be wrong: every fault is found, not only the first, each by its own small function.

A faulty turn is still yarn on the mat. What it drew is kept, so that the next turn is judged from where the pen really
stood; only what cannot be drawn (off the grid, after the end) is left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from rollwrite.wolle.board import SIDEWAYS, Direction, board_of, walk
from rollwrite.wolle.face import Face, Segment, column_and_row, load_face, on_grid
from rollwrite.wolle.problem import Problem, Rule
from rollwrite.wolle.record import Reading
from rollwrite.wolle.rules import CUPS, DIE, Play, Turn, Variant, new_play

Fault = tuple[Rule, str | None, str]


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    number: int
    turn: Turn
    path: tuple[str, ...]
    collects: tuple[str, ...]
    breaks: tuple[str, ...]
    legal: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """A whole game judged. `play` is its last moment."""

    play: Play
    turns: tuple[JudgedTurn, ...]
    problems: tuple[Problem, ...]

    @property
    def legal(self) -> bool:
        return not self.problems


def judge(reading: Reading) -> Verdict | None:
    """The verdict on a record; None if it names no face that could be played on."""
    return judge_on(load_face(reading.face), reading) if reading.face is not None else None


def judge_on(face: Face, reading: Reading) -> Verdict:
    problems = [*reading.problems, *cup_problems(face, reading.variant, reading.cups)]
    circled = () if reading.variant == "no-cups" else reading.cups
    cups = board_of(face).bits(dot for dot in circled if dot in face.cup_spots)
    play = new_play(board_of(face), reading.variant, cups, reading.timer)
    misread = {problem.turn for problem in reading.problems}
    turns = []
    for number, turn in enumerate(reading.turns, start=1):
        if turn is None:
            play = play.rolled(0)
            continue
        judged, play, faults = judge_turn(play, turn, number)
        problems += faults
        turns.append(replace(judged, legal=judged.legal and number not in misread))
    return Verdict(play, tuple(turns), tuple(sorted(problems, key=lambda problem: problem.turn or 0)))


def judge_turn(play: Play, turn: Turn, number: int) -> tuple[JudgedTurn, Play, list[Problem]]:
    """One turn judged, the moment after it, and what was wrong with it."""
    if play.over:
        rule: Rule = "after-stop" if play.stopped else "after-end"
        over = "the yarn was stopped on the paw" if play.stopped else "the timer had run out with the roll before"
        return JudgedTurn(number, turn, (play.end,), (), (), False), play, [Problem(number, rule, play.end, over)]
    drawn = Drawn.of(play, turn)
    problems = [Problem(number, *fault) for fault in dict.fromkeys(fault for find in FAULTS for fault in find(drawn))]
    rolled = play.rolled(turn.roll if turn.roll in DIE else 0)
    if drawn.leaves_grid:
        return JudgedTurn(number, turn, drawn.path, (), (), False), rolled, problems
    after = rolled.drawn(drawn.segments, drawn.dots, drawn.end, turn.stop and drawn.on_paw)
    new = after.dots & ~play.dots
    reached = [dot for dot in dict.fromkeys(drawn.path) if new & play.board.dot_bits.get(dot, 0)]
    collects = tuple(dot for dot in reached if dot in play.board.face.objects)
    breaks = tuple(dot for dot in reached if play.cups & play.board.dot_bits[dot])
    return JudgedTurn(number, turn, drawn.path, collects, breaks, not problems), after, problems


def cup_problems(face: Face, variant: Variant, cups: tuple[str, ...]) -> Iterator[Problem]:
    """Six different printed spots, or none at all in the variant without."""
    if variant == "no-cups":
        yield from (Problem(None, "cups", cup, "this variant has no cups: leave the line out") for cup in cups[:1])
        return
    if len(cups) != CUPS:
        yield Problem(None, "cups", "cups", f"{len(cups)} cups where {CUPS} belong on the sheet")
    for n, cup in enumerate(cups):
        if cup in cups[:n]:
            yield Problem(None, "cups", cup, f"{cup} is circled twice")
        elif cup not in face.cup_spots:
            yield Problem(None, "cups", cup, f"{cup} is not one of the darker spots of face {face.name}")


@dataclass(frozen=True, slots=True)
class Drawn:
    """One turn's drawing laid on the mat, right or wrong. The path ends where it leaves the grid."""

    play: Play
    turn: Turn
    steps: tuple[Direction, ...]
    path: tuple[str, ...]

    @classmethod
    def of(cls, play: Play, turn: Turn) -> "Drawn":
        steps = tuple(direction for direction, length in turn.runs for _ in range(length))
        path = []
        for dot in walk(play.end, turn.runs):
            if not on_grid(play.board.face, *column_and_row(dot)):
                break
            path.append(dot)
        return cls(play, turn, steps, tuple(path))

    @property
    def leaves_grid(self) -> bool:
        return len(self.path) <= len(self.steps)

    @property
    def end(self) -> str:
        return self.path[-1]

    @property
    def on_paw(self) -> bool:
        return bool(self.steps) and not self.leaves_grid and self.end == self.play.board.face.paw

    @property
    def pairs(self) -> tuple[Segment, ...]:
        return tuple(pairwise(self.path))

    @property
    def segments(self) -> int:
        found = 0
        for pair in self.pairs:
            found |= self.play.board.segment_bits.get(pair, 0)
        return found

    @property
    def dots(self) -> int:
        return self.play.board.bits(dot for dot in self.path[1:] if dot in self.play.board.dot_bits)

    @property
    def reversals(self) -> list[int]:
        return [n for n in self._bends if self.steps[n] not in SIDEWAYS[self.steps[n - 1]]]

    @property
    def right_angles(self) -> list[int]:
        return [n for n in self._bends if self.steps[n] in SIDEWAYS[self.steps[n - 1]]]

    @property
    def _bends(self) -> list[int]:
        """After how many segments the direction changes, as far as that is on the grid."""
        return [n for n in range(1, len(self.path)) if n < len(self.steps) and self.steps[n] != self.steps[n - 1]]


def segment_count(drawn: Drawn) -> Iterator[Fault]:
    """Exactly as many as rolled. Fewer only to stop on the paw; a stop elsewhere is blamed as that alone."""
    count, roll = len(drawn.steps), drawn.turn.roll
    if count == roll or roll not in DIE or (count < roll and (drawn.turn.stop or count == 0)):
        return
    where = drawn.path[roll] if roll < len(drawn.path) else drawn.end
    yield "segment-count", where, f"{count} {_plural('segment', count)} drawn for a roll of {roll}"


def straight_or_square(drawn: Drawn) -> Iterator[Fault]:
    for n in drawn.reversals:
        yield "straight-or-square", drawn.path[n], f"the yarn turns back on itself at {drawn.path[n]}"


def one_right_angle(drawn: Drawn) -> Iterator[Fault]:
    for n in drawn.right_angles[1:]:
        yield "one-right-angle", drawn.path[n], f"a second right angle at {drawn.path[n]}; one a turn is allowed"


def off_grid(drawn: Drawn) -> Iterator[Fault]:
    if drawn.leaves_grid:
        yield "off-grid", drawn.end, f"the yarn leaves the grid at {drawn.end}"


def segment_reused(drawn: Drawn) -> Iterator[Fault]:
    """Undirected, so also backwards. Within a turn, turning back is blamed as that alone."""
    bits = drawn.play.board.segment_bits
    for n, pair in enumerate(drawn.pairs):
        before = bits.get(pair, 0) & drawn.play.segments
        again = not drawn.reversals and {pair, pair[::-1]} & set(drawn.pairs[:n])
        if before or again:
            yield "segment-reused", segment_name(pair), f"the segment {segment_name(pair)} is drawn already"


def obstacle(drawn: Drawn) -> Iterator[Fault]:
    for pair in drawn.pairs:
        if pair not in drawn.play.board.segment_bits:
            yield "obstacle", segment_name(pair), f"a block is in the way of {segment_name(pair)}"


def crossing(drawn: Drawn) -> Iterator[Fault]:
    if drawn.play.variant != "no-crossing":
        return
    for n, dot in enumerate(drawn.path[1:], start=1):
        if drawn.play.board.dot_bits.get(dot, 0) & drawn.play.dots or dot in drawn.path[:n]:
            yield "crossing", dot, f"the yarn comes back to {dot}, which this variant forbids"


def paw_stop(drawn: Drawn) -> Iterator[Fault]:
    if not drawn.turn.stop or drawn.on_paw:
        return
    paw = drawn.play.board.face.paw
    ends = f"this one ends at {drawn.end}" if drawn.steps else "here nothing was drawn"
    yield "paw-stop", drawn.end, f"only a drawing that ends on the paw {paw} can stop; {ends}"


FAULTS = (segment_count, straight_or_square, one_right_angle, off_grid, segment_reused, obstacle, crossing, paw_stop)


def segment_name(pair: Segment) -> str:
    """The left or upper dot first, as in C4-C5."""
    first, second = sorted(pair, key=lambda dot: column_and_row(dot)[::-1])
    return f"{first}-{second}"


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"
