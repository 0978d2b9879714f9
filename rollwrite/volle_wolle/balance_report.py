"""The figures of many games, for a person who wonders whether a deck is fair."""

from typing import Any

from rollwrite.language import Language
from rollwrite.report import Report, Table, View
from rollwrite.volle_wolle.balance import SOURCES, TASTES, Tally
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.state import LEAST_PLAYERS, MOST_PLAYERS

PLAYERS = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
LUCK = {"tables": "tables", "tastes": "tastes", "dogs": "dogs", "3-7-0": "trio_370", "0-0-7": "trio_007"}
"""What one may own: its key in the document, and what the language files call it."""


def report(sums: Tally, deck: Deck, language: Language) -> Report:
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
    return Report(document, _views(document, language))


def _of_players(sums: Tally, players: int) -> dict[str, Any]:
    games = sums["games", players]
    return {
        "players": players,
        "games": games,
        "winner": _share(sums["best", players], games),
        "average": _share(sums["all", players], games * players),
        "gap": _share(sums["gap", players], games),
        "rest": _share(sums["rest-cards", players], sums["rest", players]),
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


def _views(document: dict[str, Any], language: Language) -> tuple[View, ...]:
    """Tables for people, in the order of the document."""
    sources = {language.say("volle-wolle/column", column=name): luck for name, luck in document["sources"].items()}
    return (
        _by_players(document["players"], language),
        _by_bid(document["bids"], language),
        _table(language.say("volle-odds/sources"), sources, language),
        language.say("volle-odds/luck"),
        *(_luck_table(what, document[key], language) for key, what in LUCK.items()),
        _luck_table("cards", _extremes(document["cards"]), language),
    )


def _by_players(entries: list[dict[str, Any]], language: Language) -> Table:
    columns = ("players", "games", "winner", "average", "gap", "rest")
    rows = (
        (*(str(entry[key]) for key in columns[:2]), *(_decimal(entry[key], language) for key in columns[2:]))
        for entry in entries
    )
    headings = tuple(language.say("volle-odds/games-column", column=column) for column in columns)
    return Table(language.say("volle-odds/games"), headings, tuple(rows))


def _by_bid(entries: list[dict[str, Any]], language: Language) -> Table:
    columns = ("bid", "share", "met", "cards")
    rows = (
        (entry["bid"], *(_percent(entry[key], language) for key in columns[1:3]), _decimal(entry["cards"], language))
        for entry in entries
    )
    headings = tuple(language.say("volle-odds/bids-column", column=column) for column in columns)
    return Table(language.say("volle-odds/bids"), headings, tuple(rows))


def _luck_table(what: str, values: dict[str, float], language: Language) -> Table:
    return _table(language.say("volle-odds/luck-title", what=what), values, language)


def _table(title: str, values: dict[str, float], language: Language) -> Table:
    return Table(title, tuple(values), (tuple(_decimal(value, language) for value in values.values()),))


def _decimal(number: float, language: Language) -> str:
    return language.say("volle-odds/decimal", number=number)


def _percent(share: float, language: Language) -> str:
    return language.say("volle-odds/percent", chance=share)


def _extremes(cards: dict[str, float]) -> dict[str, float]:
    """The five luckiest and the five unluckiest."""
    ordered = sorted(cards, key=lambda name: -cards[name])
    return {name: cards[name] for name in (*ordered[:5], *ordered[-5:])}
