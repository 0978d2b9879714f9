"""The hunt for scripts and for people: one document, and a row of heat maps for every round."""

from itertools import groupby
from math import sqrt
from typing import Any

from rollwrite.errors import ExitCode, UnreadableFile
from rollwrite.report import HeatMap, HeatMaps, Report, View
from rollwrite.uly_polly.belief import Habits
from rollwrite.uly_polly.field import COLUMNS, PLACES, SIDE
from rollwrite.uly_polly.game import NewRound
from rollwrite.uly_polly.hunt import Scent, hunt, told
from rollwrite.uly_polly.record import NAME, Reading, read

LEGEND = "(dog)  · turned  ░▒▓█ how likely the wolf lies there"
SHADES = "░▒▓█"


def hunting(file: str, text: str, habits: Habits | None = None) -> Report:
    """Where the wolf may be, after every event of a record."""
    reading = read(text)
    if reading.game is None:
        raise UnreadableFile(file, f"no record of {NAME}: {reading.problems[0].message}")
    scents = hunt(reading, habits)
    rounds = [list(group) for _, group in groupby(scents, key=lambda scent: scent.round)]
    document = {
        "game": NAME,
        "model": "habits" if habits else "count",
        **({"near": float(habits.near), "far": float(habits.far)} if habits else {}),
        "problems": [{"line": p.line, "rule": str(p.rule), "message": p.message} for p in reading.problems],
        "rounds": [{"wolf": _wolf(reading, group), "steps": [_step(scent) for scent in group]} for group in rounds],
    }
    exit_code = ExitCode.NEEDS_A_PERSON if reading.problems else ExitCode.OK
    return Report(document, _views(reading, rounds), exit_code)


def _wolf(reading: Reading, group: list[Scent]) -> str:
    assert reading.game is not None
    return reading.game.rounds[group[0].round - 1].wolf


def _step(scent: Scent) -> dict[str, Any]:
    return {
        "line": scent.line,
        "event": told(scent.event),
        "dog": scent.dog_at,
        "turned": [place for place in PLACES if place in scent.turned],
        "possible": len(scent.possible),
        "chances": {place: float(chance) for place, chance in scent.chances.items()},
    }


def _views(reading: Reading, rounds: list[list[Scent]]) -> tuple[View, ...]:
    maps = [
        HeatMaps(f"Round {group[0].round}: {_wolf(reading, group)} hides", tuple(map(heat_map, group)))
        for group in rounds
    ]
    problems = (f"line {p.line} was left out ({p.rule}): {p.message}" for p in reading.problems)
    return (*maps, LEGEND if maps else "No round has begun yet: nothing to hunt.", *problems)


def heat_map(scent: Scent) -> HeatMap:
    rows = [PLACES[first : first + SIDE] for first in range(0, len(PLACES), SIDE)]
    cells = tuple(tuple((_written(scent, place), warmth(scent, place)) for place in row) for row in rows)
    return HeatMap(caption(scent), tuple(COLUMNS), tuple(row[0][1] for row in rows), cells)


def caption(scent: Scent) -> str:
    happened = f"dog on {scent.dog_at}" if isinstance(scent.event, NewRound) else told(scent.event)
    return f"{happened}: {f'{len(scent.possible)} places' if len(scent.possible) > 1 else 'found'}"


def warmth(scent: Scent, place: str) -> float:
    """Chances are small numbers; the square root lets one in sixteen and one in nine look different."""
    return sqrt(scent.chances[place])


def _written(scent: Scent, place: str) -> str:
    chance = scent.chances[place]
    shade = SHADES[min(int(warmth(scent, place) * 2 * len(SHADES)), len(SHADES)) - 1] if chance else "·"
    words = f"{shade}{float(chance):4.0%}" if chance else f"{shade:>3}  "
    return f"({words})" if place == scent.dog_at else f" {words} "
