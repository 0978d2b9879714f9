"""Building blocks on an empty mat: well apart, on every side, and never in front of the start."""

from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, islice, permutations

from rollwrite.wolle.face import Polygon
from rollwrite.wolle.generator.plane import At, Edge
from rollwrite.wolle.generator.shapes import DOT, TURNS, Block, BlockKind, reach_of, shapes_of
from rollwrite.wolle.generator.stream import Stream

COLUMNS, ROWS = 11, 13  # what the printed sheet has room for
GRID = tuple((column, row) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1))
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
    def dots(self) -> tuple[At, ...]:
        """Those no block covers, in reading order."""
        covered = frozenset[At]().union(*(block.covered for block in self.blocks))
        return tuple(dot for dot in GRID if dot not in covered)

    @cached_property
    def beside_blocks(self) -> frozenset[At]:
        """The dots too near to a block for a thing to lie on, those below one among them."""
        return frozenset[At]().union(*(block.beside for block in self.blocks))

    @cached_property
    def segments(self) -> tuple[Edge, ...]:
        """Those no block is in the way of, in reading order."""
        closed = frozenset[Edge]().union(*(block.closed for block in self.blocks))
        free = frozenset(self.dots)
        steps = (((x, y), there) for x, y in self.dots for there in ((x + 1, y), (x, y + 1)) if there in free)
        return tuple(step for step in steps if step not in closed)

    @cached_property
    def neighbours(self) -> dict[At, list[At]]:
        neighbours: dict[At, list[At]] = {dot: [] for dot in self.dots}
        for a, b in self.segments:
            neighbours[a].append(b)
            neighbours[b].append(a)
        return neighbours

    @cached_property
    def steps_from_start(self) -> dict[At, int]:
        """How many segments each dot lies from the start; only those that can be reached."""
        steps, edge = {self.start: 0}, [self.start]
        for here in edge:
            for there in self.neighbours[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        return steps

    @property
    def hangs_together(self) -> bool:
        return len(self.steps_from_start) == len(self.dots)


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
    return len(Block(shape, 0, 0, 0).closed)


def _laid(stream: Stream, shape: int, start: At, others: Sequence[Block]) -> list[Block]:
    """The block in a good place, or nothing: what finds no room stays in the box."""
    tries = (_thrown(stream, shape) for _ in range(THROWS))
    closed = frozenset[Edge]().union(*(other.closed for other in others))
    fitting = list(islice((block for block in tries if _fits(block, start, others, closed)), TRIES))
    return [max(fitting, key=lambda block: _room_round(block, others))] if fitting else []


def _thrown(stream: Stream, shape: int) -> Block:
    """Somewhere within the rim, turned somehow."""
    turn = stream.below(TURNS)
    places = [first + stream.below(last - first + 1) for first, last in _within_rim(shape, turn)]
    return Block(shape, turn, *places)


@cache
def _within_rim(shape: int, turn: int) -> tuple[At, At]:
    """The first and the last column it may lie on, and the first and the last row."""
    left, top, right, bottom = reach_of(shape, turn)
    return _between_rims(left, right, COLUMNS), _between_rims(top, bottom, ROWS)


def _between_rims(first: int, last: int, dots: int) -> At:
    return -((first - RIM - DOT) // DOT), (dots * DOT - RIM - last) // DOT


def _fits(block: Block, start: At, others: Sequence[Block], closed: Set[Edge]) -> bool:
    return (
        _is_inside(block)
        and not _is_in_front(block, start)
        and not any(block.is_near(other, APART) for other in others)
        and not _makes_dead_ends(block, closed)
    )


def _is_inside(block: Block) -> bool:
    """Its middle no nearer to the mat's edge than the second dots: a stick along the edge would look like a border."""
    return all(4 * DOT <= at <= 2 * DOT * (dots - 1) for at, dots in zip(block.middle, (COLUMNS, ROWS), strict=True))


def _is_in_front(block: Block, start: At) -> bool:
    left, top, right, _ = block.extent
    return left - CLEAR_START < start[0] * DOT < right + CLEAR_START and top - CLEAR_START < start[1] * DOT


def _makes_dead_ends(block: Block, closed_by_others: Set[Edge]) -> bool:
    """Whether some dot could be reached but not left: whoever goes there would be out of the game."""
    closed = block.closed | closed_by_others
    touched = {dot for segment in block.closed for dot in segment} - block.covered
    return any(len(_steps_at(dot) - closed) < 2 for dot in touched)


@cache
def _steps_at(dot: At) -> frozenset[Edge]:
    x, y = dot
    steps = (((x - 1, y), dot), ((x, y - 1), dot), (dot, (x + 1, y)), (dot, (x, y + 1)))
    return frozenset((a, b) for a, b in steps if min(*a) >= 1 and b[0] <= COLUMNS and b[1] <= ROWS)


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
