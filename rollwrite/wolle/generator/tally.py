"""What somebody's toys come to, looked up and not counted: how many of each kind are had is one small number."""

from collections.abc import Sequence

import numpy as np

from rollwrite.wolle.face import KINDS
from rollwrite.wolle.generator.courses import Whole
from rollwrite.wolle.generator.ways import END_AT, SPOTS_AT, TOYS

TENTHS = 10  # nearness is a whole number of tenths of a point
ALL_TOYS = (1 << END_AT) - 1
HAS_SET = 1 << SPOTS_AT
WORTH_AT = SPOTS_AT + 1
_HALF = END_AT // 2  # toys are looked up half of all bits at a time
_HALVES = (1 << _HALF) - 1
_COUNT_BITS = 4  # for as many toys as there are of a kind
_KIND = np.arange(len(KINDS))[:, None]


def tally(things: Whole) -> Whole:
    """How many toys of each kind, side by side in one number."""
    found: Whole = _LOWER.take(things & _HALVES) + _UPPER.take(things >> _HALF & _HALVES)
    return found


def sets(things: Whole) -> Whole:
    found: Whole = _SETS.take(tally(things))
    return found


def accounts(set_points: Sequence[int], points: int) -> Whole:
    """By tally: what toys and sets are worth beside those points, in tenths, from `WORTH_AT` on; whether there is a
    set; and below that all toys of the kinds that the next set does not lack, as if they were had."""
    sets_worth = np.array([sum(set_points[:n]) for n in range(1 << _COUNT_BITS)], np.int64)
    worth = TENTHS * (points + sets_worth.take(_SETS) + _COUNTS.sum(axis=0))
    all_of_a_kind = (1 << TOYS) - 1
    had = ((_COUNTS != _SETS) * all_of_a_kind << TOYS * _KIND).sum(axis=0)
    found: Whole = worth << WORTH_AT | (_SETS > 0) * HAS_SET | had
    return found


def _counted(toys: Whole) -> Whole:
    counts = np.bitwise_count(toys >> TOYS * _KIND & (1 << TOYS) - 1).astype(np.int64)
    counted: Whole = (counts << _COUNT_BITS * _KIND).sum(axis=0)
    return counted


_LOWER, _UPPER = _counted(np.arange(1 << _HALF)), _counted(np.arange(1 << _HALF) << _HALF)
_COUNTS: Whole = np.arange(1 << _COUNT_BITS * len(KINDS)) >> _COUNT_BITS * _KIND & (1 << _COUNT_BITS) - 1
_SETS: Whole = _COUNTS.min(axis=0)
