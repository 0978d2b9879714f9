"""Building blocks on an empty mat: well apart, on every side, and never in front of the start."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from itertools import combinations, islice, permutations
from operator import or_

from rollwrite.wolle.face import Polygon
from rollwrite.wolle.generator.mat import COLUMNS, MAT, ROWS, Dots, Lanes, bit, dots_of, left_open, segments_of
from rollwrite.wolle.generator.plane import At, Edge
from rollwrite.wolle.generator.shapes import DOT, TURNS, Block, BlockKind, reach_of, shapes_of
from rollwrite.wolle.generator.stream import Stream

# Above columns E to H the ball of yarn and the cat fit between title and code.
STARTS = tuple((column, 1) for column in range(5, 9))

WORD = "WOLLE"
LETTERS, LEAST_BLOCKS = len(WORD), 6
SAME_LINE = 60  # a dot and a half: blocks whose middles, times two, differ by no more are read from the left
# How many blocks with room for a letter (five spell a word), and how many sticks; named as often as it shall happen.
LETTER_BLOCKS = (5, 5, 6, 6, 6, 7)
STICKS = (1, 1, 1, 2, 2)
# At most two of a kind, so that no mat is all cubes.
BOX: tuple[BlockKind, ...] = ("cube", "cube", "plank", "plank", "angle", "angle", "roof", "roof", "arch", "arch")
APART = 22  # blocks keep 1.1 dots from each other: a lane of yarn and some carpet
CLEAR_START = 30  # and 1.5 from the start, sidewards and below: the first roll has somewhere to go
RIM = 6  # from the outermost dots inwards, so that one can always walk round
LINE = 60  # blocks within three rows of dots stand in one line, to be read from the left
TRIES = 5  # places looked at for each block; the one with most room round it is taken
THROWS = 40  # after so many there is no room for a block


@dataclass(frozen=True)
class Ground:
    """A mat with nothing but blocks and a start on it."""

    start: At
    blocks: tuple[Block, ...]

    @cached_property
    def free(self) -> Dots:
        """The dots no block covers."""
        return MAT & ~reduce(or_, (block.covered for block in self.blocks), 0)

    @cached_property
    def beside_blocks(self) -> Dots:
        """The dots too near to a block for a thing to lie on, those below one among them."""
        return beside_all(self.blocks)

    @cached_property
    def lanes(self) -> Lanes:
        """The segments no block is in the way of."""
        return left_open(closed_by(self.blocks))

    @cached_property
    def dots(self) -> tuple[At, ...]:
        """In reading order."""
        return tuple(dots_of(self.free))

    @cached_property
    def segments(self) -> tuple[Edge, ...]:
        """In reading order."""
        return tuple(segments_of(self.lanes))

    @cached_property
    def _within(self) -> list[Dots]:
        """What lies within no, one, two, … segments of the start."""
        within = [bit(self.start)]
        while (farther := self.lanes.spread(within[-1])) != within[-1]:
            within.append(farther)
        return within

    def from_start(self, steps: int) -> Dots:
        """What lies so many segments from the start, or more; at least one."""
        return self.free & ~self._within[min(steps, len(self._within)) - 1]

    @property
    def hangs_together(self) -> bool:
        return self._within[-1] == self.free


def closed_by(blocks: Sequence[Block]) -> Lanes:
    return reduce(Lanes.and_those, (block.closed for block in blocks), Lanes(0, 0))


def beside_all(blocks: Sequence[Block]) -> Dots:
    return reduce(or_, (block.beside for block in blocks), 0)


class NoRoom(Exception):
    """What was to be laid found no place. The next try will."""


def lay_ground(stream: Stream) -> Ground:
    start = stream.choice(STARTS)
    laid: list[Block] = []
    for shape in _chosen(stream):
        laid.extend(_laid(stream, shape, start, laid))
    letters = sum(block.kind != "stick" for block in laid)
    if len(laid) < LEAST_BLOCKS or letters < LETTERS or len(set(map(_quarter, laid))) < 4:
        raise NoRoom
    ground = Ground(start, _in_drawing_order(laid))
    if not ground.hangs_together:
        raise NoRoom
    return ground


def _quarter(block: Block) -> tuple[bool, bool]:
    """On which side of the mat's middle it lies: something to look at in each of the four."""
    x, y = block.middle
    return x < (COLUMNS + 1) * DOT, y < (ROWS + 1) * DOT


def _chosen(stream: Stream) -> list[int]:
    """Shapes from the box, no two alike, those that take most room first."""
    letters, sticks = stream.choice(LETTER_BLOCKS), stream.choice(STICKS)
    kinds = stream.sample(BOX, letters) + ["stick"] * sticks
    shapes = {kind: stream.sample(shapes_of(kind), kinds.count(kind)) for kind in dict.fromkeys(kinds)}
    return sorted((shape for some in shapes.values() for shape in some), key=_in_the_way, reverse=True)


def _in_the_way(shape: int) -> int:
    closed = Block(shape, 0, 0, 0).closed
    return closed.right.bit_count() + closed.down.bit_count()


