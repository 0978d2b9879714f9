"""All questions and changes. Every change is one transaction; files are whole before a row names them."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from web.store.database import Database, new_key
from web.store.pictures import Pictures
from web.store.rows import NewSheet, NightRow, PhotoRow, PlayRow, Said, SheetRow

EVENING_LASTS = timedelta(hours=8)  # what happens after so long a rest begins another evening

_HAPPENINGS = ("sheet", "photo", "roll", "tally")
_SOMETHING_IN_IT = " OR ".join(
    f"EXISTS (SELECT 1 FROM {table} JOIN play ON {table}.play = play.id WHERE play.night = night.id)"
    for table in _HAPPENINGS
)


class Store:
    def __init__(self, folder: Path, *, serving: bool = True) -> None:
        self._database = Database(folder, serving=serving)
        self.pictures = Pictures(self._database)
        self._key = ""
        self._beginning = threading.Lock()  # two phones at once begin one evening
        if serving:
            named = self._database.all("SELECT picture FROM photo UNION SELECT flat FROM sheet")
            self.pictures.forget_all_but({row[0] for row in named})

    def close(self) -> None:
        self._database.close()

    @property
    def key(self) -> str:
        """Asked for with every request."""
        if not self._key:
            self._key = str(self._database.all("SELECT key FROM secret")[0]["key"])
        return self._key

    def new_key(self) -> None:
        with self._database.change() as database:
            database.execute("UPDATE secret SET key = ?", (new_key(),))
        self._key = ""

    # --- nights and games ------------------------------------------------------------------------------------------

    def current(self) -> PlayRow | None:
        """The game in progress; after a long rest there is none."""
        rows = self._database.all("SELECT id, touched FROM play ORDER BY id DESC LIMIT 1")
        rested = datetime.now(UTC) - datetime.fromisoformat(rows[0]["touched"]) if rows else EVENING_LASTS
        return self.play(rows[0]["id"]) if rested < EVENING_LASTS else None

    def play(self, number: int) -> PlayRow | None:
        rows = self._database.all("SELECT id, night, face, first_set, with_die FROM play WHERE id = ?", (number,))
        return PlayRow(**rows[0]) if rows else None

    def begun(self) -> int:
        """The game in progress, or a new one on a new evening."""
        with self._beginning:
            play = self.current()
            return play.id if play else self.new_play()

    def new_play(self) -> int:
        play = self.current()
        with self._database.change() as database:
            night = play.night if play else _id(database.execute("INSERT INTO night (started) VALUES (?)", (_now(),)))
            row = "INSERT INTO play (night, touched, face) VALUES (?, ?, '')"
            return _id(database.execute(row, (night, _now())))

    def back_to_last_play(self) -> bool:
        """The next game was begun too early: nothing is in it yet, and the one before goes on."""
        play = self.current()
        if play is None or not self.may_go_back(play):
            return False
        with self._database.change() as database:
            database.execute("DELETE FROM play WHERE id = ?", (play.id,))
            database.execute("UPDATE play SET touched = ? WHERE id = (SELECT max(id) FROM play)", (_now(),))
        return True

    def may_go_back(self, play: PlayRow) -> bool:
        """Is there a game before this one on the same evening, and nothing in this one?"""
        used = (f"EXISTS (SELECT 1 FROM {table} WHERE play = :play)" for table in _HAPPENINGS)
        earlier = "EXISTS (SELECT 1 FROM play WHERE night = :night AND id < :play)"
        question = f"SELECT {earlier} AND NOT ({' OR '.join(used)})"
        return bool(self._database.all(question, {"play": play.id, "night": play.night})[0][0])

    def set_table(self, play: int, face: str, first_set: int | None) -> None:
        with self._database.change() as database:
            database.execute("UPDATE play SET face = ?, first_set = ? WHERE id = ?", (face, first_set, play))

    def set_with_die(self, play: int, with_die: bool) -> bool:
        """Was it played with this die? Whether that is news."""
        with self._database.change() as database:
            row = "UPDATE play SET with_die = :said WHERE id = :play AND with_die IS NOT :said"
            return database.execute(row, {"said": int(with_die), "play": play}).rowcount > 0

    def nights(self) -> list[NightRow]:
        """Those on which something happened, the latest first."""
        rows = self._database.all(f"SELECT id, started, name FROM night WHERE {_SOMETHING_IN_IT} ORDER BY id DESC")
        return [NightRow(**row) for row in rows]

    def night(self, number: int) -> NightRow | None:
        rows = self._database.all("SELECT id, started, name FROM night WHERE id = ?", (number,))
        return NightRow(**rows[0]) if rows else None

    def plays_of(self, night: int) -> list[int]:
        return [row["id"] for row in self._database.all("SELECT id FROM play WHERE night = ? ORDER BY id", (night,))]

    def rename_night(self, night: int, name: str) -> None:
        with self._database.change() as database:
            database.execute("UPDATE night SET name = ? WHERE id = ?", (name, night))

    def delete_night(self, night: int) -> None:
        of_it = "JOIN play ON play = play.id WHERE night = ?"
        with self._database.change() as database:
            pictures = database.execute(
                f"SELECT picture FROM photo {of_it} UNION SELECT flat FROM sheet {of_it}", (night, night)
            ).fetchall()
            database.execute("DELETE FROM night WHERE id = ?", (night,))
        self.pictures.forget(row[0] for row in pictures)

    # --- photos ----------------------------------------------------------------------------------------------------

    def keep_photo(self, play: int, picture: str, rolls: str | None = None) -> int:
        """A photo that waits to be read."""
        with self._database.change() as database:
            return _new_photo(database, play, "waiting", picture, rolls)

    def waiting(self) -> list[PhotoRow]:
        return self._photos("state = 'waiting'")

    def photos_of(self, play: int) -> list[PhotoRow]:
        return self._photos("play = ?", (play,))

    def photo(self, number: int) -> PhotoRow | None:
        return next(iter(self._photos("id = ?", (number,))), None)

    def failed(self, photo: int, picture: str, errors: str) -> None:
        """No sheet was found; the photo stays, to be looked at, until somebody puts it away."""
        self._read(photo, "failed", picture, errors, ())

    def answered(self, photo: int, picture: str, errors: str, sheets: Sequence[NewSheet]) -> list[int]:
        """A waiting photo was read."""
        return self._read(photo, "read", picture, errors, sheets)

    def keep_read(
        self, play: int, picture: str, errors: str, sheets: Sequence[NewSheet], rolls: str | None
    ) -> list[int]:
        """A photo that was read before anybody kept it."""
        with self._database.change() as database:
            photo = _new_photo(database, play, "read", picture, rolls, errors)
            return [_new_sheet(database, play, photo, sheet) for sheet in sheets]

    def keep_refused(self, play: int, errors: str) -> int:
        """A file that was not taken, among others that were: what is wrong with it, without the file."""
        with self._database.change() as database:
            return _new_photo(database, play, "failed", "", None, errors)

    def put_away(self, photo: int) -> bool:
        """What was wrong with a photo has been heard. Sheets that were read on it stay."""
        with self._database.change() as database:
            row = database.execute("SELECT picture FROM photo WHERE id = ? AND state != 'waiting'", (photo,)).fetchone()
            database.execute("UPDATE photo SET picture = '', errors = '[]' WHERE id = ? AND state = 'read'", (photo,))
            database.execute("DELETE FROM photo WHERE id = ? AND state = 'failed'", (photo,))
        self.pictures.forget([row["picture"]] if row else [])
        return row is not None

    def _read(self, photo: int, state: str, picture: str, errors: str, sheets: Sequence[NewSheet]) -> list[int]:
        with self._database.change() as database:
            before = database.execute("SELECT play, picture FROM photo WHERE id = ?", (photo,)).fetchone()
            if before is not None:
                database.execute(
                    "UPDATE photo SET state = ?, errors = ?, picture = ? WHERE id = ?", (state, errors, picture, photo)
                )
                numbers = [_new_sheet(database, before["play"], photo, sheet) for sheet in sheets]
        if before is None:  # thrown away while it was being read
            self.pictures.forget([picture, *(sheet.flat for sheet in sheets)])
            return []
        if before["picture"] != picture:
            self.pictures.forget([before["picture"]])
        return numbers

    # --- sheets ----------------------------------------------------------------------------------------------------

    def sheet(self, number: int) -> SheetRow | None:
        return next(iter(self._sheets("sheet.id = ?", (number,))), None)

    def sheets_of(self, play: int) -> list[SheetRow]:
        """Those that count: not the ones that were photographed again."""
        return self._sheets("sheet.play = ? AND replaced_by IS NULL", (play,))

    def replaced_by(self, sheet: int) -> list[SheetRow]:
        """Those whose place it took."""
        return self._sheets("replaced_by = ?", (sheet,))

    def papers_of(self, play: int) -> list[tuple[int, str]]:
        """On which photo each paper was ever seen."""
        rows = self._database.all("SELECT photo, paper FROM sheet WHERE play = ? AND paper IS NOT NULL", (play,))
        return [(row["photo"], row["paper"]) for row in rows]

    def tell_apart(self, sheet: int, paper: str) -> None:
        """It took the place of another sheet, and should not have: both count, the newer under a name of its own."""
        with self._database.change() as database:
            database.execute("UPDATE sheet SET replaced_by = NULL WHERE replaced_by = ?", (sheet,))
            database.execute("UPDATE sheet SET paper = ? WHERE id = ?", (paper, sheet))

    def take_place(self, sheet: int, of: SheetRow) -> None:
        """It is the same paper: the newer counts, under the name of the other."""
        with self._database.change() as database:
            database.execute("UPDATE sheet SET replaced_by = ? WHERE id = ?", (sheet, of.id))
            database.execute("UPDATE sheet SET paper = ? WHERE id = ?", (of.paper, sheet))

    def delete_sheet(self, number: int) -> bool:
        """With the ones it took the place of, and with the photos that show it."""
        with self._database.change() as database:
            chain = f"WITH RECURSIVE gone (id) AS ({_CHAIN}) SELECT photo, flat FROM sheet WHERE id IN gone"
            sheets = database.execute(chain, (number,)).fetchall()
            database.execute(f"WITH RECURSIVE gone (id) AS ({_CHAIN}) DELETE FROM sheet WHERE id IN gone", (number,))
            pictures = [row["flat"] for row in sheets]
            for photo in {row["photo"] for row in sheets}:
                shown = database.execute("SELECT picture FROM photo WHERE id = ?", (photo,)).fetchone()
                pictures.append(shown["picture"])
                database.execute("UPDATE photo SET picture = '' WHERE id = ?", (photo,))
                database.execute("DELETE FROM photo WHERE id = ? AND id NOT IN (SELECT photo FROM sheet)", (photo,))
        self.pictures.forget(pictures)
        return bool(sheets)

    def keep_fix(self, sheet: int, said: Said) -> None:
        with self._database.change() as database:
            database.execute("INSERT INTO fix (sheet, said) VALUES (?, ?)", (sheet, json.dumps(said)))

    def undo_fix(self, sheet: int) -> bool:
        with self._database.change() as database:
            last = "(SELECT max(id) FROM fix WHERE sheet = ?)"
            return database.execute(f"DELETE FROM fix WHERE id = {last}", (sheet,)).rowcount > 0

    # --- rolls and tallies -----------------------------------------------------------------------------------------

    def rolls(self, play: int) -> tuple[int, ...]:
        rows = self._database.all("SELECT value FROM roll WHERE play = ? ORDER BY id", (play,))
        return tuple(row["value"] for row in rows)

    def keep_roll(self, play: int, value: int) -> None:
        with self._database.change() as database:
            database.execute("INSERT INTO roll (play, value) VALUES (?, ?)", (play, value))
            _touch(database, play)

    def undo_roll(self, play: int) -> bool:
        with self._database.change() as database:
            last = "(SELECT max(id) FROM roll WHERE play = ?)"
            return database.execute(f"DELETE FROM roll WHERE id = {last}", (play,)).rowcount > 0

    def tallies_of(self, play: int) -> dict[str, dict[str, Any]]:
        rows = self._database.all("SELECT game, said FROM tally WHERE play = ? ORDER BY id", (play,))
        return {row["game"]: json.loads(row["said"]) for row in rows}

    def keep_tally(self, play: int, game: str, said: dict[str, Any]) -> None:
        with self._database.change() as database:
            database.execute("REPLACE INTO tally (play, game, said) VALUES (?, ?, ?)", (play, game, json.dumps(said)))
            _touch(database, play)

    # --- rows ------------------------------------------------------------------------------------------------------

    def _photos(self, where: str, facts: Sequence[Any] = ()) -> list[PhotoRow]:
        columns = "id, play, state, errors, picture, rolls"
        return [
            PhotoRow(**row)
            for row in self._database.all(f"SELECT {columns} FROM photo WHERE {where} ORDER BY id", facts)
        ]

    def _sheets(self, where: str, facts: Sequence[Any] = ()) -> list[SheetRow]:
        """In two questions, however many they are: an evening's page asks for all of them."""
        fixes: dict[int, list[Said]] = {}
        said = f"SELECT sheet, said FROM fix JOIN sheet ON sheet = sheet.id WHERE {where} ORDER BY fix.id"
        for row in self._database.all(said, facts):
            fixes.setdefault(row["sheet"], []).append(json.loads(row["said"]))
        rows = self._database.all(f"{_SHEETS} WHERE {where} ORDER BY sheet.id", facts)
        return [SheetRow(**row, fixes=tuple(fixes.get(row["id"], ()))) for row in rows]


