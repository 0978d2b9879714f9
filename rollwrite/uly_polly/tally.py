"""Tokens by tapping."""

from rollwrite.tally import Counts, Tapped

MOST_TOKENS = 20


def _totals(counts: Counts) -> dict[str, int]:
    return {player: things["tokens"] for player, things in counts.items()}


TAPPED = Tapped({"tokens": (0, MOST_TOKENS)}, _totals)
