"""A game as a value: seats, the cards that lie open, whose turn it is and what the dice show."""

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum

from rollwrite.volle_wolle.bids import target
from rollwrite.volle_wolle.cards import CHIPS, Card
from rollwrite.volle_wolle.chances import CARDS, DICE, Setting
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.scoring import Count, Holding, final_count

LEAST_PLAYERS, MOST_PLAYERS = 2, 6
CHIPS_TO_BEGIN = 2
TRIES = len(CARDS)


class Stage(Enum):
    """What the game waits for."""

    LAY = "lay"
    BIDS = "bids"
    ROLL = "roll"
    CHOOSE = "choose"  # the player on turn takes cards, keeps a die, or gives up
    REST = "rest"  # what is left is taken without rolling
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    table: int  # the number on the back of the bidding table
    chips: int = CHIPS_TO_BEGIN
    herd: tuple[Card, ...] = ()  # the last one lies on top
    dogs: int = 0
    bone: bool = False

    @property
    def number(self) -> int:
        """The sheep number that breaks ties: the top sheep's, before the first one that of the bidding table."""
        return self.herd[-1].number if self.herd else self.table

    @property
    def modifier(self) -> int:
        return self.herd[-1].modifier if self.herd else 0

    @property
    def holding(self) -> Holding:
        shown = tuple(card.trio or card.points for card in self.herd)
        return Holding(self.name, shown, self.dogs, self.bone, self.chips)


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's dice: what each shows (0: not rolled yet), and which stay."""

    tries: int = 0
    faces: tuple[int, ...] = (0,) * len(DICE)
    kept: tuple[int, ...] = ()

    @property
    def free(self) -> tuple[int, ...]:
        """The dice that are, or would be, rolled."""
        return tuple(die for die in range(len(DICE)) if die not in self.kept)

    @property
    def rolled(self) -> bool:
        return self.tries > len(self.kept)


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    deck: Deck
    seats: tuple[Seat, ...]
    unseen: tuple[Card, ...]  # the pile; its order is nobody's business
    round: int = 0
    display: tuple[Card, ...] = ()
    bids: tuple[str, ...] = ()  # by seat; empty until revealed
    waiting: tuple[int, ...] = ()  # seats still to play this round; the last one takes what is left
    turn: Turn = field(default_factory=Turn)

    def __repr__(self) -> str:
        return f"Game({', '.join(seat.name for seat in self.seats)}; round {self.round}, waits for {self.stage.value})"

    @property
    def stage(self) -> Stage:
        if not self.display:
            return Stage.LAY if self.unseen else Stage.OVER
        if not self.bids:
            return Stage.BIDS
        if len(self.waiting) == 1:
            return Stage.REST
        return Stage.CHOOSE if self.turn.rolled else Stage.ROLL

    @property
    def stock(self) -> int:
        return CHIPS - sum(seat.chips for seat in self.seats)

    @property
    def cards_to_lay(self) -> int:
        """One more than players; with six the last round has only the four that remain."""
        return min(len(self.seats) + 1, len(self.unseen))

    @property
    def on_turn(self) -> Seat:
        return self.seats[self.waiting[0]]

    @property
    def bid(self) -> str:
        return self.bids[self.waiting[0]]

    @property
    def target(self) -> int:
        return target(self.bid)

    @property
    def setting(self) -> Setting:
        return Setting(self.bid, self.on_turn.chips, self.on_turn.modifier)

    @property
    def result(self) -> int:
        """All three dice, and the minus that has to be subtracted; no plus and no chips yet."""
        return sum(self.turn.faces) + min(self.on_turn.modifier, 0)

    @property
    def plus(self) -> int:
        return max(self.on_turn.modifier, 0)

    @property
    def due(self) -> int:
        """How many cards the player on turn gets for meeting the bid now."""
        return min(CARDS[self.turn.tries - 1], len(self.display))

    @property
    def black_sheep(self) -> tuple[Card, ...]:
        return tuple(card for card in self.display if card.is_black)

    @property
    def counts(self) -> tuple[Count, ...]:
        """The final count, as if the game ended here."""
        return final_count([seat.holding for seat in self.seats])

    @property
    def bone_owner(self) -> int | None:
        return next((place for place, seat in enumerate(self.seats) if seat.bone), None)


def new_game(deck: Deck, names: tuple[str, ...], tables: tuple[int, ...]) -> Game:
    seats = tuple(Seat(name, table) for name, table in zip(names, tables, strict=True))
    return Game(deck, seats, deck.cards)


def without(cards: tuple[Card, ...], taken: tuple[Card, ...]) -> tuple[Card, ...]:
    """What is left, in its order. Dogs are alike, so cards are counted, not looked up."""
    gone, left = Counter(taken), []
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            left.append(card)
    return tuple(left)
