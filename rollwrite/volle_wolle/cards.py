"""The sixty cards: sheep with what they count and show, dogs, and the bone."""

from dataclasses import dataclass
from typing import Literal

from rollwrite.message import Message, message

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

    @property
    def kind(self) -> str:
        return "sheep" if self.is_sheep else self.name

    @property
    def called(self) -> Message:
        """As one speaks of it: sheep 7, a dog, the bone."""
        return message("volle-wolle/card", kind=self.kind, number=self.number)


DOG = Card("dog")
BONE = Card("bone")
