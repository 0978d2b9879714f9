"""The mat in letters, for a terminal: the yarn on it, what it reached, and where it went wrong."""

from collections.abc import Iterable

from rollwrite.wolle.face import Face, Segment, column_and_row, dot_name

THINGS = {"mouse": "m", "sock": "s", "plane": "p"}
# A heavy joint for every set of sides the yarn comes from: up 1, down 2, left 4, right 8.
JOINTS = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
SIDES = {(0, -1): 1, (0, 1): 2, (-1, 0): 4, (1, 0): 8}
GAP = 3

PAW, START, END = "♣", "○", "◉"

LEGEND = f"""
{START} start  {END} end of the yarn  {PAW} paw  ▒ block  o cup, x broken
m mouse  s sock  p plane, a capital letter if reached  ! ╍ fault"""


def mat_text(
    face: Face, yarn: Iterable[Segment], end: str, cups: Iterable[str], faults: Iterable[tuple[str, ...]]
) -> str:
    """`faults` are single dots or the two dots of a segment."""
    lines = {tuple(sorted(segment)) for segment in yarn}
    circled, wrong = set(cups), set(faults)
    touched = {face.start, *(dot for line in lines for dot in line)}
    letters = {
        dot: _dot(face, dot, end, dot in touched, dot in circled, _sides(dot, lines))
        for row in range(1, face.rows + 1)
        for dot in (dot_name(column, row) for column in range(1, face.columns + 1))
    }
    letters.update({fault[0]: "!" for fault in wrong if len(fault) == 1})
    header = "   " + (" " * GAP).join(dot_name(column, 1)[0] for column in range(1, face.columns + 1))
    rows = [row for number in range(1, face.rows + 1) for row in _rows(face, number, letters, lines, wrong)]
    return "\n".join((header, *(row.rstrip() for row in rows), LEGEND))


def _dot(face: Face, dot: str, end: str, touched: bool, cup: bool, sides: int) -> str:
    if dot in (end, face.start):
        return END if dot == end else START
    if dot in face.objects:
        letter = THINGS[face.objects[dot]]
        return letter.upper() if touched else letter
    if cup:
        return "x" if touched else "o"
    if dot == face.paw:
        return PAW
    if sides:
        return JOINTS[sides]
    return "·" if dot in face.dots else "▒"


def _sides(dot: str, lines: set[tuple[str, ...]]) -> int:
    column, row = column_and_row(dot)
    neighbours = {dot_name(column + right, row + down): side for (right, down), side in SIDES.items()}
    return sum(side for there, side in neighbours.items() if tuple(sorted((dot, there))) in lines)


def _rows(
    face: Face, row: int, letters: dict[str, str], lines: set[tuple[str, ...]], wrong: set[tuple[str, ...]]
) -> tuple[str, str]:
    """The dots of a row with what lies between them, and the line below."""
    across, down = f"{row:2} ", "   "
    for column in range(1, face.columns + 1):
        dot, right, below = (dot_name(column + x, row + y) for x, y in ((0, 0), (1, 0), (0, 1)))
        across += letters[dot] + _between(face, lines, wrong, dot, right, "━" * GAP, "╍" * GAP)
        down += _between(face, lines, wrong, dot, below, "┃", "╏")[:1] + " " * GAP
    return across, down


def _between(
    face: Face, lines: set[tuple[str, ...]], wrong: set[tuple[str, ...]], dot: str, there: str, good: str, bad: str
) -> str:
    if tuple(sorted((dot, there))) in lines:
        return bad if (dot, there) in wrong else good
    covered = dot not in face.dots and there not in face.dots
    inside = column_and_row(there)[0] <= face.columns and column_and_row(there)[1] <= face.rows
    blocked = inside and (dot, there) not in face.segments
    if not blocked:
        return " " * len(good)
    return "▒" * len(good) if covered else _edge(face, dot, there, len(good))


def _edge(face: Face, dot: str, there: str, width: int) -> str:
    """Beside a block that covers one dot, or in the middle of a stick that lies across."""
    if dot not in face.dots:
        return "▒".ljust(width)
    if there not in face.dots:
        return "▒".rjust(width)
    return "▒".center(width)
