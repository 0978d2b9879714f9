"""The hunt through a record: after every event, where the wolf may lie for all that the dog's side has seen."""

from dataclasses import dataclass
from itertools import groupby

from rollwrite.errors import UnreadableFile, UsageError
from rollwrite.uly_polly.belief import Chances, Habits, after_sheep, after_swap, after_wolf, anywhere
from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.record import NAME, Problem, Reading, read, spelled
from rollwrite.uly_polly.rules import Event, NewRound, Round, Swap

MOST_EVENTS = 2000  # exact fractions grow with every swap; an evening has about two hundred


@dataclass(frozen=True, slots=True)
class Scent:
    """One moment of the hunt. Made of public things only: no part of it depends on where the wolf really is."""

    line: int
    round: int
    wolf: str
    event: Event
    dog_at: str
    turned: frozenset[str]
    chances: Chances

    @property
    def possible(self) -> tuple[str, ...]:
        return tuple(place for place in PLACES if self.chances[place])

    @property
    def told(self) -> str:
        """The event as the dog's side hears it: where the wolf hides is not for its ears."""
        if isinstance(self.event, NewRound):
            return f"round wolf={self.event.wolf} dog={self.event.dog}"
        return spelled(self.event)


@dataclass(frozen=True, slots=True)
class Hunt:
    """Every moment of every round, and the lines of the record that were left out."""

    habits: Habits | None
    rounds: tuple[tuple[Scent, ...], ...]
    problems: tuple[Problem, ...]


def hunt(file: str, text: str, habits: Habits | None = None) -> Hunt:
    reading = read(text)
    if reading.game is None:
        raise UnreadableFile(file, f"no record of {NAME}: {reading.problems[0].message}")
    if len(reading.events) > MOST_EVENTS:
        raise UsageError(f"{file}: {len(reading.events)} events are too many for one hunt, {MOST_EVENTS} are the most")
    rounds = groupby(_scents(reading, habits), key=lambda scent: scent.round)
    return Hunt(habits, tuple(tuple(scents) for _, scents in rounds), reading.problems)


def _scents(reading: Reading, habits: Habits | None) -> list[Scent]:
    scents: list[Scent] = []
    for line in reading.lines:
        if line.game and line.event and not line.problem:
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
