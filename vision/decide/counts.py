"""How many boxes of each row the yarn alone would have crossed, by what the layout says that rows count."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sheets.layout.model import Segment
from sheets.layout.rules import CountsDots, CountsEnd, CountsRings, Rule


def counted(rules: Iterable[Rule], segments: Collection[Segment], rings: Collection[str]) -> dict[str, int]:
    """By row, for this yarn and these circled spots."""
    ends = [dot for segment in segments for dot in segment]
    passed = frozenset(ends)
    counts: dict[str, int] = {}
    for rule in rules:
        match rule:
            case CountsDots(row, dots):
                counts[row] = len(passed.intersection(dots))
            case CountsRings(row):
                counts[row] = len(passed.intersection(rings))
            case CountsEnd(row, dot):
                counts[row] = ends.count(dot) % 2
    return counts
