"""Markers and square codes as an independent reader sees them."""

import cv2
import numpy as np
import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st

from sheets.ink.ink import Font
from sheets.ink.lettering import can_write
from sheets.ink.path import Path
from sheets.layout.model import Marker, Rect
from sheets.layout.sheet_code import LONGEST_PLAYER, Cups, SheetCode, code_text, parse_code
from sheets.press.codes import code_path
from sheets.press.markers import CELLS, marker_path, white_cells
from tests.sheets.ledger import reach_of
from tests.sheets.paper import Pixels

SPOTS = ("E2", "G2", "B3", "D5", "I4", "B6", "H6", "F5", "F8", "J8", "D9", "B10", "I10", "F11", "C12", "H12")


@pytest.mark.parametrize("number", range(250))
def test_marker_patterns_are_those_of_the_family(number: int) -> None:
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_6X6_250)
    image = family.generateImageMarker(number, CELLS + 2)[1:-1, 1:-1]
    expected = {(int(x), int(y)) for y, x in zip(*np.nonzero(image), strict=True)}
    assert set(white_cells(number)) == expected


def painted(path: Path, size: int = 300) -> Pixels:
    image = np.full((size, size), 255, np.uint8)
    corners = [point for verb, points in path.steps if verb != "Z" for point in points]
    for n in range(0, len(corners), 4):
        (x, y), (right, bottom) = corners[n], corners[n + 2]
        image[round(y * 20) : round(bottom * 20), round(x * 20) : round(right * 20)] = 0
    return image


names = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]).filter(lambda c: can_write(c, Font.BOLD)),
    max_size=LONGEST_PLAYER,
)


six_cups = st.lists(st.sampled_from(SPOTS), min_size=6, max_size=6, unique=True).map(tuple)
cup_wishes: st.SearchStrategy[Cups] = st.one_of(st.just("hand"), st.just("none"), six_cups)


@settings(max_examples=60, deadline=None)
@given(player=names, cups=cup_wishes)
def test_codes_say_what_was_put_in(player: str, cups: Cups) -> None:
    code = SheetCode(1, "K7Q2", cups, player)
    image = painted(code_path(code_text(code, SPOTS), Rect(0, 0, 15, 15)))
    (seen,) = zxingcpp.read_barcodes(image)
    assert parse_code(seen.text, SPOTS) == code


@settings(max_examples=30, deadline=None)
@given(players=st.lists(names.filter(bool), max_size=6).map(tuple))
def test_a_shared_sheet_names_all_its_players(players: tuple[str, ...]) -> None:
    code = SheetCode(2, "K7Q2", players=players)
    (seen,) = zxingcpp.read_barcodes(painted(code_path(code_text(code), Rect(0, 0, 15, 15))))
    assert parse_code(seen.text) == code


@pytest.mark.parametrize("player", ["", "Ann", "Zoë Lefèvre", "Jürgen Groß", "Łukasz", "Дмитрий", "A/B", "ANN", "42"])
def test_a_coffee_stain_does_not_hide_the_code(player: str) -> None:
    code = SheetCode(0, "K7Q2", SPOTS[:6], player)
    image = painted(code_path(code_text(code, SPOTS), Rect(0, 0, 15, 15)))
    cv2.circle(image, (195, 190), 44, 120, -1)  # more than four millimetres across
    (seen,) = zxingcpp.read_barcodes(image)
    assert parse_code(seen.text, SPOTS) == code


def test_the_quiet_zone_is_inside_the_place() -> None:
    image = painted(code_path("RW1/0/K7Q2/H/", Rect(0, 0, 15, 15)))
    module = 300 / 29
    edge = int(2 * module) - 1
    image[edge:-edge, edge:-edge] = 255
    assert image.min() == 255


def test_a_marker_is_one_path_with_holes() -> None:
    left, top, right, bottom = reach_of(marker_path(Marker(3, Rect(10, 20, 9, 9))))
    assert (left, top, right, bottom) == (10, 20, 19, 29)
