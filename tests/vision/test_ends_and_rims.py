"""Where a stroke ends under a ring, skips, crosses yarn or is wider than it seems: what is a stroke, what is not."""

from collections.abc import Collection, Iterable
from typing import Any

import numpy as np
import pytest

from sheets.layout.model import Segment
from tests.vision import desk
from tests.vision.test_illegal_ink import PENS, at, drawn, problems, read
from vision import pipeline
from vision.belief.seen import CERTAIN, DOUBT
from vision.belief.strays import Stray, believe_strays
from vision.belief.yarn import BARE_WITHIN, believe_strokes
from vision.decide.thread import find_thread
from vision.ink.gates import ALONG, SLICES, Strokes
from vision.ink.light import Floats
from vision.ink.mat import Mat
from vision.ink.pieces import pieces
from vision.ink.print_on_mat import blank, disc, line
from vision.ink.ridges import mat_region
from vision.ink.stray_line import Astray
from vision.ink.within_rings import DRIFT_WITHIN_MM, dark_within
from vision.sheet import Sheet

RED_FELT_TIP = ((70, 60, 200), 1.0)
BLACK_MARKER = ((45, 45, 50), 1.6)
SIX = ("F5", "B3", "H6", "B10", "J8", "F12")


def circled(
    page: desk.Image,
    spots: tuple[str, ...],
    radius_mm: float,
    pen: tuple[tuple[int, int, int], float],
) -> None:
    yarn = desk.layout().yarn
    assert yarn is not None
    turn = np.linspace(0, 2 * np.pi, 60)
    for spot in spots:
        assert spot in yarn.face.cup_spots
        desk.stroke(page, np.array(yarn.at(spot)) + radius_mm * np.stack([np.cos(turn), np.sin(turn)], axis=1), *pen)


def asked(sheet: Sheet) -> set[str]:
    return {found.where or "" for found in sheet.findings}


@pytest.mark.parametrize(("radius_mm", "pen"), [(2.9, "green felt tip"), (3.6, "blue ball pen")])
def test_half_a_segment_that_ends_at_the_ring_round_its_dot_is_asked_about(radius_mm: float, pen: str) -> None:
    """Up to the ring all is inked, and under it nobody can see; but within it is nothing."""
    page = drawn("F1 F2 F3 F4", PENS[pen], [(6, 4), (6, 5 - radius_mm / 9.3)])
    circled(page, SIX, radius_mm, RED_FELT_TIP)
    sheet = read(page)
    assert problems(sheet) or asked(sheet) & {"segment:F4-F5", "ink:F4-F5"}


@pytest.mark.parametrize("ends_mm", [4.3, 4.6])
def test_half_a_segment_that_ends_before_a_ring_is_asked_about(ends_mm: float) -> None:
    """A millimetre of the mat is bare between the two: more than a pen skips, but the gate ends too soon to see it."""
    page = drawn("F1 F2 F3 F4", PENS["blue ball pen"], [(6, 4), (6, 5 - ends_mm / 9.3)])
    circled(page, SIX, 2.1, BLACK_MARKER)
    sheet = read(page)
    assert problems(sheet) or asked(sheet) & {"segment:F4-F5", "ink:F4-F5"}


def test_half_a_segment_that_ends_before_a_tight_ring_is_asked_about() -> None:
    """Within it is no place to look at, and half a millimetre of the mat is bare before it."""
    page = drawn("F1 F2 F3 F4", PENS["green felt tip"], [(6, 4), (6, 5 - 4.55 / 9.4)])
    circled(page, SIX, 2.0, BLACK_MARKER)
    assert "segment:F4-F5" in asked(read(page))


def test_half_a_segment_that_ends_two_millimetres_before_other_yarn_is_asked_about() -> None:
    """Gates end before both: a part of that is all they see of it."""
    sheet = read(drawn("F1 F2 G2 G3 F3", PENS["green felt tip"], [(6, 3), (6, 2.38)]))
    assert "segment:F2-F3" in asked(sheet) or "ink:F3-F2" in asked(sheet)


def test_a_pen_that_is_lifted_for_a_moment_has_not_stopped() -> None:
    """Two millimetres are bare, and beyond them its line comes to the dot where other yarn is."""
    page = drawn("F1 F2 G2 G3 F3", PENS["blue ball pen"], [(6, 3), (6, 2.55)])
    desk.stroke(page, np.array([at(6, 2.34), at(6, 2)]), *PENS["blue ball pen"])
    sheet = read(page)
    assert (problems(sheet), asked(sheet)) == ([], set())


