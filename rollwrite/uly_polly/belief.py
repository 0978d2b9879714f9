"""What the dog's side can know: the exact chance of every place, from what everybody at the table has seen.

Every hiding place is equally likely at first. A swap carries the chances along with the tiles, a turned sheep rules
its place out. That alone is a count of the places still possible. Whoever believes that a wolf has habits can also
learn from *which* tiles it swaps.
"""

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal, TypeVar

from rollwrite.errors import UsageError
from rollwrite.message import message
from rollwrite.uly_polly.field import NEIGHBOURS, PAIRS, PLACES, distance
from rollwrite.uly_polly.rules import Swap

Number = TypeVar("Number", Fraction, float)  # exact for people, quick for computer players
Chances = dict[str, Fraction]
Model = Literal["count", "habits"]

USUAL_NEAR, USUAL_FAR = "0.6", "0.3"
SHORT_NUMBER = re.compile(r"[0-9]{0,3}\.[0-9]{1,6}|[0-9]{1,3}(/[1-9][0-9]{0,5})?")


@dataclass(frozen=True, slots=True)
class Habits:
    """How likely a wolf is to swap its own tile, while the dog is one step away and while it is not.

    Which tile it changes places with, and which others it swaps instead, is left to chance. With the dog on top of it
    the wolf can only swap others.
    """

    near: Fraction
    far: Fraction

    def __post_init__(self) -> None:
        if not (0 < self.near < 1 and 0 < self.far < 1):
            raise UsageError(message("uly-polly/habits-are"))

    @staticmethod
    def of(near: str, far: str) -> "Habits":
        """Habits as a person writes them: 0.6, or 3/5."""
        if not (SHORT_NUMBER.fullmatch(near) and SHORT_NUMBER.fullmatch(far)):
            raise UsageError(message("uly-polly/habits-are"))
        return Habits(Fraction(near), Fraction(far))

    @staticmethod
    def asked(model: Model, near: str | None, far: str | None) -> "Habits | None":
        """The habits a call speaks of: none where places are only counted, and then there is nothing to say of them."""
        if model == "habits":
            return Habits.of(USUAL_NEAR if near is None else near, USUAL_FAR if far is None else far)
        if near is not None or far is not None:
            raise UsageError(message("uly-polly/habits-without-model", option="--far" if near is None else "--near"))
        return None

    def own_tile(self, steps_away: int) -> Fraction:
        return Fraction(0) if steps_away == 0 else self.near if steps_away == 1 else self.far


@lru_cache(maxsize=20_000)  # all of one wolf's habits: 42 swaps, 16 places for the wolf and 16 for the dog
def likelihood(habits: Habits, swap: Swap, wolf_at: str, dog_at: str) -> Fraction:
    """The chance that a wolf at this place makes just this swap."""
    own_swaps = sum(place != dog_at for place in NEIGHBOURS[wolf_at]) if wolf_at != dog_at else 0
    other_swaps = len(PAIRS) - len(NEIGHBOURS[dog_at]) - own_swaps
    own_tile = habits.own_tile(distance(wolf_at, dog_at))
    return own_tile / own_swaps if wolf_at in (swap.one, swap.other) else (1 - own_tile) / other_swaps


def anywhere() -> Chances:
    return dict.fromkeys(PLACES, Fraction(1, len(PLACES)))


def after_swap(chances: dict[str, Number], swap: Swap, dog_at: str, habits: Habits | None = None) -> dict[str, Number]:
    """What a swap tells (nothing, without habits), and then the two tiles with their chances change places."""
    if habits:
        seen = {place: chance * likelihood(habits, swap, place, dog_at) for place, chance in chances.items()}
        chances = shared_out(seen)
    return carried(chances, swap)


def carried(chances: dict[str, Number], swap: Swap) -> dict[str, Number]:
    return {**chances, swap.one: chances[swap.other], swap.other: chances[swap.one]}


def after_sheep(chances: dict[str, Number], place: str) -> dict[str, Number]:
    """A sheep was turned here: the wolf is elsewhere."""
    return shared_out({**chances, place: chances[place] * 0})


def after_wolf(place: str) -> Chances:
    return {other: Fraction(int(other == place)) for other in PLACES}


def shared_out(weights: dict[str, Number]) -> dict[str, Number]:
    """The same proportions, adding up to 1."""
    whole = sum(weights.values())
    return {place: weight / whole for place, weight in weights.items()}
