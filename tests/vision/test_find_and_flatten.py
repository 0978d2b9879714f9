"""Finding and flattening against a camera and a curl whose formulas are known."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout
from tests.vision import desk
from vision.connected import connected
from vision.find import search
from vision.find.corners import completed
from vision.find.markers import Closeness, Shot, Sighting, Spots, detect
from vision.find.search import find_sheets
from vision.find.sheets import group
from vision.flat.flatten import FlatSheet, flatten
from vision.photo import Photo, open_photos

PX_PER_MM = 7.6  # of the desk's camera, about


def opened(image: desk.Image) -> Photo:
    (photo,) = open_photos(desk.jpeg(image))
    return photo


def dots() -> desk.Points:
    yarn = desk.layout().yarn
    assert yarn is not None
    return np.array([(dot.x, dot.y) for dot in yarn.dots])


def off_by_mm(sheet: FlatSheet, to_pixels: desk.Points, bend: desk.Bend) -> desk.Points:
    """How far each dot is from where it really is."""
    error = sheet.to_photo(dots()) - desk.where(dots(), to_pixels, bend)
    return np.asarray(np.linalg.norm(error, axis=1) / PX_PER_MM)


def flattened(bend: desk.Bend) -> tuple[FlatSheet, desk.Points]:
    """A sheet without ink on such paper, and how far its dots are off."""
    to_pixels = desk.camera()
    (found,) = find_sheets(opened(desk.shoot(desk.page(), to_pixels, bend))).sheets
    sheet = flatten(found)
    return sheet, off_by_mm(sheet, to_pixels, bend)


def without(image: desk.Image, corners: tuple[int, ...], layout: Layout | None = None) -> desk.Image:
    """Markers under a thumb."""
    covered = image.copy()
    for corner in corners:
        rect = (layout or desk.layout()).markers[corner].rect.grown(1)
        (x0, y0), (x1, y1) = ((int(v * desk.PPM) for v in at) for at in (rect.corners[0], rect.corners[2]))
        covered[y0:y1, x0:x1] = (120, 150, 200)
    return covered


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_any_rotation_is_told_by_the_markers(turn: int) -> None:
    to_pixels = desk.camera(turn=turn)
    (found,) = find_sheets(opened(desk.shoot(desk.page(), to_pixels))).sheets
    assert found.layout is desk.layout("A")
    corners = found.to_pixels(np.array(found.layout.page.corners))
    truth = desk.where(np.array(found.layout.page.corners), to_pixels, desk.flat)
    assert np.abs(corners - truth).max() < 4


@pytest.mark.parametrize("height", [0.0, 2.0, 3.5, 7.0])
def test_dots_are_found_within_a_third_of_a_millimetre_under_curl(height: float) -> None:
    to_pixels, bend = desk.camera(), desk.curl(height)
    page = desk.page()
    desk.thread(page, desk.layout(), "F1 F2 F3 E3 E4 E5 E6 D6 D7 D8 D9 D10", (150, 60, 30), 0.6)
    (found,) = find_sheets(opened(desk.shoot(page, to_pixels, bend))).sheets
    off = off_by_mm(flatten(found), to_pixels, bend)
    assert np.quantile(off, 0.95) < 0.3
    assert off.max() < 0.6


@pytest.mark.parametrize("height", [3.0, 6.0])
def test_a_fold_moves_print_by_more_than_half_the_way_to_the_next_dot_and_does_no_harm(height: float) -> None:
    sheet, off = flattened(desk.fold(height))
    assert np.quantile(off, 0.9) < 0.3
    assert off.max() < 0.9  # on the crease itself
    assert sheet.found > 0.95


@pytest.mark.parametrize("height", [6.0, 7.0, 8.0])
def test_a_mat_is_not_read_a_dot_aside_where_nothing_printed_tells_of_the_rise_above_it(height: float) -> None:
    """Each dot lies nearer to where its neighbour is expected; all of them together do not fit there."""
    sheet, off = flattened(desk.step(height))
    assert np.quantile(off, 0.9) < 0.4
    assert off.max() < 2.0  # where it rises, above the first dots
    assert sheet.found > 0.9


@pytest.mark.parametrize("covered", [(0,), (2,), (0, 1), (1, 3), (0, 1, 2), (1, 2, 3)])
def test_covered_markers_are_made_up_for_by_dots(covered: tuple[int, ...]) -> None:
    to_pixels = desk.camera()
    (found,) = find_sheets(opened(desk.shoot(without(desk.page(), covered), to_pixels))).sheets
    assert len(found.markers) == 4 - len(covered)
    assert np.quantile(off_by_mm(flatten(found), to_pixels, desk.flat), 0.95) < 0.3


@pytest.mark.parametrize(
    ("covered", "bend"),
    [((), desk.crease(7.0)), ((1,), desk.crease(7.0)), ((1,), desk.crease(-8.0, at_mm=110.0, aslant=0.3))],
)
def test_boxes_that_lie_elsewhere_all_together_beyond_a_crease_are_found(
    covered: tuple[int, ...], bend: desk.Bend
) -> None:
    """Each of them alone is further from where the print around expects it than print can be; together they tell where
    those beyond them are."""
    layout = find_layout("uly-polly")
    to_pixels = desk.camera(1000, 1400, page=layout.page)
    page = without(desk.score_page("uly-polly"), covered, layout)
    (found,) = find_sheets(opened(desk.shoot(page, to_pixels, bend, size=(1000, 1400)))).sheets
    boxes = np.array([box.rect.center for box in layout.boxes])
    sheet = flatten(found)
    off = np.linalg.norm(sheet.to_photo(boxes) - desk.where(boxes, to_pixels, bend), axis=1) / found.px_per_mm
    assert sheet.found > 0.97
    assert off.max() < 1.3  # on the crease itself


def grainy(image: desk.Image, share: float, grain: float) -> desk.Image:
    """Pale print on grey paper, in a photo with coarse grain."""
    noise = np.random.default_rng(3).normal(0, grain, image.shape[:2])
    soft = 2 * cv2.GaussianBlur(noise, (0, 0), 1.0)
    return np.asarray(np.clip(200 - (200 - image.astype(float)) * share + soft[:, :, None], 0, 255), np.uint8)


@pytest.mark.parametrize(
    ("size", "share", "grain"), [((1500, 2000), 0.5, 40), ((1500, 2000), 0.4, 40), ((1200, 1600), 0.3, 30)]
)
def test_corners_of_pale_print_are_found_where_the_others_tell(size: tuple[int, int], share: float, grain: int) -> None:
    """They fall to pieces, so that nothing in the picture looks like a marker there before it is looked at closely."""
    photo = grainy(desk.shoot(desk.page(), desk.camera(*size), size=size), share, grain)
    (found,) = find_sheets(opened(photo)).sheets
    assert found.complete


@pytest.mark.parametrize("corner", range(4))
def test_from_one_corner_alone_the_others_are_found_however_slanted_the_view(corner: int) -> None:
    """One marker tells nothing of perspective: the far ones lie elsewhere by half of the way."""
    photo = opened(desk.shoot(desk.page(), desk.camera(tilt=0.28)))
    shot = Shot(photo.image, photo.reduction)
    (sheet,) = find_sheets(photo).sheets
    alone = [sheet.markers[corner]]
    (found,), markers = completed(shot, group(shot, alone), alone)
    assert found.complete
    assert len(markers) == 4


def test_sheets_side_by_side_are_kept_apart() -> None:
    both = np.hstack([desk.page("A"), desk.page("B"), desk.page("A", seed=2)])
    photo = opened(np.asarray(cv2.resize(both, None, fx=0.45, fy=0.45, interpolation=cv2.INTER_AREA), np.uint8))
    sheets = find_sheets(photo).sheets
    assert [sheet.layout.title for sheet in sheets] == ["wolle A", "wolle B", "wolle A"]
    assert all(len(sheet.markers) == 4 for sheet in sheets)


def test_corners_far_apart_on_a_steep_photo_are_one_sheet() -> None:
    steep = np.array([[520, 420], [1010, 500], [1390, 1880], [140, 1700]], np.float32)
    flat = np.array([[0, 0], [148, 0], [148, 210], [0, 210]], np.float32)
    to_pixels = np.asarray(cv2.getPerspectiveTransform(flat, steep), np.float64)
    (found,) = find_sheets(opened(desk.shoot(desk.page(), to_pixels, desk.curl(5.0)))).sheets
    assert len(found.markers) == 4


def test_the_markers_of_a_single_sheet_are_looked_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """There were 14 looks when the largest spots came first, wherever they lay."""
    looks: list[int] = []

    def counted(shot: Shot, how: Closeness, spots: Spots) -> Sighting:
        looks.append(len(spots))
        return detect(shot, how, spots)

    monkeypatch.setattr("vision.find.search.detect", counted)
    (found,) = find_sheets(opened(desk.shoot(desk.page(), desk.camera()))).sheets
    assert found.complete
    assert sum(looks) == 4


def test_a_marker_that_is_missing_is_looked_for_where_the_others_say() -> None:
    (found,) = find_sheets(opened(desk.shoot(desk.page(), desk.camera()))).sheets
    for n, marker in enumerate(found.markers):
        partly = replace(found, markers=found.markers[:n] + found.markers[n + 1 :])
        spots = np.array([(x, y, 60.0) for x in range(0, 1500, 50) for y in range(0, 2000, 50)])
        assert np.linalg.norm(search._likeliest_first([partly], spots)[0, :2] - marker.center) < 50


@pytest.mark.parametrize("pieces", [9, 70_000])  # more than there are small numbers
def test_what_hangs_together_is_numbered_and_measured(pieces: int) -> None:
    mask = np.zeros((2, 2 * pieces), np.uint8)
    mask[:, ::2] = 1
    labels, found = connected(mask)
    assert (labels[1, ::2] == np.arange(pieces) + 1).all()
    assert found[-1].tolist() == [2 * pieces - 2, 0, 1, 2, 2]
