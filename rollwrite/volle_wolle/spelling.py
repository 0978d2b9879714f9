"""Actions as records and players spell them, both ways."""

import re
from collections.abc import Sequence

from rollwrite.finding import finding
from rollwrite.message import Either, short
from rollwrite.record import Misread
from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Roll, Rule, Take
from rollwrite.volle_wolle.cards import Card
from rollwrite.volle_wolle.chances import DICE, die_name
from rollwrite.volle_wolle.deck import Deck
from rollwrite.volle_wolle.state import Game

PLUS_WORD = "plus"
LEAVE_BONE_WORD = "leave-bone"
COMMANDS = ("lay", "bids")
TURN_COMMANDS = ("roll", "keep", "take", "miss")

_CHIPS = re.compile(r"chips=([0-9]{1,3})")
_FACE = re.compile(r"[0-9]{1,3}")


def spelled(game: Game, action: Action) -> str:
    """The line of the record for an action that happens in this game."""
    match action:
        case Lay(cards):
            return f"lay {' '.join(card.name for card in cards)}"
        case Bids(bids):
            pairs = (f"{seat.name}={bid}" for seat, bid in zip(game.seats, bids, strict=True))
            return f"bids {' '.join(pairs)}"
        case Roll(faces):
            return f"{game.on_turn.name} roll {' '.join(map(str, faces))}"
        case Keep(die):
            return f"{game.on_turn.name} keep {die_name(die)}"
        case Take() | Miss():
            return f"{game.on_turn.name} {_spelled_end(action)}"


def _spelled_end(action: Take | Miss) -> str:
    words = ["take" if isinstance(action, Take) else "miss", *(card.name for card in action.cards)]
    words += spelled_help(action.plus, action.chips)
    return " ".join(words + [LEAVE_BONE_WORD] * action.leave_bone)


def spelled_help(plus: bool, chips: int) -> list[str]:
    return [PLUS_WORD] * plus + [f"chips={chips}"] * (chips > 0)


def parsed(game: Game, text: str) -> Action:
    """The action a line of a record speaks of, possible or not; Misread where there is none."""
    head, *words = text.split()
    if head == "lay":
        return Lay(_cards(game.deck, words))
    if head == "bids":
        return Bids(_bids(game, words))
    if not words or words[0] not in TURN_COMMANDS:
        raise Misread(finding(Rule.SYNTAX, "volle-wolle/event-unknown"))
    _check_player(game, head)
    return parsed_turn(game.deck, words[0], words[1:])


def parsed_turn(deck: Deck, command: str, words: Sequence[str]) -> Action:
    match command:
        case "roll":
            return Roll(tuple(map(_face, words)))
        case "keep":
            return Keep(_die(words))
        case "take":
            return Take(*_with_help(deck, words))
        case _:
            return Miss(*_with_help(deck, words))


def _check_player(game: Game, name: str) -> None:
    if name not in (seat.name for seat in game.seats):
        raise Misread(finding(Rule.UNKNOWN_PLAYER, "volle-wolle/not-at-table", name=short(name)))
    if game.waiting and name != game.on_turn.name:
        raise Misread(finding(Rule.TURN_ORDER, "volle-wolle/turn-order", due=game.on_turn.name, name=name))


def _cards(deck: Deck, words: Sequence[str]) -> tuple[Card, ...]:
    cards = {card.name: card for card in deck.cards}
    if stranger := next((word for word in words if word not in cards), None):
        raise Misread(finding(Rule.UNKNOWN_CARD, "volle-wolle/card-unknown", card=short(stranger)))
    return tuple(cards[word] for word in words)


def _bids(game: Game, words: Sequence[str]) -> tuple[str, ...]:
    """One bid a seat, in seating order, however they were named."""
    bids: dict[str, str] = {}
    for word in words:
        name, _, bid = word.partition("=")
        if name not in (seat.name for seat in game.seats):
            raise Misread(finding(Rule.UNKNOWN_PLAYER, "volle-wolle/not-at-table", name=short(name)))
        if name in bids:
            raise Misread(finding(Rule.BIDS, "volle-wolle/bid-twice", name=name))
        bids[name] = bid
    if silent := tuple(seat.name for seat in game.seats if seat.name not in bids):
        raise Misread(finding(Rule.BIDS, "volle-wolle/bid-missing", names=silent))
    return tuple(bids[seat.name] for seat in game.seats)


def _face(word: str) -> int:
    if not _FACE.fullmatch(word):
        raise Misread(finding(Rule.SYNTAX, "volle-wolle/no-face", word=short(word)))
    return int(word)


def _die(words: Sequence[str]) -> int:
    names = tuple(map(die_name, range(len(DICE))))
    if len(words) != 1 or words[0] not in names:
        raise Misread(finding(Rule.SYNTAX, "volle-wolle/keep-one", dice=Either(names)))
    return names.index(words[0])


def _with_help(deck: Deck, words: Sequence[str]) -> tuple[tuple[Card, ...], bool, int, bool]:
    """Cards, and with which help: `plus`, `chips=2`, `leave-bone`, each once."""
    chips = [match for word in words if (match := _CHIPS.fullmatch(word))]
    special = [word for word in words if word in (PLUS_WORD, LEAVE_BONE_WORD)]
    if len(chips) > 1 or len(set(special)) < len(special):
        raise Misread(finding(Rule.SYNTAX, "volle-wolle/said-once"))
    cards = _cards(deck, [word for word in words if word not in special and not _CHIPS.fullmatch(word)])
    return cards, PLUS_WORD in special, int(chips[0][1]) if chips else 0, LEAVE_BONE_WORD in special
