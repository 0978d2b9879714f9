"""What was read, as shapes in millimetres of the sheet: for whoever draws it over the sheet laid flat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from sheets.layout.model import Rect
from vision.sheet import Sheet
from vision.show.place import place_of

Kind = Literal["yarn", "mark", "toy", "cup", "broken", "astray", "doubt", "place"]

TOY_MM = 3.6
CUP_MM = 3.9


@dataclass(frozen=True, slots=True)
class Shape:
    """A line, a ring round a point, or a frame. `row` is the row of boxes it is counted in, for lighting it up."""

    kind: Kind
    row: str = ""
    line: tuple[tuple[float, float], ...] = ()
    ring: tuple[float, float, float] | None = None  # middle and radius
    frame: Rect | None = None


def overlay(sheet: Sheet) -> list[Shape]:
    """Yarn, marks, toys and cups it reached, and doubts on top."""
    strays = (Shape("astray", "yarn", line=stray.line_mm) for stray in sheet.strays)
    return [*_yarn(sheet), *_marks(sheet), *strays, *_doubts(sheet)]


def _marks(sheet: Sheet) -> Iterator[Shape]:
    for box in sheet.layout.boxes:
        if sheet.marks[box.name]:
            yield Shape("mark", box.row or box.name, frame=box.rect.grown(0.5))


def _yarn(sheet: Sheet) -> Iterator[Shape]:
    yarn, decision = sheet.layout.yarn, sheet.decision
    if yarn is None:
        return
    touched = {dot for segment in decision.segments for dot in segment}
    for one, other in sorted(decision.segments):
        yield Shape("yarn", line=(yarn.at(one), yarn.at(other)))
    for dot, kind in yarn.face.objects.items():
        if dot in touched:
            yield Shape("toy", kind, ring=(*yarn.at(dot), TOY_MM))
    for cup in decision.cups:
        yield Shape("broken" if cup in touched else "cup", "cup", ring=(*yarn.at(cup), CUP_MM))
    yield Shape("place", "paw", ring=(*yarn.at(yarn.face.paw), CUP_MM))


def _doubts(sheet: Sheet) -> Iterator[Shape]:
    for finding in sheet.findings:
        place = place_of(sheet.layout, finding.where)
        if place is not None:
            yield Shape("doubt", frame=place.grown(1.2))
