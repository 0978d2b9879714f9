"""What a request says, checked: bodies, forms, numbers of sheets. What is wrong with it is refused in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from rollwrite.errors import RollwriteError
from rollwrite.kinds import picture_kind
from rollwrite.wolle.record import read_rolls
from web.hall import Hall
from web.store.database import StoreError
from web.store.rows import SheetRow

LARGEST_PHOTO = 60_000_000  # bytes
MOST_PHOTOS = 40
MOST_FIELDS = 100
LONGEST_FIELD = 20_000  # bytes
LONGEST_JSON = 100_000  # bytes
LONGEST_COUNT = 10  # digits
LARGEST_ID = 2**63  # beyond this SQLite has no numbers
KIND_BYTES = 1100  # in which a file says what it is
DIE = range(1, 7)

T = TypeVar("T")


class Refused(HTTPException):
    """A sentence and a status: nothing has changed."""


def refused(request: Request, status: int, key: str, **facts: str | int) -> Refused:
    return Refused(status, Hall.of(request).say(request, key, **facts))


def checked(request: Request, work: Callable[[], T]) -> T:
    """The answer, or the sentence that says why not. A full disk is nobody's wrong wish."""
    try:
        return work()
    except StoreError:
        raise
    except RollwriteError as error:
        raise Refused(422, Hall.of(request).language(request).say(error.message)) from None


def sheet_row(request: Request) -> SheetRow:
    number = request.path_params["id"]
    row = Hall.of(request).store.sheet(number) if number < LARGEST_ID else None
    if row is None:
        raise refused(request, 404, "no-such-sheet")
    return row


def _each_once(said: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of two answers to one question none is chosen."""
    if len(once := dict(said)) < len(said):
        raise ValueError
    return once


async def json_of(request: Request) -> dict[str, Any]:
    """A JSON object; an empty body is an empty one."""
    body = await request.body()
    try:
        said = json.loads(body, object_pairs_hook=_each_once) if body.strip() else {}
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict) or len(body) > LONGEST_JSON:
        raise refused(request, 422, "not-understood")
    return said


async def form_of(request: Request) -> FormData:
    """Files of a form lie on disk, which may be full."""
    try:
        with Hall.of(request).store.pictures.told():
            return await request.form(max_files=MOST_PHOTOS, max_fields=MOST_FIELDS, max_part_size=LONGEST_FIELD)
    except HTTPException:
        raise refused(request, 422, "not-understood") from None


def shown_in(form: FormData) -> int | None:
    """How much there was of something on the tapped page: whoever taps twice, or in the same moment as somebody
    else, means it once. None from those who saw no page."""
    told = str(form.get("shown", ""))
    return int(told) if told.isdecimal() and len(told) < LONGEST_COUNT else None


# --- photos ------------------------------------------------------------------------------------------------------


def photos_in(request: Request, form: FormData) -> list[UploadFile]:
    """The photos of a form, each a picture by its first bytes and not too large; a queue that is full takes none."""
    uploads = [one for one in form.getlist("photo") if isinstance(one, UploadFile) and (one.filename or one.size)]
    if not uploads:
        kind = request.headers.get("content-type", "")
        raise refused(request, 422 if kind.startswith("multipart/form-data") else 415, "no-photo")
    if Hall.of(request).desk.line.full:
        raise refused(request, 429, "queue-full")
    return uploads


def objection(upload: UploadFile) -> tuple[int, str] | None:
    """Why a file is not taken: a status, and a key of the sentences."""
    if (upload.size or 0) > LARGEST_PHOTO:
        return 413, "too-large"
    upload.file.seek(0)
    known = picture_kind(upload.file.read(KIND_BYTES))
    upload.file.seek(0)
    return None if known else (415, "no-picture")


async def kept(request: Request, upload: UploadFile, *, for_good: bool) -> str:
    """The file as it was sent, under a name of ours, until it has been read; `for_good` if that is promised."""
    pictures = Hall.of(request).store.pictures
    return await run_in_threadpool(lambda: pictures.keep_stream(upload.file, ".sent", for_good=for_good))


def rolls_in(request: Request, form: FormData) -> str | None:
    told = form.get("rolls")
    if told is None or told == "":
        return None
    if not isinstance(told, str):
        raise refused(request, 422, "not-understood")
    return ",".join(map(str, checked(request, lambda: read_rolls(told))))
