"""Everybody's sheets on one table, in one shot: two to eight, any way round, some with their margins overlapping."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from tests.simulator.dice import Dice
from tests.simulator.printer import order
from tests.simulator.scene import Card, Lying
from tests.simulator.sheets import sheet_as
from tests.simulator.tiers import Tier

A5 = (148.0, 210.0)
MOST = 8
OVERLAP = -5.0  # mm of margin that two sheets may share: nothing is printed there
WAYS = ("one way", "one way", "two sides", "around", "any")
MOST_OF = {"one way": MOST, "two sides": MOST, "around": 6, "any": 4}  # or nobody could read what is so far away
COLOURS = ((188, 60, 52), (40, 74, 130), (236, 232, 224), (30, 32, 36), (210, 176, 60))


def gathering(game: str, tier: Tier, dice: Dice) -> tuple[Lying, ...]:
    """In rows and columns, more or less. Who sits where turns the sheets."""
    count, ways, close = dice.whole(2, MOST), dice.pick(WAYS), dice.chance(0.3)
    count = min(count, MOST_OF[ways])
    columns = min(4, -(-count // 2)) if count > 3 else dice.whole(1, 2)
    width, height = _cell(ways)
    gap = OVERLAP if close and ways in ("one way", "two sides") else dice.between(4, 30)
    lain_on = dice.whole(0, count - 1) if dice.chance(tier.lain_on) else None
    lying = []
    for n in range(count):
        die = dice.child(n)
        ordered = order(game, tier, die.child("order"))
        sheet = sheet_as(replace(ordered, number=ordered.number + 10 * n), tier, die)
        off = 0.3 if gap < 0 else 3.0
        x = (n % columns - (columns - 1) / 2) * (width + gap) + die.normal(off, 3 * off)
        y = (n // columns - (count - 1) // columns / 2) * (height + gap) + die.normal(off, 3 * off)
        lying.append(Lying(sheet, x, y, _angle(ways, die) + die.normal(off / 3, off), lain_on=n == lain_on))
    return tuple(lying)


def _cell(ways: str) -> tuple[float, float]:
    if ways in ("one way", "two sides"):
        return A5
    side = A5[1] if ways == "around" else float(np.hypot(*A5))
    return side, side


def _angle(ways: str, dice: Dice) -> float:
    if ways == "any":
        return dice.between(0, 360)
    turns = {"one way": (0.0,), "two sides": (0.0, 180.0), "around": (0.0, 90.0, 180.0, 270.0)}
    return dice.pick(turns[ways])


def things_on(sheets: tuple[Lying, ...], dice: Dice) -> Iterator[Card]:
    """A magazine, a card game's box: over a good part of a sheet, from one of its sides."""
    for lying in sheets:
        if lying.lain_on:
            w, h = lying.sheet.size
            share, side = dice.between(0.35, 0.65), dice.pick((0, 1))
            far = -25.0 if dice.chance(0.5) else 0.0
            rect = ((0, far, w, h * share) if side else (far, 0, w * share, h)) if dice.chance(0.5) else (
                (0, h * (1 - share), w, h - far) if side else (w * (1 - share), 0, w - far, h)
            )  # fmt: skip
            left, top, right, bottom = rect
            corners = lying.world(np.array([[left, top], [right, top], [right, bottom], [left, bottom]], float))
            yield Card(tuple((float(x), float(y)) for x, y in corners[:, :2]), dice.pick(COLOURS))
