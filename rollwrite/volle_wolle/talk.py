"""What the referee asks and shows. Herds stay closed: only the top sheep is anybody's to see."""

from collections.abc import Iterator

from rollwrite.message import Either, Message, message
from rollwrite.volle_wolle.bids import ALL_BIDS, LEAST
from rollwrite.volle_wolle.cards import Card
from rollwrite.volle_wolle.chances import die_name, keeps
from rollwrite.volle_wolle.rules import helps
from rollwrite.volle_wolle.scoring import Count
from rollwrite.volle_wolle.spelling import spelled_help
from rollwrite.volle_wolle.state import TRIES, Game, Seat, Stage


def shown(cards: tuple[Card, ...]) -> tuple[Message, ...]:
    """Cards as they look: 30 (10, −3)."""
    return tuple(map(_shown, cards))


def _shown(card: Card) -> Message:
    return message(
        "volle-wolle/card-shown",
        kind=card.kind,
        number=card.number,
        shows=card.trio or signless(card.points),
        corner="bone" if card.takes_bone else "modifier" if card.modifier else "none",
        modifier=signed(card.modifier),
    )


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else signless(number)


def signless(number: int) -> str:
    return str(number).replace("-", "−")


def chips(count: int) -> Message:
    return message("volle-wolle/chips", count=count)


def question(game: Game, bidders: tuple[str, ...]) -> Message:
    match game.stage:
        case Stage.LAY:
            return message("volle-wolle/ask-lay", round=game.round + 1, count=game.cards_to_lay)
        case Stage.BIDS:
            return message("volle-wolle/ask-bids", names=bidders)
        case Stage.ROLL:
            return message("volle-wolle/ask-roll", name=game.on_turn.name, dice=tuple(map(die_name, game.turn.free)))
        case Stage.CHOOSE:
            choices = Either(tuple(_choices(game)))
            return message("volle-wolle/ask-choice", name=game.on_turn.name, choices=choices)
        case Stage.REST:
            return message("volle-wolle/ask-rest", name=game.on_turn.name, cards=shown(game.display))
        case Stage.OVER:
            return message("volle-wolle/ask-nothing")


def _choices(game: Game) -> Iterator[Message]:
    if any(helps(game, game.target)):
        yield message("volle-wolle/choice-take", due=game.due)
    if game.turn.tries < TRIES and game.result < game.target:
        yield message("volle-wolle/choice-keep", dice=Either(tuple(map(die_name, game.turn.free))))
    if game.turn.tries == TRIES and game.result < game.target:
        yield message("volle-wolle/choice-miss")


def what_is_possible(game: Game) -> Iterator[Message]:
    """After a roll: how the bid could be met, what may be kept, what a miss would bring."""
    cards = shown(game.display)
    if game.result >= game.target:
        yield message("volle-wolle/bid-met", due=game.due, cards=cards)
        return
    for plus, paid in helps(game, game.target):
        yield message("volle-wolle/bid-met-with", help=help_used(game, plus, paid), due=game.due, cards=cards)
    if game.turn.tries < TRIES:
        yield message("volle-wolle/keep-one-of", dice=Either(tuple(_die(game, die) for die in game.turn.free)))
    elif game.result < LEAST and game.black_sheep:
        yield from _what_a_miss_brings(game)


def _die(game: Game, die: int) -> Message:
    return message("volle-wolle/die-shows", face=game.turn.faces[die], die=die_name(die))


def _what_a_miss_brings(game: Game) -> Iterator[Message]:
    yield message("volle-wolle/miss-brings", least=LEAST, cards=shown(game.black_sheep))
    for plus, paid in helps(game, LEAST) if game.target > LEAST else ():
        words = " ".join(["miss", *spelled_help(plus, paid)])
        yield message("volle-wolle/miss-saved", words=words, least=LEAST)


def help_used(game: Game, plus: bool, paid: int) -> tuple[Message, ...]:
    """The +3 and 2 chips."""
    the_plus = message("volle-wolle/the-plus", plus=signed(game.plus))
    return (*[the_plus] * plus, *[chips(paid)] * (paid > 0))


def hint(game: Game) -> Iterator[Message]:
    """The odds of each die that may be kept, the best one first."""
    one, two, three = game.turn.faces
    for way in keeps(game.setting, (one, two, three), game.turn.kept[0] if game.turn.kept else None):
        success, under = float(way.success), float(way.black_sheep)
        die = die_name(way.die)
        yield message("volle-wolle/hint", die=die, face=way.face, success=success, under=under, least=LEAST)


def standing(game: Game) -> Iterator[Message]:
    if game.display:
        yield message("volle-wolle/on-table", cards=shown(game.display))
    if game.bids:
        pairs = zip(game.seats, game.bids, strict=True)
        yield message(
            "volle-wolle/bids-are",
            bids=tuple(message("volle-wolle/bid-of", name=seat.name, bid=bid) for seat, bid in pairs),
        )
    yield message("volle-wolle/stock", chips=chips(game.stock), cards=len(game.unseen))
    for seat in game.seats:
        yield message("volle-wolle/seat", name=seat.name, belongings=tuple(_belongings(seat)))


def _belongings(seat: Seat) -> Iterator[Message]:
    top = _shown(seat.herd[-1]) if seat.herd else ""
    yield message("volle-wolle/herd", sheep=len(seat.herd), top=top, table=seat.table)
    if seat.dogs:
        yield message("volle-wolle/dogs", count=seat.dogs)
    if seat.bone:
        yield message("volle-wolle/the-bone")
    yield chips(seat.chips)


def result(counts: tuple[Count, ...]) -> Iterator[Message]:
    for count in sorted(counts, key=lambda each: each.rank):
        yield message(
            "volle-wolle/place",
            rank=count.rank,
            name=count.name,
            total=count.total,
            points=signless(count.total),
            parts=tuple(_parts(count)),
        )


def _parts(count: Count) -> Iterator[Message]:
    """What the total is made of; the sheep in any case, anything else only where it counts."""
    if count.returned:
        yield message("volle-wolle/sheep-without", points=signless(count.sheep), returned=count.returned)
    else:
        yield message("volle-wolle/part", part="sheep", points=signless(count.sheep))
    for part in ("trio_370", "trio_007", "dogs", "bone", "most_dogs", "chips"):
        if points := getattr(count, part):
            yield message("volle-wolle/part", part=part, points=signless(points))


def help_for(game: Game) -> tuple[Message, ...]:
    match game.stage:
        case Stage.LAY:
            return (message("volle-wolle/help-lay"),)
        case Stage.BIDS:
            return (message("volle-wolle/help-bids", bids=ALL_BIDS),)
        case Stage.ROLL:
            return (message("volle-wolle/help-roll"),)
        case Stage.CHOOSE:
            return (
                message("volle-wolle/help-take"),
                message("volle-wolle/help-keep"),
                message("volle-wolle/help-miss", least=LEAST),
                message("volle-wolle/help-bone"),
            )
        case Stage.REST:
            return (message("volle-wolle/help-rest"),)
        case Stage.OVER:
            return (message("volle-wolle/help-over"),)
