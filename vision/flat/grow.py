"""Find the print of a bent sheet from what is certain outwards.

A marker's corners are known to a tenth of a millimetre, so what is printed next to them can be looked for in a small
place; once found, it tells where its own neighbours are. That way paper may be bent by more than the distance between
two dots, as a fold or a steep photo will have it, and a dot is still not taken for the next one.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.find.markers import Points
from vision.flat.landmarks import Numbers, View, landmarks, look_for

SPEAKS_MM = 15.0  # how far what was found speaks for its surroundings
CALM = 0.5  # resists slopes that few landmarks tell of, in shares of one landmark's say
AHEAD_MM = (13.0, 100.0)  # how far ahead of what is known to look: the better the guesses, the further
NEAREST = 1.15  # and if nothing is as near, what is nearest, and so much further
GOOD_GUESS_MM = 0.35
MOST = 0.8  # of the guesses in a round have to be good
REACH_MM = (1.3, 3.2)
REACH_PER_MM = 0.06  # a guess gets worse with the distance to what is known
LEAST_TRUST = 0.3
ODD_MM = 0.45  # further than this from where those around expect it, print needs a neighbour that is as far off
CREST_MM = 1.5
NEIGHBOURS_MM = 13.0
ALIKE_MM = 0.3
ALIKE_PER_MM = 0.04
SUPPORT = 0.6
TRIES = 3
AGAIN_MM = 0.9
UNTHREADED = 2**18  # multiplications that wake nobody
UNHEARD = -1e6  # so far away, as an exponent, that nothing is heard


@dataclass(frozen=True, eq=False)
class Known:
    """Landmarks that were found: where the layout has them, how far from there they were seen, how sure one can be."""

    expected: Points
    shift: Points
    trust: NDArray[np.float64]

    def joined(self, other: Known) -> Known:
        return Known(
            np.concatenate([self.expected, other.expected]),
            np.concatenate([self.shift, other.shift]),
            np.concatenate([self.trust, other.trust]),
        )

    def __getitem__(self, kept: NDArray[np.bool_]) -> Known:
        return Known(self.expected[kept], self.shift[kept], self.trust[kept])


def local_shift(known: Known, points: Points, speaks_mm: float, damping: float = 0.0) -> Points:
    """How far points are shifted, by a plane through the shifts of the landmarks around each.

    With `damping` nothing is said far away from all landmarks; without, the nearest ones speak.
    """
    return _planes(known, points, speaks_mm, damping)[:, 0]


def odd_ones(known: Known, numbers: Numbers) -> NDArray[np.bool_]:
    """Which of these landmarks are neither where those around expect them, nor as far from there as a neighbour is.

    On the crest of a fold print is shifted unlike what lies on both sides, but not alone, and not by much. Marks that
    look a little like frames, all drawn by one hand, are not alone either: so only what is beyond doubt may be odd.
    """
    planes = _planes(known, known.expected[numbers], SPEAKS_MM, 0.0, numbers)
    own = known.shift[numbers] - planes[:, 0]
    off = np.hypot(own[:, 0], own[:, 1])
    odd = off > ODD_MM
    maybe_crest = np.flatnonzero(odd & (off <= CREST_MM) & (known.trust[numbers] >= SUPPORT))
    if len(maybe_crest):
        support = _support(known, numbers[maybe_crest], planes[maybe_crest], own[maybe_crest])
        odd[maybe_crest] = support < SUPPORT
    return np.asarray(odd, np.bool_)


def _support(known: Known, numbers: Numbers, planes: NDArray[np.float64], own: Points) -> NDArray[np.float64]:
    """How much trust lies in those neighbours of each landmark that are as far as it is from where it is expected."""
    away = known.expected[None] - known.expected[numbers, None]
    apart = np.linalg.norm(away, axis=2)
    beyond = known.shift[None] - planes[:, None, 0] - away / SPEAKS_MM @ planes[:, 1:]
    alike = np.linalg.norm(beyond - own[:, None], axis=2) < ALIKE_MM + ALIKE_PER_MM * apart
    alike[np.arange(len(numbers)), numbers] = False
    return np.asarray(((alike & (apart < NEIGHBOURS_MM)) * known.trust).sum(axis=1), np.float64)


def _planes(
    known: Known, points: Points, speaks_mm: float, damping: float, unheard: Numbers | None = None
) -> NDArray[np.float64]:
    """Points × (shift, its slope to the right, its slope downwards, both over `speaks_mm`) × 2.

    `unheard` is for each point the number of a landmark that has no say.
    """
    if not len(points):
        return np.zeros((0, 3, 2))
    at, place = points / speaks_mm, known.expected / speaks_mm
    closeness = _product(at, place.T)
    closeness -= _half_squares(place)
    closeness -= _half_squares(at)[:, None]
    if unheard is not None:
        closeness[np.arange(len(points)), unheard] = UNHEARD
    if not damping:
        closeness -= closeness.max(axis=1, keepdims=True)
    # Sums over all landmarks are taken about the page's corner, for all points at once, and then moved to each point.
    terms = np.ones((len(place), 5))
    terms[:, 1:3], terms[:, 3:] = place, known.shift
    products = (terms[:, :3] * known.trust[:, None])[:, :, None] * terms[:, None, :]
    sums = _product(np.asarray(cv2.exp(closeness), np.float64), products.reshape(-1, 15)).reshape(-1, 3, 5)
    sums[:, 1:] -= at[:, :, None] * sums[:, :1]
    sums[:, :, 1:3] -= sums[:, :, :1] * at[:, None, :]
    sums[:, :, :3] += np.diag([damping + 1e-6, CALM, CALM])
    return np.asarray(np.linalg.solve(sums[:, :, :3], sums[:, :, 3:]), np.float64)


def _product(one: NDArray[np.float64], other: NDArray[np.float64]) -> NDArray[np.float64]:
    """A few rows at a time. All at once, NumPy's product, and OpenCV's, would wake threads that keep a core busy for
    longer than all of this takes, and that are waited for where no core is free."""
    product, rows = np.empty((len(one), other.shape[1])), max(1, UNTHREADED // other.size)
    for first in range(0, len(one), rows):
        np.matmul(one[first : first + rows], other, out=product[first : first + rows])
    return product


def _half_squares(points: Points) -> NDArray[np.float64]:
    return np.asarray(np.einsum("ij,ij->i", points, points), np.float64) / 2


def grow(view: View, seeds: Known) -> Known:
    """All landmarks of the view's layout, in its order; those that were not found have no trust."""
    expected = landmarks(view.layout)
    found = Known(expected, np.zeros_like(expected), np.zeros(len(expected)))
    odd = np.zeros(len(expected))
    _grow(view, seeds, found, odd)
    while _take_back(found, odd, seeds):
        _grow(view, seeds, found, odd)
    return found


