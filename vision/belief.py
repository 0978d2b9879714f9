"""From measures to beliefs. A sheet is its own yardstick: bare places say what noise is, strokes what ink is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from vision.ink import Floats
from vision.measure import Ink, Measures
from vision.seen import CERTAIN, Seen, ratio_odds

USUAL_INK = 0.2  # where a sheet has no strokes to learn from
FULL = 0.6  # a place with this share of the usual darkness is fully inked
HALF = 0.5  # a stroke of which half is inked is as likely there as not
STEEP = 16.0
ABOVE_BARE = 2.3  # ink is at least so many times darker than what bare paper shows on a noisy photo
LEAST_STROKE = 0.055  # no pen leaves less than this; below it are shadows, creases and the other side's print
LEAST_RING = 0.07  # nor less than this beyond the printed ring
LEAST_MARK = 0.06
FEWEST_ANGLES = 12
BOX_AREA_MM2 = 0.5
BOX_STEEP = 4.0


Key = TypeVar("Key")


@dataclass(frozen=True)
class Beliefs:
    segments: dict[tuple[str, str], Seen]
    cups: dict[str, Seen]
    boxes: dict[str, Seen]


def segment_field(segment: tuple[str, str]) -> str:
    return f"segment:{segment[0]}-{segment[1]}"


def believe(measures: Measures) -> Beliefs:
    strokes = _solidity({segment: stroke.dark for segment, stroke in measures.strokes.items()}, LEAST_STROKE)
    rings = _solidity({spot: ring.dark for spot, ring in measures.rings.items()}, LEAST_RING)
    mark = _full_ink(np.array([ink.dark for ink in measures.boxes.values()]), LEAST_MARK)
    return Beliefs(
        {segment: Seen(segment_field(segment), _odds(solid)) for segment, solid in strokes.items()},
        {spot: Seen(f"cup:{spot}", _ring_odds(solid, len(measures.rings[spot].dark))) for spot, solid in rings.items()},
        {name: Seen(name, _box_odds(ink, mark)) for name, ink in measures.boxes.items()},
    )


def _solidity(dark: dict[Key, Floats], least: float) -> dict[Key, float]:
    """For each line the share of it that is inked, by the yardstick of all lines of this sheet."""
    usual = {key: float(np.median(places)) if len(places) else 0.0 for key, places in dark.items()}
    full = _full_ink(np.array(list(usual.values())), least)
    return {key: _share(np.clip(places / full, 0, 1)) if len(places) else HALF for key, places in dark.items()}


def _full_ink(levels: NDArray[np.float64], least: float) -> float:
    """How dark a place must be to count as fully inked: a share of what stands out from the bare places."""
    if not len(levels):
        return least
    bare = float(np.median(levels[levels <= np.median(levels)]))
    floor = max(least, ABOVE_BARE * bare)
    inked = levels[levels > 1.3 * floor]
    usual = float(np.median(inked)) if len(inked) >= 2 else USUAL_INK
    return max(floor, FULL * usual)


def _share(inked: Floats) -> float:
    """A line is inked all along. What is dark at one end only is a ring, a corner or the tail of another stroke."""
    half = len(inked) // 2
    return float(inked.mean() + min(inked[:half].mean(), inked[-half:].mean())) / 2


def _odds(solid: float) -> float:
    return float(np.clip(STEEP * (solid - HALF), -CERTAIN, CERTAIN))


def _ring_odds(solid: float, angles: int) -> float:
    """A ring of which little can be seen says little."""
    return _odds(solid) * min(1.0, angles / FEWEST_ANGLES)


def _box_odds(ink: Ink, full: float) -> float:
    """Enough of it, and dark enough: the lesser of the two speaks."""
    return min(ratio_odds(ink.area_mm2, BOX_AREA_MM2, BOX_STEEP), ratio_odds(ink.dark, 0.6 * full, BOX_STEEP))
