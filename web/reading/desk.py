"""The desk: takes photos in, has them read, keeps what was seen, and tells everybody."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator

from vision.kept import message_to_json
from web.evening import Evening
from web.live import Live
from web.reading.line import Line
from web.reading.worker import SeenPhoto
from web.settling import still_said
from web.store.rows import NewSheet, PhotoRow


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
        ticket = self._tickets[photo.id]
        seen = await self.line.read(self._store.pictures.path(photo.picture), ticket)
        del self._tickets[photo.id]
        await asyncio.to_thread(self._answer, photo, seen)
        self._live.tell("photo", photo=photo.id)

    def _answer(self, photo: PhotoRow, seen: SeenPhoto) -> None:
        picture = self._picture(seen)
        with self._keeping:
            if seen.sheets:
                self._store.answered(photo.id, picture, errors_of(seen), self._sheets(photo.play, seen))
            else:
                self._store.failed(photo.id, picture, errors_of(seen))

    def keep(self, play: int, seen: SeenPhoto, rolls: str | None) -> list[int]:
        """What was seen on a photo that somebody waited for; the numbers of its sheets."""
        picture = self._picture(seen)
        with self._keeping:
            return self._store.keep_read(play, picture, errors_of(seen), self._sheets(play, seen), rolls)

    def _picture(self, seen: SeenPhoto) -> str:
        """The photo itself is kept only as long as there is something to say about it; else the flat sheets do."""
        return self._store.pictures.keep(seen.picture) if seen.picture and seen.errors else ""

    def _sheets(self, play: int, seen: SeenPhoto) -> list[NewSheet]:
        """Pictures first. A paper that was photographed before in this game takes the place of its earlier reading; of
        two on one photo with the same id each counts, the second under a name of its own."""
        return list(self._told_apart(play, seen))

    def _told_apart(self, play: int, seen: SeenPhoto) -> Iterator[NewSheet]:
        earlier = {row.paper: row for row in self._store.sheets_of(play) if row.paper}
        taken: list[str] = []
        for sheet in seen.sheets:
            paper = sheet.paper
            if paper and paper in taken:
                paper = f"{paper}~{taken.count(paper) + 1}"
            taken += [sheet.paper] if sheet.paper else []
            before = earlier.get(paper or "")
            flat = self._store.pictures.keep(sheet.flat)
            if before is None:
                yield NewSheet(paper, sheet.reading, flat)
            else:
                yield NewSheet(paper, sheet.reading, flat, before.id, still_said(before.fixes, sheet.reading))


def errors_of(seen: SeenPhoto) -> str:
    return json.dumps([message_to_json(error) for error in seen.errors])
