"""Strokes that end between two dots: segments whose end is bare, and segments that the yarn's end only begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout, Segment, YarnGrid
from vision.ink.gates import Strokes, as_drawn
from vision.ink.light import Floats, known_median
from vision.ink.mat import (
    BARE,
    BARE_COSTS,
    INKED,
    PIXEL_MM,
    UNKNOWN_PEN,
    WEAKEST,
    Accounted,
    Mat,
    at_places,
    lines_along,
)
from vision.ink.stray_line import Astray, darkness_of
from vision.ink.ways import STRAIGHT_ON_MM, ClosedWay
from vision.middle import middle

BEGINS_MM, LAST_MM = 1.6, 0.5  # from a dot: beyond its print, and almost there
LEAST_LINE_MM = 1.4  # of what is seen of a segment that ends too early
DOT_MM = 1.2  # from a dot: its print
FEWEST_INKED, PEN_SKIPS = 2, 3  # slices: fewer are a speck, and more bare ones are the end of a line


def cut_short(mat: Mat, strokes: Strokes, known: Accounted) -> Iterator[Astray]:
    """The last segment of the yarn, where the end of it is bare. Where a picture is, the gate has not seen that; on it,
    lines as dark as the yarn are yarn."""
    comes_to = _comes_to(mat.layout, known)
    hidden = np.isnan(strokes.dark[:, [0, -1]]).tolist()
    for n, (one, other) in enumerate(strokes.segments):
        if (one, other) in known.sure:
            for (inner, last), unseen in zip(((other, one), (one, other)), hidden[n], strict=True):
                if comes_to[last] == 1 or (unseen and comes_to[last] % 2):
                    yield _last_part(mat, inner, last)


def _comes_to(layout: Layout, known: Accounted) -> Counter[str]:
    """How often yarn comes to each dot; to the start, it comes from the ball."""
    assert layout.yarn is not None
    return Counter([layout.yarn.face.start, *(dot for segment in known.yarn for dot in segment)])


def begun(mat: Mat, strokes: Strokes, known: Accounted) -> Iterator[Astray]:
    """Segments that the yarn's end runs into and does not finish, as their gates saw it: sharper than a look along all
    ways. Elsewhere a hand may have overshot as far; at its end, it stops. Where the yarn passed its last dot on the far
    side, the stroke is longer by that."""
    assert mat.layout.yarn is not None
    ends = odd_ends(mat.layout, known)
    open_ = [n for n, segment in enumerate(strokes.segments) if segment not in known.yarn and ends & {*segment}]
    usual = usual_dark(strokes, known)
    drawn = as_drawn(mat.layout.yarn, strokes, {*known.yarn, *(strokes.segments[n] for n in open_)})
    for n in open_:
        (one, other), line_mm = strokes.segments[n], drawn[strokes.segments[n]]
        dark = strokes.dark[n] / usual
        for dots, shares, places in (((one, other), dark, line_mm), ((other, one), dark[::-1], line_mm[::-1])):
            inked = _run(shares) if dots[0] in ends else []
            if len(inked) >= FEWEST_INKED:
                begun_mm = float(strokes.at_mm[inked[-1]] - STRAIGHT_ON_MM)
                begun_mm += _far_side_mm(mat.layout.yarn, {s: drawn[s] for s in known.yarn if dots[0] in s}, *dots)
                yield Astray("between", dots, places[inked], begun_mm, darkness_of(shares[inked]), at_end=True)


def _far_side_mm(yarn: YarnGrid, coming: Mapping[Segment, NDArray[np.float64]], last: str, towards: str) -> float:
    """By how much the yarn that comes to its last dot from the side passes it, away from another dot; none if any
    comes straight on, and may have overshot."""
    dot, along = np.array(yarn.at(last)), (np.array(yarn.at(towards)) - yarn.at(last)) / yarn.pitch
    from_dot = [line_mm[0 if segment[0] == last else -1] - dot for segment, line_mm in coming.items()]
    ways = [np.array(yarn.at(one)) - yarn.at(other) for one, other in coming]
    if not from_dot or any(way @ along for way in ways):
        return 0.0
    return max(0.0, -max(float(place @ along) for place in from_dot))


def odd_ends(layout: Layout, known: Accounted) -> set[str]:
    """Where yarn ends, if it does not end where it crosses itself."""
    return {dot for dot, times in _comes_to(layout, known).items() if times % 2}


def usual_dark(strokes: Strokes, known: Accounted) -> float:
    sure = [n for n, segment in enumerate(strokes.segments) if segment in known.sure]
    dark = known_median(strokes.dark[sure])
    dark = dark[np.isfinite(dark)]
    return max(WEAKEST, middle(dark)) if len(dark) else UNKNOWN_PEN


def _run(shares: Floats) -> list[int]:
    """The inked slices of a gate, from its dot on, up to where it is bare. What a picture hides is neither."""
    inked: list[int] = []
    bare = 0
    for n, share in enumerate(shares.tolist()):
        bare = 0 if share >= INKED else bare + (share < BARE)
        if bare > PEN_SKIPS:
            break
        inked += [n] if share >= INKED else []
    return inked


def _last_part(mat: Mat, inner: str, last: str) -> Astray:
    """`inked_mm` is what is bare."""
    assert mat.layout.yarn is not None
    way = ClosedWay("short", (inner, last), mat.layout.yarn.at(inner), mat.layout.yarn.at(last), 0.0)
    at_mm = np.arange(BEGINS_MM, way.length_mm - LAST_MM, PIXEL_MM)
    lines = lines_along(way, at_mm)
    shares, _ = at_places(mat.region, mat.shares[way.direction], mat.covered, lines)
    sums = np.cumsum(np.where(shares >= INKED, 1.0, np.where(shares < BARE, -BARE_COSTS, 0.0)), axis=1)
    best = int(sums.max(axis=1).argmax())
    end = int(sums[best].argmax())
    bare_mm = way.length_mm - float(at_mm[end]) - _trace_mm(mat.layout, last, shares[best, end + 1 :])
    dark = darkness_of(shares[best, : end + 1])
    # In glare the gate may still see a line where there is none to be seen here: that does not end too early.
    unseen = dark < BARE or at_mm[end] < BEGINS_MM + LEAST_LINE_MM
    return Astray("short", way.dots, lines[best, : end + 1], 0.0 if unseen else bare_mm, dark)


def _trace_mm(layout: Layout, last: str, shares: Floats) -> float:
    """What a pen that skips has left beyond its line, up to the dot: who stops leaves nothing. A picture there may look
    like it."""
    assert layout.yarn is not None
    face, beside_dot = layout.yarn.face, round((DOT_MM - LAST_MM) / PIXEL_MM)
    if last in face.objects or last in (face.start, face.paw):
        return 0.0
    return float((shares[: max(0, len(shares) - beside_dot)] > BARE).sum()) * PIXEL_MM
