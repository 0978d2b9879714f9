"""Every sheet that was ever printed, by the ids of its corner markers.

Paper in drawers does not upgrade: a layout that changes where anything lies gets a new row here, and the old one stays.
"""

from collections.abc import Callable
from functools import cache, partial

from rollwrite.errors import UsageError
from rollwrite.wolle.face import Face, load_face
from sheets.layout.model import Layout
from sheets.layout.uly_polly import uly_polly_layout
from sheets.layout.volle_wolle import volle_wolle_layout
from sheets.layout.wolle import wolle_layout

MARKER_FAMILY = "DICT_6X6_250"  # survives a pen line through a marker
CORNERS = 4


def _wolle(face: str, first_marker: int) -> Layout:
    return wolle_layout(load_face(face), first_marker)


# The position is the sheet's number: its markers are 4n to 4n + 3. Only ever append.
_SHEETS: tuple[tuple[str, str | None, int, Callable[[int], Layout]], ...] = (
    ("wolle", "A", 1, partial(_wolle, "A")),
    ("wolle", "B", 1, partial(_wolle, "B")),
    ("uly-polly", None, 1, uly_polly_layout),
    ("volle-wolle", None, 1, volle_wolle_layout),
)


@cache
def layout_by_number(number: int) -> Layout | None:
    """The layout whose corner markers are 4n to 4n + 3, or None: printed by a newer version than this."""
    if not 0 <= number < len(_SHEETS):
        return None
    return _SHEETS[number][3](number * CORNERS)


def find_layout(game: str, face: Face | None = None) -> Layout:
    """The newest layout of a game's sheet: what is printed today."""
    numbers = [n for n, (g, f, _, _) in enumerate(_SHEETS) if g == game and (face is None or f == face.name)]
    if not numbers:
        raise UsageError(f"there is no sheet for {game}{f' face {face.name}' if face else ''}")
    newest = max(numbers, key=lambda n: (_SHEETS[n][2], -n))
    layout = layout_by_number(newest)
    assert layout is not None
    return layout


def sheet_number(layout: Layout) -> int:
    return layout.markers[0].id // CORNERS
