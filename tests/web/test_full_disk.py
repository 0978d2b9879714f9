"""A disk that is full: one sentence, nothing half, and the server goes on."""

from __future__ import annotations

import errno
import io
import os
import sqlite3
from pathlib import Path

import pytest

from web.store import database
from web.store.database import StoreError
from web.store.rows import NewSheet
from web.store.store import Store

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


def test_pictures_that_nobody_names_are_swept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    named = store.pictures.keep(b"named")
    store.keep_photo(store.begun(), named)
    store.pictures.keep(b"half way when the power went")
    store.close()
    again = Store(tmp_path)
    assert [file.name for file in again.pictures.folder.iterdir()] == [named]
    again.close()


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
    copy = sqlite3.connect(tmp_path / "rollwrite.version1.sqlite")
    assert copy.execute("PRAGMA user_version").fetchone() == (1,)
    assert copy.execute("SELECT key, face FROM secret, play").fetchall() == [("0123", "A"), ("0123", "B")]
    assert sqlite3.connect(tmp_path / database.FILE).execute("PRAGMA user_version").fetchone() == (database.VERSION,)
