"""What happened: the log a referee reads out. It is told from the states, so it agrees with them."""

from collections.abc import Iterator

from rollwrite.message import Message, message
from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Roll, Take
from rollwrite.volle_wolle.bids import LEAST, PLUS
from rollwrite.volle_wolle.chances import die_name
from rollwrite.volle_wolle.play import apply
from rollwrite.volle_wolle.rules import bone_at_stake
from rollwrite.volle_wolle.state import Game, Stage
from rollwrite.volle_wolle.talk import help_used, shown, signless


def told(game: Game, action: Action) -> tuple[Message, ...]:
    """What is said of one legal action, and of what follows from it by itself."""
    return tuple(_told(game, action, apply(game, action)))


def _told(game: Game, action: Action, after: Game) -> Iterator[Message]:
    match action:
        case Lay(cards):
            yield message("volle-wolle/round", round=after.round, cards=shown(cards))
        case Bids():
            yield from _told_bids(game, action, after)
        case Roll():
            yield _told_roll(after)
        case Keep(die):
            name, face = game.on_turn.name, game.turn.faces[die]
            yield message("volle-wolle/keeps", name=name, face=face, die=die_name(die))
        case Take() | Miss():
            yield from _told_end_of_turn(game, action, after)
    if after.stage is Stage.OVER:
        yield message("volle-wolle/all-taken")


def _told_bids(game: Game, action: Bids, after: Game) -> Iterator[Message]:
    for seat, bid in zip(game.seats, action.bids, strict=True):
        if bid == PLUS:
            yield message("volle-wolle/pays", name=seat.name, bid=PLUS)
    order = [(game.seats[place].name, action.bids[place]) for place in after.waiting[: len(game.seats)]]
    players = tuple(message("volle-wolle/with-bid", name=name, bid=bid) for name, bid in order)
    yield message("volle-wolle/order", players=players)


def _told_roll(after: Game) -> Message:
    faces, seat = " + ".join(map(str, after.turn.faces)), after.on_turn
    minus = f" {signless(seat.modifier)}" if seat.modifier < 0 else ""
    return message(
        "volle-wolle/has-rolled", name=seat.name, sum=f"{faces}{minus}", result=signless(after.result), bid=after.bid
    )


def _told_end_of_turn(game: Game, action: Take | Miss, after: Game) -> Iterator[Message]:
    name = game.on_turn.name
    if action.plus or action.chips:
        yield message("volle-wolle/uses", name=name, help=help_used(game, action.plus, action.chips))
    if isinstance(action, Miss):
        yield message("volle-wolle/misses", name=name, chips=game.stock + action.chips)
    if action.cards:
        yield _told_cards(name, action)
    yield from _told_bone(game, action)
    if skipped := _skipped(game, after):
        yield message("volle-wolle/no-card-left", names=skipped)


def _told_cards(name: str, action: Take | Miss) -> Message:
    if isinstance(action, Miss):
        return message("volle-wolle/takes-black", least=LEAST, name=name, cards=shown(action.cards))
    return message("volle-wolle/takes", name=name, cards=shown(action.cards))


def _told_bone(game: Game, action: Take | Miss) -> Iterator[Message]:
    if game.bone_owner is None or not bone_at_stake(game, action.cards):
        return
    name, owner = game.on_turn.name, game.seats[game.bone_owner].name
    if action.leave_bone:
        yield message("volle-wolle/leaves-bone", name=name, owner=owner)
    else:
        yield message("volle-wolle/takes-bone", name=name, owner=owner)


def _skipped(game: Game, after: Game) -> tuple[str, ...]:
    """Who would still have had a turn this round. Of two players, the one who comes again has had it."""
    if after.display:
        return ()
    waiting = game.waiting[1:-1] if len(game.seats) == 2 else game.waiting[1:]
    return tuple(game.seats[place].name for place in waiting)
