"""The faces that come with the game, as they are and as they were."""

from dataclasses import replace

import pytest
from shapely import LineString, Point, Polygon

from rollwrite.wolle import Record, face
from rollwrite.wolle.face import FACES, Face, column_and_row
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.fingerprint import fingerprint
from rollwrite.wolle.house import FINGERPRINTS, league_of, of_today, spots_for, version_of, versions
from rollwrite.wolle.line import trace
from rollwrite.wolle.line_judge import judge_line
from rollwrite.wolle.seeds import generate
from rollwrite.wolle.verdict import Verdict
from tests.wolle.faces import toys_turned_round

PITCH_MM = 9.4
NEAR_MM = 5.0
BEFORE, NOW = "E2 G2 B3 D5 I4 B6", "E2 G2 B3 D5 J4 B6"  # on A


def too_near(face: Face) -> set[str]:
    """Spots beside another, or so near to a block that a ring may touch it."""
    at = {spot: column_and_row(spot) for spot in face.cup_spots}
    beside = {a for a in at for b in at if abs(at[a][0] - at[b][0]) + abs(at[a][1] - at[b][1]) == 1}
    blocks = [Polygon(block) for block in face.blocks]
    return beside | {s for s in at if min(block.distance(Point(at[s])) for block in blocks) * PITCH_MM < NEAR_MM}


def test_spots_that_were_hard_to_read_were_moved() -> None:
    assert [too_near(versions(name)[0]) for name in FACES] == [{"I4", "F11"}, {"H7", "H8", "G11"}]
    assert [too_near(face(name)) for name in FACES] == [set(), set()]


@pytest.mark.parametrize("name", FACES)
def test_versions_differ_in_nothing_but_their_spots(name: str) -> None:
    before, now = versions(name)
    assert replace(before, cup_spots=now.cup_spots) == now == face(name)
    assert len(before.cup_spots) == len(set(now.cup_spots)) == 16


def test_versions_are_told_apart() -> None:
    every = [version for name in FACES for version in versions(name)]
    assert list(map(fingerprint, every)) == [told for name in FACES for told in FINGERPRINTS[name]]
    assert list(map(version_of, every)) == [1, 2, 1, 2]
    assert list(map(face_id, every)) == ["A.1", "A.2", "B.1", "B.2"]
    assert list(map(league_of, every)) == [fingerprint(of_today(version)) for version in every]
    assert list(map(of_today, every)) == [face("A"), face("A"), face("B"), face("B")]


@pytest.mark.parametrize("name", FACES)
def test_a_copy_whose_toys_are_listed_in_another_order_is_that_face_too(name: str) -> None:
    for number, version in enumerate(versions(name), start=1):
        copy = toys_turned_round(version)
        fingerprint.cache_clear()  # equal faces are remembered as one
        assert copy == version
        assert face_id(copy) == f"{name}.{number}"
        assert league_of(copy) == FINGERPRINTS[name][-1]


def test_other_faces_have_no_versions() -> None:
    for other in (generate(1), replace(face("A"), paw="A1"), replace(face("A"), name="B")):
        assert version_of(other) is None
        assert of_today(other) == other
        assert league_of(other) == fingerprint(other)
        assert spots_for(other, ("I4", "F11")) == set(other.cup_spots)


def judged(cups: str) -> Verdict:
    verdict = Record.parse(f"game: wolle\nface: A\ncups: {cups}\n2 D1 R1\n6 R4 D2\n").verdict
    assert isinstance(verdict, Verdict)
    return verdict


@pytest.mark.parametrize("cups", [BEFORE, NOW, "E2 G2 B3 D5 F11 I4", "E2 G2 B3 D5 F12 J4"])
def test_a_record_may_have_the_cups_of_any_version(cups: str) -> None:
    verdict = judged(cups)
    assert not [found for found in verdict.findings if found.rule == "cups"]
    assert verdict.play.board.face == face("A")
    assert verdict.score.cups == -2  # G2, whichever version it was


def test_a_cup_that_only_one_version_has_breaks_like_any_other() -> None:
    for cups, cup in ((BEFORE, "I4"), (NOW, "J4")):
        text = f"game: wolle\nface: A\ncups: {cups}\n3 R3\n" + ("3 D3\n" if cup == "I4" else "1 R1\n3 D3\n")
        verdict = Record.parse(text).verdict
        assert isinstance(verdict, Verdict)
        assert verdict.turns[-1].breaks == (cup,)


@pytest.mark.parametrize(
    ("cups", "wrong"),
    [
        ("E2 G2 B3 D5 J4 F11", {"F11"}),  # one of each
        ("E2 G2 B3 D5 I4 C2", {"C2"}),
        ("E2 G2 B3 D5 J4 C2", {"C2"}),
        ("E2 G2 B3 I4 F11 J4", {"J4"}),
    ],
)
def test_cups_of_two_versions_on_one_sheet_are_told(cups: str, wrong: set[str]) -> None:
    assert {found.where for found in judged(cups).findings if found.rule == "cups"} == wrong


def test_drawn_lines_take_the_cups_of_any_version_too() -> None:
    drawn = trace(face("A"), LineString([(6, 1), (7, 1), (7, 2)]))
    for cups, faults in ((BEFORE, 0), (NOW, 0), ("E2 G2 B3 D5 C2 B6", 1)):
        assert len(judge_line(face("A"), drawn, (2,), cups=tuple(cups.split())).findings) == faults
