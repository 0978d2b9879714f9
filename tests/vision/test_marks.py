"""What in a box is a pen's mark, and what is shadow or noise."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from sheets.layout.catalogue import find_layout
from tests.vision import desk
from vision.belief.marks import believe_boxes
from vision.belief.seen import DOUBT
from vision.find.search import find_sheets
from vision.ink.boxes import Mark
from vision.photo import open_photos
from vision.pipeline import SheetReading, read_sheet

SCORE = find_layout("volle-wolle")
SIZE = (2400, 3200)
CAMERA = desk.camera(*SIZE, tilt=0.04, page=SCORE.page)
BLUE, GREEN, PENCIL, BLACK = (165, 75, 40), (60, 150, 40), (130, 110, 110), (60, 60, 60)
PURPLE = (160, 80, 140)


def played(page: desk.Image, seat: str, colour: desk.Colour = BLUE) -> set[str]:
    crossed = {f"{seat}.{row}-{digit}" for row, digit in (("tens", 2), ("units", 5), ("black", 0), ("chips", 3))}
    crossed |= {f"{seat}.dog.1", f"{seat}.dog.2"}
    for box in crossed:
        desk.cross(page, SCORE, box, colour, 0.6)
    return crossed


def read(photo: desk.Image) -> SheetReading:
    (opened,) = open_photos(desk.jpeg(photo))
    (found,) = find_sheets(opened).sheets
    return read_sheet(opened, found)


def shot(page: desk.Image) -> desk.Image:
    return desk.shoot(page, CAMERA, size=SIZE)


def marked(reading: SheetReading) -> set[str]:
    return {name for name, mark in reading.decision.marks.items() if mark}


def named(reading: SheetReading) -> set[str]:
    return {doubt.where or "" for doubt in reading.decision.doubts}


def shadow(page: desk.Image, outline_mm: desk.Points, soft_mm: float) -> None:
    """What keeps the lamp's light from the page takes the same share of it from paper, print and ink."""
    mask = np.zeros(page.shape[:2], np.float32)
    cv2.fillPoly(mask, [np.rint(outline_mm * desk.PPM).astype(np.int32)], 1.0)
    page[:] = (page * (1 - 0.45 * cv2.GaussianBlur(mask, (0, 0), soft_mm * desk.PPM)[:, :, None])).astype(np.uint8)


@pytest.mark.parametrize("box", ["player2.tens-7", "player1.units-8"])
def test_the_soft_shadow_of_a_fingertip_is_no_mark(box: str) -> None:
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1") | played(page, "player2", GREEN)
    x, y = SCORE.box(box).rect.center
    shadow(page, np.array([(x + 0.5, y), (x - 6, y - 5), (x - 14, y - 5), (x - 14, y + 5), (x - 6, y + 5)]), 0.8)
    reading = read(shot(page))
    assert marked(reading) == crossed
    assert not named(reading)


def test_marks_stand_out_from_the_noise_of_a_dark_photo() -> None:
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1", PENCIL) | played(page, "player2", PENCIL)
    dim = shot(page) * 0.3
    noisy = np.clip(dim + np.random.default_rng(3).normal(0, 45, dim.shape), 0, 255).astype(np.uint8)
    reading = read(noisy)
    assert marked(reading) == crossed
    assert not named(reading)


def timer_crossed(colour: desk.Colour, zigzag: bool) -> tuple[desk.Image, set[str]]:
    """A page with marks in every box beside the mat, which lie in a shadow, and some in the rows."""
    page, sheet = desk.page(), desk.layout()
    column = {"hourglass", *(f"timer.{n}" for n in range(1, 6))}
    crossed = column | {"mouse.1", "mouse.2", "mouse.3", "sock.1", "plane.1"}
    for box in crossed:
        inside = sheet.box(box).rect.grown(-1.3)
        if zigzag and box in column:
            peaks = [(inside.x + inside.width * n / 4, inside.bottom if n % 2 else inside.y) for n in range(5)]
            desk.stroke(page, np.array(peaks), colour, 0.6)
        else:
            desk.cross(page, sheet, box, colour, 0.6)
    shadow(page, np.array([(110, 0), (148, 0), (148, 120), (115, 120)]), 3.0)
    return page, crossed


