"""The thread against brute force: every order of drawing tried, every way to settle a doubt weighed."""

from itertools import combinations, pairwise
from math import inf

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sheets.layout.model import Segment
from vision.belief.seen import DOUBT, OPEN_TO_DOUBT
from vision.decide.mend import Mending
from vision.decide.strands import is_one_thread
from vision.decide.thread import find_thread

COLUMNS, ROWS = "ABC", (1, 2, 3)
SEGMENTS: list[Segment] = [
    *((f"{a}{row}", f"{b}{row}") for a, b in ("AB", "BC") for row in ROWS),
    *((f"{column}{row}", f"{column}{row + 1}") for column in COLUMNS for row in ROWS[:-1]),
]
START = "B1"
CLEAR = 6.0


def can_be_drawn(segments: frozenset[Segment], at: str) -> bool:
    """Try every next segment from where the pen stands."""
    if not segments:
        return True
    return any(
        can_be_drawn(segments - {segment}, segment[1] if segment[0] == at else segment[0])
        for segment in segments
        if at in segment
    )


DRAWABLE = [
    frozenset(some)
    for count in range(len(SEGMENTS) + 1)
    for some in combinations(SEGMENTS, count)
    if can_be_drawn(frozenset(some), START)
]
ODDS = st.dictionaries(st.sampled_from(SEGMENTS), st.floats(-CLEAR, CLEAR)).map(
    lambda some: dict.fromkeys(SEGMENTS, -CLEAR) | some
)


def cost(odds: dict[Segment, float], drawn: frozenset[Segment]) -> float:
    """Of everything that is not as it seems."""
    return sum(abs(one) for segment, one in odds.items() if (one > 0) != (segment in drawn))


def keeps_clear_ink(odds: dict[Segment, float], drawn: frozenset[Segment]) -> bool:
    return all((one > 0) == (segment in drawn) for segment, one in odds.items() if abs(one) >= OPEN_TO_DOUBT)


@given(st.frozensets(st.sampled_from(SEGMENTS)))
def test_a_thread_is_what_a_pen_can_draw(segments: frozenset[Segment]) -> None:
    assert is_one_thread(segments, START) == (segments in DRAWABLE)


@given(ODDS)
def test_doubts_are_settled_as_if_every_way_had_been_tried(odds: dict[Segment, float]) -> None:
    ways = [drawn for drawn in DRAWABLE if keeps_clear_ink(odds, drawn)]
    thread = find_thread(odds, START)
    assert thread.whole == bool(ways)
    if ways:
        assert cost(odds, thread.segments) == pytest.approx(min(cost(odds, drawn) for drawn in ways))


@given(ODDS)
def test_a_margin_tells_by_how_much_the_other_answer_is_worse(odds: dict[Segment, float]) -> None:
    thread = find_thread(odds, START)
    assume(thread.whole)
    weak = {segment for segment, one in odds.items() if abs(one) < DOUBT}
    for segment in set(thread.margins) - weak:
        others = [d for d in DRAWABLE if keeps_clear_ink(odds, d) and (segment in d) != (segment in thread.segments)]
        margin = min((cost(odds, drawn) for drawn in others), default=inf) - cost(odds, thread.segments)
        assert thread.margins[segment] == (pytest.approx(margin) if margin < DOUBT else inf)


@given(ODDS)
def test_if_anything_may_have_been_misread_the_least_is_found(odds: dict[Segment, float]) -> None:
    mended = Mending(odds, START, SEGMENTS).cheapest({})
    assert mended is not None
    assert mended.segments in DRAWABLE
    assert mended.cost == pytest.approx(min(cost(odds, drawn) for drawn in DRAWABLE))


@given(st.frozensets(st.sampled_from(SEGMENTS), max_size=8))
def test_clear_ink_is_never_overruled(clear: frozenset[Segment]) -> None:
    odds = {segment: CLEAR if segment in clear else -CLEAR for segment in SEGMENTS}
    assert CLEAR > OPEN_TO_DOUBT
    assert find_thread(odds, START).segments == clear


