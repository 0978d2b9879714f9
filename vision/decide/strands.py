"""Pieces of yarn: where they end, what hangs together, and whether a pen can have drawn them in one go.

A set of segments is one thread when it hangs on the start and has either no dot of odd degree (it ends where it began)
or exactly two, one of them the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from sheets.layout.model import Segment


def is_one_thread(segments: Collection[Segment], start: str) -> bool:
    return len(loose_ends(segments, start)) == 1 and not beside(segments, start)


def loose_ends(segments: Collection[Segment], start: str) -> frozenset[str]:
    """Dots that a line from the start leaves more or less often than it comes. One is its end; others have to be
    joined with each other. Their number is always odd."""
    return frozenset(dot for dot, count in Counter(d for s in segments for d in s).items() if count % 2) ^ {start}


def beside(segments: Collection[Segment], start: str) -> frozenset[Segment]:
    """What does not hang on the start."""
    hanging = dots_from(start, segments)
    return frozenset(segment for segment in segments if segment[0] not in hanging)


def pieces(segments: Collection[Segment]) -> Iterator[frozenset[Segment]]:
    """The segments, those that hang together in one set each."""
    left = set(segments)
    while left:
        dots = dots_from(next(iter(left))[0], left)
        piece = frozenset(segment for segment in left if segment[0] in dots)
        yield piece
        left -= piece


def dots_of(segments: Collection[Segment]) -> frozenset[str]:
    return frozenset(dot for segment in segments for dot in segment)


def dots_from(first: str, segments: Collection[Segment]) -> set[str]:
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
