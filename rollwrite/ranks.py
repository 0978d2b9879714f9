"""Who is before whom, in every game alike."""

from collections.abc import Sequence
from typing import Any


def ranks(worth: Sequence[Any]) -> list[int]:
    """Of each, in the order given. Who is worth the same shares a rank, and the next is skipped: 1 1 3."""
    return [1 + sum(other > own for other in worth) for own in worth]
