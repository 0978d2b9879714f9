"""Pieces of yarn: where they end, what hangs together, and whether a pen can have drawn them in one go.

A set of segments is one thread when it hangs together, touches the start, and has either no dot of odd degree
(it ends where it began) or exactly two, one of them the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from sheets.layout.model import Segment


def is_thread(segments: Collection[Segment], start: str) -> bool:
    if not segments:
        return True
    odd = odd_dots(segments)
    begun = any(start in segment for segment in segments)
    return begun and (not odd or (len(odd) == 2 and start in odd)) and _hangs_together(segments)


def odd_dots(segments: Collection[Segment]) -> frozenset[str]:
    return frozenset(dot for dot, count in Counter(d for s in segments for d in s).items() if count % 2)


def pieces(segments: Collection[Segment]) -> Iterator[frozenset[Segment]]:
    """The segments, those that hang together in one set each."""
    left = set(segments)
    while left:
        dots = dots_from(next(iter(left))[0], left)
        piece = frozenset(segment for segment in left if segment[0] in dots)
        yield piece
        left -= piece


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


def _hangs_together(segments: Collection[Segment]) -> bool:
    first = next(iter(segments))[0]
    return len(dots_from(first, segments)) == len({dot for segment in segments for dot in segment})
