"""Decide jointly. Rules are an error-correcting code: they settle doubtful ink, and never overrule clear ink."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sheets.layout.model import Layout, YarnGrid
from sheets.layout.sheet_code import SheetCode
from vision.belief.seen import CERTAIN, DOUBT, NEARLY_CERTAIN, OPEN_TO_DOUBT, Doubt, Seen
from vision.belief.yarn import SegmentBeliefs, segment_field
from vision.decide.rows import reached_by, settle_rows
from vision.decide.strands import Segment, is_thread
from vision.decide.thread import Thread, find_thread

CUPS = 6
SIX_SAY = 3.0  # nats that the rule of six is worth: some players circle five, or seven
TOO_MANY = 30  # doubtful segments: in the dark, some thread can be found in any noise
A_HINT = 0.05  # nats: more than nothing, which is what a spot under a crossing says


@dataclass(frozen=True)
class Beliefs:
    segments: SegmentBeliefs
    cups: Mapping[str, Seen]
    boxes: Mapping[str, Seen]
    faint: frozenset[Segment] = frozenset()  # segments with much weaker ink than the others
    strange: frozenset[Segment] = frozenset()  # and with ink of another colour
    covered: frozenset[str] = frozenset()  # cup spots of which yarn hides a good part


@dataclass(frozen=True)
class Decision:
    segments: frozenset[Segment]
    cups: tuple[str, ...]
    marks: Mapping[str, bool]
    doubts: tuple[Doubt, ...]


def decide(layout: Layout, beliefs: Beliefs, code: SheetCode | None) -> Decision:
    doubts: list[Doubt] = []
    segments: frozenset[Segment] = frozenset()
    cups: tuple[str, ...] = ()
    if layout.yarn:
        segments = _decide_yarn(beliefs, layout.yarn, doubts)
        cups = _decide_cups(beliefs, layout.yarn, code, doubts)
    odds = {name: seen.log_odds for name, seen in beliefs.boxes.items()}
    rows = settle_rows(layout, odds, reached_by(layout.yarn, segments, cups) if layout.yarn else {})
    return Decision(segments, cups, rows.marks, (*doubts, *rows.doubts))


def _decide_yarn(beliefs: Beliefs, yarn: YarnGrid, doubts: list[Doubt]) -> frozenset[Segment]:
    thread = find_thread({segment: seen.log_odds for segment, seen in beliefs.segments.items()}, yarn.face.start)
    open_segments = _open_segments(thread, beliefs)
    for segment in sorted(open_segments):
        reason = "a faint line" if segment in thread.segments else "perhaps a line"
        doubts.append(Doubt(segment_field(segment), reason))
    faint = beliefs.faint & thread.segments
    if thread.whole and is_thread(thread.segments - faint, yarn.face.start):
        rubbed_out = sorted(faint - open_segments)
        doubts.extend(
            Doubt(segment_field(segment), "much fainter than the rest: rubbed out?") for segment in rubbed_out
        )
    return thread.segments


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


def _decide_cups(beliefs: Beliefs, yarn: YarnGrid, code: SheetCode | None, doubts: list[Doubt]) -> tuple[str, ...]:
    """Printed cups are in the code, and so is that there are none. Drawn ones are six, or none."""
    if code and code.cups == "none":
        return ()
    if code and isinstance(code.cups, tuple):
        return tuple(spot for spot in yarn.face.cup_spots if spot in code.cups)
    seen = {spot: one.log_odds for spot, one in beliefs.cups.items()}
    as_seen = {spot for spot, odds in seen.items() if odds > 0}
    likely, other = _six_or_none(seen)
    overruled = likely ^ as_seen
    settled = all(abs(seen[spot]) < SIX_SAY for spot in overruled)
    circled = likely if settled else as_seen
    unsure = _unsure_cups(seen, circled, other) if settled else {s for s in overruled if abs(seen[s]) < NEARLY_CERTAIN}
    # That there are six does not make a ring of what hardly looks like one, nor nothing of one that does.
    unsure |= {s for s, odds in seen.items() if (odds < A_HINT if s in circled else odds > 0)}
    if all(seen[spot] < OPEN_TO_DOUBT for spot in circled):
        unsure |= circled  # not one is clear: six times print, or the same faint shadow, are no better than one
    if 0 < len(circled) < CUPS:
        unsure |= beliefs.covered - circled  # one is missing, and a small ring under yarn is easily overlooked
    doubts.extend(
        Doubt(f"cup:{spot}", "an incomplete ring" if spot in circled else "perhaps a ring")
        for spot in yarn.face.cup_spots
        if spot in unsure
    )
    if len(circled) not in (0, CUPS):
        doubts.append(Doubt("cup", f"{len(circled)} cups are circled: there should be {CUPS}, or none"))
    return tuple(spot for spot in yarn.face.cup_spots if spot in circled)


def _six_or_none(seen: Mapping[str, float]) -> tuple[set[str], set[str]]:
    """The likelier of the two answers, and the other one."""
    none: set[str] = set()
    six = set(sorted(seen, key=lambda spot: -seen[spot])[:CUPS])
    return (six, none) if sum(seen[spot] for spot in six) > 0 else (none, six)


def _unsure_cups(seen: Mapping[str, float], circled: set[str], other: set[str]) -> set[str]:
    """Spots about which the next best answer is nearly as good: all or none of them, or one ring in another's place."""
    if abs(sum(seen[spot] for spot in circled | other)) < DOUBT:
        return {spot for spot in circled | other if abs(seen[spot]) < CERTAIN}
    if not circled or len(circled) == len(seen):
        return set()
    weakest, strongest = min(seen[s] for s in circled), max(odds for s, odds in seen.items() if s not in circled)
    return {spot for spot, odds in seen.items() if (odds - strongest if spot in circled else weakest - odds) < DOUBT}
