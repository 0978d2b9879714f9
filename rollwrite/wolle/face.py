"""A face is one side of the sheet as the rules see it: dots, what lies on them, and what is in the way."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from rollwrite.errors import RollwriteError, UsageError
from rollwrite.files import read_text
from rollwrite.finding import Finding
from rollwrite.message import Either, Fact, message, short
from rollwrite.packaged import folder_of

Kind = Literal["mouse", "sock", "plane"]
KINDS: tuple[Kind, ...] = get_args(Kind)

Mood = Literal["straw", "sky", "meadow", "rose"]  # the colours and the weave of a mat
MOODS: tuple[Mood, ...] = get_args(Mood)

Segment = tuple[str, str]
Polygon = tuple[tuple[float, float], ...]

FACES = ("A", "B")  # the two that come with the game
VERSION = 2  # of both, as they are printed today; earlier ones lie beside them, as A.1.toml
BOTH = "both"
_OTHER_WORDS = re.compile(r"(?i:both|new)|(?P<own>own-[A-Z2-7]{8})")


@dataclass(frozen=True, slots=True, repr=False)
class Face:
    """Dots are named like chess squares; polygons are in dots, with A1 at (1, 1) and rows counted downwards.

    Equal in all they hold, two faces are the same face, wherever they were read.
    """

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
    mood: Mood = "straw"

    @classmethod
    def read(cls, file: str | Path) -> "Face":
        """A person's own face. What is wrong with it is told in one line, as a `FaceError`."""
        from rollwrite.wolle.face_file import read_face  # shapely, which measures the blocks, loads slowly

        return read_face(read_text(Path(file)), str(file))

    def __repr__(self) -> str:
        return f"<Face {self.name}: {self.columns} × {self.rows} dots, {len(self.objects)} toys, {self.mood}>"

    def __hash__(self) -> int:
        """Of a few fields: much is remembered by face, and to look through all of it each time is slow."""
        return hash((self.name, self.columns, self.rows, self.start, self.paw, self.cup_spots))

    def __reduce__(self) -> tuple[type["Face"], tuple[Any, ...]]:
        """A read-only view of the objects does not travel between processes; what it shows does."""
        values = (getattr(self, field.name) for field in fields(self))
        return Face, tuple(dict(value) if isinstance(value, Mapping) else value for value in values)


class FaceError(RollwriteError):
    """A face that does not hold together: in which file, at which place, what to mend."""

    def __init__(self, found: Finding, file: str = "face") -> None:
        self.finding, self.file = found, file
        super().__init__(message("wolle/bad-face", file=file, where=found.where or "", what=found.message))

    def __reduce__(self) -> tuple[type["FaceError"], tuple[Finding, str]]:
        return type(self), (self.finding, self.file)


def face_fault(where: str, key: str, **facts: Fact) -> FaceError:
    """What is wrong with a face, before its file is known."""
    return FaceError(Finding("face", message(key, **facts), where))


@cache
def dot_name(column: int, row: int) -> str:
    return f"{chr(ord('A') + column - 1)}{row}"


def on_grid(face: Face, column: int, row: int) -> bool:
    return 1 <= column <= face.columns and 1 <= row <= face.rows


@cache
def column_and_row(dot: str) -> tuple[int, int]:
    return ord(dot[0]) - ord("A") + 1, int(dot[1:])


@cache
def face(name: str) -> Face:
    """One of the faces that come with the game, as it is printed today."""
    if name not in FACES:
        raise UsageError(message("wolle/no-face", face=short(name), known=Either(FACES)))
    return face_of_the_house(name, VERSION)


@cache
def face_of_the_house(name: str, version: int) -> Face:
    from rollwrite.wolle.face_file import read_face

    file = f"{name}.toml" if version == VERSION else f"{name}.{version}.toml"
    return read_face((folder_of("rollwrite.wolle") / "faces" / file).read_text("utf-8"), file)


def face_called(words: str, folder: Path = Path()) -> Face:
    """The face that a call or a record means: one of the game's own by its letter, a person's own by its file, and
    any other word is a seed."""
    if words.upper() in FACES:
        return face(words.upper())
    file = folder / words
    if _is_file(file) or file.suffix:
        return Face.read(file)
    return face_of_seed(words)


def face_of_seed(words: str) -> Face:
    """Any word is one, but for the few that mean something else."""
    if other := _OTHER_WORDS.fullmatch(words):
        means = "own" if other["own"] else words.lower()
        raise UsageError(message("wolle/no-one-face", words=words, means=means))
    from rollwrite.wolle.seeds import generate

    return generate(words)


def faces_called(words: str) -> tuple[Face, ...]:
    """What a person wants printed: one face, or both of the game's own, one behind the other."""
    return tuple(map(face, FACES)) if words.lower() == BOTH else (face_called(words),)


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except (OSError, ValueError):  # a name too long, a NUL in it
        return False
