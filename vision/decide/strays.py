"""Which strokes lie on no field, and about which of them should a person be asked?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from rollwrite.games import Ink
from sheets.layout.model import Segment
from vision.belief.strays import Stray
from vision.decide.doubt import Settled, doubt


def settle_strays(strays: Collection[Stray], asked_segments: Collection[Segment]) -> Settled[tuple[Ink, ...], str]:
    """No rule speaks for or against them. What is rather not there is not asked about: hands overshoot. Nor is half of
    a segment that is asked about as a whole."""
    segments = {frozenset(segment) for segment in asked_segments}
    there = [stray for stray in strays if stray.seen.inked and frozenset(stray.ink.dots) not in segments]
    asked = [stray for stray in there if stray.seen.doubtful]
    return Settled(
        tuple(stray.ink for stray in there if not stray.seen.doubtful),
        tuple(doubt("perhaps-astray", stray.seen.field, way=stray.ink.way) for stray in asked),
        frozenset(stray.seen.field for stray in asked),
    )


def without_cut_short(yarn: frozenset[Segment], strays: Collection[Ink]) -> frozenset[Segment]:
    """Yarn that surely ends before it comes to a dot has not reached it. Where more yarn goes on from there, it has."""
    comes_to = Counter(dot for segment in yarn for dot in segment)
    short = {frozenset(ink.dots) for ink in strays if ink.way == "short" and comes_to[ink.dots[-1]] == 1}
    return frozenset(segment for segment in yarn if frozenset(segment) not in short)
