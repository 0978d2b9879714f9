"""Coffee is no pen, and no pen is coffee: neither is read for the other without a word."""

import cv2
import numpy as np
import pytest

from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout
from tests.vision import desk
from vision.find.search import find_sheets
from vision.photo import open_photos
from vision.pipeline import SheetReading, read_sheet

YARN = "F1 F2 F3 E3 E4 E5 D5 D6 E6 E7 E8 F8 F9 F10 E10"
COFFEE = (150, 198, 226)
PALE_ORANGE = (140, 190, 235)  # as much like coffee as a felt tip can be
SCORE = find_layout("volle-wolle")


def read(image: desk.Image, *, score: bool = False) -> SheetReading:
    to_pixels = desk.camera(1500, 2000, tilt=0.04, page=SCORE.page) if score else desk.camera()
    (photo,) = open_photos(desk.jpeg(desk.shoot(image, to_pixels)))
    (found,) = find_sheets(photo).sheets
    return read_sheet(photo, found)


def arc(image: desk.Image, center: tuple[float, float], radius: float, colour: desk.Colour = COFFEE) -> None:
    angles = np.linspace(0, 2 * np.pi, 120)
    around = np.array(center) + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    desk.stroke(image, around, colour, 1.8)


def named(reading: SheetReading) -> set[str]:
    return {doubt.where or "" for doubt in reading.decision.doubts}


def marked(reading: SheetReading) -> set[str]:
    return {name for name, mark in reading.decision.marks.items() if mark}


@pytest.mark.parametrize("pen", [(70, 60, 200), (110, 60, 215), (60, 150, 40)], ids=["red", "pink", "green"])
def test_coffee_beside_a_coloured_pen_is_coffee(pen: desk.Colour) -> None:
    page, sheet = desk.page(), desk.layout()
    drawn = desk.thread(page, sheet, YARN, pen, 0.7)
    arc(page, (45.0, 150.0), 28.0)
    arc(page, (102.0, 80.0), 24.0)
    reading = read(page)
    assert reading.decision.segments == drawn
    assert not any(name.startswith("segment:") for name in named(reading))


def test_more_of_it_than_coffee_leaves_is_yarn() -> None:
    page, sheet = desk.page(), desk.layout()
    drawn = desk.thread(page, sheet, YARN, PALE_ORANGE, 1.2)
    assert read(page).decision.segments == drawn


def played(page: desk.Image, seat: str, colour: desk.Colour, width: float = 0.7) -> set[str]:
    crossed = {f"{seat}.{row}-{digit}" for row, digit in (("tens", 2), ("units", 5), ("black", 0), ("chips", 3))}
    for box in crossed:
        desk.cross(page, SCORE, box, colour, width)
    return crossed


def test_a_ring_of_coffee_over_a_seat_where_nobody_played_is_not_asked_about() -> None:
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1", (60, 50, 50))
    arc(page, SCORE.box("player4.units-4").rect.center, 14.0)
    reading = read(page, score=True)
    assert marked(reading) == crossed
    assert named(reading) == set()


@pytest.mark.parametrize("colour", [(95, 145, 180), (120, 165, 195)], ids=["espresso", "coffee"])
def test_a_pool_of_coffee_over_whole_boxes_crosses_none_of_them_unasked(colour: desk.Colour) -> None:
    """The print is seen through it, and no paper is left in the boxes to compare with."""
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1", (60, 50, 50))
    x, y = (round(at * desk.PPM) for at in SCORE.box("player4.units-4").rect.center)
    pool = np.full_like(page, 255)
    cv2.circle(pool, (x, y), round(15 * desk.PPM), colour, -1, cv2.LINE_AA)
    page = np.asarray(cv2.multiply(page, pool, scale=1 / 255), np.uint8)
    reading = read(page, score=True)
    assert crossed <= marked(reading)
    assert marked(reading) - crossed <= named(reading)


FELT_TIPS = {"orange": (60, 130, 235), "brown": (40, 70, 120), "pale orange": PALE_ORANGE, "yellow": (70, 220, 250)}


COLOURED_IN = {"mouse.1", "mouse.2", "sock.1"}


def coloured_in(page: desk.Image, sheet: Layout, colour: desk.Colour) -> None:
    for name in COLOURED_IN:
        box = sheet.box(name).rect
        for y in np.arange(box.y + 0.5, box.bottom, 1.0):
            desk.stroke(page, np.array([(box.x + 0.3, y), (box.right - 0.3, y)]), colour, 1.6)


@pytest.mark.parametrize("colour", FELT_TIPS.values(), ids=FELT_TIPS)
def test_boxes_coloured_in_are_never_taken_for_coffee_without_asking(colour: desk.Colour) -> None:
    """From edge to edge, so that no paper is left in them either, and on a sheet without any other ink."""
    page = desk.page()
    coloured_in(page, desk.layout(), colour)
    reading = read(page)
    assert marked(reading) | named(reading) >= COLOURED_IN


@pytest.mark.parametrize("name", ["orange", "brown"])
def test_boxes_coloured_in_darker_than_any_coffee_are_marks(name: str) -> None:
    page, sheet = desk.page(), desk.layout()
    coloured_in(page, sheet, FELT_TIPS[name])
    reading = read(page)
    assert marked(reading) == COLOURED_IN
    assert not named(reading) & COLOURED_IN


def test_a_pen_of_the_colour_of_coffee_is_asked_about() -> None:
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1", (60, 50, 50))
    orange = played(page, "player2", PALE_ORANGE, 1.2)
    reading = read(page, score=True)
    assert marked(reading) >= crossed
    assert orange <= marked(reading) | named(reading)


def test_in_a_picture_without_colours_coffee_is_asked_about() -> None:
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1", (60, 50, 50))
    arc(page, SCORE.box("player4.units-4").rect.center, 14.0)
    to_pixels = desk.camera(1500, 2000, tilt=0.04, page=SCORE.page)
    (photo,) = open_photos(desk.jpeg(without_colours(desk.shoot(page, to_pixels))))
    (found,) = find_sheets(photo).sheets
    reading = read_sheet(photo, found)
    assert marked(reading) ^ crossed <= named(reading)


def without_colours(image: desk.Image) -> desk.Image:
    return np.asarray(cv2.cvtColor(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR), np.uint8)


def test_a_crease_through_a_row_of_boxes_is_no_mark_in_any() -> None:
    """Grey, as a pencil is: but it runs from box to box."""
    page, sheet = desk.page(), desk.layout()
    desk.cross(page, sheet, "mouse.1", (110, 110, 112), 0.45)
    row = [box for box in sheet.boxes if box.row == "sock"]
    y = row[0].rect.center[1] + 0.6
    desk.stroke(page, np.array([(row[0].rect.x - 5, y), (row[-1].rect.right + 3, y)]), (226, 226, 227), 0.5)
    reading = read(page)
    assert marked(reading) == {"mouse.1"}


def thinned(colour: desk.Colour, share: float) -> desk.Colour:
    """The same ink, but only a share of it on the paper: light goes through what there is of it."""
    blue, green, red = (round(255 * (part / 255) ** share) for part in colour)
    return blue, green, red


def test_a_mark_of_a_light_hand_is_the_pens_however_much_browner_thin_ink_looks() -> None:
    page, orange = desk.score_page("volle-wolle"), FELT_TIPS["orange"]
    crossed = played(page, "player1", orange, 1.2) | played(page, "player2", orange, 1.2)
    desk.cross(page, SCORE, "player2.dog.1", thinned(orange, 0.4), 1.2)
    reading = read(page, score=True)
    assert marked(reading) == crossed | {"player2.dog.1"}
    assert not named(reading)
