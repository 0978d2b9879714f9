"""A hand that follows yarn from dot to dot, crosses boxes and circles cups: never quite where it should."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from tests.simulator.dice import Array, Dice
from tests.simulator.games import Path
from tests.simulator.illegal import Wrong
from tests.simulator.marks import KEPT_BACK, STYLES, shape
from tests.simulator.placing import Placed
from tests.simulator.strokes import Stroke, drawn
from tests.simulator.tiers import Tier


@dataclass(frozen=True, slots=True)
class Hand:
    """One player's way of drawing. Millimetres."""

    miss_sigma: float
    miss_most: float
    wobble: float
    wavelength: float
    corners: str
    lifts: str
    overshoot: float
    undershoot: float
    doubled: float
    gaps: float
    knots: bool
    marks: tuple[str, ...]
    mark_size: float
    poke: float
    small_marks: float
    ring_radius: float
    ring_off: float
    ring_sweep: float

    @classmethod
    def somebody(cls, tier: Tier, dice: Dice, size: float) -> "Hand":
        """`size` is that of the print: people draw smaller on smaller sheets."""
        sloppy = dice.between(*tier.sloppy)
        return cls(
            miss_sigma=tier.miss_sigma * sloppy * size,
            miss_most=tier.miss_most * size,
            wobble=dice.between(*tier.wobble) * size,
            wavelength=dice.between(2.5, 9.0),
            corners=dice.pick(("sharp", "sharp", "round", "cut"), ("loop",)),
            lifts=dice.weighted({"turn": 0.55, "run": 0.3, "segment": 0.15}),
            overshoot=tier.overshoot * sloppy * size,
            undershoot=tier.undershoot * sloppy * size,
            doubled=tier.doubled if dice.chance(0.5) else 0.0,
            gaps=tier.pen_gaps * 0.3 if dice.chance(0.5) else 0.0,
            knots=dice.fresh and dice.chance(0.06),
            marks=tuple(dice.pick(STYLES, KEPT_BACK) for _ in range(dice.whole(1, 2))),
            mark_size=dice.between(0.75, 1.2),
            poke=tier.poke * size,
            small_marks=tier.small_marks,
            ring_radius=dice.between(2.2, 3.8) * size,
            ring_off=tier.ring_off * sloppy * size,
            ring_sweep=dice.between(320, 400),
        )


def yarn_strokes(placed: Placed, turns: tuple[Path, ...], hand: Hand, dice: Dice) -> Iterator[Stroke]:
    """The yarn as it was drawn, turn by turn, each starting about where the last one ended."""
    miss = np.zeros(2)
    for number, path in enumerate(turns):
        die = dice.child(number)
        misses = _misses(path, miss, hand, die)
        miss = misses[-1]
        points = np.array([placed.dot(dot) for dot in path]) + misses
        for piece in _pieces(points, hand.lifts):
            yield from _drawn_line(piece, hand, die)
        if hand.knots:
            yield drawn(points[-1] + np.array([[0, 0], [0.3, 0.1]]) * placed.size, die)


def wrong_strokes(placed: Placed, wrong: Wrong, hand: Hand, dice: Dice) -> Iterator[Stroke]:
    """A line that no rule allows, drawn like any other."""
    assert placed.layout.yarn is not None
    points = placed.placing(wrong.points_mm(placed.layout.yarn))
    misses = np.stack([dice.offset(hand.miss_sigma, max(0.1, hand.miss_most - 1.5 * hand.wobble)) for _ in points])
    if wrong.kind == "half":  # it ends where it ends
        yield drawn(points + misses[:1], dice, hand.wobble, hand.wavelength)
    else:
        yield from _drawn_line(points + misses, hand, dice)


def _misses(path: Path, before: Array, hand: Hand, dice: Dice) -> Array:
    """How far each dot of a turn is missed: aimed at where the hand sets off, turns and stops, drifting in between."""
    most = max(0.1, hand.miss_most - 1.5 * hand.wobble)
    bends = [0, *(n for n in range(1, len(path) - 1) if _turns_at(path, n)), len(path) - 1]
    aimed = {n: dice.offset(hand.miss_sigma, most) for n in bends}
    aimed[0] = 0.7 * before + 0.5 * aimed[0]
    at = np.arange(len(path))
    between = np.stack([np.interp(at, bends, [aimed[n][axis] for n in bends]) for axis in (0, 1)], axis=1)
    drift = np.stack([dice.offset(0.4 * hand.miss_sigma, most) for _ in path])
    drift[bends] = 0
    return _shortened(between + drift, most)


def _shortened(steps: Array, most: float) -> Array:
    length = np.maximum(np.hypot(steps[:, 0], steps[:, 1]), 1e-9)
    return np.asarray(steps * np.minimum(1, most / length)[:, None])


def _turns_at(path: Path, n: int) -> bool:
    before, here, after = path[n - 1], path[n], path[n + 1]
    return not (before[0] == here[0] == after[0] or before[1:] == here[1:] == after[1:])


def _pieces(points: Array, lifts: str) -> Iterator[Array]:
    """Between two lifts of the pen."""
    if lifts == "segment":
        yield from (points[n : n + 2] for n in range(len(points) - 1))
        return
    ways = np.diff(points, axis=0)
    bends = [n for n in range(1, len(points) - 1) if _angle(ways[n - 1], ways[n]) > np.pi / 4]
    cuts = [0, *(bends if lifts == "run" else []), len(points) - 1]
    yield from (points[a : b + 1] for a, b in pairwise(cuts) if b > a)


