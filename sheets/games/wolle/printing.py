"""Printing Wolle: sheets with ids, players and cups of their own, and one form for all that they share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rollwrite.language import Language, language
from rollwrite.report import Table, View
from rollwrite.wolle.face import BOTH, Face
from sheets.games.wolle.mat import draw_cups, draw_mat
from sheets.games.wolle.stack import Sheet, stack
from sheets.ink.ink import Ink, Placement
from sheets.ink.palette import palette
from sheets.ink.pdf import About, PdfInk
from sheets.layout.catalogue import find_layout, is_own, sheet_number
from sheets.layout.face_mark import face_marks, marked_face
from sheets.layout.model import Layout, YarnGrid
from sheets.layout.sheet_code import Cups, SheetCode, code_text
from sheets.press.codes import has_room
from sheets.press.forms import draw_form, draw_own
from sheets.press.imposition import Imposition, draw_page_marks, impose
from sheets.press.order import Printed, PrintOrder
from sheets.press.texts import Texts, texts


@dataclass(frozen=True, slots=True)
class _Side:
    """One face of the sheets, as it is laid out."""

    layout: Layout
    yarn: YarnGrid

    @property
    def name(self) -> str:
        return self.yarn.face.name


@dataclass(frozen=True, slots=True)
class _Job:
    """Everything that is decided before the first line is drawn."""

    sides: Sequence[_Side]
    page: Imposition
    sheets: Sequence[Sheet]
    words: Texts
    marks: Sequence[str]  # how the codes of each side tell its face; empty where the corner markers do

    @property
    def duplex(self) -> bool:
        return len(self.sides) > 1

    @property
    def pages(self) -> Iterator[tuple[int, list[tuple[Sheet, Placement]]]]:
        """Side by side what lies where; each page of backs follows its fronts."""
        count = len(self.page.fronts)
        for start in range(0, len(self.sheets), count):
            lot = self.sheets[start : start + count]
            for side in range(len(self.sides)):
                places = self.page.backs if side else self.page.fronts
                yield side, list(zip(lot, places, strict=False))


def printed(order: PrintOrder) -> Printed:
    order.refuse("part", "deck")
    job = _job(order)
    names = [side.name for side in job.sides]
    about = About(f"{job.words['title']} {' + '.join(names)}", job.words["subject"], order.lang, duplex=job.duplex)
    ink = PdfInk(about, palette(order.ink))
    pages = list(job.pages)
    for side, placed in pages:
        _print_page(ink, job, side, placed)
    name = f"wolle-{BOTH if job.duplex else names[0]}.pdf"
    return Printed(ink.finished(), name, len(pages), _details(order, job), tuple(_remarks(order, job)))


def _job(order: PrintOrder) -> _Job:
    sides = [_side(face) for face in order.faces or (None,)]
    per_page = _usual_per_page(order.paper) if order.per_page is None else order.per_page
    page = impose(order.paper, per_page, sides[0].layout.page, duplex=len(sides) > 1)
    sheets = stack(order, [side.yarn.face for side in sides], len(page.fronts))
    marks = [_mark(side, number, sheets) for number, side in enumerate(sides)]
    return _Job(sides, page, sheets, texts(order.lang, "wolle"), marks)


def _mark(side: _Side, number: int, sheets: Sequence[Sheet]) -> str:
    """The first way to tell the face that has room on all these sheets, so that one is as good as the other."""
    if not is_own(side.layout):
        return ""
    *better, shortest = face_marks(side.yarn.face)
    return next((mark for mark in better if _has_room(mark, side, number, sheets)), shortest)


def _has_room(mark: str, side: _Side, number: int, sheets: Sequence[Sheet]) -> bool:
    """Of all that is in the codes of a stack, only the names differ in length."""
    codes = (_code(side, number, sheet, mark) for sheet in {sheet.player: sheet for sheet in sheets}.values())
    return all(has_room(code_text(code, side.yarn.face.cup_spots), side.layout.code) for code in codes)


def _code(side: _Side, number: int, sheet: Sheet, mark: str) -> SheetCode:
    return SheetCode(sheet_number(side.layout), sheet.id, sheet.cups[number], sheet.player, face=mark)


def _side(face: Face | None) -> _Side:
    layout = find_layout("wolle", face)
    assert layout.yarn is not None
    return _Side(layout, layout.yarn)


def _usual_per_page(paper: str) -> int:
    return 1 if paper == "a5" else 2


def _print_page(ink: PdfInk, job: _Job, side: int, placed: list[tuple[Sheet, Placement]]) -> None:
    with ink.page(job.page.width, job.page.height) as paper:
        draw_page_marks(paper, job.page)
        for sheet, place in placed:
            _print_sheet(paper, job, side, sheet, place)


def _print_sheet(ink: Ink, job: _Job, side: int, sheet: Sheet, place: Placement) -> None:
    layout, yarn, cups = job.sides[side].layout, job.sides[side].yarn, sheet.cups[side]

    def form(ink: Ink) -> None:
        draw_mat(ink, yarn, with_spots=cups == "hand")
        draw_form(ink, layout, job.words)

    def own(ink: Ink) -> None:
        if not isinstance(cups, str):
            draw_cups(ink, yarn, cups)
        draw_own(ink, layout, _code(job.sides[side], side, sheet, job.marks[side]))

    ink.stamp(f"wolle-{side}-{'spots' if cups == 'hand' else 'plain'}", form, place)
    ink.stamp(f"wolle-{side}-{sheet.id}", own, place)


def _details(order: PrintOrder, job: _Job) -> dict[str, Any]:
    per_page, faces = len(job.page.fronts), [side.name for side in job.sides]

    def pages(n: int) -> list[dict[str, Any]]:
        first = n // per_page * len(faces) + 1
        cups = job.sheets[n].cups
        return [{"face": face, "page": first + k, "cups": _listed(cups[k])} for k, face in enumerate(faces)]

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


def _remarks(order: PrintOrder, job: _Job) -> Iterator[View]:
    speak = language(order.lang)
    yield _table(job, speak)
    yield from map(speak.say, job.page.advice(duplex=job.duplex))
    for side, mark in zip(job.sides, job.marks, strict=True):
        if mark and marked_face(mark) is None:
            yield speak.say("paper/keep-face", face=side.name)


def _told(cups: Cups, speak: Language) -> str:
    return speak.say("paper/cups-as", cups=cups) if isinstance(cups, str) else " ".join(cups)


def _table(job: _Job, speak: Language) -> Table:
    rows = tuple((sheet.id, sheet.player, *(_told(cups, speak) for cups in sheet.cups)) for sheet in job.sheets)
    cups_of = (speak.say("paper/column-cups", face=side.name) for side in job.sides)
    return Table("", (speak.say("paper/column-sheet"), speak.say("paper/column-player"), *cups_of), rows)
