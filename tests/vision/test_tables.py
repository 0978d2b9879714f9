"""Every sheet in the picture is answered or named: near ones and far ones, any way round, half covered ones."""

import cv2
import numpy as np
import pytest

from rollwrite.errors import UnreadableFile
from rollwrite.games import NO_OPTIONS
from rollwrite.language import Language
from tests.vision import desk
from vision.find.markers import GLANCE, Shot, detect
from vision.find.room import room_left
from vision.find.search import find_sheets
from vision.find.sheets import group
from vision.find.spots import coarse_spots, fine_spots
from vision.photo import Photo, open_photos
from vision.photos import read_photos
from vision.reading import PhotoReading
from vision.show.annotate import annotated
from vision.validate import only_sheet

NEAR, FAR = 7.0, 3.8  # pixels per millimetre
YARN = {"A": "F1 F2 F3 E3 E4 E5", "B": "E1 E2"}


def taken(table: desk.Image, quality: int = 90) -> bytes:
    noise = np.random.default_rng(5).normal(0, 2, table.shape)
    return desk.jpeg(np.asarray(np.clip(table + noise, 0, 255), np.uint8), quality)


def opened(data: bytes) -> Photo:
    (photo,) = open_photos(data)
    return photo


def read(table: desk.Image) -> PhotoReading:
    (reading,) = read_photos(taken(table))
    return reading


def played(seed: int, face: str = "A") -> desk.Image:
    page = desk.page(face, cups="none", seed=seed)
    desk.thread(page, desk.layout(face), YARN[face], (60, 45, 40), 0.6)
    return page


def two_near_three_far(width: int = 3200, height: int = 2400) -> desk.Image:
    """Three players sit on the other side of the table."""
    table = desk.empty_table(width, height)
    for n, x in enumerate((900, 2300)):
        desk.lay(table, played(n), (x, height - 800), NEAR, 3 * n)
    for n, x in enumerate((500, 1550, 2600)):
        desk.lay(table, played(3 + n), (x, 430), FAR, 180 + 4 * n)
    return table


def test_what_is_found_first_does_not_hide_what_is_smaller() -> None:
    sheets = read(two_near_three_far()).sheets
    assert len(sheets) == 5
    assert all(len(sheet.decision.segments) == 5 for sheet in sheets)


def test_a_large_photo_is_looked_at_with_all_its_pixels_beside_what_was_found() -> None:
    larger = cv2.resize(two_near_three_far(), None, fx=1.25, fy=1.25, interpolation=cv2.INTER_CUBIC)
    photo = opened(taken(np.asarray(larger, np.uint8)))
    assert photo.reduction == 2
    found = find_sheets(photo).sheets
    assert sorted(len(sheet.markers) for sheet in found) == [4] * 5


