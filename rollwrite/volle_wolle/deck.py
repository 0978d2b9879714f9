"""The deck file: read, checked card by card, and refused in one line where it could not be played with."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from rollwrite.errors import UnreadableFile
from rollwrite.files import TEXT_LIMIT, as_text, as_toml, read_bytes
from rollwrite.volle_wolle.cards import BONE, DOG, DOGS, SHEEP, TRIOS, Card

ATTITUDES = ("barking", "begging", "digging", "listening", "running", "sitting", "sleeping", "wagging")
TABLES = 6

MOST_NUMBER = 99
MOST_POINTS = 20
MOST_MODIFIER = 9


@dataclass(frozen=True, slots=True)
class Deck:
    sheep: tuple[Card, ...]
    tables: tuple[int, ...]  # the numbers on the backs of the bidding tables
    dogs: tuple[str, ...]  # in which attitude each dog is drawn
    file: str = ""  # where a deck of one's own lies; the deck of the house has no file

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.sheep, *(DOG for _ in self.dogs), BONE)

    def card(self, name: str) -> Card | None:
        return next((card for card in self.cards if card.name == name), None)


@cache
def house_deck() -> Deck:
    return read_deck("deck.toml", (files("rollwrite.volle_wolle") / "deck.toml").read_text("utf-8"))


def load_deck(file: str) -> Deck:
    """The deck a person has edited, or the one of the house where no file is named."""
    if not file:
        return house_deck()
    deck = read_deck(file, as_text(file, read_bytes(Path(file), TEXT_LIMIT)))
    return Deck(deck.sheep, deck.tables, deck.dogs, file)


def read_deck(file: str, text: str) -> Deck:
    data = as_toml(file, text)
    fault = next(_faults(data), None)
    if fault:
        raise UnreadableFile(file, fault)
    return Deck(tuple(map(_sheep, data["sheep"])), tuple(data["tables"]), tuple(data["dogs"]))


def _sheep(entry: dict[str, Any]) -> Card:
    return Card(
        name=str(entry["number"]),
        number=entry["number"],
        points=entry.get("points", 0),
        trio=entry.get("trio"),
        modifier=entry.get("plus", 0) - entry.get("minus", 0),
        takes_bone=entry.get("bone", False),
    )


def _faults(data: dict[str, Any]) -> Iterator[str]:
    """What is wrong, the coarse things first: the later checks rely on the earlier ones having found nothing."""
    yield from (f"unknown key {key!r} (sheep, tables and dogs are known)" for key in data if key not in _KEYS)
    yield from (f"{key} is missing or not a list" for key in _KEYS if not isinstance(data.get(key), list))
    yield from (f"sheep {place}: {fault}" for place, entry in enumerate(data["sheep"], 1) for fault in _flaws(entry))
    if len(data["sheep"]) != SHEEP:
        yield f"{len(data['sheep'])} sheep, but a game needs {SHEEP}"
    if len(data["tables"]) != TABLES or not all(_whole(number, 1, MOST_NUMBER) for number in data["tables"]):
        yield f"tables must be {TABLES} numbers from 1 to {MOST_NUMBER}"
    numbers = Counter([*data["tables"], *(entry["number"] for entry in data["sheep"])])
    yield from (f"the sheep number {number} appears {n} times" for number, n in numbers.items() if n > 1)
    if [str(dog) for dog in data["dogs"]] != data["dogs"] or sorted(data["dogs"]) != sorted(ATTITUDES):
        yield f"dogs must be these {DOGS}, each once: {', '.join(ATTITUDES)}"


_KEYS = ("sheep", "tables", "dogs")
_SHEEP_KEYS = ("number", "points", "trio", "plus", "minus", "bone")


def _flaws(entry: object) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield "not a card such as { number = 7, points = 3 }"
        return
    yield from (f"unknown key {key!r} ({', '.join(_SHEEP_KEYS)} are known)" for key in entry if key not in _SHEEP_KEYS)
    if not _whole(entry.get("number"), 1, MOST_NUMBER):
        yield f"number must be from 1 to {MOST_NUMBER}"
    if ("points" in entry) == ("trio" in entry):
        yield "either points or trio, and one of them"
    if "points" in entry and not _whole(entry["points"], -MOST_POINTS, MOST_POINTS):
        yield f"points must be a whole number from {-MOST_POINTS} to {MOST_POINTS}"
    if "trio" in entry and entry["trio"] not in TRIOS:
        yield f"trio must be {' or '.join(TRIOS)}"
    yield from _corner_flaws(entry)


def _corner_flaws(entry: dict[str, Any]) -> Iterator[str]:
    if len({"plus", "minus", "bone"} & entry.keys()) > 1:
        yield "the corner has room for one of plus, minus and bone"
    for key in {"plus", "minus"} & entry.keys():
        if not _whole(entry[key], 1, MOST_MODIFIER):
            yield f"{key} must be from 1 to {MOST_MODIFIER}"
    if not isinstance(entry.get("bone", False), bool):
        yield "bone must be true or false"


def _whole(value: object, least: int, most: int) -> bool:
    """A whole number in its bounds. True is one to Python, not to us."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