def test_a_pen_that_runs_dry_before_other_yarn_has_not_stopped() -> None:
    """A trace of it leads there."""
    (colour, width), trace = PENS["blue ball pen"], (237, 219, 212)
    page = drawn("F1 F2 G2 G3 F3", (colour, width), [(6, 3), (6, 2.38)])
    desk.stroke(page, np.array([at(6, 2.38), at(6, 2)]), trace, width)
    sheet = read(page)
    assert (problems(sheet), asked(sheet)) == ([], set())


def test_what_is_dark_on_one_half_of_the_way_to_a_dot_is_the_edge_of_its_ring() -> None:
    """A ring beside its dot runs along that way; a line of half its darkness goes on."""

    def told(*dark: float) -> float | None:
        level = 1 - np.repeat(np.array([dark], np.float32).T, len(DRIFT_WITHIN_MM), axis=1)
        return dark_within(level, level < 2, 1.0)

    edge, line = told(0.4, 0.5, 0.55, 0.28, 0.05, 0.15), told(0.4, 0.5, 0.55, 0.4, 0.05, 0.5)
    assert edge is not None
    assert line is not None
    assert edge < BARE_WITHIN * 0.65 < line


@pytest.mark.parametrize(
    ("radius_mm", "pen"), [(2.4, "pencil"), (2.9, "green felt tip"), (3.6, "blue ball pen"), (3.6, "pencil")]
)
def test_yarn_that_comes_to_a_circled_dot_is_yarn(radius_mm: float, pen: str) -> None:
    """Also where it ends a millimetre before its dot."""
    page = drawn("F1 F2 F3 F4", PENS[pen], [(6, 4), (6, 4.9)])
    circled(page, SIX, radius_mm, RED_FELT_TIP)
    sheet = read(page)
    assert ("F4", "F5") in sheet.decision.segments
    assert (problems(sheet), asked(sheet) & {"segment:F4-F5", "ink:F4-F5"}) == ([], set())


def test_a_pen_that_skips_before_a_dot_has_not_stopped_there() -> None:
    """In the gap is a trace of it."""
    colour, trace, width = (130, 50, 80), (212, 185, 196), 0.5
    page = drawn("F1 G1", (colour, width))
    for start, end, ink in ((7.0, 7.5, colour), (7.5, 7.97, trace), (7.97, 10.0, colour)):
        desk.stroke(page, np.array([at(start, 1), at(end, 1)]), ink, width)
    sheet = read(page)
    assert ("G1", "H1") in sheet.decision.segments
    assert (sheet.beliefs.strays, problems(sheet)) == ((), [])


def test_a_line_across_the_yarn_is_told_once_and_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of it runs as a diagonal from a dot would; whether that is one, or the whole hangs nowhere, is weighed."""
    measured: list[Astray] = []

    def kept(astray: Iterable[Astray], *rest: Any) -> tuple[Stray, ...]:
        measured.extend(astray)
        return believe_strays(measured, *rest)

    monkeypatch.setattr(pipeline, "believe_strays", kept)
    sheet = read(drawn("F1 F2 E2 D2 C2 B2 B3 B4", ((40, 38, 38), 1.05), [(2.62, 1.62), (2.28, 2.62)]))
    assert {one.way for one in measured if one.inked_mm > 4.5} == {"aslant", "loose"}
    assert len(sheet.beliefs.strays) == 1


def test_the_edge_of_what_is_accounted_for_is_no_line() -> None:
    """A ring by a board marker is darker than thin yarn, and wider than a ring is taken to be."""
    sheet = desk.layout()
    region = mat_region(sheet)
    shares, covered, beside = blank(region).astype(np.float32), blank(region), blank(region)
    for mask, radius_mm in ((covered, 4.0), (beside, 4.8)):
        disc(mask, region, at(4.5, 11.5), radius_mm)
    shares[(beside > 0) & (covered == 0)] = 1.0
    assert not list(pieces(Mat(sheet, region, {None: shares}, covered)))
    line(mask := blank(region), region, np.array([at(4.5, 11.5), at(4.5, 12.5)]), 0.8)
    assert [one.way for one in pieces(Mat(sheet, region, {None: mask.astype(np.float32)}, covered))] == ["loose"]


def test_a_shadow_at_the_rim_of_a_gate_is_no_ink() -> None:
    """Beside a block there is mat on one side alone, and half of a gate seems darker than that."""
    yarn = desk.layout().yarn
    assert yarn is not None
    count = len(yarn.face.segments)
    dark, sides = np.zeros((count, SLICES), np.float32), np.zeros((count, SLICES), np.float32)
    dark[:8], dark[8, :8], sides[8] = 0.6, 0.4, 2.7
    seen = [*believe_strokes(strokes_of(dark, sides), yarn.pitch, {}, yarn.face.start).values()]
    assert seen[0].log_odds == CERTAIN
    assert seen[8].log_odds == -CERTAIN


def strokes_of(dark: Floats, sides_mm: Floats) -> Strokes:
    """Of face A's segments, in their order, each as dark in all colours."""
    yarn = desk.layout().yarn
    assert yarn is not None
    nothing = np.zeros(len(dark), np.float32)
    tints = dark.max(axis=1, keepdims=True).repeat(3, axis=1)
    at_mm = np.asarray(ALONG * yarn.pitch, np.float32)
    return Strokes(yarn.face.segments, at_mm, dark, sides_mm, nothing, tints, nothing, dark > 1)


