"""What a sheet is made of. Millimetres, origin at the sheet's top left corner, y downwards.

A layout is declared once and used in both directions: the printer draws these fields, the camera looks for them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from rollwrite.errors import RollwriteError
from rollwrite.message import message
from rollwrite.wolle.face import Face, Polygon
from sheets.layout.checks import complaints
from sheets.layout.rules import Rule


class UnreadableLayout(RollwriteError):
    """A layout that a camera could not tell apart refuses to exist."""


@dataclass(frozen=True, slots=True)
class Rect:
    """By its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Clockwise from the top left."""
        return ((self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom))

    def shifted(self, x: float = 0.0, y: float = 0.0) -> "Rect":
        return Rect(self.x + x, self.y + y, self.width, self.height)

    def grown(self, by: float) -> "Rect":
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def meets(self, other: "Rect") -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: "Rect") -> bool:
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right + 1e-9
            and other.bottom <= self.bottom + 1e-9
        )


@dataclass(frozen=True, slots=True)
class Marker:
    """A square of the ArUco family. Its id tells which sheet this is and which of the four corners."""

    id: int
    rect: Rect


@dataclass(frozen=True, slots=True)
class MarkBox:
    """A printed square to cross, tick or strike. Empty inside: what is dark in there is a pen."""

    name: str
    rect: Rect
    row: str = ""  # in which it stands: `mouse`, `player1.dog`
    place: int = 0  # in its row, from 1
    choice: str = ""  # what it is one answer to, among other boxes
    seat: str = ""  # whose it is, where players share a sheet


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing by name, from the icons of the printing room."""

    name: str
    rect: Rect


@dataclass(frozen=True, slots=True)
class Words:
    """A piece of text: a key of the language files, or the text itself where `literal`. y is the (first) baseline.

    With a `width` it is broken into lines of that many millimetres.
    """

    text: str
    x: float
    y: float
    size: float
    anchor: Literal["start", "middle", "end"] = "start"
    literal: bool = False
    bold: bool = False
    title: bool = False  # in the rounded face
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class WriteLine:
    """A line for a pen: a player's name, a total."""

    name: str
    rect: Rect


Segment = tuple[str, str]  # the dots it joins, the left or upper one first


@dataclass(frozen=True, slots=True)
class Dot:
    """A point of the yarn grid, named like a chess square."""

    name: str
    x: float
    y: float


@dataclass(frozen=True)
class YarnGrid:
    """A face in millimetres: where its dots lie, where its blocks are in the way, and the mat around it all."""

    face: Face
    mat: Rect
    pitch: float
    dots: tuple[Dot, ...]
    obstacles: tuple[Polygon, ...]

    @cached_property
    def places(self) -> dict[str, tuple[float, float]]:
        return {dot.name: (dot.x, dot.y) for dot in self.dots}

    def at(self, dot: str) -> tuple[float, float]:
        return self.places[dot]


@dataclass(frozen=True, slots=True)
class Layout:
    """One sheet: what is printed where."""

    game: str
    version: int
    page: Rect
    markers: tuple[Marker, ...]
    code: Rect
    boxes: tuple[MarkBox, ...]
    yarn: YarnGrid | None = None
    pictures: tuple[Picture, ...] = field(default=())
    words: tuple[Words, ...] = field(default=())
    lines: tuple[WriteLine, ...] = field(default=())
    rules: tuple[Rule, ...] = field(default=())  # which marks can stand together
    sheet_id: tuple[float, float] | None = None  # the middle of its line; None: below the code

    def __post_init__(self) -> None:
        for complaint in complaints(self):
            raise UnreadableLayout(message("layout/unreadable", sheet=self.title, complaint=complaint))

    def __hash__(self) -> int:
        """By its name alone: much is remembered by layout, and to look through all its parts each time is slow."""
        return hash((self.title, self.version))

    @property
    def face(self) -> Face | None:
        """What is laid out here, where a game's sheets have faces."""
        return self.yarn.face if self.yarn else None

    @property
    def title(self) -> str:
        return f"{self.game} {self.face.name}" if self.face else self.game

    def box(self, name: str) -> MarkBox:
        return next(box for box in self.boxes if box.name == name)


def box_row(row: str, count: int, first: Rect, gap: float) -> Iterator[MarkBox]:
    """Boxes that fill from the left."""
    for n in range(count):
        yield MarkBox(f"{row}.{n + 1}", first.shifted(x=n * (first.width + gap)), row, n + 1)


def box_column(row: str, count: int, first: Rect, gap: float) -> Iterator[MarkBox]:
    """Boxes that fill from the top."""
    for n in range(count):
        yield MarkBox(f"{row}.{n + 1}", first.shifted(y=n * (first.height + gap)), row, n + 1)


def corner_markers(first_id: int, page: Rect, size: float, inset_x: float, inset_y: float) -> tuple[Marker, ...]:
    """Four markers, clockwise from the top left."""
    left, right = page.x + inset_x, page.right - inset_x - size
    top, bottom = page.y + inset_y, page.bottom - inset_y - size
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return tuple(Marker(first_id + n, Rect(x, y, size, size)) for n, (x, y) in enumerate(corners))
