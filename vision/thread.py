"""Which segments are yarn? One unbroken thread from the start, no segment twice: use that where the ink is doubtful.

A set of segments is such a thread when it hangs together, touches the start, and has either no dot of odd degree
(it ends where it began) or exactly two, one of them the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from vision.seen import CERTAIN

Segment = tuple[str, str]

OPEN_TO_DOUBT = 4.0  # ink surer than this is never overruled
MOST_DOUBTS = 14
FURTHEST_REPAIR = 3
REPAIR_FROM = 24
A_WHOLE_YARN = 10  # so many segments are no stain, even where they do not begin at the start


@dataclass(frozen=True)
class Thread:
    """The likeliest thread, and for each doubtful segment by how much the next best answer about it is worse."""

    segments: frozenset[Segment]
    margins: Mapping[Segment, float]
    whole: bool  # False: the clear ink alone is no thread, whatever the doubtful places are
    suspects: frozenset[Segment] = frozenset()  # if not whole: what a person should look at first


def is_thread(segments: Collection[Segment], start: str) -> bool:
    if not segments:
        return True
    degree = Counter(dot for segment in segments for dot in segment)
    odd = {dot for dot, count in degree.items() if count % 2}
    return start in degree and (not odd or (len(odd) == 2 and start in odd)) and _hangs_together(segments)


def find_thread(log_odds: Mapping[Segment, float], start: str) -> Thread:
    clear = frozenset(s for s, odds in log_odds.items() if odds >= OPEN_TO_DOUBT)
    doubtful = sorted((s for s, odds in log_odds.items() if abs(odds) < OPEN_TO_DOUBT), key=lambda s: abs(log_odds[s]))
    settled = frozenset(s for s in doubtful[MOST_DOUBTS:] if log_odds[s] > 0)
    open_ones = doubtful[:MOST_DOUBTS]
    best, margins = _best_choice(clear | settled, open_ones, log_odds, start)
    if best is not None:
        return Thread(best, margins, whole=True)
    as_seen = frozenset(s for s, odds in log_odds.items() if odds > 0)
    repairs = frozenset(s for s in _repairs(as_seen, log_odds, start) if abs(log_odds[s]) < CERTAIN)
    suspects = repairs | _loose(as_seen, log_odds, start)
    return Thread(as_seen, {s: abs(log_odds[s]) for s in doubtful}, False, suspects)


def _best_choice(
    clear: frozenset[Segment], open_ones: list[Segment], log_odds: Mapping[Segment, float], start: str
) -> tuple[frozenset[Segment] | None, dict[Segment, float]]:
    """Try every way to settle the doubtful segments; only those that leave one thread count."""
    best_with: dict[tuple[Segment, bool], float] = {}
    best, best_score = None, float("-inf")
    for chosen in _subsets(open_ones):
        score = sum(log_odds[s] for s in chosen)
        if not is_thread(clear | chosen, start):
            continue
        if score > best_score:
            best, best_score = clear | chosen, score
        for segment in open_ones:
            key = (segment, segment in chosen)
            best_with[key] = max(best_with.get(key, float("-inf")), score)
    if best is None:
        return None, {}
    margins = {s: best_score - best_with.get((s, s not in best), float("-inf")) for s in open_ones}
    return best, margins


def _subsets(items: list[Segment]) -> Iterator[frozenset[Segment]]:
    for count in range(len(items) + 1):
        for chosen in combinations(items, count):
            yield frozenset(chosen)


def _repairs(seen: frozenset[Segment], log_odds: Mapping[Segment, float], start: str) -> frozenset[Segment]:
    """The cheapest few changes that would make one thread of it: the places a person should look at first."""
    candidates = sorted(log_odds, key=lambda s: abs(log_odds[s]))[:REPAIR_FROM]
    cheapest: tuple[float, frozenset[Segment]] = (float("inf"), frozenset())
    for count in range(1, FURTHEST_REPAIR + 1):
        for changed in combinations(candidates, count):
            cost = sum(abs(log_odds[s]) for s in changed)
            if cost < cheapest[0] and is_thread(seen ^ frozenset(changed), start):
                cheapest = (cost, frozenset(changed))
    return cheapest[1]


def _loose(segments: frozenset[Segment], log_odds: Mapping[Segment, float], start: str) -> frozenset[Segment]:
    """Pieces beside the thread that hangs from the start, unless they are beyond doubt: then the player erred."""
    hanging = _dots_from(start, segments)
    certain = CERTAIN if len(hanging) > 1 or len(segments) > A_WHOLE_YARN else float("inf")
    return frozenset(s for s in segments if s[0] not in hanging and log_odds[s] < certain)


def _hangs_together(segments: Collection[Segment]) -> bool:
    first = next(iter(segments))[0]
    return len(_dots_from(first, segments)) == len({dot for segment in segments for dot in segment})


def _dots_from(first: str, segments: Collection[Segment]) -> set[str]:
    neighbours: dict[str, list[str]] = {}
    for one, other in segments:
        neighbours.setdefault(one, []).append(other)
        neighbours.setdefault(other, []).append(one)
    todo, seen = [first], {first}
    while todo:
        for dot in neighbours.get(todo.pop(), ()):
            if dot not in seen:
                seen.add(dot)
                todo.append(dot)
    return seen
