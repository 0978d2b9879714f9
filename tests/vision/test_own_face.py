"""A face of somebody's own, from a file outside the package: printed, photographed and read like any other."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
import segno

import vision
from rollwrite import wolle
from rollwrite.wolle.face_file import read_face
from rollwrite.wolle.face_text import face_text
from sheets.layout.catalogue import find_layout, is_own
from sheets.layout.face_mark import face_marks
from sheets.layout.sheet_code import SheetCode, code_text
from tests.sheets.test_own_face import askew
from tests.simulator.faces import OWN, face_of
from tests.simulator.photos import photo
from tests.vision import desk
from vision.find.trouble import UnreadableSheet
from vision.kept import kept, restored
from vision.sheet_code import code_texts

FILE = Path(__file__).parent.parent / "garden.toml"
HOUSE = FILE.parent.parent
GARDEN = wolle.Face.read(FILE)
OTHER = replace(GARDEN, name="hedge", paw="H10")
INK = (60, 45, 40)
YARN = "B1 C1 D1 E1 E2 F2 F3 F4 F5 G5 H5 H4 I4"
CUPS = ("D2", "B4", "H5", "C8", "G9", "A8")
CROSSED = {"sock.1", "plane.1", "cup.1", "timer.1", "hourglass"}


def filled(face: wolle.Face = GARDEN, seed: int = 1) -> tuple[desk.Image, set[tuple[str, str]]]:
    page, sheet = desk.page(face, seed=seed), desk.layout(face)
    assert sheet.yarn is not None
    yarn = desk.thread(page, sheet, YARN, INK, 0.6)
    angles = np.linspace(0.3, 6.7, 60)
    for cup in CUPS:
        desk.stroke(page, np.array(sheet.yarn.at(cup)) + 3.2 * np.c_[np.cos(angles), np.sin(angles)], INK, 0.5)
    for box in CROSSED:
        desk.cross(page, sheet, box, INK)
    return page, yarn


@pytest.mark.parametrize("bend", [desk.flat, desk.curl(4.0), desk.fold(3.0)])
def test_what_was_drawn_is_read(bend: desk.Bend) -> None:
    page, yarn = filled()
    (sheet,) = vision.read(desk.jpeg(desk.shoot(page, desk.camera(), bend)))
    assert sheet.face == GARDEN
    assert sheet.decision.segments == yarn
    assert sheet.decision.cups == tuple(spot for spot in GARDEN.cup_spots if spot in CUPS)
    assert {name for name, mark in sheet.marks.items() if mark} == CROSSED
    assert sheet.code is not None
    assert not sheet.decision.doubts


def test_a_code_that_was_read_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other view of it, and blur taken off, took three times as long as all else that is read of a sheet."""

    def deblurred(*_: object) -> None:
        raise AssertionError("the plain view told the face")

    monkeypatch.setattr("vision.blurred_code.deblurred", deblurred)
    (sheet,) = vision.read(desk.jpeg(desk.shoot(filled()[0], desk.camera())))
    assert sheet.face == GARDEN


