"""What one may ask for, and what one is told when it cannot be."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rollwrite import wolle
from rollwrite.errors import FileExists, RollwriteError, UsageError
from rollwrite.wolle import faces_called
from sheets.games.wolle.stack import stack
from sheets.layout.catalogue import find_layout
from sheets.press.order import PrintOrder
from sheets.press.printing import print_game
from tests.sheets.paper import codes, page, printed

A5 = {"paper": "a5", "per_page": 1}
SPOTS = wolle.face("A").cup_spots


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.pdf", "two.pdf")]
    for file in files:
        print_game(PrintOrder("wolle", file, seed=3, faces=faces_called("both"), cups="random", players=("Ann",)))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_other_seeds_give_other_ids_and_none_means_chance() -> None:
    faces = faces_called("A")
    ids = [stack(PrintOrder("wolle", seed=seed), faces, 1)[0].id for seed in (*range(20), None, None, None)]
    assert len(set(ids)) == len(ids)


def test_no_two_sheets_of_a_run_share_an_id() -> None:
    sheets = stack(PrintOrder("wolle", sheets=1000, seed=1), faces_called("A"), 1)
    assert len({sheet.id for sheet in sheets}) == 1000


@pytest.mark.parametrize(
    ("wishes", "count"),
    [
        ({}, 2),
        ({"paper": "letter"}, 2),
        ({"paper": "a5"}, 1),
        ({"per_page": 4}, 4),
        ({"players": ("Ann", "Ben", "Cy")}, 3),
        ({"sheets": 3, "players": ("Ann",)}, 3),
    ],
)
def test_how_many_sheets_there_are_when_nobody_says(wishes: dict[str, Any], count: int) -> None:
    assert len(printed(**wishes).told["sheets"]) == count


def test_printed_cups_are_told_and_in_the_code() -> None:
    cups = ",".join(SPOTS[1:7]).lower()
    file = printed(cups=cups, players=("Zoë",), **A5)
    (sheet,) = file.told["sheets"]
    assert sheet["faces"] == [{"face": "A", "page": 1, "cups": list(SPOTS[1:7])}]
    assert list(codes(page(0, 300, cups=cups, players=("Zoë",), **A5))) == [f"RW1/4/{sheet['sheet']}/PBCDEFG/Zoë"]


def test_random_cups_differ_from_sheet_to_sheet_and_from_face_to_face() -> None:
    told = printed(cups="random", sheets=6, face="both").told["sheets"]
    chosen = [tuple(face["cups"]) for sheet in told for face in sheet["faces"]]
    assert all(len(set(cups)) == 6 for cups in chosen)
    assert len(set(chosen)) > 10
    for sheet in told:
        for face in sheet["faces"]:
            yarn = find_layout("wolle", wolle.face(face["face"])).yarn
            assert yarn is not None
            assert set(face["cups"]) <= set(yarn.face.cup_spots)


def test_no_cups_leaves_plain_dots() -> None:
    assert printed(cups="none", **A5).told["sheets"][0]["faces"][0]["cups"] == "none"
    assert next(iter(codes(page(0, 300, cups="none", **A5)))).endswith("/N/")


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"cups": "Z99"}, "'Z99' is not a dot of face A"),
        ({"cups": f"{SPOTS[0]},,{SPOTS[1]}"}, "'' is not a dot"),
        ({"cups": "maybe"}, "'MAYBE' is not a dot"),
        ({"cups": "A1,B1,C1,D1,E1,F1"}, "no spot for a cup at A1 on face A"),
        ({"cups": ",".join(SPOTS[:5])}, "5 named, but 6"),
        ({"cups": ",".join(SPOTS[:7])}, "7 named, but 6"),
        ({"cups": ",".join((*SPOTS[:5], SPOTS[0]))}, f"{SPOTS[0]} is named twice"),
        ({"paper": "a3"}, "paper 'a3' is unknown: choose a4, a5 or letter"),
        ({"lang": "it"}, "there are no words in it"),
        ({"ink": "none"}, "ink 'none' is unknown"),
        ({"per_page": 3}, "3 sheets a page"),
        ({"per_page": 0}, "0 sheets a page"),
        ({"sheets": 0}, "0 sheets cannot be printed"),
        ({"sheets": -4}, "-4 sheets"),
        ({"sheets": 10**30}, "choose 1 to 1,000"),
        ({"sheets": 1, "players": ("Ann", "Ben")}, "2 players need as many sheets"),
        ({"players": (" ",)}, "a player without a name"),
        ({"players": ("x" * 21,)}, "too long"),
        ({"players": ("猫",)}, "letters that our fonts lack"),
        ({"players": ("\udcff",)}, "letters that our fonts lack"),
        ({"players": ("a\x00b",)}, "letters that our fonts lack"),
        ({"part": "cards"}, "wolle has no --part"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_one_line(wishes: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    with pytest.raises(UsageError) as refused:
        print_game(PrintOrder("wolle", file, **wishes))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert not file.exists()


def test_unknown_games_are_refused() -> None:
    with pytest.raises(UsageError, match="no game chess"):
        print_game(PrintOrder("chess"))


def test_a_file_is_only_overwritten_when_allowed(tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    file.write_text("a letter")
    with pytest.raises(FileExists, match="--force"):
        print_game(PrintOrder("wolle", file, paper="a5"))
    assert file.read_text() == "a letter"
    print_game(PrintOrder("wolle", file, paper="a5", force=True))
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("name", ["missing/sheet.pdf", "x" * 400 + ".pdf", "folder"])
def test_unwritable_places_are_told(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(RollwriteError) as refused:
        print_game(PrintOrder("wolle", tmp_path / name, paper="a5", force=True))
    assert "cannot be written" in str(refused.value)
    assert [entry.name for entry in tmp_path.iterdir()] == ["folder"]


def run(*words: str, at: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "cli", *words], cwd=at, capture_output=True, text=True, check=False)


def test_the_command_tells_what_it_wrote_and_how_to_print_it(tmp_path: Path) -> None:
    done = run("print", "wolle", "--seed", "1", "--face", "both", at=tmp_path)
    assert done.returncode == 0
    assert "wolle-both.pdf: 2 pages" in done.stdout
    assert "100 %" in done.stdout
    assert "long edge" in done.stdout
    assert (tmp_path / "wolle-both.pdf").exists()
    again = run("print", "wolle", "--face", "both", "--json", at=tmp_path)
    assert again.returncode == 2
    assert "exists already" in json.loads(again.stdout)["error"]


def test_the_command_as_json(tmp_path: Path) -> None:
    words = ["--paper", "letter", "--player", "Ann", "--player", "Ben", "--cups", "random", "--out", "x.pdf", "--json"]
    done = run("print", "wolle", *words, at=tmp_path)
    told = json.loads(done.stdout)
    assert told["game"] == "wolle"
    assert told["file"] == "x.pdf"
    assert told["paper"] == "letter"
    assert told["pages"] == 1
    assert told["scale"] == 1.0
    assert [sheet["player"] for sheet in told["sheets"]] == ["Ann", "Ben"]
    assert done.stderr == ""


def test_the_layout_command(tmp_path: Path) -> None:
    told = json.loads(run("layout", "wolle", "--face", "B", "--json", at=tmp_path).stdout)
    assert (told["game"], told["face"], told["version"]) == ("wolle", "B", 2)
    assert told["page"] == {"width": 148.0, "height": 210.0}
    refused = run("layout", "wolle", "--face", "no such face", "--json", at=tmp_path)
    assert refused.returncode == 2
    assert "error" in json.loads(refused.stdout)
