"""One question: a piece of the paper, large, and two buttons in words."""

from __future__ import annotations

import math
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollwrite.language import Language
from vision.sheet import Sheet
from web.asking import sheet_row
from web.evening import questions
from web.hall import Hall
from web.pages.fields import field_words, sentence
from web.pages.sheet import heading, places
from web.pages.shown import off_to, shown
from web.settling import field_state

NEAR = 6
LINE_MM = 8  # an eye that runs over the paper takes this much at once


def routes() -> list[Route]:
    return [Route("/sheets/{id:int}/settle", settle)]


def settle(request: Request) -> Response:
    """The next doubt in the order an eye runs over the paper, or the field a person tapped."""
    hall, row = Hall.of(request), sheet_row(request)
    language, read = hall.language(request), hall.evening.sheet(row)
    doubts = _in_order(read)
    asked = request.query_params.get("field")
    field = asked if asked in read.beliefs.fields else next(iter(doubts), None)
    if field is None:
        return off_to(f"/sheets/{row.id}#asks" if read.findings else f"/sheets/{row.id}")
    here = f"/sheets/{row.id}/settle"
    facts: dict[str, Any] = {
        "sheet": heading(language, row, read),
        "question": _question(language, read, field),
        "fixes": len(row.fixes),
        **_way(language, here, doubts, field, questions(read)),
        "near": [] if field in doubts else _near(language, read, here, field),
    }
    return shown(request, "settle.html", "/", **facts)


def _way(language: Language, here: str, doubts: list[str], field: str, count: int) -> dict[str, str]:
    """Where this question stands among all of the sheet, and where it goes from here."""
    if field not in doubts:
        return {"place": "", "next": here.removesuffix("/settle"), "skip": "", "back": here.removesuffix("/settle")}
    number = doubts.index(field)
    later, earlier = doubts[number + 1 : number + 2], doubts[max(0, number - 1) : number]
    return {
        "place": language.say("page/one-of", number=number + 1, count=count),
        "next": _asking(here, later[0]) if later else here,
        "skip": _asking(here, later[0]) if later else "",
        "back": _asking(here, earlier[0]) if earlier else here.removesuffix("/settle"),
    }


def _asking(here: str, field: str) -> str:
    return f"{here}?{urlencode({'field': field})}"


def _in_order(read: Sheet) -> list[str]:
    where = places(read)
    doubts = {found.where for found in read.findings if found.where in where}
    return sorted(filter(None, doubts), key=lambda field: (round(where[field][1] / LINE_MM), where[field][0]))


def _question(language: Language, read: Sheet, field: str) -> dict[str, Any]:
    kind = field.partition(":")[0] if ":" in field else "box"
    now = field_state(read, field)
    read_as = language.say(f"page/now-{kind}-yes" if now else f"page/now-{kind}-no")
    words = field_words(language, read, field)
    reasons = [sentence(language, read, found) for found in read.findings if found.where == field]
    return {
        "field": field,
        "words": language.say(f"page/ask-{kind}"),
        "yes": language.say(f"page/{kind}-yes"),
        "no": language.say(f"page/{kind}-no"),
        "kind": kind,
        "about": language.say("page/told-of", about=words, told=read_as),
        "reason": reasons[0] if reasons else "",
        "alt": words,
    }


def _near(language: Language, read: Sheet, here: str, field: str) -> list[dict[str, str]]:
    """A thumb is wider than a box: what else may have been meant."""
    where = places(read)
    others = sorted((one for one in where if one != field), key=lambda one: math.dist(where[one], where[field]))
    near = [{"link": _asking(here, one), "words": field_words(language, read, one)} for one in others[:NEAR]]
    nameless = language.say("page/this-box")
    return [one for one in near if one["words"] != nameless]
