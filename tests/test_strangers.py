"""What strangers add without touching the package: a fourth game and a third face. Printed, photographed and read."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from typer.testing import CliRunner

import cli
import sheets
import vision
from rollwrite import games
from rollwrite.games import Entry, register
from rollwrite.wolle.face import Face, face
from sheets.layout.catalogue import find_layout
from sheets.press.order import PrintOrder
from sheets.press.printing import printed
from tests.vision import desk

PEN = (60, 45, 40)


@pytest.fixture
def hops() -> Iterator[None]:
    register(Entry("hops", "tests.toy.rules", "tests.toy.paper", "tests.toy.layouts.hops"))
    yield
    games._ENTRIES.pop("hops")


def as_page(pdf: bytes) -> desk.Image:
    pixels = pypdfium2.PdfDocument(pdf)[0].render(scale=desk.PPM * 25.4 / 72).to_numpy()
    return np.ascontiguousarray(pixels[:, :, :3])


def photographed(page: desk.Image) -> bytes:
    return desk.jpeg(desk.shoot(page, desk.camera()))


@pytest.mark.usefixtures("hops")
def test_a_fourth_game_is_printed_photographed_read_counted_and_validated(tmp_path: Path) -> None:
    page, layout = as_page(printed(PrintOrder("hops", paper="a5", sheets=1, seed=1)).data), find_layout("hops")
    for box in ("hop1.1", "hop1.2", "hop3.1"):
        desk.cross(page, layout, box, PEN)
    (tmp_path / "hops.jpg").write_bytes(photographed(page))
    (tmp_path / "hops.txt").write_text("game: hops\nhop\nhop\n", "utf-8")
    done = CliRunner().invoke(cli.app, ["score", str(tmp_path / "hops.jpg"), str(tmp_path / "hops.txt"), "--json"])
    photo, record = json.loads(done.stdout)["files"]
    (sheet,) = photo["sheets"]
    assert (sheet["game"], sheet["hops"], sheet["review"]) == ("hops", 3, [])
    assert {name for name, crossed in sheet["marks"].items() if crossed} == {"hop1.1", "hop1.2", "hop3.1"}
    assert (record["game"], record["score"]) == ("hops", 2)
    judged = CliRunner().invoke(cli.app, ["validate", str(tmp_path / "hops.txt"), "--json"])
    assert json.loads(judged.stdout) == {"game": "hops", "legal": True, "score": 2}


def test_a_name_nobody_registered_is_an_error_everywhere(tmp_path: Path) -> None:
    (tmp_path / "hops.txt").write_text("game: hops\nhop\n", "utf-8")
    for words in (["print", "hops"], ["layout", "hops"], ["play", "hops"], ["validate", str(tmp_path / "hops.txt")]):
        done = CliRunner().invoke(cli.app, words)
        assert done.exit_code != 0
        assert "uly-polly" in str(done.exception), words
    scored = CliRunner().invoke(cli.app, ["score", str(tmp_path / "hops.txt"), "--json"])
    assert "uly-polly" in json.loads(scored.stdout)["files"][0]["error"]


def third_face(folder: Path) -> Path:
    """The house's first face under another name, in another mood, with two toys in each other's place."""
    text = (Path(cli.__file__).parent / "rollwrite/wolle/faces/A.toml").read_text("utf-8")
    text = (
        text.replace('face = "A"', 'face = "garden"')
        .replace('"C2"', '"?"')
        .replace('"A2"', '"C2"')
        .replace('"?"', '"A2"')
    )
    file = folder / "garden.toml"
    file.write_text(text, "utf-8")
    return file


def test_a_face_of_ones_own_is_printed_photographed_and_read_from_anywhere(tmp_path: Path) -> None:
    mine = Face.read(third_face(tmp_path))
    assert mine != face("A")
    page = as_page(sheets.wolle(mine, sheets=1, paper="a5", per_page=1, cups="none", seed=2).data)
    layout = find_layout("wolle", mine)
    segments = desk.thread(page, layout, "F1 F2 F3 E3 E4", PEN, 0.6)
    desk.cross(page, layout, "sock.1", PEN)
    (sheet,) = vision.read(photographed(page), faces=[mine])
    assert sheet.face == mine
    assert sheet.decision.segments == segments
    assert {name for name, crossed in sheet.marks.items() if crossed} == {"sock.1"}
