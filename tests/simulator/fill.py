"""A blank sheet becomes a played one: rings by one player, yarn and crosses by another, names, totals and accidents."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from sheets.layout.model import Layout
from tests.simulator.dice import Array, Dice
from tests.simulator.games import Filled, Path, drawings
from tests.simulator.hand import Hand, mark_strokes, ring_strokes, yarn_strokes
from tests.simulator.marks import name, number
from tests.simulator.pens import PENS, Held
from tests.simulator.placing import Placed
from tests.simulator.strokes import Page, Stroke, drawn, put
from tests.simulator.tiers import Tier

NEAR_BOX = 2.6  # no accident lands nearer to a box than this, nor nearer to a segment than NEAR_LINE
NEAR_LINE = 2.4


@dataclass(frozen=True, slots=True)
class Player:
    """Who filled the sheet: one hand and up to three pens; the rings are somebody else's."""

    hand: Hand
    yarn_pen: Held
    mark_pen: Held
    ring_hand: Hand
    ring_pen: Held
    faint_marks: float
    ghosts: tuple[Path, ...]
    ghost_marks: tuple[str, ...]
    ghost_strength: float
    strays: int
    named: bool
    total: str

    @classmethod
    def somebody(cls, layout: Layout, filled: Filled, tier: Tier, dice: Dice, size: float) -> "Player":
        yarn_pen = Held.somehow(tier, dice, at_most=2.0 * size)
        mark_pen = yarn_pen if dice.chance(0.75) else Held.somehow(tier, dice, at_most=1.8 * size)
        erased = bool(yarn_pen.pen.name.startswith("pencil")) and dice.chance(tier.erased)
        return cls(
            hand=Hand.somebody(tier, dice, size),
            yarn_pen=yarn_pen,
            mark_pen=mark_pen,
            ring_hand=Hand.somebody(tier, dice, size),
            ring_pen=Held.somehow(tier, dice, at_most=1.5 * size),
            faint_marks=0.1 if tier.name == "hard" and dice.chance(0.3) else 0.0,
            ghosts=tuple(_regretted(layout, filled, dice)) if erased else (),
            ghost_marks=tuple(_uncrossed(layout, filled, dice)) if erased else (),
            ghost_strength=dice.between(0.1, 0.18),
            strays=dice.whole(1, 4) if dice.chance(tier.stray) else 0,
            named=dice.chance(0.75),
            total=str(dice.whole(3, 48)) if dice.chance(0.5) else "",
        )


def fill(page: Page, placed: Placed, filled: Filled, player: Player, dice: Dice) -> None:
    """Draw everything a table of players leaves on one sheet, in the order they do it."""
    ink = _Ink(page, dice.child("ink"))
    if player.named:
        ink.lay(_name_strokes(placed, dice.child("name")), player.mark_pen)
    for dot in filled.circled:
        ink.lay(ring_strokes(placed, dot, player.ring_hand, dice.child(f"ring {dot}")), player.ring_pen)
    ghost_yarn = yarn_strokes(placed, player.ghosts, player.hand, dice.child("ghosts"))
    ink.lay(ghost_yarn, player.yarn_pen, player.ghost_strength)
    for box in player.ghost_marks:
        ink.lay(mark_strokes(placed, box, player.hand, dice.child(f"was {box}")), _PENCIL, player.ghost_strength)
    ink.lay(yarn_strokes(placed, filled.turns, player.hand, dice.child("yarn")), player.yarn_pen)
    for box in (box.name for box in placed.layout.boxes if box.name in filled.crossed):
        die = dice.child(box)
        strength = die.between(0.45, 0.6) if die.chance(player.faint_marks) else 1.0
        ink.lay(mark_strokes(placed, box, player.hand, die), player.mark_pen, strength)
    if player.total:
        ink.lay(_total_strokes(placed, player.total, dice.child("total")), player.mark_pen)
    ink.lay(_accidents(placed, player.strays, dice.child("strays")), player.mark_pen)


_PENCIL = Held(PENS[0], 0.5, 1.0)


@dataclass(frozen=True, slots=True)
class _Ink:
    page: Page
    dice: Dice

    def lay(self, strokes: Iterator[Stroke], held: Held, strength: float = 1.0) -> None:
        for stroke in strokes:
            put(self.page, stroke, held, self.dice, strength)


def _regretted(layout: Layout, filled: Filled, dice: Dice) -> Iterator[Path]:
    """A turn drawn, rubbed out and drawn elsewhere: along segments that stayed empty in the end."""
    if layout.yarn is None or not filled.turns:
        return
    free = {frozenset(s) for s in layout.yarn.segments} - {frozenset(s) for s in filled.segments}
    for _ in range(dice.whole(1, 2)):
        start = dice.pick(filled.turns)[-1]
        wishes = list(drawings(start, dice.whole(1, 4), free))
        if wishes:
            yield dice.pick(wishes)


def _uncrossed(layout: Layout, filled: Filled, dice: Dice) -> Iterator[str]:
    empty = [box.name for box in layout.boxes if box.name not in filled.crossed]
    if empty and dice.chance(0.4):
        yield dice.pick(empty)


def _name_strokes(placed: Placed, dice: Dice) -> Iterator[Stroke]:
    for line in (line for line in placed.layout.lines if line.name == "player"):
        start = placed.point(line.rect.x + dice.between(-1, 8), line.rect.y + dice.between(-1.5, 1.0))
        for points in name(dice.between(15, 34) * placed.size, dice.between(4, 8) * placed.size, dice):
            yield drawn(start + points, dice, 0.05)


def _total_strokes(placed: Placed, total: str, dice: Dice) -> Iterator[Stroke]:
    for line in (line for line in placed.layout.lines if line.name == "total"):
        start = placed.point(line.rect.x + dice.between(3, 14), line.rect.y + dice.between(-1, 0.3))
        for points in number(total, dice.between(4, 6.5) * placed.size, dice):
            yield drawn(start + points, dice, 0.05)


def _accidents(placed: Placed, count: int, dice: Dice) -> Iterator[Stroke]:
    """Dots and dashes where a pen touched the paper, away from everything that is read."""
    left = count
    for _ in range(60 * count):
        if not left:
            return
        page = placed.layout.page
        start = np.array([dice.between(page.x + 4, page.right - 4), dice.between(page.y + 4, page.bottom - 4)])
        end = start + dice.offset(1.2, 4.0)
        if _harmless(placed.layout, start) and _harmless(placed.layout, end):
            left -= 1
            yield drawn(placed.placing(np.array([start, end])), dice, 0.05)


def _harmless(layout: Layout, at: Array) -> bool:
    x, y = float(at[0]), float(at[1])
    zones = [box.rect.grown(NEAR_BOX) for box in layout.boxes]
    zones += [marker.rect.grown(2) for marker in layout.markers] + [layout.code.grown(1)]
    if any(zone.x < x < zone.right and zone.y < y < zone.bottom for zone in zones):
        return False
    if layout.yarn is None:
        return True
    places = {dot.name: np.array([dot.x, dot.y]) for dot in layout.yarn.dots}
    if any(np.hypot(*(places[spot] - at)) < 5.5 for spot in layout.yarn.cup_spots):
        return False
    ends = np.array([[places[a], places[b]] for a, b in layout.yarn.segments])
    way = ends[:, 1] - ends[:, 0]
    t = np.clip(((at - ends[:, 0]) * way).sum(axis=1) / (way * way).sum(axis=1), 0, 1)
    nearest = ends[:, 0] + way * t[:, None] - at
    return bool(np.hypot(nearest[:, 0], nearest[:, 1]).min() > NEAR_LINE)
