"""Doubt is a third answer: what was seen of a field, and how sure one can be."""

from __future__ import annotations

import math
from dataclasses import dataclass

DOUBT = 2.3  # nats: surer than about 10 to 1 is sure enough to do without a person
CERTAIN = 6.0
NEARLY_CERTAIN = CERTAIN - 0.8
OPEN_TO_DOUBT = 4.0  # ink surer than this is never overruled


@dataclass(frozen=True, slots=True)
class Seen:
    """What one field shows."""

    field: str  # "mouse.3", "segment:C4-C5", "cup:D4"
    log_odds: float  # above 0: there is ink

    @property
    def inked(self) -> bool:
        return self.log_odds > 0

    @property
    def doubtful(self) -> bool:
        return abs(self.log_odds) < DOUBT

    @property
    def answered(self) -> bool:
        """Only a person who was asked is surer than certain."""
        return abs(self.log_odds) > CERTAIN


def ratio_odds(value: float, threshold: float, below: float, above: float) -> float:
    """Evidence that grows with the ratio of a measure to its threshold: 0 at the threshold, `below` and `above` it
    by so many nats for each e-fold."""
    if value <= 0:
        return -CERTAIN
    ratio = math.log(value / threshold)
    return max(-CERTAIN, min(CERTAIN, ratio * (above if ratio > 0 else below)))