@pytest.mark.parametrize("blur", [4, 6, 8])
@pytest.mark.parametrize("zigzag", [True, False], ids=["zigzag", "cross"])
@pytest.mark.parametrize("colour", [BLUE, BLACK], ids=["blue", "black"])
def test_marks_that_the_camera_did_not_focus_on_are_no_shadows(colour: desk.Colour, zigzag: bool, blur: int) -> None:
    """Their edges are soft, and so is all print around: what is too soft to tell is asked about, never passed over."""
    page, crossed = timer_crossed(colour, zigzag)
    photo = desk.shoot(page, desk.camera())
    to_the_right = np.clip((np.arange(photo.shape[1]) / photo.shape[1] - 0.3) / 0.5, 0, 1)[None, :, None]
    soft = photo + (cv2.GaussianBlur(photo, (0, 0), blur).astype(float) - photo) * to_the_right
    noisy = soft + np.random.default_rng(3).normal(0, 4, photo.shape)
    reading = read(np.asarray(np.clip(noisy, 0, 255), np.uint8))
    assert marked(reading) == crossed
    if blur == 4:
        assert not named(reading)


@pytest.mark.parametrize("soft_mm", [0.2, 0.5])
@pytest.mark.parametrize("tip", [(-0.5, 0.0), (-1.0, 1.2)], ids=["straight", "below"])
@pytest.mark.parametrize("box", ["player2.chips-20", "player1.dog.4"])
def test_the_corner_of_a_shadow_is_no_mark(box: str, tip: tuple[float, float], soft_mm: float) -> None:
    """It ends within the box, as sharp as a pen's stroke; but nothing in it is darker than it is beside the box."""
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1") | played(page, "player2", GREEN)
    x, y = SCORE.box(box).rect.center
    outline = [(0, 1.5), (0, -1.5), (3, -14), (22 - tip[0], -12 - tip[1]), (18 - tip[0], 10 - tip[1]), (3, 3)]
    shadow(page, np.array(outline) + np.array((x + tip[0], y + tip[1])), soft_mm)
    reading = read(shot(page))
    assert marked(reading) - named(reading) == crossed


def test_what_goes_on_from_clear_marks_only_may_be_their_hands() -> None:
    """Strokes that swing out of their boxes look like a crease: of a slash that hugs its corner a person is asked."""
    page = desk.score_page("volle-wolle")
    played(page, "player1")
    measured = read(shot(page)).measures
    swinging = replace(measured.boxes["player1.dog.2"], dark=0.35, core=0.34, runs_on=0.21)
    hugging = replace(measured.boxes["player1.dog.3"], dark=0.18, core=0.06, noise=0.011, runs_on=0.25)

    def believed(before: Mark) -> float:
        marks = {**measured.boxes, "player1.dog.2": before, "player1.dog.3": hugging}
        return believe_boxes(marks, SCORE.boxes, measured.strokes, {})["player1.dog.3"].log_odds

    assert believed(swinging) > -DOUBT
    assert believed(replace(swinging, dark=0.18, core=0.06)) < -DOUBT


def test_a_name_written_beside_a_mark_in_colour_is_no_shadow() -> None:
    """What is written above a box is darker than the mark that runs out to it; and shadows have no colour."""
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1", PURPLE)
    rect = SCORE.box("player1.dog.2").rect
    for _ in range(3):
        desk.stroke(page, np.array([(rect.x - 3, rect.y - 1.6), (rect.right + 3, rect.y - 1.6)]), PURPLE, 2.2)
    reading = read(shot(page))
    assert reading.measures.boxes["player1.dog.2"].as_beside > 1.2
    assert marked(reading) == crossed
    assert not named(reading)


def test_a_slash_that_bows_is_a_mark_and_the_end_of_its_neighbours_is_none() -> None:
    """It hugs a corner and leaves the core of its box bare, but comes in at one side and goes out at another."""
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1") | {"player1.dog.3"}
    hugging, reaching_over = [(0.05, 1.0), (0.78, 0.78), (1.0, 0.05)], [(-0.6, 0.5), (0.2, 0.5)]
    for box, way in (("player1.dog.3", hugging), ("player1.chips-4", reaching_over)):
        rect = SCORE.box(box).rect
        desk.stroke(page, np.array(way) * (rect.width, rect.height) + (rect.x, rect.y), BLUE, 0.6)
    reading = read(shot(page))
    assert marked(reading) == crossed
    assert not named(reading)
    assert reading.measures.boxes["player1.chips-4"].dark > 0.25


