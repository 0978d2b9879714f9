"""The promise of the program: what was drawn is what is read, and what is not sure is said. More: `make accuracy`."""

import pytest

from tests.simulator.accuracy import read_one
from tests.simulator.tiers import TierName

PHOTOS: list[tuple[TierName, int]] = [
    *(("scan", seed) for seed in (40, 41)),
    *(("easy", seed) for seed in (40, 41)),
    *(("normal", seed) for seed in (40, 41, 42)),
]


@pytest.mark.parametrize(("tier", "seed"), PHOTOS)
def test_what_was_drawn_is_what_is_read(tier: TierName, seed: int) -> None:
    outcome = read_one(seed, tier)
    assert not outcome.error
    for verdict in outcome.verdicts:
        assert verdict.found
        assert verdict.silent == frozenset()


@pytest.mark.parametrize("game", ["volle-wolle", "uly-polly"])
def test_score_sheets_of_other_games_are_read_by_the_same_code(game: str) -> None:
    (verdict,) = read_one(1, "easy", game).verdicts
    assert verdict.found
    assert verdict.silent == frozenset()
