"""The square code: modules as one path, with its quiet zone inside the given place."""

import segno

from sheets.layout.model import Rect
from sheets.path import Path, rectangle

QUIET = 2  # modules of white around, as much as a decoder needs once the markers have told it where to look
_LEVELS = ("h", "q")


def code_path(text: str, place: Rect) -> Path:
    code = segno.make(text, error="h", boost_error=False, micro=False)
    rows = [bytes(row) for row in code.matrix]
    module = place.width / (len(rows) + 2 * QUIET)
    steps: Path = Path(())
    for y, row in enumerate(rows):
        for start, length in _runs(row):
            at = (place.x + (start + QUIET) * module, place.y + (y + QUIET) * module)
            steps += rectangle(*at, length * module, module)
    return steps


def _runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark modules begin, and how many follow."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((x, 1))
    return runs
