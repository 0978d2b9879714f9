"""The box of building blocks: their shapes, how they may be turned, and what of the mat they take away."""

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

from rollwrite.packaged import folder_of
from rollwrite.wolle.generator.mat import Dots, Lanes, board, moved
from rollwrite.wolle.generator.plane import At, Edge, covers, outlines_are_near, point_is_near, touches

BlockKind = Literal["cube", "plank", "angle", "roof", "stick", "arch"]

DOT = 20  # from dot to dot, in the unit of the shapes
TURNS = 8  # four quarters, and the same again mirrored
# A cup spot keeps 5 mm from every block, so that no circle is taken for a block's edge; dots are 9.4 mm apart.
ROOM_ROUND_SPOT = 11


@dataclass(frozen=True)
class Block:
    """A shape of the box, turned, on a dot of the mat."""

    shape: int
    turn: int
    column: int
    row: int

    @property
    def kind(self) -> BlockKind:
        return box()[self.shape][0]

    @cached_property
    def outline(self) -> tuple[At, ...]:
        """Its corners on the mat: column and row times twenty."""
        return tuple((x + self.column * DOT, y + self.row * DOT) for x, y in turned(self.shape, self.turn))

    @property
    def covered(self) -> Dots:
        """The dots below it."""
        return moved(_footprint(self.shape, self.turn).covered, self.column, self.row)

    @property
    def beside(self) -> Dots:
        """The dots too near for a cup spot, those below it among them."""
        return moved(_footprint(self.shape, self.turn).beside, self.column, self.row)

    @property
    def closed(self) -> Lanes:
        """The segments it is in the way of."""
        right, down = _footprint(self.shape, self.turn).closed
        return Lanes(moved(right, self.column, self.row), moved(down, self.column, self.row))

    @cached_property
    def extent(self) -> tuple[int, int, int, int]:
        """How far it reaches: left, top, right, bottom."""
        left, top, right, bottom = reach_of(self.shape, self.turn)
        x, y = self.column * DOT, self.row * DOT
        return left + x, top + y, right + x, bottom + y

    @property
    def middle(self) -> At:
        """The middle of that, times two to stay whole."""
        left, top, right, bottom = self.extent
        return left + right, top + bottom

    def is_near(self, other: "Block", reach: int) -> bool:
        """Whether another block comes within less than `reach`."""
        left, top, right, bottom = self.extent
        its_left, its_top, its_right, its_bottom = other.extent
        if max(its_left - right, left - its_right, its_top - bottom, top - its_bottom) >= reach:
            return False
        return outlines_are_near(self.outline, other.outline, reach)


@dataclass(frozen=True, slots=True)
class Footprint:
    """What a block takes from the mat, if it lies where the bits begin."""

    covered: Dots
    beside: Dots
    closed: Lanes


def shapes_of(kind: BlockKind) -> tuple[int, ...]:
    return tuple(number for number, (its_kind, _) in enumerate(box()) if its_kind == kind)


@cache
def turned(shape: int, turn: int) -> tuple[At, ...]:
    return tuple(_turned(corner, turn) for corner in box()[shape][1])


@cache
def reach_of(shape: int, turn: int) -> tuple[int, int, int, int]:
    """How far it reaches from its dot: left, top, right, bottom."""
    xs, ys = zip(*turned(shape, turn), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _turned(point: At, turn: int) -> At:
    x, y = point
    if turn >= TURNS // 2:
        x = -x
    for _ in range(turn % (TURNS // 2)):
        x, y = -y, x
    return x, y


@cache
def _footprint(shape: int, turn: int) -> Footprint:
    """Turning a block on its dot turns what it takes: only as it lies in the box is it measured."""
    covered, beside, closed = _measured(shape)
    ends = [sorted(_turned(dot, turn) for dot in segment) for segment in closed]
    right = {a for a, b in ends if a[1] == b[1]}
    down = {a for a, b in ends if a[0] == b[0]}
    return Footprint(
        board(_turned(dot, turn) for dot in covered),
        board(_turned(dot, turn) for dot in beside),
        Lanes(board(right), board(down)),
    )


@cache
def _measured(shape: int) -> tuple[list[At], list[At], list[Edge]]:
    """Dots below it, dots beside it, and the segments it is in the way of, counted from the dot it lies on."""
    outline = turned(shape, 0)
    xs, ys = ([corner[axis] // DOT for corner in outline] for axis in (0, 1))
    around = [(x, y) for x in range(min(xs), max(xs) + 2) for y in range(min(ys), max(ys) + 2)]
    steps = [((x, y), there) for x, y in around for there in ((x + 1, y), (x, y + 1))]
    return (
        [dot for dot in around if covers(outline, _on_mat(dot))],
        [dot for dot in around if point_is_near(outline, _on_mat(dot), ROOM_ROUND_SPOT)],
        [(a, b) for a, b in steps if touches(outline, (_on_mat(a), _on_mat(b)))],
    )


def _on_mat(dot: At) -> At:
    return dot[0] * DOT, dot[1] * DOT


@cache
def box() -> tuple[tuple[BlockKind, tuple[At, ...]], ...]:
    data = tomllib.loads((folder_of(__package__) / "shapes.toml").read_text("utf-8"))
    return tuple((shape["kind"], tuple((x, y) for x, y in shape["corners"])) for shape in data["shape"])
