"""The score sheet's marks: what they count, and what a person is asked about."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.language import language
from rollwrite.volle_wolle import report
from rollwrite.volle_wolle.cards import Trio
from rollwrite.volle_wolle.scoring import Holding, final_count
from rollwrite.volle_wolle.sheet import SEATS, ScoreSheet, box_names

T370: Trio = "3-7-0"
T007: Trio = "0-0-7"


def filled(*crossed: str) -> ScoreSheet:
    """Crosses given as in `1.tens-3`."""
    names = [name for seat in SEATS for name in box_names(seat)]
    chosen = {f"player{cross}" for cross in crossed}
    assert chosen <= set(names)
    return ScoreSheet({name: name in chosen for name in names})


def number(player: int, row: str, value: int) -> list[str]:
    """The crosses for a number: a digit, and ten or twenty more."""
    more = [f"{player}.{row}-{value // 10 * 10}"] if value >= 10 else []
    return [f"{player}.{row}-{value % 10}", *more]


def cards(player: int, row: str, count: int) -> list[str]:
    return [f"{player}.{row}.{place}" for place in range(1, count + 1)]


def block(player: int, herd: int, black: int, threes: int, sevens: int, dogs: int, bone: bool, chips: int) -> list[str]:
    crosses = [*number(player, "tens", herd // 10), f"{player}.units-{herd % 10}", *number(player, "black", black)]
    crosses += [*number(player, "chips", chips), *cards(player, "dog", dogs)]
    crosses += [*cards(player, "370", threes), *cards(player, "007", sevens)]
    return crosses + [f"{player}.bone"] * bone


def players(sheet: ScoreSheet) -> list[dict[str, Any]]:
    document = report.sheet(sheet, language()).document
    assert isinstance(document, dict)
    assert list(document) == ["players"]
    return list(document["players"])


def fields(sheet: ScoreSheet) -> list[str]:
    return [found.where or "" for found in sheet.findings]


def test_the_worked_example_crossed_on_the_sheet() -> None:
    sheet = filled(*block(1, 27, 10, 2, 1, 4, True, 0), *block(2, 103, 0, 0, 3, 1, False, 12))
    first, second = sheet.counts
    assert first.total == 42
    assert (second.sheep, second.trio_007, second.dogs, second.chips, second.rank) == (103, 21, 9, 12, 1)
    assert not sheet.findings


@given(
    st.lists(
        st.tuples(
            st.integers(0, 129), st.integers(0, 29), st.integers(0, 6), st.integers(0, 6), st.integers(1, 8),
            st.booleans(), st.integers(0, 25),
        ),
        min_size=1,
        max_size=6,
    )
)  # fmt: skip
def test_the_sheet_counts_as_the_rules_do(players: list[tuple[int, int, int, int, int, bool, int]]) -> None:
    """With a dog no sheep goes back, so the sum of a herd is all that matters."""
    crosses = [cross for n, player in enumerate(players, 1) for cross in block(n, *player)]
    holdings = [
        Holding(f"player{n}", (herd, -black, *(T370,) * threes, *(T007,) * sevens), dogs, bone, chips)
        for n, (herd, black, threes, sevens, dogs, bone, chips) in enumerate(players, 1)
    ]
    assert filled(*crosses).counts == final_count(holdings)


def test_a_seat_without_a_mark_does_not_play() -> None:
    sheet = filled(*block(2, 30, 0, 0, 0, 0, False, 2), *block(5, 40, 3, 1, 0, 1, False, 1))
    assert sheet.players == ("player2", "player5")
    assert [player["name"] for player in players(sheet)] == ["player2", "player5"]


def test_nothing_crossed_in_a_row_is_nothing() -> None:
    count = filled("1.units-7", "2.units-0").counts[0]
    assert (count.sheep, count.chips, count.total) == (7, 0, 7)


@pytest.mark.parametrize(
    ("more", "field"),
    [
        (["1.units-4"], "player1.units-4"),
        (["1.tens-4"], "player1.tens-2"),
        (["1.black-4"], "player1.black-3"),
        (["1.chips-10", "1.chips-20"], "player1.chips-10"),
        (["1.dog.3"], "player1.dog"),
        (["1.370.2"], "player1.370"),
        (["3.bone"], "player3.units"),
        (["1.bone", "2.bone"], "bone"),
        (cards(2, "dog", 8), "dogs"),
        (["1.chips-20", "2.chips-10"], "chips"),
    ],
)
def test_what_cannot_be_is_asked_about(more: list[str], field: str) -> None:
    sane = [*block(1, 27, 3, 0, 0, 1, False, 2), *block(2, 33, 0, 2, 0, 2, False, 1)]
    assert not filled(*sane).findings
    assert field in fields(filled(*sane, *more))


def test_a_game_needs_two_and_an_empty_sheet_is_just_empty() -> None:
    assert fields(filled("1.units-3")) == ["players"]
    assert not filled().findings
    assert players(filled()) == []
    assert not filled().contenders
