"""Where in a picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def within(pixels: NDArray[np.signedinteger], count: int) -> NDArray[np.signedinteger]:
    """In place, those beyond the first and the last of a row are moved there. (NumPy's `clip` looks up the limits of
    numbers first, and takes many times as long for as few as these.)"""
    np.maximum(pixels, 0, out=pixels)
    np.minimum(pixels, count - 1, out=pixels)
    return pixels
