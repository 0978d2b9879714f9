"""The words of a call about Wolle, made into values or refused in one sentence."""

import re

from rollwrite.errors import UsageError
from rollwrite.wolle.rules import VARIANTS, Variant

MOST_ROLLS = 200


def rolls(words: str) -> tuple[int, ...]:
    """Rolls like 6,4,3; spaces do as well."""
    found = words.replace(",", " ").split()
    if not 0 < len(found) <= MOST_ROLLS or not all(re.fullmatch("[1-6]", roll) for roll in found):
        raise UsageError("rolls are numbers from 1 to 6, as in --rolls 6,4,3")
    return tuple(map(int, found))


def variant(words: str) -> Variant:
    for name in VARIANTS:
        if words == name:
            return name
    raise UsageError(f"there is no variant {words[:20]!r}: {', '.join(VARIANTS)}")


def dots(words: str) -> tuple[str, ...]:
    return tuple(words.replace(",", " ").split())
