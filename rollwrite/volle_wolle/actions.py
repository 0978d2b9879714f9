"""What can happen at the table, and the closed list of reasons why something cannot."""

from dataclasses import dataclass
from enum import StrEnum

from rollwrite.volle_wolle.cards import Card


@dataclass(frozen=True, slots=True)
class Lay:
    """Cards from the pile are laid open."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bids:
    """All bidding tables are turned at once; one bid a seat, in seating order."""

    bids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """What the dice in hand show, in the order d12, d10, d8."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """One of the dice just rolled stays on the table."""

    die: int


@dataclass(frozen=True, slots=True)
class Take:
    """Cards are taken, sorted as the player likes: the last sheep named lies on top of the herd.

    A plus and chips may have helped to meet the bid. A sheep with a bone symbol takes the bone, unless it is left.
    """

    cards: tuple[Card, ...]
    plus: bool = False
    chips: int = 0
    leave_bone: bool = False


@dataclass(frozen=True, slots=True)
class Miss:
    """The third try was not enough. A plus and chips may have helped to 14; if not, the black sheep come."""

    cards: tuple[Card, ...] = ()
    plus: bool = False
    chips: int = 0
    leave_bone: bool = False


Action = Lay | Bids | Roll | Keep | Take | Miss


class Rule(StrEnum):
    """What speaks against a line of a record or a wish at the table."""

    HEADER = "header"
    SYNTAX = "syntax"
    UNKNOWN_PLAYER = "unknown-player"
    UNKNOWN_CARD = "unknown-card"
    NOT_NOW = "not-now"
    TURN_ORDER = "turn-order"
    GAME_OVER = "game-over"
    LAY_COUNT = "lay-count"
    CARD_GONE = "card-gone"
    BIDS = "bids"
    NO_CHIP = "no-chip"
    DICE = "dice"
    KEEP = "keep"
    MUST_TAKE = "must-take"
    NOT_MET = "not-met"
    PLUS = "plus"
    CHIPS = "chips"
    CARDS_DUE = "cards-due"
    NOT_ON_TABLE = "not-on-table"
    BLACK_SHEEP = "black-sheep"
    BONE = "bone"
