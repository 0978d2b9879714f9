"""Computer players among themselves: the same rules, the same records, no people."""

import random
from collections.abc import Iterator, Sequence

from rollwrite.volle_wolle.actions import Action, Bids, Lay, Roll
from rollwrite.volle_wolle.chances import DICE
from rollwrite.volle_wolle.play import apply
from rollwrite.volle_wolle.players import Player
from rollwrite.volle_wolle.state import Game, Stage


def next_action(game: Game, players: Sequence[Player], rng: random.Random) -> Action:
    """What happens next: chance lays and rolls, the players bid and choose."""
    match game.stage:
        case Stage.BIDS:
            return Bids(tuple(each.bid(game, place, rng) for place, each in enumerate(players)))
        case Stage.CHOOSE | Stage.REST:
            return players[game.waiting[0]].choose(game)
    return chance(game, rng)


def chance(game: Game, rng: random.Random) -> Lay | Roll:
    """The pile is shuffled, the dice are thrown."""
    if game.stage is Stage.LAY:
        return Lay(tuple(rng.sample(game.unseen, game.cards_to_lay)))
    return Roll(tuple(rng.randint(1, DICE[die]) for die in game.turn.free))


def played(game: Game, players: Sequence[Player], rng: random.Random) -> Iterator[tuple[Game, Action]]:
    """Every action of a game with the position it was taken in; the last pair's action ends the game."""
    while game.stage is not Stage.OVER:
        action = next_action(game, players, rng)
        yield game, action
        game = apply(game, action)
