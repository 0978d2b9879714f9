"""Past evenings, players, best and usual scores; everything out as CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollwrite.language import Language, languages
from rollwrite.score_report import spreadsheet
from rollwrite.scored import ScoredFile
from rollwrite.standings import counted
from web.api.table import night_row
from web.asking import LARGEST_ID, form_of
from web.hall import LANGUAGE_COOKIE, Hall
from web.pages.podium import cheer, groups, tapped, titles
from web.pages.shown import off_to, shown, title_of
from web.scores import Scores, scores
from web.store.rows import NightRow

A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 60
LAST_TEN = 10
TALLEST_BAR = 28
COLUMNS = (
    "evening",
    "sheet",
    "player",
    "game",
    "face",
    "toys",
    "sets",
    "paw",
    "cups",
    "total",
    "rank",
    "look",
    "fault",
)


def routes() -> list[Route]:
    return [
        Route("/evenings", evenings),
        Route("/evenings/{id:int}", night),
        Route("/evenings/{id:int}/name", post_name, methods=["POST"]),
        Route("/evenings/{id:int}/delete", post_delete, methods=["POST"]),
        Route("/everything.json", everything_as_json),
        Route("/everything.csv", everything_as_csv),
        Route("/language", post_language, methods=["POST"]),
    ]


def evenings(request: Request) -> Response:
    hall = Hall.of(request)
    language = hall.language(request)
    nights = [_night(hall, language, row) for row in hall.store.nights()]
    players = [_player(language, one) for one in scores(hall.evening)]
    return shown(request, "evenings.html", "/evenings", nights=nights, players=players, languages=languages())


def night(request: Request) -> Response:
    hall, row = Hall.of(request), night_row(request)
    language = hall.language(request)
    ranked = [group for play in hall.store.plays_of(row.id) for group in groups(hall, language, play)]
    for group, title in zip(ranked, counted([group["title"] for group in ranked]), strict=True):
        group["title"] = title
    return shown(request, "night.html", "/evenings", night=_night(hall, language, row), groups=ranked)


def _night(hall: Hall, language: Language, row: NightRow) -> dict[str, Any]:
    day = language.dated(datetime.fromisoformat(row.started).astimezone())
    plays = hall.store.plays_of(row.id)
    ranked = [group for play in plays for group in hall.evening.standings(play)]
    named = titles(language, ranked)
    won = [(title, cheer(language, group)) for title, group in zip(named, ranked, strict=True)]
    won += [(group["title"], group["cheer"]) for play in plays for group in tapped(hall, language, play, named)]
    counts = counted([title for title, _ in won])
    cheers = [
        language.say("page/told-of", about=title, told=words)
        for title, (_, words) in zip(counts, won, strict=True)
        if words
    ]
    return {"id": row.id, "name": row.name, "title": row.name or day, "lines": cheers}


def _player(language: Language, one: Scores) -> dict[str, Any]:
    """Best and usual, and a chart of the last ten."""
    game = title_of(language, one.game)
    words = language.say(
        "page/player-line", game=game, count=len(one.totals), best=one.best, usual=language.number(one.usual)
    )
    last = one.totals[-LAST_TEN:]
    most = max(1, *last)
    bars = [max(1, round(TALLEST_BAR * max(total, 0) / most)) for total in last]
    return {"name": one.player, "words": words, "bars": bars if len(last) > 1 else []}


async def post_name(request: Request) -> Response:
    name = str((await form_of(request)).get("name", "")).strip()[:LONGEST_NAME]
    return await run_in_threadpool(_rename, request, "".join(filter(str.isprintable, name)))


def _rename(request: Request, name: str) -> Response:
    hall, row = Hall.of(request), night_row(request)
    hall.store.rename_night(row.id, name)
    hall.live.tell("night", night=row.id)
    return off_to(f"/evenings/{row.id}")


def post_delete(request: Request) -> Response:
    """As with a sheet: gone is gone."""
    hall, number = Hall.of(request), request.path_params["id"]
    if number < LARGEST_ID and hall.store.night(number):
        hall.store.delete_night(number)
        hall.live.tell("night", night=number)
    return off_to("/evenings")


def everything_as_json(request: Request) -> Response:
    hall = Hall.of(request)
    nights = [_everything(hall, row) for row in hall.store.nights()]
    data = json.dumps({"nights": nights}, ensure_ascii=False, indent=1).encode()
    return _download(data, "application/json", "rollwrite.json")


def _everything(hall: Hall, night: NightRow) -> dict[str, Any]:
    """As scripts hear of a night, and what was counted without a sheet."""
    tapped = [
        {"game": tally.game, "players": [{"player": player, **things} for player, things in tally.counts.items()]}
        for play in hall.store.plays_of(night.id)
        for tally in hall.evening.tallies(play)
    ]
    return hall.evening.night_document(night) | {"tapped": tapped}


def everything_as_csv(request: Request) -> Response:
    hall = Hall.of(request)
    language = hall.language(request)
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(language.say(f"page/column-{name}") for name in COLUMNS)
    for night in hall.store.nights():
        for play in hall.store.plays_of(night.id):
            lines.writerows([night.name or night.started, *line] for line in _lines(hall, language, play))
    return _download(text.getvalue().encode("utf-8-sig"), "text/csv; charset=utf-8", "rollwrite.csv")


def _lines(hall: Hall, language: Language, play: int) -> Iterator[list[Any]]:
    """Of one game, ranked by itself; what was counted by tapping has no sheet, and says less."""
    files = [ScoredFile(str(row.id), (sheet,)) for row, sheet in hall.evening.sheets(play)]
    table = csv.reader(io.StringIO(spreadsheet(files, language)))
    next(table)
    for line in table:
        yield line[1:]
    for group in hall.evening.played(play):
        for row in (row for row in group.rows if not row.file):
            yield ["", row.player, group.game, *[""] * 5, row.total, row.rank, "", ""]


def _download(data: bytes, kind: str, name: str) -> Response:
    return Response(data, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def post_language(request: Request) -> Response:
    wish = str((await form_of(request)).get("language", ""))
    answer = off_to("/evenings")
    if wish in languages():
        answer.set_cookie(LANGUAGE_COOKIE, wish, max_age=A_YEAR, httponly=True, samesite="lax")
    return answer
