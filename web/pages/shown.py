"""A page from a template, in the language of whoever asks."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rollwrite.language import HOME, Language, hard_spaces, language
from rollwrite.message import Fact
from web.hall import Hall
from web.settling import SEAT

TABS = (
    ("/", "tonight", "ball"),
    ("/die", "die", "die-5"),
    ("/print", "print", "rug-straw"),
    ("/evenings", "evenings", "paw"),
)


@cache
def _templates() -> Environment:
    pages = Environment(
        loader=PackageLoader("web"),
        autoescape=select_autoescape(default=True, default_for_string=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    pages.filters["unbroken"] = hard_spaces
    return pages


def shown(request: Request, template: str, tab: str, status: int = 200, **facts: Any) -> Response:
    speak = Hall.of(request).language(request)

    def say(what: str, **facts: Fact) -> str:
        return hard_spaces(speak.say(what, **facts))

    common: dict[str, Any] = {"say": say, "language": speak.code, "tabs": TABS, "tab": tab}
    common["name_of_language"] = name_of_language
    return HTMLResponse(_templates().get_template(template).render(**common | facts), status)


def off_to(path: str) -> Response:
    """After a form: the page it belongs to."""
    return RedirectResponse(path, 303)


def own_path(path: str) -> str:
    """Only ever to a sheet's page of ours."""
    return path if path.startswith("/sheets/") and "//" not in path and "\\" not in path else ""


def called(language: Language, player: str) -> str:
    """A player's name, or the seat of one without."""
    seat = SEAT.fullmatch(player)
    return language.say("page/seat", number=int(seat[1])) if seat else player


def has_words(key: str) -> bool:
    """Do people have a word for it?"""
    return key in _words_there_are(key.partition("/")[0])


@cache
def _words_there_are(room: str) -> frozenset[str]:
    return frozenset(language(HOME).keys(room))


def name_of_language(code: str) -> str:
    """What a language calls itself, whichever is spoken on the page."""
    from babel import Locale

    return str(Locale(code).get_display_name(code))


def title_of(language: Language, game: str) -> str:
    return language.say(f"paper-{game}/title")
