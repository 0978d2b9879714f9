"""Paper in drawers does not upgrade: sheets printed before the last version are read, and judged by what is on them."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import vision
from rollwrite import wolle
from rollwrite.wolle.face import FACES
from rollwrite.wolle.house import of_today, versions
from rollwrite.wolle.seeds import generate
from sheets.games.wolle import printing
from sheets.layout.catalogue import find_layout, layout_by_number, load, own_layout, printed_sheets, sheet_number
from sheets.layout.face_mark import face_marks
from sheets.layout.model import Layout
from sheets.library import wolle as wolle_sheets
from tests.door import rollwrite
from tests.vision import desk
from vision.find.trouble import UnreadableSheet
from vision.kept import kept, restored

INK = (60, 45, 40)
SAMPLES = Path(__file__).parents[2] / "samples"
GARDEN = wolle.Face.read(Path(__file__).parent.parent / "garden.toml")
# Six spots each, those that were moved among them, and a first thread.
DRAWN = {"A": ("E2 G2 B3 D5 I4 F11", "F1 F2 G2 G3"), "B": ("H7 H8 D2 B6 G11 K9", "E1 D1 D2 C2")}


def drawn(layout: Layout, cups: str, yarn: str, seed: int = 1) -> desk.Image:
    """A sheet of its own version, printed again, with six rings on it and a little yarn."""
    assert layout.face is not None
    assert layout.yarn is not None
    page = desk.page(layout.face, seed=seed)
    desk.thread(page, layout, yarn, INK, 0.6)
    angles = np.linspace(0.3, 6.7, 60)
    for cup in cups.split():
        desk.stroke(page, np.array(layout.yarn.at(cup)) + 3.2 * np.c_[np.cos(angles), np.sin(angles)], INK, 0.5)
    desk.cross(page, layout, "cup.1", INK)
    return desk.shoot(page, desk.camera())


@pytest.mark.parametrize("name", FACES)
def test_sheets_of_version_1_are_read_with_their_own_spots(name: str) -> None:
    first = versions(name)[0]
    layout = find_layout("wolle", first)
    assert (layout.version, sheet_number(layout)) == (1, FACES.index(name))
    cups, yarn = DRAWN[name]
    (sheet,) = vision.read(desk.jpeg(drawn(layout, cups, yarn)))
    assert (sheet.face, sheet.layout) == (first, layout)
    assert sheet.id is not None
    assert set(sheet.decision.cups) == set(cups.split())
    assert not sheet.findings
    again = restored(json.loads(json.dumps(kept(sheet))))
    assert (again.layout, again.marks) == (sheet.layout, sheet.marks)


@pytest.mark.parametrize("name", FACES)
def test_sheets_of_both_versions_are_of_one_face(name: str, tmp_path: Path) -> None:
    cups, yarn = DRAWN[name]
    moved = dict(zip(versions(name)[0].cup_spots, versions(name)[1].cup_spots, strict=True))
    now = " ".join(moved[cup] for cup in cups.split())
    for n, (face, spots) in enumerate(zip(versions(name), (cups, now), strict=True)):
        (tmp_path / f"{n}.jpg").write_bytes(desk.jpeg(drawn(find_layout("wolle", face), spots, yarn, seed=n)))
    said = rollwrite("score", str(tmp_path / "0.jpg"), str(tmp_path / "1.jpg"), "--face", name, "--table", "--json")
    told = json.loads(said.out)
    assert [entry["review"] for file in told["files"] for entry in file["sheets"]] == [[], []]
    (group,) = told["standings"]
    assert (group["face"], len(group["rows"])) == (name, 2)
    for n in range(2):
        assert rollwrite("validate", str(tmp_path / f"{n}.jpg"), "--face", name).code == 0


def test_the_samples_are_of_version_1_and_a_letter_means_them_too() -> None:
    photo = SAMPLES / "ball-pen.jpg"
    (sheet,) = vision.read(photo.read_bytes())
    assert sheet.face == versions("A")[0] != wolle.face("A") == of_today(sheet.face)
    assert rollwrite("validate", str(photo), "--face", "A", "--json").code == 0
    assert rollwrite("validate", str(photo), "--face", "B", "--json").code == 2


def test_every_printed_face_of_the_house_is_known_to_the_rules() -> None:
    printed = [load(row).face for row in printed_sheets().values() if row.game == "wolle" and not row.own]
    assert set(printed) == {face for name in FACES for face in versions(name)}


# --- sheets of seeds and of people's own faces ---------------------------------------------------------------------


NAMED, SMALLER = 61, 60  # the code had no room for a whole face; it had, in smaller modules


@pytest.fixture(params=[NAMED, SMALLER])
def printed_then(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """As they were printed under this number; own faces by their fingerprint under the first."""
    number: int = request.param
    monkeypatch.setattr(printing, "find_layout", lambda game, face: own_layout(game, face, layout_by_number(number)))
    if number == NAMED:
        monkeypatch.setattr(printing, "face_marks", lambda face: [list(face_marks(face))[-1]])
    desk._printed.cache_clear()
    yield number
    desk._printed.cache_clear()


@pytest.mark.parametrize("name", ["g1-summer-fair", "g2-summer-fair"])
def test_a_seed_that_was_printed_then_is_read_by_its_code(name: str, printed_then: int) -> None:
    face = generate(name)
    layout = own_layout("wolle", face, layout_by_number(printed_then))
    first = next(segment for segment in face.segments if face.start in segment)
    page = desk.page(face)
    segments = desk.thread(page, layout, " ".join(sorted(first, key=lambda dot: dot != face.start)), INK, 0.6)
    (sheet,) = vision.read(desk.jpeg(desk.shoot(page, desk.camera())))
    assert (sheet.face, sheet.layout) == (face, layout)
    assert sheet.face.name == name
    assert sheet.decision.segments == segments
    assert sheet.id is not None
    assert restored(json.loads(json.dumps(kept(sheet)))).layout == layout


def test_an_own_face_that_was_printed_then_needs_its_file_only_where_the_code_named_it(printed_then: int) -> None:
    needs_file = printed_then == NAMED
    remarks = wolle_sheets(GARDEN, paper="a5").remarks
    assert any("keep its file" in str(remark) for remark in remarks) == needs_file
    page = desk.page(GARDEN)
    layout = own_layout("wolle", GARDEN, layout_by_number(printed_then))
    yarn = desk.thread(page, layout, "B1 C1 D1 E1 E2 F2", INK, 0.6)
    photo = desk.jpeg(desk.shoot(page, desk.camera()))
    if needs_file:
        with pytest.raises(UnreadableSheet, match="say which with --face"):
            vision.read(photo)
    (sheet,) = vision.read(photo, faces=[GARDEN] if needs_file else [])
    assert sheet.layout == layout
    assert sheet.decision.segments == yarn
    assert sheet.id is not None
