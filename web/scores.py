"""What everybody has scored over all evenings, game by game."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from web.evening import Evening, named


@dataclass(frozen=True, slots=True)
class Scores:
    """Of one player in one game, the oldest first."""

    player: str
    game: str
    totals: tuple[int, ...]

    @property
    def best(self) -> int:
        return max(self.totals)

    @property
    def usual(self) -> int | float:
        """The one in the middle; of two in the middle, what lies between them."""
        middle = median(self.totals)
        return int(middle) if middle == int(middle) else middle


def scores(evening: Evening) -> list[Scores]:
    """Who has played most comes first."""
    found: dict[tuple[str, str], list[int]] = {}
    for night in reversed(evening.store.nights()):
        for play in evening.store.plays_of(night.id):
            for group in evening.played(play):
                for row in named(group):
                    found.setdefault((row.player, group.game), []).append(row.total)
    ranked = sorted(found.items(), key=lambda one: (-len(one[1]), one[0]))
    return [Scores(player, game, tuple(totals)) for (player, game), totals in ranked]
