"""A drawn line judged by the same rules as a record: cut into turns by the rolls, then turn by turn."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from rollwrite.finding import Finding, finding
from rollwrite.wolle.board import STEPS, Direction, Run, board_of
from rollwrite.wolle.face import Face, column_and_row, dot_name, on_grid
from rollwrite.wolle.house import spots_for
from rollwrite.wolle.judge import cup_findings, in_order, judge_turn, reached, strike
from rollwrite.wolle.line import At, Step, Trace
from rollwrite.wolle.rules import Play, Rule, Turn, Variant, new_play
from rollwrite.wolle.verdict import JudgedTurn, Verdict

Piece = tuple[int, tuple[Step, ...]]  # a roll, and what of the line was drawn for it

DIRECTIONS: dict[At, Direction] = {step: direction for direction, step in STEPS.items()}


def judge_line(
    face: Face, trace: Trace, rolls: Sequence[int], variant: Variant = "standard", cups: tuple[str, ...] | None = None
) -> Verdict:
    """A line shows neither passes nor the stop: rolls are passed where that makes it legal, an end on the paw stops.

    Without `cups` nothing is asked about them.
    """
    known = () if cups is None or variant == "no-cups" else cups
    spots = spots_for(face, known)
    circled = board_of(face).bits(cup for cup in known if cup in spots)
    play = new_play(board_of(face), variant, circled)
    pieces = [*_cut(trace.steps, rolls)]
    if all(step.clean for step in trace.steps) and not _judged(play, pieces).legal:
        pieces = next(_with_passes(play, trace.steps, tuple(rolls), set()), pieces)
    verdict = _judged(play, pieces)
    asked = () if cups is None else cup_findings(face, variant, cups)
    ends = tuple(_end_findings(face, trace, len(pieces)))
    blamed = {found.turn for found in ends}
    turns = tuple(replace(turn, legal=turn.legal and turn.number not in blamed) for turn in verdict.turns)
    return replace(verdict, turns=turns, findings=in_order((*asked, *ends, *verdict.findings)), cups=cups or ())


def _cut(steps: tuple[Step, ...], rolls: Sequence[int]) -> Iterator[Piece]:
    """Nothing passed: each roll takes its share, the last one all that is left."""
    taken = 0
    for number, roll in enumerate(rolls, start=1):
        start, length = taken, 0
        while taken < len(steps) and (length < roll or number == len(rolls)):
            length += steps[taken].length
            taken += 1
        yield roll, steps[start:taken]


def _with_passes(play: Play, steps: tuple[Step, ...], rolls: tuple[int, ...], seen: set[Play]) -> Iterator[list[Piece]]:
    """Every legal way to deal the whole line out to the rolls, the fewest early passes first."""
    if not steps and (play.over or not rolls):
        yield []
    if not rolls or play.over or play in seen:
        return
    seen.add(play)
    for piece in (steps[: rolls[0]], ()):
        _, after, faults = _judged_turn(play, rolls[0], piece, 1, last=len(piece) == len(steps))
        if not faults:
            rest = _with_passes(after, steps[len(piece) :], rolls[1:], seen)
            yield from ([(rolls[0], piece), *pieces] for pieces in rest)


def _judged(play: Play, pieces: list[Piece]) -> Verdict:
    turns, findings = [], []
    to_come = sum(len(piece) for _, piece in pieces)
    for number, (roll, piece) in enumerate(pieces, start=1):
        if play.stopped:
            break
        to_come -= len(piece)
        turn, play, faults = _judged_turn(play, roll, piece, number, last=to_come == 0)
        turns.append(turn)
        findings += faults
    return Verdict(play, tuple(turns), tuple(findings))


def _judged_turn(
    play: Play, roll: int, piece: tuple[Step, ...], number: int, last: bool
) -> tuple[JudgedTurn, Play, list[Finding]]:
    if not all(step.clean for step in piece):
        return _broken_turn(play, roll, piece, number)
    if not piece:
        return judge_turn(play, Turn(roll), number)
    play = replace(play, end=dot_name(*piece[0].start))  # a faulty line need not begin at the start, or where it broke
    stop = last and dot_name(*piece[-1].end) == play.board.face.paw
    return judge_turn(play, Turn(roll, tuple(_runs(piece)), stop), number)


def _broken_turn(play: Play, roll: int, piece: tuple[Step, ...], number: int) -> tuple[JudgedTurn, Play, list[Finding]]:
    """Not made of segments, so not counted in segments; what it touched, it touched."""
    path = (play.end, *(dot_name(*step.end) for step in piece if step.on_grid and step.length))
    findings = [fault.at(turn=number) for step in piece for fault in step.findings]
    findings = findings or [finding(Rule.OFF_GRID, "wolle/line-outside", turn=number)]
    bits = play.board.segment_bits
    segments = {bits.get((dot_name(*step.start), dot_name(*step.end)), 0) for step in piece if step.clean}
    dots = play.board.bits(dot for dot in path if dot in play.board.dot_bits)
    rolled = play.rolled(roll)
    judged = JudgedTurn(number, Turn(roll), path, *reached(play, path), False, strike(play, rolled))
    return judged, rolled.drawn(sum(segments), dots, path[-1], stop=False), findings


def _runs(piece: tuple[Step, ...]) -> Iterator[Run]:
    directions = (DIRECTIONS[step.end[0] - step.start[0], step.end[1] - step.start[1]] for step in piece)
    for direction, same in groupby(directions):
        yield direction, len(list(same))


def _end_findings(face: Face, trace: Trace, last: int) -> Iterator[Finding]:
    if trace.loose_start:
        yield trace.loose_start.at(turn=1)
    if trace.first and trace.first != column_and_row(face.start):
        where = dot_name(*trace.first) if on_grid(face, *trace.first) else None
        yield finding(Rule.START, "wolle/line-begins-elsewhere", where=where, turn=1, start=face.start)
    if trace.loose_end:
        yield trace.loose_end.at(turn=last)
