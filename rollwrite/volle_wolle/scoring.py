"""The final count: one rule, one small function; the total is the sum of the lines."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rollwrite.games import Contender
from rollwrite.ranks import ranks
from rollwrite.volle_wolle.cards import Trio

ONE_DOG = 9
BONE_PER_DOG = 4
MOST_DOGS = -5
SHEEP_BACK = 2  # put back for want of a dog
POINTS_OF_370 = (0, 3, 14)  # by the number of cards beyond full trios
POINTS_OF_007_TRIO = 21


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies before a player when all cards are gone."""

    name: str
    sheep: tuple[int | Trio, ...]  # what the cards in the herd show
    dogs: int = 0
    bone: bool = False
    chips: int = 0


@dataclass(frozen=True, slots=True)
class Count:
    name: str
    sheep: int
    returned: tuple[int, ...]
    trio_370: int
    trio_007: int
    dogs: int
    bone: int
    most_dogs: int
    chips: int
    rank: int = 0

    @property
    def total(self) -> int:
        parts = (self.sheep, self.trio_370, self.trio_007, self.dogs, self.bone, self.most_dogs, self.chips)
        return sum(parts)


def final_count(holdings: Sequence[Holding]) -> tuple[Count, ...]:
    """Everybody's count, in the order given."""
    most = max(holding.dogs for holding in holdings)
    return ranked([_count(holding, most) for holding in holdings])


def ranked(counts: Sequence[Count]) -> tuple[Count, ...]:
    places = ranks([count.total for count in counts])
    return tuple(replace(count, rank=rank) for rank, count in zip(places, counts, strict=True))


def _count(holding: Holding, most: int) -> Count:
    returned = sheep_returned(holding)
    return Count(
        name=holding.name,
        sheep=sum(shown for shown in holding.sheep if isinstance(shown, int)) - sum(returned),
        returned=returned,
        trio_370=points_of_370(holding.sheep.count("3-7-0")),
        trio_007=points_of_007(holding.sheep.count("0-0-7")),
        dogs=points_of_dogs(holding.dogs),
        bone=points_of_bone(holding.bone, holding.dogs),
        most_dogs=points_of_most_dogs(holding.dogs, most),
        chips=holding.chips,
    )


def sheep_returned(holding: Holding) -> tuple[int, ...]:
    """Without a dog two sheep go back, never black ones or trio cards. The choice is free: the two that count least."""
    if holding.dogs:
        return ()
    return tuple(sorted(shown for shown in holding.sheep if isinstance(shown, int) and shown >= 0)[:SHEEP_BACK])


def points_of_370(cards: int) -> int:
    return POINTS_OF_370[cards % 3]


def points_of_007(cards: int) -> int:
    return POINTS_OF_007_TRIO * (cards // 3)


def points_of_dogs(dogs: int) -> int:
    return ONE_DOG if dogs == 1 else 0


def points_of_bone(bone: bool, dogs: int) -> int:
    return BONE_PER_DOG * dogs if bone else 0


def points_of_most_dogs(dogs: int, most: int) -> int:
    """All who tie for the most lose; nobody has the most dogs of none."""
    return MOST_DOGS if dogs == most > 0 else 0


def contenders(counts: Sequence[Count]) -> tuple[Contender, ...]:
    return tuple(Contender(count.name, count.total) for count in counts)
