"""What the referee says aloud. Nothing in here gives away where a wolf lies before its round is decided."""

from collections.abc import Iterable

from rollwrite.referee import Replies
from rollwrite.uly_polly.field import COLUMNS, PLACES, SIDE
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Round, Swap
from rollwrite.uly_polly.scoring import tokens, winners


def told(asked: Iterable[str], event: Event, before: Game, after: Game) -> Replies:
    """What the whole table hears of an event."""
    now, who = after.rounds[-1], listed(asked)
    match event:
        case NewRound(wolf=wolf, dog=dog):
            return (f"Round {len(after.rounds)} of {after.length}: {wolf} has hidden. The dog starts on {dog}.",)
        case Swap(one=one, other=other):
            return (f"{who}: {one} and {other} change places.",)
        case Move(to=to):
            known = before.rounds[-1].turned
            found = "a sheep, known already." if to in known else "the wolf!" if now.winner == "dog" else "a sheep."
            return (f"{who}: the dog goes to {to}, {found}", *(_outcome(after) if now.winner else ()))


def _outcome(game: Game) -> Replies:
    now = game.rounds[-1]
    if now.winner == "dog":
        news = f"Found! A token for {listed(name for name in game.players if name != now.wolf)}."
    else:
        news = f"Eight sheep and no wolf: it lies under {now.wolf_at}. A token for {now.wolf}."
    return (news, purse(game), *([_victory(game)] if game.over else []))


def _victory(game: Game) -> str:
    best = winners(_tokens(game), over=True)
    return f"{listed(best)} {'share the victory' if len(best) > 1 else 'wins'}."


def purse(game: Game) -> str:
    return f"Tokens: {', '.join(f'{name} {count}' for name, count in _tokens(game).items())}."


def _tokens(game: Game) -> dict[str, int]:
    return tokens(game.players, [(r.wolf, r.winner) for r in game.rounds])


def field(now: Round) -> Replies:
    """The field from above: covered tiles, turned ones, and the dog in brackets."""
    rows = [PLACES[first : first + SIDE] for first in range(0, len(PLACES), SIDE)]
    drawn = [f"  {row[0][1]} {''.join(_tile(now, place) for place in row)}".rstrip() for row in rows]
    return (f"     {'   '.join(COLUMNS)}      ▪ covered, o a sheep, ( ) the dog", *drawn)


def _tile(now: Round, place: str) -> str:
    sign = "o" if place in now.turned else "▪"
    return f"({sign}) " if place == now.dog_at else f" {sign}  "


def listed(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
