"""Which segments are yarn, and about which of them should a person be asked?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from rollwrite.finding import Finding
from sheets.layout.model import Segment
from sheets.layout.rules import OneThread
from vision.belief.beliefs import Beliefs
from vision.belief.seen import CERTAIN, DOUBT, OPEN_TO_DOUBT
from vision.decide.doubt import Settled, doubt
from vision.decide.strands import dots_from, dots_of, is_one_thread, pieces
from vision.decide.thread import Thread, find_thread

MUCH_IS_HIDDEN = 10  # segments asked about: what lies over them has a rim, and that looks like a line
TOO_MANY = 30  # doubtful segments: in the dark, some thread can be found in any noise


def settle_yarn(rule: OneThread, beliefs: Beliefs) -> Settled[frozenset[Segment], Segment]:
    thread = find_thread({segment: seen.log_odds for segment, seen in beliefs.segments.items()}, rule.start)
    answered = {segment for segment, seen in beliefs.segments.items() if seen.answered}
    asked = _unsettled(thread, beliefs) - answered
    rubbed_out = _rubbed_out(thread, beliefs, rule.start) - asked - answered
    asked |= _beyond(asked | rubbed_out, thread, beliefs, rule.start) - rubbed_out
    if len(asked) >= MUCH_IS_HIDDEN:
        asked |= {s for s in thread.segments if set(s) <= dots_of(asked)} - rubbed_out - answered
    twice = (beliefs.twice & thread.segments) - answered
    doubts = (*_doubts(thread, beliefs, asked, rubbed_out), *(_drawn_twice(beliefs, s) for s in sorted(twice - asked)))
    return Settled(thread.segments, doubts, asked | rubbed_out, thread.tangled)


def _drawn_twice(beliefs: Beliefs, segment: Segment) -> Finding:
    """It is yarn, and reached what it reached; but no segment may be drawn twice."""
    return doubt("drawn-twice", beliefs.segments[segment].field)


def _doubts(
    thread: Thread, beliefs: Beliefs, asked: Collection[Segment], rubbed_out: Collection[Segment]
) -> Iterator[Finding]:
    for segment in sorted(asked):
        yield doubt("faint-line" if segment in thread.segments else "perhaps-line", beliefs.segments[segment].field)
    yield from (doubt("rubbed-out", beliefs.segments[segment].field) for segment in sorted(rubbed_out))


def _unsettled(thread: Thread, beliefs: Beliefs) -> set[Segment]:
    doubtful = _doubtful(beliefs)
    unsettled = {segment for segment, margin in thread.margins.items() if margin < DOUBT}
    unsettled |= {
        s for s, seen in beliefs.segments.items() if seen.inked != (s in thread.segments) and not seen.doubtful
    }
    if thread.whole:
        return unsettled | (doubtful if len(doubtful) > TOO_MANY else set())
    unsettled |= doubtful | ((beliefs.faint | beliefs.strange) & thread.segments)
    return unsettled | _misread(thread, beliefs, unsettled)


def _doubtful(beliefs: Beliefs) -> set[Segment]:
    """Noise that makes so many doubts makes lines as well that look rather sure: these are no better."""
    doubtful = {segment for segment, seen in beliefs.segments.items() if seen.doubtful}
    if len(doubtful) <= TOO_MANY:
        return doubtful
    return {segment for segment, seen in beliefs.segments.items() if abs(seen.log_odds) < OPEN_TO_DOUBT}


def _misread(thread: Thread, beliefs: Beliefs, asked: set[Segment]) -> set[Segment]:
    """What must have been misread if this is a thread. But where all of it is beyond doubt, and nothing beside it is
    doubtful, the player erred and not the reader."""
    certain = {segment for segment, seen in beliefs.segments.items() if abs(seen.log_odds) >= CERTAIN}
    clear = [piece for piece in pieces(thread.suspects) if piece <= certain and not dots_of(piece) & dots_of(asked)]
    return set(thread.suspects.difference(*clear))


def _rubbed_out(thread: Thread, beliefs: Beliefs, start: str) -> frozenset[Segment]:
    """Ink much weaker than the rest that the thread could do without."""
    faint = beliefs.faint & thread.segments
    return faint if thread.whole and is_one_thread(thread.segments - faint, start) else frozenset()


def _beyond(asked: Collection[Segment], thread: Thread, beliefs: Beliefs, start: str) -> set[Segment]:
    """Where yarn ends in doubt, what may lie beyond is in doubt as well: a glare that veils its end hides the rest."""
    yarn = thread.segments.union(asked)
    steps = Counter(dot for segment in yarn for dot in segment)
    ends = [dot for dot in dots_of(asked) & dots_from(start, yarn) if steps[dot] == 1]
    perhaps = [s for s, seen in beliefs.segments.items() if seen.log_odds > -OPEN_TO_DOUBT and s not in yarn]
    reached = {dot for end in ends for dot in dots_from(end, perhaps)}
    return {segment for segment in perhaps if segment[0] in reached}
