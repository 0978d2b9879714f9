"""Games for the tests: positions set up by hand, and games played at random."""

import random
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files

from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Roll, Take
from rollwrite.volle_wolle.bids import BIDS, LEAST
from rollwrite.volle_wolle.cards import Card
from rollwrite.volle_wolle.chances import DICE
from rollwrite.volle_wolle.deck import house_deck
from rollwrite.volle_wolle.play import apply
from rollwrite.volle_wolle.rules import bone_at_stake, helps, why_not
from rollwrite.volle_wolle.state import Game, Stage, new_game, without

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eli", "Flo")


def cards(words: str) -> tuple[Card, ...]:
    """Cards of the house deck by their names."""
    found = [house_deck().card(word) for word in words.split()]
    return tuple(card for card in found if card)


def own_deck() -> str:
    """A deck file a person has edited: the best sheep counts 12."""
    house = (files("rollwrite.volle_wolle") / "deck.toml").read_text("utf-8")
    return house.replace("points = 9, minus = 3", "points = 12, minus = 3")


def fresh(players: int) -> Game:
    return new_game(house_deck(), NAMES[:players], house_deck().tables[:players])


def position(display: str, *herds: str, chips: tuple[int, ...] = (), bids: str = "") -> Game:
    """A round in the middle of a game: what lies open, each player's herd from the bottom up, chips and bids."""
    game = fresh(len(herds))
    seats = tuple(
        replace(
            seat,
            herd=tuple(card for card in cards(herd) if card.is_sheep),
            dogs=herd.split().count("dog"),
            bone="bone" in herd.split(),
            chips=chips[place] if chips else seat.chips,
        )
        for place, (seat, herd) in enumerate(zip(game.seats, herds, strict=True))
    )
    gone = cards(" ".join((display, *herds)))
    assert not cards_twice(gone)
    game = replace(game, seats=seats, display=cards(display), unseen=without(game.unseen, gone), round=1)
    return apply(game, Bids(tuple(bids.split()))) if bids else game


def cards_twice(gone: tuple[Card, ...]) -> list[Card]:
    sheep = [card for card in gone if card.is_sheep]
    return [card for card in sheep if sheep.count(card) > 1]


def random_action(game: Game, rng: random.Random) -> Action:
    """Any legal action, drawn without listing the millions of ways to lay out cards."""
    match game.stage:
        case Stage.LAY:
            return Lay(tuple(rng.sample(game.unseen, game.cards_to_lay)))
        case Stage.BIDS:
            return Bids(tuple(rng.choice(BIDS if seat.chips else BIDS[:-1]) for seat in game.seats))
        case Stage.ROLL:
            return Roll(tuple(rng.randint(1, DICE[die]) for die in game.turn.free))
        case Stage.REST:
            return Take(tuple(rng.sample(game.display, len(game.display))))
    return rng.choice([action for action in _choices(game, rng) if why_not(game, action) is None])


def _choices(game: Game, rng: random.Random) -> Iterator[Action]:
    taken = tuple(rng.sample(game.display, game.due))
    for plus, chips in helps(game, game.target):
        yield Take(taken, plus, chips)
        yield Take(taken, plus, chips, leave_bone=bone_at_stake(game, taken))
    yield from map(Keep, game.turn.free)
    yield Miss(tuple(rng.sample(game.black_sheep, len(game.black_sheep))))
    yield Miss()
    yield from (Miss((), plus, chips) for plus, chips in helps(game, LEAST))


def random_game(players: int, seed: int) -> Iterator[tuple[Game, Action, Game]]:
    """Every step of a game played at random: before, action, after."""
    rng, game = random.Random(seed), fresh(players)
    while game.stage is not Stage.OVER:
        action = random_action(game, rng)
        after = apply(game, action)
        yield game, action, after
        game = after
