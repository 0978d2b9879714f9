"""Counting, by the rule book's list and by hand."""

import pytest

from rollwrite import wolle
from rollwrite.wolle.scoring import Score, score_of


@pytest.mark.parametrize(
    ("mice", "socks", "planes", "paw", "cups", "expected"),
    [
        (0, 0, 0, False, 0, Score(0, 0, 0, 0)),
        (3, 2, 2, True, 2, Score(7, 5, 5, -4)),  # the contract's sample: two sets, 2 + 3
        (8, 0, 8, False, 0, Score(16, 0, 0, 0)),
        (1, 1, 1, False, 6, Score(3, 2, 0, -12)),
        (8, 8, 8, True, 0, Score(24, 44, 5, 0)),
    ],
)
def test_points_on_face_a(mice: int, socks: int, planes: int, paw: bool, cups: int, expected: Score) -> None:
    face = wolle.face("A")
    assert score_of({"mouse": mice, "sock": socks, "plane": planes}, paw, cups, face) == expected


def test_the_total_is_the_sum() -> None:
    assert [Score().total, Score(7, 5, 5, -4).total, Score(3, 2, 0, -12).total] == [0, 13, -7]
    assert score_of({}, True, 1, wolle.face("B")).total == 3
    assert repr(Score(7, 5, 5, -4)) == "<Score 13: objects=7, sets=5, paw=5, cups=-4>"
