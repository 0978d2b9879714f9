"""Random games, as people leave them on paper: a yarn turn by turn, crosses, and now and then a mistake.

The rules are told again in few lines here, so that the reader is not tested with its own idea of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from sheets.layout.model import Layout, YarnGrid
from tests.simulator.dice import Dice
from tests.simulator.illegal import Wrong, wrong_ways
from tests.simulator.scores import noted
from tests.simulator.tiers import Tier
from tests.simulator.truth import Segment

Path = tuple[str, ...]

STEPS = {"R": (1, 0), "L": (-1, 0), "D": (0, 1), "U": (0, -1)}
CUPS = 6


@dataclass(frozen=True, slots=True)
class Filled:
    """What one player has put on the sheet. Printed cups are in `printed_cups`, circled ones in `circled`."""

    turns: tuple[Path, ...]
    circled: tuple[str, ...]
    printed_cups: tuple[str, ...]
    crossed: frozenset[str]
    mistakes: tuple[str, ...] = ()
    wrong: Wrong | None = None  # a line that no rule allows, drawn when the turns were

    @property
    def segments(self) -> frozenset[Segment]:
        return frozenset(_undirected(a, b) for path in self.turns for a, b in pairwise(path))

    @property
    def cups(self) -> frozenset[str]:
        return frozenset(self.circled) | frozenset(self.printed_cups)


def play(layout: Layout, cups: tuple[str, ...] | None, tier: Tier, dice: Dice) -> Filled:
    """A filled sheet. `cups` are those printed, () where the variant has none, None where players circle them."""
    if layout.yarn is None:
        return Filled((), (), (), noted(layout, dice, tier.mistakes))
    circled = tuple(_circled(layout.yarn, dice.child("cups"), tier)) if cups is None else ()
    filled = _played(layout, Filled((), circled, cups or (), frozenset()), dice.child("turns"))
    if tier.illegal and dice.child("illegal").chance(tier.illegal):
        return _with_wrong_way(layout, filled, dice.child("wrong"))
    if dice.chance(tier.mistakes):
        filled = _with_mistake(layout, filled, dice.child("mistake"))
    return filled


def _circled(yarn: YarnGrid, dice: Dice, tier: Tier) -> list[str]:
    """Nearly always six. Some families leave the cups out, and few people count to five or seven."""
    odd = tier.odd_cups
    count = dice.weighted({CUPS: 0.92 - 2 * odd, 0: 0.08, CUPS - 1: odd, CUPS + 1: odd})
    return dice.some(yarn.face.cup_spots, count)


def _played(layout: Layout, blank: Filled, dice: Dice) -> Filled:
    yarn = layout.yarn
    assert yarn is not None
    timer = yarn.face.timer
    free = {frozenset(segment) for segment in yarn.face.segments}
    turns: list[Path] = []
    at, struck, clock, stopped = yarn.face.start, 0, False, False
    others_set = dice.whole(4, 14)  # the turn after which somebody else has the first set
    for number in range(dice.weighted({0: 0.03, 3: 0.07, 8: 0.2, 12: 0.35, 17: 0.35})):
        roll = dice.whole(1, 6)
        if clock and struck < len(timer) and roll >= timer[struck]:
            struck += 1
        path = _chosen(yarn, at, roll, free, turns, dice)
        if path and not stopped:
            turns.append(path)
            free -= {frozenset(pair) for pair in pairwise(path)}
            at = path[-1]
            stopped = at == yarn.face.paw and dice.chance(0.8)
        clock = clock or number >= others_set or _sets(yarn, turns) > 0
        if struck == len(timer):
            break
    filled = replace(blank, turns=tuple(turns))
    return replace(filled, crossed=frozenset(_crosses(layout, filled, struck, clock, stopped)))


def _chosen(
    yarn: YarnGrid, at: str, roll: int, free: set[frozenset[str]], turns: list[Path], dice: Dice
) -> Path | None:
    """Players go where the toys are, mostly."""
    candidates = list(drawings(at, roll, free))
    if not candidates:
        return None
    things = set(yarn.face.objects) - {dot for path in turns for dot in path}
    weights = {path: 1.0 + 6.0 * len(things & set(path[1:])) + 0.5 * _hope(path[-1], things) for path in candidates}
    return dice.weighted(weights)


def _hope(dot: str, things: set[str]) -> float:
    return float(sum(abs(ord(dot[0]) - ord(thing[0])) + abs(int(dot[1:]) - int(thing[1:])) <= 3 for thing in things))


def drawings(at: str, roll: int, free: set[frozenset[str]]) -> Iterator[Path]:
    """Straight, or with one right angle."""
    for first, (dx, dy) in STEPS.items():
        for bend in range(1, roll + 1):
            crosswise = [way for way in STEPS if (way in "RL") != (first in "RL")]
            for second in crosswise if bend < roll else [first]:
                ways = [(dx, dy)] * bend + [STEPS[second]] * (roll - bend)
                path = _walked(at, ways)
                if all(frozenset(pair) in free for pair in pairwise(path)):
                    yield path


def _walked(at: str, ways: list[tuple[int, int]]) -> Path:
    path = [at]
    for dx, dy in ways:
        path.append(f"{chr(ord(path[-1][0]) + dx)}{int(path[-1][1:]) + dy}")
    return tuple(path)


def _reached(yarn: YarnGrid, turns: tuple[Path, ...] | list[Path]) -> dict[str, int]:
    dots = {dot for path in turns for dot in path}
    return {
        kind: sum(dot in dots for dot, its_kind in yarn.face.objects.items() if its_kind == kind)
        for kind in dict.fromkeys(yarn.face.objects.values())
    }


def _sets(yarn: YarnGrid, turns: list[Path]) -> int:
    return min(_reached(yarn, turns).values())


def _crosses(layout: Layout, filled: Filled, struck: int, clock: bool, stopped: bool) -> Iterator[str]:
    assert layout.yarn is not None
    for kind, count in _reached(layout.yarn, filled.turns).items():
        yield from (f"{kind}.{n + 1}" for n in range(count))
    broken = len(filled.cups & {dot for path in filled.turns for dot in path})
    yield from (f"cup.{n + 1}" for n in range(broken))
    yield from (f"timer.{n + 1}" for n in range(struck))
    yield from ["hourglass"] * clock + ["paw"] * stopped


def _with_mistake(layout: Layout, filled: Filled, dice: Dice) -> Filled:
    """Something forgotten, something too many, a row with a hole, or a yarn that jumps."""
    what = dice.weighted({"forgot": 0.4, "too many": 0.25, "hole": 0.1, "paw": 0.06, "hourglass": 0.12, "jump": 0.07})
    crossed = set(filled.crossed)
    if what == "jump":
        return replace(filled, turns=_jumping(filled.turns, dice), mistakes=(what,))
    if what in ("paw", "hourglass"):
        crossed ^= {what}
        return replace(filled, crossed=frozenset(crossed), mistakes=(what,))
    kind = dice.pick(("mouse", "sock", "plane", "cup"))
    row = [box.name for box in layout.boxes if box.name.startswith(f"{kind}.")]
    count = sum(name in crossed for name in row)
    if what == "forgot" and count:
        crossed.discard(row[count - 1])
    elif what == "too many" and count < len(row):
        crossed.add(row[count])
    elif what == "hole" and 0 < count < len(row):
        crossed.discard(row[count - 1])
        crossed.add(row[count])
    else:
        return filled
    return replace(filled, crossed=frozenset(crossed), mistakes=(f"{what}: {kind}",))


def _with_wrong_way(layout: Layout, filled: Filled, dice: Dice) -> Filled:
    """The yarn up to somewhere, a line that breaks a rule, and perhaps yarn beyond it. The rows are as they should be
    without it."""
    assert layout.yarn is not None
    found = wrong_ways(layout.yarn, filled.turns, dice)
    if found is None:
        return filled
    turns, wrong = found
    if wrong.goes_on_from and dice.chance(0.3):
        free = {frozenset(s) for s in layout.yarn.face.segments}
        free -= {frozenset(pair) for path in turns for pair in pairwise(path)}
        more = list(drawings(wrong.goes_on_from, dice.whole(1, 4), free))
        turns = (*turns, dice.pick(more)) if more else turns
    struck = sum(name.startswith("timer.") for name in filled.crossed)
    filled = replace(filled, turns=turns, wrong=wrong)
    crossed = frozenset(_crosses(layout, filled, struck, "hourglass" in filled.crossed, stopped=False))
    return replace(filled, crossed=crossed, mistakes=(wrong.kind,))


def _jumping(turns: tuple[Path, ...], dice: Dice) -> tuple[Path, ...]:
    """A turn whose first segment was never drawn: somebody lost the thread."""
    long_enough = [n for n, path in enumerate(turns) if len(path) > 2]
    if not long_enough:
        return turns
    lost = dice.pick(long_enough)
    return tuple(path[1:] if n == lost else path for n, path in enumerate(turns))


def _undirected(a: str, b: str) -> Segment:
    """Left or upper dot first, as the layout has it."""
    return (a, b) if (int(a[1:]), a[0]) <= (int(b[1:]), b[0]) else (b, a)
