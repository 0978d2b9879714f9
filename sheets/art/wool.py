"""Wool: outlines made of puffs."""

import math

from sheets.ink.path import Path, Step


def fleece(x: float, y: float, across: float, down: float, puffs: int, bulge: float = 0.55, start: float = -90) -> Path:
    """A cloud around an ellipse: so many puffs, each bulging by a part of its own width. Degrees turn clockwise."""
    turn = 2 * math.pi / puffs
    angles = [math.radians(start) + n * turn for n in range(puffs + 1)]
    points = [(x + across * math.cos(a), y + down * math.sin(a)) for a in angles]
    out = [(math.cos(a), math.sin(a)) for a in angles]
    steps: list[Step] = [("M", (points[0],))]
    for n in range(puffs):
        reach = bulge * math.dist(points[n], points[n + 1])
        first, second = (_off(points[k], out[k], reach) for k in (n, n + 1))
        steps.append(("C", (first, second, points[n + 1])))
    return Path((*steps, ("Z", ())))


def _off(point: tuple[float, float], direction: tuple[float, float], reach: float) -> tuple[float, float]:
    return point[0] + direction[0] * reach, point[1] + direction[1] * reach
