"""What a camera could not tell apart: places too near to each other, off the paper, or called the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING

from rollwrite.message import Message, message

if TYPE_CHECKING:
    from sheets.layout.model import Layout, Rect, YarnGrid

SAFE_MARGIN = 8.0  # what home printers cannot reach, and a little skew
MARKER_QUIET = 1.2  # white around a marker: one of its own cells
PEN_WIDTH = 1.2  # two places for marks nearer than this would share a felt tip's stroke

Zone = tuple[Message, "Rect"]  # what a place is called, and where it is


def complaints(layout: Layout) -> Iterator[Message]:
    for name, times in Counter(box.name for box in layout.boxes).items():
        if times > 1:
            yield message("layout/boxes-of-one-name", name=name)
    if len({marker.id for marker in layout.markers}) != 4:
        yield message("layout/not-four-markers")
    zones = list(_zones(layout))
    safe = layout.page.grown(-SAFE_MARGIN)
    yield from (message("layout/outside-margin", what=name) for name, zone in zones if not safe.holds(zone))
    yield from (message("layout/too-near", one=one, other=other) for one, other in _near(zones))
    if layout.yarn:
        yield from _yarn_complaints(layout.yarn, zones)
    yield from _rule_complaints(layout)


def _zones(layout: Layout) -> Iterator[Zone]:
    for marker in layout.markers:
        yield message("layout/the-marker", number=marker.id), marker.rect.grown(MARKER_QUIET)
    yield message("layout/the-code"), layout.code
    yield from ((message("layout/the-box", name=box.name), box.rect) for box in layout.boxes)


def _near(zones: Sequence[Zone]) -> Iterator[tuple[Message, Message]]:
    """From the top down: what begins below the end of a place is not near it, nor is all that follows."""
    ordered = [(name, zone.grown(PEN_WIDTH / 2)) for name, zone in zones]
    ordered.sort(key=lambda named: named[1].y)
    for n, (one, a) in enumerate(ordered):
        for other, b in ordered[n + 1 :]:
            if b.y >= a.bottom:
                break
            if a.meets(b):
                yield one, other


def _yarn_complaints(yarn: YarnGrid, zones: Sequence[Zone]) -> Iterator[Message]:
    known, face = {dot.name for dot in yarn.dots}, yarn.face
    for dot in sorted({*face.dots, face.start, face.paw, *face.cup_spots, *face.objects} - known):
        yield message("layout/no-dot-of-the-mat", dot=dot)
    yield from (message("layout/on-the-mat", what=name) for name, zone in zones if zone.meets(yarn.mat))


def _rule_complaints(layout: Layout) -> Iterator[Message]:
    """Rules speak of what is on the sheet, by name."""
    dots = {dot.name for dot in layout.yarn.dots} if layout.yarn else set()
    known = {
        "row": {box.row for box in layout.boxes},
        "box": {box.name for box in layout.boxes},
        "choice": {box.choice for box in layout.boxes},
        **dict.fromkeys(("start", "dot", "dots", "spots"), dots),
    }
    for rule in layout.rules:
        for part in fields(rule):
            said = getattr(rule, part.name)
            for name in said if isinstance(said, tuple) else (said,):
                if part.name in known and name not in known[part.name]:
                    yield message("layout/rule-about-nothing", rule=type(rule).__name__, name=name)
