"""Judging turns that may be wrong: every fault is found, not only the first, each by its own small function.

A faulty turn is still yarn on the mat. What it drew is kept, so that the next turn is judged from where the pen really
stood; only what cannot be drawn (off the grid, after the end) is left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from rollwrite.finding import Finding, finding
from rollwrite.wolle.board import SIDEWAYS, Direction, board_of, walk
from rollwrite.wolle.face import Face, Segment, column_and_row, on_grid
from rollwrite.wolle.house import spots_for
from rollwrite.wolle.record import Reading, Record
from rollwrite.wolle.rules import CUPS, DIE, Play, Rule, Turn, Variant, new_play
from rollwrite.wolle.verdict import JudgedTurn, Unplayable, Verdict


def judge(reading: Reading) -> Verdict | Unplayable:
    if reading.face is None:
        return Unplayable(reading.findings)
    return _judged(reading.face, reading)


def judge_record(record: Record) -> Verdict:
    """A whole game, which names its face."""
    return _judged(record.face, record.reading)


def _judged(face: Face, reading: Reading) -> Verdict:
    findings = [*reading.findings, *cup_findings(face, reading.variant, reading.cups)]
    circled = () if reading.variant == "no-cups" else reading.cups
    spots = spots_for(face, circled)
    cups = board_of(face).bits(dot for dot in circled if dot in spots)
    play = new_play(board_of(face), reading.variant, cups, reading.timer)
    misread = {found.turn for found in reading.findings}
    turns = []
    for number, turn in enumerate(reading.turns, start=1):
        if turn is None:
            play = play.rolled(0)
            continue
        judged, play, faults = judge_turn(play, turn, number)
        findings += faults
        turns.append(replace(judged, legal=judged.legal and number not in misread))
    return Verdict(play, tuple(turns), in_order(findings), reading.cups, reading.player, reading)


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """What no turn is to blame for comes first, then turn by turn."""
    return tuple(sorted(findings, key=lambda found: found.turn or 0))


def judge_turn(play: Play, turn: Turn, number: int) -> tuple[JudgedTurn, Play, list[Finding]]:
    """One turn judged, the moment after it, and what was wrong with it."""
    if play.over:
        broken = (Rule.AFTER_STOP, "wolle/after-stop") if play.stopped else (Rule.AFTER_END, "wolle/after-end")
        late = finding(*broken, where=play.end, turn=number)
        return JudgedTurn(number, turn, (play.end,), (), (), False), play, [late]
    drawn = Drawn.of(play, turn)
    findings = list(dict.fromkeys(fault.at(turn=number) for find in FAULTS for fault in find(drawn)))
    rolled = play.rolled(turn.roll if turn.roll in DIE else 0)
    strikes = strike(play, rolled)
    if drawn.leaves_grid:
        return JudgedTurn(number, turn, drawn.path, (), (), False, strikes), rolled, findings
    after = rolled.drawn(drawn.segments, drawn.dots, drawn.end, turn.stop and drawn.on_paw)
    return JudgedTurn(number, turn, drawn.path, *reached(play, drawn.path), not findings, strikes), after, findings


def strike(before: Play, rolled: Play) -> int | None:
    """The number of the timer that a roll has struck out."""
    return before.board.face.timer[before.struck] if rolled.struck > before.struck else None


def reached(play: Play, path: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a path collects and what it breaks on its way from its first dot; only what is new counts."""
    board = play.board
    new = [dot for dot in dict.fromkeys(path[1:]) if board.dot_bits.get(dot, 0) & ~play.dots]
    collects = tuple(dot for dot in new if dot in board.face.objects)
    return collects, tuple(dot for dot in new if board.dot_bits[dot] & play.cups)


