"""Every block of the box, lying every way: where light falls on it, and whether its letter has room."""

import math
from itertools import product

import pytest
from shapely import LineString, Point, Polygon, box
from shapely.affinity import rotate

from rollwrite.wolle.generator import shapes
from sheets.art.blocks import draw_block
from sheets.ink.ink import POINT
from sheets.ink.palette import Colour
from tests.sheets.ledger import Ledger, Written

MM = 9.4 / shapes.DOT
LYING = tuple(product(range(len(shapes.box())), range(shapes.TURNS)))
OUT = 1.6  # from a line of light straight over the block's edge, in millimetres
# Of the title face, in a letter's size: a capital's height, and how wide each letter is in its heights.
CAPITAL, WIDE = 0.7, {"W": 1.35, "O": 1.1, "L": 0.8, "E": 0.8}


def drawn(shape: int, turn: int, number: int) -> tuple[Polygon, Ledger]:
    corners = [(x * MM, y * MM) for x, y in shapes.turned(shape, turn)]
    ledger = Ledger()
    draw_block(ledger, corners, number)
    return Polygon(corners), ledger


def light_on(block: Ledger) -> list[LineString]:
    lit = [one.path for one in block.painted if one.line == Colour.PAPER]
    return [LineString([point for _, points in path.steps for point in points]) for path in lit]


def room_of(letter: Written) -> Polygon:
    height = letter.size * POINT * CAPITAL
    across, foot = height * WIDE[letter.text] / 2, (letter.x, letter.y)
    return rotate(box(foot[0] - across, foot[1] - height, foot[0] + across, foot[1]), letter.degrees, foot)


@pytest.mark.parametrize(("shape", "turn"), LYING)
def test_light_falls_on_the_edges_that_face_it(shape: int, turn: int) -> None:
    """Up and to the left of each line of light the block ends: none shines below an arch."""
    block, ledger = drawn(shape, turn, 0)
    for shine in light_on(ledger):
        assert not block.covers(over_the_edge(shine))
    assert light_on(ledger) or shapes.box()[shape][0] == "stick"


def over_the_edge(shine: LineString) -> Point:
    (a, b), (c, d) = shine.coords
    across = math.copysign(OUT / shine.length, 0.6 * (d - b) + a - c)
    return Point(shine.centroid.x - (d - b) * across, shine.centroid.y + (c - a) * across)


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(("shape", "turn"), LYING)
def test_a_letter_stays_on_its_block(shape: int, turn: int, number: int) -> None:
    block, ledger = drawn(shape, turn, number)
    for letter in ledger.written:
        assert block.buffer(-0.8).covers(room_of(letter))
