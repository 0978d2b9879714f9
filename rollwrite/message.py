"""Something to be said, before anyone has chosen the words: a key of the language files, and the facts that go in."""

from dataclasses import dataclass
from typing import Union

Fact = Union[str, int, float, "Message", "Either", tuple["Fact", ...]]

LONGEST_WORD = 24


@dataclass(frozen=True, slots=True)
class Message:
    """`key` is `file/message`: `wolle/segment-count` stands in `languages/en/wolle.ftl`, and in every other language.

    A tuple among the facts is said as a list ("A, B and C"), `Either` as a choice ("A, B or C"), a message within a
    message in its own words.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Either:
    """A choice: one of these."""

    ways: tuple[Fact, ...]


def message(key: str, /, **facts: Fact) -> Message:
    return Message(key, tuple(facts.items()))


def short(word: str, longest: int = LONGEST_WORD) -> str:
    """A person's own word in a sentence: printable, on one line, and not a page long."""
    plain = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in word[: longest + 1])
    return plain if len(plain) <= longest else f"{plain[:longest]}…"
