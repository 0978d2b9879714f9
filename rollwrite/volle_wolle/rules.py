"""What may happen next. Legality is asked in one place, `why_not`; the list of legal actions uses it too."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

from rollwrite.finding import Finding, finding
from rollwrite.message import message, short
from rollwrite.volle_wolle.actions import Action, Bids, Keep, Lay, Miss, Roll, Rule, Take
from rollwrite.volle_wolle.bids import ALL_BIDS, BIDS, LEAST, PLUS
from rollwrite.volle_wolle.cards import Card
from rollwrite.volle_wolle.chances import DICE, die_name
from rollwrite.volle_wolle.state import TRIES, Game, Stage

_STAGES: dict[type[Action], tuple[Stage, ...]] = {
    Lay: (Stage.LAY,),
    Bids: (Stage.BIDS,),
    Roll: (Stage.ROLL,),
    Keep: (Stage.CHOOSE,),
    Take: (Stage.CHOOSE, Stage.REST),
    Miss: (Stage.CHOOSE,),
}


def why_not(game: Game, action: Action) -> Finding | None:
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


def _objections(game: Game, action: Action) -> Iterator[Finding]:
    if game.stage is Stage.OVER:
        yield finding(Rule.GAME_OVER, "volle-wolle/game-over")
    elif game.stage not in _STAGES[type(action)]:
        yield _not_now(game)
    else:
        yield from _against(game, action)


def _against(game: Game, action: Action) -> Iterator[Finding]:
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


def _not_now(game: Game) -> Finding:
    name = game.on_turn.name if game.waiting else ""
    return finding(Rule.NOT_NOW, "volle-wolle/not-now", stage=game.stage.value, count=game.cards_to_lay, name=name)


def _against_lay(game: Game, action: Lay) -> Iterator[Finding]:
    if len(action.cards) != game.cards_to_lay:
        yield finding(Rule.LAY_COUNT, "volle-wolle/lay-count", due=game.cards_to_lay, count=len(action.cards))
    gone = Counter(action.cards) - Counter(game.unseen)
    yield from (finding(Rule.CARD_GONE, "volle-wolle/card-gone", card=card.called) for card in gone)


def _against_bids(game: Game, action: Bids) -> Iterator[Finding]:
    if len(action.bids) != len(game.seats):
        yield finding(Rule.BIDS, "volle-wolle/bids-count", bids=len(action.bids), players=len(game.seats))
    for seat, bid in zip(game.seats, action.bids, strict=False):
        if bid not in BIDS:
            yield finding(Rule.BIDS, "volle-wolle/bid-unknown", name=seat.name, bid=short(bid), bids=ALL_BIDS)
        elif bid == PLUS and not seat.chips:
            yield finding(Rule.NO_CHIP, "volle-wolle/no-chip", name=seat.name, bid=PLUS)


def _against_roll(game: Game, action: Roll) -> Iterator[Finding]:
    free = game.turn.free
    if len(action.faces) != len(free):
        dice = " ".join(map(die_name, free))
        yield finding(Rule.DICE, "volle-wolle/dice-count", due=len(free), dice=dice, count=len(action.faces))
    for die, face in zip(free, action.faces, strict=False):
        if not 1 <= face <= DICE[die]:
            yield finding(Rule.DICE, "volle-wolle/die-face", die=die_name(die), face=face, sides=DICE[die])


def _against_keep(game: Game, action: Keep) -> Iterator[Finding]:
    if game.turn.tries == TRIES:
        yield finding(Rule.NOT_NOW, "volle-wolle/no-fourth-try")
    yield from _met_unaided(game)
    if action.die in game.turn.kept:
        yield finding(Rule.KEEP, "volle-wolle/kept-already", die=die_name(action.die))


def _against_take(game: Game, action: Take) -> Iterator[Finding]:
    missing = Counter(action.cards) - Counter(game.display)
    yield from (finding(Rule.NOT_ON_TABLE, "volle-wolle/not-on-table", card=card.called) for card in missing)
    if game.stage is Stage.REST:
        due = len(game.display)
        if action.plus or action.chips:
            yield finding(Rule.CHIPS, "volle-wolle/rest-is-free", name=game.on_turn.name)
    else:
        due = game.due
        yield from _against_help(game, action, game.target)
    if len(action.cards) != due:
        yield finding(Rule.CARDS_DUE, "volle-wolle/cards-due", due=due, count=len(action.cards))
    yield from _against_leaving_bone(game, action)


def _against_miss(game: Game, action: Miss) -> Iterator[Finding]:
    if game.turn.tries < TRIES:
        yield finding(Rule.NOT_NOW, "volle-wolle/miss-too-soon", tried=game.turn.tries, tries=TRIES)
    yield from _met_unaided(game)
    helped = game.result + (game.plus if action.plus else 0) + action.chips
    if action.plus or action.chips:
        yield from _against_help(game, action, LEAST)
        if helped >= game.target:
            yield finding(Rule.MUST_TAKE, "volle-wolle/met-with-help", result=helped, bid=game.bid)
    yield from _against_black_sheep(game, action, helped)
    yield from _against_leaving_bone(game, action)


def _against_black_sheep(game: Game, action: Miss, result: int) -> Iterator[Finding]:
    black = game.black_sheep if result < LEAST else ()
    if Counter(action.cards) == Counter(black):
        return
    if black:
        names = " ".join(card.name for card in black)
        yield finding(Rule.BLACK_SHEEP, "volle-wolle/black-sheep-come", result=result, least=LEAST, sheep=names)
    else:
        yield finding(Rule.BLACK_SHEEP, "volle-wolle/no-black-sheep")


def _against_help(game: Game, action: Take | Miss, goal: int) -> Iterator[Finding]:
    """A plus and chips are used to reach the goal, which is the bid or the least result, and no more of them."""
    if (action.plus, action.chips) in helps(game, goal):
        return
    seat, aim = game.on_turn, "bid" if isinstance(action, Take) else "least"
    reached = game.result + (game.plus if action.plus else 0) + action.chips
    if action.plus and not game.plus:
        yield finding(Rule.PLUS, "volle-wolle/no-plus", name=seat.name)
    elif not 0 <= action.chips <= seat.chips:
        had = message("volle-wolle/chips", count=seat.chips)
        yield finding(Rule.CHIPS, "volle-wolle/chips-had", name=seat.name, chips=had, paid=action.chips)
    elif reached < goal:
        yield finding(Rule.NOT_MET, "volle-wolle/not-reached", aim=aim, reached=reached, goal=goal)
    elif action.plus and game.result >= goal:
        yield finding(Rule.PLUS, "volle-wolle/plus-needless", aim=aim, result=game.result, goal=goal)
    else:
        enough = action.chips - reached + goal
        yield finding(Rule.CHIPS, "volle-wolle/chips-needless", aim=aim, chips=max(enough, 0), goal=goal)


def _against_leaving_bone(game: Game, action: Take | Miss) -> Iterator[Finding]:
    if action.leave_bone and not bone_at_stake(game, action.cards):
        yield finding(Rule.BONE, "volle-wolle/no-bone-to-leave")


def _met_unaided(game: Game) -> Iterator[Finding]:
    if game.result >= game.target:
        yield finding(Rule.MUST_TAKE, "volle-wolle/met-unaided", result=game.result, bid=game.bid)


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
