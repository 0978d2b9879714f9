"""The simulator tells the truth: what it says is on a sheet can be found where it says."""

import cv2
import numpy as np
import pytest

from sheets.layout.catalogue import MARKER_FAMILY, find_layout
from tests.simulator import TIERS, TierName, describe, photo
from tests.simulator.dice import FRESH_FROM, Array, Dice
from tests.simulator.games import play


def upright(data: bytes) -> Array:
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)  # honours the orientation
    assert picture is not None
    return picture


@pytest.mark.parametrize("tier", TIERS)
def test_the_same_seed_gives_the_same_photo(tier: TierName) -> None:
    assert photo(tier, 3) == photo(tier, 3)
    assert describe(tier, 3) == describe(tier, 3)
    assert describe(tier, 3) != describe(tier, 4)


@pytest.mark.parametrize(("tier", "seed"), [("scan", 0), ("easy", 5), ("normal", 7)])
def test_markers_are_where_the_truth_puts_the_sheet(tier: TierName, seed: int) -> None:
    data, truths = photo(tier, seed)
    dictionary = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, MARKER_FAMILY))
    corners, ids, _ = cv2.aruco.ArucoDetector(dictionary).detectMarkers(upright(data))
    assert ids is not None
    found = {int(n): square[0].mean(axis=0) for n, square in zip(ids.ravel(), corners, strict=True)}
    (truth,) = truths
    layout = find_layout(truth.game, truth.face)
    page = np.array(layout.page.corners, np.float32)
    to_photo = cv2.getPerspectiveTransform(page, np.array(truth.corners, np.float32))
    for marker in layout.markers:
        expected = cv2.perspectiveTransform(np.array([[marker.rect.center]], np.float32), to_photo)[0, 0]
        assert np.hypot(*(found[marker.id] - expected)) < 0.03 * max(np.ptp(truth.corners, axis=0))


def test_games_are_mostly_threads() -> None:
    layout = find_layout("wolle", "A")
    assert layout.yarn is not None
    jumps = 0
    for seed in range(100):
        filled = play(layout, None, TIERS["normal"], Dice.of("normal", seed))
        assert filled.segments <= set(layout.yarn.segments)
        assert filled.cups <= set(layout.yarn.cup_spots)
        degrees: dict[str, int] = {}
        for dot in (dot for segment in filled.segments for dot in segment):
            degrees[dot] = degrees.get(dot, 0) + 1
        jumps += sum(count % 2 for count in degrees.values()) > 2
    assert jumps < 6


def test_some_of_the_world_is_kept_for_fresh_seeds() -> None:
    tuning = {Dice.of("normal", seed).pick("ab", "c") for seed in range(60)}
    fresh = {Dice.of("normal", FRESH_FROM + seed).pick("ab", "c") for seed in range(60)}
    assert tuning == {"a", "b"}
    assert fresh == {"a", "b", "c"}
