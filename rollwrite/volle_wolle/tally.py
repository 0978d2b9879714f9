"""What lies before each player at the end, by tapping. Sheep that go back for want of a dog were taken off before."""

from collections.abc import Iterator
from itertools import chain, repeat

from rollwrite.tally import Counts, Tapped, Things
from rollwrite.volle_wolle.cards import CHIPS, DOGS, SHEEP, Trio
from rollwrite.volle_wolle.deck import house_deck
from rollwrite.volle_wolle.scoring import Holding, final_count

MOST_POINTS = 200  # on one player's plain sheep

TAPS = {
    "points": (0, MOST_POINTS),  # on plain sheep
    "black": (0, MOST_POINTS),  # what the black ones take away
    "trio-370": (0, SHEEP),
    "trio-007": (0, SHEEP),
    "dogs": (0, DOGS),
    "bone": (0, 1),
    "chips": (0, CHIPS),
}


def _totals(counts: Counts) -> dict[str, int]:
    counted = final_count([_holding(player, things) for player, things in counts.items()])
    return {one.name: one.total + sum(one.returned) for one in counted}


def _holding(player: str, things: Things) -> Holding:
    plain, black = things["points"], -things["black"]
    trios: Iterator[Trio] = chain(repeat("3-7-0", things["trio-370"]), repeat("0-0-7", things["trio-007"]))
    return Holding(player, (plain, black, *trios), things["dogs"], bool(things["bone"]), things["chips"])


def _cards() -> dict[str, tuple[int, ...]]:
    """A herd is counted sheep by sheep, each by what it shows."""
    points = {card.points for card in house_deck().sheep}
    white, black = sorted(n for n in points if n > 1), sorted(-n for n in points if n < -1)
    return {"points": tuple(white), "black": tuple(black)}


TAPPED = Tapped(TAPS, _totals, _cards())
