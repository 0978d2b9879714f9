"""News is told at once: nothing waits for a clock on its way to those who listen."""

from __future__ import annotations

import asyncio

from web.live import Live

TURNS = 20  # of the loop, which take no time


async def told_after(*changes: str) -> list[str]:
    live = Live()
    live.begin()
    events = live.events()
    assert await anext(events) == ": here\n\n"
    for change in changes:
        live.tell(change, sheet=3)
    heard: list[str] = []
    for _ in changes:
        listening = asyncio.ensure_future(anext(events))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert listening.done()
        heard.append(listening.result())
    return heard


def test_a_change_is_heard_as_soon_as_the_loop_turns() -> None:
    first, second = asyncio.run(told_after("sheet", "roll"))
    assert first == 'id: 1\nevent: sheet\ndata: {"sheet": 3}\n\n'
    assert second.startswith("id: 2\nevent: roll\n")
