"""A count by tapping, for evenings without a sheet: what lies before each player, thing by thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from operator import itemgetter
from typing import Any

from rollwrite.errors import UsageError
from rollwrite.games import entry_of
from rollwrite.message import message
from rollwrite.ranks import ranks
from rollwrite.standings import Row, Standings

Things = Mapping[str, int]  # what one player has of each thing
Counts = Mapping[str, Things]  # by player, in the order they sat down

LONGEST_NAME = 24
MOST_PLAYERS = 12


@dataclass(frozen=True, slots=True)
class Tapped:
    """What is tapped in a game: the least and the most of each thing before one player, what it all comes to, and what
    one card may add to a thing, if more than one."""

    limits: Mapping[str, tuple[int, int]]
    totals: Callable[[Counts], Mapping[str, int]]
    cards: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Tally:
    """One game's count. The one before the last tap is kept beside it."""

    game: str
    counts: Counts
    before: Counts | None = None

    @classmethod
    def of(cls, game: str, told: Mapping[str, Any] | None = None) -> Tally:
        """A count as it was kept, or a new one."""
        if not entry_of(game).tally:
            raise UsageError(message("page/no-tally", game=game))
        return cls(game, told["counts"], told["before"]) if told else cls(game, {})

    @property
    def kept(self) -> dict[str, Any]:
        return {"counts": self.counts, "before": self.before}

    @property
    def tapped(self) -> Tapped:
        tapped: Tapped = import_module(entry_of(self.game).tally).TAPPED
        return tapped

    @property
    def totals(self) -> Mapping[str, int]:
        return self.tapped.totals(self.counts) if self.counts else {}

    @property
    def standings(self) -> Standings:
        """As of sheets, though nobody has one."""
        placed = zip(ranks(list(self.totals.values())), self.totals.items(), strict=True)
        rows = (Row(rank, player, None, "", total) for rank, (player, total) in sorted(placed, key=itemgetter(0)))
        return Standings(self.game, None, tuple(rows))

    def seated(self, player: str) -> Tally:
        name = player.strip()
        wrong = not name or len(name) > LONGEST_NAME or not name.isprintable() or name in self.counts
        if wrong or len(self.counts) >= MOST_PLAYERS:
            raise UsageError(message("page/no-seat", longest=LONGEST_NAME, most=MOST_PLAYERS))
        return self._changed({**self.counts, name: dict.fromkeys(self.tapped.limits, 0)})

    def with_tap(self, player: str, thing: str, by: int) -> Tally:
        """One more or one less, or a card that adds more; never beyond what there is."""
        if player not in self.counts or thing not in self.tapped.limits or by not in self.steps(thing):
            raise UsageError(message("page/not-understood"))
        least, most = self.tapped.limits[thing]
        value = min(max(self.counts[player][thing] + by, least), most)
        return self._changed({**self.counts, player: {**self.counts[player], thing: value}})

    def steps(self, thing: str) -> tuple[int, ...]:
        """What one tap may change."""
        return (1, -1, *self.tapped.cards.get(thing, ()))

    def undone(self) -> Tally:
        return Tally(self.game, self.before) if self.before is not None else self

    def _changed(self, counts: Counts) -> Tally:
        return replace(self, counts=counts, before=self.counts)