@pytest.mark.parametrize("step", [37.0, 90.0])
def test_eight_sheets_any_way_round(step: float) -> None:
    table = desk.empty_table(4000, 3000)
    for n in range(8):
        desk.lay(table, played(n, "AB"[n % 2]), (560 + 960 * (n % 4), 780 + 1440 * (n // 4)), 4.4, n * step)
    sheets = read(table).sheets
    assert sorted(sheet.face.name for sheet in sheets) == ["A"] * 4 + ["B"] * 4


def test_margins_may_overlap() -> None:
    table = desk.empty_table(2600, 2000)
    for n in range(3):
        desk.lay(table, played(n), (500 + 5.2 * 142 * n, 1000 + 20 * n), 5.2)
    assert len(read(table).sheets) == 3


def test_a_soft_and_dark_corner_of_the_table_is_part_of_the_picture() -> None:
    table = two_near_three_far()
    corner = table[:900, 2000:]
    corner[:] = cv2.GaussianBlur(corner, (0, 0), 2.2) * 0.45
    reading = read(table)
    assert len(reading.sheets) + len(reading.troubles) == 5


def seen_aslant(table: desk.Image, narrow: float) -> desk.Image:
    """The table from one of its ends: its right side is near, its left far, narrow and out of focus."""
    height, width = table.shape[:2]
    corners = np.array([(0, 0), (width, 0), (width, height), (0, height)], np.float32)
    low, high, near = 0.36 * height, 0.6 * height, narrow * width
    seen = np.array([(0, low), (near, 0), (near, height), (0, high)], np.float32)
    photo = cv2.warpPerspective(table, cv2.getPerspectiveTransform(corners, seen), (round(near), height))
    far = photo[:, : round(0.35 * near)]
    far[:] = cv2.GaussianBlur(far, (0, 0), 2.4)
    return np.asarray(photo, np.uint8)


@pytest.mark.parametrize("seed", [1, 4])
def test_a_sheet_that_is_far_and_slanted_is_seen_as_if_from_above(seed: int) -> None:
    table = desk.empty_table(4200, 2000)
    for n, (x, turn) in enumerate(((700, 170), (2100, 5), (3500, -8))):
        desk.lay(table, played(seed + n, "AB"[n % 2]), (x, 1000), 8, turn)
    reading = read(seen_aslant(table, 0.7))
    assert len(reading.sheets) + len(reading.troubles) == 3


def test_paper_with_other_squares_at_its_corners_is_no_sheet() -> None:
    """As far apart and as large as markers, and in four shades."""
    table = desk.empty_table(2800, 2000)
    desk.lay(table, played(1), (2100, 1000), 8)
    paper = np.full_like(desk.page(), 250)
    for n, marker in enumerate(desk.layout().markers):
        low, high = (np.array(corner) * desk.PPM for corner in (marker.rect.corners[0], marker.rect.corners[2]))
        cv2.rectangle(paper, low.astype(int).tolist(), high.astype(int).tolist(), (40 + 20 * n,) * 3, cv2.FILLED)
    desk.lay(table, paper, (700, 1000), 8)
    reading = read(table)
    assert (len(reading.sheets), reading.troubles, reading.glimpses) == (1, (), 0)


@pytest.mark.parametrize("words", ["a sheet at the upper left", "a sheet at the lower right"])
def test_a_sheet_with_something_on_it_is_named_by_its_place(words: str) -> None:
    table = desk.empty_table(3000, 2400)
    middles = [(520, 650), (1500, 650), (2480, 650), (520, 1750), (1500, 1750), (2480, 1750)]
    for n, middle in enumerate(middles):
        desk.lay(table, played(n), middle, 4.6)
    x, y = middles[0] if "upper" in words else middles[5]
    table[y - 300 : y + 500, x - 350 : x + 350] = (40, 60, 150)
    reading = read(table)
    assert len(reading.sheets) == 5
    (trouble,) = reading.troubles
    assert words in str(trouble)


def test_the_annotated_copy_frames_a_sheet_that_was_not_read() -> None:
    """Far larger than the copy: the outline is told in pixels of the photo, and drawn on a smaller one."""
    table = desk.empty_table(3000, 2000)
    for n, x in enumerate((520, 2300)):
        desk.lay(table, played(n), (x, 1000), 4.6)
    table[700:1500, 1950:2650] = (40, 60, 150)
    reading = read(table)
    (sheet,) = reading.sheets
    assert len(reading.troubles) == 1
    drawn = annotated([sheet], Language("en")).astype(int)
    assert drawn.shape[1] == 2000
    for side in (-1, 1):
        x = round((2300 + side * 4.6 * desk.layout().page.width / 2) * 2 / 3)
        near = drawn[500:800, x - 8 : x + 8]
        assert (near[:, :, 2] - near[:, :, 0] > 120).any(axis=1).all()


def test_validate_judges_no_sheet_beside_one_that_cannot_be_read() -> None:
    table = desk.empty_table(2000, 1300)
    for n, x in enumerate((520, 1500)):
        desk.lay(table, played(n), (x, 650), 4.6)
    table[350:1150, 1150:1850] = (40, 60, 150)
    with pytest.raises(UnreadableFile, match="a sheet at the right cannot be read"):
        only_sheet("two.jpg", taken(table), NO_OPTIONS)


def test_a_sheet_that_fills_the_frame_leaves_no_room() -> None:
    """Then one glance is enough: a photo of a single sheet is not made to wait for others."""
    shot = Shot(np.ascontiguousarray(desk.shoot(played(1), desk.camera())[120:1920]))
    spots = fine_spots(shot)
    sheets = group(shot, detect(shot, GLANCE, spots).markers)
    assert len(sheets) == 1
    assert not len(room_left(shot, sheets).with_enough(spots))


def checked_cloth(width: int, height: int, side: int) -> desk.Image:
    """Light, and full of dark squares: threads of two colours, one over the other."""
    rows, columns = (np.arange(length) // side % 2 for length in (height, width))
    threads = rows[:, None] + columns[None, :]
    return np.ascontiguousarray(np.repeat(np.array([235, 190, 55], np.uint8)[threads][:, :, None], 3, axis=2))


@pytest.mark.parametrize("side", [10, 18, 33, 60])
def test_squares_of_a_tablecloth_are_not_looked_at_one_by_one(side: int) -> None:
    table = checked_cloth(2000, 1500, side)
    desk.lay(table, played(1), (900, 750), 5.0, 8)
    photo = opened(taken(table))
    shot = Shot(photo.image)
    (sheet,) = find_sheets(photo).sheets
    assert sheet.complete
    spots = np.concatenate([fine_spots(shot), coarse_spots(shot)])
    assert len(room_left(shot, [sheet]).with_enough(spots)) < 60  # the cloth has up to ten thousand squares


def test_another_sheet_is_found_on_a_tablecloth_too() -> None:
    table = checked_cloth(3000, 2200, 24)
    desk.lay(table, played(1), (1000, 1200), 7.0, 8)
    desk.lay(table, played(2), (2400, 500), 3.5, 170)
    assert len(read(table).sheets) == 2


@pytest.mark.parametrize("px_per_mm", [2.0, 3.0, 4.5, 7.0, 12.0])
@pytest.mark.parametrize("degrees", [0.0, 20.0, 45.0])
def test_every_marker_is_a_spot(px_per_mm: float, degrees: float) -> None:
    table = desk.empty_table(3000, 3000)
    desk.lay(table, played(1), (1500, 1500), px_per_mm, degrees)
    shot = Shot(cv2.GaussianBlur(table, (0, 0), 1.5).astype(np.uint8))
    spots = np.concatenate([fine_spots(shot), coarse_spots(shot)])
    turn = np.radians(degrees)
    rotate = px_per_mm * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    for marker in desk.layout("A").markers:
        middle = rotate @ (np.array(marker.rect.center) - (74, 105)) + 1500
        near = np.linalg.norm(spots[:, :2] - middle, axis=1) < marker.rect.width * px_per_mm / 4
        assert near.any()
