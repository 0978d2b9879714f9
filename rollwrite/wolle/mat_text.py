"""The mat in letters, for a terminal: the yarn on it, what it reached, and where it went wrong."""

from rollwrite.wolle.face import column_and_row, dot_name, on_grid
from rollwrite.wolle.mat import Mat

LETTERS = {"mouse": "m", "sock": "s", "plane": "p"}
# A heavy joint for every set of sides the yarn comes from: up 1, down 2, left 4, right 8.
JOINTS = " ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"
SIDES = {(0, -1): 1, (0, 1): 2, (-1, 0): 4, (1, 0): 8}
PAW, START, END, BLOCK, FAULT = "♣", "○", "◉", "▒", "!"
ACROSS, FAULTY_ACROSS = "━━━", "╍╍╍"
DOWN, FAULTY_DOWN = "┃", "╏"


def mat_text(mat: Mat) -> str:
    """The language files have a legend to it."""
    return _Letters(mat).text()


class _Letters:
    def __init__(self, mat: Mat) -> None:
        self._face = mat.face
        self._dots, self._open = set(mat.face.dots), set(mat.face.segments)
        self._yarn = {pair for a, b in mat.yarn for pair in ((a, b), (b, a))}
        self._touched = mat.reached
        self._end = mat.end if mat.yarn else None  # nothing is drawn yet: that is the start
        self._cups = set(mat.cups)
        self._faults = {*mat.faults, *(dots[:1] for dots in mat.astray)}

    def text(self) -> str:
        columns = range(1, self._face.columns + 1)
        header = "   " + "   ".join(dot_name(column, 1)[0] for column in columns)
        rows = [line for row in range(1, self._face.rows + 1) for line in self._lines(row)]
        return "\n".join((header, *(line.rstrip() for line in rows)))

    def _lines(self, row: int) -> tuple[str, str]:
        """The dots of a row with what lies between them, and what lies below."""
        dots = [dot_name(column, row) for column in range(1, self._face.columns + 1)]
        across = "".join(self._dot(dot) + self._between(dot, 1, 0, ACROSS, FAULTY_ACROSS) for dot in dots)
        down = "   ".join(self._between(dot, 0, 1, DOWN, FAULTY_DOWN) for dot in dots)
        return f"{row:2} {across}", f"   {down}"

    def _dot(self, dot: str) -> str:
        face, touched = self._face, dot in self._touched
        if (dot,) in self._faults:
            return FAULT
        if dot in (self._end, face.start):
            return END if dot == self._end else START
        if dot in face.objects:
            letter = LETTERS[face.objects[dot]]
            return letter.upper() if touched else letter
        if dot in self._cups:
            return "x" if touched else "o"
        if dot == face.paw:
            return PAW
        if touched:
            return JOINTS[self._sides(dot)]
        return "·" if dot in self._dots else BLOCK

    def _sides(self, dot: str) -> int:
        column, row = column_and_row(dot)
        around = {dot_name(column + right, row + down): side for (right, down), side in SIDES.items()}
        return sum(side for there, side in around.items() if (dot, there) in self._yarn)

    def _between(self, dot: str, right: int, down: int, line: str, faulty: str) -> str:
        column, row = column_and_row(dot)
        there = dot_name(column + right, row + down)
        if (dot, there) in self._yarn:
            return faulty if (dot, there) in self._faults else line
        if (dot, there) in self._open or not on_grid(self._face, column + right, row + down):
            return " " * len(line)
        return self._block(dot, there, len(line))

    def _block(self, dot: str, there: str, width: int) -> str:
        """A block between two dots: over both, over one of them, or a stick across."""
        match dot in self._dots, there in self._dots:
            case False, False:
                return BLOCK * width
            case False, True:
                return BLOCK.ljust(width)
            case True, False:
                return BLOCK.rjust(width)
            case _:
                return BLOCK.center(width)
