"""Ways that no rule allows, as people draw them all the same: through a block, across a square, off the mat."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from sheets.layout.model import YarnGrid
from tests.simulator.dice import Array, Dice
from tests.simulator.truth import Segment

Path = tuple[str, ...]
At = tuple[int, int]
Way = tuple[float, float]  # in steps from dot to dot

SIDES: tuple[At, ...] = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS: tuple[At, ...] = ((1, 1), (1, -1), (-1, 1), (-1, -1))
LEAPS: tuple[At, ...] = tuple((x * sx, y * sy) for x, y in ((2, 1), (1, 2)) for sx, sy in CORNERS)
KINDS = ("block", "diagonal", "off the mat", "half", "beside")
KEPT_BACK = ("leap", "nowhere")
ENOUGH = 6  # legal segments before it: a player who has hardly begun makes no such mistake


@dataclass(frozen=True, slots=True)
class Wrong:
    """One line that breaks a rule, in dots as blocks are; where it begins at a dot, the yarn before it ends there."""

    kind: str
    line: tuple[Way, ...]
    goes_on_from: str | None = None  # where it comes to a dot, yarn may go on from there

    def points_mm(self, yarn: YarnGrid) -> Array:
        known = yarn.dots[0]
        return np.asarray(np.array([known.x, known.y]) + (np.array(self.line) - _at(known.name)) * yarn.pitch)


def wrong_ways(yarn: YarnGrid, turns: tuple[Path, ...], dice: Dice) -> tuple[tuple[Path, ...], Wrong] | None:
    """The turns up to somewhere, and what was drawn there instead of a legal way. None where nothing fits."""
    kind = dice.pick(KINDS, KEPT_BACK)
    cuts = [(n, k) for n, path in enumerate(turns) for k in range(1, len(path))]
    for n, k in dice.some(cuts, len(cuts)):
        before = (*turns[:n], turns[n][: k + 1])
        drawn = {frozenset(pair) for path in before for pair in pairwise(path)}
        if len(drawn) < min(ENOUGH, sum(len(path) - 1 for path in turns)):
            continue
        ways = list(_ways(kind, yarn, before[-1][-1], drawn, dice))
        if ways:
            return before, dice.pick(ways)
    return None


def _ways(kind: str, yarn: YarnGrid, dot: str, drawn: set[frozenset[str]], dice: Dice) -> Iterator[Wrong]:
    x, y = _at(dot)
    match kind:
        case "block":
            yield from _through_blocks(yarn, (x, y))
        case "diagonal" | "leap":
            for dx, dy in CORNERS if kind == "diagonal" else LEAPS:
                if _plain(yarn, _name(x + dx, y + dy)):
                    yield Wrong(kind, ((x, y), (x + dx, y + dy)), _name(x + dx, y + dy))
        case "off the mat":
            out = dice.between(0.8, 1.1)
            for dx, dy in SIDES:
                if not (1 <= x + dx <= yarn.face.columns and 1 <= y + dy <= yarn.face.rows) and (dy >= 0):
                    yield Wrong(kind, ((x, y), (x + out * dx, y + out * dy)))
        case "half":
            part = dice.between(0.42, 0.6)
            for dx, dy in SIDES:
                there = _name(x + dx, y + dy)
                if _open(yarn, dot, there) and frozenset((dot, there)) not in drawn:
                    yield Wrong(kind, ((x, y), (x + part * dx, y + part * dy)))
        case "beside":
            for (dx, dy), along in ((way, n) for way in CORNERS for n in (0, 1)):
                line = [(x, y), (x + dx / 2, y + dy / 2)]
                end = (line[1][0] + 2 * dx, line[1][1]) if along == 0 else (line[1][0], line[1][1] + 2 * dy)
                if _free_squares(yarn, line[1], end):
                    yield Wrong(kind, (*line, end))
        case "nowhere":
            for cx in range(1, yarn.face.columns):
                for cy in range(1, yarn.face.rows - 1):
                    start, end = (cx + 0.5, cy + 0.5), (cx + 0.5 + dice.between(-0.2, 0.2), cy + 1.6)
                    if _free_squares(yarn, start, end):
                        yield Wrong(kind, (start, end))


def _through_blocks(yarn: YarnGrid, at: At) -> Iterator[Wrong]:
    """Straight on to the next dot beyond, if one is not too far away."""
    for dx, dy in SIDES:
        for steps in (1, 2, 3):
            x, y = at[0] + steps * dx, at[1] + steps * dy
            if not (1 <= x <= yarn.face.columns and 1 <= y <= yarn.face.rows):
                break
            if _name(x, y) in yarn.face.dots:
                before = _name(x - dx, y - dy)
                if not _open(yarn, before, _name(x, y)) and _plain(yarn, _name(x, y)):
                    yield Wrong("block", (at, (x, y)), _name(x, y))
                break


def _free_squares(yarn: YarnGrid, start: Way, end: Way) -> bool:
    """All four sides of every square on the way are open: no block is near."""
    for t in np.linspace(0, 1, 9):
        x, y = (np.array(start) * (1 - t) + np.array(end) * t).astype(int)
        corners = [_name(x, y), _name(x + 1, y), _name(x + 1, y + 1), _name(x, y + 1)]
        if not all(_open(yarn, a, b) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)):
            return False
    return True


def _open(yarn: YarnGrid, one: str, other: str) -> bool:
    return (one, other) in yarn.face.segments or (other, one) in yarn.face.segments


def _plain(yarn: YarnGrid, dot: str) -> bool:
    """A dot with nothing on it, so that nobody has a cross too many or too few for it."""
    face = yarn.face
    return dot in face.dots and dot not in face.objects and dot not in face.cup_spots and dot != face.paw


def _at(dot: str) -> At:
    return ord(dot[0]) - ord("A") + 1, int(dot[1:])


def _name(x: int, y: int) -> str:
    return f"{chr(ord('A') + x - 1)}{y}"


def touches(wrong: Wrong, segment: Segment) -> bool:
    """Is it at this segment that the line is drawn? A reader who asks about it has noticed."""
    (x, y), (to_x, to_y) = map(_at, segment)
    middle = np.array([(x + to_x) / 2, (y + to_y) / 2])
    a, b = np.array(wrong.line[-2]), np.array(wrong.line[-1])
    t = float(np.clip((middle - a) @ (b - a) / max(float((b - a) @ (b - a)), 1e-9), 0, 1))
    return bool(np.hypot(*(a + t * (b - a) - middle)) < 1.0)
