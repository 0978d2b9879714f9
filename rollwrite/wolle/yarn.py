"""What can be said of a drawing when nobody knows in which order it was drawn: all a photo shows."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from rollwrite.errors import RollwriteError
from rollwrite.finding import Finding, finding
from rollwrite.message import message
from rollwrite.wolle.board import STEPS, Board, Direction, Move, board_of
from rollwrite.wolle.face import Face, Segment, column_and_row, on_grid
from rollwrite.wolle.rules import Play, Rule, Turn, Variant, legal_moves, new_play, play_on

MOST_MOMENTS = 50_000  # a few seconds; games of thirty rolls need some hundred


class TooTangled(RollwriteError):
    """Neither an order of drawing was found, nor that there is none."""


def reached(face: Face, segments: Iterable[Segment]) -> frozenset[str]:
    """The dots the yarn touches. The start belongs to it before anything is drawn."""
    return frozenset({face.start, *(dot for segment in segments for dot in segment)})


def trail_end(face: Face, segments: Iterable[Segment]) -> str | None:
    """Where the yarn ends: at the other odd dot, or at the start if there is none. None if it is no yarn."""
    drawn = _ordered(segments)
    if trail_findings(face, drawn):
        return None
    return next((dot for dot in _odd_dots(drawn) if dot != face.start), face.start)


def trail_findings(face: Face, segments: Iterable[Segment]) -> list[Finding]:
    """Why no single line from the start can have left these segments; nothing if one can."""
    drawn = _ordered(segments)
    blocked = [_blocked(face, segment) for segment in sorted(drawn, key=_reading_order) if segment not in face.segments]
    if blocked:
        return blocked
    return [*_loose_pieces(face, drawn), *_torn_dots(face, drawn)]


def crossings(face: Face, segments: Iterable[Segment]) -> list[Finding]:
    """Where a single line comes back to a dot it has, which one variant forbids."""
    neighbours = _neighbours(_ordered(segments))
    again = [dot for dot in neighbours if len(neighbours[dot]) > (1 if dot == face.start else 2)]
    return [finding(Rule.CROSSING, "wolle/comes-back", where=dot, dot=dot) for dot in sorted(again, key=_dot_order)]


def explain(
    face: Face,
    segments: Iterable[Segment],
    rolls: Sequence[int] | None = None,
    variant: Variant = "standard",
    stopped: bool | None = None,
) -> list[Turn] | None:
    """Turns of a legal game that leaves exactly these segments, or None if there is no such game.

    Every drawing people make is searched to the end; in the worst of tangles the search gives up and says so.

    Without rolls any will do, so one segment a turn explains as much as any other cutting. `stopped` is whether the
    player ended the yarn on the paw; None leaves that open.
    """
    drawn = _ordered(segments)
    if trail_findings(face, drawn):
        return None
    if rolls is None:
        return _segment_by_segment(face, drawn, variant, stopped)
    return _search(board_of(face), drawn, rolls, variant, stopped)


def _search(
    board: Board, drawn: set[Segment], rolls: Sequence[int], variant: Variant, stopped: bool | None
) -> list[Turn] | None:
    """Depth first over the rolls; a moment seen before is not looked at again."""
    whole = sum(board.segment_bits[segment] for segment in drawn)
    to_come = [sum(rolls[n:]) for n in range(len(rolls) + 1)]
    stack: list[tuple[Play, tuple[Turn, ...]]] = [(new_play(board, variant), ())]
    seen: set[Play] = set()
    while stack and len(seen) < MOST_MOMENTS:
        play, turns = stack.pop()
        if play.segments == whole and (play.stopped or play.rolls == len(rolls)) and stopped in (None, play.stopped):
            return list(turns)
        if play in seen or play.over or play.rolls == len(rolls):
            continue
        seen.add(play)
        if (whole & ~play.segments).bit_count() > to_come[play.rolls]:
            continue
        roll = rolls[play.rolls]
        along = (move for move in legal_moves(play, roll) if not move.segments & ~whole)
        stack.extend((play_on(play, roll, move), (*turns, _turn(roll, move))) for move in (None, *along))
    if stack:
        raise TooTangled(message("wolle/too-tangled"))
    return None


def _turn(roll: int, move: Move | None) -> Turn:
    return Turn(roll) if move is None else Turn(roll, move.runs, move.stop)


def _segment_by_segment(face: Face, drawn: set[Segment], variant: Variant, stopped: bool | None) -> list[Turn] | None:
    path = _one_line(face.start, drawn)
    if stopped and (not drawn or path[-1] != face.paw):
        return None
    if variant == "no-crossing" and len(set(path)) < len(path):
        return None
    turns = [Turn(1, ((_direction(a, b), 1),)) for a, b in pairwise(path)]
    return [*turns[:-1], Turn(1, turns[-1].runs, stop=True)] if stopped else turns


def _one_line(start: str, drawn: set[Segment]) -> list[str]:
    """All segments in one go, after Hierholzer: walk until stuck, then splice in what was left beside the way."""
    left = _neighbours(drawn)
    walking, line = [start], []
    while walking:
        here = walking[-1]
        if left[here]:
            there = left[here].pop()
            left[there].remove(here)
            walking.append(there)
        else:
            line.append(walking.pop())
    return line[::-1]


def _direction(a: str, b: str) -> Direction:
    (column, row), (other_column, other_row) = column_and_row(a), column_and_row(b)
    step = other_column - column, other_row - row
    return next(direction for direction, its_step in STEPS.items() if its_step == step)


def _loose_pieces(face: Face, drawn: set[Segment]) -> Iterator[Finding]:
    """Yarn that does not hang together with the start."""
    neighbours = _neighbours(drawn)
    missing = set(neighbours) - _connected(face.start, neighbours)
    while missing:
        first = min(missing, key=_dot_order)
        missing -= _connected(first, neighbours)
        yield finding(Rule.START, "wolle/loose-piece", where=first, dot=first, start=face.start)


def _torn_dots(face: Face, drawn: set[Segment]) -> Iterator[Finding]:
    """A line leaves every dot as often as it comes, but for its two ends. Loose pieces have been blamed already."""
    hanging = _connected(face.start, _neighbours(drawn))
    odd = [dot for dot in _odd_dots(drawn) if dot in hanging]
    if odd and face.start not in odd:
        yield finding(Rule.START, "wolle/begins-elsewhere", where=face.start, start=face.start)
    ends = [dot for dot in odd if dot != face.start]
    if len(ends) > 1:
        many = finding(Rule.SEGMENT_REUSED, "wolle/several-ends", ends=tuple(ends))
        yield from (many.at(where=dot) for dot in ends)


def _blocked(face: Face, segment: Segment) -> Finding:
    (column, row), (other_column, other_row) = map(column_and_row, segment)
    where = "-".join(segment)
    if not on_grid(face, column, row) or not on_grid(face, other_column, other_row):
        return finding(Rule.OFF_GRID, "wolle/outside-grid", where=where, segment=where)
    if (other_column - column, other_row - row) not in ((1, 0), (0, 1)):
        return finding(Rule.STRAIGHT_OR_SQUARE, "wolle/no-segment", where=where, segment=where)
    return finding(Rule.OBSTACLE, "wolle/block-in-the-way", where=where, segment=where)


def _odd_dots(drawn: set[Segment]) -> list[str]:
    neighbours = _neighbours(drawn)
    return sorted((dot for dot in neighbours if len(neighbours[dot]) % 2), key=_dot_order)


def _neighbours(drawn: set[Segment]) -> defaultdict[str, list[str]]:
    neighbours: defaultdict[str, list[str]] = defaultdict(list)
    for a, b in sorted(drawn, key=_reading_order):
        neighbours[a].append(b)
        neighbours[b].append(a)
    return neighbours


def _connected(first: str, neighbours: defaultdict[str, list[str]]) -> set[str]:
    found, edge = {first}, [first]
    while edge:
        news = [dot for dot in neighbours[edge.pop()] if dot not in found]
        found.update(news)
        edge.extend(news)
    return found


def _ordered(segments: Iterable[Segment]) -> set[Segment]:
    """Each segment once, its left or upper dot first."""
    return {(a, b) if _dot_order(a) <= _dot_order(b) else (b, a) for a, b in segments}


def _dot_order(dot: str) -> tuple[int, int]:
    column, row = column_and_row(dot)
    return row, column


def _reading_order(segment: Segment) -> tuple[tuple[int, int], tuple[int, int]]:
    return _dot_order(segment[0]), _dot_order(segment[1])
