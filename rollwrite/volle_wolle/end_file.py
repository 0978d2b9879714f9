"""The end of a game as a file: what lies before each player. Nothing is counted that could not lie there."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rollwrite.errors import UnreadableFile
from rollwrite.files import as_toml
from rollwrite.finding import Finding
from rollwrite.games import Contender
from rollwrite.message import Fact, Message, message, short
from rollwrite.volle_wolle.cards import CHIPS, DOGS, SHEEP, TRIOS
from rollwrite.volle_wolle.deck import unknown_keys
from rollwrite.volle_wolle.record import NAME
from rollwrite.volle_wolle.scoring import Count, Holding, contenders, final_count
from rollwrite.volle_wolle.state import MOST_PLAYERS

MOST_POINTS = 99

_KEYS = ("name", "sheep", "dogs", "bone", "chips")


@dataclass(frozen=True, slots=True)
class End:
    """What lies before each player when all cards are gone."""

    holdings: tuple[Holding, ...]
    findings: tuple[Finding, ...] = ()  # never any: what could not lie there is an unreadable file

    @classmethod
    def parse(cls, file: str, text: str) -> "End":
        data = as_toml(file, text)
        fault = next(_faults(data), None)
        if fault:
            raise UnreadableFile(file, fault)
        return cls(tuple(Holding(**player | {"sheep": tuple(player["sheep"])}) for player in data["player"]))

    @property
    def counts(self) -> tuple[Count, ...]:
        return final_count(self.holdings)

    @property
    def contenders(self) -> tuple[Contender, ...]:
        return contenders(self.counts)


def _faults(data: dict[str, Any]) -> Iterator[Message]:
    """What is wrong, the coarse things first: the later checks rely on the earlier ones having found nothing."""
    if data.get("game") != NAME:
        yield message("volle-wolle/end-game", game=NAME)
    yield from unknown_keys(data, ("game", "player"))
    players = data.get("player")
    if not isinstance(players, list) or not 1 <= len(players) <= MOST_PLAYERS:
        yield message("volle-wolle/end-players", most=MOST_PLAYERS)
        return
    for place, player in enumerate(players, 1):
        yield from (message("volle-wolle/player-flaw", place=place, flaw=flaw) for flaw in _flaws(player))
    names = Counter(player["name"].strip() for player in players)
    yield from (
        message("volle-wolle/name-again", name=short(n), times=times) for n, times in names.items() if times > 1
    )
    yield from _too_many(players)


def _flaws(player: object) -> Iterator[Message]:
    if not isinstance(player, dict):
        yield message("volle-wolle/no-player")
        return
    yield from unknown_keys(player, _KEYS)
    yield from (message("volle-wolle/key-missing", key=key) for key in _KEYS if key not in player)
    if not isinstance(player["name"], str) or not player["name"].strip():
        yield message("volle-wolle/no-name")
    if not isinstance(player["sheep"], list):
        yield message("volle-wolle/no-herd")
    yield from (message("volle-wolle/sheep-unknown", shown=_told(s)) for s in player["sheep"] if not _is_shown(s))
    for key in ("dogs", "chips"):
        if not _is_number(player[key]):
            yield message("volle-wolle/from-zero", key=key)
    if not isinstance(player["bone"], bool):
        yield message("volle-wolle/true-or-false", key="bone")


def _too_many(players: list[dict[str, Any]]) -> Iterator[Message]:
    """More of something than there is in the box."""
    totals = {
        "sheep": (sum(len(player["sheep"]) for player in players), SHEEP),
        "dogs": (sum(player["dogs"] for player in players), DOGS),
        "chips": (sum(player["chips"] for player in players), CHIPS),
        "bones": (sum(player["bone"] for player in players), 1),
    }
    for what, (number, most) in totals.items():
        if number > most:
            count: Fact = number if number < 10**6 else message("volle-wolle/far-too-many")
            yield message("volle-wolle/too-many", what=what, count=count, most=most)


def _is_shown(shown: object) -> bool:
    return shown in TRIOS or (isinstance(shown, int) and not isinstance(shown, bool) and abs(shown) <= MOST_POINTS)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _told(value: object) -> Fact:
    """What a person wrote where a sheep should be."""
    if isinstance(value, list | dict):
        return message("volle-wolle/several-values")
    if isinstance(value, int) and abs(value) > 10**9:
        return message("volle-wolle/far-too-large")
    return short(f"'{value}'" if isinstance(value, str) else str(value).lower())
