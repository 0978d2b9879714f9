"""The file of SQLite: ours or nobody's, of today's shape, and changed in whole transactions only."""

from __future__ import annotations

import contextlib
import secrets
import shutil
import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from rollwrite.errors import RollwriteError
from rollwrite.files import why_not
from rollwrite.message import message

APPLICATION = 0x726F6C77  # 'rolw': what makes a database ours
VERSION = 3
FILE = "rollwrite.sqlite"
SIGN = "serving"  # locked as long as a server is at work in the folder
BUSY_SECONDS = 3.0
UPGRADES: dict[int, str] = {  # from each version to the next, as SQL
    1: "UPDATE play SET face = '' WHERE face = 'A';"  # which only meant that nobody had said anything
    "CREATE INDEX sheets_replaced ON sheet (replaced_by)",
    2: "ALTER TABLE play ADD COLUMN with_die INTEGER",
}


class StoreError(RollwriteError):
    """A folder or a database that cannot be used, and what to do."""


class Gone(StoreError):
    """What something was said about has been thrown away by somebody else in the same moment."""


class Database:
    """One connection for all threads that change something, and one for those who look: they never wait for the disk.
    `serving` takes the folder for one server; who only looks leaves that away."""

    def __init__(self, folder: Path, *, serving: bool) -> None:
        self.folder = folder
        self._changing, self._looking = threading.Lock(), threading.Lock()
        self._sign: sqlite3.Connection | None = None
        with self.told():
            folder.mkdir(parents=True, exist_ok=True)
            if serving:
                self._hang_out_the_sign()
            self._connection = self._connected()
            self._prepare(writing=serving)
            self._looker = self._connected()
            self._looker.execute("PRAGMA query_only = ON")

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.folder / FILE, timeout=BUSY_SECONDS, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        return connection

    def close(self) -> None:
        self._looker.close()
        self._connection.close()
        if self._sign:
            self._sign.close()

    @contextlib.contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """One transaction; nothing of it stays where it fails."""
        with self._changing, self.told(), self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield connection

    def all(self, question: str, facts: Sequence[Any] | Mapping[str, Any] = ()) -> list[sqlite3.Row]:
        with self._looking, self.told():
            return self._looker.execute(question, facts).fetchall()

    @contextlib.contextmanager
    def told(self) -> Iterator[None]:
        """What goes wrong with a disk or a database is said in one sentence."""
        folder = str(self.folder)
        try:
            yield
        except sqlite3.OperationalError as error:
            why = "store-locked" if "locked" in str(error) else "store-unusable"
            raise StoreError(message(f"page/{why}", folder=folder, why=str(error))) from None
        except sqlite3.IntegrityError:  # a row that hangs on another, which is no longer there
            raise Gone(message("page/just-thrown-away")) from None
        except sqlite3.DatabaseError:
            raise StoreError(message("page/store-foreign", folder=folder)) from None
        except OSError as error:
            raise StoreError(message("page/store-unusable", folder=folder, why=why_not(error))) from None

    # --- setting up ------------------------------------------------------------------------------------------------

    def _hang_out_the_sign(self) -> None:
        """Two servers in one folder would read each photo twice. A killed server's lock is gone with it."""
        self._sign = sqlite3.connect(self.folder / SIGN, timeout=0, check_same_thread=False)
        self._sign.execute("BEGIN EXCLUSIVE")

    def _prepare(self, *, writing: bool) -> None:
        ask = self._connection.execute
        (application,), (version,) = ask("PRAGMA application_id").fetchone(), ask("PRAGMA user_version").fetchone()
        (tables,) = ask("SELECT count(*) FROM sqlite_master").fetchone()
        if tables and application != APPLICATION:
            raise StoreError(message("page/store-foreign", folder=str(self.folder)))
        if version > VERSION:
            raise StoreError(message("page/store-newer", folder=str(self.folder)))
        ask("PRAGMA journal_mode = WAL")
        ask("PRAGMA synchronous = FULL")
        ask("PRAGMA foreign_keys = ON")
        if not tables:
            self._begin()
        elif version < VERSION:
            self._upgrade(version)
        elif writing:
            self._try_writing()

    def _begin(self) -> None:
        schema = (files("web.store") / "schema.sql").read_text("utf-8")
        self._connection.executescript(
            f"BEGIN IMMEDIATE;{schema};PRAGMA application_id = {APPLICATION};PRAGMA user_version = {VERSION};"
            f"INSERT INTO secret (key) VALUES ('{new_key()}');COMMIT;"
        )

    def _upgrade(self, version: int) -> None:
        """Step by step to today's shape, after a copy was made."""
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy2(self.folder / FILE, self.folder / f"rollwrite.version{version}.sqlite")
        for step in range(version, VERSION):
            self._connection.executescript(f"BEGIN IMMEDIATE;{UPGRADES[step]};PRAGMA user_version = {step + 1};COMMIT;")

    def _try_writing(self) -> None:
        """Better to hear of a full disk or a lock now than with the first photo."""
        with self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE secret SET key = key")


def new_key() -> str:
    return secrets.token_hex(16)
