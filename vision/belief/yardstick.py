"""How dark is ink on this sheet? What stands out from its own bare places."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.middle import middle

USUAL_INK = 0.2  # where a sheet has no strokes to learn from
FULL = 0.6  # a place with this share of the usual darkness is fully inked
DARKEST_NEED = 0.2  # and so is any place this dark, however black the pen is elsewhere
ABOVE_BARE = 2.3  # ink is at least so many times darker than what bare paper shows on a noisy photo
INK_ABOVE_NOISE = 4.5  # and than the noise right around: noise alone makes lines of twice its own step
CLEARLY = 1.3  # by so much more than that is ink to learn from
HALF = 0.5  # a stroke of which half is inked is as likely there as not
STEEP = 16.0


def full_ink(levels: NDArray[np.float64], least: float) -> float:
    """How dark a place must be to count as fully inked: a share of what stands out from the bare places."""
    if not len(levels):
        return least
    bare = middle(levels[levels <= middle(levels)])
    floor = max(least, ABOVE_BARE * bare)
    inked = levels[levels > CLEARLY * floor]
    usual = middle(inked) if len(inked) >= 2 else USUAL_INK
    return max(floor, min(FULL * usual, DARKEST_NEED))
