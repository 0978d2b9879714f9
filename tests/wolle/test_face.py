"""The two faces as they must be for paper and camera, and every way a face can be refused."""

import pickle
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from shapely import LineString, Point, Polygon

from rollwrite import wolle
from rollwrite.errors import UnreadableFile, UsageError
from rollwrite.language import language
from rollwrite.wolle.board import board_of
from rollwrite.wolle.face import FACES, MOODS, Face, FaceError, column_and_row
from rollwrite.wolle.face_file import read_face
from rollwrite.wolle.fingerprint import fingerprint
from tests.wolle import brute

TEXT = (files("rollwrite.wolle") / "faces" / "A.toml").read_text("utf-8")

CUBE = "[[3.4, 2.6], [4.5, 2.4], [4.6, 3.5], [3.5, 3.6]]"


@pytest.fixture(params=FACES)
def face(request: pytest.FixtureRequest) -> Face:
    return wolle.face(str(request.param))


def test_the_measures_of_a_face(face: Face) -> None:
    assert (face.columns, face.rows) == (11, 13)
    assert Counter(face.objects.values()) == {"mouse": 8, "sock": 8, "plane": 8}
    assert list(face.objects.values()) == ["mouse"] * 8 + ["sock"] * 8 + ["plane"] * 8
    assert len(face.cup_spots) >= 14
    assert 5 <= len(face.blocks) <= 8
    assert len(face.set_points) == 8
    assert list(face.timer) == sorted(set(face.timer), reverse=True)
    assert column_and_row(face.start)[1] == 1
    assert column_and_row(face.paw)[1] == 13


def test_everything_lies_on_dots_of_its_own(face: Face) -> None:
    things = [face.start, face.paw, *face.objects, *face.cup_spots]
    assert len(set(things)) == len(things)
    assert set(things) <= set(face.dots)


def test_free_segments_are_those_the_polygons_leave_free(face: Face) -> None:
    measured = {frozenset(map(brute.at, segment)) for segment in face.segments}
    assert measured == brute.open_edges(face.name)
    assert len(measured) == len(face.segments)
    assert all(brute.at(a) < brute.at(b) for a, b in face.segments)
    assert face.dots == tuple(sorted(face.dots, key=lambda dot: column_and_row(dot)[::-1]))


def test_blocks_keep_away_from_what_is_free(face: Face) -> None:
    blocks = [Polygon(block) for block in face.blocks]
    assert all(block.distance(Point(column_and_row(dot))) >= 0.33 for block in blocks for dot in face.dots)
    lines = [LineString([column_and_row(a), column_and_row(b)]) for a, b in face.segments]
    assert all(block.distance(line) >= 0.30 for block in blocks for line in lines)


def test_b_is_the_harder_one() -> None:
    a, b = map(wolle.face, FACES)
    assert len(b.segments) < len(a.segments)
    assert len(b.timer) < len(a.timer)