def test_what_the_code_says_is_kept_from_when_it_told_the_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was read three times; where the last one failed the sheet had no id, though the code had told its face."""
    looks: list[str] = []

    def only_once(*place: Any) -> Iterator[str]:
        looks.append("at the code")
        return code_texts(*place) if len(looks) == 1 else iter(())

    monkeypatch.setattr("vision.own_face.code_texts", only_once)
    monkeypatch.setattr("vision.sheet_code.code_texts", only_once)
    (sheet,) = vision.read(desk.jpeg(desk.shoot(filled()[0], desk.camera())))
    assert sheet.code is not None
    assert sheet.face == GARDEN
    assert looks == ["at the code"]


def test_two_own_faces_in_one_photo_are_told_apart() -> None:
    both = np.hstack([filled(GARDEN)[0], filled(OTHER, seed=2)[0]])
    photo = np.asarray(cv2.resize(both, None, fx=0.6, fy=0.6, interpolation=cv2.INTER_AREA), np.uint8)
    assert [sheet.face for sheet in vision.read(desk.jpeg(photo))] == [GARDEN, OTHER]
    assert [sheet.face for sheet in vision.read(desk.jpeg(photo), faces=[OTHER, GARDEN])] == [GARDEN, OTHER]


@pytest.mark.parametrize("faces", [(OTHER,), (wolle.face("A"), OTHER)])
def test_with_another_face_a_sheet_is_refused_in_one_line(faces: tuple[wolle.Face, ...]) -> None:
    with pytest.raises(
        UnreadableSheet, match="another face than --face says: give the seed or file it was printed from"
    ):
        vision.read(desk.jpeg(desk.shoot(filled()[0], desk.camera())), faces=faces)


def test_a_face_that_has_no_room_in_the_code_is_named_by_a_person() -> None:
    wild = read_face(face_text(askew(60)), "wild.toml")
    page, yarn = filled(wild)
    photo = desk.jpeg(desk.shoot(page, desk.camera()))
    with pytest.raises(UnreadableSheet, match="its code had no room for it: say which with --face"):
        vision.read(photo)
    with pytest.raises(UnreadableSheet, match="another face than --face says"):
        vision.read(photo, faces=[GARDEN])
    (sheet,) = vision.read(photo, faces=[wild])
    assert sheet.decision.segments == yarn


def under_a_thumb(page: desk.Image) -> desk.Image:
    code = desk.layout(GARDEN).code
    x, y, right, bottom = (round(edge * desk.PPM) for edge in (code.x, code.y, code.right, code.bottom))
    page[y:bottom, x:right] = (150, 170, 200)
    return page


def test_where_the_code_cannot_be_read_a_person_says_the_face() -> None:
    page, yarn = filled()
    photo = desk.jpeg(desk.shoot(under_a_thumb(page), desk.camera()))
    (sheet,) = vision.read(photo, faces=[GARDEN])
    assert sheet.code is None
    assert sheet.decision.segments == yarn
    with pytest.raises(UnreadableSheet, match="cannot be read: take another photo, or say which with --face"):
        vision.read(photo)
    with pytest.raises(UnreadableSheet, match="which of the faces"):
        vision.read(photo, faces=[GARDEN, OTHER])


def test_a_face_with_corner_marks_of_its_own_is_not_on_a_sheet_that_has_others() -> None:
    photo = desk.jpeg(desk.shoot(under_a_thumb(filled()[0]), desk.camera()))
    with pytest.raises(UnreadableSheet, match="another face than --face says"):
        vision.read(photo, faces=[wolle.face("A")])
    (sheet,) = vision.read(photo, faces=[wolle.face("A"), GARDEN])
    assert sheet.face == GARDEN


def test_a_face_as_rich_as_ours_is_read_from_a_small_and_blurred_photo() -> None:
    """Less than five pixels a millimetre, so that a square of the code is hardly two pixels wide."""
    hedge = replace(wolle.face("B"), name="hedge")
    photo = cv2.resize(
        desk.shoot(desk.page(hedge), desk.camera()), None, fx=0.65, fy=0.65, interpolation=cv2.INTER_AREA
    )
    (sheet,) = vision.read(desk.jpeg(np.asarray(cv2.GaussianBlur(photo, (0, 0), 1.0), np.uint8)))
    assert sheet.face == hedge


def test_a_sheet_whose_dots_fit_their_neighbours_is_not_laid_out_a_dot_aside() -> None:
    """Two of its corners are out of the picture, it is bent, and more than half of its dots fit their neighbours: it
    was refused, until print farther away was looked for."""
    data, (truth,) = photo("hard", 7115, OWN)
    assert truth.face is not None
    (sheet,) = vision.read(data, faces=[face_of(truth.face)])
    assert sheet.decision.segments == truth.segments
    assert set(sheet.decision.cups) == truth.cups


LARGER = next(face_marks(replace(GARDEN, columns=12)))


@pytest.mark.parametrize(
    ("mark", "sentence"),
    [
        (LARGER, "12 columns, and there is room for 11"),
        ("G3-2026", "newer version"),
        ("P9", "newer version"),
        ("FABCDEFGH", "had no room for it: say which with --face"),
    ],
)
def test_a_code_of_what_we_do_not_print_is_refused_in_one_line(mark: str, sentence: str) -> None:
    text = code_text(SheetCode(60, "K7Q2", "hand", face=mark))
    page, place = desk.page(GARDEN), desk.layout(GARDEN).code
    left, top, right, bottom = (round(edge * desk.PPM) for edge in (place.x, place.y, place.right, place.bottom))
    code = np.kron(np.array(segno.make(text, error="l").matrix), np.ones((6, 6)))
    page[top:bottom, left:right] = 255
    page[top + 12 :, left + 12 :][: len(code), : len(code)] = (255 * (1 - code)).astype(np.uint8)[..., None]
    with pytest.raises(UnreadableSheet, match=sentence):
        vision.read(desk.jpeg(page))


def test_a_read_sheet_is_kept_with_its_face() -> None:
    (sheet,) = vision.read(desk.jpeg(desk.shoot(filled()[0], desk.camera())))
    again = restored(json.loads(json.dumps(kept(sheet))))
    assert (again.layout, again.marks) == (sheet.layout, sheet.marks)


def test_a_copy_of_a_face_of_the_house_is_that_face() -> None:
    copy = wolle.Face.read(HOUSE / "rollwrite" / "wolle" / "faces" / "A.toml")
    assert find_layout("wolle", copy) == find_layout("wolle", wolle.face("A"))
    assert not is_own(find_layout("wolle", copy))
    assert is_own(find_layout("wolle", replace(copy, paw="A1")))


def run(folder: Path, *words: str) -> dict[str, Any]:
    command = [sys.executable, str(HOUSE / "cli.py"), *words, "--json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_the_commands_take_a_face_file_from_any_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(FILE.read_bytes())
    page, yarn = filled()
    (tmp_path / "photo.jpg").write_bytes(desk.jpeg(desk.shoot(page, desk.camera())))
    assert run(tmp_path, "print", "wolle", "--face", "mine.toml")["file"] == "wolle-garden.pdf"
    assert run(tmp_path, "layout", "wolle", "--face", "mine.toml")["paw"] == "H9"
    (file,) = run(tmp_path, "score", "photo.jpg", "--face", "mine.toml")["files"]
    (sheet,) = file["sheets"]
    assert sheet["face"] == "garden"
    assert {tuple(segment) for segment in sheet["yarn"]["segments"]} == yarn
    assert run(tmp_path, "validate", "photo.jpg", "--face", "mine.toml")["legal"]
    (file,) = run(tmp_path, "score", "photo.jpg")["files"]
    assert file["sheets"] == [sheet]