def believed(reading: SheetReading, **instead: Mark) -> dict[str, float]:
    """How sure one could be of the first player's boxes, if these had been measured instead."""
    marks = {**reading.measures.boxes, **{f"player1.{box}": mark for box, mark in instead.items()}}
    seen = believe_boxes(marks, SCORE.boxes, reading.measures.strokes, {})
    return {box: seen[f"player1.{box}"].log_odds for box in instead}


def test_what_is_dark_for_washed_out_print_only_is_asked_about() -> None:
    """Glare takes from marks what it takes from print; but a shaken phone takes more from the thin lines of frames than
    from pens' strokes: what is a mark only if its ink was washed out, too, may be a blurred frame."""
    page = desk.score_page("volle-wolle")
    played(page, "player1")
    reading = read(shot(page))
    dog = reading.measures.boxes["player1.dog.8"]
    blurred = replace(dog, dark=0.19, core=0.18, noise=0.013, edge=0.9, contrast=0.4)
    assert abs(believed(reading, bone=blurred)["bone"]) < DOUBT
    assert believed(reading, bone=replace(blurred, dark=0.5, core=0.5))["bone"] > DOUBT


def test_what_is_pale_and_has_soft_edges_is_asked_about_though_a_pencil_may_be_as_pale() -> None:
    """The tip of a soft shadow, or coffee: the edges of pale marks are no softer than those of dark ones."""
    page = desk.score_page("volle-wolle")
    played(page, "player1", PENCIL)
    reading = read(shot(page))
    pale = replace(reading.measures.boxes["player1.chips-3"], dark=0.29, core=0.29)
    assert believed(reading, bone=replace(pale, edge=0.9))["bone"] > 0
    assert -DOUBT < believed(reading, bone=replace(pale, edge=0.6))["bone"] < 0
    assert believed(reading, bone=replace(pale, edge=0.6, dark=0.4))["bone"] > DOUBT


def test_an_edge_of_a_shadow_in_some_boxes_is_no_fainter_hand() -> None:
    """Three boxes that are a third as dark as a player's marks do not tell that this hand marks so faintly."""
    page = desk.score_page("volle-wolle")
    played(page, "player1")
    reading = read(shot(page))
    shadowed = replace(reading.measures.boxes["player1.dog.1"], dark=0.18, core=0.17)
    odds = believed(reading, **{f"chips-{chips}": shadowed for chips in (8, 9, 10)})
    assert all(-DOUBT < one < DOUBT for one in odds.values())


def test_boxes_filled_beyond_their_brim_are_no_arm() -> None:
    """Three black squares below each other are dark for as far as an arm's rim is, and hide their own frames."""
    sheet = find_layout("uly-polly")
    page = desk.score_page("uly-polly")
    filled = {f"player{player}.plays" for player in (2, 3, 4)}
    for box in filled:
        corners = np.array(sheet.box(box).rect.grown(0.9).corners)
        cv2.fillPoly(page, [np.rint(corners * desk.PPM).astype(np.int32)], (25, 25, 25))
    reading = read(desk.shoot(page, desk.camera(*SIZE, tilt=0.04, page=sheet.page), size=SIZE))
    assert marked(reading) == filled
    assert not named(reading)


