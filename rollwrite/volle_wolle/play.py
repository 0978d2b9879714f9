"""What an action changes: (game, action) → game. Refused actions change nothing; chance comes in as an action."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from rollwrite.finding import Finding
from rollwrite.referee import Refused
from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Roll, Take
from rollwrite.volle_wolle.bids import PLUS, rank
from rollwrite.volle_wolle.cards import BONE, DOG, Card
from rollwrite.volle_wolle.rules import bone_at_stake, why_not
from rollwrite.volle_wolle.state import Game, Seat, Turn, without


class IllegalAction(Refused):
    def __init__(self, found: Finding) -> None:
        self.finding = found
        super().__init__(found.message)


def replay(game: Game, actions: Iterable[Action]) -> Game:
    return reduce(apply, actions, game)


def apply(game: Game, action: Action) -> Game:
    """The game after this action, or IllegalAction."""
    if found := why_not(game, action):
        raise IllegalAction(found)
    match action:
        case Lay(cards):
            return replace(game, round=game.round + 1, display=cards, unseen=without(game.unseen, cards))
        case Bids(bids):
            return _with_bids(game, bids)
        case Roll(faces):
            return replace(game, turn=_rolled(game.turn, faces))
        case Keep(die):
            return replace(game, turn=replace(game.turn, kept=(*game.turn.kept, die)))
        case Take(chips=chips):
            return _next(_with_cards(_paid(game, chips), action))
        case Miss(chips=chips):
            return _next(_with_cards(_consoled(_paid(game, chips)), action))


def playing_order(seats: tuple[Seat, ...], bids: tuple[str, ...]) -> tuple[int, ...]:
    """Highest bid first, 26+ before all; equal bids by sheep number, the lower first. Of two, the first comes again."""
    order = sorted(range(len(seats)), key=lambda place: (-rank(bids[place]), seats[place].number))
    return (*order, order[0]) if len(seats) == 2 else tuple(order)


def _with_bids(game: Game, bids: tuple[str, ...]) -> Game:
    seats = (replace(s, chips=s.chips - (bid == PLUS)) for s, bid in zip(game.seats, bids, strict=True))
    return replace(game, seats=tuple(seats), bids=bids, waiting=playing_order(game.seats, bids))


def _rolled(turn: Turn, faces: tuple[int, ...]) -> Turn:
    shown = dict(zip(turn.free, faces, strict=True))
    return replace(turn, tries=turn.tries + 1, faces=tuple(shown.get(die, face) for die, face in enumerate(turn.faces)))


def _paid(game: Game, chips: int) -> Game:
    return _with_seat(game, replace(game.on_turn, chips=game.on_turn.chips - chips))


def _consoled(game: Game) -> Game:
    """A chip from the stock, if there is one: 25 is all the wool there is."""
    return _paid(game, -1) if game.stock else game


def _with_cards(game: Game, action: Take | Miss) -> Game:
    """Sheep on the herd in the order named, dogs and bone beside it; then perhaps somebody loses the bone."""
    steals = bone_at_stake(game, action.cards) and not action.leave_bone
    seat = _richer(game.on_turn, action.cards)
    left = replace(_with_seat(game, seat), display=without(game.display, action.cards))
    return _bone_moved(left) if steals else left


def _richer(seat: Seat, cards: tuple[Card, ...]) -> Seat:
    return replace(
        seat,
        herd=(*seat.herd, *(card for card in cards if card.is_sheep)),
        dogs=seat.dogs + cards.count(DOG),
        bone=seat.bone or BONE in cards,
    )


def _bone_moved(game: Game) -> Game:
    seats = (replace(seat, bone=place == game.waiting[0]) for place, seat in enumerate(game.seats))
    return replace(game, seats=tuple(seats))


def _with_seat(game: Game, seat: Seat) -> Game:
    place = game.waiting[0]
    return replace(game, seats=(*game.seats[:place], seat, *game.seats[place + 1 :]))


def _next(game: Game) -> Game:
    """The next player, or, with no card left on the table, the next round: whoever still waited goes without."""
    if game.display:
        return replace(game, waiting=game.waiting[1:], turn=Turn())
    return replace(game, waiting=(), bids=(), turn=Turn())
