"""Just enough geometry, in whole numbers: what touches, what is near. Nothing here depends on how a machine rounds."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

At = tuple[int, int]
Edge = tuple[At, At]
Outline = Sequence[At]


def edges(outline: Outline) -> Iterator[Edge]:
    return pairwise((*outline, outline[0]))


def covers(outline: Outline, point: At) -> bool:
    """Inside, by counting the edges a ray to the right crosses, or on the edge itself."""
    inside = False
    for a, b in edges(outline):
        turn = _turn(a, b, point)
        if turn == 0 and _between(a, b, point):
            return True
        if (a[1] > point[1]) != (b[1] > point[1]) and (turn > 0) == (b[1] > a[1]):
            inside = not inside
    return inside


def touches(outline: Outline, line: Edge) -> bool:
    return any(covers(outline, end) for end in line) or any(_meet(edge, line) for edge in edges(outline))


def point_is_near(outline: Outline, point: At, reach: int) -> bool:
    """Whether a point lies inside or within less than `reach`."""
    return covers(outline, point) or any(_is_near(edge, point, reach) for edge in edges(outline))


def outlines_are_near(one: Outline, other: Outline, reach: int) -> bool:
    """Whether two outlines that do not cross come within less than `reach`: then a corner of one is near the other."""
    return _a_corner_is_near(one, other, reach) or _a_corner_is_near(other, one, reach)


def _a_corner_is_near(outline: Outline, corners: Outline, reach: int) -> bool:
    """Most corners are far from all that the outline spans, and no edge need be looked at."""
    xs, ys = zip(*outline, strict=True)
    left, top, right, bottom = min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach
    return any(
        left < corner[0] < right and top < corner[1] < bottom and point_is_near(outline, corner, reach)
        for corner in corners
    )


def _turn(a: At, b: At, c: At) -> int:
    """Twice the area of a, b, c: 0 where they are in line, else its sign says on which side c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(a: At, b: At, c: At) -> bool:
    """Whether a point in line with a and b lies between them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def _meet(one: Edge, other: Edge) -> bool:
    """Crossing, or one's end on the other."""
    (a, b), (c, d) = one, other
    sides = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if sides[0] * sides[1] < 0 and sides[2] * sides[3] < 0:
        return True
    ends = ((a, b, c), (a, b, d), (c, d, a), (c, d, b))
    return any(side == 0 and _between(*end) for side, end in zip(sides, ends, strict=True))


def _is_near(edge: Edge, point: At, reach: int) -> bool:
    """Distances are compared as squares, multiplied by the edge's own length where the foot lies on the edge."""
    a, b = edge
    along = (b[0] - a[0], b[1] - a[1])
    to = (point[0] - a[0], point[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    foot = along[0] * to[0] + along[1] * to[1]
    if foot <= 0 or foot >= length:
        end = a if foot <= 0 else b
        return (point[0] - end[0]) ** 2 + (point[1] - end[1]) ** 2 < reach**2
    return _turn(a, b, point) ** 2 < reach**2 * length
