"""The cheapest thread: what has to be read otherwise, so that all yarn can have been drawn in one go from the start.

To change what a segment seems to be costs its odds. A line leaves every dot as often as it comes, but for the start
and its end. So changes run along ways that join loose ends in pairs, of which one is left over, and the cheapest pairs
are sought. What still does not hang on the start is joined or given up: every way is tried, the cheapest first.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, count
from math import inf

from sheets.layout.model import Segment
from vision.decide.strands import beside, dots_of, loose_ends, pieces

MOST_WAYS = 800  # to look for from loose ends, in all: half a second. A sheet with some doubts needs a dozen
MOST_ENDS = 9  # of which all pairings are compared; of more, the nearest are joined first

Odds = Mapping[Segment, float]
Given = Mapping[Segment, bool]  # segments that are taken to be yarn, or none, whatever they seem to be
Way = tuple[float, frozenset[Segment]]  # what changing all its segments costs
Ways = Mapping[str, Mapping[str, Way]]  # from end to end
Pair = tuple[str, str]


@dataclass(frozen=True)
class Mended:
    """A thread, and how much of what was seen speaks against it."""

    segments: frozenset[Segment]
    cost: float


class TooTangled(Exception):
    """Neither was the cheapest thread found, nor that there is none."""


class Mending:
    """Of the segments, those that may be read otherwise are open."""

    def __init__(self, odds: Odds, start: str, open_segments: Collection[Segment]) -> None:
        self.odds, self.start, self.open = odds, start, open_segments
        self._ways_left = MOST_WAYS

    def cheapest(self, settled: Given, most: float = inf) -> Mended | None:
        """The cheapest thread with these settled; None if there is none that costs less than the most."""
        order = count()
        tried = [(*self._evened(settled), next(order), settled)]
        while tried:
            cost, drawn, _, settled = heapq.heappop(tried)
            if cost >= most:
                return None
            loose = beside(drawn, self.start)
            if not loose:
                return Mended(frozenset(drawn), cost)
            for more in self._joined_or_given_up(loose, settled):
                heapq.heappush(tried, (*self._evened({**settled, **more}), next(order), {**settled, **more}))
        return None

    @cached_property
    def _seen(self) -> frozenset[Segment]:
        return frozenset(segment for segment, odds in self.odds.items() if odds > 0)

    @cached_property
    def _at(self) -> dict[str, list[tuple[str, Segment]]]:
        """At each dot: where open segments lead."""
        at: dict[str, list[tuple[str, Segment]]] = {}
        for one, other in self.open:
            at.setdefault(one, []).append((other, (one, other)))
            at.setdefault(other, []).append((one, (one, other)))
        return at

    def _evened(self, settled: Given) -> tuple[float, list[Segment]]:
        """The cheapest drawing with one end, though it may be in pieces."""
        drawn = self._seen.difference(s for s, yarn in settled.items() if not yarn)
        drawn |= {s for s, yarn in settled.items() if yarn}
        ends = loose_ends(drawn, self.start)
        self._ways_left -= len(ends)
        if self._ways_left < 0:
            raise TooTangled
        if len(ends) > 1:
            ways = {end: self._ways_from(end, ends, settled) for end in ends}
            pairs = _cheapest_pairs(tuple(sorted(ends)), ways)
            if pairs is None:
                return inf, []
            for one, other in pairs:
                drawn ^= ways[one][other][1]
        return sum(abs(self.odds[s]) for s in drawn ^ self._seen), sorted(drawn)

    def _ways_from(self, first: str, ends: Collection[str], settled: Given) -> dict[str, Way]:
        """Dijkstra's: to every other end, the segments whose change costs least."""
        left, reached = set(ends), {first: (first, first)}  # of each dot: the segment by which it is reached
        costs: dict[str, float] = {}
        todo = [(0.0, first, (first, first))]
        while todo and left:
            cost, dot, segment = heapq.heappop(todo)
            if dot not in costs:
                costs[dot], reached[dot] = cost, segment
                left.discard(dot)
                for other, segment in self._at.get(dot, ()):
                    if other not in costs and segment not in settled:
                        heapq.heappush(todo, (cost + abs(self.odds[segment]), other, segment))
        return {end: (costs[end], _way_back(end, reached)) for end in ends if end in costs}

    def _joined_or_given_up(self, loose: Collection[Segment], settled: Given) -> Iterator[dict[Segment, bool]]:
        """For one piece beside the thread: each segment by which it can be joined, or that none of it is there."""
        piece = min(pieces(loose), key=lambda piece: (len(piece), min(piece)))
        dots = dots_of(piece)
        free = [segment for segment in self.open if segment not in settled]
        joints = [s for s in free if (s[0] in dots) != (s[1] in dots)]
        refused: dict[Segment, bool] = {}
        for joint in joints:
            yield {**refused, joint: True}
            refused[joint] = False
        if piece.issubset(free):
            yield refused | {s: False for s in free if s[0] in dots and s[1] in dots}


def _way_back(dot: str, reached: Mapping[str, Segment]) -> frozenset[Segment]:
    way = set()
    while reached[dot] != (dot, dot):
        one, other = segment = reached[dot]
        way.add(segment)
        dot = one if dot == other else other
    return frozenset(way)


def _cheapest_pairs(ends: tuple[str, ...], ways: Ways) -> list[Pair] | None:
    """Of all ends but one; None if they cannot be joined."""
    joined: list[Pair] = []
    while len(ends) > MOST_ENDS and (near := _nearest(ends, ways)):
        joined.append(near)
        ends = tuple(end for end in ends if end not in near)
    cost, others = _best_pairs(ends, ways)
    return None if cost == inf else [*joined, *others]


def _nearest(ends: tuple[str, ...], ways: Ways) -> Pair | None:
    pairs = ((ways[one][other][0], one, other) for one, other in combinations(ends, 2) if other in ways[one])
    nearest = min(pairs, default=None)
    return nearest and nearest[1:]


def _best_pairs(ends: tuple[str, ...], ways: Ways) -> tuple[float, tuple[Pair, ...]]:
    @cache
    def best(left: tuple[str, ...], one_over: bool) -> tuple[float, tuple[Pair, ...]]:
        """Of these ends; the first is joined with each of the others, or is the one that is left over."""
        if not left:
            return 0.0, ()
        first, rest = left[0], left[1:]
        answer = best(rest, False) if one_over else (inf, ())
        for n, other in enumerate(rest):
            if other in ways[first]:
                cost, others = best(rest[:n] + rest[n + 1 :], one_over)
                answer = min(answer, (cost + ways[first][other][0], ((first, other), *others)))
        return answer

    return best(ends, True)