def _angle(a: Array, b: Array) -> float:
    return float(abs(np.arctan2(a[0] * b[1] - a[1] * b[0], a @ b)))


def _drawn_line(points: Array, hand: Hand, dice: Dice) -> Iterator[Stroke]:
    line = _cornered(_ended(points, hand, dice), hand, dice)
    stroke = drawn(line, dice, hand.wobble, hand.wavelength)
    yield from _lifted(stroke, hand, dice)
    if dice.chance(hand.doubled):
        yield drawn(line + dice.offset(0.25, 0.5), dice, hand.wobble, hand.wavelength)


def _ended(points: Array, hand: Hand, dice: Dice) -> Array:
    """Too far or not far enough, at both ends."""
    ended = points.copy()
    for end, inner in ((0, 1), (-1, -2)):
        way = ended[end] - ended[inner]
        length = float(np.hypot(*way))
        extra = abs(dice.normal(0.5, 1)) * (hand.overshoot if dice.chance(0.5) else -hand.undershoot)
        if end == 0:  # the new turn is seen to begin at the old one's end
            extra *= 0.5
        ended[end] += way / max(length, 1e-6) * max(extra, -0.4 * length)
    return ended


def _cornered(points: Array, hand: Hand, dice: Dice) -> Array:
    """Sharp corners, rounded ones, cut ones; straight runs bend a little towards each dot."""
    line = [points[0]]
    for n in range(1, len(points) - 1):
        before, here, after = points[n - 1], points[n], points[n + 1]
        if _angle(here - before, after - here) < np.pi / 4 or hand.corners == "sharp":
            line.append(here)
            continue
        back, onward = _unit(before - here), _unit(after - here)
        line += list(_corner(here, back, onward, hand, dice))
    return np.array([*line, points[-1]])


def _corner(here: Array, back: Array, onward: Array, hand: Hand, dice: Dice) -> Iterator[Array]:
    room = 0.6 * hand.miss_most  # so that the dot is still missed by no more than this hand may
    if hand.corners == "cut":
        reach = dice.between(0.2, 1.0) * room / 0.71
        yield from (here + reach * back, here + reach * onward)
    elif hand.corners == "round":
        reach = min(dice.between(0.3, 1.0) * room / 0.36, 3.5)
        for t in np.linspace(0, 1, 7):
            yield here + (1 - t) ** 2 * reach * back + t**2 * reach * onward
    else:
        radius = dice.between(0.3, 0.9) * room
        yield here - 0.5 * radius * back
        yield here - radius * (back + onward)
        yield here - 0.5 * radius * onward


def _unit(way: Array) -> Array:
    return np.asarray(way / max(float(np.hypot(*way)), 1e-6))


def _lifted(stroke: Stroke, hand: Hand, dice: Dice) -> Iterator[Stroke]:
    """Now and then the pen leaves the paper for a moment."""
    count = len(stroke.points)
    if count < 14 or not dice.chance(hand.gaps):
        yield stroke
        return
    at, gap = dice.whole(5, count - 7), dice.whole(1, 3)
    for part in (slice(0, at), slice(at + gap, count)):
        yield Stroke(stroke.points[part], stroke.width[part], stroke.pressure[part])


def mark_strokes(placed: Placed, box: str, hand: Hand, dice: Dice) -> Iterator[Stroke]:
    """A cross, a tick or whatever this player thinks a cross is."""
    centre, half = placed.box(box)
    size = hand.mark_size * (1 + dice.normal(0.15, 0.3))
    off = dice.offset(0.12 * half, 0.35 * half)
    if dice.chance(hand.small_marks):
        size, off = dice.between(0.35, 0.55), dice.offset(0.25 * half, 0.45 * half)
    limit = half + hand.poke
    for line in shape(dice.pick(hand.marks), dice):
        points = np.clip(line * half * size + off, -limit, limit)
        yield drawn(centre + points, dice, min(hand.wobble, 0.15), 3.0)


def ring_strokes(placed: Placed, dot: str, hand: Hand, dice: Dice) -> Iterator[Stroke]:
    """Round a cup: open or overlapping, never a true circle, sometimes twice."""
    off = dice.offset(0.5 * hand.ring_off, hand.ring_off)
    radius = max(hand.ring_radius * (1 + dice.normal(0.12, 0.25)), float(np.hypot(*off)) + 1.3 * placed.size)
    radius = min(radius, 4.0 * placed.size)
    squeeze, lean = dice.between(0.82, 1.0), dice.between(0, np.pi)
    sweep = np.radians(np.clip(hand.ring_sweep + dice.normal(20, 40), 305, 420))
    for _ in range(2 if dice.chance(0.08) else 1):
        turn = dice.between(0, 2 * np.pi) + np.linspace(0, sweep, 40) * dice.pick((-1, 1))
        grow = np.linspace(1, 1 + dice.normal(0.08, 0.15), 40)
        local = np.stack([np.cos(turn), squeeze * np.sin(turn)], axis=1) * (radius * grow)[:, None]
        c, s = np.cos(lean), np.sin(lean)
        ring = local @ np.array([[c, s], [-s, c]])
        yield drawn(placed.dot(dot) + off + ring, dice, min(hand.wobble, 0.2), 4.0)
