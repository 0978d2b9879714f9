"""What the whole table shares: the die, the nights, the news, and paper."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from rollwrite.wolle.report import timer_document
from web.asking import DIE, LARGEST_ID, checked, json_of, refused
from web.hall import Hall
from web.paper import printed
from web.store.rows import NightRow, PlayRow


def routes() -> list[Route]:
    return [
        Route("/api/rolls", post_rolls, methods=["POST"]),
        Route("/api/nights", get_nights, methods=["GET"]),
        Route("/api/nights/{id:int}", get_night, methods=["GET"]),
        Route("/api/live", get_live, methods=["GET"]),
        Route("/api/print/{game}.pdf", get_print, methods=["GET"]),
    ]


async def post_rolls(request: Request) -> Response:
    said = await json_of(request)
    roll = said.get("roll") if said else secrets.choice(DIE)
    if not isinstance(roll, int) or isinstance(roll, bool) or roll not in DIE or set(said) - {"roll"}:
        raise refused(request, 422, "no-roll")
    return JSONResponse(await run_in_threadpool(_rolled, Hall.of(request), roll))


def _rolled(hall: Hall, roll: int) -> dict[str, Any]:
    number = hall.store.begun()
    hall.store.keep_roll(number, roll)
    hall.live.tell("roll", roll=roll)
    play = hall.store.play(number)
    assert play is not None
    return rolls_document(hall, play)


def rolls_document(hall: Hall, play: PlayRow | None) -> dict[str, Any]:
    """The rolls so far, and what they have struck on the table's timer."""
    rolls = hall.store.rolls(play.id) if play else ()
    return {"rolls": list(rolls), "timer": timer_document(hall.evening.timer(play))}


def get_nights(request: Request) -> Response:
    nights = Hall.of(request).store.nights()
    return JSONResponse(
        {"nights": [{"id": night.id, "started": night.started, "name": night.name} for night in nights]}
    )


def get_night(request: Request) -> Response:
    return JSONResponse(Hall.of(request).evening.night_document(night_row(request)))


def night_row(request: Request) -> NightRow:
    number = request.path_params["id"]
    night = Hall.of(request).store.night(number) if number < LARGEST_ID else None
    if night is None:
        raise refused(request, 404, "no-such-night")
    return night


async def get_live(request: Request) -> Response:
    events = Hall.of(request).live.events()
    return StreamingResponse(events, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


def get_print(request: Request) -> Response:
    wishes = request.query_params.multi_items()
    paper = checked(request, lambda: printed(request.path_params["game"], wishes))
    named = {"Content-Disposition": f'inline; filename="{paper.name}"'}  # a face that was chosen for it is told so
    return Response(paper.data, media_type="application/pdf", headers=named)
