"""The square code: its dark modules as one path, with the quiet zone inside the given place."""

from typing import Any

import segno

from sheets.ink.path import Path, rectangle
from sheets.layout.model import Rect
from sheets.layout.sheet_code import QUIET, head_and_names

Modules = tuple[bytes, ...]

_PLAIN = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
_MASK = 2  # any of the eight can be read; trying them all would take most of the time a sheet costs
# From a quarter of redundancy down to a fourteenth; the encoder takes more where that costs no larger code.
_LEVELS = "qml"
_ENOUGH = 37  # modules; beyond that bigger modules help more than a higher level
# Millimetres. Measured with the simulator: with modules of 0.43 mm no code of an ordinary photo is lost, of 0.40 mm one
# in fifty, of 0.37 mm one in twenty and of 0.33 mm one in five. Of the worst photos, with 0.44 to 0.49 mm one in ten,
# with 0.57 to 0.62 mm, as most whole faces have now, one in fifty.
SMALLEST_MODULE = 0.48


def code_path(text: str, place: Rect) -> Path:
    rows = _modules(text)
    module = _module_size(rows, place)
    steps = [
        step
        for y, row in enumerate(rows)
        for x, length in _runs(row)
        for step in rectangle(
            place.x + (x + QUIET) * module, place.y + (y + QUIET) * module, length * module, module
        ).steps
    ]
    return Path(tuple(steps))


def has_room(text: str, place: Rect) -> bool:
    """Would a camera make out so much on so little paper?"""
    try:
        return _module_size(_modules(text), place) >= SMALLEST_MODULE
    except segno.DataOverflowError:
        return False


def _module_size(rows: Modules, place: Rect) -> float:
    return place.width / (len(rows) + 2 * QUIET)


def _modules(text: str) -> Modules:
    """With as much redundancy as leaves modules large enough; where much is said, with little."""
    codes = (_encoded(text, level) for level in _LEVELS)
    return next((code for code in codes if len(code) <= _ENOUGH), None) or _encoded(text, _LEVELS[-1])


def _encoded(text: str, level: str) -> Modules:
    code = segno.make(_parts(text), error=level, micro=False, mask=_MASK, encoding="utf-8", eci=not text.isascii())
    return tuple(bytes(row) for row in code.matrix)


def _parts(text: str) -> Any:
    """All before the name needs only capitals and digits, which take less room in a part of their own.

    Two such parts in a row would be joined to something unreadable, so a plain name stays with the rest. (Any, because
    the encoder takes parts, but its types do not say so.)
    """
    head, names = head_and_names(text)
    return text if set(names) <= _PLAIN else [head, names]


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
