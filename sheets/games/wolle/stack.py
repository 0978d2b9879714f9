"""The stack of Wolle sheets someone asked for: who gets which id, and where cups stand."""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from rollwrite.errors import UsageError
from rollwrite.message import message, short
from rollwrite.wolle.face import Face
from rollwrite.wolle.rules import CUPS
from sheets.layout.sheet_code import Cups
from sheets.press.ids import sheet_ids
from sheets.press.names import printed_name
from sheets.press.order import PrintOrder

MOST_SHEETS = 1000
_DOT = re.compile(r"[A-Z][1-9]\d?")


@dataclass(frozen=True, slots=True)
class Sheet:
    """One piece of paper: an id for both of its faces, and each face's cups."""

    id: str
    player: str
    cups: tuple[Cups, ...]


def stack(order: PrintOrder, faces: Sequence[Face], fill: int) -> list[Sheet]:
    """As many sheets as asked for, as there are players, or as fill a page. No two share an id."""
    players = [printed_name(name) for name in order.players]
    count = len(players) or fill if order.sheets is None else order.sheets
    if not 1 <= count <= MOST_SHEETS:
        raise UsageError(message("paper/stack-count", count=short(str(count)), most=MOST_SHEETS))
    if len(players) > count:
        raise UsageError(message("paper/few-sheets", players=len(players), count=count))
    chance = random.Random(order.seed)
    ids = sheet_ids(chance, count)
    wish = "hand" if order.cups is None else order.cups
    return [
        Sheet(own_id, name, tuple(_cups(wish, face, chance) for face in faces))
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
            example = ",".join(spots[:CUPS])
            raise UsageError(message("paper/cup-no-dot", cup=short(cup), face=face.name, example=example))
        if cup not in spots:
            raise UsageError(message("paper/cup-no-spot", cup=cup, face=face.name, spots=" ".join(spots)))
    if len(set(cups)) < len(cups):
        raise UsageError(message("paper/cup-twice", cup=next(cup for cup in cups if cups.count(cup) > 1)))
    if len(cups) != CUPS:
        raise UsageError(message("paper/cup-count", count=len(cups), needed=CUPS))
    return cups
