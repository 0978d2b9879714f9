"""The thread against brute force: every order of drawing tried, every way to settle a doubt weighed."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from sheets.layout.model import Segment
from vision.belief.seen import DOUBT, OPEN_TO_DOUBT
from vision.decide.strands import is_thread, odd_dots
from vision.decide.suspects import repairs
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


@given(st.frozensets(st.sampled_from(SEGMENTS), max_size=8))
def test_a_thread_is_what_a_pen_can_draw(segments: frozenset[Segment]) -> None:
    assert is_thread(segments, START) == can_be_drawn(segments, START)


@given(
    st.frozensets(st.sampled_from(SEGMENTS), max_size=6),
    st.dictionaries(st.sampled_from(SEGMENTS), st.floats(-3.5, 3.5), max_size=9),
)
def test_doubts_are_settled_as_if_every_way_had_been_tried(
    clear: frozenset[Segment], doubtful: dict[Segment, float]
) -> None:
    odds = {segment: CLEAR if segment in clear else -CLEAR for segment in SEGMENTS} | doubtful
    certain = frozenset(segment for segment in clear if segment not in doubtful)
    ways = [
        (sum(doubtful[s] for s in chosen), certain | frozenset(chosen))
        for count in range(len(doubtful) + 1)
        for chosen in combinations(sorted(doubtful), count)
        if can_be_drawn(certain | frozenset(chosen), START)
    ]
    thread = find_thread(odds, START)
    assert thread.whole == bool(ways)
    if ways:
        best = max(score for score, _ in ways)
        assert (sum(doubtful[s] for s in doubtful if s in thread.segments)) == best or any(
            abs(score - best) < 1e-9 and segments == thread.segments for score, segments in ways
        )


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


def test_a_piece_of_weak_segments_says_no_more_than_the_clearest_of_them() -> None:
    line: list[Segment] = [("B1", "B2"), ("B2", "B3"), ("B3", "C3")]
    crease = dict.fromkeys(SEGMENTS, -CLEAR) | dict.fromkeys(line, 1.2)
    thread = find_thread(crease, START)
    assert thread.segments == frozenset(line)
    assert max(thread.margins[segment] for segment in line) < DOUBT
    held = crease | {line[2]: CLEAR}
    assert min(find_thread(held, START).margins[segment] for segment in line[:2]) > CLEAR


@given(st.dictionaries(st.sampled_from(SEGMENTS), st.floats(-CLEAR, CLEAR), min_size=1))
def test_repairs_leave_the_ends_of_one_thread(some: dict[Segment, float]) -> None:
    odds = dict.fromkeys(SEGMENTS, -CLEAR) | some
    seen = frozenset(segment for segment, one in odds.items() if one > 0)
    ends = odd_dots(seen ^ repairs(seen, odds, START))
    assert not ends or (len(ends) == 2 and START in ends)


def test_the_hole_in_a_clear_thread_is_suspected_however_empty_it_looks() -> None:
    line: list[Segment] = [("B1", "B2"), ("B2", "B3"), ("B3", "C3")]
    odds = dict.fromkeys(SEGMENTS, -CLEAR) | {line[0]: CLEAR, line[1]: -4.5, line[2]: CLEAR}
    thread = find_thread(odds, START)
    assert not thread.whole
    assert line[1] in thread.suspects
