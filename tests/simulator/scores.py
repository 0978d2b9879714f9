"""What people note on the score sheets of Volle Wolle and Uly & Polly after a game; now and then with a slip.

The rules are told again in few lines here, so that the reader is not tested with its own idea of them.
"""

from collections.abc import Iterator

from sheets.layout.model import Layout
from tests.simulator.dice import Dice

CHIPS, DOGS, TRIO_CARDS = 25, 8, 6


def noted(layout: Layout, dice: Dice, slips: float) -> frozenset[str]:
    """The boxes that are crossed."""
    crossed = set((_herds if layout.game == "volle-wolle" else _hunts)(dice))
    if dice.chance(slips):
        crossed ^= {dice.pick([box.name for box in layout.boxes])}
    return frozenset(crossed)


# --- Volle Wolle -------------------------------------------------------------------------------------------------


def _herds(dice: Dice) -> Iterator[str]:
    seats = [f"player{n}" for n in range(1, dice.whole(2, 6) + 1)]
    chips = _dealt(dice, dice.whole(0, CHIPS), len(seats))
    rows = {
        "dog": _dealt(dice, dice.whole(3, DOGS), len(seats)),
        "370": _dealt(dice, dice.whole(0, TRIO_CARDS), len(seats)),
        "007": _dealt(dice, dice.whole(0, TRIO_CARDS), len(seats)),
    }
    bone = dice.pick(seats) if dice.chance(0.8) else None
    writes_noughts = dice.chance(0.6)
    for n, seat in enumerate(seats):
        herd = dice.whole(8, 125)
        yield from _number(f"{seat}.tens", herd // 10, writes_noughts)
        yield f"{seat}.units-{herd % 10}"
        yield from _number(f"{seat}.black", min(dice.whole(0, 14), dice.whole(0, 29)), writes_noughts)
        yield from _number(f"{seat}.chips", chips[n], writes_noughts)
        yield from (f"{seat}.{row}.{place + 1}" for row, cards in rows.items() for place in range(cards[n]))
        if seat == bone:
            yield f"{seat}.bone"


def _dealt(dice: Dice, things: int, players: int) -> list[int]:
    owners = [dice.whole(0, players - 1) for _ in range(things)]
    return [owners.count(player) for player in range(players)]


def _number(row: str, value: int, writes_noughts: bool) -> Iterator[str]:
    """A digit and, beside it, ten or twenty more. Some leave a nought out."""
    more, digit = value // 10 * 10, value % 10
    if more:
        yield f"{row}-{more}"
    if digit or writes_noughts:
        yield f"{row}-{digit}"


# --- Uly & Polly -------------------------------------------------------------------------------------------------


def _hunts(dice: Dice) -> Iterator[str]:
    """The wolf's role goes round: twice with two or three players, once with more."""
    seats = sorted(dice.some(range(1, 6), dice.whole(2, 5)))
    yield from (f"player{seat}.plays" for seat in seats)
    first, rounds = dice.whole(0, len(seats) - 1), len(seats) * (2 if len(seats) < 4 else 1)
    played = rounds if dice.chance(0.8) else dice.whole(0, rounds)
    for n in range(played):
        yield f"round{n + 1}.wolf{seats[(first + n) % len(seats)]}"
        yield f"round{n + 1}.{dice.pick(('found', 'escaped'))}"
