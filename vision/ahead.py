"""Work that is begun before anybody waits for it. NumPy and OpenCV count without Python, so where a second core is free
it costs what is done meanwhile next to nothing."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from threading import Thread
from typing import Generic, TypeVar

Result = TypeVar("Result")
M_ARENA_MAX = -8  # of the C library's mallopt


class Ahead(Generic[Result]):
    """Begun at once, in a thread of its own. What goes wrong there goes wrong where the result is asked for."""

    def __init__(self, work: Callable[[], Result]) -> None:
        _share_memory()
        self._work = work
        self._done: list[Result] = []
        self._wrong: list[Exception] = []
        self._thread = Thread(target=self._do)
        self._thread.start()

    def _do(self) -> None:
        try:
            self._done.append(self._work())
        except Exception as error:
            self._wrong.append(error)

    def result(self) -> Result:
        self._thread.join()
        for error in self._wrong:
            raise error
        return self._done[0]


@cache
def _share_memory() -> None:
    """All threads take from one store. With one for each, what a thread leaves behind is no use to the others: that
    costs 15 MB, and saves no time."""
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # only where there is glibc
        if mallopt:
            mallopt(M_ARENA_MAX, 1)
