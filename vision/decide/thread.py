"""Which segments are yarn? One unbroken thread from the start, no segment twice: use that where the ink is doubtful."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from sheets.layout.model import Segment
from vision.belief.seen import DOUBT, OPEN_TO_DOUBT
from vision.decide.mend import Given, Mended, Mending, Odds, TooTangled
from vision.decide.strands import dots_from, is_one_thread, pieces


@dataclass(frozen=True)
class Thread:
    """The likeliest thread, and for each doubtful segment by how much the next best answer about it is worse."""

    segments: frozenset[Segment]
    margins: Mapping[Segment, float]
    whole: bool  # False: the clear ink alone is no thread, whatever the doubtful places are
    suspects: frozenset[Segment] = frozenset()  # if not whole: what would have to be misread
    tangled: bool = False  # if not whole: nobody can tell if it might be, so much of it is in doubt


def likely_yarn(log_odds: Odds, start: str) -> frozenset[Segment]:
    """Every segment that may be yarn, if it hangs on the start or on yarn that is clear. A large ring makes doubtful
    segments all around it, which do not."""
    likely = [segment for segment, odds in log_odds.items() if odds > -DOUBT]
    clear = {start} | {dot for segment in likely if log_odds[segment] > DOUBT for dot in segment}
    hanging: set[str] = set()
    for dot in clear:
        if dot not in hanging:
            hanging |= dots_from(dot, likely)
    return frozenset(segment for segment in likely if segment[0] in hanging)


def may_be_yarn(log_odds: Odds, start: str) -> frozenset[Segment]:
    """All that is not surely something else: by its own ink, or because no thread can hold it. (Whatever it is then,
    nobody is asked about it as a segment: so it must not hide a line that runs there.)"""
    thread = find_thread(log_odds, start)
    settled = {segment for segment, margin in thread.margins.items() if margin >= DOUBT} - thread.segments
    return frozenset(s for s, odds in log_odds.items() if odds > -DOUBT and s not in settled)


def find_thread(log_odds: Odds, start: str) -> Thread:
    """Clear ink is never overruled; where no thread can be made without that, all is as it seems."""
    mending = Mending(log_odds, start, [s for s, odds in log_odds.items() if abs(odds) < OPEN_TO_DOUBT])
    try:
        best, tangled = mending.cheapest({}), False
    except TooTangled:
        best, tangled = None, True
    if best is not None:
        return Thread(best.segments, _margins(mending, best) | _weak_pieces(best.segments, log_odds, start), whole=True)
    as_seen = frozenset(s for s, odds in log_odds.items() if odds > 0)
    keeping_ink = [segment for segment, odds in log_odds.items() if odds < OPEN_TO_DOUBT]
    suspects = _suspects(Mending(log_odds, start, list(log_odds)), as_seen)
    suspects |= _suspects(Mending(log_odds, start, keeping_ink), as_seen)
    return Thread(as_seen, {s: abs(log_odds[s]) for s in mending.open}, False, suspects, tangled)


def _tried(mending: Mending, settled: Given, most: float = inf) -> Mended | None:
    """In the dark, where no end of it is found, none is taken for granted."""
    try:
        return mending.cheapest(settled, most)
    except TooTangled:
        return None


def _suspects(mending: Mending, as_seen: frozenset[Segment]) -> frozenset[Segment]:
    """What the cheapest thread reads otherwise, clear or not, and what others do that are nearly as good."""
    best = _tried(mending, {})
    if best is None:
        return frozenset()
    changed = best.segments ^ as_seen
    others = (_tried(mending, {segment: segment in as_seen}, best.cost + DOUBT) for segment in changed)
    return changed.union(*(other.segments ^ as_seen for other in others if other))


def _margins(mending: Mending, best: Mended) -> dict[Segment, float]:
    """By how much the cheapest thread with the other answer about a segment costs more, if that is little. What cannot
    be settled stays as doubtful as it looks."""
    margins = dict.fromkeys(mending.open, inf)
    for segment in mending.open:
        own = abs(mending.odds[segment])
        if own < best.cost + DOUBT:
            try:
                other = mending.cheapest({segment: segment not in best.segments}, most=best.cost + DOUBT)
                margins[segment] = other.cost - best.cost if other else inf
            except TooTangled:
                margins[segment] = own
    return margins


def _weak_pieces(thread: frozenset[Segment], log_odds: Odds, start: str) -> dict[Segment, float]:
    """Pieces that the thread could do without, or go on with, none of whose segments is clear. One cause, a crease or
    a pen running dry, makes them all: together they say no more than the clearest of them."""
    weak = [segment for segment, odds in log_odds.items() if abs(odds) < DOUBT]
    within = pieces([segment for segment in weak if segment in thread])
    outside = pieces([segment for segment in weak if segment not in thread])
    return {
        segment: max(abs(log_odds[s]) for s in piece)
        for piece in (*within, *outside)
        if is_one_thread(thread ^ piece, start)
        for segment in piece
    }
