"""Three kinds of wolf. Each is a chance for every swap, so that it can be played and can also be seen through."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from rollwrite.uly_polly.belief import Habits, after_sheep, carried, likelihood, shared_out
from rollwrite.uly_polly.field import PAIRS, PLACES, distance
from rollwrite.uly_polly.rules import Move, Swap

NERVOUS = Habits(near=Fraction(3, 5), far=Fraction(3, 10))

Suspicion = dict[str, float]
SwapChances = dict[Swap, float]
Manner = Callable[[str], SwapChances]
"""How a wolf behaves in one situation: from where it lies to the chance of every swap."""


@cache
def swaps_around(dog_at: str) -> tuple[Swap, ...]:
    return tuple(Swap(*pair) for pair in PAIRS if dog_at not in pair)


def in_order(swap: Swap) -> Swap:
    """The same swap as `swaps_around` names it, whichever tile was said first."""
    return Swap(*sorted((swap.one, swap.other), key=PLACES.index))


@cache
def _nerves(dog_at: str, wolf_at: str) -> SwapChances:
    return {swap: float(likelihood(NERVOUS, swap, wolf_at, dog_at)) for swap in swaps_around(dog_at)}


@dataclass(frozen=True, slots=True)
class Sight:
    """What everybody at the table sees, and whom somebody would suspect who takes the wolf to be nervous."""

    dog_at: str
    turned: frozenset[str]
    suspicion: Suspicion

    @staticmethod
    def first(dog_at: str) -> "Sight":
        return Sight(dog_at, frozenset(), dict.fromkeys(PLACES, 1 / len(PLACES)))

    def suspicion_after(self, swap: Swap) -> Suspicion:
        fits = {
            place: weight and weight * _nerves(self.dog_at, place)[swap] for place, weight in self.suspicion.items()
        }
        return carried(shared_out(fits), swap)

    def after(self, event: Swap | Move) -> "Sight":
        """What is seen next. A move has turned a sheep, or nothing: a found wolf ends the round."""
        if isinstance(event, Swap):
            travel = {event.one: event.other, event.other: event.one}
            turned = frozenset(travel.get(place, place) for place in self.turned)
            return Sight(self.dog_at, turned, self.suspicion_after(in_order(event)))
        suspicion = self.suspicion if event.to in self.turned else after_sheep(self.suspicion, event.to)
        return Sight(event.to, self.turned | {event.to}, suspicion)


def nervous(sight: Sight) -> Manner:
    """Runs when the dog comes near, and often enough without need."""
    return lambda wolf_at: _nerves(sight.dog_at, wolf_at)


def blind(sight: Sight) -> Manner:
    """Swaps as if it did not know where it lies, and so tells nobody anything."""
    swaps = swaps_around(sight.dog_at)
    chances = dict.fromkeys(swaps, 1 / len(swaps))
    return lambda _: chances


def sly(sight: Sight) -> Manner:
    """Likes best what leaves it unsuspected and far from the dog: half the danger, twice the chance."""
    after = {swap: sight.suspicion_after(swap) for swap in swaps_around(sight.dog_at)}

    def manner(wolf_at: str) -> SwapChances:
        weights = {swap: 1 / _danger(sight, swap, suspicion, wolf_at) for swap, suspicion in after.items()}
        whole = sum(weights.values())
        return {swap: weight / whole for swap, weight in weights.items()}

    return manner


def _danger(sight: Sight, swap: Swap, suspicion: Suspicion, wolf_at: str) -> float:
    """What a dog might believe, half suspicious and half guessing, and how soon it can be here."""
    lies_at = {swap.one: swap.other, swap.other: swap.one}.get(wolf_at, wolf_at)
    guess = 1 / (len(PLACES) - len(sight.turned))
    steps = distance(lies_at, sight.dog_at) or 2  # from the wolf's own tile: off, and back again
    return (suspicion[lies_at] + guess) / steps


KINDS = (nervous, blind, sly)
