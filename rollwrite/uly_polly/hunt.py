"""The hunt through a record: after every event, where the wolf may lie for all that the dog's side has seen."""

from dataclasses import dataclass

from rollwrite.errors import UsageError
from rollwrite.uly_polly.belief import Chances, Habits, after_sheep, after_swap, after_wolf, anywhere
from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.game import Event, NewRound, Round, Swap
from rollwrite.uly_polly.record import Reading, spelled

MOST_EVENTS = 2000  # exact fractions grow with every swap; an evening has about two hundred


@dataclass(frozen=True, slots=True)
class Scent:
    """One moment of the hunt. Made of public things only: no part of it depends on where the wolf really is."""

    line: int
    round: int
    event: Event
    dog_at: str
    turned: frozenset[str]
    chances: Chances

    @property
    def possible(self) -> tuple[str, ...]:
        return tuple(place for place in PLACES if self.chances[place])


def hunt(reading: Reading, habits: Habits | None = None) -> tuple[Scent, ...]:
    """Every moment of every round, in order."""
    heard = [line for line in reading.lines if line.event and not line.problem]
    if len(heard) > MOST_EVENTS:
        raise UsageError(f"{len(heard)} events are too many for one hunt: at most {MOST_EVENTS}")
    scents: list[Scent] = []
    for line in heard:
        assert line.game is not None
        assert line.event is not None
        now = line.game.rounds[-1]
        chances = _sniffed(scents[-1] if scents else None, line.event, now, habits)
        scents.append(Scent(line.number, len(line.game.rounds), line.event, now.dog_at, now.turned, chances))
    return tuple(scents)


def _sniffed(before: Scent | None, event: Event, now: Round, habits: Habits | None) -> Chances:
    if before is None or isinstance(event, NewRound):
        return anywhere()
    if isinstance(event, Swap):
        return after_swap(before.chances, event, before.dog_at, habits)
    if now.winner == "dog":
        return after_wolf(event.to)
    return before.chances if event.to in before.turned else after_sheep(before.chances, event.to)


def told(event: Event) -> str:
    """The event as the dog's side hears it: where the wolf hides is not for its ears."""
    return f"round wolf={event.wolf} dog={event.dog}" if isinstance(event, NewRound) else spelled(event)
