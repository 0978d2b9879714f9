"""The one die of a table, where nobody told more than it showed: the rolls, and after which of them somebody had the
first set."""

from dataclasses import dataclass

from rollwrite.finding import Finding
from rollwrite.games import Contender
from rollwrite.wolle.board import board_of
from rollwrite.wolle.face import Face
from rollwrite.wolle.rules import Timer, new_play


@dataclass(frozen=True, slots=True)
class OneDie:
    """`face` is None where nobody said which one is played. Nothing in it can be wrong, and nobody wins by it."""

    rolls: tuple[int, ...]
    first_set: int | None = None  # after so many rolls
    face: Face | None = None

    findings: tuple[Finding, ...] = ()
    contenders: tuple[Contender, ...] = ()

    @property
    def timer_from(self) -> int | None:
        """The first roll at which everybody checks the timer, once that is known."""
        return None if self.first_set is None else self.first_set + 1


def timer_after(face: Face, rolls: tuple[int, ...], timer_from: int | None) -> Timer:
    """The timer of a whole table: it runs from the first set of anyone, whether or not a roll came since."""
    clock = new_play(board_of(face), timer_from=timer_from)
    for roll in rolls:
        clock = clock.rolled(roll)
    return Timer(timer_from is not None, clock.timer.struck, clock.ended)
