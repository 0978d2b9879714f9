"""The few drawing verbs. Everyone draws in millimetres with y downwards, and names colours instead of mixing them."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, Protocol

from sheets.ink.palette import Colour
from sheets.ink.path import Path

OUTLINE = 0.35
DETAIL = 0.2
CROP = 0.1
POINT = 25.4 / 72  # a printer's point in millimetres

Anchor = Literal["start", "middle", "end"]


class Font(StrEnum):
    TITLE = "FredokaOne"
    TEXT = "Manrope"
    MEDIUM = "ManropeSemiBold"
    BOLD = "ManropeExtraBold"


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a form is stamped: turned clockwise about its origin, scaled, then moved."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    degrees: float = 0.0


class Ink(Protocol):
    """What a drawing may do. A PDF is one ink, an SVG another; the tests have a third that writes a ledger."""

    def paint(self, path: Path, fill: Colour | None = None, line: Colour | None = None, width: float = OUTLINE) -> None:
        """Fill a path, then draw its outline with round caps and joins."""

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        font: Font = Font.TEXT,
        colour: Colour = Colour.INK,
        anchor: Anchor = "start",
        degrees: float = 0.0,
    ) -> None:
        """A line of text: size in points, y the baseline, turned clockwise about its anchor."""

    def stamp(self, name: str, draw: "Draw", at: Placement) -> None:
        """Something drawn once per file and shown wherever it is stamped: same name, same drawing."""

    def clipped(self, path: Path) -> AbstractContextManager[None]:
        """Within this context nothing leaves the path."""


Draw = Callable[[Ink], None]
