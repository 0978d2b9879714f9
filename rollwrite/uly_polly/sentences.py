"""A refusal in words: what is wrong with this event, and what would do instead."""

from rollwrite.uly_polly.field import NEIGHBOURS
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Refusal, Swap

LONGEST_NAME = 24


def why(refusal: Refusal, game: Game, event: Event) -> str:
    """One sentence for a person at the table."""
    match event:
        case NewRound():
            return _no_round(refusal, game, event)
        case Swap() | Move():
            return _no_turn(refusal, game, event)


def _no_round(refusal: Refusal, game: Game, event: NewRound) -> str:
    match refusal:
        case Refusal.OFF_GRID:
            return "the field has the places A1 to D4 only"
        case Refusal.UNKNOWN_PLAYER:
            return f"{_short(event.wolf)} is not one of the players {', '.join(map(_short, game.players))}"
        case Refusal.ROUND_OPEN:
            return f"the round of {_short(game.rounds[-1].wolf)} is open until the wolf or an eighth sheep is turned"
        case Refusal.GAME_OVER:
            return f"the game was over after {game.length} rounds"
    return f"the wolf's role goes round to the left: now it is {_short(game.next_wolves[0])}, not {_short(event.wolf)}"


def _no_turn(refusal: Refusal, game: Game, event: Swap | Move) -> str:
    match refusal:
        case Refusal.OFF_GRID:
            return "the field has the places A1 to D4 only"
        case Refusal.GAME_OVER:
            return f"the game was over after {game.length} rounds"
        case Refusal.ROUND_OVER:
            return f"this round is decided: the next begins with 'round wolf={_short(game.next_wolves[0])} …'"
        case Refusal.NO_ROUND:
            return "no round has begun yet: the first is 'round wolf=… hide=… dog=…'"
        case Refusal.TURN_ORDER if isinstance(event, Swap):
            return "the wolf has just swapped: now the dog moves"
        case Refusal.TURN_ORDER:
            return "the dog waits: first the wolf swaps two tiles"
    return _bad_swap(refusal, event) if isinstance(event, Swap) else _bad_move(refusal, game.rounds[-1].dog_at)


def _bad_swap(refusal: Refusal, event: Swap) -> str:
    if refusal is Refusal.SAME_TILE:
        return f"{event.one} cannot change places with itself: name two tiles"
    if refusal is Refusal.DOG_TILE:
        return "the dog sits on one of these tiles: it cannot be moved"
    return f"{event.one} and {event.other} do not touch: only neighbours change places, corner to corner counts"


def _bad_move(refusal: Refusal, dog_at: str) -> str:
    if refusal is Refusal.SAME_TILE:
        return f"the dog must leave {dog_at}: one step to a neighbour"
    return f"the dog goes one step from {dog_at}: to {', '.join(NEIGHBOURS[dog_at])}"


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