def _laid(stream: Stream, shape: int, start: At, others: Sequence[Block]) -> list[Block]:
    """The block in a good place, or nothing: what finds no room stays in the box."""
    closed, beside = closed_by(others), beside_all(others)
    tries = (_thrown(stream, shape) for _ in range(THROWS))
    in_place = (block for block in tries if _is_in_place(block, start) and not block.beside & beside)
    fitting = list(islice((block for block in in_place if _fits(block, others, closed)), TRIES))
    return [max(fitting, key=lambda block: _room_round(block, others))] if fitting else []


def _thrown(stream: Stream, shape: int) -> Block:
    """Somewhere within the rim, turned somehow."""
    turn = stream.below(TURNS)
    columns, rows = _within_rim(shape, turn)
    return Block(shape, turn, columns.start + stream.below(len(columns)), rows.start + stream.below(len(rows)))


@cache
def _within_rim(shape: int, turn: int) -> tuple[range, range]:
    """The columns it may lie on, and the rows."""
    left, top, right, bottom = reach_of(shape, turn)
    return _between_rims(left, right, COLUMNS), _between_rims(top, bottom, ROWS)


def _between_rims(first: int, last: int, dots: int) -> range:
    return range(-((first - RIM - DOT) // DOT), (dots * DOT - RIM - last) // DOT + 1)


def _is_in_place(block: Block, start: At) -> bool:
    columns, rows = _inside(block.shape, block.turn)
    columns_in_front, rows_in_front = _in_front(block.shape, block.turn, start)
    is_inside = block.column in columns and block.row in rows
    return is_inside and not (block.column in columns_in_front and block.row in rows_in_front)


@cache
def _inside(shape: int, turn: int) -> tuple[frozenset[int], frozenset[int]]:
    """Columns and rows on which its middle is no nearer to the mat's edge than the second dots: a stick along the edge
    would look like a border."""
    left, top, right, bottom = reach_of(shape, turn)
    return _middles_inside(left + right, COLUMNS), _middles_inside(top + bottom, ROWS)


def _middles_inside(twice_middle: int, dots: int) -> frozenset[int]:
    return frozenset(at for at in range(dots + 1) if 4 * DOT <= twice_middle + 2 * at * DOT <= 2 * DOT * (dots - 1))


@cache
def _in_front(shape: int, turn: int, start: At) -> tuple[frozenset[int], frozenset[int]]:
    """Columns and rows on which it would lie before the start."""
    left, top, right, _ = reach_of(shape, turn)
    columns = (at for at in range(COLUMNS + 1) if left - CLEAR_START < (start[0] - at) * DOT < right + CLEAR_START)
    rows = (at for at in range(ROWS + 1) if top - CLEAR_START < (start[1] - at) * DOT)
    return frozenset(columns), frozenset(rows)


def _fits(block: Block, others: Sequence[Block], closed: Lanes) -> bool:
    return not _makes_dead_ends(block, closed) and not any(block.is_near(other, APART) for other in others)


def _makes_dead_ends(block: Block, closed_by_others: Lanes) -> bool:
    """Whether some dot could be reached but not left: whoever goes there would be out of the game."""
    two_or_more, _ = left_open(block.closed.and_those(closed_by_others)).meeting()
    return bool(block.closed.ends & ~block.covered & ~two_or_more)


def _room_round(block: Block, others: Sequence[Block]) -> int:
    """The square of the distance to the nearest other block, middle to middle."""
    x, y = block.middle
    return min(((x - other.middle[0]) ** 2 + (y - other.middle[1]) ** 2 for other in others), default=0)


def _in_drawing_order(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """As one reads, line by line and from the left, sticks last: the first five carry the letters of a word."""
    return tuple(sorted(blocks, key=lambda block: (block.kind == "stick", _line(block), block.middle)))


def _line(block: Block) -> int:
    return (block.middle[1] // 2 - DOT) // LINE


def spelt(outlines: Sequence[Polygon]) -> tuple[Polygon, ...]:
    """The same blocks, but the first five in the order in which most of them are read as the letters they carry: lines
    that are drawn at fixed heights may part two blocks that lie side by side."""
    letters, rest = outlines[: len(WORD)], outlines[len(WORD) :]
    return (*min(permutations(letters), key=_misread), *rest)


def _misread(outlines: Sequence[Polygon]) -> int:
    """How many pairs of different letters are read the wrong way round."""
    pairs = combinations(zip(WORD, map(_middle_of, outlines), strict=True), 2)
    return sum(one != other and _is_read_first(there, here) for (one, here), (other, there) in pairs)


def _is_read_first(one: At, other: At) -> bool:
    """In a line from the left, else from above."""
    (x, y), (other_x, other_y) = one, other
    return x < other_x if abs(y - other_y) <= SAME_LINE else y < other_y


def _middle_of(outline: Polygon) -> At:
    """Times two, to stay whole, as a block's own middle is: a machine that rounds otherwise spells alike."""
    left_to_right, down = (round((min(line) + max(line)) * DOT) for line in zip(*outline, strict=True))
    return left_to_right, down