def test_a_name_written_with_a_black_felt_tip_covers_nothing() -> None:
    """No paper is left above the boxes of the dogs, but there is some between and below them."""
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player3", BLACK)
    first, last = (SCORE.box(f"player3.dog.{n}").rect for n in (1, 8))
    for up in (4.0, 5.5, 7.0):
        desk.stroke(page, np.array([(first.x, first.y - up), (last.right, first.y - up)]), (10, 10, 10), 2.5)
    reading = read(shot(page) // 2)
    assert marked(reading) == crossed
    assert not named(reading)


@pytest.mark.parametrize(("width", "aslant"), [(5.0, 0.2), (8.0, 0.0), (9.0, 0.6), (12.0, 0.2)])
def test_a_pen_that_lies_across_boxes_marks_none_of_them(width: float, aslant: float) -> None:
    """It is as dark as ink, leaves paper on both sides, and nobody fills boxes and what is between them in one go."""
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1", BLUE)
    middle = np.array(SCORE.box("player1.dog.3").rect.center)
    way = np.array([np.cos(aslant), np.sin(aslant)]) * 70
    desk.stroke(page, np.array([middle - way, middle + way]), (20, 20, 20), width)
    reading = read(shot(page))
    assert marked(reading) ^ crossed <= named(reading)
    assert {"player1.dog.3", "player1.dog.4"} <= named(reading)


def test_a_row_filled_with_a_broad_pen_is_marked() -> None:
    page = desk.score_page("volle-wolle")
    filled = {f"player2.dog.{n}" for n in range(1, 9)}
    for box in filled:
        rect = SCORE.box(box).rect.grown(0.8)
        ends = np.array([(rect.x, rect.center[1]), (rect.right, rect.center[1])])
        desk.stroke(page, ends, (20, 20, 20), rect.height)
    reading = read(shot(page))
    assert filled <= marked(reading)
    assert not filled & named(reading)


@pytest.mark.parametrize(("height_mm", "length_mm"), [(1.4, 75), (2.2, 85)])
def test_a_frame_that_steep_paper_moves_is_no_mark(height_mm: float, length_mm: float) -> None:
    """At the ends of rows nothing tells how a wave goes on, so that frames lie beside their places, and aslant."""

    def wavy(points_mm: desk.Points) -> desk.Points:
        rise = height_mm * np.clip((110 - points_mm[:, 1]) / 70, 0, 1)
        return np.stack([0 * rise, -rise * np.sin(2 * np.pi * points_mm[:, 0] / length_mm + 0.5)], axis=1)

    page, size = desk.score_page("volle-wolle"), (1300, 1740)
    crossed = {f"player{seat}.{box}" for seat in (1, 2, 3) for box in ("tens-2", "units-5", "chips-3")}
    for box in crossed:
        desk.cross(page, SCORE, box, PENCIL, 0.6)
    reading = read(desk.shoot(page, desk.camera(*size, tilt=0.04, page=SCORE.page), wavy, size))
    assert marked(reading) == crossed
    assert not named(reading)


def test_a_pencil_in_the_light_of_a_mirrored_lamp_is_no_coffee() -> None:
    """It adds its own colour to what is dark: grey looks brown there, and so do the frames."""
    page = desk.score_page("volle-wolle")
    crossed = {f"player{seat}.{box}" for seat in (5, 6) for box in ("tens-2", "units-5", "chips-3")}
    for box in crossed:
        desk.cross(page, SCORE, box, (128, 142, 144), 0.5)
    photo = shot(page)
    lamp = desk.where(np.array([SCORE.box("player6.chips-3").rect.center]), CAMERA, desk.flat)[0]
    y, x = np.mgrid[0 : photo.shape[0], 0 : photo.shape[1]]
    veil = np.exp(-((x - lamp[0]) ** 2 + (y - lamp[1]) ** 2) / 350**2)[:, :, None]
    reading = read(np.asarray(photo * 0.6 + veil * np.array((2, 52, 75)), np.uint8))
    assert marked(reading) == crossed
    assert not named(reading)


def test_a_small_mark_beside_the_middle_of_its_box_hugs_no_corner() -> None:
    """Seen from the middle it fills no more than the tail of a neighbour's mark; but that leaves the core bare."""
    page = desk.score_page("volle-wolle")
    crossed = played(page, "player1") | {"player1.dog.3"}
    x, y = SCORE.box("player1.dog.3").rect.center
    desk.stroke(page, np.array([(x - 0.2, y + 1.1), (x + 0.2, y + 1.1)]), BLUE, 1.3)
    reading = read(shot(page))
    assert reading.measures.boxes["player1.dog.3"].around < 0.34
    assert (marked(reading), named(reading)) == (crossed, set())


def test_a_frame_that_seems_to_lie_somewhere_else_is_no_slash_that_bows() -> None:
    """It hugs a side of its box, as sharp as a pen."""
    page = desk.score_page("volle-wolle")
    played(page, "player1")
    reading = read(shot(page))
    box = reading.measures.boxes["player1.dog.8"]
    hugging = replace(box, dark=0.36, core=0.07, noise=0.008, edge=1.3, around=0.58)
    assert believed(reading, **{"dog.8": hugging})["dog.8"] > 0
    assert believed(reading, **{"dog.8": replace(hugging, astray=True)})["dog.8"] < 0
