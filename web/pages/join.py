"""One more phone: the square code on one that is at the table already, and a picture for the home screen."""

from __future__ import annotations

import io

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from web.hall import Hall
from web.hosts import ONLY_HERE, host_of
from web.pages.shown import shown

QUIET_ZONE = 4  # modules of white around a code, as its standard asks


def routes() -> list[Route]:
    return [Route("/join", join), Route("/join.svg", square), Route("/manifest.webmanifest", manifest)]


def join(request: Request) -> Response:
    return shown(request, "join.html", "/", reachable=bool(_address(request)))


def square(request: Request) -> Response:
    """The link with the key, for those who have it: what the terminal shows."""
    import segno

    picture = io.BytesIO()
    link = f"{_address(request)}/?key={Hall.of(request).store.key}"
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=QUIET_ZONE, light="#fff", dark="#383d49", omitsize=True
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _address(request: Request) -> str:
    """The way this phone came is good for others; from this machine itself, the one that was told in the terminal.
    Empty where no phone can come in."""
    told = Hall.of(request).address
    host = host_of(request.headers.get("host", ""))
    if not told or host in ONLY_HERE:
        return told
    return f"http://{f'[{host}]' if ':' in host else host}:{told.rpartition(':')[2]}"


def manifest(request: Request) -> Response:
    """For a picture on the home screen. It opens in the browser, where the cookie is."""
    icon = {"src": "/art/icon.png", "sizes": "192x192", "type": "image/png"}
    about = {"name": "rollwrite", "start_url": "/", "display": "browser", "icons": [icon]}
    return JSONResponse(about, media_type="application/manifest+json")
