"""Chances: against a count over every roll written another way, and against the values worked out by hand."""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from rollwrite.errors import UsageError
from rollwrite.language import language
from rollwrite.report import Report
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.chances import Faces, Odds, Setting, keeps, odds
from rollwrite.volle_wolle.odds_report import report as odds_report

SIDES = (12, 10, 8)
SUMS = sum(np.ix_(*(np.arange(1, side + 1) for side in SIDES)), np.zeros(SIDES, dtype=np.int64))

SETTINGS = [Setting(bid, chips, modifier) for bid in BIDS for chips in range(5) for modifier in range(-3, 4)]


@cache
def enumerated(target: int, help_: int) -> Odds:
    """All 960 rolls at once, as arrays with one axis a die; rolling a die again is an average along its axis.

    Chances are kept as whole numbers out of 960 ** 3. A way of playing is [success, second try, under 14], and the
    better of two is found by comparing success first, then being under 14.
    """
    whole = 960**3
    met, under = SUMS + help_ >= target, SUMS + help_ < 14

    def average(values: np.ndarray, *axes: int) -> np.ndarray:
        total = values.sum(axis=tuple(axis + 1 for axis in axes), keepdims=True)
        return np.asarray(np.broadcast_to(total // np.prod([SIDES[axis] for axis in axes]), values.shape))

    def better(one: np.ndarray, other: np.ndarray) -> np.ndarray:
        wins = (one[0] > other[0]) | ((one[0] == other[0]) & (one[2] <= other[2]))
        return np.where(wins, one, other)

    ended = np.array([met * whole, np.zeros(SIDES, dtype=np.int64), under * whole])
    third = [average(ended, die) for die in range(3)]
    won = np.broadcast_to(np.array([whole, whole, 0]).reshape(3, 1, 1, 1), ended.shape)
    second = {
        kept: average(np.where(met, won, better(third[(kept + 1) % 3], third[(kept + 2) % 3])), *({0, 1, 2} - {kept}))
        for kept in range(3)
    }
    best = better(better(second[0], second[1]), second[2])
    most = np.maximum(np.maximum(second[0][:2].sum(axis=0), second[1][:2].sum(axis=0)), second[2][:2].sum(axis=0))

    def chance(values: np.ndarray) -> Fraction:
        return Fraction(int(values[~met].sum()), whole * 960)

    first = Fraction(int(met.sum()), 960)
    success, early = chance(best[0]), chance(best[1])
    return Odds(first + success, (first, early, success - early), 3 * first + chance(most), chance(best[2]))


@pytest.mark.parametrize("bid", BIDS)
def test_all_bids_chips_and_modifiers_equal_an_enumeration(bid: str) -> None:
    for setting in (setting for setting in SETTINGS if setting.bid == bid):
        expected = enumerated(int(setting.bid.rstrip("+")), setting.chips + setting.modifier)
        assert odds(setting) == expected, setting


def by_hand(target: int, help_: int, dice: tuple[int, ...] = (12, 10, 8), standing: int = 0) -> Fraction:
    """The success of a turn told as the rule book tells it: roll, and if need be keep one of the rolled dice."""
    wins = Fraction(0)
    for faces in product(*(range(1, side + 1) for side in dice)):
        if standing + sum(faces) + help_ >= target:
            wins += 1
        elif len(dice) > 1:
            wins += max(
                rest_of_turn(target, help_, (*dice[:i], *dice[i + 1 :]), standing + face)
                for i, face in enumerate(faces)
            )
    return wins / int(np.prod(dice))


rest_of_turn = cache(by_hand)


@pytest.mark.parametrize(("bid", "help_"), [(14, 0), (20, 0), (24, -2), (26, 3), (26, -3)])
def test_success_as_the_rule_book_tells_it(bid: int, help_: int) -> None:
    assert odds(Setting(str(bid), 0, help_)).success == by_hand(bid, help_)


def test_values_worked_out_beforehand() -> None:
    twenty = odds(Setting("20"))
    assert twenty.success == Fraction(41385113, 55296000)
    assert [round(float(part), 7) for part in twenty.tries] == [0.2864583, 0.2943099, 0.1676605]
    assert round(float(twenty.expected_cards), 7) == 1.6156553
    assert round(float(twenty.black_sheep), 7) == 0.0499408
    connie = odds(Setting("24", 1, -3))
    assert round(float(connie.success), 7) == 0.2077569
    assert connie.success == odds(Setting("26")).success
    assert round(float(connie.expected_cards), 7) == 0.3558038
    assert round(float(connie.black_sheep), 7) == 0.1178880
    fourteen = odds(Setting("14"))
    assert round(float(fourteen.expected_cards), 7) == 2.6200789
    assert fourteen.black_sheep == 1 - fourteen.success


def test_26_plus_needs_26() -> None:
    for chips in range(5):
        assert odds(Setting("26+", chips)) == odds(Setting("26", chips))


def test_chips_are_worth_a_plus() -> None:
    assert odds(Setting("24", 3, -3)) == odds(Setting("24"))


def rolls() -> Iterator[Faces]:
    return ((a, b, c) for a in range(1, 13) for b in range(1, 11) for c in range(1, 9))


def test_the_best_die_to_keep_is_often_not_the_highest() -> None:
    """The trap named in the rules: need 29, roll 11/10/7: the 10 on the d10 is better than the 11 on the d12."""
    best, second, _ = keeps(Setting("26", 0, -3), (11, 10, 7))
    assert (best.die, best.face) == (1, 10)
    assert round(float(best.success), 3) == 0.082
    assert round(float(second.success), 3) == 0.035


def test_the_keeps_of_all_first_rolls_add_up_to_the_odds() -> None:
    setting = Setting("22", 1, -1)
    lost = [roll for roll in rolls() if sum(roll) < setting.need]
    later = sum((keeps(setting, roll)[0].success for roll in lost), Fraction(0))
    assert Fraction(960 - len(lost) + later, 960) == odds(setting).success


def test_after_the_second_roll_one_of_the_two_rolled_dice_joins() -> None:
    connie = Setting("24", 1, -3)
    first, second = keeps(connie, (12, 7, 3), kept=0)
    assert (first.face, first.success) == (7, Fraction(2, 8))
    assert (second.face, second.success) == (3, Fraction(0))


def report(bid: str | None, chips: int, modifier: int, rolled: str | None = None, kept: str | None = None) -> Report:
    return odds_report(bid, chips, modifier, rolled, kept, language())


def test_one_bid_is_a_document_and_all_bids_a_list() -> None:
    one = report("24", 1, -3).document
    assert isinstance(one, dict)
    assert list(one) == ["bid", "chips", "modifier", "success", "tries", "expected_cards", "black_sheep"]
    every = report(None, 1, -3).document
    assert isinstance(every, list)
    assert [entry["bid"] for entry in every] == list(BIDS)
    assert every[BIDS.index("24")] == one


def test_a_roll_gets_its_best_die() -> None:
    document = report("24", 1, -3, rolled="12,10,3").document
    assert isinstance(document, dict)
    assert document["keep"] == "d12"
    assert [way["die"] for way in document["keeps"]] == ["d12", "d10", "d8"]
    assert document["met"] is False


def test_a_roll_that_is_enough_says_so() -> None:
    met = report("24", 1, 0, rolled="12,10,1")
    assert isinstance(met.document, dict)
    assert met.document["met"] is True
    assert met.views == ("23 meets the bid: 3 cards, for 1 chip. They are taken at once.",)


@pytest.mark.parametrize(("chips", "modifier", "kept"), [(0, 0, None), (0, 0, "d12"), (2, -3, None), (0, 3, "d8")])
def test_a_bid_that_can_be_met_is_met_at_once_and_no_die_is_kept(chips: int, modifier: int, kept: str | None) -> None:
    document = report("24", chips, modifier, rolled="12,10,3", kept=kept).document
    assert isinstance(document, dict)
    assert (document["met"], document["keep"], document["keeps"]) == (True, None, [])


def test_the_advice_of_the_manual() -> None:
    """The command in docs/volle-wolle.md asks which die to keep, so there must be one, and it is the one told."""
    manual = (Path(__file__).parents[2] / "docs" / "volle-wolle.md").read_text("utf-8")
    (asked,) = re.findall(r"rollwrite odds --bid (\S+) --rolled (\S+) +# which die to keep: the (d\d+)", manual)
    document = report(asked[0], 0, 0, rolled=asked[1]).document
    assert isinstance(document, dict)
    assert (document["met"], document["keep"]) == (False, asked[2])


@pytest.mark.parametrize(
    ("bid", "chips", "modifier", "rolled", "kept"),
    [
        ("13", 0, 0, None, None),
        ("27", 0, 0, None, None),
        ("26++", 0, 0, None, None),
        ("²4", 0, 0, None, None),
        ("", 0, 0, None, None),
        ("", 0, 0, "1,1,1", None),
        (None, -1, 0, None, None),
        (None, 26, 0, None, None),
        (None, 0, 10**6, None, None),
        (None, 0, 0, "1,1,1", None),
        ("20", 0, 0, "13,1,1", None),
        ("20", 0, 0, "1,11,1", None),
        ("20", 0, 0, "1,1,0", None),
        ("20", 0, 0, "1,1", None),
        ("20", 0, 0, "1,1,x", None),
        ("20", 0, 0, "9" * 5000 + ",1,1", None),
        ("20", 0, 0, "1,1,1", "d6"),
        ("20", 0, 0, None, "d8"),
    ],
)
def test_bad_words_get_one_clear_line(
    bid: str | None, chips: int, modifier: int, rolled: str | None, kept: str | None
) -> None:
    with pytest.raises(UsageError) as told:
        report(bid, chips, modifier, rolled, kept)
    assert "\n" not in str(told.value)
    assert len(str(told.value)) < 200
