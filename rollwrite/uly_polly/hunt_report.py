"""The hunt for scripts and for people: one document, and a row of heat maps for every round."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from rollwrite.errors import ExitCode
from rollwrite.language import Language
from rollwrite.message import Message, message
from rollwrite.report import HeatMap, HeatMaps, Report, View
from rollwrite.uly_polly.field import COLUMNS, PLACES, SIDE
from rollwrite.uly_polly.hunt import Hunt, Scent
from rollwrite.uly_polly.record import NAME
from rollwrite.uly_polly.report import problems
from rollwrite.uly_polly.rules import Event, Move, NewRound, Swap

SHADES = "░▒▓█"


def hunt_report(hunted: Hunt, language: Language) -> Report:
    habits = hunted.habits
    document = {
        "game": NAME,
        "model": "habits" if habits else "count",
        **({"near": float(habits.near), "far": float(habits.far)} if habits else {}),
        "problems": problems(hunted.findings, language),
        "rounds": [_round(scents) for scents in hunted.rounds],
    }
    exit_code = ExitCode.NEEDS_A_PERSON if hunted.findings else ExitCode.OK
    return Report(document, tuple(_views(hunted, language)), exit_code)


def _round(scents: tuple[Scent, ...]) -> dict[str, Any]:
    return {"round": scents[0].round, "wolf": scents[0].wolf, "steps": [_step(scent) for scent in scents]}


def _step(scent: Scent) -> dict[str, Any]:
    return {
        "line": scent.line,
        "event": scent.told,
        "dog": scent.dog_at,
        "turned": [place for place in PLACES if place in scent.turned],
        "possible": len(scent.possible),
        "chances": {place: float(chance) for place, chance in scent.chances.items()},
    }


def _views(hunted: Hunt, language: Language) -> Iterator[View]:
    for scents in hunted.rounds:
        yield HeatMaps(round_title(scents, language), tuple(_heat_map(scent, language) for scent in scents))
    yield language.say("uly-polly/hunt-legend" if hunted.rounds else "uly-polly/hunt-nothing")
    for found in hunted.findings:
        yield language.say("uly-polly/hunt-left-out", line=found.line or 0, rule=found.rule, reason=found.message)


def _heat_map(scent: Scent, language: Language) -> HeatMap:
    rows = [PLACES[first : first + SIDE] for first in range(0, len(PLACES), SIDE)]
    cells = tuple(tuple((_written(scent, place), warmth(scent, place)) for place in row) for row in rows)
    return HeatMap(caption(scent, language), tuple(COLUMNS), tuple(row[0][1] for row in rows), cells)


def _written(scent: Scent, place: str) -> str:
    chance = scent.chances[place]
    darkness = int(warmth(scent, place) * 2 * len(SHADES)) - 1
    shade = SHADES[min(max(darkness, 0), len(SHADES) - 1)] if chance else "·"
    words = f"{shade}{float(chance):4.0%}" if chance else f"{shade:>3}  "
    return f"({words})" if place == scent.dog_at else f" {words} "


def round_title(scents: tuple[Scent, ...], language: Language) -> str:
    return language.say("uly-polly/hunt-round", round=scents[0].round, wolf=scents[0].wolf)


def caption(scent: Scent, language: Language) -> str:
    """What happened, and in how many places the wolf may lie now."""
    return language.say("uly-polly/hunt-step", event=_happened(scent.event), places=len(scent.possible))


def _happened(event: Event) -> Message:
    match event:
        case Swap(one, other):
            return message("uly-polly/hunt-swap", one=one, other=other)
        case Move(to):
            return message("uly-polly/hunt-move", place=to)
        case NewRound(dog=dog):
            return message("uly-polly/hunt-move", place=dog)


def warmth(scent: Scent, place: str) -> float:
    """Chances are small numbers; the square root lets one in sixteen and one in nine look different."""
    return sqrt(scent.chances[place])
