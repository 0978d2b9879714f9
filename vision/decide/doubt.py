"""What is settled, and what a reader may doubt: a closed list of words. The sentences stand in the language files."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from rollwrite.finding import Finding
from rollwrite.message import Fact, message

Answer = TypeVar("Answer")
Place = TypeVar("Place")
Word = Literal[
    "faint-line",
    "perhaps-line",
    "rubbed-out",
    "drawn-twice",
    "perhaps-astray",
    "incomplete-ring",
    "perhaps-ring",
    "six-or-none",
    "faint-mark",
    "perhaps-mark",
    "gap",
]


@dataclass(frozen=True)
class Settled(Generic[Answer, Place]):
    """What is taken to be so, and what of it a person should look at."""

    answer: Answer
    doubts: tuple[Finding, ...] = ()
    open: Collection[Place] = ()  # of the places it is about, those that are asked about
    tangled: bool = False  # so many of them that nobody can tell how the rest hangs together


def doubt(word: Word, where: str, **facts: Fact) -> Finding:
    """About a field of the sheet, or a row of it, by name."""
    return Finding(word, message(f"reading/{word}", **facts), where)
