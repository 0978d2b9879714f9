"""Which boxes are crossed? Boxes of a row fill in order, of a choice one is taken, and who plays crosses something."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from sheets.layout.model import Layout, YarnGrid
from vision.belief.seen import DOUBT, NEARLY_CERTAIN, OPEN_TO_DOUBT, Doubt
from vision.decide.strands import Segment

NEIGHBOUR = 4.0  # nats that a clear neighbour in a row adds
NEIGHBOURS_SHARE = 0.75  # and of a less clear one, this share of its own
YARN_AGREES = 1.4  # and that the yarn adds: players forget, so it says little
LOOKS_EMPTY = 0.8  # a box surer than this to be empty is crossed only by its row: that is asked, players leave one out
FEWEST_CROSSED = 3  # who plays crosses at least so many boxes
PLACES = {"hourglass": ("timer", 0), "paw": ("paw", 1)}  # set before the timer runs; a row of its own


@dataclass(frozen=True)
class Rows:
    marks: Mapping[str, bool]
    doubts: tuple[Doubt, ...]


def settle_rows(layout: Layout, odds: Mapping[str, float], reached: Mapping[str, int]) -> Rows:
    """`reached` is how many boxes of each row the yarn alone would have crossed."""
    taken = {box.choice for box in layout.boxes if box.choice and odds[box.name] >= OPEN_TO_DOUBT}
    absent = _absent(layout, odds)
    in_row = {_row_and_number(name): own for name, own in odds.items()}
    marks: dict[str, bool] = {}
    doubts: list[Doubt] = []
    for box in layout.boxes:
        settled = odds[box.name]
        if abs(settled) < OPEN_TO_DOUBT:
            settled += _says_the_row(*_row_and_number(box.name), in_row, reached)
            if settled < DOUBT and (box.choice in taken or box.seat in absent):
                settled -= NEIGHBOUR
        marks[box.name] = settled > 0
        overruled = settled > 0 and odds[box.name] < -LOOKS_EMPTY
        if overruled or abs(settled) < DOUBT:
            doubts.append(Doubt(box.name, "a faint mark" if settled > 0 else "perhaps a mark"))
    doubts.extend(_gaps(marks, odds, {doubt.field for doubt in doubts}))
    return Rows(marks, tuple(doubts))


def reached_by(yarn: YarnGrid, segments: Collection[Segment], cups: Collection[str]) -> dict[str, int]:
    """How many boxes of each row this yarn would have crossed."""
    ends = [dot for segment in segments for dot in segment]
    counts = dict.fromkeys(("mouse", "sock", "plane"), 0)
    for dot, kind in yarn.face.objects.items():
        counts[kind] += dot in ends
    return {**counts, "cup": len(set(ends) & set(cups)), "paw": ends.count(yarn.face.paw) % 2}


def _absent(layout: Layout, odds: Mapping[str, float]) -> set[str]:
    """Seats at which nobody played: hardly a box looks as if it might be crossed, and none as if it were."""
    likely: dict[str, list[float]] = {box.seat: [] for box in layout.boxes if box.seat}
    for box in layout.boxes:
        if box.seat and odds[box.name] > -DOUBT:
            likely[box.seat].append(odds[box.name])
    return {seat for seat, some in likely.items() if len(some) < FEWEST_CROSSED and max(some, default=0.0) <= 0}


def _says_the_row(
    row: str, number: int | None, odds: Mapping[tuple[str, int | None], float], reached: Mapping[str, int]
) -> float:
    """What the boxes before and after a box say about it, and the yarn."""
    if number is None:
        return 0.0
    after, before = odds.get((row, number + 1), 0.0), odds.get((row, number - 1), 0.0)
    said = min(NEIGHBOUR, NEIGHBOURS_SHARE * max(after, 0.0)) - min(NEIGHBOUR, NEIGHBOURS_SHARE * max(-before, 0.0))
    if row in reached:
        said += YARN_AGREES if number <= reached[row] else -YARN_AGREES
    return said


def _gaps(marks: Mapping[str, bool], odds: Mapping[str, float], known: set[str]) -> Iterator[Doubt]:
    """A box left empty before a crossed one: a slip of the pen where both are clear, else perhaps of the reader."""
    for name, marked in marks.items():
        row, number = _row_and_number(name)
        before = f"{row}.{number - 1}" if number else ""
        if marked and before in marks and not marks[before]:
            sentence = f"{before} is empty, though {name} is crossed"
            unsure = [one for one in (before, name) if abs(odds[one]) < NEARLY_CERTAIN]
            yield from (Doubt(one, sentence) for one in unsure if one not in known)
            if not unsure:
                yield Doubt(row, sentence)


def _row_and_number(name: str) -> tuple[str, int | None]:
    """Boxes of one row fill in order; others, like digits, stand for themselves."""
    match = re.fullmatch(r"(.+)\.(\d+)", name)
    return (match[1], int(match[2])) if match else PLACES.get(name, (name, None))
