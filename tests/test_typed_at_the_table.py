"""What is typed at the table, and what the referee answers."""

import pytest

from tests.door import rollwrite

pytestmark = pytest.mark.usefixtures("folder")


def test_a_bid_that_is_met_has_to_be_taken_says_odds_and_says_the_referee() -> None:
    said = rollwrite("odds", "--bid", "24", "--rolled", "12,10,3")
    assert said.out == "25 meets the bid: 3 cards. They are taken at once.\n"
    table = rollwrite(
        "play", "volle-wolle", "--player", "Ann", "--player", "Ben", typed="10 28 8\n14 24\n12 10 3\nhint\n"
    )
    assert "The bid is met: 3 of 10 (−4, +1), 28 (3-7-0, −2) and 8 (−1, +1) must be taken." in table.out
    assert "keep" not in table.out.splitlines()[-1]
    assert "a hint can be had when a die is to be kept" in table.err


@pytest.mark.parametrize(
    ("words", "typed", "answer"),
    [
        (("wolle", "--variant", "no-cups"), "3\nANN d3\n", "Ann draws D3 to F4."),
        (("volle-wolle",), "10 28 8\n24 14\n9 9 4\nKEEP D10\n", "Ann keeps the 9 on the d10."),
        (("uly-polly",), "ANN\nb2\nc3\nA1 a2\n", "Ann: A1 and A2 change places."),
    ],
)
def test_capitals_do_not_matter_at_any_table(words: tuple[str, ...], typed: str, answer: str) -> None:
    said = rollwrite("play", *words, "--player", "Ann", "--player", "Ben", typed=typed)
    assert answer in said.out
    assert "no:" not in said.err


def test_what_is_typed_and_what_is_answered_is_one_word() -> None:
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben", typed="10 28 8\n24 14\n9 9 4\n")
    assert "Ann: take 3 cards or keep d12, d10 or d8?" in said.out
    assert "leave" not in said.out


def test_the_cards_to_choose_from_are_listed_and_what_has_one_answer_is_not_asked() -> None:
    typed = "10 28 8\n14 24\n12 10 3\ntake 10 28 8\n"
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben", typed=typed)
    assert "3 of 10 (−4, +1), 28 (3-7-0, −2) and 8 (−1, +1)" in said.out
    assert "Round 2." in said.out  # nothing is left for Ann, and nobody asks her about it
    missed = "10 28 8\n14 24\n5 5 4\nkeep d12\n5 4\nkeep d10\n4\n"
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben", "--new", typed=missed)
    assert "Ben misses the bid" in said.out  # without being asked whether he would like to
