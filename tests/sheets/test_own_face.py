"""A face of somebody's own on paper: what is printed for it, what its code says, and what does not fit."""

import math
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2
import pytest
import zxingcpp

from rollwrite import wolle
from rollwrite.wolle.face import FACES, KINDS, Face
from rollwrite.wolle.face_code import pack, unpack
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.fingerprint import fingerprint
from sheets.layout.catalogue import builder, find_layout, layout_by_number, newest, own_layout, printed_sheets
from sheets.layout.document import layout_document
from sheets.layout.face_mark import face_marks, marked_face, tells
from sheets.layout.model import Rect, UnreadableLayout
from sheets.layout.sheet_code import SheetCode, code_text, head_and_names, parse_code, told_face
from sheets.layout.wolle import CODE
from sheets.library import wolle as wolle_sheets
from tests.sheets.paper import codes, markers, page, printed
from tests.wolle.faces import toys_turned_round

FILE = Path(__file__).parent.parent / "garden.toml"
GARDEN = wolle.Face.read(FILE)
A5: dict[str, Any] = {"paper": "a5", "per_page": 1, "face": str(FILE)}


def test_its_markers_say_see_the_code_and_the_code_holds_the_face() -> None:
    seen = page(0, 300, cups="D2,G1,B4,H5,C8,G9", players=("Zoë/2",), **A5)
    assert sorted(number for number, _ in markers(seen)) == [236, 237, 238, 239]
    (text,) = codes(seen)
    (sheet,) = printed(cups="D2,G1,B4,H5,C8,G9", players=("Zoë/2",), **A5).told["sheets"]
    assert text.startswith(f"RW2/59/{sheet['sheet']}/PABCDEF/P")
    assert marked_face(told_face(text)) == GARDEN
    code = parse_code(text, GARDEN.cup_spots)
    assert code == SheetCode(
        59, sheet["sheet"], ("D2", "G1", "B4", "H5", "C8", "G9"), "Zoë/2", face=next(face_marks(GARDEN))
    )


def test_every_version_of_own_sheets_has_its_number_and_the_last_is_printed() -> None:
    versions = {row.version: number for number, row in printed_sheets().items() if row.own}
    assert versions == {1: 61, 2: 60, 3: 59}
    assert versions.keys() == CODE.keys()
    assert find_layout("wolle", GARDEN).version == max(versions)
    assert {one.version for one in newest("wolle")} == {builder("wolle").VERSION}


