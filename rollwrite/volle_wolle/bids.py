"""The bids on the table: 14 to 26, and 26+, which costs a chip and goes before everybody."""

from rollwrite.errors import UsageError

LEAST = 14  # also the result below which the black sheep come
PLUS = "26+"
BIDS = (*map(str, range(LEAST, 27)), PLUS)  # 000, 002, 003 do not list them; see docs/volle-wolle.md


def target(bid: str) -> int:
    """What the dice must reach: 26 for 26+ as well."""
    return int(bid.removesuffix("+"))


def rank(bid: str) -> int:
    return BIDS.index(bid)


def read_bid(word: str) -> str:
    if word not in BIDS:
        raise UsageError(f"there is no bid {word[:20]!r}: {BIDS[0]} to 26, or {PLUS}")
    return word
