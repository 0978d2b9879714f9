"""The stack of Wolle sheets someone asked for: who gets which id, and where cups stand."""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass

from rollwrite.errors import UsageError
from rollwrite.wolle.face import Face
from sheets.layout.model import Layout
from sheets.layout.sheet_code import Cups
from sheets.press.ids import sheet_ids
from sheets.press.names import printed_name
from sheets.press.order import PrintOrder

CUPS = 6
MOST_SHEETS = 1000
_DOT = re.compile(r"[A-Z][1-9]\d?")


@dataclass(frozen=True, slots=True)
class Sheet:
    """One piece of paper: an id for both of its faces, and each face's cups."""

    id: str
    player: str
    cups: Mapping[str, Cups]


def stack(order: PrintOrder, layouts: Mapping[str, Layout], fill: int) -> list[Sheet]:
    """As many sheets as asked for, as there are players, or as fill a page. No two share an id."""
    players = [printed_name(name) for name in order.players]
    count = len(players) or fill if order.sheets is None else order.sheets
    if not 1 <= count <= MOST_SHEETS:
        raise UsageError(f"{count} sheets cannot be printed: choose 1 to {MOST_SHEETS}")
    if len(players) > count:
        raise UsageError(f"{len(players)} players need as many sheets, not {count}: leave --sheets out or raise it")
    chance = random.Random(order.seed)
    ids = sheet_ids(chance, count)
    wish = order.cups or "hand"
    return [
        Sheet(own_id, name, {face: _cups(wish, layout.face, chance) for face, layout in layouts.items() if layout.face})
        for own_id, name in zip(ids, players + [""] * (count - len(players)), strict=True)
    ]


def _cups(wish: str, face: Face, chance: random.Random) -> Cups:
    spots = face.cup_spots
    if wish.lower() == "hand":
        return "hand"
    if wish.lower() == "none":
        return "none"
    chosen = chance.sample(spots, CUPS) if wish.lower() == "random" else _named(wish, face)
    return tuple(sorted(chosen, key=spots.index))


def _named(wish: str, face: Face) -> list[str]:
    spots, dots = face.cup_spots, set(face.dots)
    cups = [word.strip().upper() for word in wish.split(",")]
    for cup in cups:
        if not _DOT.fullmatch(cup) or cup not in dots:
            known = f"hand, none, random, or six like {','.join(spots[:CUPS])}"
            raise UsageError(f"--cups: {cup!a} is not a dot of face {face.name}: {known}")
        if cup not in spots:
            raise UsageError(f"--cups: no spot for a cup at {cup} on face {face.name}: choose from {' '.join(spots)}")
    if len(set(cups)) < len(cups):
        raise UsageError(f"--cups: {next(cup for cup in cups if cups.count(cup) > 1)} is named twice")
    if len(cups) != CUPS:
        raise UsageError(f"--cups: {len(cups)} named, but {CUPS} are needed")
    return cups
