"""Is a cup spot circled?"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import numpy as np

from rollwrite.wolle.face import column_and_row
from vision.belief.yardstick import ABOVE_NOISE, HALF, STEEP, full_ink
from vision.gates import Segment
from vision.ink import Floats
from vision.rings import Ring
from vision.seen import CERTAIN, DOUBT, Seen

LEAST_RING = 0.07  # no pen leaves less than this beyond the printed ring
MANY_ANGLES = 0.34  # the share of a ring that is enough to be sure of it
PARTLY = 0.35
PARTLY_DENIES = 1.0
RING_WIDTH_MM = 0.7  # half a felt tip's stroke


def believe_rings(rings: Mapping[str, Ring]) -> dict[str, Seen]:
    levels = [float(np.nanmedian(ring.dark)) if np.isfinite(ring.dark).any() else 0.0 for ring in rings.values()]
    full = full_ink(np.array(levels), LEAST_RING)
    return {
        spot: Seen(f"cup:{spot}", _ring_odds(ring.dark, max(full, ABOVE_NOISE * _sane(ring.noise))))
        for spot, ring in rings.items()
    }


def _sane(noise: float) -> float:
    """Nothing is known of the noise at a spot that yarn or a block covers."""
    return noise if math.isfinite(noise) else 0.0


def _ring_odds(dark: Floats, full: float) -> float:
    """A ring of which little can be seen beside the yarn says little."""
    visible = float(np.isfinite(dark).sum() / (MANY_ANGLES * len(dark)))
    inked = np.clip(dark / full, 0, 1)
    odds = max(-CERTAIN, min(CERTAIN, float(STEEP * (_roundness(inked) - HALF)))) * float(min(1.0, visible**1.5))
    # A small ring beside its spot is seen on one side only; the other is nearer to the dot than rings are looked for.
    return max(odds, -PARTLY_DENIES) if np.nansum(inked) > PARTLY * len(inked) else odds


def _roundness(inked: Floats) -> float:
    """A ring is inked on all sides. Yarn that passes runs straight out, so the diagonals say most; one is forgiven."""
    quarter = len(inked) // 4
    spread = quarter // 6
    diagonals = [np.roll(inked, spread - quarter // 2 - k * quarter)[: 2 * spread + 1] for k in range(4)]
    shares = sorted(float(np.nanmean(part)) for part in diagonals if np.isfinite(part).any())
    if len(shares) < 2:
        return HALF
    return (float(np.nanmean(inked)) + 2 * float(shares[1])) / 3


def ring_reach(
    rings: Mapping[str, Ring], seen: Mapping[str, Seen], segments: Iterable[Segment]
) -> dict[Segment, float]:
    """How far each clear ring reaches from its spot towards the four neighbours."""
    reach = {}
    for one, other in segments:
        for spot, towards in ((one, other), (other, one)):
            if spot in rings and seen[spot].log_odds > DOUBT:
                radii = rings[spot].radius_mm
                reach[spot, towards] = float(radii[_angle(spot, towards, len(radii))]) + RING_WIDTH_MM
    return reach


def _angle(spot: str, towards: str, angles: int) -> int:
    """Index of the direction, clockwise from the right, as y runs downwards."""
    (x, y), (to_x, to_y) = column_and_row(spot), column_and_row(towards)
    return round(math.atan2(to_y - y, to_x - x) / (2 * math.pi) * angles) % angles
