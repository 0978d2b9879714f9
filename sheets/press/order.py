"""What someone wants printed, as the door understood it; None where nothing was said."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.report import View


@dataclass(frozen=True, slots=True)
class PrintOrder:
    game: str
    out: Path | None = None
    paper: str = "a4"
    lang: str = "en"
    seed: int | None = None
    force: bool = False
    ink: str = "full"
    face: str | None = None
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
                option = "--player" if name == "players" else "--" + name.replace("_", "-")
                raise UsageError(f"{self.game} has no {option}")


@dataclass(frozen=True, slots=True)
class Product:
    """A printed file before it is written: its bytes, what is in it, and how to print it."""

    data: bytes
    name: str  # where --out says nothing
    pages: int
    details: dict[str, Any]
    remarks: tuple[View, ...]
