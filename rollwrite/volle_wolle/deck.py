"""The deck file: read, checked card by card, and refused in one line where it could not be played with."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from rollwrite.errors import UnreadableFile
from rollwrite.files import as_toml, read_text
from rollwrite.message import Either, Message, message, short
from rollwrite.packaged import folder_of
from rollwrite.volle_wolle.cards import BONE, DOG, DOGS, SHEEP, TRIOS, Card

ATTITUDES = ("barking", "begging", "digging", "listening", "running", "sitting", "sleeping", "wagging")
TABLES = 6

MOST_NUMBER = 99
MOST_POINTS = 20
MOST_MODIFIER = 9

_KEYS = ("sheep", "tables", "dogs")
_SHEEP_KEYS = ("number", "points", "trio", "plus", "minus", "bone")


@dataclass(frozen=True, slots=True, repr=False)
class Deck:
    sheep: tuple[Card, ...]
    tables: tuple[int, ...]  # the numbers on the backs of the bidding tables
    dogs: tuple[str, ...]  # in which attitude each dog is drawn
    file: str = field(default="", compare=False)  # what a record calls a deck of one's own; the house's has no name

    @classmethod
    def read(cls, file: str = "", folder: str | Path = "") -> "Deck":
        """The deck a person has edited, as seen from a folder, or the one of the house where no file is named."""
        if not file:
            return house_deck()
        path = Path(folder, file)
        return replace(read_deck(str(path), read_text(path)), file=file)

    def __repr__(self) -> str:
        return f"Deck({self.file or 'house'}: {len(self.sheep)} sheep, {len(self.dogs)} dogs, a bone)"

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.sheep, *(DOG for _ in self.dogs), BONE)

    def card(self, name: str) -> Card | None:
        return next((card for card in self.cards if card.name == name), None)


@cache
def house_deck() -> Deck:
    return read_deck("deck.toml", (folder_of("rollwrite.volle_wolle") / "deck.toml").read_text("utf-8"))


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


def _faults(data: dict[str, Any]) -> Iterator[Message]:
    """What is wrong, the coarse things first: the later checks rely on the earlier ones having found nothing."""
    yield from unknown_keys(data, _KEYS)
    yield from (message("volle-wolle/list-missing", key=k) for k in _KEYS if not isinstance(data.get(k), list))
    for place, entry in enumerate(data["sheep"], 1):
        yield from (message("volle-wolle/sheep-flaw", place=place, flaw=flaw) for flaw in _flaws(entry))
    if len(data["sheep"]) != SHEEP:
        yield message("volle-wolle/sheep-count", count=len(data["sheep"]), needed=SHEEP)
    if len(data["tables"]) != TABLES or not all(_whole(number, 1, MOST_NUMBER) for number in data["tables"]):
        yield message("volle-wolle/deck-tables", count=TABLES, most=MOST_NUMBER)
    numbers = Counter([*data["tables"], *(entry["number"] for entry in data["sheep"])])
    yield from (message("volle-wolle/number-again", number=n, times=times) for n, times in numbers.items() if times > 1)
    if [str(dog) for dog in data["dogs"]] != data["dogs"] or sorted(data["dogs"]) != sorted(ATTITUDES):
        yield message("volle-wolle/deck-dogs", count=DOGS, dogs=ATTITUDES)


def unknown_keys(data: dict[str, Any], known: tuple[str, ...]) -> Iterator[Message]:
    yield from (message("volle-wolle/key-unknown", key=short(key), known=known) for key in data if key not in known)


def _flaws(entry: object) -> Iterator[Message]:
    if not isinstance(entry, dict):
        yield message("volle-wolle/no-card")
        return
    yield from unknown_keys(entry, _SHEEP_KEYS)
    if not _whole(entry.get("number"), 1, MOST_NUMBER):
        yield message("volle-wolle/out-of-range", key="number", least=1, most=MOST_NUMBER)
    if ("points" in entry) == ("trio" in entry):
        yield message("volle-wolle/points-or-trio")
    if "points" in entry and not _whole(entry["points"], -MOST_POINTS, MOST_POINTS):
        yield message("volle-wolle/points-range", least=-MOST_POINTS, most=MOST_POINTS)
    if "trio" in entry and entry["trio"] not in TRIOS:
        yield message("volle-wolle/trio-unknown", trios=Either(TRIOS))
    yield from _corner_flaws(entry)


def _corner_flaws(entry: dict[str, Any]) -> Iterator[Message]:
    if len({"plus", "minus", "bone"} & entry.keys()) > 1:
        yield message("volle-wolle/corner-full")
    for key in {"plus", "minus"} & entry.keys():
        if not _whole(entry[key], 1, MOST_MODIFIER):
            yield message("volle-wolle/out-of-range", key=key, least=1, most=MOST_MODIFIER)
    if not isinstance(entry.get("bone", False), bool):
        yield message("volle-wolle/true-or-false", key="bone")


def _whole(value: object, least: int, most: int) -> bool:
    """A whole number in its bounds. True is one to Python, not to us."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
