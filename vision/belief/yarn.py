"""Is there a line along a segment?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Segment
from vision.belief.pens import STAIN_SAYS, browner, of_hue, pen_of, stains
from vision.belief.seen import CERTAIN, DOUBT, Seen
from vision.belief.yardstick import HALF, INK_ABOVE_NOISE, STEEP, full_ink
from vision.ink.gates import Strokes, under_rings
from vision.ink.light import Floats, known_median, known_quantile
from vision.middle import middle, middles

LEAST_STROKE = 0.055  # no pen leaves less than this; below it are shadows, creases and the other side's print
WEAK_INK = (0.06, 0.2)  # creases and coffee may be as dark, so without a thread that holds it, it is not certain
WEAK_INK_SAYS = 2.5
NOT_BEGUN_SAYS = 0.5  # nats, of ink no darker than that: each of a dozen segments of one crease
MOST_MAT_NOISE = 0.07  # what is more than this is a pen's work
FEWEST_SLICES = 4  # in fewer places than this little is said of a stroke
BARELY = 2
LITTLE_SAYS = (2.5, 2.0)  # beside one ring, and between two that may touch
LITTLE_DENIES = 4.5  # ink may be a ring's, but where there is none, there is no line
NEARLY_ALL = 0.78
LONGEST_GAP = 4  # slices, some 1.4 mm
SHORTEST_PIECE = 2
WEAK_PIECE = np.float32(0.8)  # of full ink: noise may make one of a little more
STROKE_ASIDE_MM = (2.0, 2.7)  # and passes a dot by less than the second
FAR_ASIDE_MM = (2.4, 2.7)  # no hand's, but print's or a shadow's: what lies at the rim of the gate is no ink of it
DRIFT_MM = (2.2, 2.9)  # a hand that misses both dots drifts by less than the first, and hardly by the second
FAINTEST_PEN = 0.02
FAINT = 0.55
FAINT_ALL_ALONG = 0.75  # of a stroke that was rubbed out: other strokes turn at its ends
MOSTLY_TWICE = 0.75  # of the slices: corners and rings make two lines near a dot
ENOUGH_SLICES = 8
WEAK = 0.7
FOLD_DARK = 0.14
NO_INK = (0.12, 0.25)  # of the usual strength: a fold leaves less than this, and a mark rubbed out more
NO_INK_SAYS = (-4.0, -1.0)
ONE_PEN_APART = 0.5  # strokes of one pen differ by less than this from the usual one
STRANGE = 0.75  # and from here on a line is more likely something else


BARE_WITHIN = 0.5  # of the stroke's own darkness: within the ring at its end there is none of it
ENDED_SAYS = 1.6


SegmentBeliefs = dict[Segment, Seen]
End = tuple[str, str]  # from one dot to the other, where it ends


def segment_field(segment: Segment) -> str:
    return f"segment:{segment[0]}-{segment[1]}"


def believe_strokes(strokes: Strokes, pitch: float, reach: Mapping[Segment, float], start: str) -> SegmentBeliefs:
    """`reach` is how far a ring round one dot reaches towards another: ink up to there may be the ring's."""
    if not strokes.segments:
        return {}
    usual = known_median(strokes.dark).astype(np.float64)
    noise = np.minimum(strokes.noise, MOST_MAT_NOISE)[:, None]
    full = np.maximum(full_ink(usual, LEAST_STROKE), INK_ABOVE_NOISE * noise)
    dark, seen_beyond = _beyond_rings(strokes, pitch, reach)
    reached = np.interp(np.abs(strokes.sides_mm), FAR_ASIDE_MM, (1.0, 0.0))
    solid = _solidity(np.asarray(reached * dark / full, np.float32))
    # Between two rings there is hardly a place that only yarn could ink: ink there says little, but a blank does.
    odds = STEEP * (solid - np.where(seen_beyond < BARELY, NEARLY_ALL, HALF))
    little = seen_beyond < FEWEST_SLICES
    says = np.array([LITTLE_SAYS[(a, b) in reach and (b, a) in reach] for a, b in strokes.segments])
    denies = np.where(solid < HALF, LITTLE_DENIES, says)
    odds = np.clip(odds, np.where(little, -denies, -CERTAIN), np.where(little, says, CERTAIN))
    odds = np.where(odds > 0, np.minimum(odds, _straightness(strokes)), odds)
    odds = np.minimum(odds, np.interp(usual, WEAK_INK, (WEAK_INK_SAYS, CERTAIN)))
    odds = _if_begun(_of_one_pen(odds, strokes.tints, usual), strokes.segments, usual, start)
    return {segment: Seen(segment_field(segment), float(odds[n])) for n, segment in enumerate(strokes.segments)}


