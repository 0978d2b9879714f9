"""A fault: which turn, which rule, where, and a sentence for a person."""

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


@dataclass(frozen=True, slots=True)
class Problem:
    """`turn` counts from 1 and is None where no turn is to blame; `where` is a dot, a segment or a point in mm."""

    turn: int | None
    rule: Rule
    where: str | None
    message: str

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)
