"""Which segments are yarn, and about which of them should a person be asked?"""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.finding import Finding
from sheets.layout.model import Segment
from sheets.layout.rules import OneThread
from vision.belief.beliefs import Beliefs
from vision.belief.seen import DOUBT
from vision.decide.doubt import Settled, Word, doubt
from vision.decide.strands import is_thread
from vision.decide.thread import Thread, find_thread

TOO_MANY = 30  # doubtful segments: in the dark, some thread can be found in any noise


def settle_yarn(rule: OneThread, beliefs: Beliefs) -> Settled[frozenset[Segment]]:
    thread = find_thread({segment: seen.log_odds for segment, seen in beliefs.segments.items()}, rule.start)
    return Settled(thread.segments, tuple(_doubts(thread, beliefs, rule.start)))


def _doubts(thread: Thread, beliefs: Beliefs, start: str) -> Iterator[Finding]:
    asked = _open_segments(thread, beliefs)
    for segment in sorted(asked):
        word: Word = "faint-line" if segment in thread.segments else "perhaps-line"
        yield doubt(word, beliefs.segments[segment].field)
    faint = beliefs.faint & thread.segments
    if thread.whole and is_thread(thread.segments - faint, start):
        yield from (doubt("rubbed-out", beliefs.segments[segment].field) for segment in sorted(faint - asked))


def _open_segments(thread: Thread, beliefs: Beliefs) -> set[Segment]:
    doubtful = {segment for segment, seen in beliefs.segments.items() if seen.doubtful}
    unsettled = {segment for segment, margin in thread.margins.items() if margin < DOUBT}
    unsettled |= {
        s for s, seen in beliefs.segments.items() if seen.inked != (s in thread.segments) and not seen.doubtful
    }
    if thread.whole:
        return unsettled | (doubtful if len(doubtful) > TOO_MANY else set())
    unsettled |= (beliefs.faint | beliefs.strange) & thread.segments
    return unsettled | set(thread.suspects) | doubtful
