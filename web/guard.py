"""Who may come in, and with how much: the key, the names this machine answers to, and limits on what is sent."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from urllib.parse import parse_qs, urlencode, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from web.hosts import host_of

COOKIE = "rollwrite"
A_YEAR = 365 * 24 * 3600
LARGEST_BODY = 200_000_000  # bytes of one request: an evening's photos at once
LARGEST_WORDS = 1_000_000  # of one without files, which is kept in memory until it is understood
SLOWEST_SECONDS = 30.0  # without a single byte
LONGEST_SECONDS = 600.0  # for one request, however steadily it drips
HEARD_OUT_SECONDS = 20.0  # of a request that is refused: whoever still sends does not listen
CHANGES = ("POST", "PUT", "PATCH", "DELETE")

# Nothing from elsewhere, nothing inline: a page is what we sent, whatever a name on a sheet says.
POLICY = (
    "default-src 'none'; img-src 'self' blob:; style-src 'self'; script-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


class TooLarge(Exception):
    """More was sent than anybody photographs in an evening."""


class TooSlow(Exception):
    """A sender that went to sleep, or drips."""


@dataclass(frozen=True)
class Guard:
    """The first to see a request. `key` is asked each time, since it may change."""

    app: ASGIApp
    key: Callable[[], str]
    hosts: frozenset[str]
    say: Callable[[Headers, str], str]  # a sentence in the language of whoever asks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer: ASGIApp = self._refusal(scope) or self.app
        if answer is not self.app:
            await _heard_out(receive)
        await answer(scope, _limited(receive, _largest(Headers(scope=scope))), _with_headers(send))

    def _refusal(self, scope: Scope) -> Response | None:
        """What is answered instead of the page; None for those who belong here."""
        headers = Headers(scope=scope)
        if host_of(headers.get("host", "")) not in self.hosts:
            return _told(scope, 403, self.say(headers, "wrong-host"))
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        if "key" in asked and scope["method"] == "GET" and self._fits(asked["key"][0]):
            return self._welcome(scope, asked)
        bearer = _bearer(headers)
        if not self._fits(bearer) and not self._fits(cookie_parser(headers.get("cookie", "")).get(COOKIE, "")):
            return _told(scope, 403, self.say(headers, "no-key"))
        if scope["method"] in CHANGES and not self._from_here(headers):
            return _told(scope, 403, self.say(headers, "wrong-origin"))
        length = headers.get("content-length", "0")
        if not length.isdigit():
            return _told(scope, 400, self.say(headers, "not-understood"))
        return _told(scope, 413, self.say(headers, "too-large")) if int(length) > _largest(headers) else None

    def _fits(self, key: str) -> bool:
        return hmac.compare_digest(key.encode("utf-8", "replace"), self.key().encode())

    def _from_here(self, headers: Headers) -> bool:
        """A change must not come from another page: browsers say where a form or a script was, scripts say nothing."""
        source = headers.get("origin", headers.get("referer"))
        if source is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        try:
            return urlsplit(source).netloc == headers.get("host", "")
        except ValueError:
            return False

    def _welcome(self, scope: Scope, asked: Mapping[str, list[str]]) -> Response:
        """The key is exchanged for a cookie, and leaves the address bar."""
        rest = urlencode([(name, value) for name, values in asked.items() if name != "key" for value in values])
        path = "/" + scope["path"].lstrip("/\\")
        answer = RedirectResponse(path + (f"?{rest}" if rest else ""), 303)
        answer.set_cookie(COOKIE, self.key(), max_age=A_YEAR, httponly=True, samesite="lax")
        return answer


def _bearer(headers: Headers) -> str:
    scheme, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def is_for_scripts(path: str) -> bool:
    """What is asked for there is answered in JSON, whatever the answer is."""
    return path == "/api" or path.startswith("/api/")


def _told(scope: Scope, status: int, sentence: str) -> Response:
    """Whoever sends too much is not listened to any further."""
    headers = {"Connection": "close"} if status == 413 else None
    if is_for_scripts(scope["path"]):
        return JSONResponse({"error": sentence}, status, headers)
    return PlainTextResponse(sentence, status, headers)


def _largest(headers: Headers) -> int:
    """Files go to disk as they come; everything else is words."""
    return LARGEST_BODY if headers.get("content-type", "").startswith("multipart/form-data") else LARGEST_WORDS


def _limited(receive: Receive, largest: int) -> Receive:
    taken, begun, whole = 0, time.monotonic(), False

    async def limited() -> Message:
        nonlocal taken, whole
        if whole:  # all is here: from now on it is we who take our time
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), SLOWEST_SECONDS)
        except TimeoutError:
            raise TooSlow from None
        taken += len(message.get("body", b""))
        whole = not message.get("more_body", False)
        if time.monotonic() - begun > LONGEST_SECONDS:
            raise TooSlow
        if taken > largest:
            await _heard_out(receive)
            raise TooLarge
        return message

    return limited


async def _heard_out(receive: Receive) -> None:
    """Let a sender finish, for a while: closed in the middle of a sentence, nobody hears why."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HEARD_OUT_SECONDS):
            while (await receive()).get("more_body", False):
                pass


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
