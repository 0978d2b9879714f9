"""A blank sheet becomes a played one: rings by one player, yarn and crosses by another, names, totals and accidents."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypedDict

import numpy as np

from sheets.layout.model import Layout
from tests.simulator.dice import Array, Dice
from tests.simulator.games import Filled, Path, drawings
from tests.simulator.hand import Hand, mark_strokes, ring_strokes, wrong_strokes, yarn_strokes
from tests.simulator.marks import name, number
from tests.simulator.pens import Held
from tests.simulator.placing import Placed
from tests.simulator.strokes import Page, Stroke, drawn, put
from tests.simulator.tiers import Tier

NEAR_BOX = 2.6  # no accident lands nearer to a box than this, nor nearer to a segment than NEAR_LINE
NEAR_LINE = 2.4
FOR_A_NAME = 35.0  # a line longer than this
LEAST_STRENGTH = 0.36  # twice what an eraser leaves of a firm stroke


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
    counted: bool
    second_pen: Held | None  # the first one ran dry, or was lent to somebody
    second_from: int
    toys_ticked: bool
    on_marker: int | None

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
            faint_marks=0.1 if tier.faint_hand and dice.chance(tier.faint_hand) else 0.0,
            ghosts=tuple(_regretted(layout, filled, dice)) if erased else (),
            ghost_marks=tuple(_uncrossed(layout, filled, dice)) if erased else (),
            ghost_strength=dice.between(0.1, 0.18),
            strays=dice.whole(1, 4) if dice.chance(tier.stray) else 0,
            named=dice.chance(0.75),
            counted=dice.chance(0.5),
            **_habits(len(filled.turns), tier, dice.child("habits"), size),
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
        ghost = mark_strokes(placed, box, player.hand, dice.child(f"was {box}"))
        ink.lay(ghost, player.yarn_pen, player.ghost_strength)
    first, second = filled.turns[: player.second_from], filled.turns[player.second_from :]
    ink.lay(yarn_strokes(placed, first, player.hand, dice.child("yarn")), player.yarn_pen)
    ink.lay(yarn_strokes(placed, second, player.hand, dice.child("more")), player.second_pen or player.yarn_pen)
    if filled.wrong:
        ink.lay(
            wrong_strokes(placed, filled.wrong, player.hand, dice.child("wrong")), player.second_pen or player.yarn_pen
        )
    if player.toys_ticked:
        ink.lay(_toy_strokes(placed, filled, dice.child("toys")), player.mark_pen)
    for box in (box.name for box in placed.layout.boxes if box.name in filled.crossed):
        die = dice.child(box)
        strength = _faint(player.mark_pen, die) if die.chance(player.faint_marks) else 1.0
        ink.lay(mark_strokes(placed, box, player.hand, die), player.mark_pen, strength)
    if player.counted:
        ink.lay(_number_strokes(placed, dice.child("sums")), player.mark_pen)
    ink.lay(_accidents(placed, player.strays, dice.child("strays")), player.mark_pen)
    if player.on_marker is not None:
        ink.lay(_marker_stroke(placed, player.on_marker, dice.child("marker")), player.mark_pen)


class _Habits(TypedDict):
    second_pen: Held | None
    second_from: int
    toys_ticked: bool
    on_marker: int | None


def _habits(turns: int, tier: Tier, dice: Dice, size: float) -> _Habits:
    """What only some players do."""
    changes = dice.chance(tier.second_pen) and turns > 2
    return {
        "second_pen": Held.somehow(tier, dice, at_most=2.0 * size) if changes else None,
        "second_from": dice.whole(1, turns - 1) if changes else turns,
        "toys_ticked": dice.chance(tier.toys_ticked),
        "on_marker": dice.whole(0, 3) if dice.chance(tier.on_marker) else None,
    }


def _toy_strokes(placed: Placed, filled: Filled, dice: Dice) -> Iterator[Stroke]:
    """Some people cross off the toys themselves, too: a short stroke where each was collected."""
    if placed.layout.yarn is None:
        return
    reached = {dot for path in filled.turns for dot in path}
    for dot in (dot for dot in placed.layout.yarn.face.objects if dot in reached):
        half = np.array([1.0, dice.pick((-1.0, 1.0))]) * dice.between(0.8, 1.4) * placed.size
        middle = placed.dot(dot) + dice.offset(0.4, 0.8)
        yield drawn(np.array([middle - half, middle + half]), dice, 0.05)


def _marker_stroke(placed: Placed, number: int, dice: Dice) -> Iterator[Stroke]:
    """A pen that slipped over a corner mark."""
    rect = placed.layout.markers[number].rect
    turn = dice.between(0, np.pi)
    way = np.array([np.cos(turn), np.sin(turn)]) * dice.between(0.5, 1.0) * rect.width
    middle = np.array(rect.center) + dice.offset(1.5, 3.0)
    yield drawn(placed.placing(np.array([middle - way, middle + way])), dice, 0.2)


def _faint(held: Held, dice: Dice) -> float:
    """A pen hardly pressed: faint, but never as faint as what was rubbed out."""
    return max(dice.between(0.45, 0.6), LEAST_STRENGTH / held.pressure)


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
    free = {frozenset(s) for s in layout.yarn.face.segments} - {frozenset(s) for s in filled.segments}
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
    for line in (line.rect for line in placed.layout.lines if line.rect.width > FOR_A_NAME):
        start = placed.point(line.x + dice.between(-1, 8), line.y + dice.between(-1.5, 1.0))
        length = dice.between(15, min(34, line.width)) * placed.size
        for points in name(length, dice.between(4, 7) * placed.size, dice):
            yield drawn(start + points, dice, 0.05)


def _number_strokes(placed: Placed, dice: Dice) -> Iterator[Stroke]:
    """Sums, on the lines for them: not all, and not always where they belong."""
    for line in (line.rect for line in placed.layout.lines if line.rect.width <= FOR_A_NAME):
        if dice.chance(0.7):
            start = placed.point(line.x + dice.between(0.5, line.width / 2), line.y + dice.between(-1, 0.3))
            for points in number(str(dice.whole(0, 48)), dice.between(3.2, 5.5) * placed.size, dice):
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
    if any(np.hypot(*(places[spot] - at)) < 5.5 for spot in layout.yarn.face.cup_spots):
        return False
    ends = np.array([[places[a], places[b]] for a, b in layout.yarn.face.segments])
    way = ends[:, 1] - ends[:, 0]
    t = np.clip(((at - ends[:, 0]) * way).sum(axis=1) / (way * way).sum(axis=1), 0, 1)
    nearest = ends[:, 0] + way * t[:, None] - at
    return bool(np.hypot(nearest[:, 0], nearest[:, 1]).min() > NEAR_LINE)