def test_a_gap_in_the_thread_is_closed_and_a_loose_end_is_left_open() -> None:
    line: list[Segment] = [("B1", "B2"), ("B2", "B3"), ("B3", "C3")]
    gap = dict.fromkeys(SEGMENTS, -CLEAR) | {line[0]: CLEAR, line[1]: -0.5, line[2]: CLEAR}
    closed = find_thread(gap, START)
    assert closed.segments == frozenset(line)
    assert closed.margins[line[1]] > CLEAR
    tail = dict.fromkeys(SEGMENTS, -CLEAR) | {line[0]: CLEAR, line[1]: CLEAR, line[2]: 0.5}
    assert find_thread(tail, START).margins[line[2]] < 1


def test_doubts_with_too_many_circles_to_settle_stay_doubts() -> None:
    columns, rows = "ABCDE", range(1, 6)
    segments: list[Segment] = [
        *((f"{a}{row}", f"{b}{row}") for a, b in pairwise(columns) for row in rows),
        *((f"{column}{row}", f"{column}{row + 1}") for column in columns for row in rows[:-1]),
    ]
    thread = find_thread(dict.fromkeys(segments, -0.2), "A1")
    assert set(thread.margins) == set(segments)


def test_where_so_much_is_in_doubt_that_none_is_found_there_may_still_be_a_thread() -> None:
    columns, rows = "ABCDEFGHIJK", range(1, 14)
    segments: list[Segment] = [
        *((f"{a}{row}", f"{b}{row}") for a, b in pairwise(columns) for row in rows),
        *((f"{column}{row}", f"{column}{row + 1}") for column in columns for row in rows[:-1]),
    ]
    odds = {segment: 0.5 if n % 3 else -0.5 for n, segment in enumerate(segments)}
    thread = find_thread(odds, "F1")
    assert (thread.whole, thread.tangled) == (False, True)
    clear = dict.fromkeys(segments, -CLEAR) | {("B4", "B5"): CLEAR}
    assert (find_thread(clear, "F1").whole, find_thread(clear, "F1").tangled) == (False, False)


def test_a_piece_of_weak_segments_says_no_more_than_the_clearest_of_them() -> None:
    line: list[Segment] = [("B1", "B2"), ("B2", "B3"), ("B3", "C3")]
    crease = dict.fromkeys(SEGMENTS, -CLEAR) | dict.fromkeys(line, 1.2)
    thread = find_thread(crease, START)
    assert thread.segments == frozenset(line)
    assert max(thread.margins[segment] for segment in line) < DOUBT
    held = crease | {line[2]: CLEAR}
    assert min(find_thread(held, START).margins[segment] for segment in line[:2]) > CLEAR


def test_the_hole_in_a_clear_thread_is_suspected_however_empty_it_looks() -> None:
    line: list[Segment] = [("B1", "B2"), ("B2", "B3"), ("B3", "C3")]
    odds = dict.fromkeys(SEGMENTS, -CLEAR) | {line[0]: CLEAR, line[1]: -4.5, line[2]: CLEAR}
    thread = find_thread(odds, START)
    assert not thread.whole
    assert line[1] in thread.suspects


def test_a_loose_piece_is_joined_or_perhaps_given_up() -> None:
    tail, piece = [("B1", "C1"), ("C1", "C2")], [("A2", "A3"), ("A3", "B3")]
    odds = dict.fromkeys(SEGMENTS, -CLEAR) | dict.fromkeys(tail, CLEAR)
    joined = find_thread(odds | dict.fromkeys(piece, CLEAR) | {("B3", "C3"): -4.5, ("C2", "C3"): -5.0}, START)
    assert joined.suspects == {("B3", "C3"), ("C2", "C3")}
    given_up = find_thread(odds | dict.fromkeys(piece, 4.5), START)
    assert given_up.suspects > set(piece)


def test_of_two_ways_to_close_a_hole_that_are_as_good_both_are_suspected() -> None:
    drawn = {("B1", "B2"): 3 * CLEAR, ("B3", "C3"): 3 * CLEAR}
    odds = dict.fromkeys(SEGMENTS, -CLEAR) | drawn | {("B2", "B3"): -2 * CLEAR}
    assert find_thread(odds, START).suspects == {("B2", "B3"), ("B2", "C2"), ("C2", "C3")}
