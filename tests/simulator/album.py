"""Photos kept on disk: taking one costs four times as much as reading it, and two readers are compared on the same."""

import pickle
from pathlib import Path

from tests.simulator.photos import Photo, photo
from tests.simulator.tiers import TierName


def kept_photo(album: Path | None, tier: TierName, seed: int, game: str) -> Photo:
    """The photo, taken only if the album does not have it. Without an album it is taken anew."""
    if album is None:
        return photo(tier, seed, game)
    file = album / f"{game}-{tier.replace(' ', '-')}-{seed}.pkl"
    if not file.exists():
        album.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(".part")
        unfinished.write_bytes(pickle.dumps(tuple(photo(tier, seed, game))))
        unfinished.rename(file)
    return Photo(*pickle.loads(file.read_bytes()))
