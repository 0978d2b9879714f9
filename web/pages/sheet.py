"""One sheet: laid flat with what was read drawn over it, the count line by line, and whose it is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup, escape
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollwrite.games import game_of
from rollwrite.language import Language
from rollwrite.report import Table
from sheets.layout.model import Rect
from vision.flat.flatten import fields_region
from vision.sheet import Sheet
from vision.show.overlay import Shape, overlay
from vision.show.place import place_of
from web.asking import checked, form_of, sheet_row
from web.hall import Hall
from web.pages.shown import called, has_words, off_to, shown, title_of
from web.settling import PLAYER, another_paper
from web.store.rows import SheetRow

FLAT_PX_PER_MM = 8
MOST_NAMES = 12
YARN = "yarn"


def routes() -> list[Route]:
    return [
        Route("/sheets/{id:int}", sheet),
        Route("/sheets/{id:int}/at", tapped),
        Route("/sheets/{id:int}/fix", post_fix, methods=["POST"]),
        Route("/sheets/{id:int}/undo", post_undo, methods=["POST"]),
        Route("/sheets/{id:int}/unname", post_unname, methods=["POST"]),
        Route("/sheets/{id:int}/apart", post_apart, methods=["POST"]),
        Route("/sheets/{id:int}/delete", post_delete, methods=["POST"]),
    ]


# --- what it shows -----------------------------------------------------------------------------------------------


def sheet(request: Request) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    if row.replaced_by is not None:
        return off_to(f"/sheets/{row.replaced_by}")
    language, read = hall.language(request), hall.evening.sheet(row)
    report = game_of(read.game).report.sheet(read.outcome, language)
    problems = list(_problems(read, dict(report.document)))
    facts: dict[str, Any] = {
        "sheet": heading(language, row, read),
        "again": _again(language, row),
        "players": hall.evening.without_a_sheet(row.play)[:MOST_NAMES],
        "flat": _flat(read, problems, request.query_params.get("light", "").split()),
        "tables": [_table(language, read, view) for view in report.views if isinstance(view, Table) and view.rows],
        "warnings": _warnings(language, read, problems),
        "can_undo": bool(row.fixes),
        "next": f"/sheets/{other.id}" if (other := hall.evening.next_to_settle(row)) else "",
        "questions": len({found.where for found in read.findings} & read.beliefs.fields),
    }
    return shown(request, "sheet.html", "/", **facts)


def heading(language: Language, row: SheetRow, read: Sheet) -> dict[str, Any]:
    contenders = read.outcome.contenders
    several = len(contenders) > 1
    who = read.player or (title_of(language, read.game) if several else language.say("page/whose"))
    points = "" if several else "".join(language.say("reading/points", count=one.total) for one in contenders)
    return {"id": row.id, "who": who, "points": points, "nameless": not read.player and not several, "shared": several}


def _again(language: Language, row: SheetRow) -> str:
    """A paper that was photographed again says so, and that what was settled has been kept."""
    if row.before is None or another_paper(row.before, row.reading):
        return ""
    return language.say("page/photographed-again", count=len(row.fixes))


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the yarn is not legal, and where on the paper that is seen."""

    words: str
    light: str  # what lights up when the words are tapped
    place: Rect | None


def _problems(read: Sheet, document: Mapping[str, Any]) -> Iterator[Problem]:
    """All of them, as a script hears them; the review names only the first."""
    for number, told in enumerate(document.get("yarn", {}).get("problems", ()), start=1):
        yield Problem(told["message"], f"problem{number}", place_of(read.layout, told["where"]))


def _warnings(language: Language, read: Sheet, problems: list[Problem]) -> list[dict[str, Any]]:
    """What needs an eye and is no single mark: one box for each row, with a button to leave it as it is."""
    rows: dict[str, dict[str, str]] = {}
    for found in read.findings:
        if found.where not in read.beliefs.fields:
            rows.setdefault(found.where or "", {})[language.say(found)] = found.where or ""
    if YARN in rows:
        rows[YARN] |= {problem.words: problem.light for problem in problems}
    lit = {shape.row for shape in _shapes(read, problems)}
    return [
        {
            "field": field,
            "lines": [{"words": words, "light": light if light in lit else ""} for words, light in told.items()],
        }
        for field, told in rows.items()
    ]


def _flat(read: Sheet, problems: list[Problem], light: list[str]) -> dict[str, Any]:
    region = fields_region(read.layout)
    return {
        "box": f"{region.x:g} {region.y:g} {region.width:g} {region.height:g}",
        "width": round(region.width * FLAT_PX_PER_MM),
        "height": round(region.height * FLAT_PX_PER_MM),
        "marks": [_svg(shape, light) for shape in _shapes(read, problems)],
    }


