"""What is really on a sheet: what a perfect reader would say."""

from dataclasses import dataclass
from typing import Any

Segment = tuple[str, str]


@dataclass(frozen=True, slots=True)
class SheetTruth:
    """`segments` are in the layout's own order of dots; `corners` are those of the sheet in the upright photo.

    A sheet that nobody aimed at may be partly out of the picture: it need not be read, but if it is, then rightly. One
    that something lies on must be named, if it is not read.
    """

    game: str
    face: str | None
    sheet: str | None
    segments: frozenset[Segment]
    cups: frozenset[str]
    marks: dict[str, bool]
    corners: tuple[tuple[float, float], ...] = ()
    aimed_at: bool = True
    lain_on: bool = False
    illegal: str = ""  # what kind of line that no rule allows

    def document(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "face": self.face,
            "sheet": self.sheet,
            "segments": sorted(map(list, self.segments)),
            "cups": sorted(self.cups),
            "marks": self.marks,
            "corners": [[round(x), round(y)] for x, y in self.corners],
        }
