"""From measures to beliefs. A sheet is its own yardstick: bare places say what noise is, strokes what ink is."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.measure import Ink, Measures, Ring, Stroke
from vision.seen import CERTAIN, Seen, ratio_odds

LEAST_INK = 0.028  # no pen leaves less than this; below it are shadows, creases and the other side's print
USUAL_INK = 0.18
STROKE_SHARE = 0.36  # a stroke with this share of the sheet's usual darkness is as likely there as not
STROKE_STEEP = 6.0
RING_SHARE = 0.62
RING_SLOPE = 16.0
RING_STEEP = 4.0
BOX_AREA_MM2 = 0.5
BOX_STEEP = 3.0


@dataclass(frozen=True)
class Beliefs:
    segments: dict[tuple[str, str], Seen]
    cups: dict[str, Seen]
    boxes: dict[str, Seen]


def segment_field(segment: tuple[str, str]) -> str:
    return f"segment:{segment[0]}-{segment[1]}"


def believe(measures: Measures) -> Beliefs:
    stroke_threshold = _threshold([stroke.weakest for stroke in measures.strokes.values()])
    ring_threshold = _ring_threshold(measures)
    box_threshold = _box_threshold(measures)
    return Beliefs(
        {
            segment: Seen(segment_field(segment), _stroke_odds(stroke, stroke_threshold))
            for segment, stroke in measures.strokes.items()
        },
        {spot: Seen(f"cup:{spot}", _ring_odds(ring, ring_threshold)) for spot, ring in measures.rings.items()},
        {name: Seen(name, _box_odds(ink, box_threshold)) for name, ink in measures.boxes.items()},
    )


def _threshold(weakest: list[float]) -> float:
    """Between the bare places, of which there are always many, and the strokes, if there are any."""
    if not weakest:
        return LEAST_INK
    values = np.array(weakest)
    bare = values[values <= np.quantile(values, 0.6)]
    noise = float(np.median(bare) + 5 * (np.quantile(bare, 0.9) - np.quantile(bare, 0.5)))
    floor = max(LEAST_INK, noise)
    strokes = values[values > 2 * floor]
    ink = float(np.median(strokes)) if len(strokes) >= 3 else USUAL_INK
    return max(floor, STROKE_SHARE * ink)


def _stroke_odds(stroke: Stroke, threshold: float) -> float:
    return ratio_odds(stroke.weakest, threshold, STROKE_STEEP)


def _ring_threshold(measures: Measures) -> float:
    return max(0.03, 6 * measures.noise)


def _ring_odds(ring: Ring, threshold: float) -> float:
    """A ring must be both dark and nearly closed: the lesser of the two speaks."""
    closed = (ring.share - RING_SHARE) * RING_SLOPE
    return max(-CERTAIN, min(closed, ratio_odds(ring.dark, threshold, RING_STEEP), CERTAIN))


def _box_threshold(measures: Measures) -> float:
    return max(0.05, 6 * measures.noise)


def _box_odds(ink: Ink, threshold: float) -> float:
    return min(ratio_odds(ink.area_mm2, BOX_AREA_MM2, BOX_STEEP), ratio_odds(ink.dark, threshold, BOX_STEEP))
