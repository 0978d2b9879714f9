"""A simulator of game nights: random games, pens, printers, tables, light and phones. `photo(tier, seed)`."""

from tests.simulator.photos import Photo, describe, photo
from tests.simulator.tiers import TIERS, TierName
from tests.simulator.truth import SheetTruth

__all__ = ["TIERS", "Photo", "SheetTruth", "TierName", "describe", "photo"]
