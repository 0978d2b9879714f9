"""The table of contents of the server: its pages, its requests, and what happens when something is wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from rollwrite.language import language
from web import art
from web.api import photos, sheets, table
from web.asking import Refused
from web.evening import Evening
from web.guard import Guard, TooLarge, TooSlow, is_for_scripts
from web.hall import Hall, spoken
from web.live import Live
from web.pages import die, evenings, join, paper, settle, sheet, tally, tonight
from web.pages.shown import shown
from web.reading.desk import Desk
from web.store.database import Gone, StoreError
from web.store.store import Store

ROOMS = (photos, sheets, table, tonight, sheet, settle, die, tally, paper, evenings, join, art)


def make_app(store: Store, hosts: frozenset[str], live: Live, usual: str | None = None, address: str = "") -> Guard:
    """The whole server behind its guard. The desk opens with the server, since it needs the server's loop."""

    @asynccontextmanager
    async def open_hours(app: Starlette) -> AsyncIterator[None]:
        live.begin()
        evening = Evening(store)
        desk = Desk(evening, live)
        app.state.hall = Hall(evening, live, desk, usual, address)
        desk.begin()
        yield
        desk.end()

    app = Starlette(
        routes=[
            *(route for room in ROOMS for route in room.routes()),
            Mount("/static", StaticFiles(packages=[("web", "static")])),
        ],
        exception_handlers={
            HTTPException: sorry,
            Gone: too_late,
            StoreError: no_room,
            TooLarge: too_much,
            TooSlow: too_much,
            ClientDisconnect: too_much,
            Exception: our_fault,
        },
        lifespan=open_hours,
    )
    return Guard(
        app, lambda: store.key, hosts, lambda headers, key: language(usual or spoken(headers)).say(f"page/{key}")
    )


async def sorry(request: Request, error: Exception) -> Response:
    """One sentence: JSON for scripts, a friendly page for people."""
    assert isinstance(error, HTTPException)
    known = {HTTPStatus.NOT_FOUND: "no-such-page", HTTPStatus.METHOD_NOT_ALLOWED: "not-that-way"}
    hall = Hall.of(request)
    ours = isinstance(error, Refused)
    sentence = error.detail if ours else hall.say(request, known.get(HTTPStatus(error.status_code), "not-understood"))
    return told(request, error.status_code, sentence)


async def too_much(request: Request, error: Exception) -> Response:
    """The rest of it is not waited for."""
    large = isinstance(error, TooLarge)
    answer = told(request, 413 if large else 408, Hall.of(request).say(request, "too-large" if large else "too-slow"))
    answer.headers["Connection"] = "close"
    return answer


async def no_room(request: Request, error: Exception) -> Response:
    """A full disk, a locked database: said as it is."""
    assert isinstance(error, StoreError)
    return told(request, 507, Hall.of(request).language(request).say(error.message))


async def too_late(request: Request, error: Exception) -> Response:
    """Another phone was faster."""
    assert isinstance(error, Gone)
    return told(request, 404, Hall.of(request).language(request).say(error.message))


async def our_fault(request: Request, error: Exception) -> Response:
    """Told without its entrails."""
    return told(request, 500, Hall.of(request).say(request, "our-fault"))


def told(request: Request, status: int, sentence: str) -> Response:
    if is_for_scripts(request.url.path):
        return JSONResponse({"error": sentence}, status)
    return shown(request, "sorry.html", "/", status, sentence=sentence)