def test_unknown_faces_are_refused() -> None:
    with pytest.raises(UsageError, match="there is no face 'C': choose A or B"):
        wolle.face("C")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def pocket(dot: str) -> str:
    """A ring of four sticks round one dot."""
    column, row = column_and_row(dot)
    sticks = (
        [[column - 0.6, row - 0.6], [column - 0.4, row - 0.6], [column - 0.4, row + 0.6], [column - 0.6, row + 0.6]],
        [[column + 0.4, row - 0.6], [column + 0.6, row - 0.6], [column + 0.6, row + 0.6], [column + 0.4, row + 0.6]],
        [[column - 0.6, row - 0.6], [column + 0.6, row - 0.6], [column + 0.6, row - 0.4], [column - 0.6, row - 0.4]],
        [[column - 0.6, row + 0.4], [column + 0.6, row + 0.4], [column + 0.6, row + 0.6], [column - 0.6, row + 0.6]],
    )
    return TEXT + "".join(f"\n[[block]]\npolygon = {stick}\n" for stick in sticks)


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        (changed('"C2"', '"D3"'), "D3", "the mouse lies on a block"),
        (changed('"C2"', '"L2"'), "mice", "L2 lies outside the grid, which ends at K13"),
        (changed('"C2"', '"C14"'), "mice", "C14 lies outside the grid"),
        (changed('"C2"', '"c2"'), "mice", "c2 is not a dot"),
        (changed('"C2"', "7"), "mice", "7 is not a dot"),
        (changed('"C2"', '"I2"'), "I2", "one thing a dot: here are a mouse and a mouse"),
        (changed('"C2"', '"E2"'), "E2", "one thing a dot: here are a mouse and a cup spot"),
        (changed('"C2"', '"G13"'), "G13", "one thing a dot: here are a paw and a mouse"),
        (changed('"C2", ', ""), "objects", "as many mice as socks"),
        (changed('start = "F1"\n', ""), "start", "is missing"),
        (changed('paw = "G13"\n', ""), "paw", "is missing"),
        (changed('start = "F1"', 'start = "F2"'), "start", "F2 is not in row 1"),
        (changed('start = "F1"', 'start = "Z1"'), "start", "Z1 lies outside"),
        (changed('paw = "G13"', 'paw = "G11"'), "G11", "the paw lies on a block"),
        (changed("[5, 4, 3, 2, 1]", "[5, 4, 4, 2, 1]"), "timer", "4 stands below 4"),
        (changed("[5, 4, 3, 2, 1]", "[5, 3, 4, 2, 1]"), "timer", "4 stands below 3"),
        (changed("[5, 4, 3, 2, 1]", "[7, 4]"), "timer", "7 is not a whole number from 1 to 6"),
        (changed("[5, 4, 3, 2, 1]", "[]"), "timer", "something in it"),
        (changed("[5, 4, 3, 2, 1]", "[3]"), "timer", "one number makes no column"),
        (changed("[5, 4, 3, 2, 1]", "true"), "timer", "should be a list"),
        (changed("[2, 3, 4,", "[3, 4,"), "set_points", "7 numbers for 8 possible sets"),
        (changed("[2, 3, 4,", "[true, 3, 4,"), "set_points", "True is not a whole number"),
        (changed("columns = 11", "columns = 1"), "columns", "from 2 to 26"),
        (changed("columns = 11", "columns = 11.0"), "columns", "whole number"),
        (changed('face = "A"', 'face = "A"\ncolour = "red"'), "colour", "unknown key"),
        (changed('face = "A"', 'face = "A B"'), "face", "a letter or a word"),
        (changed('face = "A"', f'face = "{"a" * 21}"'), "face", "20 at most"),
        (changed('"straw"', '"velvet"'), "mood", "there is no mood velvet: choose straw, sky, meadow or rose"),
        (changed('"straw"', "7"), "mood", "there is no mood 7"),
        (changed(CUBE, "[[3.4, 2.6], [4.5, 2.4]]"), "block 1", "three"),
        (changed("[3.4, 2.6]", "[3.4]"), "block 1", "is not a corner"),
        (changed("[3.4, 2.6]", "[3.4, nan]"), "block 1", "off the mat"),
        (changed("[3.4, 2.6]", "[3.4, 99]"), "block 1", "off the mat"),
        (changed("[3.4, 2.6]", "[3.25, 2.45]"), "block 1", "comes within 0.25 of C2-C3: keep 0.3 away, or cover it"),
        (changed("[3.4, 2.6]", "[3.2, 2.6]"), "block 1", "comes within 0.31 of C3: keep 0.33 away, or cover it"),
        (changed("[3.4, 2.6]", "[4.6, 3.4]"), "block 1", "crosses itself"),
        (
            changed(CUBE, "[[3.4, 2.4], [3.6, 2.4], [3.5, 2.6]]"),
            "block 1",
            "is in nobody's way",
        ),
        (
            changed(CUBE, "[[0.4, 3.4], [11.6, 3.4], [11.6, 3.6], [0.4, 3.6]]"),
            "G13",
            "no way leads from the start to the paw",
        ),
        (pocket("C2"), "C2", "no way leads from the start to the mouse"),
        (pocket("B2"), "B2", "no way leads from the start to the dot"),
        ("face = ", "text", "this is not TOML"),
        ("x = " + "9" * 5000, "text", "far too long"),
        ("x = " + "[" * 5000, "text", "far too long"),
        ("", "block", "is missing"),
    ],
)
def test_a_face_is_refused_in_one_line_that_names_the_place(text: str, where: str, what: str) -> None:
    with pytest.raises(FaceError) as caught:
        read_face(text, "mine.toml")
    sentence = str(caught.value)
    assert sentence.startswith(f"mine.toml: {where}: ")
    assert what in sentence
    assert "\n" not in sentence