@pytest.mark.parametrize("dark", [0.09, 0.15])
def test_a_crease_is_no_yarn_where_nobody_has_begun(dark: float) -> None:
    """It is as dark as a pale pencil, and as long as the mat; but nothing is drawn at the start."""
    yarn = desk.layout().yarn
    assert yarn is not None
    along = {(f"B{row}", f"B{row + 1}") for row in range(4, 13)}.intersection(yarn.face.segments)
    at_start = [segment for segment in yarn.face.segments if yarn.face.start in segment][:1]

    def decided(inked: Collection[Segment]) -> frozenset[Segment]:
        shares = np.array([[dark if segment in inked else 0.0] * SLICES for segment in yarn.face.segments], np.float32)
        seen = believe_strokes(strokes_of(shares, 0 * shares), yarn.pitch, {}, yarn.face.start)
        thread = find_thread({segment: one.log_odds for segment, one in seen.items()}, yarn.face.start)
        assert thread.whole
        assert all(margin > DOUBT for segment, margin in thread.margins.items() if segment in inked)
        return thread.segments

    assert len(along) > 5
    assert decided(along) == frozenset()
    assert decided(at_start) == {*at_start}


@pytest.mark.parametrize(
    ("radius_mm", "pen", "part"),
    [(2.4, "blue ball pen", 0.45), (2.9, "pencil", 0.5), (3.4, "green felt tip", 0.45), (3.6, "blue ball pen", 0.42)],
)
def test_half_a_segment_that_begins_within_a_ring_is_asked_about(radius_mm: float, pen: str, part: float) -> None:
    """The yarn's end is circled, so that of what was drawn beyond it only the part within the ring is plain."""
    page = drawn("F1 F2 F3 F4 F5", PENS[pen], [(6, 5), (6 + part, 5)])
    circled(page, SIX, radius_mm, RED_FELT_TIP)
    sheet = read(page)
    assert problems(sheet) or asked(sheet) & {"segment:F5-G5", "ink:F5-G5"}


@pytest.mark.parametrize("radius_mm", [2.4, 3.6])
@pytest.mark.parametrize("pen", list(PENS))
def test_a_hand_that_overshoots_within_a_ring_has_begun_nothing(radius_mm: float, pen: str) -> None:
    page = drawn("F1 F2 F3 F4", PENS[pen], [(6, 4), (6.1, 5.16)])
    circled(page, SIX, radius_mm, RED_FELT_TIP)
    sheet = read(page)
    assert ("F4", "F5") in sheet.decision.segments
    assert (sheet.beliefs.strays, problems(sheet)) == ((), [])


def test_a_circled_spot_that_is_coloured_in_is_no_stroke() -> None:
    page = drawn("F1 F2 F3 F4 F5", PENS["blue ball pen"])
    circled(page, SIX, 3.4, RED_FELT_TIP)
    for radius_mm in np.arange(0.6, 3.4, 0.8):
        circled(page, ("F5",), float(radius_mm), RED_FELT_TIP)
    assert read(page).beliefs.strays == ()


def test_half_a_segment_is_measured_from_where_the_yarn_is() -> None:
    """A careless hand came down beside the dot; from there it drew half of the way to the next one, and stopped."""
    pen = PENS["pencil"]
    page = drawn("F1 F2 F3", pen)
    desk.stroke(page, np.array([at(6, 3), at(6.13, 4)]), *pen)
    desk.stroke(page, np.array([at(6.13, 4), at(5.72, 4)]), *pen)
    assert asked(read(page)) & {"ink:F4-E4", "segment:E4-F4"}
    assert read(drawn("F1 F2 F3 F4", pen, [(6, 4), (5.72, 4)])).beliefs.strays == ()


