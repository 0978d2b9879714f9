"""Chance that never changes: SHA-256 over a label and a counter, and whole numbers made from its bytes.

The same label gives the same numbers on every machine and in every version of Python, for ever. Block n of the stream
is SHA-256 of the label, a slash and n in decimal; numbers are read from it four bytes at a time, highest byte first.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from struct import Struct
from typing import TypeVar

Thing = TypeVar("Thing")

WORDS = 1 << 32
_EIGHT = Struct(">8I")  # words of a block


class Stream:
    """All chance of one purpose. Ask in the same order, and the answers are the same."""

    def __init__(self, label: str) -> None:
        self.label = label
        self._words = _words(label)

    def below(self, end: int) -> int:
        """A whole number from 0 up to, not including, `end`; each as likely as any other."""
        fair = WORDS - WORDS % end
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % end

    def choice(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def choices(self, things: Sequence[Thing], count: int) -> list[Thing]:
        """So many things, one after the other, the same one perhaps more than once."""
        end = len(things)
        fair = WORDS - WORDS % end
        return [things[word % end] for word in islice((word for word in self._words if word < fair), count)]

    def sample(self, things: Sequence[Thing], count: int) -> list[Thing]:
        """So many different things, in the order they were drawn."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def branch(self, label: str) -> "Stream":
        """A stream of its own, so that asking here moves nothing there."""
        return Stream(f"{self.label}/{label}")


def _words(label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{label}/{block}".encode()).digest()
        yield from _EIGHT.unpack(digest)
        block += 1
