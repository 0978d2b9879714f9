"""Printing Wolle: sheets with ids, players and cups of their own, one form for all they share."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from rollwrite.errors import UsageError
from rollwrite.wolle.face import FACES
from sheets.imposition import Imposition, draw_page_marks, impose
from sheets.ink import About, Ink, PdfInk, Placement
from sheets.layout.catalogue import find_layout, sheet_number
from sheets.layout.code import Cups, SheetCode
from sheets.layout.model import Layout
from sheets.mat import draw_cups, draw_mat
from sheets.order import PrintOrder, Product
from sheets.palette import palette
from sheets.sheet import draw_form, draw_own
from sheets.texts import texts

CUPS = 6
MOST_SHEETS = 1000
_ID_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without 0, 1, I and O, which look alike
_ID_LENGTH = 4


@dataclass(frozen=True, slots=True)
class Sheet:
    """One piece of paper: an id for both of its faces, and each face's cups."""

    id: str
    player: str
    cups: dict[str, Cups]


def printed(order: PrintOrder) -> Product:
    order.refuse("part")
    faces = _faces(order.face or "A")
    layouts = {face: find_layout("wolle", face) for face in faces}
    page = impose(order.paper, order.per_page or _usual_per_page(order.paper), layouts[faces[0]].page, len(faces) > 1)
    sheets = _sheets(order, layouts, len(page.fronts))
    words = texts(order.lang, "wolle")
    ink = PdfInk(About(words["title"], words["subject"], order.lang, duplex=len(faces) > 1), palette(order.ink))
    pages = 0
    for start in range(0, len(sheets), len(page.fronts)):
        for face in faces:
            places = page.fronts if face == faces[0] else page.backs
            _print_page(ink, page, layouts[face], list(zip(sheets[start:], places, strict=False)), words)
            pages += 1
    return Product(ink.finished(), f"wolle-{order.face or 'A'}.pdf", pages, _details(sheets, order), ())


def _print_page(
    ink: PdfInk, page: Imposition, layout: Layout, placed: list[tuple[Sheet, Placement]], words: dict[str, str]
) -> None:
    with ink.page(page.width, page.height) as paper:
        draw_page_marks(paper, page)
        for sheet, place in placed:
            _draw_sheet(paper, layout, sheet, place, words)


def _draw_sheet(ink: Ink, layout: Layout, sheet: Sheet, place: Placement, words: dict[str, str]) -> None:
    face, yarn = layout.face, layout.yarn
    assert face is not None
    assert yarn is not None
    cups = sheet.cups[face]

    def form(ink: Ink) -> None:
        draw_mat(ink, layout, with_spots=cups != "none")
        draw_form(ink, layout, words)

    def own(ink: Ink) -> None:
        if not isinstance(cups, str):
            draw_cups(ink, yarn, cups)
        draw_own(ink, layout, SheetCode(sheet_number(layout), sheet.id, cups, sheet.player))

    ink.stamp(f"wolle-{face}-{cups == 'none'}", form, place)
    ink.stamp(f"sheet-{face}-{sheet.id}", own, place)


def _faces(face: str) -> tuple[str, ...]:
    if face == "both":
        return FACES
    if face not in FACES:
        raise UsageError(f"there is no face {face!r}: choose {', '.join(FACES)} or both")
    return (face,)


def _usual_per_page(paper: str) -> int:
    return 1 if paper == "a5" else 2


def _sheets(order: PrintOrder, layouts: dict[str, Layout], per_page: int) -> list[Sheet]:
    count = order.sheets or len(order.players) or per_page
    if not 1 <= count <= MOST_SHEETS:
        raise UsageError(f"{count} sheets cannot be printed: choose 1 to {MOST_SHEETS}")
    chance = random.Random(order.seed)
    ids = iter(_ids(chance))
    taken: list[str] = []
    players = [*order.players, *[""] * count][:count]
    while len(taken) < count:
        taken.append(next(i for i in ids if i not in taken))
    return [
        Sheet(name, player, {face: _cups(order.cups or "hand", layout, chance) for face, layout in layouts.items()})
        for name, player in zip(taken, players, strict=True)
    ]


def _ids(chance: random.Random) -> Iterator[str]:
    while True:
        yield "".join(chance.choices(_ID_LETTERS, k=_ID_LENGTH))


def _cups(wish: str, layout: Layout, chance: random.Random) -> Cups:
    spots = layout.yarn.cup_spots if layout.yarn else ()
    if wish == "hand":
        return "hand"
    if wish == "none":
        return "none"
    if wish == "random":
        return tuple(sorted(chance.sample(spots, CUPS), key=spots.index))
    cups = tuple(wish.upper().split(","))
    for cup in cups:
        if cup not in spots:
            raise UsageError(f"there is no cup spot at {cup} on face {layout.face}")
    return cups


def _details(sheets: list[Sheet], order: PrintOrder) -> dict[str, object]:
    return {"sheets": [{"sheet": sheet.id, "player": sheet.player or None, "cups": sheet.cups} for sheet in sheets]}
