"""A face of somebody's own on paper: what is printed for it, what its code says, and what does not fit."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from rollwrite import wolle
from rollwrite.wolle.face import FACES, KINDS
from rollwrite.wolle.fingerprint import fingerprint
from sheets.layout.catalogue import builder, find_layout, newest, printed_sheets
from sheets.layout.document import layout_document
from sheets.layout.model import UnreadableLayout
from sheets.layout.sheet_code import SheetCode, code_text, face_mark, head_and_names, parse_code, told_face
from sheets.library import wolle as wolle_sheets
from tests.sheets.paper import codes, markers, page, printed

FILE = Path(__file__).parent.parent / "garden.toml"
GARDEN = wolle.Face.read(FILE)
A5: dict[str, Any] = {"paper": "a5", "per_page": 1, "face": str(FILE)}


def test_its_markers_say_see_the_code_and_the_code_names_the_face() -> None:
    seen = page(0, 300, cups="D2,G1,B4,H5,C8,G9", players=("Zoë/2",), **A5)
    assert sorted(number for number, _ in markers(seen)) == [244, 245, 246, 247]
    (text,) = codes(seen)
    (sheet,) = printed(cups="D2,G1,B4,H5,C8,G9", players=("Zoë/2",), **A5).told["sheets"]
    assert text == f"RW2/61/{sheet['sheet']}/PABCDEF/F{fingerprint(GARDEN)}/Zoë/2"
    assert parse_code(text, GARDEN.cup_spots) == SheetCode(
        61, sheet["sheet"], ("D2", "G1", "B4", "H5", "C8", "G9"), "Zoë/2", face=face_mark(GARDEN)
    )


def test_the_number_for_own_faces_is_of_the_version_that_is_built() -> None:
    (row,) = [row for row in printed_sheets().values() if row.own]
    assert row.version == builder("wolle").VERSION == max(one.version for one in newest("wolle"))


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


def test_one_is_told_to_keep_the_file() -> None:
    remarks = wolle_sheets(GARDEN, paper="a5").remarks
    assert "Keep the file of face garden: to read these sheets, it is given with --face." in remarks
    assert not any("Keep" in str(remark) for remark in wolle_sheets(wolle.face("A"), paper="a5").remarks)


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
