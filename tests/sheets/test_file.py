"""What is in the PDF besides the drawing: fonts, words, names, promises to the printer."""

import re

import pytest

from benchmarks.printing import coverage
from rollwrite.language import languages
from sheets.press.texts import texts
from tests.sheets.paper import Print, printed

A5 = {"paper": "a5", "per_page": 1}


def words(file: Print, page: int = 0) -> str:
    return " ".join(str(file.document[page].get_textpage().get_text_range()).split())


@pytest.mark.parametrize("lang", languages())
def test_every_text_of_the_language_is_on_the_sheet(lang: str) -> None:
    seen = words(printed(lang=lang, **A5))
    own = texts(lang, "wolle")
    for key, text in own.items():
        if key != "subject":
            assert " ".join(text.split()) in seen, key


def test_languages_have_the_same_texts_and_their_own_letters() -> None:
    keys = {lang: set(texts(lang, "wolle")) for lang in languages()}
    assert keys["en"] == keys["fr"] == keys["de"]
    assert "é" in words(printed(lang="fr", **A5))
    assert "ö" in words(printed(lang="de", **A5))
    assert "ü" in words(printed(lang="de", **A5))


@pytest.mark.parametrize("lang", languages())
def test_the_rules_end_above_the_margin(lang: str) -> None:
    """Four lines beside the lower markers, in every language."""
    page = printed(lang=lang, **A5).document[0].get_textpage()
    lowest = min(page.get_charbox(n)[1] for n in range(page.count_chars()) if page.get_text_range(n, 1).strip())
    assert 210 - lowest / 72 * 25.4 < 201.5


def test_all_fonts_are_embedded_as_subsets() -> None:
    data = printed(lang="fr", players=("Žofie Çelik", "Дмитрий"), **A5).data
    names = set(re.findall(rb"/BaseFont /(\S+)", data))
    assert names
    assert all(re.fullmatch(rb"[A-Z]{6}\+(FredokaOne|Manrope)\S*", name) for name in names), names
    assert data.count(b"/FontFile2") == data.count(b"/Type /FontDescriptor") == len(names)


@pytest.mark.parametrize(("face", "title"), [("A", "Wolle A"), ("both", "Wolle A + B")])
def test_the_file_says_what_it_is(face: str, title: str) -> None:
    told = printed(face=face, lang="de", **A5).document.get_metadata_dict()
    assert told["Title"] == title
    assert told["Author"] == "rollwrite"
    assert told["Subject"] == "Spielblätter für Wolle"


def test_printers_are_asked_not_to_scale() -> None:
    assert b"/PrintScaling /None" in printed(**A5).data
    assert b"/Duplex" not in printed(**A5).data
    assert b"/Duplex /DuplexFlipLongEdge" in printed(face="both", **A5).data


def test_players_are_printed_on_their_sheets() -> None:
    file = printed(players=("Ann", "Jürgen", "Дмитрий"), paper="a4", per_page=2)
    assert file.told["pages"] == 2
    assert "Ann" in words(file)
    assert "Jürgen" in words(file)
    assert "Дмитрий" in words(file, 1)
    assert [sheet["player"] for sheet in file.told["sheets"]] == ["Ann", "Jürgen", "Дмитрий"]


def test_ids_are_printed_beside_their_codes() -> None:
    file = printed(sheets=2, paper="a4", per_page=2)
    for sheet in file.told["sheets"]:
        assert sheet["sheet"] in words(file)


def test_a_further_sheet_is_small() -> None:
    few, many = printed(sheets=1, cups="random", **A5), printed(sheets=41, cups="random", **A5)
    assert (len(many.data) - len(few.data)) / 40 <= 6000


def test_low_ink_uses_much_less() -> None:
    assert coverage(printed(ink="low", **A5).data) < 0.6 * coverage(printed(**A5).data)
