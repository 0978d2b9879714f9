"""The bids on the table: 14 to 26, and 26+, which costs a chip and goes before everybody."""

from rollwrite.errors import UsageError
from rollwrite.message import message, short

LEAST, MOST = 14, 26  # below the least result the black sheep come
PLUS = "26+"
BIDS = (*map(str, range(LEAST, MOST + 1)), PLUS)  # the rule books do not list them; see docs/volle-wolle.md
ALL_BIDS = message("volle-wolle/all-bids", least=LEAST, most=MOST, plus=PLUS)


def target(bid: str) -> int:
    """What the dice must reach: 26 for 26+ as well."""
    return int(bid.removesuffix("+"))


def rank(bid: str) -> int:
    return BIDS.index(bid)


def read_bid(word: str) -> str:
    if word not in BIDS:
        raise UsageError(message("volle-wolle/no-bid", bid=short(word), bids=ALL_BIDS))
    return word