def test_the_layout_has_a_box_for_everything_on_the_face() -> None:
    told = layout_document(find_layout("wolle", GARDEN))
    names = [box["name"] for box in told["boxes"]]
    assert [name for name in names if name.startswith("mouse")] == [f"mouse.{n}" for n in range(1, 6)]
    assert [name for name in names if name.startswith("timer")] == ["timer.1", "timer.2", "timer.3"]
    assert (told["face"], told["timer"], told["cup_spots"]) == ("garden", [6, 4, 2], list(GARDEN.cup_spots))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"columns": 12}, "12 columns, and there is room for 11"),
        ({"rows": 14}, "14 rows, and there is room for 13"),
        ({"objects": dict.fromkeys(GARDEN.dots[:9], "mouse")}, "9 toys of a kind, and there is room for 8"),
        ({"cup_spots": GARDEN.dots[:27]}, "27 cup spots, and there is room for 26"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(UnreadableLayout) as refused:
        find_layout("wolle", replace(GARDEN, **change))
    assert str(refused.value) == f"the face garden does not fit on the sheet: {sentence}"


def test_the_largest_face_fits() -> None:
    most = {dot: KINDS[n // 8] for n, dot in enumerate(GARDEN.dots[:24])}
    face = replace(GARDEN, objects=most, set_points=(99,) * 8, timer=(6, 5, 4, 3, 2, 1), columns=11, rows=13)
    assert len(find_layout("wolle", face).boxes) == 24 + 6 + 1 + 1 + 6


def askew(corners: int) -> Face:
    """A garden with blocks of so many corners, none of them from the box: much to tell."""
    rim = [
        (0.62 * math.cos(2 * math.pi * n / corners), 0.62 * math.sin(2 * math.pi * n / corners)) for n in range(corners)
    ]
    middles = ((5, 3), (7, 6), (3, 7))
    blocks = tuple(tuple((round(x + dx, 2), round(y + dy, 2)) for dx, dy in rim) for x, y in middles)
    return replace(GARDEN, name="askew", blocks=blocks)


def marks_in_codes(face: Face, **options: Any) -> set[str]:
    """Those of the faces, in the codes of a whole printing, with what one is told."""
    pages = pypdfium2.PdfDocument(wolle_sheets(face, paper="a5", seed=1, **options).data)
    pixels = [np.ascontiguousarray(page.render(scale=300 / 72, grayscale=True).to_numpy()) for page in pages]
    return {told_face(code.text)[0] for one in pixels for code in zxingcpp.read_barcodes(one)}


KEEP = "The code has no room for the whole face askew: keep its file, to read these sheets it is given with --face."


def test_what_the_code_has_room_for_needs_no_file() -> None:
    for face in (GARDEN, wolle.face("A"), replace(wolle.face("B"), name="b"), askew(6)):
        printed_so = wolle_sheets(face, paper="a5", players=["Maximilian Großmann"], cups="random")
        assert not any("keep" in str(remark) for remark in printed_so.remarks)
    assert marks_in_codes(askew(6), players=["Ann", "Ben"]) == {"P"}


def test_what_it_has_no_room_for_is_said_at_printing() -> None:
    assert KEEP in wolle_sheets(askew(60), paper="a5").remarks
    assert marks_in_codes(askew(60)) == {"F"}
    endless = replace(GARDEN, name="askew", blocks=(tuple((n % 7 + 1.25, n % 9 + 1.75) for n in range(60)),) * 60)
    assert next(face_marks(endless))[0] == "P"
    assert marks_in_codes(endless) == {"F"}


def test_one_long_name_is_enough_to_print_the_whole_stack_alike() -> None:
    face, names = askew(26), ["Ann", "Ξανθίππη Παπαδοπούλο"]
    assert marks_in_codes(face, players=names[:1]) == {"P"}
    assert marks_in_codes(face, players=names) == {"F"}
    assert KEEP in wolle_sheets(face, paper="a5", players=names).remarks


def test_a_face_too_fine_to_be_packed_is_named() -> None:
    fine = replace(GARDEN, blocks=(*GARDEN.blocks[:-1], tuple((x + 0.0001, y) for x, y in GARDEN.blocks[-1])))
    assert list(face_marks(fine)) == [f"F{fingerprint(fine)}"]


def test_a_mark_is_of_one_face_only() -> None:
    hedge = replace(GARDEN, paw="H10")
    for mark in face_marks(GARDEN):
        assert tells(mark, GARDEN)
        assert not tells(mark, hedge)
        assert not tells(mark, wolle.face("A"))
    assert not tells("P0", GARDEN)


def test_in_which_order_a_file_lists_its_toys_is_all_one() -> None:
    hedge = replace(wolle.face("A"), name="hedge")
    turned_round = toys_turned_round(hedge)
    assert turned_round == hedge
    told = []
    for face in (hedge, turned_round, unpack(pack(hedge))):
        fingerprint.cache_clear()  # equal faces are remembered as one
        told.append((face_id(face), list(face_marks(face))))
    assert told == [told[0]] * 3


def test_a_fingerprint_that_was_printed_in_the_order_of_the_file_is_still_one_of_the_face() -> None:
    hedge = replace(wolle.face("A"), name="hedge")
    assert tells("FP34VWN4Q", hedge)
    assert not tells("FP34VWN4Q", replace(hedge, paw="A1"))


@pytest.mark.parametrize("mark", ["", "P", "P0", "PZZZ", "Pä", "FABCDEFGH", "G9-2026", "P" + "9" * 200, "X1"])
def test_other_marks_are_no_face(mark: str) -> None:
    assert marked_face(mark) is None


def test_a_packed_face_that_does_not_hold_together_is_none() -> None:
    assert marked_face(next(face_marks(replace(GARDEN, paw=GARDEN.start)))) is None


def test_sheets_printed_before_the_code_was_larger_are_laid_out_as_they_were() -> None:
    codes = {61: Rect(107.5, 10, 15, 15), 60: Rect(102.5, 9, 20, 20), 59: Rect(97, 8, 25.5, 25.5)}
    new = own_layout("wolle", GARDEN)
    for number, code in codes.items():
        shared = layout_by_number(number)
        assert shared is not None
        laid_out = own_layout("wolle", GARDEN, shared)
        assert (shared.code, laid_out.code) == (code, code)
        assert (laid_out.boxes, laid_out.yarn) == (new.boxes, new.yarn)
        assert [marker.id for marker in laid_out.markers] == [4 * number + n for n in range(4)]


def test_both_means_the_two_faces_of_the_house() -> None:
    assert wolle.faces_called("both") == tuple(map(wolle.face, FACES))
    assert wolle.faces_called(str(FILE)) == (GARDEN,)


def test_a_fingerprint_is_the_same_for_ever_and_changes_with_every_field() -> None:
    assert fingerprint(GARDEN) == "UK33JQBJ"
    others: dict[str, Any] = {
        "name": "hedge",
        "mood": "straw",
        "columns": 10,
        "rows": 11,
        "start": "C1",
        "paw": "H10",
        "objects": {**GARDEN.objects, "A1": "mouse"},
        "cup_spots": GARDEN.cup_spots[::-1],
        "blocks": GARDEN.blocks[:2],
        "set_points": (1, 2, 4, 8, 17),
        "timer": (6, 4, 1),
    }
    measured = {"dots", "segments"}
    assert {field.name for field in fields(GARDEN)} == others.keys() | measured
    prints = {fingerprint(replace(GARDEN, **{name: value})) for name, value in others.items()}
    assert len(prints | {fingerprint(GARDEN)}) == len(others) + 1


@pytest.mark.parametrize("face", ["", "FABCDEFGH", "S2026", "P0 $%*+-.:"])
@pytest.mark.parametrize("player", ["", "Ann", "A/B", "X/Y/Z"])
def test_codes_of_both_forms_come_back(face: str, player: str) -> None:
    text = code_text(SheetCode(3, "K7Q2", "hand", player, face=face))
    assert text.startswith("RW2" if face else "RW1")
    assert parse_code(text) == SheetCode(3, "K7Q2", "hand", player, face=face)
    assert told_face(text) == face
    assert head_and_names(text)[1] == player


@pytest.mark.parametrize("text", ["", "RW3/0/K7Q2/H/", "RW2/61/K7Q2/H/", "RW2/61/K7Q2/H/ann", "hello"])
def test_other_codes_say_nothing(text: str) -> None:
    assert parse_code(text) is None
    assert told_face(text) == ""
