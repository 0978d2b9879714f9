"""The figures of many games, for a person who wonders whether a deck is fair."""

from typing import Any

from rollwrite.report import Report, Table
from rollwrite.volle_wolle.balance import SOURCES, TASTES, Tally
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.state import LEAST_PLAYERS, MOST_PLAYERS

PLAYERS = range(LEAST_PLAYERS, MOST_PLAYERS + 1)


def report(sums: Tally, deck: Deck) -> Report:
    document = {
        "games": sum(sums["games", players] for players in PLAYERS),
        "players": [_of_players(sums, players) for players in PLAYERS if sums["games", players]],
        "bids": [_of_bid(sums, bid) for bid in BIDS],
        "sources": {source: _share(sums["source", source], sums["seats",]) for source in SOURCES},
        "tables": {str(table): _luck(sums, "table", table) for table in deck.tables},
        "tastes": {f"{taste:+}": _luck(sums, "taste", taste) for taste in TASTES},
        "dogs": {str(dogs): _luck(sums, "dogs", dogs) for dogs in range(4)},
        "3-7-0": {str(cards): _luck(sums, "threes", cards) for cards in range(5)},
        "0-0-7": {str(cards): _luck(sums, "sevens", cards) for cards in range(5)},
        "cards": {card.name: _luck(sums, "card", card.name) for card in dict.fromkeys(deck.cards)},
    }
    return Report(document, _views(document))


def _of_players(sums: Tally, players: int) -> dict[str, Any]:
    games = sums["games", players]
    return {
        "players": players,
        "games": games,
        "winner": _share(sums["best", players], games),
        "average": _share(sums["all", players], games * players),
        "gap": _share(sums["gap", players], games),
        "rest": _share(sums["rest cards", players], sums["rest", players]),
    }


def _of_bid(sums: Tally, bid: str) -> dict[str, Any]:
    every, rolled = sum(sums["bid", each] for each in BIDS), sums["met", bid] + sums["missed", bid]
    return {
        "bid": bid,
        "share": _share(sums["bid", bid], every, 4),
        "met": _share(sums["met", bid], rolled, 4),
        "cards": _share(sums["cards", bid], rolled),
    }


def _luck(sums: Tally, what: str, which: str | int) -> float:
    """How often the owner wins, in fair shares: 1 is what chance alone would give."""
    return _share(sums["won", what, which], sums["fair", what, which])


def _share(part: int, whole: int, digits: int = 2) -> float:
    return round(part / whole, digits) if whole else 0.0


def _views(document: dict[str, Any]) -> tuple[Table | str, ...]:
    rows = ("players", "games", "winner", "average", "gap", "rest")
    by_players = tuple(tuple(str(entry[key]) for key in rows) for entry in document["players"])
    by_bid = tuple(
        (entry["bid"], f"{entry['share']:.1%}", f"{entry['met']:.0%}", str(entry["cards"]))
        for entry in document["bids"]
    )
    return (
        Table("Games", ("players", "games", "winner's points", "average", "lead", "cards for the last"), by_players),
        Table("Bids", ("bid", "how often", "met", "cards a try"), by_bid),
        _table("Points of a player, by where they come from", document["sources"]),
        "Victories of those who have it, in fair shares (1: as chance would have it):",
        *(_table(name, document[name]) for name in ("tables", "tastes", "dogs", "3-7-0", "0-0-7")),
        _extremes(document["cards"]),
    )


def _table(title: str, values: dict[str, float]) -> Table:
    return Table(title, tuple(values), (tuple(map(str, values.values())),))


def _extremes(cards: dict[str, float]) -> Table:
    ordered = sorted(cards, key=lambda name: -cards[name])
    chosen = [*ordered[:5], *ordered[-5:]]
    return _table("cards, the five luckiest and the five unluckiest", {name: cards[name] for name in chosen})
