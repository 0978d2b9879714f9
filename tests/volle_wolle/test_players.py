"""Computer players: legal, sensible, and better the more they think; the figures of many games add up."""

import random

from rollwrite.language import language
from rollwrite.volle_wolle.actions import Bids, Keep, Miss, Roll, Take
from rollwrite.volle_wolle.balance import SOURCES, TASTES, tally
from rollwrite.volle_wolle.balance_report import report
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.deck import house_deck
from rollwrite.volle_wolle.play import apply, replay
from rollwrite.volle_wolle.players import Beginner, Player, Thinker, player
from rollwrite.volle_wolle.rules import why_not
from rollwrite.volle_wolle.selfplay import played
from rollwrite.volle_wolle.state import Game
from tests.volle_wolle.games import cards, fresh, position


def finished(players: list[Player], seed: int) -> Game:
    game = fresh(len(players))
    for before, action in played(game, players, random.Random(seed)):
        assert why_not(before, action) is None
        game = apply(before, action)
    return game


def test_levels() -> None:
    assert isinstance(player("easy"), Beginner)
    assert isinstance(player("strong"), Thinker)


def test_thinking_helps() -> None:
    """Two of each at one table; the thinkers should win nearly always."""
    wins = 0
    for seed in range(15):
        counts = finished([Thinker(), Beginner(), Thinker(), Beginner()], seed).counts
        wins += min(counts, key=lambda count: count.rank).name in ("Ann", "Cy")
    assert wins >= 12


def test_a_thinker_takes_what_is_worth_most_and_puts_the_plus_on_top() -> None:
    game = apply(position("30 12 7 43", "", "", "", bids="20 14 14"), Roll((12, 6, 4)))
    assert Thinker().choose(game) == Take(cards("30 43 12"))


def test_a_thinker_says_no_to_black_sheep() -> None:
    """A chip would meet the bid, but two of the three cards due are black: better roll on and take fewer."""
    game = apply(position("11 10 30", "16", "", "", bids="20 14 14"), Roll((12, 4, 3)))
    assert isinstance(Thinker().choose(game), Keep)


def test_a_thinker_pays_to_keep_black_sheep_away() -> None:
    game = position("11 10 30 42", "16", "", "", bids="26 14 14")
    game = replay(game, [Roll((8, 1, 1)), Keep(0), Roll((2, 3)), Keep(2), Roll((2,))])
    assert game.result == 13
    assert Thinker().choose(game) == Miss((), chips=1)


def test_nobody_bids_26_plus_without_a_chip() -> None:
    game = position("30 43 53 51", "16", "18", "19", chips=(0, 0, 0))
    rng = random.Random(1)
    for each in (Beginner(), Thinker(4)):
        bids = tuple(each.bid(game, place, rng) for place in range(3) for _ in range(10))
        assert "26+" not in bids
        assert why_not(game, Bids(bids[::10])) is None


def test_the_figures_add_up() -> None:
    sums = tally(house_deck(), 10, "x")
    assert sums == tally(house_deck(), 10, "x")
    document = report(sums, house_deck(), language()).document
    assert isinstance(document, dict)
    assert document["games"] == 10
    assert [entry["games"] for entry in document["players"]] == [2, 2, 2, 2, 2]
    seats = 2 * (2 + 3 + 4 + 5 + 6)
    assert sums["seats",] == seats
    assert sum(sums["had", "taste", taste] for taste in TASTES) == seats
    assert sum(sums["won", "taste", taste] for taste in TASTES) == 10 * 60
    assert sum(sums["fair", "taste", taste] for taste in TASTES) == 10 * 60
    assert sum(sums["source", source] for source in SOURCES) == sum(sums["all", players] for players in range(2, 7))
    rounds = 2 * (20 * 2 + 15 * 3 + 12 * 4 + 10 * 5 + 9 * 6)
    assert sum(sums["bid", bid] for bid in BIDS) == rounds