def test_a_line_off_the_mat_begins_under_the_picture_on_its_dot() -> None:
    sheet = read(drawn("F1 G1 H1 I1 J1 K1 K2 K3 K4 K5", PENS["pencil"], [(11, 5), (11.6, 5)]))
    assert problems(sheet) == [("off-grid", "K5")]


def test_a_line_that_a_pen_has_skipped_is_one_line() -> None:
    """Each of its pieces may be an accident."""
    pen = PENS["blue ball pen"]
    page = drawn("F1 F2 F3 F4", pen, [(9.5, 6.4), (9.46, 6.88)])
    desk.stroke(page, np.array([at(9.45, 7.08), at(9.41, 7.56)]), *pen)
    (stray,) = read(page).beliefs.strays
    assert (stray.ink.way, stray.seen.inked) == ("loose", True)


def test_a_line_beside_a_spot_is_no_ring_if_six_others_have_one() -> None:
    """It looks a little like a part of one, and would be hidden by it."""
    x, y = at(10, 4)
    page = drawn("F1 F2 F3 F4", PENS["blue ball pen"])
    desk.stroke(page, np.array([(x - 2.6, y - 5.0), (x - 1.6, y + 5.0)]), (40, 128, 238), 1.0)
    circled(page, SIX, 2.9, RED_FELT_TIP)
    assert {found.where for found in read(page).findings} & {"yarn", "ink:J4-J5", "ink:J3-J5", "ink:J3-J4"}


@pytest.mark.parametrize("pen", [PENS["pencil"], PENS["blue ball pen"]], ids=["pencil", "blue ball pen"])
def test_half_a_segment_that_hardly_comes_out_of_a_picture_is_asked_about(
    pen: tuple[tuple[int, int, int], float],
) -> None:
    page = drawn("F1 F2 F3 F4 F5 E5 E6 D6 D7 D8", pen)
    desk.stroke(page, np.array([at(4, 8), at(4.37, 8)]), *pen)
    assert "ink:D8-E8" in asked(read(page))


def test_a_picture_that_was_crossed_out_begins_no_segment() -> None:
    pen = PENS["blue ball pen"]
    page = drawn("F1 F2 F3 F4 F5 E5 E6 D6 D7 D8", pen)
    x, y = at(4, 8)
    for way in (1, -1):
        desk.stroke(page, np.array([(x - 1.6, y - 1.6 * way), (x + 2.4, y + 2.4 * way)]), *pen)
    sheet = read(page)
    assert (sheet.beliefs.strays, problems(sheet)) == ((), [])


@pytest.mark.parametrize("pen", [PENS["blue ball pen"], PENS["black board marker"]], ids=["ball pen", "board marker"])
def test_a_line_aslant_over_blocks_is_seen_by_ink_that_is_darker_than_print(
    pen: tuple[tuple[int, int, int], float],
) -> None:
    """All of it is hidden by their outlines."""
    assert ("straight-or-square", "I4") in problems(read(drawn("F1 F2 F3 G3 H3 I3 I4", pen, [(9, 4), (8, 5)])))


def test_a_pen_that_skips_right_after_a_broad_ring_is_asked_about() -> None:
    """Of the segment nothing is seen beyond the ring but where the pen skipped, and the plane on its dot. Within, the
    broad ring is dark on all sides; but only one line is seen on both sides of it."""
    pen, (x, y), ring_mm = PENS["blue ball pen"], at(4, 9), 2.6
    page = drawn("F1 E1 E2 E3 E4 D4 D5 D6 D7 D8 D9", pen)
    for first_mm, last_mm in ((0.0, ring_mm + 1.6), (ring_mm + 3.6, 9.3)):
        desk.stroke(page, np.array([(x + first_mm, y), (x + last_mm, y)]), *pen)
    circled(page, ("B3", "H12", "F12", "C12", "B10"), ring_mm, (RED_FELT_TIP[0], 1.8))
    turn = np.linspace(0, 2 * np.pi, 60)
    ring = np.stack([x + ring_mm * np.cos(turn), y + 0.3 + ring_mm * np.sin(turn)], axis=1)
    desk.stroke(page, ring, RED_FELT_TIP[0], 1.8)
    assert asked(read(page)) & {"segment:D9-E9", "ink:D9-E9"}
