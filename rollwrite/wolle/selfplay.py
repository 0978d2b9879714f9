"""Whole games played by the players who never tire."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from rollwrite.wolle.board import board_of
from rollwrite.wolle.face import Face
from rollwrite.wolle.match import Match, Seat
from rollwrite.wolle.players import Player
from rollwrite.wolle.rules import CUPS, DIE, Play, Turn, Variant, legal_moves, new_play, play_on

MOST_ROLLS = 60  # without a set the timer never starts; by then nobody is having fun


def simulate(face: Face, variant: Variant, players: Mapping[str, Player], chance: Random) -> Match:
    """One game of these players, by name in seating order. All chance is the caller's."""
    board = board_of(face)
    spots = face.cup_spots
    cups = [() if variant == "no-cups" else tuple(chance.sample(spots, CUPS)) for _ in players]
    plays = [new_play(board, variant, board.bits(circled)) for circled in cups]
    turns: list[list[Turn]] = [[] for _ in players]
    for _ in range(MOST_ROLLS):
        if all(play.over or play.stuck for play in plays):
            break
        roll = chance.choice(DIE)
        for seat, (play, player) in enumerate(zip(plays, players.values(), strict=True)):
            if not play.over:
                move = player(play, roll, list(legal_moves(play, roll)), chance)
                turns[seat].append(Turn(roll, move.runs, move.stop) if move else Turn(roll))
                plays[seat] = play_on(play, roll, move)
        plays = _timer_for_all(plays)
    seats = zip(players, cups, turns, strict=True)
    return Match(face, variant, tuple(Seat(name, circled, tuple(drawn)) for name, circled, drawn in seats))


def _timer_for_all(plays: Sequence[Play]) -> list[Play]:
    """Whoever has the first set starts everybody's timer."""
    first = min((play.checked_from for play in plays if play.checked_from is not None), default=None)
    return [replace(play, checked_from=first) for play in plays]
