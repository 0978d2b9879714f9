"""What phones are told: in their own words, not in those of a terminal."""

from typing import Any

import pytest

from rollwrite.language import language, languages
from rollwrite.message import message
from web.evening import for_phones
from web.pages.podium import steps


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("why", ["unread-face", "give-face"])
def test_nobody_at_the_table_is_asked_for_an_option(code: str, why: str) -> None:
    speak = language(code).say
    alone = message(f"reading/{why}")
    one_of_many = message("reading/one-of-many", place="top-left", why=alone)
    for told in (alone, one_of_many):
        assert "--face" in speak(told)
        assert "--" not in speak(for_phones(told))
    assert speak(for_phones(alone)) in speak(for_phones(one_of_many))


@pytest.mark.parametrize(
    ("ranks", "standing"),
    [
        ((1, 2, 3, 4), [(2, ["b"]), (1, ["a"]), (3, ["c"])]),
        ((1, 1, 3), [(1, ["a", "b"]), (3, ["c"])]),
        ((1, 2, 2, 4), [(2, ["b", "c"]), (1, ["a"])]),
        ((1,), [(1, ["a"])]),
    ],
)
def test_who_ties_shares_a_step(ranks: tuple[int, ...], standing: list[Any]) -> None:
    assert steps([{"rank": rank, "who": who} for rank, who in zip(ranks, "abcd", strict=False)]) == standing
