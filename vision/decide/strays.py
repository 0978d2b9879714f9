"""Which strokes lie on no field, and about which of them should a person be asked?"""

from __future__ import annotations

from rollwrite.games import Ink, Way
from sheets.layout.model import Segment
from vision.belief.beliefs import Beliefs
from vision.belief.strays import Stray
from vision.decide.doubt import Settled, doubt
from vision.decide.strands import loose_ends

AT_AN_END: tuple[Way, ...] = ("between", "short")
TO_A_DOT: tuple[Way, ...] = ("aslant", "through")

Yarn = Settled[frozenset[Segment], Segment]


def finished(yarn: Yarn, beliefs: Beliefs, start: str) -> Yarn:
    """The yarn without segments that its end has not finished; where it perhaps has not, the segment is asked about.
    The other segments at that dot, if yarn has been there before, it has passed."""
    ends = loose_ends(yarn.answer, start)
    short = [stray for stray in told_of(beliefs) if stray.ink.way == "short" and stray.ink.dots[-1] in ends]
    unfinished = {frozenset(stray.ink.dots): stray.seen for stray in short if stray.seen.inked}
    at_end = {s: unfinished[frozenset(s)] for s in yarn.answer.difference(yarn.open) if frozenset(s) in unfinished}
    asked = [segment for segment, seen in at_end.items() if seen.doubtful]
    return Settled(
        yarn.answer.difference(at_end).union(asked),
        (*yarn.doubts, *(doubt("perhaps-astray", beliefs.segments[s].field, way="short") for s in sorted(asked))),
        frozenset(yarn.open).union(asked),
        yarn.tangled,
    )


def held_otherwise(yarn: Yarn, beliefs: Beliefs) -> Yarn:
    """A stroke that no rule allows may lead on to what comes after it. Then it is that which holds the thread together,
    and no reason to take what is doubtful at its dots for yarn: that is asked about."""
    leading = [stray for stray in told_of(beliefs) if stray.seen.inked and stray.ink.way in TO_A_DOT]
    dots = {dot for stray in leading for dot in stray.ink.dots}
    closed = yarn.answer.difference(yarn.open)
    asked = {s for s in closed if beliefs.segments[s].doubtful and not dots.isdisjoint(s)}
    return Settled(
        yarn.answer,
        (*yarn.doubts, *(doubt("faint-line", beliefs.segments[segment].field) for segment in sorted(asked))),
        frozenset(yarn.open).union(asked),
        yarn.tangled,
    )


def settle_strays(beliefs: Beliefs, yarn: Yarn) -> Settled[tuple[Ink, ...], str]:
    """No rule speaks for or against them. What is rather not there is not asked about: hands overshoot. Nor is half of
    a segment that is asked about as a whole, nor what hangs on the yarn's end where nobody can tell where that is."""
    segments = {frozenset(segment) for segment in yarn.open}
    told = told_of(beliefs)
    there = [stray for stray in told if stray.seen.inked and frozenset(stray.ink.dots) not in segments]
    asked = [stray for stray in there if stray.seen.doubtful and not (yarn.tangled and stray.ink.way in AT_AN_END)]
    return Settled(
        tuple(stray.ink for stray in there if not stray.seen.doubtful),
        tuple(doubt("perhaps-astray", stray.seen.field, way=stray.ink.way) for stray in asked),
        frozenset(stray.seen.field for stray in asked),
    )


def told_of(beliefs: Beliefs) -> list[Stray]:
    """But for a segment that ends too early if a person says that it is yarn."""
    yarn = {frozenset(segment) for segment, seen in beliefs.segments.items() if seen.answered and seen.inked}
    return [stray for stray in beliefs.strays if stray.ink.way != "short" or frozenset(stray.ink.dots) not in yarn]
