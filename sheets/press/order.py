"""What someone wants printed, as the door understood it; None where nothing was said."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.files import write_whole
from rollwrite.message import message
from rollwrite.report import View
from rollwrite.wolle.face import Face

_SINGULAR = {"players": "player", "faces": "face"}  # a call names them one by one


@dataclass(frozen=True, slots=True)
class PrintOrder:
    game: str
    out: Path | None = None
    paper: str = "a4"
    lang: str = "en"
    seed: int | None = None
    force: bool = False
    ink: str = "full"
    faces: tuple[Face, ...] = ()
    sheets: int | None = None
    per_page: int | None = None
    cups: str | None = None
    players: tuple[str, ...] = ()
    part: str | None = None
    deck: str = ""

    def refuse(self, *names: str) -> None:
        """Say so where an option was given that this game has no use for."""
        defaults = {field.name: field.default for field in fields(self)}
        for name in names:
            if getattr(self, name) != defaults[name]:
                option = "--" + _SINGULAR.get(name, name).replace("_", "-")
                raise UsageError(message("paper/no-option", game=self.game, option=option))


@dataclass(frozen=True, slots=True, repr=False)
class Printed:
    """A PDF before it is written: its bytes, what is in it, and how to print it."""

    data: bytes
    name: str  # of the file, where nobody gives another
    pages: int
    details: dict[str, Any]
    remarks: tuple[View, ...]

    def __repr__(self) -> str:
        return f"Printed({self.name!r}, pages={self.pages}, {len(self.data)} bytes)"

    def save(self, file: str | Path = "", *, force: bool = False) -> Path:
        """Write it, over another file only by `force`; the answer is where it is."""
        place = Path(file or self.name)
        write_whole(place, self.data, force=force)
        return place
