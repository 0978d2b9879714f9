"""Which segments are yarn? One unbroken thread from the start, no segment twice: use that where the ink is doubtful."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from sheets.layout.model import Segment
from vision.belief.seen import CERTAIN, DOUBT, OPEN_TO_DOUBT
from vision.decide.strands import dots_from, is_thread, odd_dots, pieces
from vision.decide.suspects import suspects

MOST_CIRCLES = 6  # each doubles the ways to settle all doubts


@dataclass(frozen=True)
class Thread:
    """The likeliest thread, and for each doubtful segment by how much the next best answer about it is worse."""

    segments: frozenset[Segment]
    margins: Mapping[Segment, float]
    whole: bool  # False: the clear ink alone is no thread, whatever the doubtful places are
    suspects: frozenset[Segment] = frozenset()  # if not whole: what a person should look at first


def likely_yarn(log_odds: Mapping[Segment, float], start: str) -> frozenset[Segment]:
    """Every segment that may be yarn, if it hangs on the start or on yarn that is clear. A large ring makes doubtful
    segments all around it, which do not."""
    likely = [segment for segment, odds in log_odds.items() if odds > -DOUBT]
    clear = {start} | {dot for segment in likely if log_odds[segment] > DOUBT for dot in segment}
    hanging: set[str] = set()
    for dot in clear:
        if dot not in hanging:
            hanging |= dots_from(dot, likely)
    return frozenset(segment for segment in likely if segment[0] in hanging)


def find_thread(log_odds: Mapping[Segment, float], start: str) -> Thread:
    doubtful = sorted((s for s, odds in log_odds.items() if abs(odds) < OPEN_TO_DOUBT), key=lambda s: abs(log_odds[s]))
    grove = _grove(doubtful)
    given = frozenset(s for s, odds in log_odds.items() if odds > 0 and s not in grove.segments)
    ways = sorted(
        ((sum(log_odds[s] for s in chosen), n, chosen) for n, chosen in enumerate(_even_ways(given, grove, start))),
        reverse=True,
    )
    best: frozenset[Segment] | None = None
    margins = dict.fromkeys(grove.segments, float("inf"))
    best_score = 0.0
    for score, _, chosen in ways:
        if best is not None and score < best_score - CERTAIN:
            break
        if not is_thread(given | chosen, start):
            continue
        if best is None:
            best, best_score = given | chosen, score
        for segment in grove.segments & (best ^ chosen ^ given):
            margins[segment] = min(margins[segment], best_score - score)
    if best is not None:
        # What was left out for its circles was not settled: it stays as doubtful as it looks.
        left_out = {s: abs(log_odds[s]) for s in doubtful if s not in grove.segments}
        return Thread(best, margins | left_out | _weak_pieces(best, log_odds, start), whole=True)
    as_seen = frozenset(s for s, odds in log_odds.items() if odds > 0)
    return Thread(as_seen, {s: abs(log_odds[s]) for s in doubtful}, False, suspects(as_seen, log_odds, start))


def _weak_pieces(thread: frozenset[Segment], log_odds: Mapping[Segment, float], start: str) -> dict[Segment, float]:
    """Pieces that the thread could do without, or go on with, none of whose segments is clear. One cause, a crease or
    a pen running dry, makes them all: together they say no more than the clearest of them."""
    weak = [segment for segment, odds in log_odds.items() if abs(odds) < DOUBT]
    within = pieces([segment for segment in weak if segment in thread])
    beside = pieces([segment for segment in weak if segment not in thread])
    return {
        segment: max(abs(log_odds[s]) for s in piece)
        for piece in (*within, *beside)
        if is_thread(thread ^ piece, start)
        for segment in piece
    }


# --- every way to settle the doubtful segments that leaves a thread's ends ----------------------------------------


@dataclass(frozen=True)
class _Grove:
    """The doubtful segments as trees: from each dot a segment to its parent, and those that close a circle."""

    parents: dict[str, tuple[str, Segment] | None]  # roots first, each dot after its parent
    roots: Mapping[str, str]
    circles: tuple[Segment, ...]

    @property
    def segments(self) -> frozenset[Segment]:
        return frozenset(up[1] for up in self.parents.values() if up) | frozenset(self.circles)


def _grove(segments: Sequence[Segment]) -> _Grove:
    """Of the segments, the most doubtful first, as many as leave few enough circles."""
    trees: dict[str, list[str]] = {}  # of each dot: all dots of its tree
    at: dict[str, list[Segment]] = {}
    circles: list[Segment] = []
    for segment in segments:
        one, other = (trees.setdefault(dot, [dot]) for dot in segment)
        if one is not other:
            one += other
            trees |= dict.fromkeys(other, one)
            for dot in segment:
                at.setdefault(dot, []).append(segment)
        elif len(circles) < MOST_CIRCLES:
            circles.append(segment)
    return _Grove(*_rooted(at), tuple(circles))


def _rooted(at: Mapping[str, Sequence[Segment]]) -> tuple[dict[str, tuple[str, Segment] | None], dict[str, str]]:
    """Of each dot its parent and its root, for trees given by the segments at each dot."""
    parents: dict[str, tuple[str, Segment] | None] = {}
    roots: dict[str, str] = {}
    for root in at:
        if root in parents:
            continue
        parents[root], roots[root], todo = None, root, [root]
        while todo:
            dot = todo.pop()
            for segment in at[dot]:
                other = segment[1] if segment[0] == dot else segment[0]
                if other not in parents:
                    parents[other], roots[other] = (dot, segment), root
                    todo.append(other)
    return parents, roots


def _even_ways(given: frozenset[Segment], grove: _Grove, start: str) -> Iterator[frozenset[Segment]]:
    """Every choice after which, with what is given, no dot is odd, or only the start and one other.

    Whatever is chosen of the segments that close circles: on a tree, the odd dots then settle every other segment.
    """
    for count in range(len(grove.circles) + 1):
        for circles in combinations(grove.circles, count):
            odd = odd_dots(given | frozenset(circles))
            for end in _possible_ends(odd, grove, start):
                yield frozenset(circles) | _settled(odd ^ {start} ^ {end}, grove)


def _possible_ends(odd: frozenset[str], grove: _Grove, start: str) -> Iterator[str]:
    """Where a thread from the start may end, if each tree is to mend an even number of dots. A round one ends there."""
    trees = Counter(grove.roots.get(dot, dot) for dot in odd)
    trees[grove.roots.get(start, start)] += 1
    uneven = [tree for tree, count in trees.items() if count % 2]
    if len(uneven) == 1:
        yield from (dot for dot, root in grove.roots.items() if root == uneven[0])
        if uneven[0] not in grove.roots:
            yield uneven[0]


def _settled(odd: frozenset[str], grove: _Grove) -> frozenset[Segment]:
    """The tree segments that make every dot even."""
    left, chosen = set(odd), set()
    for dot, up in reversed(grove.parents.items()):
        if dot in left and up:
            left ^= {dot, up[0]}
            chosen.add(up[1])
    return frozenset(chosen)