def _if_begun(
    odds: NDArray[np.float64], segments: Sequence[Segment], dark: NDArray[np.float64], start: str
) -> NDArray[np.float64]:
    """Yarn comes from the start. Where that is bare, what is no darker than a crease or the edge of a shadow is hardly
    yarn, however long it is."""
    if any(seen > -DOUBT for seen, segment in zip(odds.tolist(), segments, strict=True) if start in segment):
        return odds
    return np.where(dark < WEAK_INK[1], np.minimum(odds, NOT_BEGUN_SAYS), odds)


def ends_at(spots: Collection[str], beliefs: SegmentBeliefs) -> list[End]:
    """Strokes that come to one of these spots, where no other yarn comes: from where to where."""
    comes_to = Counter(dot for segment, seen in beliefs.items() if seen.log_odds > -DOUBT for dot in segment)
    ways = [end for segment, seen in beliefs.items() if seen.inked for end in (segment, segment[::-1])]
    return [(inner, last) for inner, last in ways if last in spots and comes_to[last] == 1]


def as_far_as_seen(strokes: Strokes, beliefs: SegmentBeliefs, within: Mapping[End, float]) -> SegmentBeliefs:
    """A stroke that is not seen to go on within the ring at its end may have ended before it: half of a segment, or a
    hand that overshot the dot before."""
    usual = dict(zip(strokes.segments, known_median(strokes.dark).tolist(), strict=True))
    ended = [
        segment
        for end, dark in within.items()
        for segment in (end, end[::-1])
        if segment in beliefs and dark < BARE_WITHIN * usual[segment]
    ]
    return beliefs | {s: replace(beliefs[s], log_odds=min(beliefs[s].log_odds, ENDED_SAYS)) for s in ended}


def _beyond_rings(strokes: Strokes, pitch: float, reach: Mapping[Segment, float]) -> tuple[Floats, NDArray[np.int64]]:
    """The darkness of each stroke where no ring reaches, and in how many places that is; all of it if in hardly any."""
    beyond = ~under_rings(strokes, pitch, reach) & ~np.isnan(strokes.dark)
    count = beyond.sum(axis=1)
    return np.asarray(np.where(beyond | (count < BARELY)[:, None], strokes.dark, np.nan), np.float32), count


def _straightness(strokes: Strokes) -> NDArray[np.float64]:
    """The most a line may say that drifts from one side of its segment to the other, as two rings can look, or that
    runs far beside it: a stray mark."""
    drift = np.abs(strokes.sides_mm[:, 0] - strokes.sides_mm[:, -1])
    drifts = np.maximum(CERTAIN * (DRIFT_MM[1] - drift) / (DRIFT_MM[1] - DRIFT_MM[0]), -CERTAIN)
    aside = np.interp(np.abs(middles(strokes.sides_mm)), STROKE_ASIDE_MM, (CERTAIN, 0.0))
    return np.asarray(np.minimum(drifts, aside))


