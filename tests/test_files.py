"""Files as people have them: told by what they hold, looked for where they lie, written where it was said."""

import csv
import re
from pathlib import Path

import pytest
from PIL import Image

from tests.door import rollwrite

HOUSE = Path(__file__).parent.parent
SAMPLES = HOUSE / "samples"
PHOTO = str(SAMPLES / "ball-pen.jpg")  # a sheet with face A
RECORD = "game: wolle\nface: A\nvariant: no-cups\n5 L1 D4\n"
pytestmark = pytest.mark.usefixtures("folder")


def test_an_empty_folder_and_an_empty_file_are_told_as_what_they_are(folder: Path) -> None:
    (folder / "photos").mkdir()
    (folder / "nothing.txt").touch()
    assert rollwrite("score", "photos").out == "photos: there is nothing to read in this folder\n"
    assert rollwrite("score", "nothing.txt").out == "nothing.txt: the file is empty\n"
    assert "the file is empty" in rollwrite("validate", "nothing.txt").err
    assert "this is a folder, not a file" in rollwrite("validate", "photos").err


@pytest.mark.parametrize(
    ("kind", "start"), [("GIF", b"GIF89a\x01\x00\x01\x00"), ("BMP", b"BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00")]
)
def test_pictures_that_are_not_read_are_named_with_those_that_are(folder: Path, kind: str, start: bytes) -> None:
    (folder / "photo.jpg").write_bytes(start)
    said = rollwrite("score", "photo.jpg")
    assert said.code == 2
    assert f"a {kind} is not read; save the picture as JPEG, PNG, WebP, HEIC, TIFF or PDF" in said.out


def test_tiff_is_read(folder: Path) -> None:
    Image.open(PHOTO).save("scan.tiff")
    same, scan = rollwrite("score", PHOTO, "scan.tiff", "--json").document["files"]
    assert scan["sheets"][0]["score"] == same["sheets"][0]["score"]


@pytest.mark.parametrize("game", ["wolle", "Wolle", "WOLLE"])
def test_capitals_do_not_matter_in_the_name_of_a_game(folder: Path, game: str) -> None:
    (folder / "told.txt").write_text(RECORD.replace("wolle", game))
    assert rollwrite("validate", "told.txt").code == 0


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("line.wkt", "LINESTRING (1 2, 3"),
        ("line.wkt", "POINT (1 2)"),
        ("line.json", '{"type": "LineString", "coordinates": [[1, 2], ["x", 3]]}'),
        ("line.json", '{"kind": 3}'),
        ("end.toml", 'game = "volle-wolle"\n[[player]\n'),
        ("face.toml", "face = \n"),
        ("deck.txt", "game: volle-wolle\nplayers: Ann Ben\ntables: 1 2\ndeck: nowhere.toml\n"),
    ],
)
def test_no_library_speaks_to_people(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text)
    for command in (("validate",), ("score",)):
        said = rollwrite(*command, name).everything
        leaks = ("Exception", "Error", "Errno", "('", "\\x", "\\u", "geos", "shapely", "Expecting", "column ", "None")
        assert not [leak for leak in leaks if leak in said], said


def test_scripts_find_the_first_column_of_the_table_by_its_name(folder: Path) -> None:
    rollwrite("score", str(SAMPLES / "volle-wolle.txt"), "--csv", "scores.csv")
    piped = rollwrite("score", str(SAMPLES / "volle-wolle.txt"), "--csv", "-")
    assert piped.out.replace("\r\n", "\n") == (folder / "scores.csv").read_text("utf-8")
    with (folder / "scores.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["player"] for row in rows] == ["Cy", "Dee", "Ann", "Ben"]
    assert {row["file"] for row in rows} == {str(SAMPLES / "volle-wolle.txt")}


def test_a_dash_is_standard_output_and_no_file_of_that_name(folder: Path) -> None:
    said = rollwrite("print", "wolle", "--out", "-")
    assert said.code == 0
    assert said.out.startswith("%PDF-")
    assert "100 %" in said.err
    assert not (folder / "-").exists()


def test_a_deck_is_looked_for_beside_its_record(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = folder / "club"
    club.mkdir()
    (club / "mine.toml").write_text((HOUSE / "rollwrite" / "volle_wolle" / "deck.toml").read_text("utf-8"), "utf-8")
    text = (SAMPLES / "volle-wolle.txt").read_text("utf-8")
    (club / "game.txt").write_text(text.replace("game: volle-wolle\n", "game: volle-wolle\ndeck: mine.toml\n"), "utf-8")
    assert rollwrite("validate", "club/game.txt").code == 0
    monkeypatch.chdir(club)
    assert rollwrite("validate", "game.txt").code == 0
    (club / "mine.toml").unlink()
    assert "mine.toml" in rollwrite("validate", "game.txt").everything


def test_the_sample_in_the_manual_is_a_legal_game(folder: Path) -> None:
    manual = (HOUSE / "docs" / "records.md").read_text("utf-8")
    sample = next(block for block in re.findall(r"```\n(.*?)```", manual, re.DOTALL) if "game: wolle" in block)
    (folder / "sample.txt").write_text(sample)
    assert rollwrite("validate", "sample.txt").code == 0


def test_a_photo_is_called_a_picture_where_a_record_is_needed() -> None:
    assert "this is a picture" in rollwrite("hunt", str(SAMPLES / "doubtful.jpg")).err


def line(folder: Path, *points: tuple[float, float]) -> str:
    (folder / "yarn.wkt").write_text("LINESTRING (" + ", ".join(f"{x} {y}" for x, y in points) + ")")
    return "yarn.wkt"


def dots() -> dict[str, tuple[float, float]]:
    told = rollwrite("layout", "wolle", "--face", "A", "--json").document
    return {dot["name"]: (dot["x"], dot["y"]) for dot in told["dots"]}


def test_what_is_said_of_a_drawn_line_agrees_with_itself(folder: Path) -> None:
    at = dots()
    drawn = line(folder, at["F1"], at["F4"], at["G4"])  # a mouse lies on G4
    said = rollwrite("validate", drawn, "--face", "A", "--rolls", "4", "--json").document
    (turn,) = said["turns"]
    assert (turn["legal"], turn["collects"]) == (True, ["G4"])
    assert said["score"]["objects"] == len(turn["collects"])
    short = rollwrite("validate", drawn, "--face", "A", "--rolls", "5", "--json").document
    assert not short["legal"]
    assert {problem["turn"] for problem in short["problems"]} == {1}
    assert not short["turns"][0]["legal"]
