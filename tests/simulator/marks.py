"""The shapes people put into a box, as lines in units of half its side, and the scrawl they leave elsewhere."""

from collections.abc import Callable

import numpy as np

from tests.simulator.dice import Array, Dice

Lines = list[Array]

STYLES = ("cross", "cross", "cross", "tick", "slash", "backslash", "scribble", "filled", "round cross")
KEPT_BACK = ("plus", "zigzag", "blob", "long tick")


def shape(style: str, dice: Dice) -> Lines:
    """The lines of one mark, about -1 to 1, each time a little different."""
    return [line + dice.generator.normal(0, 0.07, line.shape) for line in _SHAPES[style](dice)]


def _bent(a: tuple[float, float], b: tuple[float, float], dice: Dice) -> Array:
    """From a to b, bulging a little."""
    start, end = np.array(a), np.array(b)
    normal = np.array([start[1] - end[1], end[0] - start[0]]) * dice.normal(0.06, 0.15)
    t = np.linspace(0, 1, 5)[:, None]
    return np.asarray(start + (end - start) * t + normal * 4 * t * (1 - t))


def _cross(dice: Dice) -> Lines:
    return [_bent((-0.9, -0.9), (0.9, 0.9), dice), _bent((0.9, -0.9), (-0.9, 0.9), dice)]


def _round_cross(dice: Dice) -> Lines:
    """Written without lifting: down, up in a loop, down again."""
    loop = np.array([[-0.8, -0.8], [0.0, 0.0], [0.8, 0.8], [1.0, 0.2], [0.8, -0.8], [0.0, 0.0], [-0.8, 0.85]])
    return [_smooth(loop)]


def _tick(dice: Dice) -> Lines:
    return [np.array([[-0.7, 0.0], [-0.2, 0.75], [0.95, -0.95]])]


def _long_tick(dice: Dice) -> Lines:
    return [np.array([[-0.5, 0.1], [-0.15, 0.7], [1.5, -1.5]])]


def _slash(dice: Dice) -> Lines:
    return [_bent((0.9, -1.0), (-0.9, 1.0), dice)]


def _backslash(dice: Dice) -> Lines:
    return [_bent((-0.9, -1.0), (0.9, 1.0), dice)]


def _plus(dice: Dice) -> Lines:
    return [_bent((-0.85, 0.0), (0.85, 0.0), dice), _bent((0.0, -0.85), (0.0, 0.85), dice)]


def _scribble(dice: Dice) -> Lines:
    """To and fro across the box, loosely."""
    count = dice.whole(5, 9)
    x = np.linspace(-0.85, 0.85, count)
    return [np.stack([x, np.where(np.arange(count) % 2, 0.85, -0.85)], axis=1)]


def _zigzag(dice: Dice) -> Lines:
    return [np.array([[-0.8, -0.6], [0.7, -0.5], [-0.7, 0.1], [0.75, 0.2], [-0.6, 0.8]])]


def _filled(dice: Dice) -> Lines:
    count = dice.whole(12, 18)
    y = np.linspace(-0.8, 0.8, count)
    return [np.stack([np.where(np.arange(count) % 2, 0.8, -0.8), y], axis=1)]


def _blob(dice: Dice) -> Lines:
    """A fat dot, drawn in a spiral."""
    turn = np.linspace(0, dice.between(4, 6) * np.pi, 50)
    radius = np.linspace(0.05, dice.between(0.45, 0.65), 50)
    return [np.stack([np.cos(turn), np.sin(turn)], axis=1) * radius[:, None]]


_SHAPES: dict[str, Callable[[Dice], Lines]] = {
    "cross": _cross,
    "round cross": _round_cross,
    "tick": _tick,
    "long tick": _long_tick,
    "slash": _slash,
    "backslash": _backslash,
    "plus": _plus,
    "scribble": _scribble,
    "zigzag": _zigzag,
    "filled": _filled,
    "blob": _blob,
}


def _smooth(points: Array) -> Array:
    """Corners cut twice (Chaikin): what a quick hand makes of them."""
    for _ in range(2):
        inner = np.stack([0.75 * points[:-1] + 0.25 * points[1:], 0.25 * points[:-1] + 0.75 * points[1:]], axis=1)
        points = np.concatenate([points[:1], inner.reshape(-1, 2), points[-1:]])
    return points


_DIGITS = {
    "0": [(0.5, 0), (0.1, 0.3), (0.1, 0.8), (0.5, 1), (0.9, 0.7), (0.9, 0.3), (0.5, 0)],
    "1": [(0.2, 0.3), (0.6, 0), (0.6, 1)],
    "2": [(0.1, 0.25), (0.5, 0), (0.9, 0.3), (0.1, 1), (0.95, 1)],
    "3": [(0.1, 0.1), (0.8, 0.15), (0.4, 0.45), (0.9, 0.7), (0.5, 1), (0.1, 0.9)],
    "4": [(0.7, 1), (0.7, 0), (0.1, 0.65), (0.95, 0.65)],
    "5": [(0.9, 0), (0.2, 0), (0.2, 0.45), (0.8, 0.5), (0.8, 0.9), (0.1, 1)],
    "6": [(0.8, 0), (0.2, 0.5), (0.2, 0.9), (0.7, 1), (0.8, 0.65), (0.2, 0.7)],
    "7": [(0.1, 0), (0.9, 0), (0.4, 1)],
    "8": [(0.5, 0.45), (0.15, 0.2), (0.5, 0), (0.85, 0.2), (0.15, 0.75), (0.5, 1), (0.85, 0.75), (0.5, 0.45)],
    "9": [(0.85, 0.3), (0.5, 0.5), (0.15, 0.25), (0.5, 0), (0.85, 0.25), (0.7, 1)],
}


def number(digits: str, height: float, dice: Dice) -> Lines:
    """A number in somebody's hand, standing on y = 0."""
    lines = []
    for n, digit in enumerate(digits):
        glyph = _smooth(np.array(_DIGITS[digit], float)) + dice.generator.normal(0, 0.03, 2)
        lines.append((glyph * [0.6, 1.0] + [n * 0.8, -1.0]) * height)
    return lines


def name(length: float, height: float, dice: Dice) -> Lines:
    """A name, more or less: loops that lean to the right, standing on y = 0."""
    loops = dice.whole(4, 9)
    t = np.linspace(0, loops, loops * 12)
    tall = np.interp(t, np.arange(loops + 1), dice.generator.uniform(0.3, 1.0, loops + 1))
    y = -(0.5 - 0.5 * np.cos(2 * np.pi * t)) * tall
    x = t / loops + 0.35 * np.sin(2 * np.pi * t) / loops - 0.2 * y * height / length
    return [np.stack([x * length, y * height], axis=1)]
