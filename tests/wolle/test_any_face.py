"""Any face will do, for records, moves, drawn lines and pictures: a seed, or a file, named as the record sees it."""

import json
from pathlib import Path
from typing import Any

import pytest

from rollwrite.wolle import Face, Record, face_called
from rollwrite.wolle.board import STEPS
from rollwrite.wolle.face import column_and_row
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.verdict import Verdict
from sheets.layout.catalogue import find_layout
from tests.door import rollwrite

SEED = "summer-fair"
GARDEN = Path(__file__).parent.parent / "garden.toml"


@pytest.fixture(params=["seed", "file", "generated file"])
def called(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a record in the folder `games` calls its face by; whoever asks stands somewhere else."""
    (tmp_path / "games").mkdir()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    if request.param == "seed":
        return SEED
    if request.param == "file":
        (tmp_path / "mine.toml").write_bytes(GARDEN.read_bytes())
    else:
        assert rollwrite("face", SEED, "--out", str(tmp_path / "mine.toml")).code == 0
    return "../mine.toml"


def the_face(called: str, tmp_path: Path) -> Face:
    return face_called(called, tmp_path / "games")


def first_step(face: Face) -> tuple[str, str]:
    """One segment from the start, as a record says it, and where it leads."""
    here = column_and_row(face.start)
    other = next(b if a == face.start else a for a, b in face.segments if face.start in (a, b))
    there = column_and_row(other)
    return next(way for way, (dx, dy) in STEPS.items() if (here[0] + dx, here[1] + dy) == there) + "1", other


def record(called: str, tmp_path: Path) -> Path:
    face = the_face(called, tmp_path)
    file = tmp_path / "games" / "ann.txt"
    cups = " ".join(face.cup_spots[:6])
    file.write_text(f"game: wolle\nface: {called}\ncups: {cups}\n1 {first_step(face)[0]}\n", "utf-8")
    return file


def told(*words: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(rollwrite(*words, "--json").out)
    return document


def test_score_validate_and_moves_take_a_record_of_any_face(called: str, tmp_path: Path) -> None:
    file, face = record(called, tmp_path), the_face(called, tmp_path)
    _, there = first_step(face)
    (scored,) = told("score", str(file))["files"]
    assert scored["error"] is None
    assert scored["sheets"][0]["face"] == face.name
    verdict = told("validate", str(file))
    assert (verdict["legal"], verdict["turns"][0]["path"]) == (True, [face.start, there])
    moves = told("moves", str(file), "--roll", "1")
    assert moves["from"] == there
    assert moves["moves"]


def test_a_record_comes_back_with_the_words_it_was_written_with(called: str, tmp_path: Path) -> None:
    file = record(called, tmp_path)
    reading = Record.parse(file.read_text("utf-8"), file.parent)
    assert f"face: {called}\n" in reading.record.text
    assert Record.parse(reading.record.text, file.parent).record == reading.record


def test_a_record_does_not_depend_on_where_one_stands(
    called: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = record(called, tmp_path)
    before = told("validate", str(file))
    monkeypatch.chdir(file.parent)
    assert told("validate", file.name) == before


@pytest.mark.parametrize("form", ["geojson", "wkt"])
def test_drawn_lines_take_any_face(called: str, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    face = the_face(called, tmp_path)
    yarn = find_layout("wolle", face).yarn
    assert yarn is not None
    line = [list(yarn.at(dot)) for dot in (face.start, first_step(face)[1])]
    text = {
        "geojson": json.dumps({"type": "LineString", "coordinates": line}),
        "wkt": f"LINESTRING ({', '.join(f'{x} {y}' for x, y in line)})",
    }[form]
    monkeypatch.chdir(tmp_path / "games")
    Path("line.txt").write_text(text, "utf-8")
    verdict = told("validate", "line.txt", "--face", called, "--rolls", "1")
    assert (verdict["legal"], verdict["turns"][0]["path"]) == (True, [face.start, first_step(face)[1]])
    on_a = told("validate", "line.txt", "--face", "A", "--rolls", "1")
    assert on_a["legal"] == (face.start == "F1")


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_pictures_show_any_face(called: str, ending: str, tmp_path: Path) -> None:
    file = record(called, tmp_path)
    for words in (("validate", str(file)), ("face", str(tmp_path / "mine.toml") if "/" in called else called)):
        picture = tmp_path / f"{words[0]}.{ending}"
        assert rollwrite(*words, "--picture", str(picture)).code == 0
        assert picture.stat().st_size > 2000


def test_the_commands_know_a_face_by_the_same_id(called: str, tmp_path: Path) -> None:
    face = the_face(called, tmp_path)
    words = str(tmp_path / "mine.toml") if "/" in called else called
    shown = told("face", words)
    assert shown["id"] == face_id(face)
    assert told("layout", "wolle", "--face", words)["cup_spots"] == shown["cup_spots"] == list(face.cup_spots)


def test_a_face_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    file = tmp_path / "ann.txt"
    file.write_text("game: wolle\nface: gone.toml\n1 D1\n", "utf-8")
    said = rollwrite("validate", str(file))
    assert said.code == 1
    assert "gone.toml" in said.out
    verdict = Record.parse(file.read_text("utf-8"), tmp_path).verdict
    assert not isinstance(verdict, Verdict)
