"""Tonight: who is ahead, what is being read, and the one big button."""

from __future__ import annotations

import json
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rollwrite.language import Language
from rollwrite.message import Message, message, short
from vision.kept import message_to_json
from web.asking import LARGEST_ID, Refused, form_of, kept, objection, photos_in, refused, rolls_in, shown_in
from web.hall import Hall
from web.pages.podium import groups
from web.pages.shown import off_to, shown, title_of
from web.store.rows import PhotoRow

LONGEST_FILE_NAME = 40
SENDING = "send"  # asks for a page that stays as it is while photos are chosen, where no script does without a new one


def routes() -> list[Route]:
    return [
        Route("/", tonight),
        Route("/photos", post_photos, methods=["POST"]),
        Route("/photos/{id:int}.jpg", picture),
        Route("/photos/{id:int}/away", away, methods=["POST"]),
        Route("/new-game", new_game, methods=["POST"]),
        Route("/last-game", last_game, methods=["POST"]),
    ]


def tonight(request: Request) -> Response:
    hall = Hall.of(request)
    play = hall.store.current()
    facts = _facts(hall, hall.language(request), play.id) if play else {"groups": [], "lonely": [], "photos": []}
    facts["too_early"] = play is not None and hall.store.may_go_back(play)
    facts["looks_again"] = any(photo["busy"] for photo in facts["photos"]) and SENDING not in request.query_params
    return shown(request, "tonight.html", "/", play=play.id if play else 0, **facts)


def _facts(hall: Hall, language: Language, play: int) -> dict[str, Any]:
    ranked = groups(hall, language, play)
    on_it = {row["sheet"] for group in ranked for row in group["rows"]}
    lonely = [
        {"id": row.id, "words": language.say("page/nobody-played", game=title_of(language, sheet.game))}
        for row, sheet in hall.evening.sheets(play)
        if row.id not in on_it
    ]
    photos = [_photo(hall, language, photo) for photo in hall.store.photos_of(play) if _is_told(photo)]
    busy = any(photo["busy"] for photo in photos)
    for group in ranked:
        group["settled"] = group["settled"] and not busy
    return {"groups": ranked, "lonely": lonely, "photos": photos}


def _is_told(photo: PhotoRow) -> bool:
    """Photos that were read well are on the podium."""
    return photo.state != "read" or photo.errors != "[]"


def _photo(hall: Hall, language: Language, photo: PhotoRow) -> dict[str, Any]:
    """Nothing waits without words."""
    busy = photo.state == "waiting"
    before = hall.desk.before(photo.id)
    waits = language.say("page/waits", count=before) if before else language.say("page/being-read")
    words = waits if busy else hall.evening.error(photo, language) or language.say("page/no-sheet")
    return {"id": photo.id, "words": words, "busy": busy, "shown": not busy and photo.picture}


async def post_photos(request: Request) -> Response:
    """Taken in and on disk; reading goes on while the page is shown. A page with scripts hears the numbers of its
    photos, 0 for one that was not taken, and shows each as what was sent."""
    hall = Hall.of(request)
    form = await form_of(request)
    uploads, rolls = photos_in(request, form), rolls_in(request, form)
    wrong = [await run_in_threadpool(objection, upload) for upload in uploads]
    reasons = [about_file(upload, one) for upload, one in zip(uploads, wrong, strict=True)]
    if all(wrong) and wrong[0]:
        raise Refused(wrong[0][0], " ".join(hall.language(request).say(reason) for reason in reasons if reason))
    numbers = []
    for upload, reason in zip(uploads, reasons, strict=True):
        if reason:
            await run_in_threadpool(_not_taken, hall, reason)
        numbers.append(0 if reason else await _taken(hall, await kept(request, upload, for_good=True), rolls))
    if request.headers.get("accept", "").startswith("application/json"):
        return JSONResponse({"photos": numbers})
    return off_to("/")


def about_file(upload: UploadFile, wrong: tuple[int, str] | None) -> Message | None:
    """Which file it is that is not taken. Its name is shown, and used for nothing."""
    name = short(upload.filename or "", LONGEST_FILE_NAME)
    why = message(f"page/{wrong[1]}") if wrong else None
    return message("page/about-file", file=name, why=why) if why and name else why


def _not_taken(hall: Hall, reason: Message) -> None:
    """A card on all phones, until somebody puts it away."""
    photo = hall.store.keep_refused(hall.store.begun(), json.dumps([message_to_json(reason)]))
    hall.live.tell("photo", photo=photo)


async def _taken(hall: Hall, picture: str, rolls: str | None) -> int:
    def keep() -> PhotoRow | None:
        return hall.store.photo(hall.store.keep_photo(hall.store.begun(), picture, rolls))

    photo = await run_in_threadpool(keep)
    assert photo is not None
    hall.desk.take(photo)
    hall.live.tell("photo", photo=photo.id)
    return photo.id


def picture(request: Request) -> Response:
    hall, number = Hall.of(request), request.path_params["id"]
    photo = hall.store.photo(number) if number < LARGEST_ID else None
    data = hall.store.pictures.read(photo.picture) if photo and photo.state != "waiting" else None
    if data is None:
        raise refused(request, 404, "no-such-sheet")
    return Response(data, media_type="image/jpeg")


def away(request: Request) -> Response:
    hall, number = Hall.of(request), request.path_params["id"]
    if number < LARGEST_ID and hall.store.put_away(number):
        hall.live.tell("photo", photo=number)
    return off_to("/")


async def new_game(request: Request) -> Response:
    return await run_in_threadpool(_new_game, request, shown_in(await form_of(request)))


def _new_game(request: Request, ended: int | None) -> Response:
    """Two players who clear the table at once clear it once."""
    hall = Hall.of(request)
    with hall.turns:
        play = hall.store.current()
        if ended is None or (play and play.id == ended):
            hall.store.new_play()
            hall.live.tell("table")
    return off_to("/")


def last_game(request: Request) -> Response:
    """The next game was not meant yet."""
    hall = Hall.of(request)
    if hall.store.back_to_last_play():
        hall.live.tell("table")
    return off_to("/")