def _shapes(read: Sheet, problems: list[Problem]) -> list[Shape]:
    """What was read, what is wrong with it, and places that show themselves when a sentence about them is tapped."""
    rings = [Shape("broken", problem.light, ring=_around(problem.place)) for problem in problems if problem.place]
    rows = {found.where for found in read.findings} - read.beliefs.fields - {YARN}
    asked = ((row, place_of(read.layout, row)) for row in sorted(filter(None, rows)))
    return [*overlay(read), *rings, *(Shape("place", row, frame=place.grown(1)) for row, place in asked if place)]


def _around(place: Rect) -> tuple[float, float, float]:
    return *place.center, max(place.width, place.height) / 2


def _svg(shape: Shape, light: list[str]) -> Markup:
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


def _table(language: Language, read: Sheet, view: Table) -> dict[str, Any]:
    """The count as on the paper, line by line: one of the game's own tables. One that says what it counts can be
    tapped, and needs no column but what was crossed."""
    counts = view.counts or ("",) * len(view.rows)
    width = 2 if view.counts else len(view.rows[0])
    rows = [
        {
            "cells": [_cell(language, cell) for cell in row[:width]],
            "light": light,
            "parts": _parts(language, read, light) if light not in counts[:number] else [],
        }
        for number, (row, light) in enumerate(zip(view.rows, counts, strict=True))
    ]
    return {"columns": () if view.counts else view.columns, "rows": rows, "total": bool(view.counts)}


def _cell(language: Language, words: str) -> str:
    """A name or a number; below zero with a sign as wide as the figures."""
    return f"−{words[1:]}" if words.startswith("-") and words[1:].isdecimal() else called(language, words)


def _parts(language: Language, read: Sheet, light: str) -> list[dict[str, str]]:
    """A line that counts several rows of boxes, row by row: 'mice 4'."""
    crossed = Counter(box.row for box in read.layout.boxes if read.marks[box.name])
    rows = [row for row in light.split() if has_words(f"page/rows-{row}")]
    words = {row: f"{language.say(f'page/rows-{row}')} {crossed[row]}" for row in rows if len(rows) > 1}
    return [{"light": row, "words": told} for row, told in words.items()]


# --- what is tapped on it ----------------------------------------------------------------------------------------


def tapped(request: Request) -> Response:
    """A tap on the flat picture, `?x,y` in pixels of it as it is declared: the nearest place is asked about."""
    row = sheet_row(request)
    read = Hall.of(request).evening.sheet(row)
    region = fields_region(read.layout)
    try:
        x, y = (float(part) for part in request.url.query.split(","))
    except ValueError:
        x = y = 0.0
    at = region.x + x / FLAT_PX_PER_MM, region.y + y / FLAT_PX_PER_MM
    field = min(places(read).items(), key=lambda place: math.dist(at, place[1]))[0]
    return off_to(f"/sheets/{row.id}/settle?{urlencode({'field': field})}")


def places(read: Sheet) -> dict[str, tuple[float, float]]:
    """Every field that can be settled, and where its middle is."""
    printed = read.code is not None and read.code.printed_cups is not None
    fields = (field for field in sorted(read.beliefs.fields) if not (printed and field.startswith("cup:")))
    found = ((field, place_of(read.layout, field)) for field in fields)
    return {field: place.center for field, place in found if place is not None}


async def post_fix(request: Request) -> Response:
    form = await form_of(request)
    said = {name: _answer(name, str(value)) for name, value in form.items() if name != "next"}
    return await run_in_threadpool(_fix, request, said, str(form.get("next", "")))


def _fix(request: Request, said: dict[str, bool | str], then: str) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    checked(request, lambda: hall.evening.fix(row, said))
    hall.live.tell("sheet", sheet=row.id)
    return off_to(_own(then) or f"/sheets/{row.id}")


async def post_undo(request: Request) -> Response:
    form = await form_of(request)
    return await run_in_threadpool(_undo, request, str(form.get("next", "")))


def _undo(request: Request, then: str) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    if hall.store.undo_fix(row.id):
        hall.live.tell("sheet", sheet=row.id)
    return off_to(_own(then) or f"/sheets/{row.id}")


def post_unname(request: Request) -> Response:
    """Whose it is, is asked again."""
    hall, row = Hall.of(request), sheet_row(request)
    hall.store.keep_fix(row.id, {PLAYER: ""})
    hall.live.tell("sheet", sheet=row.id)
    return off_to(f"/sheets/{row.id}")


def post_apart(request: Request) -> Response:
    """Two papers with one id, printed twice: both count."""
    hall, row = Hall.of(request), sheet_row(request)
    if row.paper and row.before:
        hall.store.tell_apart(row.id, f"{row.paper}~2")
        hall.live.tell("sheet", sheet=row.id)
    return off_to(f"/sheets/{row.id}")


def post_delete(request: Request) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    if hall.store.delete_sheet(row.id):
        hall.live.tell("sheet", sheet=row.id)
    return off_to("/")


def _answer(name: str, value: str) -> bool | str:
    return value.strip() if name == PLAYER else {"yes": True, "no": False}.get(value, value)


def _own(path: str) -> str:
    """Only ever to a page of ours."""
    return path if path.startswith("/sheets/") and "//" not in path and "\\" not in path else ""
