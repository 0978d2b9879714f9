"""A seed is a face for everybody: shown, written to be edited, printed, photographed and read, without another word."""

import json
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from typer.testing import CliRunner

import cli
import sheets
import vision
from rollwrite.errors import RollwriteError
from rollwrite.wolle import Face, face_called
from rollwrite.wolle.face_id import face_id
from sheets.layout.catalogue import find_layout
from tests.vision import desk

SEED = "summer-fair"


def told(*words: str) -> dict[str, object]:
    done = CliRunner().invoke(cli.app, [*words, "--json"])
    document: dict[str, object] = json.loads(done.stdout)
    return document


def test_a_face_is_shown_with_what_it_is_called() -> None:
    seed, letter = told("face", SEED), told("face", "A")
    assert (seed["face"], seed["kind"], seed["id"], seed["problems"]) == (SEED, "seed", f"g2-{SEED}", [])
    assert (letter["kind"], letter["id"]) == ("built-in", "A.2")
    assert len(seed["cup_spots"]) == 16  # type: ignore[arg-type]


def test_what_is_written_to_be_edited_is_the_same_face_until_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    told("face", SEED, "--out", str(file))
    assert face_id(Face.read(file)) == f"g2-{SEED}"
    assert told("face", str(file))["face"] == "mine.toml"
    file.write_text(file.read_text("utf-8").replace('mood = "', 'mood = "sky" #'), "utf-8")
    mine = told("face", str(file))
    assert mine["kind"] == "file" or Face.read(file) == face_called(SEED)
    assert mine["id"] != f"g2-{SEED}" or Face.read(file) == face_called(SEED)


def test_a_new_face_is_told_by_its_seed() -> None:
    done = CliRunner().invoke(cli.app, ["face", "new", "--json"])
    assert json.loads(done.stdout)["face"] in done.stderr


def test_a_layout_of_a_new_face_is_of_the_seed_that_is_told() -> None:
    done = CliRunner().invoke(cli.app, ["layout", "wolle", "--face", "new", "--json"])
    name = json.loads(done.stdout)["face"]
    assert name != "g2-new"
    assert name.removeprefix("g2-") in done.stderr


@pytest.mark.parametrize("words", ["no seed", "über", "x" * 40])
def test_what_makes_no_face_is_refused_in_one_line(words: str) -> None:
    with pytest.raises(RollwriteError) as refusal:
        face_called(words)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("words", "says"), [("both", "A or B"), ("New", "seed"), ("own-CL6GZAE5", "file")])
def test_a_word_that_means_something_else_is_no_seed(words: str, says: str, tmp_path: Path) -> None:
    """It would be the face of nobody's paper: 'print' means two sides by 'both', and another face by each 'new'."""
    with pytest.raises(RollwriteError, match=says):
        face_called(words)
    record = tmp_path / "ann.txt"
    record.write_text(f"game: wolle\nface: {words}\nvariant: no-cups\n", "utf-8")
    done = CliRunner().invoke(cli.app, ["validate", str(record), "--json"])
    assert says in json.loads(done.stdout)["problems"][0]["message"]


def test_a_number_below_zero_is_a_seed_and_no_option(tmp_path: Path) -> None:
    out = tmp_path / "cold.toml"
    assert told("face", "-7", "--out", str(out))["id"] == "g2--7"
    assert told("face", str(out))["id"] == "g2--7"


def test_the_paper_alone_says_which_face_it_is() -> None:
    face = face_called(SEED)
    pdf = sheets.wolle(face, sheets=1, paper="a5", per_page=1, cups="none", seed=2).data
    page = np.ascontiguousarray(pypdfium2.PdfDocument(pdf)[0].render(scale=desk.PPM * 25.4 / 72).to_numpy()[:, :, :3])
    layout = find_layout("wolle", face)
    start = face.start
    first = next(segment for segment in face.segments if start in segment)
    segments = desk.thread(page, layout, " ".join(sorted(first, key=lambda dot: dot != start)), (60, 45, 40), 0.6)
    (sheet,) = vision.read(desk.jpeg(desk.shoot(page, desk.camera())))
    assert sheet.face == face
    assert sheet.decision.segments == segments
