"""How long a connection may keep us waiting, and how many there may be: whoever opens one and says nothing, drips the
head of a request, or does not listen to the answer, makes room for the others."""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0  # for the head of a request, from its first byte or from the hello
UNHEARD_SECONDS = 120.0  # for an answer that fills the pipe: a PDF over a bad wifi
MOST_CONNECTIONS = 200  # a browser has six or seven, and every one is a file of this process


class Patient(H11Protocol):
    """Bodies are the guard's business; this is about all that happens around them."""

    _head: asyncio.TimerHandle | None = None
    _unheard: asyncio.TimerHandle | None = None
    since = 0.0  # when it was last seen waiting

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_a_head()
        if len(self.connections) > MOST_CONNECTIONS:
            self._make_room()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.busy:
            self._head_is_here()
        elif self._head is None:
            self._wait_for_a_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unheard = self._unheard or self.loop.call_later(UNHEARD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unheard is not None:
            self._unheard.cancel()
            self._unheard = None

    @property
    def busy(self) -> bool:
        """A request is here that has not been answered to its end."""
        return self.cycle is not None and not self.cycle.response_complete

    def _wait_for_a_head(self) -> None:
        self.since = self.loop.time()
        self._head = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _head_is_here(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None

    def _make_room(self) -> None:
        """Where everybody is being served, whoever came last has to come again."""
        everybody = [cast(Patient, one) for one in self.connections]
        staying = [one for one in everybody if not one.transport.is_closing()]
        if len(staying) > MOST_CONNECTIONS:
            waiting = (one for one in staying if not one.busy)
            min(waiting, key=lambda one: one.since, default=self).transport.abort()
