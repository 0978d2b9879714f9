"""One sheet: what it says, what a person says about it, its pictures."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from rollwrite.message import short
from vision.show.crop import cut_out
from vision.show.place import has_place
from web.asking import checked, json_of, refused, sheet_row
from web.hall import Hall
from web.store.rows import SheetRow


def routes() -> list[Route]:
    return [
        Route("/api/sheets/{id:int}", get_sheet, methods=["GET"]),
        Route("/api/sheets/{id:int}", delete_sheet, methods=["DELETE"]),
        Route("/api/sheets/{id:int}/fix", post_fix, methods=["POST"]),
        Route("/api/sheets/{id:int}/undo", post_undo, methods=["POST"]),
        Route("/api/sheets/{id:int}/flat.jpg", get_flat, methods=["GET"]),
        Route("/api/sheets/{id:int}/crop.jpg", get_crop, methods=["GET"]),
    ]


def get_sheet(request: Request) -> Response:
    return _answer(request, sheet_row(request))


def delete_sheet(request: Request) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    if not hall.store.delete_sheet(row.id):
        raise refused(request, 404, "no-such-sheet")
    hall.live.tell("sheet", sheet=row.id)
    return Response(status_code=204)


async def post_fix(request: Request) -> Response:
    await run_in_threadpool(sheet_row, request)  # whatever is said of a sheet that is not there
    return await run_in_threadpool(_fix, request, await json_of(request))


def _fix(request: Request, said: dict[str, object]) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    if not said:
        raise refused(request, 422, "not-understood")
    checked(request, lambda: hall.evening.fix(row, said))
    hall.live.tell("sheet", sheet=row.id)
    return _answer(request, sheet_row(request))


def post_undo(request: Request) -> Response:
    hall, row = Hall.of(request), sheet_row(request)
    if not hall.store.undo_fix(row.id):
        raise refused(request, 409, "nothing-to-undo")
    hall.live.tell("sheet", sheet=row.id)
    return _answer(request, sheet_row(request))


def get_flat(request: Request) -> Response:
    return _picture(request, Hall.of(request).store.pictures.read(sheet_row(request).flat))


def get_crop(request: Request) -> Response:
    """The place of one field: of any that the sheet has, doubtful or not."""
    hall, row = Hall.of(request), sheet_row(request)
    field = request.query_params.get("field", "")
    layout = hall.evening.sheet(row).layout
    if not has_place(layout, field):
        raise refused(request, 422, "no-field", field=short(field, 40))
    flat = hall.store.pictures.read(row.flat)
    return _picture(request, cut_out(layout, flat, field).encoded(".jpg") if flat else None)


def _answer(request: Request, row: SheetRow) -> Response:
    hall = Hall.of(request)
    return JSONResponse(hall.evening.document(row, hall.language(request)))


def _picture(request: Request, data: bytes | None) -> Response:
    if data is None:
        raise refused(request, 404, "no-such-sheet")
    return Response(data, media_type="image/jpeg", headers={"Cache-Control": "private, no-cache"})
