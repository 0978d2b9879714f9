"""The rules: what may happen next, and what it changes. States are values; an event makes a new one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal

from rollwrite.uly_polly.field import NEIGHBOURS, PAIRS, PLACES, distance

Side = Literal["wolf", "dog"]

LEAST_PLAYERS, MOST_PLAYERS = 2, 5
TILES_TO_TURN = 8
TURNS_AS_WOLF = {2: 2, 3: 2, 4: 1, 5: 1}  # by number of players


def rounds_of(players: int) -> int:
    """How many rounds a game of so many players has: with two or three everybody is the wolf twice."""
    return players * TURNS_AS_WOLF.get(players, 0)


class Rule(StrEnum):
    """Why a line of a record, or a wish at the table, cannot be: the closed list that scripts may rely on."""

    HEADER = "header"
    SYNTAX = "syntax"
    OFF_GRID = "off-grid"
    UNKNOWN_PLAYER = "unknown-player"
    WRONG_WOLF = "wrong-wolf"
    ROUND_OPEN = "round-open"
    NO_ROUND = "no-round"
    ROUND_OVER = "round-over"
    GAME_OVER = "game-over"
    TURN_ORDER = "turn-order"
    SAME_TILE = "same-tile"
    NOT_ADJACENT = "not-adjacent"
    DOG_TILE = "dog-tile"


@dataclass(frozen=True, slots=True)
class NewRound:
    """The wolf has hidden its tile, then the dog was put on a tile without turning it."""

    wolf: str
    hide: str
    dog: str


@dataclass(frozen=True, slots=True)
class Swap:
    """The wolf's turn: two touching tiles change places."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Move:
    """The dog's turn: one step; a covered tile is turned."""

    to: str


Event = NewRound | Swap | Move


@dataclass(frozen=True, slots=True)
class Round:
    """Where everything lies. A turned tile stays turned and travels with its swap: `turned` are the places of now."""

    wolf: str
    wolf_at: str
    dog_at: str
    turned: frozenset[str] = frozenset()
    to_move: Side = "wolf"

    @property
    def winner(self) -> Side | None:
        if self.wolf_at in self.turned:
            return "dog"
        return "wolf" if len(self.turned) == TILES_TO_TURN else None

    def after(self, event: Swap | Move) -> "Round":
        if isinstance(event, Move):
            return replace(self, dog_at=event.to, turned=self.turned | {event.to}, to_move="wolf")
        travel = {event.one: event.other, event.other: event.one}
        return replace(
            self,
            wolf_at=travel.get(self.wolf_at, self.wolf_at),
            turned=frozenset(travel.get(place, place) for place in self.turned),
            to_move="dog",
        )

    def why_not(self, event: Swap | Move) -> Rule | None:
        """What speaks against this turn on this field, if anything."""
        if self.to_move != ("wolf" if isinstance(event, Swap) else "dog"):
            return Rule.TURN_ORDER
        one, other = (event.one, event.other) if isinstance(event, Swap) else (self.dog_at, event.to)
        if one == other:
            return Rule.SAME_TILE
        if distance(one, other) > 1:
            return Rule.NOT_ADJACENT
        if isinstance(event, Swap) and self.dog_at in (one, other):
            return Rule.DOG_TILE
        return None

    def turns(self) -> Iterator[Swap | Move]:
        """Every legal turn of the side to move."""
        candidates: Iterator[Swap | Move] = (
            (Swap(one, other) for one, other in PAIRS)
            if self.to_move == "wolf"
            else (Move(place) for place in NEIGHBOURS[self.dog_at])
        )
        return (turn for turn in candidates if self.winner is None and self.why_not(turn) is None)


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """The players clockwise, and the rounds so far; only the last may be open."""

    players: tuple[str, ...]
    rounds: tuple[Round, ...] = ()

    def __repr__(self) -> str:
        return f"<Uly & Polly of {' '.join(self.players)}: round {len(self.rounds)} of {self.length}>"

    @property
    def length(self) -> int:
        return rounds_of(len(self.players))

    @property
    def open_round(self) -> Round | None:
        return self.rounds[-1] if self.rounds and self.rounds[-1].winner is None else None

    @property
    def over(self) -> bool:
        return len(self.rounds) == self.length and self.open_round is None

    @property
    def next_wolves(self) -> tuple[str, ...]:
        """Who may be the wolf of the next round: anybody first, then whoever sits to the left of the last wolf."""
        if not self.rounds:
            return self.players
        seat = self.players.index(self.rounds[-1].wolf)
        return (self.players[(seat + 1) % len(self.players)],)

    def why_not(self, event: Event) -> Rule | None:
        """What speaks against this event, if anything: the one place where legality is asked."""
        if any(place not in PLACES for place in _places(event)):
            return Rule.OFF_GRID
        if isinstance(event, NewRound):
            return self._why_no_round(event)
        if self.open_round:
            return self.open_round.why_not(event)
        if self.over:
            return Rule.GAME_OVER
        return Rule.ROUND_OVER if self.rounds else Rule.NO_ROUND

    def _why_no_round(self, event: NewRound) -> Rule | None:
        if event.wolf not in self.players:
            return Rule.UNKNOWN_PLAYER
        if self.open_round:
            return Rule.ROUND_OPEN
        if self.over:
            return Rule.GAME_OVER
        return None if event.wolf in self.next_wolves else Rule.WRONG_WOLF

    def after(self, event: Event) -> "Game":
        """The game after a legal event."""
        if isinstance(event, NewRound):
            return replace(self, rounds=(*self.rounds, Round(event.wolf, event.hide, event.dog)))
        return replace(self, rounds=(*self.rounds[:-1], self.rounds[-1].after(event)))


def _places(event: Event) -> tuple[str, ...]:
    match event:
        case NewRound(hide=hide, dog=dog):
            return hide, dog
        case Swap(one=one, other=other):
            return one, other
        case Move(to=to):
            return (to,)
