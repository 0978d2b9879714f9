"""What one sheet's page says in words, and what lights up on the paper with it."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from rollwrite.language import language
from sheets.layout.catalogue import load, printed_sheets
from tests.vision import desk
from tests.web.server import DOUBTFUL, SAMPLES, Server, crossed, send, sheet_of, until
from web.pages.fields import box_words
from web.pages.settle import _in_order
from web.reading.worker import seen
from web.settling import SeenPaper, settled_alone

THRICE = (SAMPLES / "curled.jpg", DOUBTFUL, SAMPLES / "scan.pdf")
LOOSE = {"segment:A1-B1": True, "segment:J12-K12": True}


def test_every_problem_of_the_yarn_is_told_and_lights_up_its_place(client: httpx.Client, sheet: dict[str, Any]) -> None:
    fixed = client.post(f"/api/sheets/{sheet['id']}/fix", json=LOOSE).json()
    problems = fixed["yarn"]["problems"]
    assert len(problems) > 1
    page = client.get(f"/sheets/{sheet['id']}").text
    (warning,) = (
        part for part in re.findall(r'<section class="warn">.*?</section>', page, re.DOTALL) if "yarn" in part
    )
    for number, problem in enumerate(problems, start=1):
        assert problem["where"]
        assert f'data-light="problem{number}">{problem["message"]}</a>' in warning
        assert page.count(f'data-row="problem{number}"') == 1
    assert warning.count('value="ok"') == 1
    lit = client.get(f"/sheets/{sheet['id']}", params={"light": "problem2"}).text
    assert re.findall(r'class="broken lit" data-row="(\w+)"', lit) == ["problem2"]
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"yarn": "ok"})
    assert 'problem1">' not in client.get(f"/sheets/{sheet['id']}").text.partition('class="warn"')[2]


def test_a_row_that_was_found_empty_lights_up_too(client: httpx.Client, sheet: dict[str, Any]) -> None:
    page = client.get(f"/sheets/{sheet['id']}", params={"light": "sock empty-sock"}).text
    assert 'data-light="sock empty-sock">socks 0<' in page
    assert re.findall(r'class="(\w+) lit" data-row="([\w-]+)"', page) == [("place", "empty-sock")]
    assert re.findall(r'data-light="([^"]*)">toys<', page) == ["mouse sock plane"]  # which are not all empty


def test_a_difference_lights_up_its_row(client: httpx.Client, sheet: dict[str, Any]) -> None:
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"mouse.3": True})
    page = client.get(f"/sheets/{sheet['id']}").text
    assert re.search(r'class="lights" href="\?light=mouse%20row-mouse" data-light="mouse row-mouse"', page)


def in_doubt(*boxes: str) -> str:
    """A reading that cannot make up its mind about these."""
    (sheet,) = seen(DOUBTFUL).sheets
    reading = json.loads(sheet.reading)
    reading["boxes"] |= dict.fromkeys(boxes, 0.2)
    return json.dumps(reading)


def test_questions_come_in_the_order_of_an_eye_and_go_with_the_answer_to_another() -> None:
    reading = in_doubt("plane.2", "sock.1", "mouse.4", "mouse.3")

    def asked(**said: bool) -> list[str]:
        fixes = json.dumps([{name.replace("_", "."): answer for name, answer in said.items()}])
        return _in_order(settled_alone(SeenPaper(reading, fixes)))

    assert asked() == ["mouse.3", "mouse.4", "sock.1", "plane.2"]
    assert asked(mouse_3=True) == ["mouse.4", "sock.1", "plane.2"]
    assert asked(mouse_3=False) == ["sock.1", "plane.2"]  # a row fills from the left
    assert asked(mouse_4=True) == ["sock.1", "plane.2"]


def test_a_sentence_calls_boxes_what_people_call_them(client: httpx.Client, sheet: dict[str, Any]) -> None:
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"mouse.2": False, "mouse.3": True})
    told = " ".join(client.get(f"/sheets/{sheet['id']}").text.split())
    assert "mouse 2 is empty, though mouse 3 is crossed" in told
    assert "mouse.2" not in re.sub(r"<[^>]*>", "", told)


@pytest.mark.parametrize("code", ["en", "fr", "de"])
def test_people_have_a_word_for_every_box_of_every_game(code: str) -> None:
    nameless = language(code).say("page/this-box")
    for row in (row for row in printed_sheets().values() if not row.own):
        words = [box_words(language(code), box) for box in load(row).boxes]
        assert nameless not in words
        assert len(set(words)) == len(words)
        assert not [one for one in words if re.search(r"\w\.\w", one)]


def test_photographed_again_it_says_so(client: httpx.Client) -> None:
    client.post("/new-game")
    sheet = sheet_of(send(client, DOUBTFUL))
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"mouse.3": False})
    assert "photographed again" not in client.get(f"/sheets/{sheet['id']}").text
    again = sheet_of(send(client, DOUBTFUL))["id"]
    moved = client.get(f"/sheets/{sheet['id']}")
    assert (moved.status_code, moved.headers["location"]) == (303, f"/sheets/{again}")
    assert "the new photo counts, and what you settled was kept" in client.get(f"/sheets/{again}").text
    client.delete(f"/api/sheets/{again}")


def test_two_papers_with_one_id_are_noticed_and_told_apart(client: httpx.Client, tmp_path: Path) -> None:
    """Printed twice: on one of them are toys that nobody can have rubbed out on the other."""
    client.post("/new-game")
    toys = (f"{kind}.{number}" for kind in ("mouse", "sock", "plane") for number in range(1, 6))
    first = sheet_of(send(client, crossed(tmp_path / "full.jpg", *toys)))
    second = sheet_of(send(client, crossed(tmp_path / "other.jpg", "mouse.1")))
    own = first["sheet"]
    assert "sheet" in {look["field"] for look in second["review"]}
    page = client.get(f"/sheets/{second['id']}").text
    assert "Two different sheets" in page
    assert "not this die" not in page
    client.post(f"/sheets/{second['id']}/apart")
    night = client.get("/api/nights").json()["nights"][0]["id"]
    games = client.get(f"/api/nights/{night}").json()["games"]
    assert {own, f"{own}~2"} <= {row["sheet"] for game in games for row in game["standings"]}
    assert "sheet" not in {look["field"] for look in client.get(f"/api/sheets/{second['id']}").json()["review"]}
    client.post("/new-game")


def test_three_photos_before_anybody_answers_are_three_sheets_in_the_end(client: httpx.Client) -> None:
    """Of sheets whose code says that they are one."""
    client.post("/new-game")
    numbers = [sheet_of(send(client, photo))["id"] for photo in THRICE]
    papers = dict(zip(numbers, ("6UM5", "6UM5~2", "6UM5~3"), strict=True))
    assert standing(client, numbers) == papers  # all are on the podium, asked about or not
    page = client.get(f"/sheets/{numbers[-1]}").text
    assert "Sheet 6UM5 looked quite different" in page
    assert "The same paper" in page
    for _ in range(2):  # a quick thumb
        client.post(f"/sheets/{numbers[-1]}/apart")
    assert "The same paper" not in client.get(f"/sheets/{numbers[1]}").text
    assert client.post(f"/api/sheets/{numbers[-1]}/undo").status_code == 200
    assert client.post(f"/api/sheets/{numbers[-1]}/undo").status_code == 409
    assert "The same paper" in client.get(f"/sheets/{numbers[1]}").text
    assert standing(client, numbers) == papers
    client.post("/new-game")


def standing(client: httpx.Client, numbers: list[int]) -> dict[int, str]:
    podium = client.get("/").text
    shown = [number for number in numbers if f'<a href="/sheets/{number}">' in podium]
    return {number: client.get(f"/api/sheets/{number}").json()["sheet"] for number in shown}


def players(client: httpx.Client, *numbers: int) -> list[str]:
    return [str(client.get(f"/api/sheets/{number}").json()["player"]) for number in numbers]


def test_two_papers_that_were_taken_for_the_same_are_two_again(client: httpx.Client) -> None:
    client.post("/new-game")
    first, second = numbers = [sheet_of(send(client, photo))["id"] for photo in THRICE[1:]]
    client.post(f"/api/sheets/{first}/fix", json={"player": "Mia"})
    assert client.post(f"/sheets/{first}/same").headers["location"] == f"/sheets/{first}"  # the newer is asked about
    for _ in range(2):
        client.post(f"/sheets/{second}/same")
    assert players(client, second) == ["Mia"]  # as was said of the older
    assert standing(client, numbers) == {second: "6UM5"}
    page = client.get(f"/sheets/{second}").text
    assert "photographed again" in page
    assert "Two different sheets" in page
    client.post(f"/sheets/{second}/apart")
    assert standing(client, numbers) == {first: "6UM5", second: "6UM5~2"}
    assert players(client, first, second) == ["Mia", "Chloé"]
    assert "The same paper" not in client.get(f"/sheets/{second}").text
    client.post(f"/api/sheets/{second}/undo")
    assert "The same paper" in client.get(f"/sheets/{second}").text
    client.post("/new-game")


def test_a_name_is_taken_back_once(client: httpx.Client, sheet: dict[str, Any]) -> None:
    """However often the thumb tapped: one undo, and it is there again."""
    path = f"/sheets/{sheet['id']}"
    for _ in range(2):
        client.post(f"{path}/unname")
    assert players(client, sheet["id"]) == [""]
    assert client.post(f"/api{path}/undo").json() == sheet


@pytest.mark.parametrize("game", ["volle-wolle", "uly-polly"])
def test_of_an_empty_sheet_that_several_share_nobody_is_asked_whose_it_is(client: httpx.Client, game: str) -> None:
    client.post("/new-game")
    paper = client.get(f"/api/print/{game}.pdf", params={"part": "score"})
    sheet = sheet_of(client.post("/api/photos", files={"photo": ("scan.pdf", paper.content)}))
    page = client.get(f"/sheets/{sheet['id']}").text
    assert "Whose is this?" not in page
    assert 'name="player"' not in page
    client.post("/new-game")


@pytest.mark.parametrize(
    ("code", "told"), [("en", "read as crossed"), ("de", "als angekreuzt gelesen"), ("fr", "lue comme cochée")]
)
def test_a_colon_stands_as_the_language_has_it(
    client: httpx.Client, sheet: dict[str, Any], code: str, told: str
) -> None:
    path = f"/sheets/{sheet['id']}/settle?field=mouse.1"
    page = client.get(path, headers={"Accept-Language": code}).text
    before = "\N{NO-BREAK SPACE}" if code == "fr" else ""
    assert f"1{before}: {told}" in page


def test_front_and_back_of_a_paper_both_count(client: httpx.Client) -> None:
    """Whoever turns the paper over for the next game keeps what was won on its front."""
    client.post("/new-game")
    front, back = (sheet_of(send(client, SAMPLES / name)) for name in ("curled.jpg", "doubtful.jpg"))
    assert (front["face"], back["face"], back["sheet"]) == ("A", "B", f"{front['sheet']}~2")
    assert "sheet" not in {look["field"] for look in back["review"]}
    night = client.get("/api/nights").json()["nights"][0]["id"]
    games = client.get(f"/api/nights/{night}").json()["games"]
    assert [front["id"], back["id"]] == sorted(row["id"] for game in games for row in game["standings"])[-2:]
    client.post("/new-game")


def test_equal_scores_share_a_step(client: httpx.Client) -> None:
    client.post("/new-game")
    for name in ("Mia", "Leo", "Zoë"):
        client.post("/tally/uly-polly", data={"new": name})
    client.post("/tally/uly-polly", data={"player": "Leo", "thing": "tokens", "by": "1"})
    client.post("/tally/uly-polly", data={"player": "Zoë", "thing": "tokens", "by": "1"})
    page = client.get("/").text
    assert re.findall(r'<li class="step(\d)">', page) == ["1", "1", "3"]
    client.post("/new-game")


def test_everything_goes_out_as_csv_and_json(client: httpx.Client, sheet: dict[str, Any]) -> None:
    client.post(f"/api/sheets/{sheet['id']}/fix", json={"player": "Zoë"})
    table = client.get("/everything.csv")
    assert table.headers["content-disposition"] == 'attachment; filename="rollwrite.csv"'
    assert table.content.startswith("\ufeff".encode())  # so that Excel sees what letters these are
    assert f",Zoë,wolle,B,{sheet['score']['objects']}," in table.text
    client.post("/new-game")
    again = sheet_of(send(client, SAMPLES / "felt-tip.jpg"))  # face B too, in another game of the same evening
    client.post(f"/api/sheets/{again['id']}/fix", json={"player": "Noé"})
    for said in ({"new": "Mia"}, {"new": "Leo"}, {"player": "Leo", "thing": "tokens", "by": "1"}):
        client.post("/tally/uly-polly", data=said)
    lines = list(csv.DictReader(io.StringIO(client.get("/everything.csv").content.decode("utf-8-sig"))))
    ranks = {
        line["player"]: line["rank"] for line in lines if line["game"] == "wolle" and line["player"] in ("Zoë", "Noé")
    }
    assert ranks == {"Zoë": "1", "Noé": "1"}
    assert len({line["evening"] for line in lines}) == 1
    assert ("Leo", "uly-polly", "1", "1") in {(row["player"], row["game"], row["total"], row["rank"]) for row in lines}
    told = client.get("/everything.json")
    assert told.headers["content-disposition"] == 'attachment; filename="rollwrite.json"'
    assert sheet["id"] in [number for night in told.json()["nights"] for number in night["sheets"]]
    tapped = [one for night in told.json()["nights"] for one in night["tapped"]]
    players = [{"player": "Mia", "tokens": 0}, {"player": "Leo", "tokens": 1}]
    assert {"game": "uly-polly", "players": players} in tapped
    client.delete(f"/api/sheets/{again['id']}")
    client.post("/new-game")


@pytest.mark.parametrize(
    ("code", "columns"),
    [
        ("en", "evening,sheet,player,game,face,toys,sets,paw,cups,total,rank,look at,not read"),
        ("de", "Abend,Blatt,Spieler,Spiel,Seite,Spielzeug,Sets,Pfote,Tassen,Summe,Rang,ansehen,nicht gelesen"),
        ("fr", "soirée,feuille,joueur,jeu,face,jouets,séries,patte,tasses,total,rang,à regarder,non lu"),
    ],
)
def test_columns_are_in_the_language_of_the_phone(client: httpx.Client, code: str, columns: str) -> None:
    table = client.get("/everything.csv", headers={"Accept-Language": code}).content.decode("utf-8-sig")
    first, *rows = csv.reader(io.StringIO(table))
    assert ",".join(first) == columns
    assert all(len(row) == len(first) for row in rows)


def titles(client: httpx.Client) -> list[str]:
    return re.findall(r"<h2>(.*?)</h2>", client.get("/").text)


def test_two_podiums_never_have_one_title(client: httpx.Client) -> None:
    client.post("/new-game")
    sheets = send(client, SAMPLES / "table.jpg").json()["files"][0]["sheets"]
    assert titles(client) == ["Wolle · A"]
    cups = dict.fromkeys((f"cup:{dot}" for dot in sheets[0]["cups"]), False)
    client.post(f"/api/sheets/{sheets[0]['id']}/fix", json=cups)
    assert sorted(titles(client)) == ["Wolle · A · with cups", "Wolle · A · without cups"]
    night = client.get("/api/nights").json()["nights"][0]["id"]
    page = client.get(f"/evenings/{night}", headers={"Accept-Language": "de"}).text
    assert "Wolle · A · ohne Tassen" in page
    named = re.findall(r"<h2>(.*?)</h2>", page)
    assert len(named) == len(set(named))
    client.post("/new-game")


def asked_on_podium(client: httpx.Client, number: int) -> str:
    row = re.search(rf'<a href="/sheets/{number}">.*?</a>', client.get("/").text, re.DOTALL)
    assert row
    return "".join(re.findall(r'<span class="hidden">(.*?)</span>', row[0])) or "no questions"


def test_one_count_of_questions_on_the_podium_and_on_the_sheet(client: httpx.Client) -> None:
    client.post("/new-game")
    sheet = sheet_of(send(client, DOUBTFUL))
    path = f"/sheets/{sheet['id']}"
    for said in ({}, {"sock.5": True, "sock.4": True, "sock.3": True, "sock.2": True, "sock.1": True}, LOOSE):
        if said:
            client.post(f"/api{path}/fix", json=said)
        fields = {look["field"] for look in client.get(f"/api{path}").json()["review"]}
        count = len(fields - {field.partition(".")[0] for field in fields if "." in field})
        words = "one question" if count == 1 else f"{count} questions"
        assert asked_on_podium(client, sheet["id"]) == words
        assert f">Settle {words}</a>" in client.get(path).text
        asked = client.get(f"{path}/settle")
        assert f"1 of {count}<" in asked.text or asked.headers["location"] == f"{path}#asks"
        assert said or (asked.status_code, count) == (200, 1)  # a box in doubt, and its row with it
    client.post(f"/api{path}/fix", json={"mouse.3": False})  # no doubt is left: sentences are
    assert 'href="#asks"' in client.get(path).text
    assert client.get(f"{path}/settle").headers["location"] == f"{path}#asks"


def test_one_player_on_two_sheets_is_asked_about_without_a_die(client: httpx.Client) -> None:
    client.post("/new-game")
    first, second, third, _ = (
        sheet["id"] for sheet in send(client, SAMPLES / "table.jpg").json()["files"][0]["sheets"]
    )

    def asked(number: int) -> bool:
        return "player" in {look["field"] for look in client.get(f"/api/sheets/{number}").json()["review"]}

    for number, name in ((first, "Ann"), (second, "ann"), (third, "Ben")):
        client.post(f"/api/sheets/{number}/fix", json={"player": name})
    assert [asked(number) for number in (first, second, third)] == [True, True, False]
    page = client.get(f"/sheets/{first}", headers={"Accept-Language": "fr"}).text
    assert "Ann a 2 feuilles dans cette partie" in page
    assert "As it is" not in page
    client.post(f"/sheets/{first}/namesake")  # there are two of them
    assert client.get(f"/api/sheets/{first}").json()["player"] == "Ann"
    assert not asked(first)
    assert not asked(second)
    assert client.post(f"/api/sheets/{first}/undo").status_code == 200
    assert asked(second)
    accepted = client.post(f"/api/sheets/{second}/fix", json={"player": "ok"}).json()  # as a script says it
    assert (accepted["player"], accepted["review"]) == ("ann", [])
    client.post(f"/api/sheets/{second}/undo")
    client.post(f"/sheets/{second}/unname")
    assert not asked(first)
    assert client.post(f"/api/sheets/{second}/fix", json={"namesakes": "ok"}).status_code == 422
    client.post("/new-game")


@pytest.fixture
def shared(client: httpx.Client) -> int:
    """A score sheet that three share, the second of five seats empty."""
    client.post("/new-game")
    paper = client.get("/api/print/uly-polly.pdf", params={"part": "score"})
    sheet = sheet_of(client.post("/api/photos", files={"photo": ("scan.pdf", paper.content)}))
    marks = {f"player{seat}.plays": True for seat in (1, 3, 4)}
    fixed = client.post(f"/api/sheets/{sheet['id']}/fix", json=marks)
    assert fixed.status_code == 200, fixed.text
    return int(sheet["id"])


def on_the_podium(client: httpx.Client) -> list[str]:
    return re.findall(r'<span class="who[^>]*>(.*?)</span>', client.get("/").text)


def test_those_who_share_a_sheet_are_named(client: httpx.Client, shared: int) -> None:
    path = f"/sheets/{shared}"
    assert on_the_podium(client) == ["Player 1", "Player 3", "Player 4"]
    page = client.get(path).text
    assert re.findall(r'name="(player:\d+)" value="(.*?)"', page) == [
        ("player:1", ""),
        ("player:3", ""),
        ("player:4", ""),
    ]
    client.post(f"{path}/fix", data={"player:1": " Mia ", "player:3": "", "player:4": "Leo"})
    assert on_the_podium(client) == ["Mia", "Player 3", "Leo"]
    told = client.post(f"/api{path}/fix", json={"player:3": "Oma <3"}).json()
    assert set(told["tokens"]) == {"Mia", "Oma <3", "Leo"}
    assert on_the_podium(client) == ["Mia", "Oma &lt;3", "Leo"]
    assert 'name="player:4" value="Leo"' in client.get(path).text
    for name in ("Mia", "Leo", "Oma <3"):
        assert name in client.get("/everything.csv").text
    client.post(f"/api{path}/undo")
    assert on_the_podium(client) == ["Mia", "Player 3", "Leo"]
    client.post("/new-game")


def test_nobody_who_shares_a_sheet_is_celebrated_before_all_are_named(client: httpx.Client, shared: int) -> None:
    path = f"/sheets/{shared}"
    client.post(f"/api{path}/fix", json={"round1.wolf1": True, "round1.found": True})
    assert client.get(f"/api{path}").json()["review"] == []
    asked = f'href="{path}">Who played?'
    for names in ({}, {"player:1": "Mia", "player:3": "Oma"}):
        client.post(f"{path}/fix", data=names)
        page = client.get("/").text
        assert asked in page
        assert "celebrate" not in page
        assert " win" not in page
    other = sheet_of(send(client, SAMPLES / "ball-pen.jpg"))["id"]
    assert f'class="button main" href="{path}"' in client.get(f"/sheets/{other}").text  # the next that needs something
    client.post(f"{path}/fix", data={"player:4": "Leo"})
    page = client.get("/").text
    assert asked not in page
    assert "celebrate" in page
    assert "Oma and Leo share the win!" in page
    client.post("/new-game")


@pytest.mark.parametrize(
    "said",
    [
        {"player:2": "Ann"},  # an empty seat
        {"player:0": "Ann"},
        {"player:99": "Ann"},
        {"player:1": ""},
        {"player:1": True},
        {"player:1": "Ann", "player:3": "ann"},
        {"player:1": "A" * 25},
    ],
)
def test_no_seat_is_named_so(client: httpx.Client, shared: int, said: dict[str, object]) -> None:
    before = client.get(f"/api/sheets/{shared}").json()
    assert client.post(f"/api/sheets/{shared}/fix", json=said).status_code == 422
    assert client.get(f"/api/sheets/{shared}").json() == before
    client.post("/new-game")


def test_a_sheet_of_one_player_has_no_seats(client: httpx.Client, sheet: dict[str, Any]) -> None:
    assert client.post(f"/api/sheets/{sheet['id']}/fix", json={"player:1": "Ann"}).status_code == 422
    assert 'name="player:' not in client.get(f"/sheets/{sheet['id']}").text


def test_the_same_paper_again_is_no_second_sheet(client: httpx.Client) -> None:
    client.post("/new-game")
    for _ in range(2):
        sheet = sheet_of(send(client, SAMPLES / "ball-pen.jpg"))
        assert sheet["player"] == "Ann"
        assert "player" not in {look["field"] for look in sheet["review"]}
    client.post("/new-game")


def test_a_file_that_is_no_picture_is_named_on_its_card(client: httpx.Client, server: Server) -> None:
    client.post("/new-game")
    sent = [("photo", ("ann.jpg", DOUBTFUL.read_bytes())), ("photo", ("../<i>notes</i>.txt", b"Milk, eggs"))]
    answer = client.post("/photos", files=sent)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    page = client.get("/", headers={"Accept-Language": "de"}).text
    assert "<p>../&lt;i&gt;notes&lt;/i&gt;.txt: das ist kein Bild" in page
    assert not list(server.data.parent.rglob("*notes*"))
    (card,) = re.findall(r'action="(/photos/\d+/away)"', page)
    client.post(card)
    assert "notes" not in client.get("/").text
    for names in (("a.txt",), ("a.txt", "b" * 300)):
        refused = client.post("/photos", files=[("photo", (name, b"no")) for name in names])
        assert refused.status_code == 415
        assert "a.txt: this is no picture" in refused.text.replace("A.txt", "a.txt")
    until(lambda: "data-waiting" not in client.get("/").text)
    client.post("/new-game")


def test_what_was_tapped_is_told_of_its_evening_and_tapped_no_more(client: httpx.Client) -> None:
    client.post("/new-game")
    for said in ({"new": "Mia"}, {"new": "Leo"}, {"player": "Leo", "thing": "tokens", "by": "1"}):
        client.post("/tally/uly-polly", data=said)
    night = client.get("/api/nights").json()["nights"][0]["id"]
    assert re.search("Uly &amp; Polly[^:]*: Leo wins!", client.get("/evenings").text)
    assert '<a href="/tally/uly-polly">' in client.get(f"/evenings/{night}").text
    told = client.get("/evenings").text
    assert re.search(r"<strong>Leo</strong> <span[^>]*>Uly &amp; Polly: (one game|\d+ games), ", told)
    client.post("/new-game")  # the count that is open now is that of another game
    assert 'value="Leo">+ Leo' in client.get("/tally/uly-polly").text
    client.post("/tally/uly-polly", data={"new": "Oma"})
    past = client.get(f"/evenings/{night}").text
    assert past.count('href="/tally/uly-polly"') == 1
    assert re.search(r'<div class="over">\s*<span class="rank"[^>]*>1</span>\s*<span class="who">Leo</span>', past)
    client.post("/new-game")


def test_an_evening_is_renamed_and_players_have_a_chart(client: httpx.Client) -> None:
    for photo in ("ball-pen.jpg", "ball-pen.jpg"):
        client.post("/new-game")
        assert sheet_of(send(client, SAMPLES / photo))["player"] == "Ann"
    night = client.get("/api/nights").json()["nights"][0]["id"]
    assert client.post(f"/evenings/{night}/name", data={"name": "Summer <fair>\n"}).status_code == 303
    page = client.get("/evenings").text
    assert "Summer &lt;fair&gt;" in page
    assert re.search(r"<strong>Ann</strong>.*?<svg class=\"spark\"", page, re.DOTALL)
    assert client.get("/api/nights").json()["nights"][0]["name"] == "Summer <fair>"
    client.post("/new-game")


def drawn_through_a_block() -> bytes:
    page, pen = desk.page(), ((165, 75, 40), 0.4)
    desk.thread(page, desk.layout(), "F1 F2 E2 E3 E4 E5 E6", *pen)
    yarn = desk.layout().yarn
    assert yarn is not None
    desk.stroke(page, np.array([yarn.at("E6"), yarn.at("G6")]), *pen)
    return desk.jpeg(desk.shoot(page, desk.camera()))


def test_ink_that_no_rule_allows_is_told_drawn_and_denied(client: httpx.Client) -> None:
    """A line through a block: in words, in red where it runs; a person may say that there is none."""
    client.post("/new-game")
    sheet = sheet_of(client.post("/api/photos", files={"photo": ("a.jpg", drawn_through_a_block())}))
    assert not sheet["yarn"]["legal"]
    (problem,) = sheet["yarn"]["problems"]
    assert problem["rule"] == "obstacle"
    path = f"/sheets/{sheet['id']}"
    page = client.get(path).text
    assert f'data-light="problem1">{problem["message"]}</a>' in page
    field = "ink:E6-G6"
    assert len(re.findall('<polyline class="astray"', page)) == 1
    question = client.get(f"{path}/settle", params={"field": field}).text
    assert "Is there a line here, off the segments?" in question
    assert "from E6 towards G6: read as a line" in question.replace("From", "from")
    fixed = client.post(f"/api{path}/fix", json={field: False}).json()
    assert fixed["yarn"]["legal"]
    assert "read as none" in client.get(f"{path}/settle", params={"field": field}).text
    assert "astray" not in client.get(path).text
    client.post("/new-game")
