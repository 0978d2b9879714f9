"""What the reader of photos counts on: plain mat where lines are drawn, empty boxes, light print, also in grey."""

from functools import cache

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from shapely import Polygon

from rollwrite import wolle
from sheets.ink.palette import FULL, Colour
from sheets.layout.catalogue import find_layout
from tests.sheets.paper import WHITE, Page
from tests.sheets.test_positions import FACES, mat, sheet


def brightness(colour: Colour) -> float:
    """As a grey printer or an unsaturated photo shows it, against the paper."""
    text = FULL[colour]
    assert text is not None
    red, green, blue = (int(text[n : n + 2], 16) for n in (1, 3, 5))
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


@cache
def _without_blocks(face: str) -> Page:
    """White where the mat is free, black on the blocks and a hair around them."""
    seen = sheet(face)
    free = np.full(seen.colours.shape, WHITE, np.uint8)
    for block in mat(face).obstacles:
        corners = np.array(Polygon(block).buffer(0.3).exterior.coords) * seen.dots_per_mm - 0.5
        cv2.fillPoly(free, [corners.round().astype(np.int32)], (0, 0, 0))
    return Page(free, seen.dots_per_mm)


def _free(face: str, x: float, y: float, reach: float) -> NDArray[np.bool_]:
    return np.asarray(_without_blocks(face).around(x, y, reach)[0][..., 0] > 0)


@pytest.mark.parametrize("face", FACES)
def test_between_two_dots_the_mat_is_plain(face: str) -> None:
    yarn, seen = mat(face), sheet(face)
    for a, b in yarn.face.segments:
        (ax, ay), (bx, by) = yarn.at(a), yarn.at(b)
        x, y = (ax + bx) / 2, (ay + by) / 2
        along, across = 0.2 * yarn.pitch, 4.0
        wide, high = (along, across) if ay == by else (across, along)
        piece, dx, dy = seen.around(x, y, 4.3)
        band = (np.abs(dx) < wide) & (np.abs(dy) < high) & _free(face, x, y, 4.3)
        for spot in {a, b} & set(yarn.face.cup_spots):  # whose faint ring reaches a hair further
            band &= np.hypot(dx + x - yarn.at(spot)[0], dy + y - yarn.at(spot)[1]) > 3.05
        pixels = piece[band].astype(int)
        assert np.abs(pixels - pixels[0]).max() <= 1, (a, b)


@pytest.mark.parametrize("face", FACES)
def test_cup_spots_stand_alone(face: str) -> None:
    """Nothing but the spot and its ring within the reach of a hand-drawn circle; blocks are the face's business."""
    yarn, seen = mat(face), sheet(face)
    for spot in yarn.face.cup_spots:
        x, y = yarn.at(spot)
        piece, dx, dy = seen.around(x, y, 4.6)
        distance = np.hypot(dx, dy)
        free = (distance < 4.4) & _free(face, x, y, 4.6)
        grey = piece.astype(float) @ (0.299, 0.587, 0.114)
        assert grey[free & (distance > 1.2)].min() >= 0.88 * WHITE
        empty = grey[free & (np.abs(distance - 2.75) > 0.35) & (distance > 1.2)]
        assert empty.max() - empty.min() <= 1
        assert grey[free & (np.abs(distance - 2.75) < 0.1)].mean() < empty.mean() - 2  # the ring can be seen


@pytest.mark.parametrize("face", FACES)
def test_boxes_are_empty_and_stand_free(face: str) -> None:
    seen = sheet(face)
    for box in find_layout("wolle", wolle.face(face)).boxes:
        x, y = box.rect.center
        piece, dx, dy = seen.around(x, y, box.rect.width / 2 + 1.2)
        away = np.maximum(np.abs(dx), np.abs(dy)) - box.rect.width / 2
        frame = np.abs(away) < 0.3
        assert (piece[(away < 1.0) & ~frame] == WHITE).all(), box.name


@pytest.mark.parametrize("face", FACES)
def test_markers_have_their_quiet_zone(face: str) -> None:
    seen = sheet(face)
    for marker in find_layout("wolle", wolle.face(face)).markers:
        piece, dx, dy = seen.around(*marker.rect.center, 6)
        away = np.maximum(np.abs(dx), np.abs(dy)) - marker.rect.width / 2
        assert (piece[(away > 0.1) & (away < 1.2)] == WHITE).all()
        black = piece[(away < -0.1) & (away > -1.0)]
        assert (black <= 4).all()


@pytest.mark.parametrize("cups", ["hand", "none"])
@pytest.mark.parametrize("face", FACES)
def test_what_lies_under_a_pen_is_light(face: str, cups: str) -> None:
    """Everything printed within 3.1 mm of a dot, blocks apart."""
    yarn, seen = mat(face), sheet(face, cups)
    for dot in yarn.dots:
        piece, _, _ = seen.around(dot.x, dot.y, 3.1)
        grey = piece.astype(float) @ (0.299, 0.587, 0.114) / WHITE
        assert grey[_free(face, dot.x, dot.y, 3.1)].min() >= 0.55, dot.name


def test_greys_keep_their_order() -> None:
    assert 0.62 <= brightness(Colour.DOT) <= 0.68
    assert 0.50 <= brightness(Colour.SPOT) <= 0.60
    assert 0.40 <= brightness(Colour.FRAME) <= 0.50
    assert all(0.55 <= brightness(frame) <= 0.65 for frame in (Colour.STRAW_FRAME, Colour.SKY_FRAME))
    assert brightness(Colour.SPOT_RING) >= 0.88
    assert min(brightness(line) for line in (Colour.MOUSE_LINE, Colour.SOCK_LINE, Colour.PLANE_LINE)) >= 0.55
    assert min(brightness(mat) for mat in (Colour.STRAW, Colour.SKY)) > 0.93
    assert min(brightness(fill) for fill in (Colour.MOUSE, Colour.SOCK, Colour.PLANE, Colour.PAW)) >= 0.65
    assert brightness(Colour.INK) < 0.3
