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

    def begin(self) -> None:
        """One process is ready before anybody waits; the others come when they are needed."""
        self._ready = [self._started()]

    def end(self) -> None:
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
                return await self._read(path)
        finally:
            self._waiting.remove(ticket)

    async def _read(self, path: Path) -> SeenPhoto:
        for _ in range(TRIES):
            worker = self._ready.pop() if self._ready else await asyncio.to_thread(self._started)
            seen = await asyncio.to_thread(worker.read, path)
            if seen is not None:
                self._ready.append(worker)
                return seen
            self._all.discard(worker)
        return BROKEN

    def _started(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker
