"""The end of a game as a file: what lies before each player. Nothing is counted that could not lie there."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rollwrite.errors import UnreadableFile
from rollwrite.files import as_toml
from rollwrite.volle_wolle.cards import CHIPS, DOGS, SHEEP, TRIOS
from rollwrite.volle_wolle.scoring import Holding

GAME = "volle-wolle"
MOST_PLAYERS = 6
MOST_POINTS = 99

_KEYS = ("name", "sheep", "dogs", "bone", "chips")


def read_end(file: str, text: str) -> tuple[Holding, ...]:
    data = as_toml(file, text)
    fault = next(_faults(data), None)
    if fault:
        raise UnreadableFile(file, fault)
    return tuple(
        Holding(player["name"], tuple(player["sheep"]), player["dogs"], player["bone"], player["chips"])
        for player in data["player"]
    )


def _faults(data: dict[str, Any]) -> Iterator[str]:
    """What is wrong, the coarse things first: the later checks rely on the earlier ones having found nothing."""
    if data.get("game") != GAME:
        yield f'game must be "{GAME}"'
    yield from (
        f"unknown key {_short(key)} (game and player are known)" for key in data if key not in ("game", "player")
    )
    players = data.get("player")
    if not isinstance(players, list) or not 1 <= len(players) <= MOST_PLAYERS:
        yield f"one to {MOST_PLAYERS} players are needed, each under [[player]]"
        return
    yield from (f"player {place}: {flaw}" for place, player in enumerate(players, 1) for flaw in _flaws(player))
    names = Counter(player["name"].strip() for player in players)
    yield from (f"the name {_short(name)} is there {n} times" for name, n in names.items() if n > 1)
    yield from _too_many(players)


def _flaws(player: object) -> Iterator[str]:
    if not isinstance(player, dict):
        yield "not under [[player]]"
        return
    yield from (f"unknown key {_short(key)} ({', '.join(_KEYS)} are known)" for key in player if key not in _KEYS)
    yield from (f"{key} is missing" for key in _KEYS if key not in player)
    if not isinstance(player["name"], str) or not player["name"].strip():
        yield "name must be a text in quotes"
    if not isinstance(player["sheep"], list):
        yield "sheep must be a list of what the cards show"
    yield from (f"no sheep shows {_short(shown)}" for shown in player["sheep"] if not _is_shown(shown))
    yield from (f"{key} must be a whole number from 0" for key in ("dogs", "chips") if not _is_number(player[key]))
    if not isinstance(player["bone"], bool):
        yield "bone must be true or false"


def _too_many(players: list[dict[str, Any]]) -> Iterator[str]:
    """More of something than there is in the box."""
    totals = {
        "sheep": (sum(len(player["sheep"]) for player in players), SHEEP),
        "dogs": (sum(player["dogs"] for player in players), DOGS),
        "chips": (sum(player["chips"] for player in players), CHIPS),
        "bones": (sum(player["bone"] for player in players), 1),
    }
    yield from (f"{_count(n)} {what}, but there are only {most}" for what, (n, most) in totals.items() if n > most)


def _is_shown(shown: object) -> bool:
    return shown in TRIOS or (isinstance(shown, int) and not isinstance(shown, bool) and abs(shown) <= MOST_POINTS)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _count(number: int) -> str:
    return str(number) if number < 10**6 else "far too many"


def _short(value: object) -> str:
    """A person's own word in a message: quoted, and not a page long."""
    words = f"a number of {value.bit_length()} bits" if isinstance(value, int) and abs(value) > 10**9 else repr(value)
    return words if len(words) <= 40 else f"{words[:40]}…"
