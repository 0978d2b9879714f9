"""Computer players. They see what everybody sees, remember what was taken, and know the odds."""

import random
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Protocol

from rollwrite.referee import Level
from rollwrite.volle_wolle.actions import Action, Keep, Miss, Take
from rollwrite.volle_wolle.bids import BIDS, LEAST, PLUS, rank
from rollwrite.volle_wolle.cards import Card
from rollwrite.volle_wolle.chances import Faces, Setting, keeps, odds
from rollwrite.volle_wolle.rules import helps
from rollwrite.volle_wolle.state import TRIES, Game, Seat, Stage
from rollwrite.volle_wolle.worth import display_worth, sorted_for_the_herd

CHIP = 1.0  # a point at the end
USUAL_BID = 9.0  # how others are thought to bid: around 23, as a rank
USUAL_SPREAD = 3.5


class Player(Protocol):
    def bid(self, game: Game, place: int, rng: random.Random) -> str: ...

    def choose(self, game: Game) -> Action:
        """What the player on turn does after a roll, or with the rest."""


def player(level: Level) -> Player:
    return Thinker() if level == "strong" else Beginner()


@dataclass(frozen=True, slots=True)
class Beginner:
    """Bids on a whim from 17 to 24, keeps the highest die, takes what shows most points, and never says no."""

    def bid(self, game: Game, place: int, rng: random.Random) -> str:
        return rng.choice(BIDS[rank("17") : rank("25")])

    def choose(self, game: Game) -> Action:
        best = tuple(sorted(game.display, key=lambda card: -card.points))
        if game.stage is Stage.REST:
            return Take(best)
        for plus, chips in helps(game, game.target):
            return Take(best[: game.due], plus, chips)
        if game.turn.tries < TRIES:
            return Keep(max(game.turn.free, key=lambda die: game.turn.faces[die]))
        return Miss(game.black_sheep if game.result < LEAST else ())


@dataclass(frozen=True, slots=True)
class Thinker:
    """Weighs every bid and every die by what it may bring.

    `daring` is a matter of taste, in bids: above zero goes for the first pick, below zero for the sure thing.
    """

    daring: int = 0

    def bid(self, game: Game, place: int, rng: random.Random) -> str:
        seat = game.seats[place]
        values = [value for value, _ in display_worth(game, seat)]
        possible = BIDS if seat.chips else BIDS[:-1]
        # Nobody should be read like a clock: where bids are nearly as good, chance decides.
        best = max(possible, key=lambda bid: _hope(game, seat, values, bid) + rng.gauss(0, 0.5))
        return possible[min(max(rank(best) + self.daring, 0), len(possible) - 1)]

    def choose(self, game: Game) -> Action:
        if game.stage is Stage.REST:
            return Take(sorted_for_the_herd(game.display))
        valued = display_worth(game, game.on_turn)
        if game.result >= game.target:
            return Take(_best(valued, game.due))
        options = _taking(game, valued) | _going_on(game, valued)
        return max(options, key=lambda action: options[action])


def _best(valued: list[tuple[float, Card]], due: int) -> tuple[Card, ...]:
    return sorted_for_the_herd(tuple(card for _, card in valued[:due]))


def _taking(game: Game, valued: list[tuple[float, Card]]) -> dict[Action, float]:
    gain = sum(value for value, _ in valued[: game.due])
    cards = _best(valued, game.due)
    return {Take(cards, plus, chips): gain - CHIP * chips for plus, chips in helps(game, game.target)}


def _going_on(game: Game, valued: list[tuple[float, Card]]) -> dict[Action, float]:
    """Rolling on with each die that may be kept, or, after the last try, the ways to miss."""
    black = sum(value for value, card in valued if card.is_black)
    if game.turn.tries == TRIES:
        return _missing(game, black)
    one, two, three = game.turn.faces
    pair, single = sum(value for value, _ in valued[:2]), valued[0][0]
    ways = _chances(game.setting, (one, two, three), game.turn.kept[0] if game.turn.kept else None)
    return {
        Keep(die): early * pair + (success - early) * single + (1 - success) * CHIP + under * black
        for die, success, early, under in ways
    }


def _missing(game: Game, black: float) -> dict[Action, float]:
    if game.result >= LEAST:
        return {Miss(): CHIP}
    ways: dict[Action, float] = {Miss(sorted_for_the_herd(game.black_sheep)): CHIP + black}
    for plus, chips in helps(game, LEAST):
        if game.result + (game.plus if plus else 0) + chips < game.target:
            ways[Miss((), plus, chips)] = CHIP - CHIP * chips
    return ways


@cache
def _chances(setting: Setting, roll: Faces, kept: int | None) -> tuple[tuple[int, float, float, float], ...]:
    """For each die that may be kept: success, how much of it with two cards, and the chance to end under 14."""
    ways = keeps(setting, roll, kept)
    early = [0.0 if kept is not None else float(way.expected_cards - way.success) for way in ways]
    return tuple(
        (way.die, float(way.success), part, float(way.black_sheep)) for way, part in zip(ways, early, strict=True)
    )


def _hope(game: Game, seat: Seat, values: list[float], bid: str) -> float:
    """What a bid may bring, others bidding as usual: some go before and take the best; the last takes the rest."""
    others = len(game.seats) - 1
    higher, cards = _before(bid)
    last = higher**others if others > 1 else 0.0
    before = others * cards
    three, two, one, fail, under = _bid_chances(bid, min(seat.chips, 1), seat.modifier)
    sums = [0.0, *accumulate(values)]
    black = sum(value for value in values if value < 0)
    rolling = three * _slice(sums, before, 3) + two * _slice(sums, before, 2) + one * _slice(sums, before, 1)
    rolling += fail * CHIP + under * black
    rest = _slice(sums, others * cards / higher, len(values))
    return (1 - last) * rolling + last * rest - CHIP * (bid == PLUS)


def _slice(sums: list[float], start: float, length: int) -> float:
    """The worth of so many cards after the first few are gone; `start` need not be whole."""
    return _at(sums, start + length) - _at(sums, start)


def _at(sums: list[float], place: float) -> float:
    place = min(place, len(sums) - 1)
    whole = int(place)
    above = sums[min(whole + 1, len(sums) - 1)]
    return sums[whole] + (place - whole) * (above - sums[whole])


@cache
def _before(bid: str) -> tuple[float, float]:
    """The chance that another player comes before this bid, and the cards that player may be expected to take.

    An equal bid comes before in half of all cases.
    """
    weights = [2 ** -(((place - USUAL_BID) / USUAL_SPREAD) ** 2) for place in range(len(BIDS))]
    shares = [weight * (0.5 if each == bid else 1.0) for each, weight in zip(BIDS, weights, strict=True)]
    ahead = {each: share / sum(weights) for each, share in zip(BIDS, shares, strict=True) if rank(each) >= rank(bid)}
    taken = {each: 3 * three + 2 * two + one for each in ahead for three, two, one, *_ in [_bid_chances(each, 1, 0)]}
    return sum(ahead.values()), sum(share * taken[each] for each, share in ahead.items())


@cache
def _bid_chances(bid: str, chips: int, modifier: int) -> tuple[float, float, float, float, float]:
    found = odds(Setting(bid, chips, modifier))
    three, two, one = map(float, found.tries)
    return three, two, one, 1 - float(found.success), float(found.black_sheep)