def cup_findings(face: Face, variant: Variant, cups: tuple[str, ...]) -> Iterator[Finding]:
    """Six different printed spots, or none at all in the variant without."""
    if variant == "no-cups":
        yield from (finding(Rule.CUPS, "wolle/cups-without-cups", where=cup) for cup in cups[:1])
        return
    if len(cups) != CUPS:
        yield finding(Rule.CUPS, "wolle/cup-count", where="cups", count=len(cups), belong=CUPS)
    spots = spots_for(face, cups)
    for n, cup in enumerate(cups):
        if cup in cups[:n]:
            yield finding(Rule.CUPS, "wolle/cup-twice", where=cup, cup=cup)
        elif cup not in spots:
            yield finding(Rule.CUPS, "wolle/cup-off-spot", where=cup, cup=cup, face=face.name)


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


def segment_count(drawn: Drawn) -> Iterator[Finding]:
    """Exactly as many as rolled. Fewer only to stop on the paw; a stop elsewhere is blamed as that alone."""
    count, roll = len(drawn.steps), drawn.turn.roll
    if count == roll or roll not in DIE or (count < roll and (drawn.turn.stop or count == 0)):
        return
    where = drawn.path[roll] if roll < len(drawn.path) else drawn.end
    yield finding(Rule.SEGMENT_COUNT, "wolle/segment-count", where=where, count=count, roll=roll)


def straight_or_square(drawn: Drawn) -> Iterator[Finding]:
    for dot in (drawn.path[n] for n in drawn.reversals):
        yield finding(Rule.STRAIGHT_OR_SQUARE, "wolle/turns-back", where=dot, dot=dot)


def one_right_angle(drawn: Drawn) -> Iterator[Finding]:
    for dot in (drawn.path[n] for n in drawn.right_angles[1:]):
        yield finding(Rule.ONE_RIGHT_ANGLE, "wolle/second-right-angle", where=dot, dot=dot)


def off_grid(drawn: Drawn) -> Iterator[Finding]:
    if drawn.leaves_grid:
        yield finding(Rule.OFF_GRID, "wolle/leaves-grid", where=drawn.end, dot=drawn.end)


def segment_reused(drawn: Drawn) -> Iterator[Finding]:
    """Undirected, so also backwards. Within a turn, turning back is blamed as that alone."""
    bits = drawn.play.board.segment_bits
    for n, pair in enumerate(drawn.pairs):
        before = bits.get(pair, 0) & drawn.play.segments
        again = not drawn.reversals and {pair, pair[::-1]} & set(drawn.pairs[:n])
        if before or again:
            segment = segment_name(pair)
            yield finding(Rule.SEGMENT_REUSED, "wolle/drawn-already", where=segment, segment=segment)


def obstacle(drawn: Drawn) -> Iterator[Finding]:
    for pair in drawn.pairs:
        if pair not in drawn.play.board.segment_bits:
            segment = segment_name(pair)
            yield finding(Rule.OBSTACLE, "wolle/block-in-the-way", where=segment, segment=segment)


def crossing(drawn: Drawn) -> Iterator[Finding]:
    if drawn.play.variant != "no-crossing":
        return
    for n, dot in enumerate(drawn.path[1:], start=1):
        if drawn.play.board.dot_bits.get(dot, 0) & drawn.play.dots or dot in drawn.path[:n]:
            yield finding(Rule.CROSSING, "wolle/comes-back", where=dot, dot=dot)


def paw_stop(drawn: Drawn) -> Iterator[Finding]:
    if not drawn.turn.stop or drawn.on_paw:
        return
    key = "wolle/stop-off-paw" if drawn.steps else "wolle/stop-without-drawing"
    yield finding(Rule.PAW_STOP, key, where=drawn.end, paw=drawn.play.board.face.paw, end=drawn.end)


FAULTS = (segment_count, straight_or_square, one_right_angle, off_grid, segment_reused, obstacle, crossing, paw_stop)


def segment_name(pair: Segment) -> str:
    """The left or upper dot first, as in C4-C5."""
    first, second = sorted(pair, key=lambda dot: column_and_row(dot)[::-1])
    return f"{first}-{second}"
