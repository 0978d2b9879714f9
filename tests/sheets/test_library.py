"""What people type in a notebook: one function a game, values that can be saved, a repr of one line."""

import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

import rollwrite.wolle
import sheets
from rollwrite.errors import FileExists, UsageError
from rollwrite.language import language


def test_a_wolle_sheet_for_everybody(tmp_path: Path) -> None:
    printed = sheets.wolle(rollwrite.wolle.face("A"), players=["Ann", "Ben", "Cleo"], cups="random", seed=3)
    assert (printed.pages, [sheet["player"] for sheet in printed.details["sheets"]]) == (2, ["Ann", "Ben", "Cleo"])
    place = printed.save(tmp_path / "w.pdf")
    assert place.read_bytes() == printed.data
    assert len(pypdfium2.PdfDocument(printed.data)) == 2
    with pytest.raises(FileExists):
        printed.save(place)
    assert printed.save(str(place), force=True) == place


def test_two_faces_are_printed_on_both_sides() -> None:
    both = sheets.wolle(rollwrite.wolle.face("A"), rollwrite.wolle.face("B"), paper="a5", lang="de")
    assert both.details["faces"] == ["A", "B"]
    assert both.pages == 2


def test_the_other_games_come_in_parts() -> None:
    assert sheets.volle_wolle("help", paper="letter").details["parts"] == {"help": 4}
    assert sheets.uly_polly("score", per_page=1, players=["Ann", "Bo"], lang="fr").pages == 1
    with pytest.raises(UsageError, match="no part 'rug'"):
        sheets.uly_polly("rug")


def test_reprs_are_one_line() -> None:
    printed = sheets.uly_polly("dog")
    assert repr(printed) == f"Printed('uly-polly-dog.pdf', pages=1, {len(printed.data)} bytes)"
    chart = sheets.odds_chart(0, 0, language())
    assert repr(chart) == "Picture(title='What a bid brings', width=196.0, height=126.0, language='en')"
    assert chart._repr_svg_().startswith("<svg")


def test_the_names_stay_what_they_are_whatever_is_imported() -> None:
    """A package called like a function would take its place."""
    code = (
        "import sheets, sheets.games.wolle.printing, sheets.layout.wolle, rollwrite.wolle; "
        "assert callable(sheets.wolle) and callable(sheets.volle_wolle) and callable(sheets.uly_polly); "
        "assert {'wolle', 'Printed', 'mat_picture'} <= set(dir(sheets))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