def _grow(view: View, seeds: Known, found: Known, odd: NDArray[np.float64]) -> None:
    """From what is known to what is next to it. Of what was seen and is `odd`, its trust is kept."""
    expected = found.expected
    tries, step = np.zeros(len(expected), int), AHEAD_MM[0]
    apart = _nearest(expected, seeds.joined(found[found.trust > 0]).expected)
    while (todo := np.flatnonzero((found.trust == 0) & (tries < TRIES))).size:
        known = seeds.joined(found[found.trust > 0])
        which = todo[apart[todo] <= max(step, NEAREST * float(apart[todo].min()))]
        tries[which] += 1
        guess = local_shift(known, expected[which], SPEAKS_MM)
        reach = np.clip(REACH_MM[0] + REACH_PER_MM * apart[which], *REACH_MM)
        sightings = look_for(view, which, expected[which] + guess, reach)
        shift = sightings.seen - expected[which]
        found.shift[which] = shift
        found.trust[which] = np.where(sightings.trust > LEAST_TRUST, sightings.trust, 0.0)
        odd[which] = _forget_odd_ones(found, which, seeds)
        taken = found.trust[which] > 0
        good = False
        if taken.any():
            missed = np.sort(np.linalg.norm((shift - guess)[taken], axis=1))
            good = float(np.interp(MOST * (len(missed) - 1), np.arange(len(missed)), missed)) < GOOD_GUESS_MM
            apart = np.minimum(apart, _nearest(expected, expected[which[taken]]))
        elif step == AHEAD_MM[0]:
            # Nothing has changed, so the same would be missed in the same way, until one of them has had all its tries.
            tries[which] += TRIES - tries[which].max()
        step = min(max(step * 2 if good else step / 2, AHEAD_MM[0]), AHEAD_MM[1])


def _take_back(found: Known, odd: NDArray[np.float64], seeds: Known) -> bool:
    """What was odd when it was seen alone may not be, now that its neighbours were seen. Was there any?"""
    which = np.flatnonzero((found.trust == 0) & (odd > 0))
    found.trust[which] = odd[which]
    _forget_odd_ones(found, which, seeds)
    return bool((found.trust[which] > 0).any())


def _nearest(points: Points, known: Points) -> NDArray[np.float64]:
    """How far each point is from the nearest known one."""
    away = points[:, None] - known[None]
    return np.asarray(np.sqrt(np.einsum("ijk,ijk->ij", away, away).min(axis=1)), np.float64)


def look_again(view: View, found: Known, guess: Points) -> bool:
    """What was missed, perhaps for a bad guess, is looked for once more, very near a better one."""
    missed = np.flatnonzero(found.trust == 0)
    if not len(missed):
        return False
    sightings = look_for(view, missed, found.expected[missed] + guess[missed], np.full(len(missed), AGAIN_MM))
    found.shift[missed] = sightings.seen - found.expected[missed]
    found.trust[missed] = np.where(sightings.trust > LEAST_TRUST, sightings.trust, 0.0)
    return bool((found.trust[missed] > 0).any())


def _forget_odd_ones(found: Known, which: Numbers, seeds: Known) -> NDArray[np.float64]:
    """What was seen where neither old neighbours nor new ones expect it, is something else. The trust that is lost."""
    before = found.trust[which]
    taken = which[before > 0]
    if len(taken):
        everything = seeds.joined(found)
        sure = everything.trust > 0
        numbers = np.cumsum(sure)[len(seeds.trust) + taken] - 1
        found.trust[taken[odd_ones(everything[sure], numbers)]] = 0.0
    return before - found.trust[which]
