"""A player's side of the game as one immutable value, and every way to go on from it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal, get_args

from rollwrite.wolle.board import Board, Move, Run
from rollwrite.wolle.face import KINDS, Kind
from rollwrite.wolle.scoring import Score, complete_sets, score_of

Variant = Literal["standard", "no-cups", "no-crossing"]
VARIANTS: tuple[Variant, ...] = get_args(Variant)
CUPS = 6
DIE = range(1, 7)


class Rule(StrEnum):
    """The names under which findings tell what was broken; other programs know them."""

    START = "start"
    SEGMENT_COUNT = "segment-count"
    STRAIGHT_OR_SQUARE = "straight-or-square"
    ONE_RIGHT_ANGLE = "one-right-angle"
    OFF_GRID = "off-grid"
    SEGMENT_REUSED = "segment-reused"
    OBSTACLE = "obstacle"
    CROSSING = "crossing"
    PAW_STOP = "paw-stop"
    AFTER_STOP = "after-stop"
    AFTER_END = "after-end"
    CUPS = "cups"
    SYNTAX = "syntax"


@dataclass(frozen=True, slots=True)
class Timer:
    """The column of falling numbers: running, which of them are struck, run out."""

    active: bool = False
    struck: tuple[int, ...] = ()
    ended: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player did with a roll: drew these runs and perhaps stopped on the paw, or passed (no runs, no stop)."""

    roll: int
    runs: tuple[Run, ...] = ()
    stop: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """One player's sheet at one moment. Segments and dots are bits of the board."""

    board: Board
    variant: Variant
    cups: int
    end: str
    segments: int
    dots: int  # touched by the yarn, the start included
    rolls: int = 0
    checked_from: int | None = None  # the first roll at which the timer is checked, once that is known
    struck: int = 0
    stopped: bool = False

    @property
    def ended(self) -> bool:
        return self.struck == len(self.board.face.timer)

    @property
    def over(self) -> bool:
        return self.stopped or self.ended

    @property
    def stuck(self) -> bool:
        """No roll whatever can lengthen this yarn."""
        return not any(map(self.allows, self.board.moves(self.end, 1)))

    @property
    def timer_active(self) -> bool:
        return self.sets > 0 or (self.checked_from is not None and self.rolls >= self.checked_from)

    @property
    def timer(self) -> Timer:
        return Timer(self.timer_active, self.board.face.timer[: self.struck], self.ended)

    @property
    def objects(self) -> dict[Kind, int]:
        return {kind: (self.dots & self.board.kind_bits[kind]).bit_count() for kind in KINDS}

    @property
    def sets(self) -> int:
        return complete_sets(self.objects)

    @property
    def score(self) -> Score:
        return score_of(self.objects, self.stopped, (self.dots & self.cups).bit_count(), self.board.face)

    def rolled(self, roll: int) -> "Play":
        """The die has fallen: the timer is checked before anybody draws."""
        rolls = self.rolls + 1
        checked = self.checked_from is not None and rolls >= self.checked_from
        strikes = checked and not self.ended and roll >= self.board.face.timer[self.struck]
        return replace(self, rolls=rolls, struck=self.struck + strikes)

    def drawn(self, segments: int, dots: int, end: str, stop: bool) -> "Play":
        """The yarn has grown. A first set starts the timer with the next roll, if nobody's was earlier."""
        grown = replace(self, end=end, segments=self.segments | segments, dots=self.dots | dots, stopped=stop)
        if grown.sets == 0 or (self.checked_from is not None and self.checked_from <= self.rolls):
            return grown
        return replace(grown, checked_from=min(self.checked_from or self.rolls + 1, self.rolls + 1))

    def allows(self, move: Move) -> bool:
        """Each segment once; in the variant without crossing, each dot once. The blocks are the board's business."""
        if move.segments & self.segments:
            return False
        return self.variant != "no-crossing" or not move.dots & self.dots


def new_play(board: Board, variant: Variant = "standard", cups: int = 0, timer_from: int | None = None) -> Play:
    """A sheet before the first roll. `timer_from` is the first roll checked where another player's set started it."""
    start = board.face.start
    return Play(board, variant, cups, start, 0, board.dot_bits[start], checked_from=timer_from)


def legal_moves(play: Play, roll: int) -> Iterator[Move]:
    """Every way to continue the yarn; passing is always allowed and not among them."""
    return filter(play.allows, () if play.over else play.board.moves(play.end, roll))


def play_on(play: Play, roll: int, move: Move | None) -> Play:
    """One turn of a game that keeps to the rules; no move is a pass."""
    rolled = play.rolled(roll)
    if move is None:
        return rolled
    return rolled.drawn(move.segments, move.dots, move.end, move.stop)
