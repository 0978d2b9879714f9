"""What a computer seat answers, at two strengths. Strong ones play by all that was seen, easy ones by the moment."""

from functools import reduce
from random import Random

from rollwrite.referee import Level
from rollwrite.uly_polly.dogs import Trail, clever_step, simple_step
from rollwrite.uly_polly.field import NEIGHBOURS, PLACES
from rollwrite.uly_polly.moment import Moment, Question
from rollwrite.uly_polly.rules import Round, Swap
from rollwrite.uly_polly.wolves import Sight, nervous, sly


def computer_answer(moment: Moment, level: Level, chance: Random) -> tuple[str, ...]:
    match moment.question:
        case Question.FIRST_WOLF:
            return (chance.choice(moment.game.players),)
        case Question.HIDE:
            return (chance.choice(PLACES),)  # any preference could be learnt
        case Question.DOG_START:
            return (dog_start(level, chance),)
    now = moment.game.rounds[-1]
    trail = trail_of(moment)
    if moment.question is Question.SWAP:
        swap = wolf_swap(level, now, trail.sight, chance)
        return swap.one, swap.other
    return (dog_step(level, trail, chance),)


def trail_of(moment: Moment) -> Trail:
    """All that was seen in the open round, from the dog's first tile on."""
    dog_at, turns = moment.this_round()
    return reduce(Trail.after, turns, Trail.first(dog_at))


def dog_start(level: Level, chance: Random) -> str:
    """A clever dog begins where it has most neighbours."""
    middle = [place for place in PLACES if len(NEIGHBOURS[place]) == 8]
    return chance.choice(middle if level == "strong" else PLACES)


def wolf_swap(level: Level, now: Round, sight: Sight, chance: Random) -> Swap:
    manner = sly(sight) if level == "strong" else nervous(sight)
    chances = manner(now.wolf_at)
    return chance.choices(list(chances), list(chances.values()))[0]


def dog_step(level: Level, trail: Trail, chance: Random) -> str:
    return clever_step(trail, chance) if level == "strong" else simple_step(trail.sight, chance)
