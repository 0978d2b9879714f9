"""Does a face hold together? What lies where, whether one can get there, and whether it can be counted."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from rollwrite.message import message
from rollwrite.wolle.face import KINDS, Face, column_and_row, face_fault
from rollwrite.wolle.rules import CUPS

Named = Sequence[tuple[str, str]]  # what lies on which dot


def check(face: Face, things: Named) -> None:
    """Raise a `FaceError` for the first fault, the plainest first."""
    _check_free(face, things)
    _check_alone(things)
    _check_reachable(face, things)
    _check_rows(face)
    _check_timer(face)


def _check_free(face: Face, things: Named) -> None:
    free = set(face.dots)
    for what, dot in things:
        if dot not in free:
            raise face_fault(dot, "wolle/face-thing-on-block", thing=message("wolle/the-thing", thing=what))
    if column_and_row(face.start)[1] != 1:
        raise face_fault("start", "wolle/face-start-row", dot=face.start)


def _check_alone(things: Named) -> None:
    for dot, times in Counter(dot for _, dot in things).items():
        if times > 1:
            all_here = tuple(message("wolle/a-thing", thing=what) for what, at in things if at == dot)
            raise face_fault(dot, "wolle/face-crowded-dot", things=all_here)


def _check_reachable(face: Face, things: Named) -> None:
    reachable = _reachable(face)
    for what, dot in (*things, *(("dot", dot) for dot in face.dots)):
        if dot not in reachable:
            raise face_fault(dot, "wolle/face-no-way", thing=message("wolle/the-thing", thing=what))


def _reachable(face: Face) -> set[str]:
    neighbours: dict[str, list[str]] = {dot: [] for dot in face.dots}
    for a, b in face.segments:
        neighbours[a].append(b)
        neighbours[b].append(a)
    found, edge = {face.start}, [face.start]
    while edge:
        news = [dot for dot in neighbours[edge.pop()] if dot not in found]
        found.update(news)
        edge.extend(news)
    return found


def _check_rows(face: Face) -> None:
    counts = Counter(face.objects.values())
    if len({counts[kind] for kind in KINDS}) > 1:
        raise face_fault("objects", "wolle/face-uneven-toys")
    if len(face.set_points) != counts["mouse"]:
        raise face_fault("set_points", "wolle/face-set-points", count=len(face.set_points), sets=counts["mouse"])
    if len(face.cup_spots) < CUPS:
        raise face_fault("cup_spots", "wolle/face-few-spots", least=CUPS)


def _check_timer(face: Face) -> None:
    if len(face.timer) < 2:
        raise face_fault("timer", "wolle/face-short-timer")
    for above, below in pairwise(face.timer):
        if below >= above:
            raise face_fault("timer", "wolle/face-rising-timer", below=below, above=above)
