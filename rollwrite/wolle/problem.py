"""A fault: which turn, which rule, where, and a sentence for a person."""

import re
from dataclasses import asdict, dataclass
from typing import Any, Literal

Rule = Literal[
    "start",
    "segment-count",
    "straight-or-square",
    "one-right-angle",
    "off-grid",
    "segment-reused",
    "obstacle",
    "crossing",
    "paw-stop",
    "after-stop",
    "after-end",
    "cups",
    "syntax",
]

_ON_GRID = re.compile(r"[A-Z][1-9][0-9]?(-[A-Z][1-9][0-9]?)?")


@dataclass(frozen=True, slots=True)
class Problem:
    """`turn` counts from 1 and is None where no turn is to blame; `where` is a dot, a segment or a point in mm."""

    turn: int | None
    rule: Rule
    where: str | None
    message: str

    @property
    def dots(self) -> tuple[str, ...]:
        """The place as dots of the grid: one, the two of a segment, or none for any other place."""
        return tuple(self.where.split("-")) if self.where and _ON_GRID.fullmatch(self.where) else ()

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)
