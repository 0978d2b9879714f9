"""The hunt through a record: after every event, where the wolf may lie for all that the dog's side has seen."""

from dataclasses import dataclass, replace
from itertools import groupby

from rollwrite.errors import UsageError
from rollwrite.finding import Finding
from rollwrite.message import message
from rollwrite.uly_polly.belief import Chances, Habits, after_sheep, after_swap, after_wolf, anywhere
from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.record import NAME, Record, spelled
from rollwrite.uly_polly.rules import Event, NewRound, Round, Swap

MOST_EVENTS = 2000  # exact fractions grow with every swap; an evening has about two hundred


@dataclass(frozen=True, slots=True, repr=False)
class Scent:
    """One moment of the hunt. Made of public things only: no part of it depends on where the wolf really is."""

    line: int
    round: int
    wolf: str
    event: Event
    dog_at: str
    turned: frozenset[str]
    chances: Chances

    def __repr__(self) -> str:
        return f"<Scent after '{self.told}': {len(self.possible)} places>"

    @property
    def possible(self) -> tuple[str, ...]:
        return tuple(place for place in PLACES if self.chances[place])

    @property
    def told(self) -> str:
        """The event as the dog's side hears it: where the wolf hides is not for its ears."""
        if isinstance(self.event, NewRound):
            return f"round wolf={self.event.wolf} dog={self.event.dog}"
        return spelled(self.event)


@dataclass(frozen=True, slots=True, repr=False)
class Hunt:
    """Every moment of every round, and what is wrong with the lines of the record that were left out."""

    habits: Habits | None
    rounds: tuple[tuple[Scent, ...], ...]
    findings: tuple[Finding, ...] = ()

    def __repr__(self) -> str:
        return f"<Hunt through {len(self.rounds)} rounds, {sum(map(len, self.rounds))} moments>"

    @staticmethod
    def through(record: Record, habits: Habits | None = None) -> "Hunt":
        """The hunt through a record: what the dog's side knew after every event."""
        if record.game is None:
            raise UsageError(message("uly-polly/hunt-no-record", game=NAME, reason=record.findings[0].message))
        if len(record.events) > MOST_EVENTS:
            raise UsageError(message("uly-polly/hunt-too-long", count=len(record.events), most=MOST_EVENTS))
        rounds = groupby(_scents(record, habits), key=lambda scent: scent.round)
        return Hunt(habits, tuple(tuple(scents) for _, scents in rounds), record.findings)

    @property
    def last(self) -> tuple[Scent, ...]:
        if not self.rounds:
            raise UsageError(message("uly-polly/hunt-nothing"))
        return self.rounds[-1]

    def only(self, number: int) -> "Hunt":
        """The hunt through one round of it, counted from 1."""
        if not 1 <= number <= len(self.rounds):
            raise UsageError(message("uly-polly/hunt-no-round", round=number, rounds=len(self.rounds)))
        return replace(self, rounds=(self.rounds[number - 1],))


def _scents(record: Record, habits: Habits | None) -> list[Scent]:
    scents: list[Scent] = []
    for line in record.lines:
        if line.game and line.event:
            now = line.game.rounds[-1]
            chances = _sniffed(scents[-1] if scents else None, line.event, now, habits)
            number = len(line.game.rounds)
            scents.append(Scent(line.number, number, now.wolf, line.event, now.dog_at, now.turned, chances))
    return scents


def _sniffed(before: Scent | None, event: Event, now: Round, habits: Habits | None) -> Chances:
    if before is None or isinstance(event, NewRound):
        return anywhere()
    if isinstance(event, Swap):
        return after_swap(before.chances, event, before.dog_at, habits)
    if now.winner == "dog":
        return after_wolf(event.to)
    return before.chances if event.to in before.turned else after_sheep(before.chances, event.to)
