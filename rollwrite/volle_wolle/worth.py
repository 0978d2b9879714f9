"""What cards are worth to a player before the end is known: the final count, guessed ahead."""

from functools import cache

from rollwrite.volle_wolle.cards import BONE, DOG, Card
from rollwrite.volle_wolle.state import Game, Seat

# A next 3-7-0 or 0-0-7 by how many one has (mod 3): the points it brings now, and a part of what it may lead to.
NEXT_370 = (5.0, 9.0, -12.0)
NEXT_007 = (4.0, 6.0, 16.0)
# A next dog by how many one has: the first is nine points and saves two sheep; more may become the most.
NEXT_DOG = (11.0, -6.0, -1.0)
BONE_BARE = 3.0
BONE_A_DOG = 4.0
BONE_SYMBOL = 0.5  # it may still be stolen back


@cache
def worth(card: Card, threes: int, sevens: int, dogs: int, bone: bool, bone_to_take: bool) -> float:
    if card == DOG:
        return NEXT_DOG[min(dogs, 2)] + (BONE_A_DOG if bone else 0)
    if card == BONE:
        return BONE_BARE + BONE_A_DOG * dogs * 0.7
    points = float(card.points)
    if card.trio:
        points = NEXT_370[threes % 3] if card.trio == "3-7-0" else NEXT_007[sevens % 3]
    if card.takes_bone and bone_to_take:
        points += BONE_SYMBOL * BONE_A_DOG * max(dogs, 1)
    return points


def display_worth(game: Game, seat: Seat) -> list[tuple[float, Card]]:
    """The open cards with what each would be worth to this player, the best first."""
    trios = [card.trio for card in seat.herd]
    threes, sevens = trios.count("3-7-0"), trios.count("0-0-7")
    takeable = not seat.bone and game.bone_owner is not None
    valued = ((worth(card, threes, sevens, seat.dogs, seat.bone, takeable), card) for card in game.display)
    return sorted(valued, key=lambda pair: (-pair[0], pair[1].number))


def sorted_for_the_herd(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The sheep with the best plus goes on top; of equals, the one with the lower number."""
    return tuple(sorted(cards, key=lambda card: (card.modifier, -card.number)))
