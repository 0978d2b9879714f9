"""From a face to its text: the same keys in the same order as the faces that come with the game, ready to be edited."""

from collections.abc import Iterable, Iterator

from rollwrite.wolle.face import Face, Polygon
from rollwrite.wolle.face_file import ROW_OF

_SPOTS_A_LINE = 8


def face_text(face: Face) -> str:
    """A text that `read_face` reads as the same face."""
    return "\n".join(_lines(face)) + "\n"


def _lines(face: Face) -> Iterator[str]:
    yield "# Dots are named like chess squares, column letter from the left and row number from the top."
    yield f'face = "{face.name}"'
    yield f'mood = "{face.mood}"'
    yield f"columns = {face.columns}"
    yield f"rows = {face.rows}"
    yield f'start = "{face.start}"'
    yield f'paw = "{face.paw}"'
    yield ""
    for kind, key in ROW_OF.items():
        yield f"{key} = [{_quoted(dot for dot in face.objects if face.objects[dot] == kind)}]"
    yield ""
    yield "# The darker dots; before a game six of them are circled."
    yield "cup_spots = ["
    for first in range(0, len(face.cup_spots), _SPOTS_A_LINE):
        yield f"    {_quoted(face.cup_spots[first : first + _SPOTS_A_LINE])},"
    yield "]"
    yield ""
    yield "# Below the columns of the collection, from the left: points for the first set, the second, and so on."
    yield f"set_points = {list(face.set_points)}"
    yield "# From top to bottom, always falling."
    yield f"timer = {list(face.timer)}"
    yield ""
    yield "# Building blocks. Corners are counted in dots: [1, 1] is A1, [2.5, 3] lies halfway between B3 and C3."
    for number, block in enumerate(face.blocks):
        yield from ("",) * (number > 0)
        yield "[[block]]"
        yield f"polygon = [{_corners(block)}]"


def _quoted(dots: Iterable[str]) -> str:
    return ", ".join(f'"{dot}"' for dot in dots)


def _corners(block: Polygon) -> str:
    return ", ".join(f"[{_number(x)}, {_number(y)}]" for x, y in block)


def _number(value: float) -> str:
    """The shortest text that is read as the same number."""
    return str(int(value)) if value.is_integer() else repr(value)
