"""What every page needs at hand: the evening, the desk, the listeners, and the language of whoever asks."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from starlette.datastructures import Headers
from starlette.requests import Request

from rollwrite.language import HOME, Language, language, languages
from rollwrite.message import Fact
from web.evening import Evening
from web.live import Live
from web.reading.desk import Desk
from web.store.store import Store

LANGUAGE_COOKIE = "language"


@dataclass(frozen=True)
class Hall:
    evening: Evening
    live: Live
    desk: Desk
    usual: str | None = None  # the language of --lang; else each phone's own
    address: str = ""  # by which phones come in; empty where none can
    turns: threading.Lock = field(default_factory=threading.Lock)  # two thumbs at once: one after the other

    @property
    def store(self) -> Store:
        return self.evening.store

    @staticmethod
    def of(request: Request) -> Hall:
        hall: Hall = request.app.state.hall
        return hall

    def language(self, request: Request) -> Language:
        chosen = request.cookies.get(LANGUAGE_COOKIE, "")
        return language(chosen if chosen in languages() else self.usual or spoken(request.headers))

    def say(self, request: Request, key: str, **facts: Fact) -> str:
        return self.language(request).say(f"page/{key}", **facts)


def spoken(headers: Headers) -> str:
    """The first language that a phone asks for and we have words in."""
    wishes: list[tuple[float, int, str]] = []
    for part in headers.get("accept-language", "")[:200].split(","):
        code, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), len(wishes), code.partition("-")[0].lower()))
        except ValueError:
            continue
    return next((code for _, _, code in sorted(wishes) if code in languages()), HOME)
