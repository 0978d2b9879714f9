"""What a person at the table says, understood: shorter than a record, and a line of a record will do as well."""

from collections.abc import Sequence
from dataclasses import replace

from rollwrite.message import Either, message
from rollwrite.record import Misread
from rollwrite.referee import Refused
from rollwrite.volle_wolle.actions import Action, Bids, Miss, Take
from rollwrite.volle_wolle.bids import LEAST
from rollwrite.volle_wolle.chances import DICE, die_name
from rollwrite.volle_wolle.rules import helps
from rollwrite.volle_wolle.spelling import TURN_COMMANDS, parsed, parsed_turn
from rollwrite.volle_wolle.state import Game, Stage


def heard(game: Game, line: str, computer_bids: dict[str, str]) -> Action:
    """The action a line speaks of at this stage. Refused where it makes none; legal or not is for the rules to say."""
    words = line.replace(",", " ").split()
    try:
        match game.stage:
            case Stage.LAY:
                return parsed(game, " ".join(["lay", *_without(words, "lay")]).lower())
            case Stage.BIDS:
                return _bids(game, [_named(game, word) for word in _without(words, "bids")], computer_bids)
            case _:
                return _turn(game, _without(words, game.on_turn.name))
    except Misread as misread:
        raise Refused(misread.finding.message) from None


def _without(words: list[str], first: str) -> list[str]:
    """Without a first word that goes without saying. Capitals do not matter at the table."""
    return words[1:] if words and words[0].casefold() == first.casefold() else words


def _named(game: Game, word: str) -> str:
    """A player's name, alone or before a bid, with the capitals that player uses."""
    said, sign, bid = word.partition("=")
    alike = [seat.name for seat in game.seats if seat.name.casefold() == said.casefold()]
    return f"{alike[0]}{sign}{bid}" if alike and said not in alike else word


def _bids(game: Game, words: list[str], computer_bids: dict[str, str]) -> Action:
    people = tuple(seat.name for seat in game.seats if seat.name not in computer_bids)
    if not any("=" in word for word in words):
        if len(words) != len(people):
            raise Refused(message("volle-wolle/bids-for", bids=len(words), players=len(people), names=people))
        words = [f"{name}={bid}" for name, bid in zip(people, words, strict=True)]
    said = {name for name, _, _ in (word.partition("=") for word in words)}
    others = [f"{name}={bid}" for name, bid in computer_bids.items() if name not in said]
    action = parsed(game, " ".join(["bids", *words, *others]))
    if isinstance(action, Bids) and (meddled := said & computer_bids.keys()):
        raise Refused(message("volle-wolle/bids-alone", count=len(meddled), names=tuple(sorted(meddled))))
    return action


def _turn(game: Game, words: list[str]) -> Action:
    if words and (name := _named(game, words[0])) in (seat.name for seat in game.seats):
        raise Refused(message("volle-wolle/turn-order", due=game.on_turn.name, name=name))
    command, rest = _command(game, [word.lower() for word in words])
    if command == "keep":
        rest = [_die(game, word) for word in rest]
    action = parsed_turn(game.deck, command, rest)
    if isinstance(action, Take) and game.stage is Stage.CHOOSE and not (action.plus or action.chips):
        return _with_cheapest_help(game, action)
    if isinstance(action, Miss) and not (action.cards or action.plus or action.chips) and game.result < LEAST:
        return replace(action, cards=game.black_sheep)
    return action


def _command(game: Game, words: list[str]) -> tuple[str, Sequence[str]]:
    """The command may be left out where only one makes sense."""
    if words and words[0] in TURN_COMMANDS:
        return words[0], words[1:]
    if game.stage is Stage.ROLL:
        return "roll", words
    if game.stage is Stage.REST:
        return "take", words
    if len(words) == 1 and words[0] in map(die_name, range(len(DICE))):
        return "keep", words
    raise Refused(message("volle-wolle/choice-unknown"))


def _die(game: Game, word: str) -> str:
    """A die by what it shows, where only one of those rolled shows it."""
    showing = tuple(die_name(die) for die in game.turn.free if str(game.turn.faces[die]) == word)
    if len(showing) > 1:
        raise Refused(message("volle-wolle/two-dice", face=int(word), dice=Either(showing)))
    return showing[0] if showing else word


def _with_cheapest_help(game: Game, action: Take) -> Take:
    """Whoever takes cards meets the bid: with the plus first, which costs nothing, then with chips."""
    ways = sorted(helps(game, game.target), key=lambda way: (way[1], way[0]))
    return replace(action, plus=ways[0][0], chips=ways[0][1]) if ways else action
