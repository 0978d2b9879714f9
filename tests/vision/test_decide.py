"""Rules settle a doubt or two. They make nothing certain out of many doubts."""

from dataclasses import replace

import pytest

from rollwrite import wolle
from rollwrite.games import Ink
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Segment
from vision.belief.beliefs import Beliefs
from vision.belief.seen import CERTAIN, Seen
from vision.belief.strays import Stray
from vision.belief.yarn import segment_field
from vision.decide.decision import Decision, decide
from vision.decide.yarn import TOO_MANY

SHEET = find_layout("wolle", wolle.face("A"))
SPOTS = ("E2", "D5", "H6", "B10", "I10", "C12")
RATHER_SURE = 3.2  # nats: more than is asked of a lone line, less than what is never overruled
YARN: list[Segment] = [("F1", "F2"), ("F2", "F3"), ("F3", "F4")]


def decided(segments: dict[Segment, float], cups: dict[str, float], boxes: dict[str, float] | None = None) -> Decision:
    return decide(SHEET, believed(segments, cups, boxes), None)


def believed(segments: dict[Segment, float], cups: dict[str, float], boxes: dict[str, float] | None = None) -> Beliefs:
    assert SHEET.yarn is not None
    return Beliefs(
        {s: Seen(segment_field(s), segments.get(s, -CERTAIN)) for s in SHEET.yarn.face.segments},
        {spot: Seen(f"cup:{spot}", cups.get(spot, -CERTAIN)) for spot in SHEET.yarn.face.cup_spots},
        {box.name: Seen(box.name, (boxes or {}).get(box.name, -CERTAIN)) for box in SHEET.boxes},
    )


def named(decision: Decision) -> set[str]:
    return {doubt.where or "" for doubt in decision.doubts}


def test_six_rings_of_which_none_is_clear_are_asked_about() -> None:
    assert named(decided({}, dict.fromkeys(SPOTS, 3.0))) >= {f"cup:{spot}" for spot in SPOTS}
    assert named(decided({}, dict.fromkeys(SPOTS, 3.0) | {"E2": CERTAIN, "H6": CERTAIN})) == set()


def test_the_rule_of_six_settles_a_likely_ring_and_makes_none_of_an_unlikely_one() -> None:
    five = dict.fromkeys(SPOTS[:5], CERTAIN)
    settled = decided({}, five | {"C12": 1.5})
    assert settled.cups == tuple(s for s in _spots() if s in SPOTS)
    assert named(settled) == set()
    assert named(decided({}, five | {"C12": 0.5})) == {"cup:C12"}
    unlikely = decided({}, five | {"C12": -3.5})
    assert "C12" not in unlikely.cups
    assert named(unlikely) == {"cup", "cup:C12"}


def test_where_one_of_six_is_missing_only_spots_that_may_have_a_ring_are_asked_about() -> None:
    five = dict.fromkeys(SPOTS[:5], CERTAIN)
    assert named(decided({}, five | {"C12": -5.0, "J8": -5.8})) == {"cup", "cup:C12"}
    assert named(decided({}, dict.fromkeys(SPOTS, CERTAIN) | {"J8": -5.0})) == set()


def test_a_seventh_ring_is_not_silenced_by_six() -> None:
    assert "cup:J8" in named(decided({}, dict.fromkeys(SPOTS, CERTAIN) | {"J8": 0.5}))


def test_a_single_ring_on_the_yarn_is_a_knot_of_it_and_asked_about() -> None:
    on_it = decided(dict.fromkeys([("F1", "F2"), ("E2", "F2")], CERTAIN), {"E2": 4.5})
    assert on_it.cups == ()
    assert named(on_it) == {"cup:E2"}
    beside = decided(dict.fromkeys([("F1", "F2"), ("E2", "F2")], CERTAIN), {"I10": 4.5})
    assert beside.cups == ("I10",)
    assert "cup" in named(beside)


def test_among_many_doubtful_segments_no_thread_is_taken_for_granted() -> None:
    assert SHEET.yarn is not None
    clear = dict.fromkeys(YARN, CERTAIN)
    far_off = [s for s in SHEET.yarn.face.segments if not {"F1", "F2", "F3", "F4"} & set(s)]
    few = dict.fromkeys(far_off[:3], -1.0)
    assert named(decided(clear | few, {})) == set()
    many = dict.fromkeys(far_off[: TOO_MANY + 1], -1.0)
    assert named(decided(clear | many, {})) == {segment_field(segment) for segment in many}


def test_where_noise_makes_many_doubts_lines_that_look_rather_sure_are_asked_about_too() -> None:
    assert SHEET.yarn is not None
    clear = dict.fromkeys(YARN, CERTAIN)
    far_off = [s for s in SHEET.yarn.face.segments if not {"F1", "F2", "F3", "F4"} & set(s)]
    few = dict.fromkeys(far_off[:3], -1.0)
    many = dict.fromkeys(far_off[: TOO_MANY + 1], -1.0)
    assert segment_field(far_off[-1]) not in named(decided(clear | few | {far_off[-1]: -RATHER_SURE}, {}))
    for seems in (RATHER_SURE, -RATHER_SURE):
        asked = named(decided(clear | many | {far_off[-1]: seems}, {}))
        assert asked >= {segment_field(segment) for segment in (*many, far_off[-1])}
    assert not asked & {segment_field(segment) for segment in YARN}


