"""One sheet, from a place in a photo to a reading."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from sheets.layout.catalogue import is_own
from sheets.layout.model import Segment
from sheets.layout.sheet_code import SheetCode
from vision.ahead import Ahead
from vision.belief.beliefs import Beliefs
from vision.belief.cups import believe_rings, covered_spots, furthest_reach, ring_reach
from vision.belief.hidden import without_hidden
from vision.belief.marks import believe_boxes
from vision.belief.pens import pen_of
from vision.belief.seen import DOUBT
from vision.belief.strays import Stray, believe_strays
from vision.belief.weights import weighed
from vision.belief.yarn import as_far_as_seen, believe_strokes, double_strokes, ends_at, faint_strokes, strange_strokes
from vision.decide.decision import Decision, decide
from vision.decide.rings import may_be_circled
from vision.decide.thread import likely_yarn, may_be_yarn
from vision.find.markers import Points
from vision.find.sheets import FoundSheet
from vision.find.trouble import refuse_if_cut_off, refuse_if_much_in_doubt, refuse_if_unflat
from vision.flat.flatten import FlatSheet, flatten
from vision.ink.astray import measure_astray
from vision.ink.boxes import Mark, measure_boxes
from vision.ink.gates import Strokes, measure_strokes, retraced, straightened, under_rings
from vision.ink.light import Light, light_map
from vision.ink.mat import Accounted
from vision.ink.ridges import Ridges, measure_ridges
from vision.ink.rings import Ring, measure_rings
from vision.ink.within_rings import measure_within
from vision.photo import Photo
from vision.sheet_code import read_code


@dataclass(frozen=True, eq=False)
class Measures:
    """Of the ink on one sheet."""

    strokes: Strokes
    rings: dict[str, Ring]
    boxes: dict[str, Mark]


@dataclass(frozen=True, eq=False)
class SheetReading:
    """Everything known of one sheet in one photo, stage by stage."""

    photo: Photo
    found: FoundSheet
    flat: FlatSheet
    code: SheetCode | None
    measures: Measures
    unweighed: Beliefs  # what was measured, before it was weighed and what is hidden was left out
    beliefs: Beliefs
    decision: Decision

    @property
    def corners(self) -> Points:
        """The sheet's corners in pixels of the upright photo, clockwise from its own top left."""
        pixels = self.flat.to_photo(np.array(self.flat.layout.page.corners))
        return (pixels + 0.5) / self.photo.scale_of(self.found.image) - 0.5


def read_sheet(photo: Photo, found: FoundSheet) -> SheetReading:
    """Find → flatten → separate ink → measure → decide. Raises UnreadableSheet where that would be guessing."""
    flat = flatten(found)
    refuse_if_cut_off(found, flat)
    refuse_if_unflat(found, flat)
    ahead = Ahead(partial(_code, found, flat))
    measures, unweighed, beliefs = look(flat)
    code = ahead.result()
    decision = decide(flat.layout, beliefs, _printed_cups(code))
    refuse_if_much_in_doubt(len(decision.doubts))
    return SheetReading(photo, found, flat, code, measures, unweighed, beliefs, decision)


def _code(found: FoundSheet, flat: FlatSheet) -> SheetCode | None:
    """Of a face of somebody's own it tells more, and refuses another one."""
    if not is_own(flat.layout):
        return read_code(found.shot.grey, flat)
    from vision.own_face import own_code

    return own_code(found, flat)


def _printed_cups(code: SheetCode | None) -> tuple[str, ...] | None:
    return code.printed_cups if code else None


def look(flat: FlatSheet) -> tuple[Measures, Beliefs, Beliefs]:
    """Yarn first, where no ring could reach, then rings beyond it, then yarn again beyond the rings: each may lie over
    the other."""
    light = light_map(flat)
    ahead = Ahead(partial(_by_themselves, light, flat))
    strokes = measure_strokes(light, flat)
    yarn = flat.layout.yarn
    pitch, start, spots = (yarn.pitch, yarn.face.start, yarn.face.cup_spots) if yarn else (0.0, "", ())
    furthest = furthest_reach(spots, strokes.segments)
    at_first = believe_strokes(strokes, pitch, furthest, start)
    yarn_at = likely_yarn({segment: seen.log_odds for segment, seen in at_first.items()}, start)
    straight = straightened(strokes, light, flat, under_rings(strokes, pitch, furthest))
    rings = measure_rings(light, flat, straight, yarn_at)
    cups = believe_rings(rings, pen_of(np.array([seen.log_odds for seen in at_first.values()]), strokes.tints))
    reach = ring_reach(rings, cups, strokes.segments)
    strokes = retraced(strokes, light, flat, under_rings(strokes, pitch, reach))
    segments = believe_strokes(strokes, pitch, reach, start)
    circled = {spot for spot, seen in cups.items() if seen.log_odds > DOUBT}
    within = measure_within(light, flat, strokes, rings, ends_at(circled, segments))
    segments = as_far_as_seen(strokes, segments, within)
    marks, ridges = ahead.result()
    outlined = {name for name, mark in marks.items() if mark.outlined}
    unweighed = Beliefs(
        segments,
        cups,
        believe_boxes(marks, flat.layout.boxes, strokes, segments),
        faint_strokes(strokes, segments),
        strange_strokes(strokes, segments),
        double_strokes(strokes, segments),
        covered_spots(rings),
    )
    measures = Measures(strokes, rings, marks)
    as_seen = weighed(unweighed)
    beliefs = without_hidden(as_seen, flat, light, outlined)
    if ridges:
        bare = {segment for segment, seen in as_seen.segments.items() if seen.log_odds <= -DOUBT}
        beliefs = replace(beliefs, strays=_strays(light, flat, ridges, measures, beliefs, bare, start))
    return measures, unweighed, beliefs


def _by_themselves(light: Light, flat: FlatSheet) -> tuple[dict[str, Mark], Ridges | None]:
    """What can be measured before anything is known of yarn and rings, and takes about as long as these."""
    return measure_boxes(light, flat), measure_ridges(light, flat) if flat.layout.yarn else None


def _strays(
    light: Light,
    flat: FlatSheet,
    ridges: Ridges,
    measures: Measures,
    beliefs: Beliefs,
    bare: Collection[Segment],
    start: str,
) -> tuple[Stray, ...]:
    """Ink that neither yarn nor rings account for, not even doubtful ones. What no thread can hold is no yarn, however
    much it looks like it; and what is only hidden, as where a line that is none ends on a dot, has no ink to account
    for."""
    segments = beliefs.segments
    known = Accounted(
        yarn=may_be_yarn({segment: seen.log_odds for segment, seen in segments.items()}, start).difference(bare),
        sure=frozenset(segment for segment, seen in segments.items() if seen.log_odds > DOUBT),
        circled=may_be_circled(flat.layout.rules, beliefs),
    )
    astray = measure_astray(ridges, light, flat, measures.strokes, measures.rings, known)
    return believe_strays(astray, measures.strokes, segments, start)
