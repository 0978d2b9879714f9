"""Players who never tire: one draws anything, one draws what pays, one is between them. They sit at tables and test
the rules."""

from collections.abc import Callable, Sequence
from random import Random

from rollwrite.wolle.board import Move
from rollwrite.wolle.face import KINDS, column_and_row
from rollwrite.wolle.rules import DIE, Play, play_on

Player = Callable[[Play, int, Sequence[Move], Random], Move | None]

PASS_ODDS = 0.05
ATTENTION = 0.5  # of the easy player
# What a step nearer to the next thing worth having is worth, in points.
NEARNESS = 0.3


def random_player(play: Play, roll: int, moves: Sequence[Move], chance: Random) -> Move | None:
    """Any move, now and then none."""
    if not moves or chance.random() < PASS_ODDS:
        return None
    return chance.choice(moves)


def greedy_player(play: Play, roll: int, moves: Sequence[Move], chance: Random) -> Move | None:
    """The move that gains most now and leads towards the next object; stops where the paw pays more than going on."""
    best: Move | None = None
    best_worth = _outlook(play.rolled(roll))
    for move in moves:
        worth = _worth(play, roll, move) + 0.01 * chance.random()
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def easy_player(play: Play, roll: int, moves: Sequence[Move], chance: Random) -> Move | None:
    """Sees what pays half of the time, and draws anything otherwise."""
    player = greedy_player if chance.random() < ATTENTION else random_player
    return player(play, roll, moves, chance)


def _worth(play: Play, roll: int, move: Move) -> float:
    after = play_on(play, roll, move)
    gain = after.score.total - play.score.total
    return gain + (-_still_to_come(play.rolled(roll)) if move.stop else _outlook(after))


def _outlook(play: Play) -> float:
    """How near the next thing worth having is, as a (negative) number of points."""
    here = column_and_row(play.end)
    wanted = [column_and_row(dot) for dot in play.board.dots(_wanted(play))]
    if rolls_to_come(play) < 3:
        wanted.append(column_and_row(play.board.face.paw))
    if not wanted or play.ended:
        return 0.0
    return -NEARNESS * min(abs(here[0] - column) + abs(here[1] - row) for column, row in wanted)


def _wanted(play: Play) -> int:
    """The objects of the kinds that the next set still lacks."""
    objects = play.objects
    lacking = [kind for kind in KINDS if objects[kind] == play.sets]
    return sum(play.board.kind_bits[kind] for kind in lacking) & ~play.dots


def _still_to_come(play: Play) -> float:
    """What going on may yet gain, at the pace so far."""
    return rolls_to_come(play) * max(play.score.total, 0) / max(play.rolls, 1)


def rolls_to_come(play: Play) -> float:
    """How many rolls the timer leaves on average: a number n is struck by 7 - n faces of six."""
    return sum(len(DIE) / (len(DIE) + 1 - number) for number in play.board.face.timer[play.struck :])
