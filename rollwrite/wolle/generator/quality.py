"""When is a face good? What games on it should be like, between the two faces people know, and how that is measured.

All figures are whole numbers, in thousandths of what their name says, so that a face judged once is judged for ever.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import isqrt

import numpy as np

from rollwrite.wolle.face import KINDS, Face, column_and_row
from rollwrite.wolle.generator.courses import Flags, Whole
from rollwrite.wolle.generator.many_games import MOST_ROLLS, Games, Times
from rollwrite.wolle.generator.ways import TOYS
from rollwrite.wolle.rules import DIE

THOUSAND = 1000
IN_TIME_OF_TWO = "in time, two players"
IN_TIME = range(10, 19)  # rolls: no game is over before it began, and there is time for another one

Figures = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Bound:
    """From `low` to `high`, in thousandths. `doubt` is how far the figure of a hundred games is off, now and then."""

    low: int
    high: int
    doubt: int


Bounds = Mapping[str, Bound]

# Behind each bound stand the figures of A and B.
BOUNDS: Bounds = {
    # The share of greedy games that last 10 to 18 rolls. A 0.80 and 0.82, B 0.79 and 0.83.
    IN_TIME_OF_TWO: Bound(800, 1000, 30),
    "in time, four players": Bound(800, 1000, 20),
    # Points of a greedy player, at tables of two and of four alike. A 20.4, B 16.6: a point of room on either side.
    "points": Bound(15_600, 21_400, 600),
    # Their standard deviation. A 7.2, B 8.2: half a point of room.
    "spread": Bound(6_700, 8_700, 400),
    # Who weighs ends on the paw in three games of ten on both; hardly ever or nearly always would be no choice.
    "on the paw": Bound(150, 450, 30),
    # Points by which going on past the paw beats weighing. A 0.0, B 0.7: neither may be plainly right.
    "going on pays": Bound(-1_500, 1_500, 600),
    # Games won, or shared, by who stops at the first chance against one who goes on and one who weighs. A 0.14, B 0.25.
    "stopping wins": Bound(80, 360, 40),
    # Cups broken by who draws without looking. 1.7 on both.
    "cups broken": Bound(1_200, 2_400, 100),
    # Of the toys that greedy players fetch, the share of each half. A 0.33 above, B 0.27: no half of the mat is dead.
    "fetched left": Bound(220, 780, 20),
    "fetched right": Bound(220, 780, 20),
    "fetched above": Bound(220, 780, 20),
    "fetched below": Bound(220, 780, 20),
    # Greedy players who fetch the toy that is fetched least. A 0.17, B 0.07: none is only for show.
    "rarest toy": Bound(30, 1000, 10),
}


def are_good(figures: Figures, games: int, bounds: Bounds = BOUNDS) -> bool:
    """Whether figures of so many games lie within the bounds, and far enough from them that it is not by chance."""
    return all(_lies_within(bounds[name], figure, _doubt(name, games)) for name, figure in figures.items())


def may_be_good(figures: Figures, games: int, bounds: Bounds = BOUNDS) -> bool:
    """Whether figures of a few games leave any hope."""
    return all(_lies_within(bounds[name], figure, -_doubt(name, games) // 2) for name, figure in figures.items())


def _doubt(name: str, games: int) -> int:
    return BOUNDS[name].doubt * 10 // isqrt(games)


def _lies_within(bound: Bound, figure: int, room: int) -> bool:
    return bound.low + room <= figure <= bound.high - room


def least(name: str, games: int, bounds: Bounds) -> int:
    """What is less is not good."""
    return bounds[name].low + _doubt(name, games)


def least_hope(name: str, games: int, bounds: Bounds) -> int:
    """What is less may not be good."""
    return bounds[name].low + -_doubt(name, games) // 2


def of_two(face: Face, games: Games) -> Figures:
    """From tables of two greedy players."""
    return {IN_TIME_OF_TWO: in_time(face.timer, games)}


def of_four(face: Face, games: Games) -> Figures:
    """From tables of four greedy players."""
    return {
        "in time, four players": in_time(face.timer, games),
        "on the paw": mean(games.on_paw.ravel()),
        **_fetched(face, games),
    }


def of_points(tables: Sequence[Whole]) -> Figures:
    """From the points of greedy players; a table of two counts as much as a table of four."""
    return {
        "points": sum(map(mean, tables)) // len(tables),
        "spread": sum(map(spread, tables)) // len(tables),
    }


def of_habits(games: Games) -> Figures:
    """From tables where one goes on past the paw, one weighs, and one stops at the first chance."""
    goes_on, weighs, stops = games.points.T
    return {
        "going on pays": mean(goes_on - weighs),
        "stopping wins": mean((stops >= goes_on) & (stops >= weighs)),
    }


def of_random_games(games: Games) -> Figures:
    return {"cups broken": mean(games.cups.ravel())}


def mean(values: Whole | Flags) -> int:
    return THOUSAND * int(values.sum()) // len(values)


def spread(values: Whole) -> int:
    """The standard deviation."""
    count, total, squares = len(values), int(values.sum()), int((values * values).sum())
    return THOUSAND * isqrt(count * squares - total * total) // count


def in_time(timer: Sequence[int], times: Times) -> int:
    """The share of games of the right length.

    Once the first set is there the timer is pure chance, so its share is known exactly and need not be sampled. Only
    what players do to a game's length, by all stopping before the timer has run out, is counted from the games.
    """
    changed = int(_is_in_time(times.length).sum()) - int(_is_in_time(times.timer_length).sum())
    return (expected_in_time(timer, times) + THOUSAND * changed) // len(times.length)


def expected_in_time(timer: Sequence[int], times: Times) -> int:
    """How many games, in thousandths, this timer would end in time after the first sets of those games."""
    return int(_in_time_by_timer(tuple(timer)).take(times.first_set).sum())


def at_most_expected(timer: Sequence[int], times: Times, rolls: int) -> int:
    """What `expected_in_time` may still come to after so many rolls, if every first set comes when it is best."""
    to_come = int((times.first_set == MOST_ROLLS).sum())
    return expected_in_time(timer, times) + to_come * int(_in_time_by_timer(tuple(timer))[rolls:].max())


def _is_in_time(lengths: Whole) -> Flags:
    return (lengths >= IN_TIME.start) & (lengths < IN_TIME.stop)


@cache
def _in_time_by_timer(timer: tuple[int, ...]) -> Whole:
    """For a first set at each roll: how likely the timer ends the game in time, in thousandths."""
    ways = _timer_ends(timer)
    shares = [
        sum(ways[length - first] * len(DIE) ** (IN_TIME.stop - 1 - length) for length in IN_TIME if length > first)
        * THOUSAND
        // len(DIE) ** max(IN_TIME.stop - 1 - first, 0)
        for first in range(MOST_ROLLS + 1)
    ]
    return np.array(shares, np.int64)


@cache
def _timer_ends(timer: tuple[int, ...]) -> list[int]:
    """In how many ways so many rolls of a die strike the last number with the last of them."""
    if not timer:
        return [1] + [0] * (IN_TIME.stop - 1)
    before, struck_by = _timer_ends(timer[:-1]), len(DIE) + 1 - timer[-1]
    ends = [0]
    for rolls in range(1, IN_TIME.stop):
        ends.append(ends[-1] * (len(DIE) - struck_by) + before[rolls - 1] * struck_by)
    return ends


def _fetched(face: Face, games: Games) -> Figures:
    bits = np.arange(TOYS * len(KINDS))
    fetched: Whole = (games.toys.ravel()[:, None] >> bits & 1).sum(axis=0)
    at = np.array([column_and_row(dot) for kind in KINDS for dot in face.objects if face.objects[dot] == kind])
    halves = {
        "left": 2 * at[:, 0] < face.columns + 1,
        "right": 2 * at[:, 0] > face.columns + 1,
        "above": 2 * at[:, 1] < face.rows + 1,
        "below": 2 * at[:, 1] > face.rows + 1,
    }
    shares = {
        f"fetched {half}": THOUSAND * int(fetched[its].sum()) // int(fetched.sum()) for half, its in halves.items()
    }
    return {**shares, "rarest toy": THOUSAND * int(fetched.min()) // games.toys.size}
