"""Print: choose, look at the first page, get the PDF."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollwrite.errors import RollwriteError
from rollwrite.games import entries, entry_of
from rollwrite.language import Language, languages
from rollwrite.wolle.seeds import with_dashes
from sheets.press.parts import ALL, SCORE
from sheets.press.printing import parts_of
from web.asking import checked
from web.faces import NEW, chosen
from web.hall import Hall
from web.pages.shown import off_to, shown, title_of
from web.paper import MOST_SHEETS, preview, printed

PAPERS = ("a4", "a5", "letter")
CUPS = ("hand", "random", "none")
FACES = ("A", "B", "both")
LOOK_SEED = "1"  # a picture to look at, not a sheet to play on


def routes() -> list[Route]:
    return [Route("/print", paper), Route("/print/preview.png", first_page), Route("/print/sheets.pdf", sheets)]


def paper(request: Request) -> Response:
    language = Hall.of(request).language(request)
    order = checked(request, lambda: _order(request, language))
    if order.get("face", "").lower() == NEW:  # what is looked at must be what is printed
        return off_to(f"/print?{urlencode(order | {'face': chosen(NEW)})}")
    if meant := with_dashes(order.get("face", "")):
        return _as_meant(order, meant)
    query = urlencode(_wishes(order))
    games = [(name, title_of(language, name)) for name in entries()]
    choices = {
        "games": games,
        "papers": PAPERS,
        "cups": CUPS,
        "faces": FACES,
        "languages": languages(),
        "parts": [(part, _called(language, part)) for part in (ALL, *parts_of(order["game"]))],
        "most": MOST_SHEETS,
    }
    facts: dict[str, Any] = {"order": order, "query": query, **_looked_at(language, order), **choices}
    facts["dashes"] = "dashes" in request.query_params
    facts["unseen"] = urlencode(order | {"face": NEW})
    return shown(request, "print.html", "/print", **facts)


def _as_meant(order: dict[str, str], meant: str) -> Response:
    """`summer fair` is taken as the face it can only be, and that is told."""
    return off_to(f"/print?{urlencode(order | {'face': meant, 'dashes': 'yes'})}")


def _order(request: Request, language: Language) -> dict[str, str]:
    """A form's wishes, with what is usual where it says nothing."""
    asked = request.query_params
    game = asked.get("game", next(iter(entries())))
    usual = {"paper": "a4", "lang": language.code, "players": ""}
    if entry_of(game).rolled:  # drawn on a face, among cups
        usual |= {"face": "A", "cups": "hand", "sheets": ""}
    order = {"game": game} | {name: asked.get(name, value).strip() for name, value in usual.items()}
    if parts := parts_of(game):  # those of the game that was chosen before it are not its own
        order["part"] = part if (part := asked.get("part", ALL)) in parts else ALL
        if order["part"] not in (ALL, SCORE):
            del order["players"]  # their names are for score sheets
    return order


def _called(language: Language, part: str) -> str:
    return language.say("page/all-parts") if part == ALL else language.say("paper/part", part=part)


def _wishes(order: dict[str, str]) -> list[tuple[str, str]]:
    """The same as options of `print`."""
    players = [("player", name.strip()) for name in order.get("players", "").split(",") if name.strip()]
    return [(name, value) for name, value in order.items() if name not in ("game", "players") and value] + players


def _looked_at(language: Language, order: dict[str, str]) -> dict[str, Any]:
    """How many sheets it will be where nobody said, or why there are none."""
    try:
        made = printed(order["game"], _wishes(order))
    except RollwriteError as error:
        return {"problem": language.say(error.message), "count": ""}
    return {"problem": "", "count": len(made.details.get("sheets", ()))}


def sheets(request: Request) -> Response:
    """What the form says now, looked at before or not."""
    order = checked(request, lambda: _order(request, Hall.of(request).language(request)))
    if meant := with_dashes(order.get("face", "")):
        return _as_meant(order, meant)
    made = checked(request, lambda: printed(order["game"], _wishes(order)))
    named = {"Content-Disposition": f'attachment; filename="{made.name}"'}
    return Response(made.data, media_type="application/pdf", headers=named)


def first_page(request: Request) -> Response:
    asked: list[tuple[str, str]] = [
        (name, value) for name, value in request.query_params.multi_items() if name != "game"
    ]
    game = request.query_params.get("game", "")
    data = checked(request, lambda: preview(printed(game, [*asked, ("seed", LOOK_SEED)])))
    return Response(data, media_type="image/png", headers={"Cache-Control": "private, max-age=600"})