def _spots() -> tuple[str, ...]:
    assert SHEET.yarn is not None
    return tuple(SHEET.yarn.face.cup_spots)


TAIL: list[Segment] = [("F4", "G4"), ("G4", "G5"), ("G5", "G6")]


def test_where_yarn_ends_in_doubt_what_may_lie_beyond_is_in_doubt() -> None:
    """A glare veils the end of the yarn: not only its first segment."""
    clear = dict.fromkeys(YARN, CERTAIN)
    fading = dict(zip(TAIL, (-0.5, -3.0, -3.9), strict=True))
    assert named(decided(clear | fading, {})) >= {segment_field(segment) for segment in TAIL}
    bare = dict(zip(TAIL, (-5.0, -3.0, -3.9), strict=True))
    assert named(decided(clear | bare, {})) == set()


def test_ink_that_hangs_on_a_doubtful_segment_is_asked_about_with_it() -> None:
    clear = dict.fromkeys(YARN, CERTAIN)
    dropped, kept = (dict(zip(TAIL, odds, strict=True)) for odds in ((-3.9, 1.0, 1.5), (-1.0, 1.0, 1.5)))
    for doubtful in (dropped, kept):
        assert named(decided(clear | doubtful, {})) == {segment_field(segment) for segment in TAIL}


def test_rows_that_follow_from_doubtful_yarn_are_in_doubt() -> None:
    """G4 is a mouse: yarn that surely passes it settles a faint mark, doubtful yarn does not."""
    clear = dict.fromkeys(YARN, CERTAIN)
    faint = {"mouse.1": 1.0}
    assert named(decided(clear | {TAIL[0]: CERTAIN}, {}, faint)) == set()
    assert named(decided(clear | {TAIL[0]: 1.0}, {}, faint)) == {segment_field(TAIL[0]), "mouse.1"}


BACK_TO_F2: list[Segment] = [("F1", "F2"), ("F2", "F3"), ("F3", "G3"), ("G2", "G3"), ("F2", "G2")]


def ended_early(yarn: list[Segment], dots: tuple[str, str], log_odds: float, said: float = CERTAIN) -> Decision:
    """The yarn, of which a segment seems to end before its second dot; `said` is how sure that segment itself is."""
    beliefs = believed(dict.fromkeys(yarn, CERTAIN), {})
    segment = next(one for one in yarn if set(one) == set(dots))
    short = Stray(Ink("short", dots), ((0.0, 0.0), (1.0, 0.0)), Seen(f"ink:{dots[0]}-{dots[1]}", log_odds))
    seen = Seen(segment_field(segment), said)
    return decide(SHEET, replace(beliefs, segments={**beliefs.segments, segment: seen}, strays=(short,)), None)


@pytest.mark.parametrize(("yarn", "dots"), [(YARN, ("F3", "F4")), (BACK_TO_F2, ("G2", "F2"))])
def test_a_segment_that_the_yarn_surely_does_not_finish_is_none(yarn: list[Segment], dots: tuple[str, str]) -> None:
    """Also where its dot is one that the yarn has passed before."""
    decision = ended_early(yarn, dots, CERTAIN)
    assert {*yarn} - decision.segments == {segment for segment in yarn if set(segment) == set(dots)}
    assert [ink.way for ink in decision.ink] == ["short"]


def test_yarn_that_goes_on_from_a_dot_has_come_to_it() -> None:
    assert ended_early(YARN, ("F2", "F3"), CERTAIN).segments == {*YARN}


def test_a_segment_that_is_perhaps_not_finished_is_asked_about_by_its_own_name_and_once() -> None:
    decision = ended_early(YARN, ("F3", "F4"), 1.5)
    assert (decision.segments, decision.ink) == (frozenset(YARN), ())
    assert named(decision) == {"segment:F3-F4"}
    said_yes = ended_early(YARN, ("F3", "F4"), 1.5, said=10 * CERTAIN)
    assert (said_yes.segments, said_yes.doubts) == (frozenset(YARN), ())
    said_no = ended_early(YARN, ("F3", "F4"), 1.5, said=-10 * CERTAIN)
    assert said_no.segments == frozenset(YARN[:2])
    assert named(said_no) == {"ink:F3-F4"}


def test_what_a_stroke_that_no_rule_allows_may_hold_together_makes_no_yarn_of_doubtful_ink() -> None:
    """From where a diagonal ends legal yarn comes back, to the dot beside that from which it began."""
    clear: list[Segment] = [*YARN[:2], ("G3", "G4")]
    beliefs = believed(dict.fromkeys(clear, CERTAIN) | {("F3", "G3"): 0.7}, {})
    aslant = Stray(Ink("aslant", ("F3", "G4")), ((0.0, 0.0), (1.0, 1.0)), Seen("ink:F3-G4", CERTAIN))
    assert named(decide(SHEET, beliefs, None)) == set()
    assert named(decide(SHEET, replace(beliefs, strays=(aslant,)), None)) == {"segment:F3-G3"}
