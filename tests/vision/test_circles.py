"""A ring of which half is hidden is one if the rest lies on a circle; corners and lines do not."""

import numpy as np
import pytest

from vision.belief.circles import circle_odds
from vision.belief.seen import CERTAIN, DOUBT, OPEN_TO_DOUBT
from vision.ink.rings import ANGLES, RING_MM

AWAY = np.arange(ANGLES) * (2 * np.pi / ANGLES)
RAYS = np.stack([np.cos(AWAY), np.sin(AWAY)], axis=1)
CIRCLES = [(0, 0, 2.8), (0.6, -0.4, 1.7), (-0.9, 0.3, 2.2), (0.3, 0.9, 3.2), (0.3, 1.5, 2.0)]


def seen_from_the_spot(x: float, y: float, radius: float) -> tuple[np.ndarray, np.ndarray]:
    """How a drawn circle looks along each ray: full ink at its distance, where that is not too near to be looked at."""
    along = RAYS @ (x, y)
    far = along + np.sqrt(radius**2 - (x * x + y * y) + along**2)
    seen = (far >= RING_MM[0]) & (far <= RING_MM[1])
    return np.where(seen, 1.0, 0.0), np.where(seen, far, 3.0).astype(np.float32)


@pytest.mark.parametrize(("x", "y", "radius"), CIRCLES)
def test_a_circle_is_a_ring_wherever_its_middle(x: float, y: float, radius: float) -> None:
    assert circle_odds(*seen_from_the_spot(x, y, radius)) > DOUBT


def test_yarn_over_half_of_it_changes_nothing() -> None:
    inked, radius = seen_from_the_spot(0.3, 0.2, 2.4)
    inked[ANGLES // 8 : ANGLES // 2] = np.nan
    assert circle_odds(inked, radius) > DOUBT


def test_half_a_ring_with_bare_mat_in_place_of_the_other_half_is_none() -> None:
    inked, radius = seen_from_the_spot(0.0, 0.0, 2.8)
    inked[: ANGLES // 2] = 0.0
    assert circle_odds(inked, radius) < DOUBT


def test_a_corner_of_yarn_is_no_circle() -> None:
    inked = np.zeros(ANGLES)
    corner = np.arange(-6, 7) % ANGLES
    inked[corner] = 1.0
    radius = np.full(ANGLES, 3.0, np.float32)
    radius[corner] = (2.0 / np.cos(AWAY[corner])).astype(np.float32)
    assert circle_odds(inked, radius) < DOUBT


def test_the_ring_of_the_next_spot_is_not_this_ones() -> None:
    """Its arc bends the other way, round a middle far from here."""
    arc = np.arange(-7, 8) % ANGLES
    inked, radius = np.zeros(ANGLES), np.full(ANGLES, 3.0, np.float32)
    inked[arc] = 1.0
    away = 6.5 * np.cos(AWAY[arc])
    radius[arc] = (away - np.sqrt(np.maximum(away**2 - 6.5**2 + 3.9**2, 0.0))).astype(np.float32)
    assert circle_odds(inked, radius) == -CERTAIN


@pytest.mark.parametrize("half", [4, 5])
def test_the_blunt_end_of_a_stroke_beside_the_spot_is_no_certain_ring(half: int) -> None:
    """It is round, and a circle fits it; but a ring is seen from more sides."""
    inked, radius = seen_from_the_spot(1.25, 0.0, 1.3)
    end = np.arange(-half, half + 1) % ANGLES
    hidden = np.full(ANGLES, np.nan)
    hidden[end] = inked[end]
    assert 0 < circle_odds(hidden, radius) < OPEN_TO_DOUBT


def test_too_little_ink_is_no_ring() -> None:
    assert circle_odds(np.zeros(ANGLES), np.full(ANGLES, 2.8, np.float32)) == -CERTAIN
