"""Is a box crossed?"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from vision.belief.pens import STAIN_DARK, STAIN_SAYS, of_hue, pen_of, stains
from vision.belief.yardstick import ABOVE_BARE, DARKEST_NEED, USUAL_INK
from vision.belief.yarn import SegmentBeliefs
from vision.boxes import Mark
from vision.gates import Strokes
from vision.seen import Seen, ratio_odds

LEAST_MARK = 0.08
FAINT_MARK = 0.12  # the faintest marks a whole sheet may have
STEEP = 5.0
FAINT_SHARE = 0.28
FEWEST_MARKS = 3
ABOVE_NOISE = 6.0  # noise alone makes strokes of two to four times its own step
MOST_NOISE = 0.065  # what is more than this is a pen's work all around
FRAME_DARK = 0.25  # what is no darker may be the frame itself
EDGE = 0.45  # a mark whose core is not even this share as dark hugs the frame: it may be the neighbour's
EDGE_SAYS = 1.0


def believe_boxes(marks: Mapping[str, Mark], strokes: Strokes, segments: SegmentBeliefs) -> dict[str, Seen]:
    levels = np.array([mark.dark for mark in marks.values()])
    threshold = _mark_threshold(levels)
    sure = levels[levels > 2 * threshold]
    # Much fainter than the player's other marks: coffee, or a mark rubbed out.
    faint = FAINT_SHARE * float(np.median(sure)) if len(sure) >= FEWEST_MARKS else 0.0
    odds = np.array([_mark_odds(mark, max(threshold, faint)) for mark in marks.values()])
    tints = np.array([mark.tint for mark in marks.values()], np.float32)
    stained = stains(tints, levels)
    drawn = pen_of(np.array([segments[segment].log_odds for segment in strokes.segments]), strokes.tints)
    for pen in (*tints[levels >= STAIN_DARK], *(() if drawn is None else (drawn,))):
        stained &= ~of_hue(tints, pen)
    odds = np.where(stained, np.minimum(odds, STAIN_SAYS), odds)
    return {name: Seen(name, float(odds[n])) for n, name in enumerate(marks)}


def _mark_odds(mark: Mark, threshold: float) -> float:
    threshold = max(threshold, ABOVE_NOISE * min(mark.noise, MOST_NOISE))
    odds = ratio_odds(mark.dark, threshold, STEEP)
    at_edge = mark.core < max(threshold, EDGE * mark.dark)
    perhaps_frame = mark.dark < FRAME_DARK and not mark.framed
    return min(odds, EDGE_SAYS) if at_edge or perhaps_frame else odds


def _mark_threshold(levels: NDArray[np.float64]) -> float:
    """As many times darker than an empty box as a crossed one is darker than this."""
    bare = max(float(np.median(levels[levels <= np.median(levels)])), 0.005)
    marked = levels[levels > max(LEAST_MARK, ABOVE_BARE * bare)]
    usual = max(float(np.median(marked)) if len(marked) else USUAL_INK, 6 * bare, FAINT_MARK)
    return float(np.clip(np.sqrt(bare * usual), LEAST_MARK, DARKEST_NEED))
