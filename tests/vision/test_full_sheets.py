"""A full sheet is still a sheet: frames under marks are frames, whatever their number."""

import numpy as np
import pytest

from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout
from tests.vision import desk
from vision.find.search import find_sheets
from vision.photo import open_photos
from vision.pipeline import SheetReading, read_sheet

PENS = {
    "ball pen": ((165, 75, 40), 0.4),
    "pencil": ((105, 105, 108), 0.5),
    "felt tip": ((45, 40, 40), 1.3),
    "board marker": ((45, 40, 40), 1.9),
}
Pen = tuple[desk.Colour, float]


def some_boxes(sheet: Layout, share: float) -> set[str]:
    dice = np.random.default_rng(round(100 * share))
    return {box.name for box in sheet.boxes if dice.random() < share}


def read(image: desk.Image, sheet: Layout) -> SheetReading:
    to_pixels = desk.camera(1500, 2000, tilt=0.04, page=sheet.page)
    (photo,) = open_photos(desk.jpeg(desk.shoot(image, to_pixels, desk.curl(2.0))))
    (found,) = find_sheets(photo).sheets
    return read_sheet(photo, found)


def marks(reading: SheetReading) -> set[str]:
    return {name for name, marked in reading.decision.marks.items() if marked}


@pytest.mark.parametrize("share", [0.5, 1.0])
@pytest.mark.parametrize("pen", PENS.values(), ids=PENS.keys())
@pytest.mark.parametrize("game", ["volle-wolle", "uly-polly"])
def test_any_number_of_crosses_leaves_frames_to_find(game: str, pen: Pen, share: float) -> None:
    page, sheet = desk.score_page(game), find_layout(game)
    crossed = some_boxes(sheet, share)
    for box in crossed:
        desk.cross(page, sheet, box, *pen)
    reading = read(page, sheet)
    assert marks(reading) == crossed
    assert reading.flat.found > 0.95


def filled(image: desk.Image, sheet: Layout, box: str, pen: Pen) -> None:
    rect, steps = sheet.box(box).rect, np.arange(14)
    x = np.where(steps % 2, rect.x + 0.1, rect.right - 0.1)
    desk.stroke(image, np.stack([x, rect.y + rect.height * (steps + 0.5) / 14], axis=1), *pen)


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_boxes_filled_beyond_the_brim_are_crossed(share: float) -> None:
    """No frame is left to be seen of them, and where two are neighbours, no paper in between."""
    page, sheet = desk.score_page("volle-wolle"), find_layout("volle-wolle")
    crossed = some_boxes(sheet, share)
    for box in crossed:
        filled(page, sheet, box, PENS["felt tip"])
    assert marks(read(page, sheet)) == crossed
