"""Nothing lost: what was answered is there after a kill -9, and nothing is there half."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.web.server import DOUBTFUL, PATIENCE, SMALL, Listener, Server, refused, send, serving, sheet_of, until
from web.store.database import FILE


def whole(server: Server) -> list[int]:
    """Every sheet that any night names can be shown, with its pictures; the numbers of all of them."""
    with server.client() as client:
        nights = client.get("/api/nights").json()["nights"]
        sheets = [number for night in nights for number in client.get(f"/api/nights/{night['id']}").json()["sheets"]]
        for number in sheets:
            assert client.get(f"/api/sheets/{number}").status_code == 200
            assert client.get(f"/api/sheets/{number}/flat.jpg").content.endswith(b"\xff\xd9")
        assert client.get("/").status_code == 200
        return sheets


def test_what_was_answered_survives_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        with server.client() as client:
            sheet = sheet_of(send(client, SMALL))
            fixed = client.post(f"/api/sheets/{sheet['id']}/fix", json={"player": "Ann", "paw": True}).json()
            rolls = client.post("/api/rolls", json={"roll": 5}).json()
            server.kill()
        server.start()
        with server.client() as client:
            found = client.get(f"/api/sheets/{sheet['id']}").json()
            assert (found["player"], found["marks"]) == ("Ann", fixed["marks"])
            assert client.post("/api/rolls", json={"roll": 2}).json()["rolls"] == [*rolls["rolls"], 2]
        assert whole(server) == [sheet["id"]]


def test_killed_at_any_moment_nothing_is_half(tmp_path: Path) -> None:
    """While a photo arrives, is read, is kept, and right after the answer."""
    with serving(tmp_path / "data") as server:
        answers: list[int] = []

        def sender() -> None:
            with contextlib.suppress(httpx.HTTPError):
                answers.append(sheet_of(send(client, SMALL, DOUBTFUL))["id"])

        for seconds in (0.02, 0.3, 0.8, 1.6):
            whole(server)  # it is up, and nothing is half
            client = server.client()
            sending = threading.Thread(target=sender)
            sending.start()
            time.sleep(seconds)
            server.kill()
            sending.join()
            server.start()
            found = whole(server)
            with server.client() as again:
                assert all(again.get(f"/api/sheets/{number}").status_code == 200 for number in answers)
            assert len(list((server.data / "pictures").iterdir())) >= len(found)
        with server.client() as again:  # and it goes on
            assert sheet_of(send(again, SMALL))["score"]


def test_killed_while_it_is_settled_every_answer_that_was_heard_is_there(tmp_path: Path) -> None:
    """One more may be, whose answer was on its way."""
    with serving(tmp_path / "data") as server:
        with server.client() as client:
            number = sheet_of(send(client, SMALL))["id"]
        heard = 0
        for _ in range(3):
            before, killer = heard, threading.Timer(0.5, server.kill)
            with server.client() as client, contextlib.suppress(httpx.HTTPError):
                while True:
                    said = {"paw": heard % 2 == 0, "player": f"Ann {heard + 1}"}
                    assert client.post(f"/api/sheets/{number}/fix", json=said).status_code == 200
                    heard += 1
                    if heard == before + 1:
                        killer.start()
            killer.join()
            server.start()
            with server.client() as client:
                found = int(client.get(f"/api/sheets/{number}").json()["player"].removeprefix("Ann "))
            assert heard <= found <= heard + 1
            heard = found
        with server.client() as client:
            while client.post(f"/api/sheets/{number}/undo").status_code == 200:
                heard -= 1
            assert heard == 0


def test_a_photo_of_the_pages_is_read_after_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        with server.client() as client:
            taken = client.post("/photos", files={"photo": ("a.jpg", SMALL.read_bytes())})
            assert taken.status_code == 303
        server.kill()
        server.start()
        until(lambda: whole(server))
        assert len(whole(server)) == 1


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        with server.client() as client:
            sheet_of(send(client, SMALL))  # somebody has read it
        assert server.process is not None
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True, check=False
        )
        children = [int(line) for line in listed.stdout.split()]
        assert children
        server.kill()
    until(lambda: not [child for child in children if Path(f"/proc/{child}").exists()])


def test_the_same_paper_from_many_phones_at_once_counts_once(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server, server.client() as client, ThreadPoolExecutor(6) as phones:
        list(phones.map(lambda _: sheet_of(send(client, SMALL)), range(6)))
        (night,) = client.get("/api/nights").json()["nights"]
        (game,) = client.get(f"/api/nights/{night['id']}").json()["games"]
        assert len(game["standings"]) == 1
        assert len(whole(server)) == 1


def test_ctrl_c_ends_it_while_phones_listen(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        listeners = [Listener(server.client()) for _ in range(3)]
        assert server.stop() == (0, "")
        for listener in listeners:
            listener.join(PATIENCE)
            assert not listener.is_alive()


# --- folders and databases that will not do ----------------------------------------------------------------------


def test_two_servers_in_one_folder(tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        assert "in use" in refused(tmp_path / "data")


def test_a_locked_database(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        server.stop()
    holder = sqlite3.connect(tmp_path / "data" / FILE)
    holder.execute("BEGIN EXCLUSIVE")
    assert "in use" in refused(tmp_path / "data")
    holder.close()


def test_a_foreign_database(tmp_path: Path) -> None:
    foreign = sqlite3.connect(tmp_path / FILE)
    foreign.execute("CREATE TABLE recipes (cake TEXT)")
    foreign.commit()
    foreign.close()
    assert "not ours" in refused(tmp_path)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"cake, sugar, eggs\n" * 500)
    assert "not ours" in refused(tmp_path)


def test_a_newer_database(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        server.stop()
    newer = sqlite3.connect(tmp_path / "data" / FILE)
    newer.execute("PRAGMA user_version = 99")
    newer.commit()
    newer.close()
    assert "newer" in refused(tmp_path / "data")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    assert "cannot be used" in refused(tmp_path / "data")
    assert "cannot be used" in refused(tmp_path / "data" / "below")


def test_a_folder_without_rights(tmp_path: Path) -> None:
    """Root may write everywhere but among the processes."""
    (tmp_path / "data").mkdir(mode=0o500)
    assert "cannot be used" in refused(Path("/proc/data") if os.geteuid() == 0 else tmp_path / "data")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as server:
        assert "--port" in refused(tmp_path / "two", "--port", str(server.told["port"]))


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.3])
def test_ctrl_c_is_heard_from_the_moment_the_address_is_told(tmp_path: Path, seconds: float) -> None:
    """Also while the heavy rooms are still being loaded."""
    with serving(tmp_path / "data") as server:
        time.sleep(seconds)
        assert server.stop() == (0, "")
