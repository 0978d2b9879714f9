"""What can be said of a drawing when nobody knows in which order it was drawn: all a photo shows."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from rollwrite.errors import RollwriteError
from rollwrite.wolle.board import STEPS, Board, Direction, Move, board_of
from rollwrite.wolle.face import Face, Segment, column_and_row, on_grid
from rollwrite.wolle.problem import Problem
from rollwrite.wolle.rules import Play, Turn, Variant, legal_moves, new_play, play_on

MOST_MOMENTS = 50_000  # a few seconds; games of thirty rolls need some hundred


class TooTangled(RollwriteError):
    """Neither an order of drawing was found, nor that there is none."""


def reached(face: Face, segments: Iterable[Segment]) -> frozenset[str]:
    """The dots the yarn touches. The start belongs to it before anything is drawn."""
    return frozenset({face.start, *(dot for segment in segments for dot in segment)})


def trail_end(face: Face, segments: Iterable[Segment]) -> str | None:
    """Where the yarn ends: at the other odd dot, or at the start if there is none. None if it is no yarn."""
    drawn = _ordered(segments)
    if trail_problems(face, drawn):
        return None
    return next((dot for dot in _odd_dots(drawn) if dot != face.start), face.start)


def trail_problems(face: Face, segments: Iterable[Segment]) -> list[Problem]:
    """Why no single line from the start can have left these segments; nothing if one can."""
    drawn = _ordered(segments)
    blocked = [_blocked(face, segment) for segment in sorted(drawn, key=_reading_order) if segment not in face.segments]
    if blocked:
        return blocked
    return [*_loose_pieces(face, drawn), *_torn_dots(face, drawn)]


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
    if trail_problems(face, drawn):
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
        raise TooTangled("the yarn is too tangled to try every order of drawing: note the game turn by turn instead")
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


def _loose_pieces(face: Face, drawn: set[Segment]) -> Iterator[Problem]:
    """Yarn that does not hang together with the start."""
    neighbours = _neighbours(drawn)
    missing = set(neighbours) - _connected(face.start, neighbours)
    while missing:
        first = min(missing, key=_dot_order)
        missing -= _connected(first, neighbours)
        yield Problem(None, "start", first, f"the yarn at {first} does not hang together with the start {face.start}")


def _torn_dots(face: Face, drawn: set[Segment]) -> Iterator[Problem]:
    """A line leaves every dot as often as it comes, but for its two ends. Loose pieces have been blamed already."""
    hanging = _connected(face.start, _neighbours(drawn))
    odd = [dot for dot in _odd_dots(drawn) if dot in hanging]
    if odd and face.start not in odd:
        yield Problem(None, "start", face.start, f"the yarn does not begin at {face.start}")
    ends = [dot for dot in odd if dot != face.start]
    if len(ends) > 1:
        message = f"the yarn cannot end at {', '.join(ends)} all at once, unless a segment was drawn twice"
        yield from (Problem(None, "segment-reused", dot, message) for dot in ends)


def _blocked(face: Face, segment: Segment) -> Problem:
    (column, row), (other_column, other_row) = map(column_and_row, segment)
    where = "-".join(segment)
    if not on_grid(face, column, row) or not on_grid(face, other_column, other_row):
        return Problem(None, "off-grid", where, f"{where} lies outside the grid")
    if (other_column - column, other_row - row) not in ((1, 0), (0, 1)):
        return Problem(None, "straight-or-square", where, f"{where} is no segment between two neighbouring dots")
    return Problem(None, "obstacle", where, f"a block is in the way of {where}")


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
