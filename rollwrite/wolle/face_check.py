"""Does a face hold together? What lies where, whether one can get there, and whether it can be counted."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from rollwrite.wolle.face import KINDS, Face, FaceError, column_and_row
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
            raise FaceError(dot, f"the {what} lies on a block")
    if column_and_row(face.start)[1] != 1:
        raise FaceError("start", f"{face.start} is not in row 1, below the ball of yarn")


def _check_alone(things: Named) -> None:
    for dot, times in Counter(dot for _, dot in things).items():
        if times > 1:
            both = " and ".join(f"a {what}" for what, at in things if at == dot)
            raise FaceError(dot, f"one thing a dot: here are {both}")


def _check_reachable(face: Face, things: Named) -> None:
    reachable = _reachable(face)
    for what, dot in (*things, *(("dot", dot) for dot in face.dots)):
        if dot not in reachable:
            raise FaceError(dot, f"no way leads from the start to the {what}: open the blocks around it")


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
        raise FaceError("objects", "there should be as many mice as socks as planes")
    if len(face.set_points) != counts["mouse"]:
        raise FaceError("set_points", f"{len(face.set_points)} numbers for {counts['mouse']} possible sets")
    if len(face.cup_spots) < CUPS:
        raise FaceError("cup_spots", f"the players choose {CUPS} of them, so there should be {CUPS} or more")


def _check_timer(face: Face) -> None:
    if len(face.timer) < 2:
        raise FaceError("timer", "one number makes no column: add more, falling")
    for above, below in pairwise(face.timer):
        if below >= above:
            raise FaceError("timer", f"{below} stands below {above}, but the column should fall all the way")
