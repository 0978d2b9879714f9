"""Segments that the yarn's end runs into from a picture and does not finish: gates begin where the picture ends, and
hardly more than that is seen of half of one. But over a picture a pen's line is as dark as anywhere, and does not
break."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Segment
from vision.flat.flatten import FlatSheet
from vision.ink.drawn import drawn_mask
from vision.ink.gates import ICON_MM, Strokes
from vision.ink.light import Floats, Light, sampled
from vision.ink.mat import INKED
from vision.ink.rings import MASK_PPM, YARN_EDGE_MM
from vision.ink.stray_line import Astray, darkness_of
from vision.ink.ways import STRAIGHT_ON_MM
from vision.ink.within_rings import away_from

AS_DARK = 0.75  # as the yarn, nearly all along: pictures are paler than most pens, and no straight lines from a dot
NEARLY_ALL = 0.9  # of what is not hidden by yarn,
MOSTLY_SEEN = 0.5  # which must be so much of it


def begun_over_pictures(
    light: Light, sheet: FlatSheet, strokes: Strokes, drawn: Collection[Segment], ends: set[str], usual: float
) -> Iterator[Astray]:
    """`usual` is how dark the yarn is. What goes all ways is a picture that was crossed out."""
    yarn, page = sheet.layout.yarn, sheet.layout.page
    if yarn is None or not ends:
        return
    mask = drawn_mask(yarn, strokes, drawn, MASK_PPM, (page.width, page.height), YARN_EDGE_MM)
    for dot in ends & {*yarn.face.objects, yarn.face.paw}:
        ways = [s if s[0] == dot else s[::-1] for s in strokes.segments if dot in s and s not in drawn]
        begun = []
        for way in ways:
            away_mm, places = away_from(yarn, *way)
            x, y = np.moveaxis(np.rint(places * MASK_PPM).astype(int), -1, 0)
            dark = (1 - sampled(light.level, sheet, places)) / usual
            begun += _begun(way, away_mm, places, np.where(mask[y, x] == 0, dark, np.float32(np.nan)))
        if len(begun) == 1:
            yield begun[0]


def _begun(way: Segment, away_mm: NDArray[np.float64], places: NDArray[np.float64], shares: Floats) -> list[Astray]:
    """The line that goes furthest beyond the picture, of those that come out of it."""
    over, beyond = shares[:, away_mm < ICON_MM], shares[:, away_mm >= ICON_MM]
    seen = np.isfinite(over).sum(axis=1)
    solid = (over >= AS_DARK).sum(axis=1) >= np.maximum(NEARLY_ALL * seen, MOSTLY_SEEN * over.shape[1])
    steps = np.where(solid, np.logical_and.accumulate(beyond >= INKED, axis=1).sum(axis=1), 0)
    best = int(steps.argmax())
    if not steps[best]:
        return []
    on = slice(0, over.shape[1] + int(steps[best]))
    begun_mm = float(away_mm[on][-1]) - STRAIGHT_ON_MM
    return [Astray("between", way, places[best, on], begun_mm, darkness_of(beyond[best, : steps[best]]), at_end=True)]
