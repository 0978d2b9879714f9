"""One sheet: laid flat with what was read drawn over it, the count line by line, and whose it is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollwrite.games import entry_of, game_of
from rollwrite.language import Language
from rollwrite.report import Table
from vision.flat.flatten import fields_region
from vision.sheet import Sheet
from vision.show.place import place_of
from web.asking import LARGEST_ID, checked, form_of, sheet_row, shown_in
from web.evening import questions
from web.hall import Hall
from web.pages.flat import FLAT_PX, counted_at_all, counted_in, flat_facts, warnings, yarn_problems
from web.pages.shown import called, has_words, off_to, own_path, shown, title_of
from web.reading.papers import free_name, likest
from web.settling import NAMESAKES, PLAYER, SEAT, SEATED, SHEET, another_paper, printed_id, seats_of
from web.store.rows import Said, SheetRow

MOST_NAMES = 12
WIDEST = 4  # columns on a phone


def routes() -> list[Route]:
    return [
        Route("/sheets/{id:int}", sheet),
        Route("/sheets/{id:int}/at", tapped),
        Route("/sheets/{id:int}/fix", post_fix, methods=["POST"]),
        Route("/sheets/{id:int}/undo", post_undo, methods=["POST"]),
        Route("/sheets/{id:int}/unname", post_unname, methods=["POST"]),
        Route("/sheets/{id:int}/namesake", post_namesake, methods=["POST"]),
        Route("/sheets/{id:int}/apart", post_apart, methods=["POST"]),
        Route("/sheets/{id:int}/same", post_same, methods=["POST"]),
        Route("/sheets/{id:int}/delete", post_delete, methods=["POST"]),
    ]


# --- what it shows -----------------------------------------------------------------------------------------------


def sheet(request: Request) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    if row.replaced_by is not None:
        return off_to(f"/sheets/{row.replaced_by}")
    language, read = hall.language(request), hall.evening.sheet(row)
    report = game_of(read.game).report.sheet(read.outcome, language)
    problems = yarn_problems(read, dict(report.document))
    facts: dict[str, Any] = {
        "sheet": heading(language, row, read),
        "again": _again(language, row),
        "said_same": row.before is not None and another_paper(row.before, row.reading),
        "players": hall.evening.without_a_sheet(row.play)[:MOST_NAMES],
        "seats": _seats(language, read),
        "known": hall.evening.players()[:MOST_NAMES],
        "flat": flat_facts(read, problems, request.query_params.get("light", "").split()),
        "tables": [
            table
            for view in report.views
            if isinstance(view, Table) and view.rows
            for table in _tables(language, read, view)
        ],
        "warnings": warnings(language, read, problems, hall.evening.without_die(row)),
        "left_out": _left_out(hall, row, read),
        "fixes": len(row.fixes),
        "next": f"/sheets/{other.id}" if (other := hall.evening.next_to_settle(row)) else "",
        "questions": questions(read),
        "doubts": bool({found.where for found in read.findings} & read.beliefs.fields),
    }
    return shown(request, "sheet.html", "/", **facts)


def heading(language: Language, row: SheetRow, read: Sheet) -> dict[str, Any]:
    contenders = read.outcome.contenders
    several = len(contenders) != 1  # of an empty sheet that several share, nobody
    who = read.player or (title_of(language, read.game) if several else language.say("page/whose"))
    points = "" if several else "".join(language.say("reading/points", count=one.total) for one in contenders)
    return {"id": row.id, "who": who, "points": points, "nameless": not read.player and not several, "shared": several}


def _seats(language: Language, read: Sheet) -> list[dict[str, Any]]:
    """Those who share the sheet, to be named by whoever knows them."""
    return [
        {"field": f"{PLAYER}:{number}", "seat": language.say("page/seat", number=number), "name": SEAT.sub("", name)}
        for number, name in seats_of(read).items()
    ]


def _again(language: Language, row: SheetRow) -> str:
    """A paper that was photographed again says so, and that what was settled has been kept."""
    return language.say("page/photographed-again", count=len(row.fixes)) if row.before is not None else ""


def _left_out(hall: Hall, row: SheetRow, read: Sheet) -> bool:
    """Did somebody say that this was not played with the die of the phones?"""
    play = hall.store.play(row.play)
    return entry_of(read.game).rolled and hall.evening.use_of_die(play) == "left-out"


def _tables(language: Language, read: Sheet, view: Table) -> list[dict[str, Any]]:
    """The count as on the paper, line by line: the game's own tables. What says where it was counted can be tapped. A
    table too wide for a phone is told player by player."""
    if view.counts:
        return [_count(language, read, view)]
    places = view.places or (("",) * len(view.columns),) * len(view.rows)
    lit = [
        [_cell(language, words, counted_in(read, rows)) for words, rows in zip(row, lights, strict=True)]
        for row, lights in zip(view.rows, places, strict=True)
    ]
    if view.places and len(view.columns) > WIDEST:
        return [_of_one(view.columns, row) for row in lit]
    return [{"heading": "", "columns": view.columns, "rows": [_line(row) for row in lit], "total": False}]


def _count(language: Language, read: Sheet, view: Table) -> dict[str, Any]:
    """Of one player, who needs no column but what was crossed."""
    everywhere = counted_at_all(read, view.counts)
    rows = [
        _line(
            [_cell(language, words, counted_in(read, light or everywhere)) for words in row[:2]],
            _parts(language, read, light) if light not in view.counts[:number] else [],
        )
        for number, (row, light) in enumerate(zip(view.rows, view.counts, strict=True))
    ]
    return {"heading": "", "columns": (), "rows": rows, "total": True}


def _of_one(columns: Sequence[str], row: Sequence[dict[str, str]]) -> dict[str, Any]:
    """A row of a wide table as a table of its own: whose it is above, what was counted below."""
    heading = [cell["words"] for cell in row if not cell["light"]][-1]
    lines = [
        _line([cell | {"words": column}, cell]) for column, cell in zip(columns, row, strict=True) if cell["light"]
    ]
    return {"heading": heading, "columns": (), "rows": lines, "total": True}


def _line(cells: list[dict[str, str]], parts: Sequence[dict[str, str]] = ()) -> dict[str, Any]:
    return {"cells": cells, "parts": parts}


def _cell(language: Language, words: str, light: str = "") -> dict[str, str]:
    """A name or a number; below zero with a sign as wide as the figures."""
    below = words.startswith("-") and words[1:].isdecimal()
    return {"words": f"−{words[1:]}" if below else called(language, words), "light": light}


def _parts(language: Language, read: Sheet, light: str) -> list[dict[str, str]]:
    """A line that counts several rows of boxes, row by row: 'mice 4'."""
    crossed = Counter(box.row for box in read.layout.boxes if read.marks[box.name])
    rows = [row for row in light.split() if has_words(f"page/rows-{row}")]
    words = {row: f"{language.say(f'page/rows-{row}')} {crossed[row]}" for row in rows if len(rows) > 1}
    return [{"light": counted_in(read, row), "words": told} for row, told in words.items()]


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
    mm_per_px = region.width / FLAT_PX
    at = region.x + x * mm_per_px, region.y + y * mm_per_px
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
    told = {name: _answer(name, str(value)) for name, value in form.items() if name != "next"}
    said = {name: value for name, value in told.items() if value != "" or not SEATED.fullmatch(name)}
    return await run_in_threadpool(_fix, request, said, str(form.get("next", "")))


def _fix(request: Request, said: dict[str, bool | str], then: str) -> Response:
    """A thumb that taps twice has answered once."""
    hall = Hall.of(request)
    with hall.turns:
        row = sheet_row(request)
        if said and row.fixes[-1:] != (said,):
            checked(request, lambda: hall.evening.fix(row, said))
            hall.live.tell("sheet", sheet=row.id)
    return off_to(own_path(then) or f"/sheets/{row.id}")


async def post_undo(request: Request) -> Response:
    form = await form_of(request)
    return await run_in_threadpool(_undo, request, shown_in(form), str(form.get("next", "")))


def _undo(request: Request, fixes: int | None, then: str) -> Response:
    hall = Hall.of(request)
    with hall.turns:
        row = sheet_row(request)
        if fixes in (None, len(row.fixes)) and hall.store.undo_fix(row.id):
            hall.live.tell("sheet", sheet=row.id)
    return off_to(own_path(then) or f"/sheets/{row.id}")


def post_unname(request: Request) -> Response:
    """Whose it is, is asked again; once, however often it was tapped."""
    hall = Hall.of(request)
    with hall.turns:
        row = sheet_row(request)
        if hall.evening.sheet(row).player:
            hall.store.keep_fix(row.id, {PLAYER: ""})
            hall.live.tell("sheet", sheet=row.id)
    return off_to(f"/sheets/{row.id}")


def post_namesake(request: Request) -> Response:
    """Two sheets with one name are fine, if that is still asked."""
    hall = Hall.of(request)
    with hall.turns:
        row = sheet_row(request)
        read = hall.evening.sheet(row)
        if any(found.where == PLAYER for found in read.findings):
            hall.store.keep_fix(row.id, {NAMESAKES: read.player})
            hall.live.tell("sheet", sheet=row.id)
    return off_to(f"/sheets/{row.id}")


def post_apart(request: Request) -> Response:
    """Two papers with one id, printed twice: both count, also if they were taken for the same."""
    hall = Hall.of(request)
    with hall.turns:
        row = sheet_row(request)
        taken_for_one = row.paper and row.before is not None
        if taken_for_one:
            taken = [one.paper for one in hall.store.sheets_of(row.play) if one.paper]
            if row.fixes[-1:] in [(_names_said(one),) for one in hall.store.replaced_by(row.id)]:
                hall.store.undo_fix(row.id)  # that was the other's name
            hall.store.tell_apart(row.id, free_name(printed_id(row.paper or ""), taken))
        if taken_for_one or _asked_which(hall, row):
            hall.store.keep_fix(row.id, {SHEET: "ok"})
            hall.live.tell("sheet", sheet=row.id)
    return off_to(f"/sheets/{row.id}")


def _asked_which(hall: Hall, row: SheetRow) -> bool:
    """Is it the same paper as another one?"""
    return any(found.where == SHEET for found in hall.evening.sheet(row).findings)


def post_same(request: Request) -> Response:
    """One paper, however different it looked before: the newer photo of it counts, under the name that was told."""
    hall = Hall.of(request)
    with hall.turns:
        row = sheet_row(request)
        others = [one for one in hall.store.sheets_of(row.play) if one.id != row.id]
        before = likest(others, printed_id(row.paper or ""), row.reading)
        if before and _asked_which(hall, row):
            hall.store.take_place(row.id, before)
            if (names := _names_said(before)) and not _names_said(row):
                hall.store.keep_fix(row.id, names)
            hall.live.tell("sheet", sheet=row.id)
    return off_to(f"/sheets/{row.id}")


def _names_said(row: SheetRow) -> Said:
    """Whose somebody said it is, the last word of each."""
    told = {
        field: name for said in row.fixes for field, name in said.items() if field == PLAYER or SEATED.fullmatch(field)
    }
    return {field: name for field, name in told.items() if name}


def post_delete(request: Request) -> Response:
    """That somebody else was faster is no reason to complain."""
    hall, number = Hall.of(request), request.path_params["id"]
    if number < LARGEST_ID and hall.store.delete_sheet(number):
        hall.live.tell("sheet", sheet=number)
    return off_to("/")


def _answer(name: str, value: str) -> bool | str:
    return value.strip() if name == PLAYER or SEATED.fullmatch(name) else {"yes": True, "no": False}.get(value, value)
