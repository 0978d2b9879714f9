"""Is the deck fair? Computer players with different tastes play it often, and everything countable is counted."""

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from rollwrite.volle_wolle.actions import Action, Bids, Miss, Take
from rollwrite.volle_wolle.cards import BONE, DOG
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.play import apply
from rollwrite.volle_wolle.players import Thinker
from rollwrite.volle_wolle.scoring import Count
from rollwrite.volle_wolle.selfplay import played
from rollwrite.volle_wolle.state import LEAST_PLAYERS, MOST_PLAYERS, Game, Stage, new_game

TASTES = (-2, -1, 0, 1, 2)
WIN = 60  # a victory in parts that up to six winners can share
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eli", "Flo")
SOURCES = ("sheep", "trio_370", "trio_007", "dogs", "bone", "most_dogs", "chips")

Tally = Counter[tuple[str | int, ...]]
"""Sums by what they are of: tallies of different games add up, in any order."""


LOT = 25  # games for one process at a time: a second's work, so that none waits long for the last


def tally_all(deck: Deck, games: int, seed: int, jobs: int | None, done: Callable[[int], None]) -> Tally:
    """All games, whatever the number of processes; `done` is told how many more were played."""
    lots = [min(LOT, games - start) for start in range(0, games, LOT)]
    sums = Tally()
    with ProcessPoolExecutor(min(jobs or os.cpu_count() or 1, len(lots))) as pool:
        running = [pool.submit(tally, deck, count, f"{seed} {n}") for n, count in enumerate(lots)]
        for count, played_lot in zip(lots, running, strict=True):
            sums.update(played_lot.result())
            done(count)
    return sums


def tally(deck: Deck, games: int, seed: str) -> Tally:
    """So many games, the number of players going round from two to six."""
    rng, sums = random.Random(seed), Tally()
    for number in range(games):
        players = LEAST_PLAYERS + number % (MOST_PLAYERS - LEAST_PLAYERS + 1)
        sums.update(_one_game(deck, players, rng))
    return sums


def _one_game(deck: Deck, players: int, rng: random.Random) -> Tally:
    sums = Tally()
    tastes = [rng.choice(TASTES) for _ in range(players)]
    game = new_game(deck, NAMES[:players], tuple(rng.sample(deck.tables, players)))
    for before, action in played(game, [Thinker(taste) for taste in tastes], rng):
        sums.update(_of_action(before, action))
        game = apply(before, action)
    assert game.stage is Stage.OVER
    counts = game.counts
    sums.update(_of_result(players, counts))
    for place, taste in enumerate(tastes):
        sums.update(_of_seat(game, place, counts, taste))
    return sums


def _of_action(game: Game, action: Action) -> Tally:
    match action:
        case Bids(bids):
            return Tally(("bid", bid) for bid in bids)
        case Take(cards) if game.stage is Stage.CHOOSE:
            return Tally({("met", game.bid): 1, ("cards", game.bid): len(cards)})
        case Take(cards):
            return Tally({("rest", len(game.seats)): 1, ("rest-cards", len(game.seats)): len(cards)})
        case Miss():
            return Tally({("missed", game.bid): 1})
        case _:
            return Tally()


def _of_result(players: int, counts: tuple[Count, ...]) -> Tally:
    totals = sorted((count.total for count in counts), reverse=True)
    return Tally(
        {
            ("games", players): 1,
            ("best", players): totals[0],
            ("gap", players): totals[0] - totals[1],
            ("all", players): sum(totals),
        }
    )


def _of_seat(game: Game, place: int, counts: tuple[Count, ...], taste: int) -> Tally:
    """What this player had, and what share of the victory went with it, beside the share that would be fair."""
    seat, count = game.seats[place], counts[place]
    winners = sum(each.rank == 1 for each in counts)
    won, fair = (WIN // winners if count.rank == 1 else 0), WIN // len(counts)
    sums = Tally({("source", source): getattr(count, source) for source in SOURCES})
    sums["seats",] += 1
    for what in (("taste", taste), ("table", seat.table), *_belongings(game, place)):
        sums.update({("won", *what): won, ("fair", *what): fair, ("had", *what): 1})
    return sums


def _belongings(game: Game, place: int) -> Iterator[tuple[str, str | int]]:
    seat = game.seats[place]
    trios = Counter(card.trio for card in seat.herd)
    yield from (("card", card.name) for card in seat.herd)
    yield ("dogs", min(seat.dogs, 3))
    yield ("threes", min(trios["3-7-0"], 4))
    yield ("sevens", min(trios["0-0-7"], 4))
    if seat.bone:
        yield ("card", BONE.name)
    if seat.dogs:
        yield ("card", DOG.name)
