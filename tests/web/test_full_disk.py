"""A disk that is full: one sentence, nothing half, and the server goes on."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.server import HELD, SMALL, Server, send, serving, sheet_of, until
from web.store import database
from web.store.database import StoreError
from web.store.rows import NewSheet
from web.store.store import Store

DATABASES = (database.FILE, database.SIGN)
FIRST_SCHEMA = Path(__file__).parent / "schema-version1.sql"


class FullDisk(io.BytesIO):
    def read(self, size: int | None = -1, /) -> bytes:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_picture_that_does_not_fit_leaves_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(StoreError, match="disk is full"):
        store.pictures.keep_stream(FullDisk(b"photo"), ".sent")
    assert list(store.pictures.folder.iterdir()) == []
    store.close()


def test_a_change_that_does_not_fit_is_not_made(tmp_path: Path) -> None:
    store = Store(tmp_path)
    play = store.begun()
    limit = sqlite3.connect(tmp_path / "rollwrite.sqlite").execute("PRAGMA page_count").fetchone()[0]
    store._database._connection.execute(f"PRAGMA max_page_count = {limit}")
    sheet = NewSheet("K7Q2", "x" * 200_000, "flat.jpg")
    with pytest.raises(StoreError, match="full"):
        store.keep_read(play, "", "[]", [sheet], None)
    assert store.sheets_of(play) == []
    assert store.photos_of(play) == []
    store.keep_roll(play, 3)
    assert store.rolls(play) == (3,)
    store.close()


# --- real ones ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[None]:
    """A file system of its own, which only root may mount, and not everywhere."""
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "rollwrite", str(folder)]
    done = None
    with contextlib.suppress(OSError):
        done = subprocess.run(words, capture_output=True, check=False)
    if done is None or done.returncode != 0:
        pytest.skip("no small disk can be mounted here: a full one is only tried by a limit on files")
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def files_in(data: Path) -> list[str]:
    """Pictures, and whatever else may have been left behind."""
    others = [file.name for file in data.iterdir() if not file.name.startswith((*DATABASES, "pictures"))]
    return sorted(others + [file.name for file in (data / "pictures").iterdir()])


def refused_for_room(client: httpx.Client, data: Path) -> None:
    """Photos by script and by page: one sentence that says why, and nothing half."""
    before = client.get("/api/nights").json(), files_in(data)
    answer = send(client, SMALL)
    assert (answer.status_code, list(answer.json())) == (507, ["error"]), answer.text
    assert str(data) in answer.json()["error"]
    page = client.post("/photos", files={"photo": ("a.jpg", SMALL.read_bytes())})
    assert page.status_code == 507
    assert "Traceback" not in page.text
    assert client.get("/").status_code == 200
    assert (client.get("/api/nights").json(), files_in(data)) == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux sets another process a limit")
def test_a_limit_on_files_is_met_in_the_middle_of_writing(tmp_path: Path) -> None:
    """The system itself refuses the next byte, of photos and of the database, and then lets go."""
    import resource

    def limit(server: Server, size: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    with serving(tmp_path / "data") as server, server.client() as client:
        number = sheet_of(send(client, SMALL))["id"]
        limit(server, 20_000)
        refused_for_room(client, server.data)
        sheet = client.get(f"/api/sheets/{number}").json()
        fix = client.post(f"/api/sheets/{number}/fix", json={"paw": True})
        assert (fix.status_code, list(fix.json())) == (507, ["error"])
        assert client.post("/api/rolls", json={"roll": 3}).status_code == 507
        assert client.get(f"/api/sheets/{number}").json() == sheet
        limit(server, resource.RLIM_INFINITY)
        assert client.post("/api/rolls", json={"roll": 4}).json()["rolls"] == [4]
        assert sheet_of(send(client, SMALL))["sheet"] == sheet["sheet"]
        assert server.stop() == (0, "")


def test_a_disk_that_fills_up(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 3), serving(tmp_path / "disk" / "data") as server, server.client() as client:
        number = sheet_of(send(client, SMALL))["id"]
        fill(tmp_path / "disk" / "films")
        refused_for_room(client, server.data)
        assert client.get(f"/api/sheets/{number}/flat.jpg").content.endswith(b"\xff\xd9")
        (tmp_path / "disk" / "films").unlink()
        assert sheet_of(send(client, SMALL))["score"]
        assert server.stop() == (0, "")


def test_pictures_of_a_change_that_is_not_made_are_gone(tmp_path: Path) -> None:
    store = Store(tmp_path)

    def three() -> None:
        with store.pictures.together() as keep:
            keep(b"one")
            keep(b"two")
            store.pictures.keep_stream(FullDisk(b"three"), ".jpg")

    with pytest.raises(StoreError):
        three()
    assert list(store.pictures.folder.iterdir()) == []
    store.close()


def test_a_photo_that_was_taken_in_is_kept_as_soon_as_there_is_room(tmp_path: Path) -> None:
    """It was promised when the disk had room for the photo, and then had none for its sheets."""
    with (
        small_disk(tmp_path / "disk", 3),
        serving(tmp_path / "disk" / "data", web__reading__desk__NO_ROOM_SECONDS=0.5, **HELD) as server,
        server.client() as client,
    ):
        with server.reading_held():
            taken = client.post("/photos", files={"photo": ("a.jpg", SMALL.read_bytes())})
            assert taken.status_code == 303
            fill(tmp_path / "disk" / "films")
        time.sleep(3)
        (tmp_path / "disk" / "films").unlink()
        until(lambda: sheets_of(client))
        assert len(sheets_of(client)) == 1
        until(lambda: len(files_in(server.data)) == 1)  # the photo goes once its sheet is kept


def sheets_of(client: httpx.Client) -> list[int]:
    nights = client.get("/api/nights").json()["nights"]
    return [number for night in nights for number in client.get(f"/api/nights/{night['id']}").json()["sheets"]]


def fill(file: Path) -> None:
    """To the last byte."""
    with contextlib.suppress(OSError), file.open("wb") as film:
        while True:
            film.write(bytes(4096))
            film.flush()


def test_pictures_that_nobody_names_are_swept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    named = store.pictures.keep(b"named")
    store.keep_photo(store.begun(), named)
    store.pictures.keep(b"half way when the power went")
    store.close()
    again = Store(tmp_path)
    assert [file.name for file in again.pictures.folder.iterdir()] == [named]
    again.close()


def fresh(folder: Path) -> Path:
    Store(folder).close()
    return folder / database.FILE


def shape_of(file: Path) -> set[tuple[str, ...]]:
    """Tables with their columns, and indexes; what a column is worth by itself may differ."""
    ask = sqlite3.connect(file).execute
    tables = [name for (name,) in ask("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = {(table, name, kind) for table in tables for _, name, kind, *_ in ask(f"PRAGMA table_info({table})")}
    return columns | set(ask("SELECT name FROM sqlite_master WHERE type = 'index'"))


def test_a_database_of_the_first_version_is_brought_up_to_date_after_a_copy(tmp_path: Path) -> None:
    """Face A only meant that nobody had named another; a B was meant."""
    first = sqlite3.connect(tmp_path / database.FILE)
    first.executescript(FIRST_SCHEMA.read_text("utf-8"))
    first.executescript(f"PRAGMA application_id = {database.APPLICATION}; PRAGMA user_version = 1;")
    first.execute("INSERT INTO secret VALUES ('0123')")
    first.execute("INSERT INTO night (started) VALUES ('2026-01-01T20:00:00+00:00')")
    first.execute("INSERT INTO play (night, touched) VALUES (1, '2026-01-01T20:00:00+00:00')")
    first.execute("INSERT INTO play (night, touched, face) VALUES (1, '2026-01-01T20:00:00+00:00', 'B')")
    first.commit()
    first.close()
    store = Store(tmp_path)
    faces = [play.face for play in map(store.play, (1, 2)) if play]
    assert (store.key, faces) == ("0123", ["", "B"])
    store.keep_roll(store.new_play(), 3)
    store.close()
    assert shape_of(tmp_path / database.FILE) == shape_of(fresh(tmp_path / "fresh"))
    copy = sqlite3.connect(tmp_path / "rollwrite.version1.sqlite")
    assert copy.execute("PRAGMA user_version").fetchone() == (1,)
    assert copy.execute("SELECT key, face FROM secret, play").fetchall() == [("0123", "A"), ("0123", "B")]
    assert sqlite3.connect(tmp_path / database.FILE).execute("PRAGMA user_version").fetchone() == (database.VERSION,)
