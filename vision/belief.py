"""From measures to beliefs. A sheet is its own yardstick: bare places say what noise is, strokes what ink is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from vision.ink import Floats
from vision.measure import Ink, Measures
from vision.seen import CERTAIN, Seen, ratio_odds

LEAST_INK = 0.035  # no pen leaves less than this; below it are shadows, creases and the other side's print
USUAL_INK = 0.2  # where a sheet has no strokes to learn from
FULL = 0.6  # a place with this share of the usual darkness is fully inked
HALF = 0.5  # a stroke of which half is inked is as likely there as not
STEEP = 16.0
FEWEST_ANGLES = 12
BOX_AREA_MM2 = 0.5
BOX_STEEP = 3.0


Key = TypeVar("Key")


@dataclass(frozen=True)
class Beliefs:
    segments: dict[tuple[str, str], Seen]
    cups: dict[str, Seen]
    boxes: dict[str, Seen]


def segment_field(segment: tuple[str, str]) -> str:
    return f"segment:{segment[0]}-{segment[1]}"


def believe(measures: Measures) -> Beliefs:
    strokes = _solidity({segment: stroke.dark for segment, stroke in measures.strokes.items()})
    rings = _solidity({spot: ring.dark for spot, ring in measures.rings.items()})
    box_threshold = max(0.05, 6 * measures.noise)
    return Beliefs(
        {segment: Seen(segment_field(segment), _odds(solid)) for segment, solid in strokes.items()},
        {spot: Seen(f"cup:{spot}", _ring_odds(solid, len(measures.rings[spot].dark))) for spot, solid in rings.items()},
        {name: Seen(name, _box_odds(ink, box_threshold)) for name, ink in measures.boxes.items()},
    )


def _solidity(dark: dict[Key, Floats]) -> dict[Key, float]:
    """For each line the share of it that is inked, by the yardstick of all lines of this sheet."""
    usual = {key: float(np.median(places)) if len(places) else 0.0 for key, places in dark.items()}
    full = FULL * _usual_ink(np.array(list(usual.values())))
    return {key: float(np.clip(places / full, 0, 1).mean()) if len(places) else HALF for key, places in dark.items()}


def _usual_ink(levels: NDArray[np.float64]) -> float:
    """How dark ink is on this sheet: the middle of what stands out from the bare places, of which there are many."""
    if not len(levels):
        return USUAL_INK
    bare = levels[levels <= np.quantile(levels, 0.5)]
    floor = max(LEAST_INK, float(np.median(bare) + 6 * (np.quantile(bare, 0.9) - np.median(bare))))
    inked = levels[levels > floor]
    return max(float(np.median(inked)) if len(inked) >= 2 else USUAL_INK, 2 * floor)


def _odds(solid: float) -> float:
    return float(np.clip(STEEP * (solid - HALF), -CERTAIN, CERTAIN))


def _ring_odds(solid: float, angles: int) -> float:
    """A ring of which little can be seen says little."""
    return _odds(solid) * min(1.0, angles / FEWEST_ANGLES)


def _box_odds(ink: Ink, threshold: float) -> float:
    return min(ratio_odds(ink.area_mm2, BOX_AREA_MM2, BOX_STEEP), ratio_odds(ink.dark, threshold, BOX_STEEP))
