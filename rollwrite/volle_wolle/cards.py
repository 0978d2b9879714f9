"""The sixty cards: sheep with what they count and show, dogs, and the bone."""

from dataclasses import dataclass
from typing import Literal

Trio = Literal["3-7-0", "0-0-7"]
TRIOS: tuple[Trio, ...] = ("3-7-0", "0-0-7")

SHEEP = 51
DOGS = 8
CHIPS = 25


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `name` is what players and records call it: a sheep's number, `dog` or `bone`."""

    name: str
    number: int = 0  # only sheep have one
    points: int = 0
    trio: Trio | None = None
    modifier: int = 0
    takes_bone: bool = False

    @property
    def is_sheep(self) -> bool:
        return self.number > 0

    @property
    def is_black(self) -> bool:
        return self.points < 0


DOG = Card("dog")
BONE = Card("bone")
