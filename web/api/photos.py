"""Photos in, scores out, in one request: nothing is kept of what could not be read."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rollwrite.language import Language
from rollwrite.message import short
from web.asking import Refused, form_of, kept, objection, photos_in, refused, rolls_in
from web.evening import for_phones
from web.hall import Hall
from web.reading.worker import SeenPhoto
from web.store.rows import PlayRow

LONGEST_FILE_NAME = 60


def routes() -> list[Route]:
    return [Route("/api/photos", post_photos, methods=["POST"])]


async def post_photos(request: Request) -> Response:
    """Read them now, and answer as `score --json` does."""
    hall = Hall.of(request)
    form = await form_of(request)
    uploads, rolls = photos_in(request, form), rolls_in(request, form)
    objections = [await run_in_threadpool(objection, upload) for upload in uploads]
    wrong = [one for one in objections if one]
    if len(wrong) == len(uploads):
        raise refused(request, *wrong[0])
    begun = await run_in_threadpool(hall.store.current)  # theirs, although the next may begin meanwhile
    seen = await asyncio.gather(*(_seen(request, upload) for upload in _good(uploads, objections)))
    if not any(photo.sheets for photo in seen):
        raise Refused(422, _said(hall.language(request), seen[0]) or hall.say(request, "no-sheet"))
    read = iter(await _keep(request, begun, seen, rolls))
    names = [short(upload.filename or f"photo {n}", LONGEST_FILE_NAME) for n, upload in enumerate(uploads, start=1)]
    return JSONResponse(
        {
            "files": [
                {"file": name, **({"error": hall.say(request, wrong[1]), "sheets": []} if wrong else next(read))}
                for name, wrong in zip(names, objections, strict=True)
            ]
        }
    )


def _good(uploads: list[UploadFile], objections: list[tuple[int, str] | None]) -> list[UploadFile]:
    return [upload for upload, wrong in zip(uploads, objections, strict=True) if not wrong]


async def _seen(request: Request, upload: UploadFile) -> SeenPhoto:
    hall = Hall.of(request)
    picture = await kept(request, upload, for_good=False)
    try:
        return await hall.desk.read(picture)
    finally:
        hall.store.pictures.forget([picture])


async def _keep(
    request: Request, begun: PlayRow | None, photos: list[SeenPhoto], rolls: str | None
) -> list[dict[str, Any]]:
    """Those with sheets are on disk before anybody hears of them."""
    hall, language = Hall.of(request), Hall.of(request).language(request)
    play = await run_in_threadpool(lambda: begun.id if begun and hall.store.play(begun.id) else hall.store.begun())
    entries = []
    for seen in photos:
        entry: dict[str, Any] = {"error": _said(language, seen), "sheets": []}
        if seen.sheets:
            numbers = await run_in_threadpool(hall.desk.keep, play, seen, rolls)
            entry["sheets"] = [await run_in_threadpool(_document, hall, language, number) for number in numbers]
            hall.live.tell("photo", sheets=numbers)
        if seen.remarks:
            entry["remarks"] = list(map(language.say, seen.remarks))
        entries.append(entry)
    return entries


def _document(hall: Hall, language: Language, number: int) -> dict[str, Any]:
    row = hall.store.sheet(number)
    assert row is not None
    return hall.evening.document(row, language)


def _said(language: Language, seen: SeenPhoto) -> str | None:
    return " ".join(language.say(for_phones(error)) for error in seen.errors) or None
