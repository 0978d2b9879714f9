"""Printing Wolle: sheets with ids, players and cups of their own, and one form for all that they share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rollwrite.language import language
from rollwrite.report import Table, View
from rollwrite.wolle.face import FACES, Face, face_called
from sheets.games.wolle.mat import draw_cups, draw_mat
from sheets.games.wolle.stack import Sheet, stack
from sheets.ink.ink import Ink, Placement
from sheets.ink.palette import palette
from sheets.ink.pdf import About, PdfInk
from sheets.layout.catalogue import find_layout, sheet_number
from sheets.layout.model import Layout
from sheets.layout.sheet_code import Cups, SheetCode
from sheets.press.forms import draw_form, draw_own
from sheets.press.imposition import Imposition, draw_page_marks, impose
from sheets.press.order import PrintOrder, Product
from sheets.press.texts import Texts, texts


@dataclass(frozen=True, slots=True)
class _Job:
    """Everything that is decided before the first line is drawn."""

    layouts: dict[str, Layout]
    page: Imposition
    sheets: Sequence[Sheet]
    words: Texts

    @property
    def pages(self) -> Iterator[tuple[str, list[tuple[Sheet, Placement]]]]:
        """Face by face what lies where; each page of backs follows its fronts."""
        count = len(self.page.fronts)
        for start in range(0, len(self.sheets), count):
            lot = self.sheets[start : start + count]
            for number, face in enumerate(self.layouts):
                places = self.page.backs if number else self.page.fronts
                yield face, list(zip(lot, places, strict=False))


def printed(order: PrintOrder) -> Product:
    order.refuse("part", "deck")
    layouts = {face.name: find_layout("wolle", face) for face in _faces(order.face or FACES[0])}
    sheet = next(iter(layouts.values())).page
    per_page = _usual_per_page(order.paper) if order.per_page is None else order.per_page
    page = impose(order.paper, per_page, sheet, duplex=len(layouts) > 1)
    job = _Job(layouts, page, stack(order, layouts, len(page.fronts)), texts(order.lang, "wolle"))
    title = f"{job.words['title']} {' + '.join(layouts)}"
    ink = PdfInk(About(title, job.words["subject"], order.lang, duplex=len(layouts) > 1), palette(order.ink))
    pages = list(job.pages)
    for face, placed in pages:
        _print_page(ink, job, layouts[face], placed)
    remarks: tuple[View, ...] = (_table(job), *map(language(order.lang).say, page.advice(duplex=len(layouts) > 1)))
    name = f"wolle-{'both' if len(layouts) > 1 else ''.join(layouts)}.pdf"
    return Product(ink.finished(), name, len(pages), _details(order, job), remarks)


def _faces(words: str) -> tuple[Face, ...]:
    return tuple(map(face_called, FACES if words.lower() == "both" else (words,)))


def _usual_per_page(paper: str) -> int:
    return 1 if paper == "a5" else 2


def _print_page(ink: PdfInk, job: _Job, layout: Layout, placed: list[tuple[Sheet, Placement]]) -> None:
    with ink.page(job.page.width, job.page.height) as paper:
        draw_page_marks(paper, job.page)
        for sheet, place in placed:
            _print_sheet(paper, layout, sheet, place, job.words)


def _print_sheet(ink: Ink, layout: Layout, sheet: Sheet, place: Placement, words: Texts) -> None:
    yarn = layout.yarn
    assert yarn is not None
    face = yarn.face.name
    cups = sheet.cups[face]

    def form(ink: Ink) -> None:
        draw_mat(ink, yarn, with_spots=cups == "hand")
        draw_form(ink, layout, words)

    def own(ink: Ink) -> None:
        if not isinstance(cups, str):
            draw_cups(ink, yarn, cups)
        draw_own(ink, layout, SheetCode(sheet_number(layout), sheet.id, cups, sheet.player))

    ink.stamp(f"wolle-{face}-{'spots' if cups == 'hand' else 'plain'}", form, place)
    ink.stamp(f"wolle-{face}-{sheet.id}", own, place)


def _details(order: PrintOrder, job: _Job) -> dict[str, Any]:
    per_page, faces = len(job.page.fronts), list(job.layouts)

    def pages(n: int) -> list[dict[str, Any]]:
        first = n // per_page * len(faces) + 1
        cups = job.sheets[n].cups
        return [{"face": face, "page": first + k, "cups": _listed(cups[face])} for k, face in enumerate(faces)]

    return {
        "faces": faces,
        "per_page": per_page,
        "scale": round(job.page.fronts[0].scale, 4),
        "lang": order.lang,
        "ink": order.ink,
        "sheets": [
            {"sheet": sheet.id, "player": sheet.player or None, "faces": pages(n)} for n, sheet in enumerate(job.sheets)
        ],
    }


def _listed(cups: Cups) -> str | list[str]:
    return cups if isinstance(cups, str) else list(cups)


def _table(job: _Job) -> Table:
    rows = tuple(
        (sheet.id, sheet.player, *(cups if isinstance(cups, str) else " ".join(cups) for cups in sheet.cups.values()))
        for sheet in job.sheets
    )
    return Table("", ("sheet", "player", *(f"cups, face {face}" for face in job.layouts)), rows)
