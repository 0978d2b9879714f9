"""Several thumbs in the same moment, and one that taps twice: what was meant once happens once, and no tap is lost."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from tests.vision import desk
from tests.web.server import DOUBTFUL, SMALL, Listener, Server, send, sheet_of, until
from web.store.database import Gone
from web.store.rows import NewSheet
from web.store.store import Store

PHONES = 8


@pytest.fixture
def table(client: httpx.Client) -> Iterator[httpx.Client]:
    client.post("/new-game")
    yield client
    client.post("/new-game")


def shown(page: str, action: str) -> str:
    """What a form says there was of something when the page was shown."""
    found = re.search(rf'action="{action}".*?name="shown" value="(\d+)"', page, re.DOTALL)
    assert found
    return found[1]


def rolls(client: httpx.Client) -> list[str]:
    told = re.search(r"so far: ([\d ]+)<", client.get("/die").text)
    return told[1].split() if told else []


def test_no_tap_is_lost(server: Server, table: httpx.Client) -> None:
    table.post("/tally/volle-wolle", data={"new": "Mia"})

    def tap(_: int) -> int:
        with server.client() as phone:
            return phone.post("/tally/volle-wolle", data={"player": "Mia", "thing": "points", "by": "1"}).status_code

    with ThreadPoolExecutor(PHONES) as phones:
        assert set(phones.map(tap, range(40))) == {303}
    assert re.findall(r'<output class="numbers">(\d+)', table.get("/tally/volle-wolle").text)[0] == "40"


def test_a_die_thrown_on_two_phones_at_once_is_thrown_once(table: httpx.Client) -> None:
    before = shown(table.get("/die").text, "/roll")
    for _ in range(2):
        table.post("/roll", data={"shown": before})
    assert len(rolls(table)) == 1
    for told, count in (("4", 2), ("4", 2), ("3", 3)):  # another number is another roll: fingers may be quick
        table.post("/roll", data={"shown": "1", "roll": told})
        assert len(rolls(table)) == count
    assert rolls(table)[1:] == ["4", "3"]
    table.post("/roll", data={"shown": shown(table.get("/die").text, "/roll"), "roll": "3"})
    assert rolls(table)[1:] == ["4", "3", "3"]  # the same number may come again
    last = shown(table.get("/die").text, "/unroll")
    for _ in range(2):
        table.post("/unroll", data={"shown": last})
    assert rolls(table)[1:] == ["4", "3"]


def test_the_first_set_is_told_by_whoever_sees_it_and_counts_from_the_first_to_say_so(table: httpx.Client) -> None:
    table.post("/roll", data={"roll": "3"})
    for _ in range(2):
        assert table.post("/set", data={"first": "yes"}).status_code == 303
    table.post("/roll", data={"roll": "6"})
    assert 'class="struck"' in table.get("/die").text
    table.post("/set", data={"first": "yes"})
    assert 'class="struck"' in table.get("/die").text
    table.post("/set", data={"first": "no"})
    assert 'class="struck"' not in table.get("/die").text
    assert table.post("/set").status_code == 422


def test_a_table_that_two_players_clear_is_cleared_once(server: Server, table: httpx.Client) -> None:
    table.post("/tally/uly-polly", data={"new": "Mia"})
    with server.client() as phone:
        before = shown(table.get("/").text, "/new-game")
        listener = Listener(phone)
        for _ in range(2):
            assert table.post("/new-game", data={"shown": before}).status_code == 303
        assert listener.has_heard(table, "table")
    table.post("/last-game")
    assert "Mia" in table.get("/").text  # one step back


def test_an_answer_that_was_tapped_twice_is_taken_back_once(client: httpx.Client, sheet: dict[str, Any]) -> None:
    path = f"/sheets/{sheet['id']}"
    for _ in range(2):
        client.post(f"{path}/fix", data={"mouse.3": "yes"})
    assert client.post(f"/api{path}/undo").json() == sheet
    assert client.post(f"/api{path}/undo").status_code == 409


def test_undo_on_two_phones_takes_back_one_answer(client: httpx.Client, sheet: dict[str, Any]) -> None:
    path = f"/sheets/{sheet['id']}"
    first = client.post(f"/api{path}/fix", json={"player": "Ann"}).json()
    client.post(f"/api{path}/fix", json={"mouse.3": True})
    before = shown(client.get(path).text, f"{path}/undo")
    assert shown(client.get(f"{path}/settle", params={"field": "paw"}).text, f"{path}/undo") == before
    for _ in range(2):
        assert client.post(f"{path}/undo", data={"shown": before}).status_code == 303
    assert client.get(f"/api{path}").json() == first


def test_what_is_said_of_a_sheet_that_has_just_gone_is_too_late(tmp_path: Path) -> None:
    store = Store(tmp_path)
    play = store.begun()
    (number,) = store.keep_read(play, "", "[]", [NewSheet(None, "{}", "a.jpg")], None)
    store.delete_sheet(number)
    with pytest.raises(Gone):
        store.keep_fix(number, {"paw": True})
    store.delete_night(1)
    with pytest.raises(Gone):
        store.keep_roll(play, 3)
    store.close()


def test_thrown_away_while_others_settle_it_is_not_found(server: Server, table: httpx.Client) -> None:
    """Never an answer that blames the disk."""
    number = sheet_of(send(table, DOUBTFUL))["id"]
    heard: set[tuple[int, int]] = set()

    def settle(name: int) -> None:
        with server.client() as phone:
            while (name, 404) not in heard:
                heard.add((name, phone.post(f"/api/sheets/{number}/fix", json={"player": f"P{name}"}).status_code))
                heard.add((name, phone.post(f"/sheets/{number}/fix", data={"mouse.3": "yes"}).status_code))

    with ThreadPoolExecutor(PHONES) as phones:
        settling = [phones.submit(settle, name) for name in range(PHONES)]
        until(lambda: heard >= {(name, status) for name in range(PHONES) for status in (200, 303)})
        assert table.delete(f"/api/sheets/{number}").status_code == 204
        for one in settling:
            one.result()
    assert {status for _, status in heard} == {200, 303, 404}


def test_gone_is_gone_whoever_was_faster(table: httpx.Client) -> None:
    """The page of somebody who tapped a second too late does not complain."""
    for path in ("/sheets/999999/delete", "/evenings/999999/delete", f"/sheets/{'9' * 30}/delete"):
        assert table.post(path).status_code == 303


def test_a_photo_belongs_to_the_game_in_which_it_was_sent(server: Server, table: httpx.Client) -> None:
    """Although the next one begins while it is being read."""
    table.post("/api/rolls", json={"roll": 3})
    with ThreadPoolExecutor(1) as phones, server.client() as phone:
        sending = phones.submit(send, phone, SMALL)
        with server.reading_held():
            until(lambda: list((server.data / "pictures").glob("*.sent")))
            table.post("/new-game")
        number = sheet_of(sending.result())["id"]
    assert f"/sheets/{number}" not in table.get("/").text
    table.post("/last-game")
    assert f"/sheets/{number}" in table.get("/").text


def test_a_photo_in_the_line_is_told_its_place(server: Server, table: httpx.Client) -> None:
    """Nothing waits without words: after how many, and then that it is being read."""
    photos = [("photo", (f"{n}.jpg", SMALL.read_bytes())) for n in range(5)]
    with server.reading_held():
        answer = table.post("/photos", files=photos, headers={"Accept": "application/json"})
        assert len(set(answer.json()["photos"])) == 5
        page = table.get("/").text
    words = page.replace("one photo", "1 photos")
    places = [int(one) for one in re.findall(r"waits: (\d+) photos before it", words)]
    reading = min(5, os.cpu_count() or 1)
    assert places == list(range(1, 5 - reading + 1))
    assert (page.count("being read …"), page.count("data-waiting")) == (reading, 5)
    until(lambda: "data-waiting" not in table.get("/").text)


def test_twenty_phones_send_five_photos_each(server: Server, table: httpx.Client) -> None:
    """All are taken in, each phone hears the numbers of its own, and all are read."""
    wall = desk.jpeg(np.full((240, 180, 3), 160, np.uint8))

    def send_five(phone: int) -> list[int]:
        photos = [("photo", (f"{phone}-{n}.jpg", wall)) for n in range(5)]
        with server.client(Accept="application/json") as script:
            numbers: list[int] = script.post("/photos", files=photos).json()["photos"]
        return numbers

    with ThreadPoolExecutor(20) as phones:
        told = list(phones.map(send_five, range(20)))
    numbers = {number for one in told for number in one}
    assert [len(set(one)) for one in told] == [5] * 20
    assert len(numbers - {0}) == 100
    until(lambda: "data-waiting" not in table.get("/").text)
    page = table.get("/").text
    assert {f"/photos/{number}/away" for number in numbers} <= set(re.findall(r'action="(.*?)"', page))
