"""The commands as a script calls them, and as a person does."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.door import Run

LEGAL = "game: wolle\nface: A\nvariant: standard\ncups: E2 G2 B3 D5 I4 B6\n6 R4 D2\n4 R1 D3\n3 pass\n"
ILLEGAL = LEGAL + "4 L1 D1 L2\n"


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], str]:
    def written(text: str) -> str:
        path = tmp_path / f"{abs(hash(text))}.jpg"  # the name says nothing about the content
        path.write_text(text, "utf-8")
        return str(path)

    return written


File = Callable[[str], str]


def document(told: tuple[int, str, str], exit_code: int) -> Any:
    assert told[0] == exit_code
    return json.loads(told[1])


def test_validate_tells_scripts_everything_the_contract_names(run: Run, file: File) -> None:
    found = document(run("validate", file(ILLEGAL), "--json"), 1)
    assert set(found) == {"game", "legal", "turns", "problems", "timer", "score"}
    assert (found["game"], found["legal"]) == ("wolle", False)
    assert found["turns"][0] == {
        "turn": 1,
        "roll": 6,
        "path": ["F1", "G1", "H1", "I1", "J1", "J2", "J3"],
        "legal": True,
        "collects": ["J3"],
        "breaks": [],
    }
    assert [turn["legal"] for turn in found["turns"]] == [True, True, True, False]
    assert found["problems"] == [
        {
            "turn": 4,
            "rule": "one-right-angle",
            "where": "J7",
            "message": "a second right angle at J7; one a turn is allowed",
        }
    ]
    assert found["timer"] == {"active": False, "struck": [], "ended": False}
    assert set(found["score"]) == {"objects", "sets", "paw", "cups", "total"}


def test_validate_says_nothing_against_a_legal_record(run: Run, file: File) -> None:
    found = document(run("validate", file(LEGAL), "--json"), 0)
    assert (found["legal"], found["problems"]) == (True, [])
    assert found["score"] == {"objects": 2, "sets": 0, "paw": 0, "cups": 0, "total": 2}


def test_validate_shows_people_the_turns_and_the_mat(run: Run, file: File) -> None:
    code, out, _ = run("validate", file(ILLEGAL))
    assert code == 1
    assert "one-right-angle" in out
    assert "sock J3" in out
    assert " 1 ·   ·   ·   ·   ·   ○━━━━━━━━━━━━━━━┓   ·" in out
    assert " 7 ·  ▒▒▒  p   ·   ·  ▒▒▒▒▒▒▒  ◉━━━━━━━!   ·" in out
    assert "turn 4: one-right-angle: a second right angle at J7" in out


def test_a_record_without_a_playable_face_is_illegal_but_told(run: Run, file: File) -> None:
    found = document(run("validate", file("game: wolle\nface: ??\n3 pass\n"), "--json"), 1)
    assert (found["legal"], found["turns"]) == (False, [])
    assert [problem["rule"] for problem in found["problems"]] == ["syntax"]


@pytest.mark.parametrize("option", ["--face", "--rolls", "--variant", "--cups"])
def test_what_a_record_says_itself_no_option_may_say(run: Run, file: File, option: str) -> None:
    found = document(run("validate", file(LEGAL), option, "A", "--json"), 2)
    assert f"{option} does not apply here" in found["error"]


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_validate_draws_the_mat(run: Run, file: File, tmp_path: Path, ending: str) -> None:
    picture = tmp_path / f"mat.{ending}"
    document(run("validate", file(ILLEGAL), "--picture", str(picture), "--json"), 1)
    if ending == "svg":
        assert picture.read_text("utf-8").startswith("<svg ")
        assert 'stroke="#7A1FA2"' in picture.read_text("utf-8")  # the fault
    else:
        with Image.open(picture) as drawn:
            colours = {colour for _, colour in drawn.convert("RGB").getcolors(1 << 24) or []}
        assert {(0x7A, 0x1F, 0xA2), (0xB9, 0x3A, 0x4C)} <= colours
    before = picture.read_bytes()
    assert "exists already" in document(run("validate", file(LEGAL), "--picture", str(picture), "--json"), 2)["error"]
    assert picture.read_bytes() == before
    document(run("validate", file(LEGAL), "--picture", str(picture), "--force", "--json"), 0)
    assert picture.read_bytes() != before


def test_a_picture_has_a_known_ending(run: Run, file: File, tmp_path: Path) -> None:
    found = document(run("validate", file(LEGAL), "--picture", str(tmp_path / "mat.gif"), "--json"), 2)
    assert "ends in .svg, .png" in found["error"]


def test_validate_judges_a_drawn_line_in_sheet_millimetres(run: Run, file: File) -> None:
    layout = document(run("layout", "wolle", "--face", "A", "--json"), 0)
    at = {dot["name"]: (dot["x"], dot["y"]) for dot in layout["dots"]}
    corners = [at[name] for name in ("F1", "J1", "J3", "K3", "K6")]
    text = json.dumps({"type": "LineString", "coordinates": corners})
    found = document(run("validate", file(text), "--face", "A", "--rolls", "6,4", "--json"), 0)
    assert found["legal"]
    assert [turn["path"][-1] for turn in found["turns"]] == ["J3", "K6"]
    words = ", ".join(f"{x} {y}" for x, y in (at["F1"], at["G2"]))
    askew = document(run("validate", file(f"LINESTRING ({words})"), "--face", "A", "--rolls", "1", "--json"), 1)
    assert [problem["rule"] for problem in askew["problems"]] == ["straight-or-square"]


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--face", "A"],
        ["--rolls", "6,4"],
        ["--face", "??", "--rolls", "6"],
        ["--face", "A", "--rolls", "7"],
        ["--face", "A", "--rolls", ""],
        ["--face", "A", "--rolls", "6,x"],
        ["--face", "A", "--rolls", "6", "--variant", "odd"],
    ],
)
def test_a_line_needs_a_face_and_rolls(run: Run, file: File, words: list[str]) -> None:
    found = document(run("validate", file("LINESTRING (60 40, 70 40)"), *words, "--json"), 2)
    assert set(found) == {"error"}


def test_moves_lists_every_way_to_go_on(run: Run, file: File) -> None:
    found = document(run("moves", file(LEGAL), "--roll", "2", "--json"), 0)
    assert (found["roll"], found["from"]) == (2, "K6")
    assert found["moves"][1] == {
        "steps": "D1 L1",
        "path": ["K6", "K7", "J7"],
        "collects": ["J7"],
        "breaks": [],
        "stop": False,
    }
    assert [move["steps"] for move in found["moves"]] == ["D2", "D1 L1", "L2", "L1 U1", "L1 D1"]


def test_moves_near_the_paw_are_listed_with_and_without_a_stop(run: Run, file: File) -> None:
    text = "game: wolle\nface: A\nvariant: no-cups\n5 L1 D4\n4 D4\n4 D4\n"
    listed = document(run("moves", file(text), "--roll", "2", "--json"), 0)["moves"]
    assert [(move["steps"], move["stop"]) for move in listed if move["path"][-1] == "G13"] == [
        ("R2", False),
        ("R2", True),
    ]
    longer = document(run("moves", file(text), "--roll", "5", "--json"), 0)["moves"]
    assert ("R2", True) in [(move["steps"], move["stop"]) for move in longer]
    assert all(move["stop"] == (move["path"][-1] == "G13") for move in longer)
    stopped = document(run("moves", file(text + "2 R2 stop\n"), "--roll", "5", "--json"), 0)
    assert (stopped["from"], stopped["moves"]) == ("G13", [])


def test_moves_are_for_people_too(run: Run, file: File) -> None:
    _, out, _ = run("moves", file(LEGAL), "--roll", "2")
    assert "A roll of 2 from K6" in out
    assert "mouse J7" in out
    assert "Or pass." in out


@pytest.mark.parametrize("roll", ["0", "7", "-1", "x", "99999999999999999999999"])
def test_moves_need_a_roll_of_a_die(run: Run, file: File, roll: str) -> None:
    assert set(document(run("moves", file(LEGAL), "--roll", roll, "--json"), 2)) == {"error"}


def test_moves_do_not_wait_for_cups(run: Run, file: File) -> None:
    text = LEGAL.replace("cups: E2 G2 B3 D5 I4 B6\n", "")
    with_cups, without = (document(run("moves", file(one), "--roll", "2", "--json"), 0) for one in (LEGAL, text))
    assert with_cups == without


def test_moves_need_a_legal_record_of_wolle(run: Run, file: File) -> None:
    assert "turn 4, one-right-angle" in document(run("moves", file(ILLEGAL), "--roll", "3", "--json"), 2)["error"]
    assert "the face is missing" in document(run("moves", file("game: wolle\n"), "--roll", "3", "--json"), 2)["error"]
    other = file("game: uly-polly\nplayers: Ana Bo\n")
    assert "this is a record of uly-polly" in document(run("moves", other, "--roll", "3", "--json"), 2)["error"]


def test_score_of_a_record_is_one_sheet(run: Run, file: File) -> None:
    name = file(LEGAL)
    found = document(run("score", name, "--json"), 0)
    (entry,) = found["files"]
    assert (entry["file"], entry["error"]) == (name, None)
    (sheet,) = entry["sheets"]
    assert set(sheet) == {"game", "face", "yarn", "cups", "timer", "score", "review"}
    assert sheet["cups"] == ["E2", "G2", "B3", "D5", "I4", "B6"]
    assert sheet["yarn"]["end"] == "K6"
    assert sheet["yarn"]["legal"] is True
    assert len(sheet["yarn"]["segments"]) == 10
    assert ["F1", "G1"] in sheet["yarn"]["segments"]
    assert sheet["score"]["total"] == 2
    assert sheet["review"] == []


def test_one_bad_file_does_not_stop_the_others(run: Run, file: File, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    names = [file(LEGAL), str(tmp_path / "nowhere"), file(ILLEGAL), str(empty), file("hello"), file(LEGAL + "\0")]
    found = document(run("score", *names, "--json"), 2)
    assert [entry["file"] for entry in found["files"]] == names
    assert [entry["error"] is None for entry in found["files"]] == [True, False, True, False, False, False]
    assert [review["field"] for review in found["files"][2]["sheets"][0]["review"]] == ["turn:4"]
    assert document(run("score", file(LEGAL), file(ILLEGAL), "--json"), 1)["files"][0]["error"] is None


def test_score_of_a_record_without_a_face_is_that_files_error(run: Run, file: File) -> None:
    (entry,) = document(run("score", file("game: wolle\n3 pass\n"), "--json"), 2)["files"]
    assert "the face is missing" in entry["error"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0",
        b"\xff\xfe\x00",
        b"hello",
        b"game: chess\n",
        b"game = 'wolle'\n",
        b"\xff\xd8\xff\xe0",
        b"[1, 2]",
        b"%PDF-",
    ],
)
def test_what_is_no_record_at_all_is_an_unreadable_file(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.txt"
    path.write_bytes(content)
    found = document(run("validate", str(path), "--json"), 2)
    assert set(found) == {"error"}
    code, out, err = run("validate", str(path))
    assert (code, out) == (2, "")
    assert err.startswith("rollwrite: ")
    assert err.count("\n") == 1


def test_a_face_of_ones_own_is_checked_and_drawn(run: Run, file: File, tmp_path: Path) -> None:
    text = (files("rollwrite.wolle") / "faces" / "B.toml").read_text("utf-8")
    found = document(run("validate", file(text), "--picture", str(tmp_path / "b.svg"), "--json"), 0)
    assert (found["face"], found["legal"]) == ("B", True)
    assert (tmp_path / "b.svg").exists()
    assert "Face B holds together: 125 dots" in run("validate", file(text))[1]
    rising = document(run("validate", file(text.replace("[5, 4, 3, 2]", "[5, 6]")), "--json"), 2)
    assert "timer: 6 stands below 5" in rising["error"]
    assert "a face has no score" in document(run("score", file(text), "--json"), 2)["files"][0]["error"]
