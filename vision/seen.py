"""Doubt is a third answer: what was seen of a field, and how sure one can be."""

from __future__ import annotations

import math
from dataclasses import dataclass

DOUBT = 1.7  # nats: surer than about 5 to 1 is sure enough to do without a person
CERTAIN = 6.0


@dataclass(frozen=True, slots=True)
class Seen:
    field: str  # "mouse.3", "segment:C4-C5", "cup:D4"
    log_odds: float  # above 0: there is ink

    @property
    def inked(self) -> bool:
        return self.log_odds > 0

    @property
    def doubtful(self) -> bool:
        return abs(self.log_odds) < DOUBT


def ratio_odds(value: float, threshold: float, steepness: float) -> float:
    """Evidence that grows with the ratio of a measure to its threshold: 0 at the threshold."""
    if value <= 0:
        return -CERTAIN
    return max(-CERTAIN, min(CERTAIN, steepness * math.log(value / threshold)))
