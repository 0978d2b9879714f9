"""Is a cup spot circled?"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import column_and_row
from sheets.layout.model import Segment
from vision.belief.circles import FEWEST_ANGLES, STRONG_INK, circle_odds
from vision.belief.seen import CERTAIN, DOUBT, Seen
from vision.belief.yardstick import HALF, INK_ABOVE_NOISE, STEEP, full_ink
from vision.ink.light import Floats, known_median, known_quantile
from vision.ink.rings import RING_MM, Ring
from vision.middle import middles

LEAST_RING = 0.07  # no pen leaves less than this beyond the printed ring
WEAK_RING = (0.1, 0.25)  # the printed ring may be as dark, so a single one that is no darker is not certain
WEAK_RING_SAYS = 2.0
RATHER = 0.8  # so much of a ring may be paler: pens skip
MANY_ANGLES = 0.34  # the share of a ring that is enough to be sure of it
FEW_ANGLES_SAY = 1.5  # the power by which fewer say less
UNCOVERED = 0.42  # with more of its surroundings to be seen, a spot without a ring has none
PARTLY = 0.35
PARTLY_DENIES = 1.0
FEWEST_CLEAR = 2  # rings, to know their pen
TWO_PENS = 0.97  # cosine: what is more alike may be one pen
ALL_BUT = 0.8  # of the angles
YARN_DENIES = 3.0
PEN_SAYS = 2.5  # for a ring of which hardly more than half is to be seen
HALF_STROKE_MM = 0.7  # half a felt tip's stroke


def believe_rings(rings: Mapping[str, Ring], yarn: Floats | None) -> dict[str, Seen]:
    """`yarn` is the colour of the yarn, where it is known."""
    if not rings:
        return {}
    dark = np.array([ring.dark for ring in rings.values()])
    levels = np.nan_to_num(known_median(dark)).astype(np.float64)
    # Nothing is known of the noise at a spot that yarn or a block covers.
    noise = np.nan_to_num([ring.noise for ring in rings.values()], posinf=0.0)
    inked = dark / np.maximum(full_ink(levels, LEAST_RING), INK_ABOVE_NOISE * noise)[:, None]
    odds = _ring_odds(np.clip(inked, 0, 1))
    for k, ring in enumerate(rings.values()):
        if odds[k] < CERTAIN:
            odds[k] = max(odds[k], circle_odds(inked[k], ring.radius_mm))
    strongest = np.nan_to_num(known_quantile(dark, RATHER))
    odds = np.minimum(odds, np.interp(strongest, WEAK_RING, (WEAK_RING_SAYS, CERTAIN)))
    odds = _told_by_pen(np.array([ring.tints for ring in rings.values()]), inked, odds, yarn)
    return {spot: Seen(f"cup:{spot}", float(odds[k])) for k, spot in enumerate(rings)}


def _told_by_pen(
    tints: Floats, inked: NDArray[np.float64], odds: NDArray[np.float64], yarn: Floats | None
) -> NDArray[np.float64]:
    """Where rings were drawn with another pen than the yarn, what may be one is told by its colour: ink of the yarn's
    is its edge, and half a ring beside the yarn is a ring."""
    strong = np.nan_to_num(inked) > STRONG_INK
    clear = odds >= CERTAIN
    if yarn is None or clear.sum() < FEWEST_CLEAR:
        return odds
    pen = middles(tints[clear][strong[clear]].T)
    pens = [one / np.linalg.norm(one) for one in (pen, yarn)]
    if pens[0] @ pens[1] > TWO_PENS:
        return odds
    like_yarn = (tints @ pens[1] > tints @ pens[0]) & strong
    count = strong.sum(axis=1)
    open_ = (count >= FEWEST_ANGLES) & ~clear & (odds > 0)
    share = like_yarn.sum(axis=1) / np.maximum(count, 1)
    told = np.where(open_ & (share > ALL_BUT), -YARN_DENIES, odds)
    return np.where(open_ & (share < 1 - ALL_BUT), np.minimum(odds + PEN_SAYS, CERTAIN), told)


def _ring_odds(inked: NDArray[np.float64]) -> NDArray[np.float64]:
    """A ring of which little can be seen beside the yarn says little."""
    angles = inked.shape[1]
    visible = np.isfinite(inked).sum(axis=1) / (MANY_ANGLES * angles)
    odds = np.clip(STEEP * (_roundness(inked) - HALF), -CERTAIN, CERTAIN) * np.minimum(1.0, visible**FEW_ANGLES_SAY)
    # A small ring beside its spot is seen on one side only; the other is nearer to the dot than rings are looked for.
    partly = np.nansum(inked, axis=1) > PARTLY * angles
    return np.asarray(np.where(partly, np.maximum(odds, -PARTLY_DENIES), odds), np.float64)


def _roundness(inked: NDArray[np.float64]) -> NDArray[np.float64]:
    """A ring is inked on all sides. Yarn that passes runs straight out, so the diagonals say most. One is forgiven, if
    three or four are seen."""
    angles = inked.shape[1]
    quarter = angles // 4
    spread = quarter // 6
    diagonals = quarter // 2 + quarter * np.arange(4)[:, None] + np.arange(-spread, spread + 1)
    shares = np.sort(_known_mean(inked[:, diagonals % angles]), axis=1)  # what is not a number comes last
    least = np.where(np.isfinite(shares[:, 2]), shares[:, 1], shares[:, 0])
    return np.where(np.isfinite(shares[:, 1]), (_known_mean(inked) + 2 * least) / 3, HALF)


def _known_mean(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean of what is a number along the last axis; not a number where nothing is."""
    known = np.isfinite(values)
    count = known.sum(axis=-1)
    return np.where(count > 0, np.where(known, values, 0.0).sum(axis=-1) / np.maximum(count, 1), np.nan)


def covered_spots(rings: Mapping[str, Ring]) -> frozenset[str]:
    return frozenset(spot for spot, ring in rings.items() if np.isfinite(ring.dark).mean() < UNCOVERED)


def furthest_reach(spots: Collection[str], segments: Iterable[Segment]) -> dict[Segment, float]:
    """How far rings could reach, if all spots were circled with a broad pen."""
    furthest = RING_MM[1] + HALF_STROKE_MM
    ways = (way for one, other in segments for way in ((one, other), (other, one)))
    return {(spot, towards): furthest for spot, towards in ways if spot in spots}


def ring_reach(
    rings: Mapping[str, Ring], seen: Mapping[str, Seen], segments: Iterable[Segment]
) -> dict[Segment, float]:
    """How far each clear ring reaches from its spot towards the four neighbours."""
    reach = {}
    for one, other in segments:
        for spot, towards in ((one, other), (other, one)):
            if spot in rings and seen[spot].log_odds > DOUBT:
                radii = rings[spot].radius_mm
                reach[spot, towards] = float(radii[_angle(spot, towards, len(radii))]) + HALF_STROKE_MM
    return reach


def _angle(spot: str, towards: str, angles: int) -> int:
    """Index of the direction, clockwise from the right, as y runs downwards."""
    (x, y), (to_x, to_y) = column_and_row(spot), column_and_row(towards)
    return round(math.atan2(to_y - y, to_x - x) / (2 * math.pi) * angles) % angles