def test_a_face_of_ones_own_is_read_from_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed('face = "A"', 'face = "summer-fair"').replace('"straw"', '"sky"'), "utf-8")
    face = wolle.Face.read(file)
    assert (face.name, face.mood) == ("summer-fair", "sky")
    assert face.segments == wolle.face("A").segments
    assert tomllib.loads(TEXT)["mice"] == [dot for dot, kind in face.objects.items() if kind == "mouse"]
    assert wolle.face_called("mine.toml", tmp_path) == wolle.face_called(str(file)) == face
    with pytest.raises(UnreadableFile, match=r"nowhere\.toml: cannot be read"):
        wolle.Face.read(tmp_path / "nowhere.toml")
    file.write_text("face = ", "utf-8")
    with pytest.raises(FaceError, match=r"mine\.toml: text: this is not TOML"):
        wolle.Face.read(file)


def test_what_calls_a_face_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for words in ("Q" * 5000, "no such face", "\0"):
        with pytest.raises(UsageError, match="makes no face"):
            wolle.face_called(words, tmp_path)
    assert wolle.face_called("b") is wolle.face("B")


def test_equal_in_all_they_hold_two_faces_are_one() -> None:
    again = read_face(TEXT, "elsewhere.toml")
    assert again == wolle.face("A")
    assert again is not wolle.face("A")
    assert board_of(again) is board_of(wolle.face("A"))
    others = [changed('"C2"', '"D2"'), changed("[2, 3, 4,", "[1, 3, 4,"), changed("[7.6, 11]", "[7.61, 11]")]
    different = [wolle.face("A"), wolle.face("B"), *(read_face(text, "mine.toml") for text in others)]
    assert len(set(different)) == len(different)


def test_nothing_below_zero_is_zero() -> None:
    """Equal faces have equal ids, also where a file says -0.0."""
    prints = []
    for edge in ("0", "0.0", "-0.0", "-1e-400"):
        fingerprint.cache_clear()  # equal faces are remembered as one
        prints.append(fingerprint(read_face(changed(CUBE, f"[[{edge}, 3.6], [1.4, 3.6], [1.4, 4.4]]"), "mine.toml")))
    assert prints == [prints[0]] * 4


def test_a_face_and_a_game_on_it_travel_between_processes() -> None:
    verdict = wolle.Record.parse("game: wolle\nface: B\nvariant: no-cups\n6 R4 D2\n").verdict
    sent = pickle.loads(pickle.dumps((wolle.face("B"), verdict)))
    assert sent == (wolle.face("B"), verdict)
    assert sent[1].play.board is board_of(wolle.face("B"))
    with pytest.raises(FaceError) as caught:
        read_face("", "mine.toml")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_face_that_says_nothing_of_its_mood_is_of_straw() -> None:
    assert read_face(changed('mood = "straw"\n', ""), "mine.toml").mood == MOODS[0] == "straw"
    assert {wolle.face(name).mood for name in FACES} < set(MOODS)


def test_a_record_names_its_face_by_a_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(changed('face = "A"', 'face = "mine"'), "utf-8")
    text = "game: wolle\nface: mine.toml\nvariant: no-cups\n6 R4 D2\n"
    record = wolle.Record.parse(text, tmp_path).record
    assert record.face.name == "mine"
    assert record.text == text
    assert record.verdict.legal
    (found,) = wolle.Record.parse(text).findings
    assert (found.rule, found.where) == ("syntax", "face")
    assert "mine.toml" in language().say(found)


def test_what_a_person_types_is_told_in_one_line() -> None:
    record = wolle.Record.parse("game: wolle\nface: A\nvariant: no-cups\n6 R4 D2\n")
    assert repr(wolle.face("A")) == "<Face A: 11 × 13 dots, 24 toys, straw>"
    assert repr(record) == "<Reading: face A, no-cups, 1 turns, 0 findings>"
    assert repr(record.record) == "<Record: face A, no-cups, 1 turns>"
    assert repr(record.verdict) == "<Verdict: legal, 1 turns, 1 points>"
