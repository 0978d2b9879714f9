"""What the referee says aloud. Nothing in here gives away where a wolf lies before its round is decided."""

from rollwrite.message import message
from rollwrite.referee import Replies
from rollwrite.uly_polly.field import COLUMNS, PLACES, SIDE
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Round, Swap
from rollwrite.uly_polly.scoring import most_tokens, tokens


def told(asked: tuple[str, ...], event: Event, before: Game, after: Game) -> Replies:
    """What the whole table hears of an event."""
    match event:
        case NewRound(wolf=wolf, dog=dog):
            number = len(after.rounds)
            return (message("uly-polly/hidden", round=number, rounds=after.length, wolf=wolf, dog=dog),)
        case Swap(one=one, other=other):
            return (message("uly-polly/swapped", who=asked, one=one, other=other),)
        case Move(to=to):
            walked = message("uly-polly/walked", who=asked, to=to, found=_found(to, before, after))
            return (walked, *(_outcome(after) if after.rounds[-1].winner else ()))


def _found(place: str, before: Game, after: Game) -> str:
    if place in before.rounds[-1].turned:
        return "known"
    return "wolf" if after.rounds[-1].winner == "dog" else "sheep"


def _outcome(game: Game) -> Replies:
    now = game.rounds[-1]
    if now.winner == "dog":
        news = message("uly-polly/found", dogs=tuple(name for name in game.players if name != now.wolf))
    else:
        news = message("uly-polly/escaped", place=now.wolf_at, wolf=now.wolf)
    return (news, *standing(game))


def standing(game: Game) -> Replies:
    """The tokens so far, and at the end who has won."""
    held = tokens(game.players, game.rounds)
    purse = message("uly-polly/purse", held=", ".join(f"{name} {count}" for name, count in held.items()))
    best = most_tokens(held)
    return (purse, *([message("uly-polly/victory", winners=best, count=len(best))] if game.over else []))


def field(now: Round) -> Replies:
    """The field from above: covered tiles, turned ones, and the dog in brackets."""
    rows = [PLACES[first : first + SIDE] for first in range(0, len(PLACES), SIDE)]
    drawn = [f"  {row[0][1]} {''.join(_tile(now, place) for place in row)}".rstrip() for row in rows]
    legend = message("uly-polly/legend", columns=f"     {'   '.join(COLUMNS)}")
    return (legend, *(message("door/as-it-is", text=row) for row in drawn))


def _tile(now: Round, place: str) -> str:
    sign = "o" if place in now.turned else "▪"
    return f"({sign}) " if place == now.dog_at else f" {sign}  "
