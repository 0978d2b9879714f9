"""How many boxes of each row the yarn alone would have crossed, by what the layout says that rows count."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sheets.layout.model import Segment
from sheets.layout.rules import CountsDots, CountsEnd, CountsRings, Rule
from vision.decide.doubt import Settled


@dataclass(frozen=True, slots=True)
class Count:
    """Boxes of a row. What follows from doubtful yarn is as doubtful: then the least and the most are not the same."""

    least: int
    most: int


def counts_of(
    rules: Iterable[Rule], yarn: Settled[frozenset[Segment], Segment], rings: Settled[tuple[str, ...], str]
) -> dict[str, Count]:
    """By row, whatever becomes of the places that are asked about."""
    spots = frozenset(rings.answer)
    ways = (
        counted(rules, yarn.answer, spots),
        counted(rules, yarn.answer.difference(yarn.open), spots.difference(rings.open)),
        counted(rules, yarn.answer.union(yarn.open), spots.union(rings.open)),
    )
    return {row: Count(min(way[row] for way in ways), max(way[row] for way in ways)) for row in ways[0]}


def counted(rules: Iterable[Rule], segments: Collection[Segment], rings: Collection[str]) -> Mapping[str, int]:
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