def _solidity(share: Floats) -> NDArray[np.float64]:
    """A line is inked all along, as `share` tells, 1.0 and more being full ink.

    What is dark at one end only is a ring, a corner or the tail of another stroke.
    """
    known = ~np.isnan(share)
    ink = _bridged(np.where(known, share, np.float32(0)))
    order, count = np.cumsum(known, axis=1), known.sum(axis=1)
    first = known & (order <= count[:, None] // 2)
    last = known & (order > count[:, None] - count[:, None] // 2)
    shares = [(ink * part).sum(axis=1) / np.maximum(part.sum(axis=1), 1) for part in (known, first, last)]
    return np.asarray((shares[0] + np.minimum(shares[1], shares[2])) / 2)


def _bridged(ink: Floats) -> Floats:
    """At most 1.0 everywhere. Pens skip: a short gap between two strong pieces of a line is part of it."""
    wide = np.pad(ink, ((0, 0), (LONGEST_GAP, LONGEST_GAP)))
    pieces = cv2.morphologyEx(wide, cv2.MORPH_OPEN, np.ones((1, SHORTEST_PIECE), np.uint8))
    closed = cv2.morphologyEx(pieces, cv2.MORPH_CLOSE, np.ones((1, LONGEST_GAP + 1), np.uint8))
    return np.asarray(np.clip(np.maximum(ink, closed[:, LONGEST_GAP:-LONGEST_GAP] - WEAK_PIECE), 0, 1), np.float32)


def _of_one_pen(odds: NDArray[np.float64], tints: Floats, dark: NDArray[np.float64]) -> NDArray[np.float64]:
    """Ink of another colour that is much weaker than the rest may be coffee, or a crease. Strong ink is ink."""
    pen = pen_of(odds, tints)
    if pen is None:
        return np.where(stains(tints, dark), np.minimum(odds, STAIN_SAYS), odds)
    usual = max(float(np.linalg.norm(pen)), FAINTEST_PEN)
    strange = np.linalg.norm(tints - pen, axis=1) / usual
    strength = np.linalg.norm(tints, axis=1) / usual
    least = np.where(dark < FOLD_DARK, np.interp(strength, NO_INK, NO_INK_SAYS), NO_INK_SAYS[1])
    most = np.maximum(CERTAIN * (STRANGE - strange) / (STRANGE - ONE_PEN_APART), least)
    odds = np.where((odds > least) & (strength < WEAK), np.minimum(odds, most), odds)
    stained = stains(tints, dark) & (browner(tints, pen) | ~of_hue(tints, pen))
    return np.where(stained, np.minimum(odds, STAIN_SAYS), odds)


def faint_strokes(strokes: Strokes, beliefs: SegmentBeliefs) -> frozenset[Segment]:
    """Strokes much weaker than the rest, nearly all along: perhaps rubbed out. Pens that skip leave strong ink."""
    inked = [n for n, segment in enumerate(strokes.segments) if beliefs[segment].inked]
    if not inked:
        return frozenset()
    dark = strokes.dark[inked]
    least = FAINT * middle(known_median(dark))
    faint = (known_quantile(dark, FAINT_ALL_ALONG) < least).tolist()
    return frozenset(strokes.segments[n] for n, weak in zip(inked, faint, strict=True) if weak)


def double_strokes(strokes: Strokes, beliefs: SegmentBeliefs) -> frozenset[Segment]:
    """Segments with two lines side by side: perhaps drawn twice."""
    seen = ~np.isnan(strokes.dark)
    share = (strokes.twice & seen).sum(axis=1) / np.maximum(seen.sum(axis=1), 1)
    twice = ((share > MOSTLY_TWICE) & (seen.sum(axis=1) >= ENOUGH_SLICES)).tolist()
    return frozenset(s for s, double in zip(strokes.segments, twice, strict=True) if double and beliefs[s].inked)


def strange_strokes(strokes: Strokes, beliefs: SegmentBeliefs) -> frozenset[Segment]:
    """Strokes of another colour than most, and paler: another pen, or coffee. Darker ones went over it twice."""
    pen = pen_of(np.array([beliefs[segment].log_odds for segment in strokes.segments]), strokes.tints)
    if pen is None:
        return frozenset()
    strange = ~of_hue(strokes.tints, pen) & (np.linalg.norm(strokes.tints, axis=1) < np.linalg.norm(pen))
    return frozenset(s for n, s in enumerate(strokes.segments) if beliefs[s].inked and strange[n])
