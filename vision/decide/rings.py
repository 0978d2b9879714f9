"""Which spots are circled? So many as the rule says, or none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rollwrite.finding import Finding
from sheets.layout.rules import Rule, SoManyOrNone
from vision.belief.beliefs import Beliefs
from vision.belief.seen import CERTAIN, DOUBT, NEARLY_CERTAIN, OPEN_TO_DOUBT
from vision.decide.doubt import Settled, doubt

COUNT_SAYS = 3.0  # nats that the right number is worth: some players circle one too few, or too many
LONE_SAYS = 5.5  # and against a single one, on the yarn: nobody circles just one, and felt tips make knots
A_HINT = 0.25  # nats: more than wide yarn through a spot, which is no ring
LOOKS_LIKE_ONE = 1.0  # nats: less than that, and a ring is one by its number alone; felt tips turn round corners


def settle_rings(rule: SoManyOrNone, beliefs: Beliefs) -> Settled[tuple[str, ...], str]:
    seen = {spot: one.log_odds for spot, one in beliefs.cups.items()}
    as_seen = {spot for spot, odds in seen.items() if odds > 0}
    likely, other = _so_many_or_none(seen, rule.count)
    overruled = likely ^ as_seen
    says = LONE_SAYS if len(as_seen) == 1 and _on_yarn(as_seen, beliefs) else COUNT_SAYS
    settled = all(abs(seen[spot]) < says for spot in overruled)
    circled = likely if settled else as_seen
    unsure = _unsure(seen, circled, other) if settled else {s for s in overruled if abs(seen[s]) < NEARLY_CERTAIN}
    unsure |= _unclear(seen, circled)
    if 0 < len(circled) < rule.count:  # one is missing: it may be a faint one, or a small one under yarn
        unsure |= {
            spot for spot, odds in seen.items() if odds + COUNT_SAYS > -DOUBT or spot in beliefs.covered
        } - circled
    if any(seen[spot] < LOOKS_LIKE_ONE for spot in circled):  # nor need it be one of those that were taken for it
        unsure |= beliefs.covered - circled
    unsure -= {spot for spot, one in beliefs.cups.items() if one.answered}
    cups = tuple(spot for spot in rule.spots if spot in circled)
    return Settled(cups, tuple(_doubts(rule, beliefs, circled, unsure)), unsure)


def may_be_circled(rules: Iterable[Rule], beliefs: Beliefs) -> frozenset[str]:
    """All spots but those that surely have no ring: by their own ink, or because as many others have one as the rule
    says. (Whatever ink is there then, nobody is asked about it as a ring: so it must not hide a line.)"""
    likely = frozenset(spot for spot, seen in beliefs.cups.items() if seen.log_odds > -DOUBT)
    for rule in rules:
        if isinstance(rule, SoManyOrNone):
            cups = settle_rings(rule, beliefs)
            return likely.intersection({*cups.answer, *cups.open})
    return likely


def _on_yarn(spots: set[str], beliefs: Beliefs) -> bool:
    return any(seen.log_odds > DOUBT and not spots.isdisjoint(segment) for segment, seen in beliefs.segments.items())


def _doubts(rule: SoManyOrNone, beliefs: Beliefs, circled: set[str], unsure: set[str]) -> Iterator[Finding]:
    for spot in rule.spots:
        if spot in unsure:
            yield doubt("incomplete-ring" if spot in circled else "perhaps-ring", beliefs.cups[spot].field)
    if len(circled) not in (0, rule.count):
        yield doubt("six-or-none", rule.row, count=len(circled), should=rule.count)


def _so_many_or_none(seen: Mapping[str, float], count: int) -> tuple[set[str], set[str]]:
    """The likelier of the two answers, and the other one."""
    none: set[str] = set()
    some = set(sorted(seen, key=lambda spot: -seen[spot])[:count])
    return (some, none) if sum(seen[spot] for spot in some) > 0 else (none, some)


def _unsure(seen: Mapping[str, float], circled: set[str], other: set[str]) -> set[str]:
    """Spots about which the next best answer is nearly as good: all or none of them, or one ring in another's place."""
    if abs(sum(seen[spot] for spot in circled | other)) < DOUBT:
        return {spot for spot in circled | other if abs(seen[spot]) < CERTAIN}
    if not circled or len(circled) == len(seen):
        return set()
    weakest, strongest = min(seen[s] for s in circled), max(odds for s, odds in seen.items() if s not in circled)
    return {spot for spot, odds in seen.items() if (odds - strongest if spot in circled else weakest - odds) < DOUBT}


def _unclear(seen: Mapping[str, float], circled: set[str]) -> set[str]:
    """The number makes no ring of what hardly looks like one, nor nothing of one that does. And where not one is
    clear, six times the same print or shadow is no better than once."""
    against = {spot for spot, odds in seen.items() if (odds < LOOKS_LIKE_ONE if spot in circled else odds > A_HINT)}
    return against | circled if all(seen[spot] < OPEN_TO_DOUBT for spot in circled) else against
