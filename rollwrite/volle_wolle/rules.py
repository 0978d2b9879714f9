"""What may happen next. Legality is asked in one place, `why_not`; the list of legal actions uses it too."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Refusal, Roll, Rule, Take
from rollwrite.volle_wolle.bids import BIDS, LEAST, PLUS
from rollwrite.volle_wolle.cards import Card
from rollwrite.volle_wolle.odds import DICE
from rollwrite.volle_wolle.state import TRIES, Game, Stage

_STAGES: dict[type[Action], tuple[Stage, ...]] = {
    Lay: (Stage.LAY,),
    Bids: (Stage.BIDS,),
    Roll: (Stage.ROLL,),
    Keep: (Stage.CHOOSE,),
    Take: (Stage.CHOOSE, Stage.REST),
    Miss: (Stage.CHOOSE,),
}


def why_not(game: Game, action: Action) -> Refusal | None:
    """What speaks against this action now, or None."""
    return next(_objections(game, action), None)


def legal_actions(game: Game) -> Iterator[Action]:
    """Everything that may happen next, lazily: there are millions of ways to lay out cards."""
    return (action for action in _thinkable(game) if why_not(game, action) is None)


def helps(game: Game, goal: int) -> Iterator[tuple[bool, int]]:
    """The ways to lift the result to `goal`: with or without the plus, and no chip more than it takes."""
    for plus in (False, True):
        reached = game.result + (game.plus if plus else 0)
        needless = plus and (game.plus == 0 or game.result >= goal)
        if not needless and goal - reached <= game.on_turn.chips:
            yield plus, max(goal - reached, 0)


def bone_at_stake(game: Game, cards: tuple[Card, ...]) -> bool:
    """Do these cards take the bone from somebody else?"""
    owner = game.bone_owner
    return owner is not None and owner != game.waiting[0] and any(card.takes_bone for card in cards)


def _objections(game: Game, action: Action) -> Iterator[Refusal]:
    if game.stage is Stage.OVER:
        yield Refusal(Rule.GAME_OVER, "the game is over: all cards are taken")
    elif game.stage not in _STAGES[type(action)]:
        yield Refusal(Rule.NOT_NOW, f"not now: {waits_for(game)}")
    else:
        yield from _against(game, action)


def _against(game: Game, action: Action) -> Iterator[Refusal]:
    match action:
        case Lay():
            return _against_lay(game, action)
        case Bids():
            return _against_bids(game, action)
        case Roll():
            return _against_roll(game, action)
        case Keep():
            return _against_keep(game, action)
        case Take():
            return _against_take(game, action)
        case Miss():
            return _against_miss(game, action)


def waits_for(game: Game) -> str:
    match game.stage:
        case Stage.LAY:
            return f"{game.cards_to_lay} cards are to be laid out"
        case Stage.BIDS:
            return "everybody is to bid"
        case Stage.ROLL:
            return f"{game.on_turn.name} is to roll"
        case Stage.CHOOSE:
            return f"{game.on_turn.name} has rolled and is to take, keep or miss"
        case Stage.REST:
            return f"{game.on_turn.name} is to take what is left"
        case Stage.OVER:
            return "the game is over"


def _against_lay(game: Game, action: Lay) -> Iterator[Refusal]:
    if len(action.cards) != game.cards_to_lay:
        yield Refusal(Rule.LAY_COUNT, f"{game.cards_to_lay} cards are laid out, not {len(action.cards)}")
    twice = Counter(action.cards) - Counter(game.unseen)
    yield from (Refusal(Rule.CARD_GONE, f"{name(card)} is not in the pile any more") for card in twice)


def _against_bids(game: Game, action: Bids) -> Iterator[Refusal]:
    if len(action.bids) != len(game.seats):
        yield Refusal(Rule.BIDS, f"{len(action.bids)} bids for {len(game.seats)} players: one each")
    for seat, bid in zip(game.seats, action.bids, strict=False):
        if bid not in BIDS:
            yield Refusal(Rule.BIDS, f"{seat.name} cannot bid {bid[:20]!r}: {BIDS[0]} to 26, or {PLUS}")
        elif bid == PLUS and not seat.chips:
            yield Refusal(Rule.NO_CHIP, f"{seat.name} has no chip to pay for {PLUS}")


def _against_roll(game: Game, action: Roll) -> Iterator[Refusal]:
    free = game.turn.free
    if len(action.faces) != len(free):
        dice = " ".join(f"d{DICE[die]}" for die in free)
        yield Refusal(Rule.DICE, f"{len(free)} dice are rolled ({dice}), not {len(action.faces)}")
    for die, face in zip(free, action.faces, strict=False):
        if not 1 <= face <= DICE[die]:
            yield Refusal(Rule.DICE, f"the d{DICE[die]} cannot show {face}: 1 to {DICE[die]}")


def _against_keep(game: Game, action: Keep) -> Iterator[Refusal]:
    if game.turn.tries == TRIES:
        yield Refusal(Rule.NOT_NOW, "not now: the third try was the last; take a card or miss")
    yield from _met_unaided(game)
    if action.die in game.turn.kept:
        yield Refusal(Rule.KEEP, f"the d{DICE[action.die]} stays already: keep one of the dice just rolled")


def _against_take(game: Game, action: Take) -> Iterator[Refusal]:
    missing = Counter(action.cards) - Counter(game.display)
    yield from (Refusal(Rule.NOT_ON_TABLE, f"{name(card)} is not on the table") for card in missing)
    if game.stage is Stage.REST:
        due = len(game.display)
        if action.plus or action.chips:
            yield Refusal(
                Rule.CHIPS, f"{game.on_turn.name} takes the rest without rolling: there is nothing to pay for"
            )
    else:
        due = game.due
        yield from _against_help(game, action, game.target, "the bid")
    if len(action.cards) != due:
        yield Refusal(Rule.CARDS_DUE, f"{due} {'card is' if due == 1 else 'cards are'} due, not {len(action.cards)}")
    yield from _against_leaving_bone(game, action)


def _against_miss(game: Game, action: Miss) -> Iterator[Refusal]:
    if game.turn.tries < TRIES:
        yield Refusal(Rule.NOT_NOW, f"not now: that was only try {game.turn.tries} of {TRIES}; keep a die and roll on")
    yield from _met_unaided(game)
    helped = game.result + (game.plus if action.plus else 0) + action.chips
    if action.plus or action.chips:
        yield from _against_help(game, action, LEAST, str(LEAST))
        if helped >= game.target:
            yield Refusal(Rule.MUST_TAKE, f"{helped} meets the bid of {game.bid}: take a card instead")
    black = game.black_sheep if helped < LEAST else ()
    if Counter(action.cards) != Counter(black):
        yield Refusal(Rule.BLACK_SHEEP, _black_sheep_words(helped, black))
    yield from _against_leaving_bone(game, action)


def _black_sheep_words(result: int, black: tuple[Card, ...]) -> str:
    if not black:
        return "no card comes with this miss"
    return f"{result} is under {LEAST}: all black sheep come ({' '.join(card.name for card in black)})"


def _against_help(game: Game, action: Take | Miss, goal: int, words: str) -> Iterator[Refusal]:
    seat, ways = game.on_turn, list(helps(game, goal))
    if (action.plus, action.chips) in ways:
        return
    reached = game.result + (game.plus if action.plus else 0) + action.chips
    if action.plus and not game.plus:
        yield Refusal(Rule.PLUS, f"{seat.name} has no plus on top of the herd")
    elif not 0 <= action.chips <= seat.chips:
        yield Refusal(Rule.CHIPS, f"{seat.name} has {seat.chips} chips, not {action.chips}")
    elif reached < goal:
        yield Refusal(Rule.NOT_MET, f"{reached} does not reach {words}{f' of {goal}' if words == 'the bid' else ''}")
    elif action.plus and game.result >= goal:
        yield Refusal(Rule.PLUS, f"{game.result} reaches {words} without the plus")
    else:
        yield Refusal(Rule.CHIPS, f"{action.chips - reached + goal} chips are enough to reach {words}")


def _against_leaving_bone(game: Game, action: Take | Miss) -> Iterator[Refusal]:
    if action.leave_bone and not bone_at_stake(game, action.cards):
        yield Refusal(Rule.BONE, "there is no bone to leave: none of these cards takes it from anybody")


def _met_unaided(game: Game) -> Iterator[Refusal]:
    if game.result >= game.target:
        yield Refusal(Rule.MUST_TAKE, f"{game.result} meets the bid of {game.bid} unaided: the cards must be taken")


def name(card: Card) -> str:
    return f"sheep {card.name}" if card.is_sheep else f"the {card.name}" if card.name == "bone" else f"a {card.name}"


def _thinkable(game: Game) -> Iterator[Action]:
    match game.stage:
        case Stage.LAY:
            yield from map(Lay, combinations(game.unseen, game.cards_to_lay))
        case Stage.BIDS:
            yield from map(Bids, product(BIDS, repeat=len(game.seats)))
        case Stage.ROLL:
            yield from map(Roll, product(*(range(1, DICE[die] + 1) for die in game.turn.free)))
        case Stage.CHOOSE:
            yield from map(Keep, game.turn.free)
            yield from _takes(game, game.due, helps(game, game.target))
            yield from _misses(game)
        case Stage.REST:
            yield from _takes(game, len(game.display), iter([(False, 0)]))


def _takes(game: Game, due: int, ways: Iterator[tuple[bool, int]]) -> Iterator[Take]:
    for plus, chips in ways:
        for cards in permutations(game.display, due):
            yield Take(cards, plus, chips)
            if bone_at_stake(game, cards):
                yield Take(cards, plus, chips, leave_bone=True)


def _misses(game: Game) -> Iterator[Miss]:
    yield Miss()
    yield from (Miss((), plus, chips) for plus, chips in helps(game, LEAST) if plus or chips)
    if game.black_sheep:
        for cards in permutations(game.black_sheep):
            yield Miss(cards)
            if bone_at_stake(game, cards):
                yield Miss(cards, leave_bone=True)
