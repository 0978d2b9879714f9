"""What the referee asks and shows. Herds stay closed: only the top sheep is anybody's to see."""

from collections.abc import Iterator

from rollwrite.volle_wolle.bids import BIDS, LEAST, PLUS
from rollwrite.volle_wolle.log import all_shown, shown, signed, signless
from rollwrite.volle_wolle.odds import DICE, keeps
from rollwrite.volle_wolle.rules import helps
from rollwrite.volle_wolle.scoring import Count
from rollwrite.volle_wolle.state import TRIES, Game, Seat, Stage


def question(game: Game, bidders: list[str]) -> str:
    match game.stage:
        case Stage.LAY:
            return f"Round {game.round + 1}. Which {game.cards_to_lay} cards are laid out (or deal)?"
        case Stage.BIDS:
            return f"Bids of {', '.join(bidders)}?"
        case Stage.ROLL:
            return f"{game.on_turn.name} rolls the {dice(game.turn.free)} (or roll)?"
        case Stage.CHOOSE:
            return f"{game.on_turn.name}: {' or '.join(_choices(game))}?"
        case Stage.REST:
            return f"{game.on_turn.name} takes the rest; in which order (the last lies on top, or all)?"
        case Stage.OVER:
            return "The game is over (undo or quit)."


def _choices(game: Game) -> Iterator[str]:
    if any(helps(game, game.target)):
        yield f"take {game.due} card{'s' * (game.due > 1)}"
    if game.turn.tries < TRIES and game.result < game.target:
        yield f"keep {' '.join(f'd{DICE[die]}' for die in game.turn.free)}"
    if game.turn.tries == TRIES and game.result < game.target:
        yield "miss"


def dice(places: tuple[int, ...]) -> str:
    return ", ".join(f"d{DICE[die]}" for die in places)


def what_is_possible(game: Game) -> Iterator[str]:
    """After a roll: how the bid could be met, what may be kept, what a miss would bring."""
    if game.result >= game.target:
        yield f"The bid is met: {game.due} of {all_shown(game.display)} must be taken."
        return
    for plus, chips in helps(game, game.target):
        yield f"With {_help(game, plus, chips)} the bid is met: {game.due} of {all_shown(game.display)}."
    if game.turn.tries < TRIES:
        faces = ", ".join(f"the {game.turn.faces[die]} (d{DICE[die]})" for die in game.turn.free)
        yield f"To roll on, one of these is kept: {faces}."
    elif game.result < LEAST and game.black_sheep:
        yield f"Under {LEAST} a miss brings {all_shown(game.black_sheep)}."
        ways = (way for way in helps(game, LEAST) if game.target > LEAST)
        yield from (f"miss {_words(plus, chips)} would reach {LEAST}." for plus, chips in ways)


def _help(game: Game, plus: bool, chips: int) -> str:
    parts = [f"the {signed(game.plus)}"] * plus + [f"{chips} chip{'s' * (chips > 1)}"] * (chips > 0)
    return " and ".join(parts)


def _words(plus: bool, chips: int) -> str:
    return " ".join(["plus"] * plus + [f"chips={chips}"] * (chips > 0))


def hint(game: Game) -> Iterator[str]:
    """The odds of each die that may be kept, the best one first."""
    one, two, three = game.turn.faces
    for way in keeps(game.setting, (one, two, three), game.turn.kept[0] if game.turn.kept else None):
        chances = f"{float(way.success):.0%} to meet the bid, {float(way.black_sheep):.0%} to end under {LEAST}"
        yield f"keep d{DICE[way.die]} (the {way.face}): {chances}"


def standing(game: Game) -> Iterator[str]:
    if game.display:
        yield f"On the table: {all_shown(game.display)}."
    if game.bids:
        yield f"Bids: {', '.join(f'{s.name} {bid}' for s, bid in zip(game.seats, game.bids, strict=True))}."
    yield f"Stock: {game.stock} chips. Pile: {len(game.unseen)} cards."
    yield from map(_seat, game.seats)


def _seat(seat: Seat) -> str:
    top = f"{len(seat.herd)} sheep, on top {shown(seat.herd[-1])}" if seat.herd else f"no sheep, table {seat.table}"
    dogs = f", {seat.dogs} dog{'s' * (seat.dogs > 1)}" if seat.dogs else ""
    return f"{seat.name}: {top}{dogs}{', the bone' * seat.bone}, {seat.chips} chip{'s' * (seat.chips != 1)}"


def result(counts: tuple[Count, ...]) -> Iterator[str]:
    for count in sorted(counts, key=lambda each: each.rank):
        yield f"{count.rank}. {count.name}: {signless(count.total)} points ({', '.join(_parts(count))})"


def _parts(count: Count) -> Iterator[str]:
    back = f" without {' and '.join(map(str, count.returned))}" if count.returned else ""
    yield f"sheep {signless(count.sheep)}{back}"
    named = {
        "3-7-0": count.trio_370,
        "0-0-7": count.trio_007,
        "dog": count.dogs,
        "bone": count.bone,
        "most dogs": count.most_dogs,
        "chips": count.chips,
    }
    yield from (f"{name} {signless(points)}" for name, points in named.items() if points)


def help_for(game: Game) -> tuple[str, ...]:
    match game.stage:
        case Stage.LAY:
            return (
                "Cards are called by their sheep number, dog or bone: 42 19 7 dog. 'deal' draws them from the pile.",
            )
        case Stage.BIDS:
            return (f"{BIDS[0]} to 26, or {PLUS} for a chip. In seating order (24 20) or by name (Ben=20 Ann=24).",)
        case Stage.ROLL:
            return ("What the dice show, the largest die first: 12 10 3. 'roll' throws them for you.",)
        case Stage.CHOOSE:
            return (
                "take 42 19 dog: the last sheep lies on top. The plus and the fewest chips are used if need be.",
                "keep d12 (or by its face: keep 11): that die stays, the others are rolled again. 'hint': the odds.",
                "miss: after the third try. miss plus chips=1 uses help to reach 14.",
                "leave-bone behind the cards leaves the bone where it is.",
            )
        case Stage.REST:
            return (
                "The cards in the order they go on the herd, the last one on top. 'all' puts the best plus on top.",
            )
        case Stage.OVER:
            return ("The game is over.",)
