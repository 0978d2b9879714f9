"""A face is one side of the sheet as the rules see it: dots, what lies on them, and what is in the way."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from shapely import LineString, Point, Polygon

Kind = Literal["mouse", "sock", "plane"]
Segment = tuple[str, str]

FACES = ("A", "B")


@dataclass(frozen=True, slots=True)
class Face:
    name: str
    columns: int
    rows: int
    dots: tuple[str, ...]
    segments: tuple[Segment, ...]
    start: str
    paw: str
    objects: dict[str, Kind]
    cup_spots: tuple[str, ...]
    blocks: tuple[tuple[tuple[float, float], ...], ...]
    set_points: tuple[int, ...]
    timer: tuple[int, ...]


def dot_name(column: int, row: int) -> str:
    return f"{chr(ord('A') + column - 1)}{row}"


def column_and_row(dot: str) -> tuple[int, int]:
    return ord(dot[0]) - ord("A") + 1, int(dot[1:])


@cache
def load_face(name: str) -> Face:
    data = tomllib.loads((files("rollwrite.wolle") / "faces" / f"{name}.toml").read_text("utf-8"))
    blocks = [Polygon(block["polygon"]) for block in data["block"]]
    grid = [(c, r) for r in range(1, data["rows"] + 1) for c in range(1, data["columns"] + 1)]
    free = [at for at in grid if not any(block.covers(Point(at)) for block in blocks)]
    steps = [((c, r), (c + dc, r + dr)) for c, r in free for dc, dr in ((1, 0), (0, 1))]
    kinds: tuple[tuple[Kind, str], ...] = (("mouse", "mice"), ("sock", "socks"), ("plane", "planes"))
    return Face(
        name=data["face"],
        columns=data["columns"],
        rows=data["rows"],
        dots=tuple(dot_name(*at) for at in free),
        segments=tuple(
            (dot_name(*a), dot_name(*b))
            for a, b in steps
            if b in free and not any(block.intersects(LineString([a, b])) for block in blocks)
        ),
        start=data["start"],
        paw=data["paw"],
        objects={dot: kind for kind, key in kinds for dot in data[key]},
        cup_spots=tuple(data["cup_spots"]),
        blocks=tuple(tuple((float(x), float(y)) for x, y in block["polygon"]) for block in data["block"]),
        set_points=tuple(data["set_points"]),
        timer=tuple(data["timer"]),
    )
