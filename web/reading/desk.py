"""The desk: takes photos in, has them read, keeps what was seen, and tells everybody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator

from vision.kept import message_to_json
from web.evening import Evening
from web.live import Live
from web.reading.line import Line
from web.reading.papers import Papers
from web.reading.worker import SeenPhoto
from web.store.database import StoreError
from web.store.rows import NewSheet, PhotoRow

NO_ROOM_SECONDS = 5.0  # until a full disk is tried again


class Desk:
    """Every photo that was taken in is read, also after the server was killed in between."""

    def __init__(self, evening: Evening, live: Live) -> None:
        self._evening, self._store, self._live = evening, evening.store, live
        self.line = Line()
        self._keeping = threading.Lock()  # the same paper twice at once: the second takes the place of the first
        self._tickets: dict[int, int] = {}  # of photos on the pages
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """What was waiting when the server stopped goes on."""
        self.line.begin()
        for photo in self._store.waiting():
            self.take(photo)

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.line.end()

    def before(self, photo: int) -> int:
        """How many are read before this one; 0 while it is being read."""
        return self.line.before(self._tickets.get(photo, 0))

    def take(self, photo: PhotoRow) -> None:
        """A photo of the pages: it is kept already, and read when its turn comes."""
        self._tickets[photo.id] = self.line.join()
        task = asyncio.get_running_loop().create_task(self._read(photo))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def read(self, picture: str) -> SeenPhoto:
        """A photo that somebody waits for."""
        return await self.line.read(self._store.pictures.path(picture), self.line.join())

    async def _read(self, photo: PhotoRow) -> None:
        seen = await self.line.read(self._store.pictures.path(photo.picture), self._tickets[photo.id])
        while not await asyncio.to_thread(self._answer, photo, seen):
            await asyncio.sleep(NO_ROOM_SECONDS)
        del self._tickets[photo.id]
        self._live.tell("photo", photo=photo.id)

    def _answer(self, photo: PhotoRow, seen: SeenPhoto) -> bool:
        """Not while there is no room for it: it has been promised, so it is tried again."""
        try:
            with self._laid_down(seen) as (picture, flats):
                if seen.sheets:
                    with self._keeping:
                        sheets = self._told_apart(photo.play, seen, flats)
                        self._store.answered(photo.id, picture, errors_of(seen), sheets)
                else:
                    self._store.failed(photo.id, picture, errors_of(seen))
        except StoreError:
            return False
        return True

    def keep(self, play: int, seen: SeenPhoto, rolls: str | None) -> list[int]:
        """What was seen on a photo that somebody waited for; the numbers of its sheets."""
        with self._laid_down(seen) as (picture, flats), self._keeping:
            sheets = self._told_apart(play, seen, flats)
            return self._store.keep_read(play, picture, errors_of(seen), sheets, rolls)

    @contextlib.contextmanager
    def _laid_down(self, seen: SeenPhoto) -> Iterator[tuple[str, list[str]]]:
        """Pictures first, all of them or none: the flat sheets, and the photo itself only as long as there is something
        to say about it."""
        with self._store.pictures.together() as keep:
            yield keep(seen.picture) if seen.picture and seen.errors else "", [keep(one.flat) for one in seen.sheets]

    def _told_apart(self, play: int, seen: SeenPhoto, flats: list[str]) -> list[NewSheet]:
        """A paper that was photographed before in this game takes the place of its earlier reading."""
        papers = Papers(self._store.sheets_of(play))
        return [papers.laid_down(sheet, flat) for sheet, flat in zip(seen.sheets, flats, strict=True)]


def errors_of(seen: SeenPhoto) -> str:
    return json.dumps([message_to_json(error) for error in seen.errors])
