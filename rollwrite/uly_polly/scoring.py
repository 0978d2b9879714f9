"""Tokens: a found wolf pays every player on the dog's side, an escaped one only its own player."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from rollwrite.games import Contender
from rollwrite.uly_polly.rules import Side, rounds_of


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round went; None for what is still open, or what a sheet does not say clearly."""

    wolf: str | None
    winner: Side | None
    revealed: int | None = None  # how many tiles were turned; a score sheet does not tell


class Decided(Protocol):
    """All that tokens depend on: who was the wolf, and which side won."""

    @property
    def wolf(self) -> str | None: ...

    @property
    def winner(self) -> Side | None: ...


class Counted(ABC):
    """What a record and a score sheet come to: players, rounds, and tokens for them."""

    __slots__ = ()

    @property
    @abstractmethod
    def players(self) -> tuple[str, ...]:
        """In seating order."""

    @property
    @abstractmethod
    def rounds(self) -> tuple[RoundResult, ...]: ...

    @property
    def length(self) -> int:
        """How many rounds the game has; none, where too few play."""
        return rounds_of(len(self.players))

    @property
    def decided(self) -> int:
        """How many rounds pay somebody."""
        return sum(bool(paid(self.players, result)) for result in self.rounds)

    @property
    def unfinished(self) -> bool:
        return not self.length or self.decided < self.length

    @property
    def tokens(self) -> dict[str, int]:
        return tokens(self.players, self.rounds)

    @property
    def score(self) -> dict[str, int]:
        """What counts in the end, as every game has it."""
        return self.tokens

    @property
    def winners(self) -> tuple[str, ...]:
        return () if self.unfinished else most_tokens(self.tokens)

    @property
    def contenders(self) -> tuple[Contender, ...]:
        return tuple(Contender(player, count) for player, count in self.tokens.items())


def tokens(players: Iterable[str], rounds: Iterable[Decided]) -> dict[str, int]:
    """How many tokens lie in front of each player, in seating order."""
    purse = dict.fromkeys(players, 0)
    for decided in rounds:
        for player in paid(tuple(purse), decided):
            purse[player] += 1
    return purse


def paid(players: tuple[str, ...], decided: Decided) -> tuple[str, ...]:
    if decided.wolf not in players or decided.winner is None:
        return ()
    return tuple(player for player in players if (player == decided.wolf) == (decided.winner == "wolf"))


def most_tokens(purse: Mapping[str, int]) -> tuple[str, ...]:
    """Most tokens win, and equals share."""
    return tuple(player for player, count in purse.items() if count == max(purse.values()))
