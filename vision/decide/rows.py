"""Which boxes are crossed? Boxes of a row fill in order, of a choice one is taken, and who plays crosses something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from rollwrite.finding import Finding
from sheets.layout.model import Layout, MarkBox
from sheets.layout.rules import Before, InOrder, OneOf, WhoPlaysCrosses
from vision.belief.seen import CERTAIN, DOUBT, NEARLY_CERTAIN, OPEN_TO_DOUBT
from vision.decide.counts import Count
from vision.decide.doubt import Settled, doubt

NEIGHBOUR = 4.0  # nats that a clear neighbour in a row adds
NEIGHBOURS_SHARE = 0.75  # and of a less clear one, this share of its own
YARN_AGREES = 1.4  # and that the yarn adds: players forget, so it says little
MUCH_OF_A_ROW = 4  # boxes of a row asked about: what lies over them lies over the others as well
LOOKS_EMPTY = 0.8  # a box surer than this to be empty is crossed only by its row: that is asked, players leave one out


def settle_rows(
    layout: Layout, odds: Mapping[str, float], counts: Mapping[str, Count]
) -> Settled[dict[str, bool], str]:
    """`counts` is how many boxes of each row the yarn alone would have crossed."""
    order = _order(layout)
    denied = _taken(layout, odds) | _absent(layout, odds)
    marks: dict[str, bool] = {}
    asked: dict[str, Finding] = {}
    for box in layout.boxes:
        settled = own = odds[box.name]
        if abs(own) < OPEN_TO_DOUBT:
            settled += order.says(box.name, odds) + _say_the_counts(box, counts, own)
            if settled < DOUBT and box.name in denied:
                settled -= NEIGHBOUR
        marks[box.name] = settled > 0
        overruled = settled > 0 and own < -LOOKS_EMPTY
        if overruled or abs(settled) < DOUBT:
            asked[box.name] = doubt("faint-mark" if settled > 0 else "perhaps-mark", box.name)
    often = Counter(box.row for box in layout.boxes if box.name in asked)
    for box in layout.boxes:
        if often[box.row] >= MUCH_OF_A_ROW and box.name not in asked and abs(odds[box.name]) <= CERTAIN:
            asked[box.name] = doubt("faint-mark" if marks[box.name] else "perhaps-mark", box.name)
    for name in [*asked]:
        for before in order.all_before(name):
            if not marks[before] and before not in asked and abs(odds[before]) <= CERTAIN:
                asked[before] = doubt("perhaps-mark", before)
    doubts = [asked[box.name] for box in layout.boxes if box.name in asked]
    return Settled(marks, (*doubts, *_gaps(layout, marks, odds, asked)))


@dataclass(frozen=True)
class _Order:
    """Of each box of a row that fills in order: the box before it and the one after."""

    before: Mapping[str, str]
    after: Mapping[str, str]

    def says(self, box: str, odds: Mapping[str, float]) -> float:
        """What the neighbours of a box say about it: one crossed after it, or an empty one before. What makes one of
        them doubtful, a dark corner or a dry pen, makes both; so only clear ones say something."""
        after, before = (_clear(odds, beside.get(box)) for beside in (self.after, self.before))
        return min(NEIGHBOUR, NEIGHBOURS_SHARE * max(after, 0.0)) - min(NEIGHBOUR, NEIGHBOURS_SHARE * max(-before, 0.0))

    def all_before(self, box: str) -> Iterator[str]:
        """If this one is crossed, so are they: what follows from a doubt is part of it."""
        while (before := self.before.get(box)) is not None:
            yield before
            box = before


def _clear(odds: Mapping[str, float], box: str | None) -> float:
    return odds[box] if box and abs(odds[box]) >= DOUBT else 0.0


@cache
def _order(layout: Layout) -> _Order:
    pairs = [*_pairs_in_rows(layout), *_first_steps(layout)]
    return _Order({later: earlier for earlier, later in pairs}, dict(pairs))


def _pairs_in_rows(layout: Layout) -> Iterator[tuple[str, str]]:
    """Neighbours in rows that fill in order."""
    rows = {rule.row for rule in layout.rules if isinstance(rule, InOrder)}
    at = {(box.row, box.place): box.name for box in layout.boxes if box.row in rows}
    yield from ((name, at[row, place + 1]) for (row, place), name in at.items() if (row, place + 1) in at)


def _first_steps(layout: Layout) -> Iterator[tuple[str, str]]:
    """Boxes that come before a row, with the first of that row."""
    firsts = {box.row: box.name for box in layout.boxes if box.place == 1}
    yield from ((rule.box, firsts[rule.row]) for rule in layout.rules if isinstance(rule, Before))


def _say_the_counts(box: MarkBox, counts: Mapping[str, Count], own: float) -> float:
    """A faint mark where there should be none is faint all the same: that is a player's slip, and not settled."""
    count = counts.get(box.row)
    if count is None or count.least < box.place <= count.most:
        return 0.0
    if box.place <= count.least:
        return YARN_AGREES
    return 0.0 if -DOUBT < own < 0 else -YARN_AGREES


def _taken(layout: Layout, odds: Mapping[str, float]) -> set[str]:
    """Boxes of a choice that has clearly been made."""
    choices = {rule.choice for rule in layout.rules if isinstance(rule, OneOf)}
    made = {box.choice for box in layout.boxes if box.choice in choices and odds[box.name] >= OPEN_TO_DOUBT}
    return {box.name for box in layout.boxes if box.choice in made}


def _absent(layout: Layout, odds: Mapping[str, float]) -> set[str]:
    """Boxes of seats at which nobody played: hardly one looks as if it might be crossed, and each rather empty."""
    least = max((rule.least for rule in layout.rules if isinstance(rule, WhoPlaysCrosses)), default=0)
    likely: dict[str, list[float]] = {box.seat: [] for box in layout.boxes if box.seat}
    for box in layout.boxes:
        if box.seat and odds[box.name] > -DOUBT:
            likely[box.seat].append(odds[box.name])
    absent = {seat for seat, some in likely.items() if len(some) < least and max(some, default=-DOUBT) < -LOOKS_EMPTY}
    return {box.name for box in layout.boxes if box.seat in absent}


def _gaps(
    layout: Layout, marks: Mapping[str, bool], odds: Mapping[str, float], asked: Collection[str]
) -> Iterator[Finding]:
    """A box left empty before a crossed one: a slip of the pen where both are clear, else perhaps of the reader."""
    rows = {box.name: box.row for box in layout.boxes}
    for before, name in _pairs_in_rows(layout):
        if marks[name] and not marks[before]:
            unsure = [one for one in (before, name) if abs(odds[one]) < NEARLY_CERTAIN]
            yield from (doubt("gap", one, empty=before, crossed=name) for one in unsure if one not in asked)
            if not unsure:
                yield doubt("gap", rows[name], empty=before, crossed=name)
