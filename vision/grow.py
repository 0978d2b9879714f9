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

from vision.find import Points
from vision.landmarks import Numbers, View, landmarks, look_for

SPEAKS_MM = 15.0  # how far what was found speaks for its surroundings
CALM = 0.5  # resists slopes that few landmarks tell of, in shares of one landmark's say
STEP_MM = (13.0, 100.0)  # how far ahead of what is known to look: the better the guesses, the further
NEAREST = 1.15  # and if nothing is as near, what is nearest, and so much further
GOOD_GUESS_MM = 0.35
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


@dataclass(frozen=True)
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
    points = known.expected[numbers]
    planes = _planes(known, points, SPEAKS_MM, 0.0, numbers)
    away = known.expected[None] - points[:, None]
    apart = np.linalg.norm(away, axis=2)
    beyond = known.shift[None] - planes[:, None, 0] - away / SPEAKS_MM @ planes[:, 1:]
    own = known.shift[numbers] - planes[:, 0]
    alike = np.linalg.norm(beyond - own[:, None], axis=2) < ALIKE_MM + ALIKE_PER_MM * apart
    alike[np.arange(len(numbers)), numbers] = False
    support = ((alike & (apart < NEIGHBOURS_MM)) * known.trust).sum(axis=1)
    crest = (support >= SUPPORT) & (known.trust[numbers] >= SUPPORT)
    return np.asarray(np.linalg.norm(own, axis=1) > np.where(crest, CREST_MM, ODD_MM), np.bool_)


def _planes(
    known: Known, points: Points, speaks_mm: float, damping: float, unheard: Numbers | None = None
) -> NDArray[np.float64]:
    """Points × (shift, its slope to the right, its slope downwards, both over `speaks_mm`) × 2.

    `unheard` is for each point the number of a landmark that has no say.
    """
    if not len(points):
        return np.zeros((0, 3, 2))
    away = [known.expected[:, axis] - points[:, axis, None] for axis in (0, 1)]
    apart = (away[0] ** 2 + away[1] ** 2) / speaks_mm**2
    if unheard is not None:
        apart[np.arange(len(points)), unheard] = np.inf
    if not damping:
        apart -= apart.min(axis=1, keepdims=True)
    weight = np.exp(-apart / 2) * known.trust
    # Sums over all landmarks are taken about the page's corner, for all points at once, and then moved to each point.
    # NumPy's own product would wake threads that keep a core busy for longer than all of this takes.
    plane = np.column_stack([np.ones(len(known.trust)), known.expected / speaks_mm])
    products = plane[:, :, None] * np.concatenate([plane, known.shift], axis=1)[:, None, :]
    sums = np.asarray(cv2.gemm(weight, products.reshape(-1, 15), 1.0, np.empty(0), 0.0)).reshape(-1, 3, 5)
    to_point = np.tile(np.eye(3), (len(points), 1, 1))
    to_point[:, 1:, 0] = -points / speaks_mm
    normal = to_point @ sums[:, :, :3] @ to_point.transpose(0, 2, 1) + np.diag([damping + 1e-6, CALM, CALM])
    return np.asarray(np.linalg.solve(normal, to_point @ sums[:, :, 3:]), np.float64)


def grow(view: View, seeds: Known) -> Known:
    """All landmarks of the view's layout, in its order; those that were not found have no trust."""
    expected = landmarks(view.layout)
    found = Known(expected, np.zeros_like(expected), np.zeros(len(expected)))
    tries, step = np.zeros(len(expected), int), STEP_MM[0]
    while (todo := np.flatnonzero((found.trust == 0) & (tries < TRIES))).size:
        known = seeds.joined(found[found.trust > 0])
        apart = np.sqrt(((expected[todo, None] - known.expected[None]) ** 2).sum(axis=2).min(axis=1))
        near = apart <= max(step, NEAREST * float(apart.min()))
        which, apart = todo[near], apart[near]
        tries[which] += 1
        guess = local_shift(known, expected[which], SPEAKS_MM)
        reach = np.clip(REACH_MM[0] + REACH_PER_MM * apart, *REACH_MM)
        sightings = look_for(view, which, expected[which] + guess, reach)
        shift = sightings.seen - expected[which]
        found.shift[which] = shift
        found.trust[which] = np.where(sightings.trust > LEAST_TRUST, sightings.trust, 0.0)
        _forget_odd_ones(found, which, seeds)
        taken = found.trust[which] > 0
        missed = np.linalg.norm(shift - guess, axis=1)[taken]
        good = taken.any() and float(np.quantile(missed, 0.8)) < GOOD_GUESS_MM
        step = float(np.clip(step * 2 if good else step / 2, *STEP_MM))
    return found


def look_again(view: View, found: Known, guess: Points) -> bool:
    """What was missed, perhaps for a bad guess, is looked for once more, very near a better one."""
    missed = np.flatnonzero(found.trust == 0)
    if not len(missed):
        return False
    sightings = look_for(view, missed, found.expected[missed] + guess[missed], np.full(len(missed), AGAIN_MM))
    found.shift[missed] = sightings.seen - found.expected[missed]
    found.trust[missed] = np.where(sightings.trust > LEAST_TRUST, sightings.trust, 0.0)
    return bool((found.trust[missed] > 0).any())


def _forget_odd_ones(found: Known, which: Numbers, seeds: Known) -> None:
    """What was seen where neither old neighbours nor new ones expect it, is something else."""
    taken = which[found.trust[which] > 0]
    everything = seeds.joined(found)
    sure = everything.trust > 0
    numbers = np.cumsum(sure)[len(seeds.trust) + taken] - 1
    found.trust[taken[odd_ones(everything[sure], numbers)]] = 0.0
