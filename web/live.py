"""What one phone does, all see: one event for each change, to everybody who listens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

STILL_THERE_SECONDS = 15.0  # a comment now and then keeps sleepy networks awake
MOST_UNHEARD = 100  # events; who is further behind misses the oldest, and asks for the page anew anyway


class Live:
    """Listeners come and go; an event reaches those who listen now. Who was away asks for the page anew."""

    def __init__(self) -> None:
        self._listeners: set[asyncio.Queue[str | None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._over = False
        self._number = 0

    def begin(self) -> None:
        self._loop = asyncio.get_running_loop()

    def tell(self, what: str, **facts: Any) -> None:
        """Something has changed. May be called from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._tell, what, facts)

    def end(self) -> None:
        """Everybody goes home. Called from within a signal."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._end)

    async def events(self) -> AsyncIterator[str]:
        listener: asyncio.Queue[str | None] = asyncio.Queue(MOST_UNHEARD)
        self._listeners.add(listener)
        try:
            yield ": here\n\n"
            while not self._over:
                try:
                    event = await asyncio.wait_for(listener.get(), STILL_THERE_SECONDS)
                except TimeoutError:
                    event = ": still here\n\n"
                if event is None:
                    return
                yield event
        finally:
            self._listeners.discard(listener)

    def _tell(self, what: str, facts: dict[str, Any]) -> None:
        self._number += 1
        event = f"id: {self._number}\nevent: {what}\ndata: {json.dumps(facts)}\n\n"
        for listener in self._listeners:
            _put(listener, event)

    def _end(self) -> None:
        self._over = True
        for listener in self._listeners:
            _put(listener, None)


def _put(listener: asyncio.Queue[str | None], event: str | None) -> None:
    if listener.full():
        listener.get_nowait()
    listener.put_nowait(event)
