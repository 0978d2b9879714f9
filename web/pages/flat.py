"""The sheet laid flat: what was read drawn over it, and what is wrong in words that light up their place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup, escape

from rollwrite.language import Language
from sheets.layout.model import Rect
from vision.flat.flatten import fields_region
from vision.sheet import Sheet
from vision.show.overlay import Shape, overlay
from vision.show.place import place_of
from web.pages.fields import sentence
from web.settling import DOUBLED, NAMESAKES

FLAT_PX = 320  # as wide it is declared, and shown where no script tells a tap: a browser tells it in pixels as shown
YARN = "yarn"
BY_OTHERS = (NAMESAKES, DOUBLED)  # asked because of another sheet, with or without a die


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the yarn is not legal, and where on the paper that is seen."""

    words: str
    light: str  # what lights up when the words are tapped
    place: Rect | None


def yarn_problems(read: Sheet, document: Mapping[str, Any]) -> list[Problem]:
    """All of them, as a script hears them; the review names only the first."""
    told = enumerate(document.get(YARN, {}).get("problems", ()), start=1)
    return [Problem(one["message"], f"problem{number}", place_of(read.layout, one["where"])) for number, one in told]


def warnings(language: Language, read: Sheet, problems: Sequence[Problem], without_die: Sheet) -> list[dict[str, Any]]:
    """What needs an eye and is no single mark: one box for each row, with a button to leave it as it is. A row that
    would not be asked about without the die of the phones says so."""
    by_die = {
        found.where for found in read.findings if found.rule not in BY_OTHERS and found not in without_die.findings
    }
    rows: dict[str, dict[str, str]] = {}
    for found in read.findings:
        if found.where not in read.beliefs.fields:
            rows.setdefault(found.where or "", {})[sentence(language, read, found)] = _lights(read, found.where or "")
    if YARN in rows:
        rows[YARN] |= {problem.words: problem.light if problem.place else "" for problem in problems}
    return [
        {
            "field": field,
            "by_die": field in by_die,
            "lines": [{"words": words, "light": light} for words, light in told.items()],
        }
        for field, told in rows.items()
    ]


def _lights(read: Sheet, row: str) -> str:
    """What was counted in a row, and the row itself."""
    return f"{row} row-{row}" if row != YARN and place_of(read.layout, row) else ""


def flat_facts(read: Sheet, problems: Sequence[Problem], light: Sequence[str]) -> dict[str, Any]:
    region = fields_region(read.layout)
    return {
        "box": f"{region.x:g} {region.y:g} {region.width:g} {region.height:g}",
        "width": FLAT_PX,
        "height": round(FLAT_PX * region.height / region.width),
        "marks": [_svg(shape, light) for shape in _shapes(read, problems)],
    }


def _shapes(read: Sheet, problems: Sequence[Problem]) -> list[Shape]:
    """What was read, what is wrong with it, and places that show themselves when a sentence about them is tapped."""
    rings = [Shape("broken", problem.light, ring=_around(problem.place)) for problem in problems if problem.place]
    rows = {found.where or "" for found in read.findings} - read.beliefs.fields - {YARN}
    asked = ((row, place_of(read.layout, row)) for row in sorted(rows))
    places = [Shape("place", f"row-{row}", frame=place.grown(1)) for row, place in asked if place]
    return [*map(_counted, overlay(read)), *rings, *places, *_empty_rows(read)]


def _counted(shape: Shape) -> Shape:
    """A cup that nobody broke counts nothing: it stays dark where the broken ones light up."""
    return replace(shape, row="") if shape.kind == "cup" else shape


def _empty_rows(read: Sheet) -> Iterator[Shape]:
    crossed = _crossed(read)
    for row in dict.fromkeys(box.row for box in read.layout.boxes if box.row and box.row not in crossed):
        if place := place_of(read.layout, row):
            yield Shape("place", f"empty-{row}", frame=place.grown(1))


def counted_in(read: Sheet, rows: str) -> str:
    """What lights up for a number that counts these rows: what was crossed in them, or that nothing was."""
    told = rows.split()
    return rows if _crossed(read) & set(told) else " ".join([*told, *(f"empty-{row}" for row in told)])


def counted_at_all(read: Sheet, counts: Sequence[str]) -> str:
    """What lights up for the total: whatever any line of the count has found crossed."""
    rows = dict.fromkeys(" ".join(counts).split())
    crossed = _crossed(read)
    return " ".join([row for row in rows if row in crossed] or rows)


def _crossed(read: Sheet) -> set[str]:
    return {box.row or box.name for box in read.layout.boxes if read.marks[box.name]}


def _around(place: Rect) -> tuple[float, float, float]:
    return *place.center, max(place.width, place.height) / 2


def _svg(shape: Shape, light: Sequence[str]) -> Markup:
    look = f'class="{shape.kind}{" lit" if shape.row in light else ""}"'
    look += f' data-row="{escape(shape.row)}"' if shape.row else ""
    if shape.line:
        return Markup(f'<polyline {look} points="{" ".join(f"{x:g},{y:g}" for x, y in shape.line)}"/>')
    if shape.ring:
        x, y, radius = shape.ring
        return Markup(f'<circle {look} cx="{x:g}" cy="{y:g}" r="{radius:g}"/>')
    assert shape.frame is not None
    frame = shape.frame
    place = f'x="{frame.x:g}" y="{frame.y:g}" width="{frame.width:g}" height="{frame.height:g}"'
    return Markup(f'<rect {look} {place} rx="1"/>')