_SHEETS = """
SELECT sheet.id, sheet.play, photo, paper, reading, flat, replaced_by, rolls,
    (SELECT reading FROM sheet AS earlier WHERE earlier.replaced_by = sheet.id LIMIT 1) AS before
FROM sheet JOIN photo ON photo = photo.id
"""
_CHAIN = "VALUES (?) UNION SELECT sheet.id FROM sheet JOIN gone ON sheet.replaced_by = gone.id"


def _new_photo(
    database: sqlite3.Connection, play: int, state: str, picture: str, rolls: str | None, errors: str = "[]"
) -> int:
    _touch(database, play)
    row = "INSERT INTO photo (play, state, picture, rolls, errors) VALUES (?, ?, ?, ?, ?)"
    return _id(database.execute(row, (play, state, picture, rolls, errors)))


def _new_sheet(database: sqlite3.Connection, play: int, photo: int, sheet: NewSheet) -> int:
    row = "INSERT INTO sheet (play, photo, paper, reading, flat) VALUES (?, ?, ?, ?, ?)"
    number = _id(database.execute(row, (play, photo, sheet.paper, sheet.reading, sheet.flat)))
    if sheet.replaces is not None:
        database.execute("UPDATE sheet SET replaced_by = ? WHERE id = ?", (number, sheet.replaces))
    for said in sheet.fixes:
        database.execute("INSERT INTO fix (sheet, said) VALUES (?, ?)", (number, json.dumps(said)))
    return number


def _touch(database: sqlite3.Connection, play: int) -> None:
    database.execute("UPDATE play SET touched = ? WHERE id = ?", (_now(), play))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _id(cursor: sqlite3.Cursor) -> int:
    assert cursor.lastrowid is not None
    return cursor.lastrowid
