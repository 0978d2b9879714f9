"""Strokes that are bare before their dot, up to what lies at it: other yarn, a ring, or the dot alone. Gates end too
soon to see that, and lines on a mat are averaged over too long a stretch."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Segment, YarnGrid
from vision.flat.flatten import FlatSheet
from vision.ink.gates import Strokes
from vision.ink.light import Floats, Light, known_median, sampled
from vision.ink.mat import BARE, INKED, Accounted
from vision.ink.stray_line import Astray
from vision.middle import middle

STEP_MM = 0.15
AT_DOT_MM = 1.5  # nearer ink may be the dot's print, or that of a hand that missed it
HALF_WAY_MM = 5.4  # a segment of which less is inked is none
WORTH_A_LOOK_MM = 1.2  # hands that miss leave more than that
GONE = 0.12  # of the stroke's own darkness: a pen that runs dry leaves more of a trace
ASIDE_MM = np.arange(-0.45, 0.46, 0.15)  # of where the stroke is bound for: hands do not turn aside at its end
BOUND_SLICES = 6  # of a gate, the last that are seen, tell where:
BOUND = (0.0, 0.5, 1.0)  # straight on, or as aslant as they are, or in between
BACK_MM = np.arange(0, HALF_WAY_MM, STEP_MM)  # from the dot

Ends = list[tuple[int, Segment]]  # the number of each stroke, and from where to where it is followed


def bare_ends(light: Light, sheet: FlatSheet, strokes: Strokes, known: Accounted, usual: float) -> Iterator[Astray]:
    """`usual` is how dark the yarn is. Where a pen was only lifted for a moment, its line goes on before the dot."""
    yarn = sheet.layout.yarn
    ends = _perhaps_bare(strokes, known)
    if yarn is None or not ends:
        return
    places, dark = _before_dots(yarn, strokes, ends), known_median(strokes.dark[[n for n, _ in ends]])
    shares = (1 - sampled(light.level, sheet, places)).max(axis=2) / dark[:, None]
    for k, (first, last) in enumerate(_bare(shares)):
        bare_mm = (last - first) * STEP_MM
        if first * STEP_MM < AT_DOT_MM and bare_mm > WORTH_A_LOOK_MM and middle(shares[k, first:last]) < GONE:
            line_mm = places[k, min(last, len(BACK_MM) - 1) :, places.shape[2] // 2]
            yield Astray("short", ends[k][1], line_mm[::-1], bare_mm, float(dark[k]) / usual, apart=True)


def _perhaps_bare(strokes: Strokes, known: Accounted) -> Ends:
    """Those of the strokes' ends at which their gates see no ink."""
    inked = (strokes.dark[:, [0, -1]] >= INKED * known_median(strokes.dark)[:, None]).tolist()
    sure = [(n, segment) for n, segment in enumerate(strokes.segments) if segment in known.sure]
    ways = [(n, way, inked[n][end]) for n, segment in sure for end, way in enumerate((segment[::-1], segment))]
    return [(n, way) for n, way, unlikely in ways if not unlikely]


def _before_dots(yarn: YarnGrid, strokes: Strokes, ends: Ends) -> NDArray[np.float64]:
    """Each stroke's line, from its last dot backwards, × places across it × 2."""
    dots, inner = (np.array([yarn.at(way[k]) for _, way in ends])[:, None, None] for k in (1, 0))
    along = (dots - inner) / yarn.pitch
    bound = np.array([_bound_for(strokes, n, way, yarn.pitch) for n, way in ends])
    sides = (bound[..., None] + ASIDE_MM).reshape(len(ends), len(BACK_MM), -1)
    across = np.stack([-along[..., 1], along[..., 0]], axis=-1)
    return np.asarray(dots + across * sides[..., None] - along * BACK_MM[:, None, None])


def _bound_for(strokes: Strokes, number: int, way: Segment, pitch: float) -> NDArray[np.float64]:
    """How far aside it may be at each step back from its dot: steps × lines it may run on along beyond its gate."""
    turn = 1 if strokes.segments[number] == way else -1
    seen = np.flatnonzero(np.isfinite(strokes.dark[number]))[::turn][-BOUND_SLICES:]
    if not len(seen):
        return np.zeros((len(BACK_MM), len(BOUND)))
    at_mm, sides = strokes.at_mm[seen], turn * strokes.sides_mm[number, seen]
    slope = float(sides[-1] - sides[0]) / max(abs(float(at_mm[-1] - at_mm[0])), STEP_MM)
    to_go = pitch - float(at_mm[-1]) if turn > 0 else float(at_mm[-1])
    return np.asarray(sides[-1] + slope * np.maximum(to_go - BACK_MM, 0.0)[:, None] * BOUND)


def _bare(shares: Floats) -> list[tuple[int, int]]:
    """From which step to which each line is bare, first and nearest to its dot."""
    bare, steps = shares < BARE, np.arange(shares.shape[1])
    first = np.where(bare.any(axis=1), bare.argmax(axis=1), len(steps))
    inked = ~bare & (steps >= first[:, None])
    last = np.where(inked.any(axis=1), inked.argmax(axis=1), len(steps))
    return list(zip(first.tolist(), last.tolist(), strict=True))
