"""A count by tapping: tokens big enough for small thumbs, or what lies before each player at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollwrite.language import Language
from rollwrite.tally import LONGEST_NAME, Tally
from web.asking import checked, form_of
from web.hall import Hall
from web.pages.shown import off_to, shown, title_of


def routes() -> list[Route]:
    return [
        Route("/tally/{game}", tally, methods=["GET"]),
        Route("/tally/{game}", post_tally, methods=["POST"]),
        Route("/tally/{game}/undo", post_undo, methods=["POST"]),
    ]


def tally(request: Request) -> Response:
    hall = Hall.of(request)
    count = _count(request)
    seated = [name for name in hall.evening.players() if name not in count.counts]
    return shown(request, "tally.html", "/die", seated=seated[:8], **_facts(hall.language(request), count))


def _count(request: Request) -> Tally:
    hall, game = Hall.of(request), request.path_params["game"]
    play = hall.store.current()
    told = hall.store.tallies_of(play.id).get(game) if play else None
    return checked(request, lambda: Tally.of(game, told))


def _facts(language: Language, count: Tally) -> dict[str, Any]:
    players = [
        {
            "name": player,
            "total": count.totals[player],
            "lines": [
                {
                    "thing": thing,
                    "words": language.say(f"page/thing-{thing}"),
                    "value": value,
                    "cards": count.tapped.cards.get(thing, ()),
                }
                for thing, value in things.items()
            ],
        }
        for player, things in count.counts.items()
    ]
    return {
        "game": count.game,
        "title": title_of(language, count.game),
        "players": players,
        "single": len(count.tapped.limits) == 1,
        "longest": LONGEST_NAME,
        "can_undo": count.before is not None,
    }


async def post_tally(request: Request) -> Response:
    form = await form_of(request)
    return await run_in_threadpool(_changed, request, lambda count: _tapped(count, form))


def _tapped(count: Tally, form: FormData) -> Tally:
    """A new player, or one tap more or less."""
    if "new" in form:
        return count.seated(str(form["new"]))
    thing = str(form.get("thing", ""))
    steps = {str(step): step for step in count.steps(thing)}
    return count.with_tap(str(form.get("player", "")), thing, steps.get(str(form.get("by")), 0))


def post_undo(request: Request) -> Response:
    return _changed(request, Tally.undone)


def _changed(request: Request, change: Callable[[Tally], Tally]) -> Response:
    """No tap is lost, however many thumbs there are."""
    hall = Hall.of(request)
    with hall.turns:
        before = _count(request)
        count = checked(request, lambda: change(before))
        if count != before:
            hall.store.keep_tally(hall.store.begun(), count.game, count.kept)
            hall.live.tell("table")
    return off_to(f"/tally/{count.game}")
