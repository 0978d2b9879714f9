"""The mat at one moment, as a terminal or a picture shows it: the yarn on it, what it reached, where it went wrong."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rollwrite.finding import Finding
from rollwrite.wolle.face import Face, Segment

_ON_GRID = re.compile(r"[A-Z][1-9][0-9]?(-[A-Z][1-9][0-9]?)?")


@dataclass(frozen=True, slots=True)
class Mat:
    """A face with what is drawn on it."""

    face: Face
    yarn: tuple[Segment, ...] = ()  # all that was drawn, also where it should not have been
    end: str | None = None
    cups: tuple[str, ...] = ()
    faults: tuple[tuple[str, ...], ...] = ()  # single dots, or the two dots of a segment
    astray: tuple[tuple[str, ...], ...] = ()  # strokes on no segment: from which dot, and towards which
    turns: tuple[tuple[str, ...], ...] = ()  # where the order of drawing was looked for: the dots of each turn

    @property
    def reached(self) -> frozenset[str]:
        return frozenset(dot for segment in self.yarn for dot in segment)


def places(findings: Iterable[Finding]) -> tuple[tuple[str, ...], ...]:
    """Those of the findings that have a place on the grid: one dot, or the two of a segment."""
    return tuple(tuple(one.where.split("-")) for one in findings if one.where and _ON_GRID.fullmatch(one.where))
