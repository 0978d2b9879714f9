"""How sure does a measure make us? What strokes, rings and marks say by their hand-set scales, as odds that hold.

The scales are fitted on simulated photos by `python -m tests.simulator.fit`, which writes weights.toml: they never
fall, and are straight between the places where they were measured. What was never seen to fail is certain, no more.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeVar

import numpy as np

from rollwrite.packaged import folder_of
from vision.belief.beliefs import Beliefs
from vision.belief.seen import Seen

WEIGHTS = folder_of("vision.belief") / "weights.toml"

Key = TypeVar("Key")


@dataclass(frozen=True)
class Scale:
    """From what was measured to log odds: one for each kind of field."""

    measured: tuple[float, ...]
    log_odds: tuple[float, ...]

    def weighed(self, seen: Mapping[Key, Seen]) -> dict[Key, Seen]:
        odds = np.interp([one.log_odds for one in seen.values()], self.measured, self.log_odds).tolist()
        return {key: Seen(one.field, said) for (key, one), said in zip(seen.items(), odds, strict=True)}


def weighed(beliefs: Beliefs) -> Beliefs:
    """The same beliefs, as sure as they have proved to be."""
    return replace(
        beliefs,
        segments=scales()["segment"].weighed(beliefs.segments),
        cups=scales()["cup"].weighed(beliefs.cups),
        boxes=scales()["box"].weighed(beliefs.boxes),
    )


@cache
def scales() -> dict[str, Scale]:
    told = tomllib.loads(WEIGHTS.read_text("utf-8"))
    return {kind: Scale(tuple(told["measured"]), tuple(odds)) for kind, odds in told["log_odds"].items()}
