"""The die that all share, the hourglass, and the odds of Volle Wolle."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollwrite.language import Language
from rollwrite.message import short
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.chances import Setting
from rollwrite.volle_wolle.chances import odds as exact
from rollwrite.volle_wolle.talk import signed
from rollwrite.wolle.face import FACES
from rollwrite.wolle.rules import Timer
from rollwrite.wolle.seeds import seed_of, with_dashes
from web.asking import DIE, checked, form_of, refused, shown_in
from web.faces import chosen, face_named
from web.hall import Hall
from web.pages.shown import off_to, own_path, shown
from web.store.rows import PlayRow

MOST_CHIPS = 12
MOST_MODIFIER = 9


def routes() -> list[Route]:
    return [
        Route("/die", die),
        Route("/roll", post_roll, methods=["POST"]),
        Route("/unroll", post_unroll, methods=["POST"]),
        Route("/set", post_set, methods=["POST"]),
        Route("/face", post_face, methods=["POST"]),
        Route("/with-die", post_with_die, methods=["POST"]),
        Route("/odds", odds),
    ]


def die(request: Request) -> Response:
    return _shown(request)


def _shown(request: Request, status: int = 200, **facts_of_it: Any) -> Response:
    hall = Hall.of(request)
    play = hall.store.current()
    rolls = hall.store.rolls(play.id) if play else ()
    face, timer = hall.evening.face(play), hall.evening.timer(play)
    struck, name = len(timer.struck), seed_of(face.name) or face.name
    facts: dict[str, Any] = {
        "rolls": rolls,
        "timer": [(value, n < struck) for n, value in enumerate(face.timer)],
        "active": timer.active,
        "ended": timer.ended,
        "words": _words(hall.language(request), timer, face.timer[struck:]),
        "face": name,
        "faces": FACES if name in FACES else (*FACES, name),
        "use": hall.evening.use_of_die(play),
        "meant": "",
    }
    return shown(request, "die.html", "/die", status, **facts | facts_of_it)


def _words(language: Language, timer: Timer, left: tuple[int, ...]) -> str:
    if timer.ended:
        return language.say("page/game-over")
    if not timer.active:
        return language.say("page/timer-waits")
    return language.say("page/perhaps-last-roll", number=left[0]) if len(left) == 1 else language.say("page/timer-runs")


async def post_roll(request: Request) -> Response:
    form = await form_of(request)
    told = form.get("roll")
    if told is not None and told not in [str(value) for value in DIE]:
        raise refused(request, 422, "no-roll")
    return await run_in_threadpool(_roll, request, int(str(told)) if told else None, shown_in(form))


def _roll(request: Request, told: int | None, before: int | None) -> Response:
    """There is one die: thrown on two phones at once, or twice by a quick thumb, it is one throw. So is a number told
    twice; another one is the next."""

    def roll(hall: Hall, play: PlayRow) -> bool:
        meanwhile = hall.store.rolls(play.id)[before:] if before is not None else ()
        if meanwhile and told in (None, meanwhile[-1]):
            return False
        hall.store.keep_roll(play.id, told or secrets.choice(DIE))
        return True

    return _changed(request, roll)


async def post_unroll(request: Request) -> Response:
    return await run_in_threadpool(_unroll, request, shown_in(await form_of(request)))


def _unroll(request: Request, before: int | None) -> Response:
    """The first set cannot have come after a roll that never was."""

    def undo(hall: Hall, play: PlayRow) -> bool:
        left = len(hall.store.rolls(play.id)) - 1
        if left < 0 or before not in (None, left + 1):
            return False
        hall.store.undo_roll(play.id)
        if play.first_set is not None and play.first_set > left:
            hall.store.set_table(play.id, play.face, None)
        return True

    return _changed(request, undo)


async def post_set(request: Request) -> Response:
    said = {"yes": True, "no": False}.get(str((await form_of(request)).get("first", "")))
    if said is None:
        raise refused(request, 422, "not-understood")
    return await run_in_threadpool(_set, request, said)


def _set(request: Request, said: bool) -> Response:
    """Somebody has the first set: from the next roll on, the timer is checked. Or nobody has it yet after all."""

    def first_set(hall: Hall, play: PlayRow) -> bool:
        if said == (play.first_set is not None):
            return False
        hall.store.set_table(play.id, play.face, len(hall.store.rolls(play.id)) if said else None)
        return True

    return _changed(request, first_set)


async def post_with_die(request: Request) -> Response:
    """Was it played with this die? From its page or from that of a sheet, and back to where it was said."""
    form = await form_of(request)
    said = {"yes": True, "no": False}.get(str(form.get("played", "")))
    if said is None:
        raise refused(request, 422, "not-understood")
    return await run_in_threadpool(_with_die, request, said, own_path(str(form.get("next", ""))))


def _with_die(request: Request, said: bool, then: str) -> Response:
    hall = Hall.of(request)
    play = hall.store.current()
    if play and hall.store.set_with_die(play.id, said):
        hall.live.tell("roll")
    return off_to(then or "/die")


async def post_face(request: Request) -> Response:
    wish = chosen(str((await form_of(request)).get("face", "")))
    meant = with_dashes(wish)
    if meant:  # a word that nobody has on paper is asked about, with what was meant as a button
        return await run_in_threadpool(lambda: _shown(request, 422, meant=meant, typed=short(wish)))
    return await run_in_threadpool(_play_on, request, wish)


def _play_on(request: Request, wish: str) -> Response:
    """A seed's face is made here, which takes a moment."""
    name = checked(request, lambda: face_named(wish)).name

    def play_on(hall: Hall, play: PlayRow) -> bool:
        hall.store.set_table(play.id, name, play.first_set)
        return True

    return _changed(request, play_on)


def _changed(request: Request, change: Callable[[Hall, PlayRow], bool]) -> Response:
    """One after the other; where nothing had to be changed, nothing is told."""
    hall = Hall.of(request)
    with hall.turns:
        play = hall.store.play(hall.store.begun())
        assert play is not None
        if change(hall, play):
            hall.live.tell("roll")
    return off_to("/die")


def odds(request: Request) -> Response:
    """The exact chance of every bid, with the chips and the plus or minus that are tapped."""
    chips = max(0, min(_whole(request, "chips"), MOST_CHIPS))
    modifier = max(-MOST_MODIFIER, min(_whole(request, "modifier"), MOST_MODIFIER))
    chances = [(bid, float(exact(Setting(bid, chips, modifier)).success)) for bid in BIDS]
    bids = [{"name": bid, "success": f"{chance:.3f}", "percent": f"{100 * chance:.0f} %"} for bid, chance in chances]
    facts: dict[str, Any] = {"chips": chips, "modifier": modifier, "signed": signed(modifier), "bids": bids}
    return shown(request, "odds.html", "/die", **facts)


def _whole(request: Request, name: str) -> int:
    told = request.query_params.get(name, "0")
    return int(told) if told.lstrip("-").isdecimal() and len(told) < 5 and told.count("-") < 2 else 0
