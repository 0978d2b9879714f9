"""Photos beside the die that was thrown on the phones: judged by its rolls and its timer, as `score --table` judges."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.server import DOUBTFUL, ROOT, SAMPLES, Listener, Server, send, sheet_of

TABLE = SAMPLES / "table.jpg"
ROLLS = (2, 1, 3, 6, 6, 2, 5)
FIRST_SET = 3


@pytest.fixture
def die(client: httpx.Client) -> Iterator[httpx.Client]:
    """A game of its own, and a new one after it: nobody else is judged by these rolls."""
    client.post("/new-game")
    yield client
    client.post("/new-game")


def thrown(client: httpx.Client, *rolls: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for roll in rolls:
        told = client.post("/api/rolls", json={"roll": roll}).json()
    return told


def sheets_on(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    return [sheet for file in answer.json()["files"] for sheet in file["sheets"]]


def by_table(tmp_path: Path, *files: Path) -> list[dict[str, Any]]:
    """The sheets as `score --table` has them beside a kept game with the same rolls."""
    lines = [*map(str, ROLLS[:FIRST_SET]), "set P", *map(str, ROLLS[FIRST_SET:])]
    kept = tmp_path / "kept.txt"
    kept.write_text("\n".join(["game: wolle", "players: P Q", "face: A", "variant: standard", *lines, ""]), "utf-8")
    words = [sys.executable, "-m", "cli", "score", "--table", "--json", str(kept), *map(str, files)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    document = json.loads(done.stdout)
    return [sheet for file in document["files"] for sheet in file["sheets"]]


def printed(client: httpx.Client, game: str, **wishes: str) -> httpx.Response:
    """Fresh paper, as a scan of it would be."""
    paper = client.get(f"/api/print/{game}.pdf", params=wishes)
    assert paper.status_code == 200, paper.text
    return client.post("/api/photos", files={"photo": ("scan.pdf", paper.content)})


def looks(sheet: dict[str, Any]) -> set[tuple[str, str]]:
    return {(look["field"], look["reason"]) for look in sheet["review"]}


def test_the_same_is_found_as_by_score_table(die: httpx.Client, tmp_path: Path) -> None:
    sheets = sheets_on(send(die, TABLE))
    before = [looks(sheet) for sheet in sheets]
    thrown(die, *ROLLS[:FIRST_SET])
    die.post("/set", data={"first": "yes"})
    thrown(die, *ROLLS[FIRST_SET:])
    found = [looks(die.get(f"/api/sheets/{sheet['id']}").json()) for sheet in sheets]
    expected = [looks(sheet) for sheet in by_table(tmp_path, TABLE)]
    assert found == expected
    assert all("timer" in {field for field, _ in own} for own in found)
    assert not any("timer" in {field for field, _ in own} for own in before)


def test_what_the_timer_says_is_accepted_and_taken_back(die: httpx.Client) -> None:
    first, *others = sheets_on(send(die, TABLE))
    thrown(die, 2, 1)
    die.post("/set", data={"first": "yes"})
    thrown(die, 6)
    path = f"/api/sheets/{first['id']}"
    assert "timer" in {look["field"] for look in die.get(path).json()["review"]}
    fixed = die.post(f"{path}/fix", json={"timer": "ok"}).json()
    assert "timer" not in {look["field"] for look in fixed["review"]}
    assert "timer" in {look["field"] for look in die.get(f"/api/sheets/{others[0]['id']}").json()["review"]}
    assert "timer" in {look["field"] for look in die.post(f"{path}/undo").json()["review"]}
    for _ in range(3):
        die.post("/unroll")
    assert die.get(path).json() == first  # without a die nobody is judged by one


def test_sheets_of_another_game_are_not_judged_by_the_die(die: httpx.Client) -> None:
    thrown(die, 6, 6, 6)
    die.post("/set", data={"first": "yes"})
    sheet = sheet_of(printed(die, "volle-wolle", part="score"))
    assert sheet["game"] == "volle-wolle"
    assert not {look["field"] for look in sheet["review"]} & {"timer", "game", "face"}


def test_one_player_has_one_sheet_at_the_table(die: httpx.Client) -> None:
    first, second, *_ = sheets_on(send(die, TABLE))
    thrown(die, 3)
    for sheet in (first, second):
        die.post(f"/api/sheets/{sheet['id']}/fix", json={"player": "Ann"})
    told = die.get(f"/api/sheets/{first['id']}").json()
    assert "player" in {look["field"] for look in told["review"]}


def test_the_timer_starts_with_the_first_set_and_is_struck_from_the_top(die: httpx.Client) -> None:
    assert thrown(die, 6)["timer"] == {"active": False, "struck": [], "ended": False}
    die.post("/set", data={"first": "yes"})
    assert thrown(die, 4)["timer"] == {"active": True, "struck": [], "ended": False}
    assert thrown(die, 5)["timer"] == {"active": True, "struck": [5], "ended": False}
    assert thrown(die, 6, 6, 6, 6)["timer"] == {"active": True, "struck": [5, 4, 3, 2, 1], "ended": True}


# --- a die that was thrown for fun ---------------------------------------------------------------------------------


def reviews(client: httpx.Client, sheets: list[dict[str, Any]]) -> list[set[tuple[str, str]]]:
    return [looks(client.get(f"/api/sheets/{sheet['id']}").json()) for sheet in sheets]


def test_one_throw_for_fun_judges_nobody_until_somebody_says_it_was_meant(die: httpx.Client) -> None:
    sheets = sheets_on(send(die, TABLE))
    thrown(die, 3)
    assert reviews(die, sheets) == [set()] * 4
    assert "So few rolls cannot have drawn all that yarn" in die.get("/die").text
    die.post("/with-die", data={"played": "yes"})
    assert all("yarn" in {field for field, _ in own} for own in reviews(die, sheets))


@pytest.mark.parametrize("serious", [("/set", {"first": "yes"}), ("/face", {"face": "A"})])
def test_whoever_tells_more_than_rolls_plays_with_it(die: httpx.Client, serious: tuple[str, dict[str, str]]) -> None:
    sheets = sheets_on(send(die, TABLE))
    thrown(die, 3)
    path, data = serious
    die.post(path, data=data)
    assert all(reviews(die, sheets))
    assert "held against these rolls" in die.get("/die").text


def test_a_die_is_left_out_and_taken_back_from_a_sheet_and_from_its_own_page(die: httpx.Client, server: Server) -> None:
    sheets = sheets_on(send(die, TABLE))
    thrown(die, *ROLLS)
    judged = reviews(die, sheets)
    assert all(judged)
    path = f"/sheets/{sheets[0]['id']}"
    assert "We did not play with this die" in die.get(path).text
    with server.client() as phone:
        listener = Listener(phone)
        answer = die.post("/with-die", data={"played": "no", "next": path})
        assert answer.headers["location"] == path
        die.post("/with-die", data={"played": "no"})  # said twice: no news
        assert listener.has_heard(die, "roll")
    assert reviews(die, sheets) == [set()] * 4
    for page in (path, "/die"):
        told = die.get(page).text
        assert "You did not play with the die of the phones" in told
        assert "We did play with this die" in told
    thrown(die, 4)
    assert reviews(die, sheets) == [set()] * 4  # another throw for fun changes nothing
    die.post("/unroll")
    assert die.post("/with-die", data={"played": "yes"}).headers["location"] == "/die"
    assert reviews(die, sheets) == judged


@pytest.mark.parametrize("said", [{}, {"played": "perhaps"}])
def test_nothing_else_is_said_of_a_die(die: httpx.Client, said: dict[str, str]) -> None:
    assert die.post("/with-die", data=said).status_code == 422
    assert die.post("/with-die", data={"played": "no", "next": "//elsewhere"}).headers["location"] == "/die"


# --- who says otherwise --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "by_die", "by_sheets"),
    [
        ("en", "by the rolls of the die", "on the other sheets"),
        ("de", "nach den Würfen des Würfels", "auf den anderen Blättern"),
        ("fr", "d’après les lancers du dé", "sur les autres feuilles"),
    ],
)
def test_the_die_and_the_other_sheets_are_told_apart(
    die: httpx.Client, language: str, by_die: str, by_sheets: str
) -> None:
    sheets = sheets_on(send(die, TABLE))
    thrown(die, *ROLLS)
    speak = {"Accept-Language": language}

    def said(field: str, number: int = 1) -> str:
        told = die.get(f"/api/sheets/{sheets[number]['id']}", headers=speak).json()["review"]
        return next(str(look["reason"]) for look in told if look["field"] == field)

    assert by_sheets in said("timer")  # the hourglass of the die still waits
    die.post("/set", data={"first": "yes"})
    assert by_die in said("timer")
    cups = dict.fromkeys((f"cup:{dot}" for dot in sheets[1]["cups"]), False)
    die.post(f"/api/sheets/{sheets[1]['id']}/fix", json=cups)
    assert by_sheets in said("cup")
    assert "standard" not in said("cup")
    assert "no-cups" not in said("cup")


# --- which face --------------------------------------------------------------------------------------------------


def test_the_face_is_that_of_the_sheets_until_somebody_names_one(die: httpx.Client) -> None:
    assert 'value="A" aria-pressed="true"' in die.get("/die").text
    sheet = sheet_of(send(die, DOUBTFUL))
    assert sheet["face"] == "B"
    thrown(die, 3)
    assert 'value="B" aria-pressed="true"' in die.get("/die").text
    path = f"/api/sheets/{sheet['id']}"
    assert "face" not in {look["field"] for look in die.get(path).json()["review"]}
    die.post("/face", data={"face": "a"})
    assert 'value="A" aria-pressed="true"' in die.get("/die").text
    assert "face" in {look["field"] for look in die.get(path).json()["review"]}


def test_a_seed_is_a_face_for_the_die_too(die: httpx.Client) -> None:
    assert die.post("/face", data={"face": "Summer-Fair"}).status_code == 303
    assert 'value="summer-fair" aria-pressed="true"' in die.get("/die").text
    thrown(die, 3)
    sheet = sheet_of(printed(die, "wolle", face="summer-fair", sheets="1"))
    assert (sheet["face"], sheet["review"]) == ("g2-summer-fair", [])  # it is the face that is played
    assert die.post("/face", data={"face": "new"}).status_code == 303
    page = die.get("/die").text
    assert 'value="new"' not in page
    assert 'value="summer-fair"' not in page


@pytest.mark.parametrize("face", ["", "../A", "/etc/passwd", "mine.toml", "rollwrite/wolle/faces/A.toml", "a b"])
def test_a_path_opens_nothing(die: httpx.Client, face: str) -> None:
    assert die.post("/face", data={"face": face}).status_code == 422
    assert 'value="A" aria-pressed="true"' in die.get("/die").text
    assert die.get("/api/print/wolle.pdf", params={"face": face}).status_code == 422
    assert die.get("/print", params={"face": face}).status_code < 500


def test_a_space_in_a_word_is_a_dash(die: httpx.Client) -> None:
    """Print takes it and says so; the die asks, with what was meant as a button; scripts are told."""
    answer = die.post("/face", data={"face": "Summer  fair"})
    assert answer.status_code == 422
    assert '<button name="face" value="summer-fair">summer-fair</button>' in answer.text
    for path in ("/print", "/print/sheets.pdf"):
        taken = die.get(path, params={"game": "wolle", "face": "summer fair", "players": "Ann"})
        wishes = httpx.URL(taken.headers["location"]).params
        assert (taken.status_code, wishes["face"], wishes["players"]) == (303, "summer-fair", "Ann")
        assert "this is summer-fair" in die.get(taken.headers["location"]).text
    refusal = die.get("/api/print/wolle.pdf", params={"face": "summer fair"})
    assert refusal.status_code == 422
    assert "but summer-fair does" in refusal.json()["error"]
    for hopeless in ("a very long word with spaces", "sommer f\u00eate", "../a b"):
        answer = die.post("/face", data={"face": hopeless})
        assert answer.status_code == 422
        assert "makes no face" in answer.text
        assert "spaces become dashes" not in answer.text


def test_a_new_face_on_paper_is_told_and_the_same_once_it_is_looked_at(die: httpx.Client) -> None:
    name = die.get("/api/print/wolle.pdf", params={"face": "new"}).headers["content-disposition"]
    assert "g2-" in name
    assert "g2-new" not in name
    answer = die.get("/print", params={"game": "wolle", "face": "new"})
    assert answer.status_code == 303
    page = die.get(answer.headers["location"]).text
    seed = httpx.URL(answer.headers["location"]).params["face"]
    assert seed.isdecimal()
    assert f"preview.png?game=wolle&amp;paper=a4&amp;lang=en&amp;face={seed}" in page  # what is looked at,
    assert f'name="face" value="{seed}"' in page  # and what is printed
    made = die.get("/print/sheets.pdf", params={"game": "wolle", "face": seed}).headers["content-disposition"]
    assert f"g2-{seed}" in made
