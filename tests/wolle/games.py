"""Games to test with: random and greedy players, any face and variant, chance from hypothesis."""

from random import Random

from hypothesis import strategies as st

from rollwrite import wolle
from rollwrite.wolle.board import board_of
from rollwrite.wolle.players import Player, greedy_player, random_player
from rollwrite.wolle.rules import CUPS, VARIANTS, Play, Turn, Variant, legal_moves, new_play, play_on

faces = st.sampled_from(["A", "B"])
variants = st.sampled_from(VARIANTS)
players = st.sampled_from([random_player, random_player, greedy_player])
chances = st.integers(0, 2**32).map(Random)


def played(
    face: str, variant: Variant, player: Player, chance: Random, rolls: int = 30
) -> tuple[Play, tuple[Turn, ...]]:
    """A game of one until it is over or so many rolls are thrown: its last moment and its turns."""
    board = board_of(wolle.face(face))
    cups = 0 if variant == "no-cups" else board.bits(chance.sample(board.face.cup_spots, CUPS))
    turns: list[Turn] = []
    play = new_play(board, variant, cups)
    while not play.over and len(turns) < rolls:
        roll = chance.randint(1, 6)
        move = player(play, roll, list(legal_moves(play, roll)), chance)
        turns.append(Turn(roll, move.runs, move.stop) if move else Turn(roll))
        play = play_on(play, roll, move)
    return play, tuple(turns)
