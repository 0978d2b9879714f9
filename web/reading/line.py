"""The line of photos: first come, first read, on as many processes as there are cores."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from web.reading.worker import BROKEN, SeenPhoto, Worker

MOST_WAITING = 400  # photos; whoever comes then is asked to wait a little
TRIES = 2  # a process that died may have died of something else


class Line:
    """Places are held by tickets: a plain number for each photo, handed out when it joins."""

    def __init__(self) -> None:
        self._cores = os.cpu_count() or 1
        self._turns = asyncio.Semaphore(self._cores)
        self._waiting: list[int] = []
        self._ready: list[Worker] = []
        self._all: set[Worker] = set()
        self._tickets = 0
        self._calling: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """One process is ready before anybody waits. The others come after the first photo, when the table is quiet: it
        will not be the last, and who sends twenty at once does not wait for them too."""
        self._ready = [self._started()]

    def end(self) -> None:
        if self._calling:
            self._calling.cancel()
        for worker in self._all:
            worker.end()

    @property
    def full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    def join(self) -> int:
        self._tickets += 1
        self._waiting.append(self._tickets)
        return self._tickets

    def before(self, ticket: int) -> int:
        """How many are still to be read before this one's turn; 0 while it is being read."""
        return max(0, self._waiting.index(ticket) - self._cores + 1) if ticket in self._waiting else 0

    async def read(self, path: Path, ticket: int) -> SeenPhoto:
        try:
            async with self._turns:
                seen = await self._read(path)
        finally:
            self._waiting.remove(ticket)
        if not self._waiting and self._calling is None:
            self._calling = asyncio.get_running_loop().create_task(self._call_the_others())
        return seen

    async def _read(self, path: Path) -> SeenPhoto:
        for _ in range(TRIES):
            worker = await self._free()
            seen = await asyncio.to_thread(worker.read, path)
            if seen is not None:
                self._ready.append(worker)
                return seen
            self._all.discard(worker)
        return BROKEN

    async def _free(self) -> Worker:
        if not self._ready and self._calling:
            await asyncio.wait([self._calling])  # the next to come is on its way
        return self._ready.pop() if self._ready else await asyncio.to_thread(self._started)

    async def _call_the_others(self) -> None:
        try:
            while len(self._all) < self._cores and not self._waiting:
                self._ready.append(await asyncio.to_thread(self._started))
        finally:
            self._calling = None  # who could not come is called again after the next photo

    def _started(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker
