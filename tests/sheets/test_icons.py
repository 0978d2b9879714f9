"""The pictures: small enough for their places, and one hand."""

import math
from collections.abc import Iterator

import pytest

from sheets.art.icons import UnknownIcon, cup, icon
from sheets.games.wolle.mat import THING
from sheets.ink.figure import SIZE, Figure
from sheets.ink.path import Path, Point

WEIGHTS = {0.2, 0.3, 0.35, 0.5, 0.7, 0.4}


def reach(drawing: Figure, size: float = SIZE) -> tuple[float, float]:
    """How far a drawing goes from its middle: in any direction, and along the axes. Lines count."""
    painted = [
        (x * size / SIZE, y * size / SIZE, mark.width / 2 if mark.line else 0.0)
        for mark in drawing
        for x, y in touched(mark.path)
    ]
    return max(math.hypot(x, y) + line for x, y, line in painted), max(
        max(abs(x), abs(y)) + line for x, y, line in painted
    )


def touched(path: Path) -> Iterator[Point]:
    """Points along the path itself, not its handles."""
    here: Point = (0.0, 0.0)
    for verb, points in path.steps:
        if verb == "C":
            ends = (here, *points)
            for n in range(1, 21):
                t = n / 20
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                yield _mean(weights, ends, 0), _mean(weights, ends, 1)
        elif points:
            yield points[0]
        here = points[-1] if points else here


def _mean(weights: tuple[float, ...], points: tuple[Point, ...], axis: int) -> float:
    return sum(weight * point[axis] for weight, point in zip(weights, points, strict=True))


@pytest.mark.parametrize("name", ["mouse", "sock", "plane", "paw"])
def test_what_lies_on_the_mat_leaves_the_lines_between_dots_free(name: str) -> None:
    round_about, along = reach(icon(name), THING)
    assert round_about <= 3.1
    assert along <= 2.9


def test_a_cup_keeps_its_handle_near() -> None:
    assert reach(cup())[0] <= 4.2


@pytest.mark.parametrize("name", ["mouse", "sock", "plane", "paw", "cup", "hourglass", "die-6", "ball", "rug-straw"])
def test_few_line_weights(name: str) -> None:
    assert {mark.width for mark in icon(name) if mark.line} <= WEIGHTS


@pytest.mark.parametrize("name", ["die-7", "cow", ""])
def test_unknown_pictures_are_named(name: str) -> None:
    with pytest.raises(UnknownIcon, match=repr(name)):
        icon(name)
