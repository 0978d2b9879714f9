"""Something to be said, before anyone has chosen the words: a key of the language files, and the facts that go in."""

from dataclasses import dataclass
from typing import Union

Fact = Union[str, int, float, "Message", tuple["Fact", ...]]


@dataclass(frozen=True, slots=True)
class Message:
    """`key` is `file/message`: `wolle/segment-count` stands in `languages/en/wolle.ftl`, and in every other language.

    A tuple among the facts is said as a list ("A, B and C"), a message within a message in its own words.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


def message(key: str, **facts: Fact) -> Message:
    return Message(key, tuple(facts.items()))
