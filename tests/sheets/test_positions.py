"""What the layout says is what is on paper, to a fifth of a millimetre."""

import math
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray
from shapely import Point, Polygon

from rollwrite import wolle
from sheets.ink.palette import FULL, Colour
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Rect, YarnGrid
from tests.sheets.paper import Page, Spot, markers, page

CLOSE = 0.2
FACES = ("A", "B")


def sheet(face: str, cups: str = "hand") -> Page:
    return page(0, 300, paper="a5", per_page=1, face=face, cups=cups)


def mat(face: str) -> YarnGrid:
    yarn = find_layout("wolle", wolle.face(face)).yarn
    assert yarn is not None
    return yarn


def rgb(colour: Colour) -> NDArray[np.int64]:
    text = FULL[colour]
    assert text is not None
    return np.array([int(text[n : n + 2], 16) for n in (1, 3, 5)])


def offset(seen: Page, x: float, y: float, colour: Colour, reach: float) -> float:
    """How far the middle of what has this colour lies from where it should be."""
    piece, across, down = seen.around(x, y, reach)
    same = np.abs(piece.astype(int) - rgb(colour)).max(axis=2) <= 3
    assert same.any(), (x, y, colour)
    return math.hypot(float(across[same].mean()), float(down[same].mean()))


@pytest.mark.parametrize("face", FACES)
def test_markers(face: str) -> None:
    found = dict(markers(sheet(face)))
    for marker in find_layout("wolle", wolle.face(face)).markers:
        assert np.abs(found[marker.id] - np.array(marker.rect.corners)).max() < CLOSE


@pytest.mark.parametrize("face", FACES)
def test_dots_and_cup_spots(face: str) -> None:
    yarn, seen = mat(face), sheet(face)
    for dot in yarn.dots:
        spot = dot.name in yarn.face.cup_spots
        assert offset(seen, dot.x, dot.y, Colour.SPOT if spot else Colour.DOT, 1.2) < CLOSE, dot.name


@pytest.mark.parametrize("face", FACES)
def test_dots_have_their_sizes(face: str) -> None:
    yarn, seen = mat(face), sheet(face)
    things = {yarn.face.start, yarn.face.paw, *yarn.face.objects}
    for dot in yarn.dots:
        if dot.name in things:
            continue
        width = 2.0 if dot.name in yarn.face.cup_spots else 1.3
        profile = seen.profile((dot.x - 2, dot.y), (dot.x + 2, dot.y), 401)
        middle = (profile.max() + profile.min()) / 2
        assert np.count_nonzero(profile < middle) / 100 == pytest.approx(width, abs=CLOSE), dot.name


@pytest.mark.parametrize("face", FACES)
def test_every_object_lies_on_its_dot_and_nowhere_else(face: str) -> None:
    yarn, seen = mat(face), sheet(face)
    lines = {"mouse": Colour.MOUSE_LINE, "sock": Colour.SOCK_LINE, "plane": Colour.PLANE_LINE}
    for dot in yarn.dots:
        here = {yarn.face.objects.get(dot.name)}
        piece, across, down = seen.around(dot.x, dot.y, 4)
        near = np.hypot(across, down) < 4
        for kind, colour in lines.items():
            same = (np.abs(piece.astype(int) - rgb(colour)).max(axis=2) <= 3) & near
            # Soft edges of other things pass through any colour, but only for a few pixels.
            assert (np.count_nonzero(same) > 100) == (kind in here), (dot.name, kind)


@pytest.mark.parametrize("face", FACES)
def test_frames_of_boxes_and_mat(face: str) -> None:
    layout = find_layout("wolle", wolle.face(face))
    seen = sheet(face)
    for rect in (*(box.rect for box in layout.boxes), mat(face).mat):
        for side in sides(rect):
            profile = seen.profile(*side, 201)
            assert abs(int(profile.argmin()) - 100) / 100 < CLOSE, rect


def sides(rect: Rect) -> list[tuple[Spot, Spot]]:
    """Lines of 2 mm across the middle of each side, from the inside out or the other way."""
    x, y = rect.x + rect.width * 0.45, rect.y + rect.height * 0.45
    across = [((edge - 1, y), (edge + 1, y)) for edge in (rect.x, rect.right)]
    return across + [((x, edge - 1), (x, edge + 1)) for edge in (rect.y, rect.bottom)]


@pytest.mark.parametrize("face", FACES)
def test_blocks_fill_their_polygons(face: str) -> None:
    seen, yarn = sheet(face), mat(face)
    for corners in yarn.obstacles:
        for a, b in pairwise((*corners, corners[0])):
            across = _across(a, b, Polygon(corners))
            profile = seen.profile(*across, 201)
            step = np.abs(np.diff(profile))
            assert step.max() > 3
            edge = np.flatnonzero(profile < (profile[0] + profile[100:].min()) / 2)[0]
            assert abs(edge - 100) / 100 < CLOSE, (corners, a, b)


def _across(a: Spot, b: Spot, block: Polygon) -> tuple[Spot, Spot]:
    """A line of 2 mm over the middle of an edge, from the mat into the block."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    length = math.dist(a, b)
    out = ((b[1] - a[1]) / length, (a[0] - b[0]) / length)
    if block.contains(Point(middle[0] + out[0] * 0.1, middle[1] + out[1] * 0.1)):
        out = (-out[0], -out[1])
    return (middle[0] + out[0], middle[1] + out[1]), (middle[0] - out[0], middle[1] - out[1])


@pytest.mark.parametrize("face", FACES)
def test_printed_cups_are_blue_rings_around_their_spots(face: str) -> None:
    yarn = mat(face)
    cups = yarn.face.cup_spots[::2][:6]
    seen = sheet(face, ",".join(cups))
    for name in yarn.face.cup_spots:
        x, y = yarn.at(name)
        piece, across, down = seen.around(x, y, 3)
        blue = (np.abs(piece.astype(int) - rgb(Colour.PORCELAIN_RIM)).max(axis=2) <= 3) & (np.hypot(across, down) < 3)
        if name not in cups:
            assert not blue.any()
            continue
        assert np.median(np.hypot(across, down)[blue]) == pytest.approx(2.7, abs=CLOSE)
        turns = np.degrees(np.arctan2(down[blue], across[blue]))
        assert len(set((turns // 10).astype(int))) == 36  # all around
