"""What should a person look at first where the clear ink is no thread?"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from itertools import combinations

from sheets.layout.model import Segment
from vision.belief.seen import CERTAIN
from vision.decide.strands import dots_from, odd_dots

LogOdds = Mapping[Segment, float]


def suspects(seen: frozenset[Segment], log_odds: LogOdds, start: str) -> frozenset[Segment]:
    """Of what is not beyond doubt: the likeliest mistakes in reading, loose pieces, and a start without yarn."""
    mended = frozenset(segment for segment in repairs(seen, log_odds, start) if abs(log_odds[segment]) < CERTAIN)
    return mended | _loose(seen, log_odds, start) | _first_steps(seen, log_odds, start)


def repairs(seen: frozenset[Segment], log_odds: LogOdds, start: str) -> frozenset[Segment]:
    """Changes after which only the start and one more dot are ends: loose ends are joined, the cheapest pair first.

    A way from one to the other changes every segment on it, yarn or not, and costs what these seem to be.
    """
    ends = odd_dots(seen) ^ {start}
    ways = sorted(_ways_between(ends, log_odds))
    changed: frozenset[Segment] = frozenset()
    for _, one, other, way in ways:
        if one in ends and other in ends:
            ends -= {one, other}
            changed ^= way
    return changed


def _ways_between(ends: frozenset[str], log_odds: LogOdds) -> Iterator[tuple[float, str, str, frozenset[Segment]]]:
    at: dict[str, list[Segment]] = {}
    for segment in log_odds:
        for dot in segment:
            at.setdefault(dot, []).append(segment)
    ways = {end: _cheapest_ways(end, at, log_odds) for end in ends}
    for one, other in combinations(sorted(ends), 2):
        if other in ways[one]:
            cost, way = ways[one][other]
            yield cost, one, other, way


def _cheapest_ways(
    first: str, at: Mapping[str, list[Segment]], log_odds: LogOdds
) -> dict[str, tuple[float, frozenset[Segment]]]:
    """Dijkstra's: from one dot to every other, the segments whose change costs least."""
    nothing: frozenset[Segment] = frozenset()
    found: dict[str, tuple[float, frozenset[Segment]]] = {}
    todo = [(0.0, first, nothing)]
    while todo:
        cost, dot, way = heapq.heappop(todo)
        if dot in found:
            continue
        found[dot] = cost, way
        for segment in at.get(dot, ()):
            other = segment[1] if segment[0] == dot else segment[0]
            if other not in found:
                heapq.heappush(todo, (cost + abs(log_odds[segment]), other, way | {segment}))
    return found


def _loose(segments: frozenset[Segment], log_odds: LogOdds, start: str) -> frozenset[Segment]:
    """Pieces beside the thread that hangs from the start, unless they are beyond doubt: then the player erred."""
    hanging = dots_from(start, segments)
    clear = len(hanging) > 1 or not _first_steps(segments, log_odds, start)
    return frozenset(s for s in segments if s[0] not in hanging and (log_odds[s] < CERTAIN or not clear))


def _first_steps(segments: frozenset[Segment], log_odds: LogOdds, start: str) -> frozenset[Segment]:
    """Where there is yarn, but none at the start: the first segment was forgotten, unless it was not quite seen."""
    first = frozenset(s for s in log_odds if start in s)
    return frozenset() if first & segments else frozenset(s for s in first if log_odds[s] > -CERTAIN)
