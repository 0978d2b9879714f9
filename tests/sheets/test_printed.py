"""Paper in drawers does not upgrade: what was printed is kept as it was, and nothing moves unnoticed."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from rollwrite.errors import UsageError
from rollwrite.games import Entry, entries, register
from rollwrite.language import language
from rollwrite.wolle import face
from rollwrite.wolle.face import FACES
from sheets.layout import catalogue, freeze, uly_polly, wolle
from sheets.layout.catalogue import (
    PrintedSheet,
    find_layout,
    layout_by_number,
    load,
    newest,
    printed_sheets,
    sheet_number,
)
from sheets.layout.model import Layout, Rect
from sheets.layout.plain import from_plain, to_plain

FOLDER = Path(catalogue.__file__).parent / catalogue.PRINTED
NEWEST = [row for game in entries() for row in newest(game)]


def moved(title: str) -> str:
    (row,) = [row for row in NEWEST if row.title == title]
    told = freeze.what_moved(row)
    return language().say(told) if told else "nothing"


@pytest.mark.parametrize("row", NEWEST, ids=lambda row: row.file)
def test_every_sheet_is_printed_as_it_was(row: PrintedSheet) -> None:
    told = freeze.what_moved(row)
    assert told is None, language().say(told)


def test_every_face_of_the_game_has_its_sheet() -> None:
    assert [load(row).face for row in newest("wolle")] == [face(name) for name in FACES]


def test_every_file_is_in_the_index_and_every_number_has_its_markers() -> None:
    rows = printed_sheets()
    files = [row.file for row in rows.values() if not row.own]
    assert sorted(files) == sorted(file.name for file in FOLDER.glob("*.json"))
    for number, row in rows.items():
        layout = layout_by_number(number)
        assert layout is not None
        assert [marker.id for marker in layout.markers] == list(range(4 * number, 4 * number + 4))
        assert (layout.game, layout.version) == (row.game, row.version)


def test_rows_a_fifth_of_a_millimetre_lower_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uly_polly, "WOLF", uly_polly.WOLF.shifted(y=0.2))
    assert moved("uly-polly").startswith(
        "uly-polly version 1 is printed and cannot change any more, "
        "but this did: boxes[round1.wolf1].rect.y from 108.0 to 108.2"
    )


def test_cup_boxes_a_little_to_the_right_are_told_and_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wolle, "CUP_ROW", wolle.CUP_ROW.shifted(x=0.4))
    told = moved("wolle-B")
    assert "boxes[cup.1].rect.x from 89.5 to 89.9" in told
    assert told.endswith(
        "Put it back, or make a new version: set VERSION = 3 in sheets.layout.wolle, "
        "then run python -m sheets.layout.freeze wolle-B 3."
    )


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PITCH", 9.402, "yarn.pitch from 9.4 to 9.402"),
        ("HINTS", ("hint-crossing",), "pictures[hint-one-corner].name from"),
        ("RUG", Rect(52.5, 11.1, 8.6, 8.7), "pictures[rug-straw].rect.height from 8.6 to 8.7"),
        ("SUMS_LINE", 185.3, "lines[sum-toys].rect.y from 185.2 to 185.3"),
        ("PLAYER", {2: Rect(65, 18.6, 36, 0)}, "lines[player].rect.width from 35"),
    ],
)
def test_any_other_field_is_told_too(name: str, value: Any, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wolle, name, value)
    assert told in moved("wolle-A") or "more." in moved("wolle-A")


def test_a_thousandth_of_a_millimetre_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wolle, "SUMS_LINE", wolle.SUMS_LINE + 0.0009)
    assert moved("wolle-A") == "nothing"


def test_a_moved_toy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze, "face", lambda _: face("B"))
    assert "boxes[timer.5]" in moved("wolle-A")


@pytest.mark.parametrize("row", NEWEST, ids=lambda row: row.file)
def test_what_is_written_is_what_is_read(row: PrintedSheet) -> None:
    layout = freeze.built(row)
    text = json.dumps(to_plain(layout, Layout))
    assert from_plain(Layout, json.loads(text)) == layout


def test_nothing_printed_is_ever_written_again() -> None:
    before = {file: file.read_bytes() for file in FOLDER.iterdir()}
    with pytest.raises(UsageError, match="wolle-A version 2 is printed already"):
        freeze.freeze("wolle-A", 2)
    for version in (1, 3):
        with pytest.raises(UsageError, match="set its VERSION first"):
            freeze.freeze("wolle-A", version)
    with pytest.raises(UsageError, match="no game chess"):
        freeze.freeze("chess", 1)
    assert {file: file.read_bytes() for file in FOLDER.iterdir()} == before


DOMINOES = """
from sheets.layout.model import Layout, MarkBox, Rect, corner_markers

VERSION = 1
PAGE = Rect(0, 0, 148, 210)


def layout(first_marker: int) -> Layout:
    markers = corner_markers(first_marker, PAGE, size=9, inset_x=13, inset_y=10)
    boxes = (MarkBox("won", Rect(50, VERSION * 50, 6, 6)),)
    return Layout("dominoes", VERSION, PAGE, markers, code=Rect(107.5, 10, 15, 15), boxes=boxes)
"""


def test_a_game_from_elsewhere_keeps_its_sheets_beside_its_layout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dominoes").mkdir()
    (tmp_path / "dominoes" / "__init__.py").touch()
    (tmp_path / "dominoes" / "sheet.py").write_text(DOMINOES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("rollwrite.games._ENTRIES", dict(entries()))
    register(Entry("dominoes", "dominoes", "dominoes", "dominoes.sheet"))
    first = freeze.freeze("dominoes", 1)
    assert first == tmp_path / "dominoes" / "printed" / "dominoes.1.json"
    catalogue._indexed.cache_clear()
    once = find_layout("dominoes")
    monkeypatch.setattr("dominoes.sheet.VERSION", 2)
    freeze.freeze("dominoes", 2)
    catalogue._indexed.cache_clear()
    again = find_layout("dominoes")
    assert (once.version, again.version) == (1, 2)
    assert sheet_number(again) == sheet_number(once) + 1
    assert layout_by_number(sheet_number(once)) == once
    assert layout_by_number(4) == find_layout("wolle")


def test_unknown_numbers_have_no_sheet() -> None:
    free = next(number for number in itertools.count() if number not in printed_sheets())
    assert layout_by_number(free) is None
    assert layout_by_number(-1) is None
