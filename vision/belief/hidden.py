"""What cannot be seen cannot be read: under a thumb or in glare the print is missing as well as the ink.

A field is hidden where most of the print around it was not found. Dots under yarn and frames under marks do not count,
they are covered by what is being read.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.belief.beliefs import Beliefs
from vision.belief.cover import covered_boxes, without_ink
from vision.belief.seen import CERTAIN, OPEN_TO_DOUBT, Seen
from vision.flat.flatten import FlatSheet
from vision.flat.landmarks import landmarks
from vision.ink.light import Light
from vision.middle import middle

NEAR_MM = 11.0
FEWEST_MISSING = 3
MOSTLY_MISSING = 0.6
LARGE = 6  # so many hidden fields are under something that has a rim
RIM_SHARE = 0.3
HIDDEN_SAYS = 0.1  # nats that a hidden field may still say: a dozen in a row say no more than one that is doubtful
PAPER_MM = 7  # around a piece of print, paper is to be seen within this, whatever is drawn there
BESIDE_DARK = 2  # so many pieces of print that lie on an arm are near its rim
DARK = 0.45  # of the light on other print: no paper
SEEN_IN_SHADOW = 0.8  # of the print in the dark: on nine black cards and arms noise made up to 0.61 of it

Field = tuple[str, ...]  # the names of what it lies between, or its own


def without_hidden(beliefs: Beliefs, flat: FlatSheet, light: Light, outlined: Collection[str]) -> Beliefs:
    """The same beliefs, but hardly any about fields that are hidden. Boxes with an outline are not."""
    inked = {dot for segment, seen in beliefs.segments.items() if seen.inked for dot in segment}
    inked |= {box for box, seen in beliefs.boxes.items() if seen.inked}
    dark = _on_something_dark(flat, light)
    tell = np.array([name not in inked for name in _names(flat.layout)]) | dark
    segments, cups, boxes = beliefs.segments, beliefs.cups, beliefs.boxes
    lost = _lost_dots(beliefs, dict(zip(_names(flat.layout), flat.sure.tolist(), strict=True)), inked)
    fields = (*segments, *((spot,) for spot in cups), *((box,) for box in boxes))
    near = _near(flat.layout, fields)
    hidden = dict(zip(fields, _hidden(near, flat.sure & ~dark, tell), strict=True))
    beside_dark = dict(zip(fields, ((near & dark).sum(axis=1) >= BESIDE_DARK).tolist(), strict=True))
    covered = covered_boxes(flat, light)
    frames = dict(zip(boxes, flat.sure[-len(boxes) :].tolist(), strict=True))
    return replace(
        beliefs,
        segments={
            segment: _veiled(seen, hidden[segment] or not lost.isdisjoint(segment))
            for segment, seen in segments.items()
        },
        cups={spot: _veiled(seen, hidden[spot,]) for spot, seen in cups.items()},
        boxes={
            # Thick crosses hide the frames of their neighbours, and are a sight themselves; an empty box has a frame.
            box: _veiled(
                seen,
                box in covered
                or (beside_dark[box,] and not frames[box])  # the rim of an arm looks like a frame, and like a mark
                or (
                    box not in outlined
                    and ((hidden[box,] and seen.log_odds < OPEN_TO_DOUBT) or not (frames[box] or seen.inked))
                ),
            )
            for box, seen in boxes.items()
        },
    )


def _lost_dots(beliefs: Beliefs, sure: Mapping[str, bool], inked: Collection[str]) -> set[str]:
    """Dots that should be seen, with no ink on them nor a ring around, but are not: in a small glare perhaps. A line
    there would not be seen either. A dot with a picture on it is lost with the dots around it."""
    ringed = {spot for spot, seen in beliefs.cups.items() if seen.log_odds > -CERTAIN}
    around: dict[str, list[str]] = {}
    for one, other in beliefs.segments:
        around.setdefault(one, []).append(other)
        around.setdefault(other, []).append(one)
    bare = {dot: sure[dot] for dot in around if dot in sure and dot not in inked and dot not in ringed}
    lost = {dot for dot, found in bare.items() if not found}
    for dot in around.keys() - sure.keys():
        found = [bare[other] for other in around[dot] if other in bare]
        if found.count(False) > max(1, len(found) / 2):
            lost.add(dot)
    return lost


def _hidden(near: NDArray[np.bool_], sure: NDArray[np.bool_], tell: NDArray[np.bool_]) -> list[bool]:
    """For each field, by the landmarks near it, those that are surely seen, and those that would be."""
    missing = (near & tell & ~sure).sum(axis=1)
    hidden = (missing >= FEWEST_MISSING) & (missing > MOSTLY_MISSING * (near & tell).sum(axis=1))
    if hidden.sum() >= LARGE:
        # The rim of an arm looks like a line, and would explain why no print is seen under it.
        covered = near[hidden].any(axis=0) & ~sure
        hidden |= (near & covered).sum(axis=1) > RIM_SHARE * near.sum(axis=1)
    told: list[bool] = hidden.tolist()
    return told


def _on_something_dark(flat: FlatSheet, light: Light) -> NDArray[np.bool_]:
    """Which landmarks lie on no paper, but on an arm. What looks like ink or print there is not; in a shadow it is."""
    lightest = cv2.dilate(without_ink(light), np.ones((PAPER_MM, PAPER_MM), np.uint8))
    height, width = lightest.shape
    x, y = (landmarks(flat.layout) - (flat.region.x, flat.region.y)).astype(int).T
    paper = lightest[y.clip(0, height - 1), x.clip(0, width - 1)]
    usual = middle(paper[flat.sure]) if flat.sure.any() else 0.0
    dark = paper < DARK * usual
    return np.asarray(dark & (flat.sure[dark].mean() < SEEN_IN_SHADOW), np.bool_) if dark.any() else dark


@cache
def _near(layout: Layout, fields: tuple[Field, ...]) -> NDArray[np.bool_]:
    """Which landmarks, as a row for each field, lie around its middle."""
    places = _places(layout)
    first, last = (np.array([places[field[end]] for field in fields]).reshape(-1, 1, 2) for end in (0, -1))
    return np.asarray((((first + last) / 2 - landmarks(layout)) ** 2).sum(axis=2) < NEAR_MM**2, np.bool_)


def _veiled(seen: Seen, hidden: bool) -> Seen:
    return replace(seen, log_odds=max(-HIDDEN_SAYS, min(HIDDEN_SAYS, seen.log_odds))) if hidden else seen


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
