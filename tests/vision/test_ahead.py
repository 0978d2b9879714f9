"""Work that is begun before anybody waits for it."""

from __future__ import annotations

from threading import Event

import pytest

from vision.ahead import Ahead


def test_what_comes_next_does_not_wait_for_it() -> None:
    next_came = Event()
    ahead = Ahead(lambda: next_came.wait(timeout=60))
    next_came.set()
    assert ahead.result()


def test_its_result_can_be_had_again() -> None:
    times: list[int] = []

    def work() -> int:
        times.append(1)
        return len(times)

    ahead = Ahead(work)
    assert (ahead.result(), ahead.result()) == (1, 1)


def test_what_goes_wrong_is_told_where_the_result_is_asked_for() -> None:
    def work() -> None:
        raise ValueError("nothing to be seen")

    ahead = Ahead(work)
    with pytest.raises(ValueError, match="nothing to be seen"):
        ahead.result()
