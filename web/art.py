"""The cat, the ball of yarn and the other small pictures, drawn by the house's own pen: the same as on paper."""

from __future__ import annotations

from functools import cache

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from sheets.press.pictures import app_icon, figure_svg
from web.asking import refused

KEPT = {"Cache-Control": "private, max-age=86400"}
DRAWN = (
    "cat",
    "ball",
    "mouse",
    "sock",
    "plane",
    "cup",
    "paw",
    "hourglass",
    "rug-straw",
    *(f"die-{n}" for n in range(1, 7)),
)


def routes() -> list[Route]:
    return [Route("/art/{name}.svg", picture), Route("/art/icon.png", icon), Route("/art/title.ttf", title_font)]


def picture(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in DRAWN:
        raise refused(request, 404, "no-such-page")
    return Response(_drawn(name), media_type="image/svg+xml", headers=KEPT)


def icon(request: Request) -> Response:
    """For the home screen of a phone."""
    return Response(_icon(), media_type="image/png", headers=KEPT)


def title_font(request: Request) -> Response:
    """The rounded letters of the paper's titles."""
    import font_fredoka_one

    return FileResponse(font_fredoka_one.font, media_type="font/ttf", headers=KEPT)


@cache
def _drawn(name: str) -> bytes:
    return figure_svg(name)


@cache
def _icon() -> bytes:
    return app_icon()
