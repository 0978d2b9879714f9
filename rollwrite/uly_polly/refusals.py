"""A refused event with the facts a sentence needs: what is wrong with it, and what would do instead."""

from rollwrite.finding import Finding
from rollwrite.message import Either, Fact, message, short
from rollwrite.uly_polly.field import NEIGHBOURS
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Rule, Swap


def refused(game: Game, event: Event) -> Finding | None:
    """What speaks against this event, if anything."""
    rule = game.why_not(event)
    return Finding(rule, message(f"uly-polly/{rule}", **_facts(rule, game, event))) if rule else None


def _facts(rule: Rule, game: Game, event: Event) -> dict[str, Fact]:
    match rule, event:
        case Rule.UNKNOWN_PLAYER, NewRound(wolf=wolf):
            return {"wolf": short(wolf), "players": Either(tuple(map(short, game.players)))}
        case Rule.WRONG_WOLF, NewRound(wolf=wolf):
            return {"wolf": short(wolf), "next": short(game.next_wolves[0])}
        case Rule.ROUND_OPEN, _:
            return {"wolf": short(game.rounds[-1].wolf)}
        case Rule.ROUND_OVER, _:
            return {"next": short(game.next_wolves[0])}
        case Rule.GAME_OVER, _:
            return {"rounds": game.length}
        case Rule.TURN_ORDER | Rule.SAME_TILE | Rule.NOT_ADJACENT, Swap(one=one, other=other):
            return {"turn": "swap", "one": one, "other": other}
        case Rule.TURN_ORDER | Rule.SAME_TILE | Rule.NOT_ADJACENT, Move():
            dog_at = game.rounds[-1].dog_at
            return {"turn": "move", "one": dog_at, "other": Either(NEIGHBOURS[dog_at])}
    return {}
