"""What cannot be seen cannot be read: under a thumb or in glare the print is missing as well as the ink.

A field is hidden where most of the print around it was not found. Dots under yarn and frames under marks do not count,
they are covered by what is being read.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.decide import Beliefs
from vision.flatten import FlatSheet
from vision.landmarks import landmarks
from vision.seen import OPEN_TO_DOUBT, Seen

AROUND_MM = 11.0
FEWEST = 3
MOSTLY = 0.6
SAYS = 0.3  # nats that a hidden field may still say: several in a row say no more than one

Field = tuple[str, ...]  # the names of what it lies between, or its own


def without_hidden(beliefs: Beliefs, flat: FlatSheet, outlined: Collection[str]) -> Beliefs:
    """The same beliefs, but hardly any about fields that are hidden. Boxes with an outline are not."""
    inked = {dot for segment, seen in beliefs.segments.items() if seen.inked for dot in segment}
    inked |= {box for box, seen in beliefs.boxes.items() if seen.inked}
    tell = np.array([name not in inked for name in _names(flat.layout)])
    segments = beliefs.segments
    hidden_segments = _hidden(flat, tell, tuple(segments))
    hidden_cups = _hidden(flat, tell, tuple((spot,) for spot in beliefs.cups))
    hidden_boxes = _hidden(flat, tell, tuple((box,) for box in beliefs.boxes))
    frames = flat.sure[-len(beliefs.boxes) :].tolist()
    return replace(
        beliefs,
        segments={s: _veiled(segments[s], hides) for s, hides in zip(segments, hidden_segments, strict=True)},
        cups={s: _veiled(seen, hides) for (s, seen), hides in zip(beliefs.cups.items(), hidden_cups, strict=True)},
        boxes={
            # Thick crosses hide the frames of their neighbours, and are a sight themselves; an empty box has a frame.
            s: _veiled(
                seen, s not in outlined and ((hides and seen.log_odds < OPEN_TO_DOUBT) or not (framed or seen.inked))
            )
            for (s, seen), hides, framed in zip(beliefs.boxes.items(), hidden_boxes, frames, strict=True)
        },
    )


def _hidden(flat: FlatSheet, tell: NDArray[np.bool_], fields: tuple[Field, ...]) -> list[bool]:
    near = _near(flat.layout, fields) & tell
    missing = (near & ~flat.sure).sum(axis=1)
    hidden: list[bool] = ((missing >= FEWEST) & (missing > MOSTLY * near.sum(axis=1))).tolist()
    return hidden


@cache
def _near(layout: Layout, fields: tuple[Field, ...]) -> NDArray[np.bool_]:
    """Which landmarks, as a row for each field, lie around its middle."""
    places = _places(layout)
    at = np.array([np.mean([places[name] for name in field], axis=0) for field in fields]).reshape(-1, 1, 2)
    return np.asarray(((at - landmarks(layout)[None]) ** 2).sum(axis=2) < AROUND_MM**2, np.bool_)


def _veiled(seen: Seen, hidden: bool) -> Seen:
    return replace(seen, log_odds=max(-SAYS, min(SAYS, seen.log_odds))) if hidden else seen


@cache
def _names(layout: Layout) -> tuple[str, ...]:
    """Of all landmarks, in their order."""
    dots = {(dot.x, dot.y): dot.name for dot in layout.yarn.dots} if layout.yarn else {}
    boxes = {box.rect.center: box.name for box in layout.boxes}
    return tuple((dots | boxes)[x, y] for x, y in landmarks(layout).tolist())


@cache
def _places(layout: Layout) -> dict[str, tuple[float, float]]:
    dots = {dot.name: (dot.x, dot.y) for dot in layout.yarn.dots} if layout.yarn else {}
    return dots | {box.name: box.rect.center for box in layout.boxes}
