"""Chance in bulk, as specified as the stream that starts it: SplitMix64 (Steele, Lea and Flood, 2014).

Number n is a hash of the first number + n × GAMMA, all in 64 bits that wrap around: the same on every machine.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.generator.stream import WORDS, Stream

_BITS = 64
_GAMMA = 0x9E3779B97F4A7C15
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)


class Noise:
    def __init__(self, stream: Stream) -> None:
        self._at = stream.below(WORDS - 1) << 32 | stream.below(WORDS - 1)

    def bits(self, count: int) -> NDArray[np.uint64]:
        """So many numbers of 64 bits."""
        return self.skipped(count).bits(np.arange(count))

    def below(self, end: int, count: int) -> NDArray[np.int64]:
        """So many whole numbers from 0 up to, not including, a small `end`."""
        return self.skipped(count).below(end, np.arange(count))

    def skipped(self, count: int) -> "Numbers":
        """So many numbers, of which only those are made that somebody asks for."""
        numbers = Numbers(np.uint64((self._at + _GAMMA) % (1 << _BITS)))
        self._at = (self._at + count * _GAMMA) % (1 << _BITS)
        return numbers


@dataclass(frozen=True, slots=True)
class Numbers:
    """Each by its place, from 0 on."""

    _first: np.uint64

    def bits(self, places: NDArray[np.int64]) -> NDArray[np.uint64]:
        mixed = places.view(np.uint64) * np.uint64(_GAMMA) + self._first
        mixed ^= mixed >> np.uint64(30)
        mixed *= _FIRST
        mixed ^= mixed >> np.uint64(27)
        mixed *= _SECOND
        mixed ^= mixed >> np.uint64(31)
        return mixed

    def below(self, end: int, places: NDArray[np.int64]) -> NDArray[np.int64]:
        return ((self.bits(places) >> np.uint64(32)) * np.uint64(end) >> np.uint64(32)).astype(np.int64)
