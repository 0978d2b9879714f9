"""The dog's nose: what a clever dog remembers of a round, and where it goes next."""

from dataclasses import dataclass
from random import Random

from rollwrite.uly_polly.belief import carried
from rollwrite.uly_polly.field import NEIGHBOURS, PLACES, distance
from rollwrite.uly_polly.rules import Move, Swap
from rollwrite.uly_polly.wolves import KINDS, Sight, in_order

PATIENCE = 0.9  # a step later is worth a little less: the wolf does not wait
PRICE = 0.9  # turning a tile costs one of eight tries: almost an average chance
STEPS_AHEAD = 3  # from any place to any other


@dataclass(frozen=True, slots=True)
class Trail:
    """What a clever dog remembers: for each kind of wolf and each place, how well it fits all that was seen."""

    sight: Sight
    fits: tuple[dict[str, float], ...]

    @staticmethod
    def first(dog_at: str) -> "Trail":
        even = dict.fromkeys(PLACES, 1 / (len(KINDS) * len(PLACES)))
        return Trail(Sight.first(dog_at), (even,) * len(KINDS))

    @property
    def chances(self) -> dict[str, float]:
        """Where the wolf lies, whatever its kind."""
        return {place: sum(fit[place] for fit in self.fits) for place in PLACES}

    def after(self, event: Swap | Move) -> "Trail":
        if isinstance(event, Swap):
            manners = [kind(self.sight) for kind in KINDS]
            swap = in_order(event)
            fits = [
                carried({place: fit and fit * manner(place)[swap] for place, fit in fits.items()}, swap)
                for manner, fits in zip(manners, self.fits, strict=True)
            ]
        else:
            fits = [{**fit, event.to: 0.0} for fit in self.fits]
        whole = sum(sum(fit.values()) for fit in fits)
        shared = tuple({place: weight / whole for place, weight in fit.items()} for fit in fits)
        return Trail(self.sight.after(event), shared)


def clever_step(trail: Trail, chance: Random) -> str:
    """The step that begins the most promising walk."""
    places = list(NEIGHBOURS[trail.sight.dog_at])
    chance.shuffle(places)
    chances = trail.chances
    price = PRICE / (len(PLACES) - len(trail.sight.turned))
    worth = {place: chances[place] - price for place in PLACES}
    return max(places, key=lambda place: _promise(worth, place, trail.sight.turned, STEPS_AHEAD))


def _promise(worth: dict[str, float], place: str, turned: frozenset[str], steps: int) -> float:
    here = 0.0 if place in turned else worth[place]
    if steps == 1:
        return here
    onward = max(_promise(worth, other, turned | {place}, steps - 1) for other in NEIGHBOURS[place])
    return here + PATIENCE * onward


def simple_step(sight: Sight, chance: Random) -> str:
    """Any covered neighbour; where there is none, a step towards the nearest covered tile."""
    covered = [place for place in PLACES if place not in sight.turned]
    ways = {place: min(distance(place, other) for other in covered) for place in NEIGHBOURS[sight.dog_at]}
    return chance.choice([place for place, way in ways.items() if way == min(ways.values())])
