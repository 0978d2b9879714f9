"""Every block of the box, lying every way: where light falls on it, and whether its letter has room."""

import math
from itertools import product

import pytest
from shapely import LineString, Point, Polygon, box
from shapely.affinity import rotate

from rollwrite.wolle.generator import shapes
from sheets.art.blocks import draw_block
from sheets.ink.ink import OUTLINE, POINT, Anchor, Font
from sheets.ink.palette import Colour
from sheets.ink.path import Path
from tests.sheets.ledger import Ledger

MM = 9.4 / shapes.DOT
LYING = tuple(product(range(len(shapes.box())), range(shapes.TURNS)))
OUT = 1.6  # from a line of light straight over the block's edge, in millimetres
# Of the title face, in a letter's size: a capital's height, and how wide each letter is in its heights.
CAPITAL, WIDE = 0.7, {"W": 1.35, "O": 1.1, "L": 0.8, "E": 0.8}


class Looked(Ledger):
    """Keeps where lines of light lie, and the room that letters take."""

    def __init__(self) -> None:
        super().__init__()
        self.shines: list[LineString] = []
        self.letters: list[Polygon] = []

    def paint(self, path: Path, fill: Colour | None = None, line: Colour | None = None, width: float = OUTLINE) -> None:
        if line == Colour.PAPER:
            self.shines.append(LineString([point for _, points in path.steps for point in points]))

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        font: Font = Font.TEXT,
        colour: Colour = Colour.INK,
        anchor: Anchor = "start",
        degrees: float = 0.0,
    ) -> None:
        height = size * POINT * CAPITAL
        across = height * WIDE[text] / 2
        self.letters.append(rotate(box(x - across, y - height, x + across, y), degrees, (x, y)))


def drawn(shape: int, turn: int, number: int) -> tuple[Polygon, Looked]:
    corners = [(x * MM, y * MM) for x, y in shapes.turned(shape, turn)]
    looked = Looked()
    draw_block(looked, corners, number)
    return Polygon(corners), looked


@pytest.mark.parametrize(("shape", "turn"), LYING)
def test_light_falls_on_the_edges_that_face_it(shape: int, turn: int) -> None:
    """Up and to the left of each line of light the block ends: none shines below an arch."""
    block, looked = drawn(shape, turn, 0)
    for shine in looked.shines:
        assert not block.covers(over_the_edge(shine))
    assert looked.shines or shapes.box()[shape][0] == "stick"


def over_the_edge(shine: LineString) -> Point:
    (a, b), (c, d) = shine.coords
    across = math.copysign(OUT / shine.length, 0.6 * (d - b) + a - c)
    return Point(shine.centroid.x - (d - b) * across, shine.centroid.y + (c - a) * across)


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(("shape", "turn"), LYING)
def test_a_letter_stays_on_its_block(shape: int, turn: int, number: int) -> None:
    block, looked = drawn(shape, turn, number)
    for letter in looked.letters:
        assert block.buffer(-0.8).covers(letter)
