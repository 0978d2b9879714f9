"""Tokens: a found wolf pays every player on the dog's side, an escaped one only its own player."""

from collections.abc import Iterable, Mapping

from rollwrite.uly_polly.rules import Side

Decided = tuple[str, Side | None]  # who was the wolf, and who won; None while the round is open


def tokens(players: Iterable[str], rounds: Iterable[Decided]) -> dict[str, int]:
    """How many tokens lie in front of each player, in seating order."""
    purse = dict.fromkeys(players, 0)
    for wolf, winner in rounds:
        for player in _paid(purse, wolf, winner):
            purse[player] += 1
    return purse


def _paid(players: Iterable[str], wolf: str, winner: Side | None) -> list[str]:
    if winner == "wolf":
        return [wolf]
    return [player for player in players if winner == "dog" and player != wolf]


def winners(purse: Mapping[str, int], over: bool) -> list[str]:
    """Most tokens win and equals share; nobody has won before the last round is decided."""
    return [player for player, count in purse.items() if over and count == max(purse.values())]
