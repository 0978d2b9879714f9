"""A face is one side of the sheet as the rules see it: dots, what lies on them, and what is in the way."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from rollwrite.errors import RollwriteError, UsageError
from rollwrite.finding import Finding
from rollwrite.message import Either, Fact, message, short

Kind = Literal["mouse", "sock", "plane"]
KINDS: tuple[Kind, ...] = ("mouse", "sock", "plane")

Segment = tuple[str, str]
Polygon = tuple[tuple[float, float], ...]

FACES = ("A", "B")


@dataclass(frozen=True, slots=True)
class Face:
    """Dots are named like chess squares; polygons are in dots, with A1 at (1, 1) and rows counted downwards."""

    name: str
    columns: int
    rows: int
    dots: tuple[str, ...]  # those the yarn can reach, in reading order
    segments: tuple[Segment, ...]  # those no block is in the way of; the left or upper dot comes first
    start: str
    paw: str
    objects: Mapping[str, Kind]  # mice, then socks, then planes
    cup_spots: tuple[str, ...]
    blocks: tuple[Polygon, ...]
    set_points: tuple[int, ...]
    timer: tuple[int, ...]

    def __hash__(self) -> int:
        """Of a few fields: much is remembered by face, and to look through all of it each time is slow."""
        return hash((self.name, self.columns, self.rows, self.start, self.paw, self.cup_spots))


class FaceError(RollwriteError):
    """A face that does not hold together: in which file, at which place, what to mend."""

    def __init__(self, found: Finding, file: str = "face") -> None:
        self.finding, self.file = found, file
        super().__init__(message("wolle/bad-face", file=file, where=found.where or "", what=found.message))

    def __reduce__(self) -> tuple[type["FaceError"], tuple[Finding, str]]:
        return type(self), (self.finding, self.file)


def face_fault(where: str, said: str, **facts: Fact) -> FaceError:
    """What is wrong with a face, before its file is known."""
    return FaceError(Finding("face", message(f"wolle/face-{said}", **facts), where))


def dot_name(column: int, row: int) -> str:
    return f"{chr(ord('A') + column - 1)}{row}"


def on_grid(face: Face, column: int, row: int) -> bool:
    return 1 <= column <= face.columns and 1 <= row <= face.rows


@cache
def column_and_row(dot: str) -> tuple[int, int]:
    return ord(dot[0]) - ord("A") + 1, int(dot[1:])


@cache
def load_face(name: str) -> Face:
    """One of the faces that come with the game."""
    from rollwrite.wolle.face_file import read_face  # shapely, which measures the blocks, loads slowly

    if name not in FACES:
        raise UsageError(message("wolle/no-face", face=short(name, 20), known=Either(FACES)))
    file = files("rollwrite.wolle") / "faces" / f"{name}.toml"
    return read_face(file.read_text("utf-8"), f"{name}.toml")
