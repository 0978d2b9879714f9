"""Ink against print, pen by pen: what is drawn stands out, what is not does not."""

import numpy as np
import pytest

from tests.vision import desk
from vision.find import find_sheets
from vision.photo import open_photos
from vision.read import SheetReading, read_sheet

YARN = "F1 F2 F3 E3 E4 E5 D5 D6 E6 E7 E8 F8 F9 F10 E10"
PENS = {
    "light pencil": ((150, 150, 152), 0.45),
    "pencil": ((95, 95, 98), 0.4),
    "blue ball pen": ((165, 75, 40), 0.35),
    "black fine liner": ((45, 40, 40), 0.3),
    "red ball pen": ((70, 60, 200), 0.4),
    "green felt tip": ((90, 160, 60), 1.4),
    "orange felt tip": ((60, 140, 245), 1.2),
    "violet felt tip": ((170, 70, 130), 1.6),
}
MARKED = ("mouse.1", "mouse.2", "plane.1", "hourglass", "timer.1", "paw")
CUPS = ("E2", "D5", "H6", "B10", "I10", "C12")


def read(image: desk.Image) -> SheetReading:
    (photo,) = open_photos(desk.jpeg(image))
    (found,) = find_sheets(photo).sheets
    return read_sheet(photo, found)


def ring(image: desk.Image, spot: str, pen: tuple[tuple[int, int, int], float], radius: float = 2.8) -> None:
    yarn = desk.layout().yarn
    assert yarn is not None
    angles = np.linspace(0.2, 2 * np.pi + 0.1, 40)
    around = np.array(yarn.at(spot)) + radius * np.stack([np.cos(angles), 0.9 * np.sin(angles)], axis=1)
    desk.stroke(image, around, *pen)


@pytest.mark.parametrize("pen", PENS.values(), ids=PENS.keys())
def test_what_is_drawn_is_read_whatever_the_pen(pen: tuple[tuple[int, int, int], float]) -> None:
    page, sheet = desk.page(), desk.layout()
    drawn = desk.thread(page, sheet, YARN, *pen)
    for box in MARKED:
        desk.cross(page, sheet, box, *pen)
    for spot in CUPS:
        ring(page, spot, pen)
    decision = read(desk.shoot(page, desk.camera(), desk.curl(1.5))).decision
    assert decision.segments == drawn
    assert {name for name, marked in decision.marks.items() if marked} == set(MARKED)
    assert set(decision.cups) == set(CUPS)
    assert decision.doubts == ()


@pytest.mark.parametrize("face", ["A", "B"])
@pytest.mark.parametrize("cups", ["hand", "none", "random"])
def test_an_empty_sheet_is_empty(face: str, cups: str) -> None:
    reading = read(desk.shoot(desk.page(face, cups), desk.camera()))
    assert reading.decision.segments == frozenset()
    assert not any(reading.decision.marks.values())
    assert reading.decision.doubts == ()
    assert len(reading.decision.cups) == (6 if cups == "random" else 0)


def test_a_hard_shadow_is_not_ink() -> None:
    page, sheet = desk.page(), desk.layout()
    drawn = desk.thread(page, sheet, YARN, (150, 60, 30), 0.5)
    photo = desk.shoot(page, desk.camera()).astype(np.float32)
    x, y = np.meshgrid(np.arange(photo.shape[1]), np.arange(photo.shape[0]))
    photo[(x + 0.6 * y) > 1400] *= 0.35
    decision = read(np.clip(photo, 0, 255).astype(np.uint8)).decision
    assert decision.segments == drawn
    assert not any(decision.marks.values())


def test_a_faint_mark_is_asked_about() -> None:
    page, sheet = desk.page(), desk.layout()
    for box in ("mouse.1", "mouse.2", "sock.1", "plane.1"):
        desk.cross(page, sheet, box, (60, 50, 50), 0.5)
    desk.cross(page, sheet, "paw", (222, 222, 222), 0.5)
    decision = read(desk.shoot(page, desk.camera())).decision
    assert "paw" in {doubt.field for doubt in decision.doubts}
