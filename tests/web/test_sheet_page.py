"""What one sheet's page says in words, and what lights up on the paper with it."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import numpy as np

from tests.vision import desk
from tests.web.server import DOUBTFUL, SAMPLES, send, sheet_of
from web.pages.settle import _in_order
from web.reading.worker import seen
from web.settling import SeenPaper, settled_alone

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


def test_two_papers_with_one_id_are_noticed_and_told_apart(client: httpx.Client) -> None:
    """Side A of a paper, and what says that it is the same paper and cannot be."""
    client.post("/new-game")
    send(client, SAMPLES / "curled.jpg")
    second = sheet_of(send(client, DOUBTFUL))
    assert "sheet" in {look["field"] for look in second["review"]}
    assert "Two different sheets" in client.get(f"/sheets/{second['id']}").text
    client.post(f"/sheets/{second['id']}/apart")
    night = client.get("/api/nights").json()["nights"][0]["id"]
    games = client.get(f"/api/nights/{night}").json()["games"]
    assert {"6UM5", "6UM5~2"} <= {row["sheet"] for game in games for row in game["standings"]}
    assert "sheet" not in {look["field"] for look in client.get(f"/api/sheets/{second['id']}").json()["review"]}
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
    told = client.get("/everything.json")
    assert told.headers["content-disposition"] == 'attachment; filename="rollwrite.json"'
    assert sheet["id"] in [number for night in told.json()["nights"] for number in night["sheets"]]


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
