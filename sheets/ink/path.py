"""Shapes as values: a path is moved, turned and scaled before anyone paints it, so that line weights never change."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]  # M and L have one point, C has three, Z none

ARC = 0.5522847498  # how far the handles of a quarter circle reach, in radii
_POINTS = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}


@dataclass(frozen=True, slots=True)
class Path:
    steps: tuple[Step, ...]

    def __add__(self, other: "Path") -> "Path":
        return Path(self.steps + other.steps)

    def mapped(self, move: Callable[[Point], Point]) -> "Path":
        return Path(tuple((verb, tuple(map(move, points))) for verb, points in self.steps))

    def moved(self, x: float, y: float) -> "Path":
        return self.mapped(lambda p: (p[0] + x, p[1] + y))

    def scaled(self, x: float, y: float | None = None) -> "Path":
        vertical = x if y is None else y
        return self.mapped(lambda p: (p[0] * x, p[1] * vertical))

    def turned(self, degrees: float) -> "Path":
        """Clockwise, as y points down."""
        sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        return self.mapped(lambda p: (p[0] * cosine - p[1] * sine, p[0] * sine + p[1] * cosine))


def number(value: float) -> str:
    """As it is written into a file: a thousandth of a millimetre is finer than any printer."""
    return f"{round(value, 3):g}"


def drawn(data: str) -> Path:
    """A path from letters and numbers: M, L, C, Q and Z with absolute points, as in SVG."""
    steps: list[Step] = []
    words = data.replace(",", " ").split()
    while words:
        verb = words.pop(0)
        numbers = [float(words.pop(0)) for _ in range(2 * _POINTS[verb])]
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        steps.append(_cubic(steps[-1][1][-1], points) if verb == "Q" else (verb, points))
    return Path(tuple(steps))


def _cubic(start: Point, points: tuple[Point, ...]) -> Step:
    handle, end = points
    first, second = (_between(corner, handle, 2 / 3) for corner in (start, end))
    return "C", (first, second, end)


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def polygon(points: Iterable[Point]) -> Path:
    return Path((*polyline(points).steps, ("Z", ())))


def polyline(points: Iterable[Point]) -> Path:
    first, *others = points
    return Path((("M", (first,)), *(("L", (point,)) for point in others)))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Path:
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return rounded(corners, radius) if radius else polygon(corners)


def rounded(corners: Sequence[Point], radius: float) -> Path:
    """A polygon with soft corners; a corner softens less where its edges are short."""
    steps: list[Step] = []
    for n, corner in enumerate(corners):
        before, after = corners[n - 1], corners[(n + 1) % len(corners)]
        into, out = (_toward(corner, end, radius) for end in (before, after))
        steps.append(("L" if steps else "M", (into,)))
        steps.append(("C", (_between(into, corner, ARC), _between(out, corner, ARC), out)))
    return Path((*steps, ("Z", ())))


def _toward(start: Point, end: Point, distance: float) -> Point:
    length = math.dist(start, end)
    return _between(start, end, min(distance / length, 0.5)) if length else start


def circle(x: float, y: float, radius: float) -> Path:
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, down: float) -> Path:
    k = ARC
    data = f"M 1 0 C 1 {k} {k} 1 0 1 C -{k} 1 -1 {k} -1 0 C -1 -{k} -{k} -1 0 -1 C {k} -1 1 -{k} 1 0 Z"
    return drawn(data).scaled(across, down).moved(x, y)


def smooth(points: Sequence[Point], closed: bool = True, tension: float = 1.0) -> Path:
    """A soft curve through all points."""
    count = len(points)

    def at(n: int) -> Point:
        return points[n % count] if closed else points[min(max(n, 0), count - 1)]

    steps: list[Step] = [("M", (points[0],))]
    for n in range(count if closed else count - 1):
        a, b, c, d = at(n - 1), at(n), at(n + 1), at(n + 2)
        first = b[0] + (c[0] - a[0]) / 6 * tension, b[1] + (c[1] - a[1]) / 6 * tension
        second = c[0] - (d[0] - b[0]) / 6 * tension, c[1] - (d[1] - b[1]) / 6 * tension
        steps.append(("C", (first, second, c)))
    return Path((*steps, ("Z", ()))) if closed else Path(tuple(steps))


def arc(x: float, y: float, radius: float, start: float, end: float) -> Path:
    """Part of a circle, in degrees clockwise from the right."""
    pieces = max(1, math.ceil(abs(end - start) / 90))
    step = math.radians((end - start) / pieces)
    handle = 4 / 3 * math.tan(step / 4)

    def on(angle: float) -> Point:
        return math.cos(angle), math.sin(angle)

    angle = math.radians(start)
    steps: list[Step] = [("M", (on(angle),))]
    for _ in range(pieces):
        (ax, ay), (bx, by) = on(angle), on(angle + step)
        steps.append(("C", ((ax - handle * ay, ay + handle * ax), (bx + handle * by, by - handle * bx), (bx, by))))
        angle += step
    return Path(tuple(steps)).scaled(radius).moved(x, y)
