"""The hunt for scripts and for people: one document, and a row of heat maps for every round."""

from math import sqrt
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.report import HeatMap, HeatMaps, Report, View
from rollwrite.uly_polly.field import COLUMNS, PLACES, SIDE
from rollwrite.uly_polly.hunt import Hunt, Scent
from rollwrite.uly_polly.record import NAME
from rollwrite.uly_polly.rules import NewRound

LEGEND = "(dog)  · turned  ░▒▓█ how likely the wolf lies there"
SHADES = "░▒▓█"


def hunt_report(hunted: Hunt) -> Report:
    habits = hunted.habits
    document = {
        "game": NAME,
        "model": "habits" if habits else "count",
        **({"near": float(habits.near), "far": float(habits.far)} if habits else {}),
        "problems": [{"line": p.line, "rule": str(p.rule), "message": p.message} for p in hunted.problems],
        "rounds": [{"wolf": scents[0].wolf, "steps": [_step(scent) for scent in scents]} for scents in hunted.rounds],
    }
    return Report(document, _views(hunted), ExitCode.NEEDS_A_PERSON if hunted.problems else ExitCode.OK)


def _step(scent: Scent) -> dict[str, Any]:
    return {
        "line": scent.line,
        "event": scent.told,
        "dog": scent.dog_at,
        "turned": [place for place in PLACES if place in scent.turned],
        "possible": len(scent.possible),
        "chances": {place: float(chance) for place, chance in scent.chances.items()},
    }


def _views(hunted: Hunt) -> tuple[View, ...]:
    maps = [HeatMaps(round_title(scents), tuple(map(_heat_map, scents))) for scents in hunted.rounds]
    problems = (f"line {p.line} was left out ({p.rule}): {p.message}" for p in hunted.problems)
    return (*maps, LEGEND if maps else "No round has begun yet: nothing to hunt.", *problems)


def _heat_map(scent: Scent) -> HeatMap:
    rows = [PLACES[first : first + SIDE] for first in range(0, len(PLACES), SIDE)]
    cells = tuple(tuple((_written(scent, place), warmth(scent, place)) for place in row) for row in rows)
    return HeatMap(caption(scent), tuple(COLUMNS), tuple(row[0][1] for row in rows), cells)


def _written(scent: Scent, place: str) -> str:
    chance = scent.chances[place]
    shade = SHADES[min(int(warmth(scent, place) * 2 * len(SHADES)), len(SHADES)) - 1] if chance else "·"
    words = f"{shade}{float(chance):4.0%}" if chance else f"{shade:>3}  "
    return f"({words})" if place == scent.dog_at else f" {words} "


def round_title(scents: tuple[Scent, ...]) -> str:
    return f"Round {scents[0].round}: {scents[0].wolf} hides"


def caption(scent: Scent) -> str:
    happened = f"dog on {scent.dog_at}" if isinstance(scent.event, NewRound) else scent.told
    return f"{happened}: {f'{len(scent.possible)} places' if len(scent.possible) > 1 else 'found'}"


def warmth(scent: Scent, place: str) -> float:
    """Chances are small numbers; the square root lets one in sixteen and one in nine look different."""
    return sqrt(scent.chances[place])
