"""What happened, in words: the log a referee reads out. It is told from the states, so it agrees with them."""

from collections.abc import Iterator

from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Roll, Take
from rollwrite.volle_wolle.bids import LEAST, PLUS
from rollwrite.volle_wolle.cards import Card
from rollwrite.volle_wolle.odds import DICE
from rollwrite.volle_wolle.play import apply
from rollwrite.volle_wolle.rules import bone_at_stake
from rollwrite.volle_wolle.state import Game, Stage


def told(game: Game, action: Action) -> tuple[str, ...]:
    """The sentences for one legal action, and for what follows from it by itself."""
    return tuple(_told(game, action, apply(game, action)))


def shown(card: Card) -> str:
    """A card as it looks: 30 (10, −3)."""
    if not card.is_sheep:
        return card.name
    corner = ", bone" if card.takes_bone else f", {signed(card.modifier)}" if card.modifier else ""
    return f"{card.name} ({card.trio or signless(card.points)}{corner})"


def all_shown(cards: tuple[Card, ...]) -> str:
    return ", ".join(map(shown, cards))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else signless(number)


def signless(number: int) -> str:
    return str(number).replace("-", "−")


def _told(game: Game, action: Action, after: Game) -> Iterator[str]:
    match action:
        case Lay(cards):
            yield f"Round {after.round}: {all_shown(cards)}."
        case Bids():
            yield from _told_bids(game, action, after)
        case Roll():
            yield _told_roll(after)
        case Keep(die):
            yield f"{game.on_turn.name} leaves the {game.turn.faces[die]} on the d{DICE[die]}."
        case Take() | Miss():
            yield from _told_end_of_turn(game, action, after)
    if after.stage is Stage.OVER:
        yield "All cards are taken: the game is over."


def _told_bids(game: Game, action: Bids, after: Game) -> Iterator[str]:
    for seat, bid in zip(game.seats, action.bids, strict=True):
        if bid == PLUS:
            yield f"{seat.name} pays a chip for {PLUS}."
    order = after.waiting[: len(game.seats)]
    yield f"Order: {', '.join(f'{game.seats[place].name} ({action.bids[place]})' for place in order)}."


def _told_roll(after: Game) -> str:
    faces = " + ".join(map(str, after.turn.faces))
    minus = f" {signless(after.on_turn.modifier)}" if after.on_turn.modifier < 0 else ""
    return f"{after.on_turn.name} has {faces}{minus} = {signless(after.result)} for a bid of {after.bid}."


def _told_end_of_turn(game: Game, action: Take | Miss, after: Game) -> Iterator[str]:
    name = game.on_turn.name
    yield from _told_help(name, game, action)
    if isinstance(action, Miss):
        chip = "and gets a chip" if game.stock + action.chips else "but the stock has no chip left"
        yield f"{name} misses the bid {chip}."
    if action.cards:
        under = f"Under {LEAST}: " if isinstance(action, Miss) else ""
        yield f"{under}{name} takes {all_shown(action.cards)}."
    if bone_at_stake(game, action.cards):
        owner = game.seats[game.bone_owner or 0].name
        yield f"{name} leaves the bone with {owner}." if action.leave_bone else f"{name} takes the bone from {owner}!"
    if skipped := _skipped(game, after):
        yield f"No card is left for {' and '.join(skipped)}."


def _skipped(game: Game, after: Game) -> list[str]:
    """Who would still have had a turn this round. Of two players, the one who comes again has had it."""
    if after.display:
        return []
    waiting = game.waiting[1:-1] if len(game.seats) == 2 else game.waiting[1:]
    return [game.seats[place].name for place in waiting]


def _told_help(name: str, game: Game, action: Take | Miss) -> Iterator[str]:
    plus = [f"the {signed(game.plus)}"] if action.plus else []
    chips = [f"{action.chips} chip{'s' * (action.chips > 1)}"] if action.chips else []
    if plus or chips:
        yield f"{name} uses {' and '.join(plus + chips)}."
