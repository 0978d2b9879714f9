"""Boxes settled by their rows: order, choices, empty seats. Doubtful ink only; clear ink stays as it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite import wolle
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout
from vision.belief.seen import CERTAIN, DOUBT, OPEN_TO_DOUBT
from vision.decide.counts import Count, counted
from vision.decide.rows import settle_rows

CLEAR = CERTAIN
FAINT, BARELY = 1.0, -1.0  # doubtful, more likely a mark and more likely none


def odds(sheet: Layout, **of: float) -> dict[str, float]:
    """Everything is clearly empty but for these; `player1_units_3` is the box player1.units-3."""
    return {box.name: -CLEAR for box in sheet.boxes} | {_name(key): value for key, value in of.items()}


def _name(key: str) -> str:
    seat, *rest = key.split("_")
    return seat if not rest else f"{seat}.{rest[0]}" + "".join(f"-{part}" for part in rest[1:])


def doubts(sheet: Layout, **of: float) -> set[str]:
    return {doubt.where or "" for doubt in settle_rows(sheet, odds(sheet, **of), {}).doubts}


@given(st.data())
def test_clear_ink_is_never_overruled(data: st.DataObject) -> None:
    sheet = find_layout(data.draw(st.sampled_from(["volle-wolle", "uly-polly"])), None)
    clear = data.draw(st.fixed_dictionaries({box.name: st.sampled_from([-CLEAR, CLEAR]) for box in sheet.boxes}))
    assert CLEAR > OPEN_TO_DOUBT
    assert settle_rows(sheet, clear, {}).answer == {name: value > 0 for name, value in clear.items()}


@pytest.mark.parametrize("other", [FAINT, BARELY])
def test_a_clear_digit_settles_the_others_of_its_row(other: float) -> None:
    sheet = find_layout("volle-wolle", None)
    rows = settle_rows(sheet, odds(sheet, player1_units_3=CLEAR, player1_tens_2=CLEAR, player1_units_7=other), {})
    assert rows.answer["player1.units-3"]
    assert not rows.answer["player1.units-7"]
    assert rows.doubts == ()


def test_a_digit_says_nothing_of_other_rows_nor_of_ten_more() -> None:
    sheet = find_layout("volle-wolle", None)
    marked = {"player1_black_3": CLEAR, "player1_tens_2": CLEAR}
    assert doubts(sheet, **marked, player1_chips_4=FAINT, player1_black_10=BARELY) == {
        "player1.chips-4",
        "player1.black-10",
    }


def test_two_clear_digits_stay_two() -> None:
    sheet = find_layout("volle-wolle", None)
    rows = settle_rows(sheet, odds(sheet, player1_units_3=CLEAR, player1_units_7=DOUBT + 0.5), {})
    assert rows.answer["player1.units-3"]
    assert rows.answer["player1.units-7"]


def test_there_is_one_bone() -> None:
    sheet = find_layout("volle-wolle", None)
    assert doubts(sheet, player1_bone=CLEAR, player2_bone=BARELY) == set()
    assert doubts(sheet, player2_bone=BARELY, player2_tens_1=CLEAR) == {"player2.bone"}


def test_a_seat_with_hardly_a_doubt_was_not_played() -> None:
    sheet = find_layout("volle-wolle", None)
    assert doubts(sheet, player4_black_0=BARELY) == set()
    assert doubts(sheet, player4_black_0=BARELY, player4_tens_1=CLEAR) == {"player4.black-0"}
    several = {"player4_black_0": BARELY, "player4_tens_1": BARELY, "player4_units_8": BARELY}
    assert len(doubts(sheet, **several)) == len(several)
    assert doubts(sheet, player4_black_0=FAINT) == {"player4.black-0"}


def test_a_round_of_uly_and_polly_has_one_wolf_and_one_end() -> None:
    sheet = find_layout("uly-polly", None)
    assert doubts(sheet, round1_wolf2=CLEAR, round1_wolf3=BARELY) == set()
    assert doubts(sheet, round1_found=CLEAR, round1_escaped=FAINT) == set()
    assert doubts(sheet, round1_found=CLEAR, round2_escaped=FAINT) == {"round2.escaped"}


def test_a_struck_timer_says_that_the_hourglass_was_crossed() -> None:
    sheet = find_layout("wolle", wolle.face("A"))
    assert doubts(sheet, hourglass=FAINT) == {"hourglass"}
    struck = settle_rows(sheet, odds(sheet, hourglass=FAINT) | {"timer.1": CLEAR}, {})
    assert struck.answer["hourglass"]
    assert struck.doubts == ()


def test_the_yarn_speaks_for_the_paw_where_it_ends_there() -> None:
    sheet = find_layout("wolle", wolle.face("A"))
    assert sheet.yarn is not None
    paw = sheet.yarn.face.paw
    to_the_paw, through = (
        [s for s in sheet.yarn.face.segments if paw in s][:1],
        [s for s in sheet.yarn.face.segments if paw in s],
    )
    assert counted(sheet.rules, to_the_paw, ())["paw"] == 1
    assert counted(sheet.rules, through[:2], ())["paw"] == 0
    assert settle_rows(sheet, odds(sheet, paw=FAINT), {"paw": Count(1, 1)}).doubts == ()
    assert [one.where for one in settle_rows(sheet, odds(sheet, paw=2 * FAINT), {"paw": Count(0, 0)}).doubts] == ["paw"]
    assert len(settle_rows(sheet, odds(sheet, paw=FAINT), {"paw": Count(0, 0)}).doubts) == 1


def test_a_box_that_looks_empty_before_a_crossed_one_is_asked_about() -> None:
    """The hourglass comes before the timer, but players do forget it."""
    sheet = find_layout("wolle", wolle.face("A"))
    timer = {f"timer.{k}": CLEAR for k in range(1, 4)}
    complete = dict.fromkeys(("mouse", "sock", "plane"), Count(0, 0))
    asked = settle_rows(sheet, odds(sheet) | timer | {"hourglass": BARELY}, complete)
    assert {doubt.where or "" for doubt in asked.doubts} == {"hourglass"}
    assert settle_rows(sheet, odds(sheet) | timer | {"hourglass": FAINT}, complete).doubts == ()


def test_a_doubtful_empty_box_says_nothing_of_the_next() -> None:
    """A dark corner makes both look empty: together they are no surer than one."""
    sheet = find_layout("wolle", wolle.face("A"))
    assert {"hourglass", "timer.1"} <= {
        doubt.where for doubt in settle_rows(sheet, odds(sheet, hourglass=-1.7) | {"timer.1": -1.2}, {}).doubts
    }
    clear = settle_rows(sheet, odds(sheet, hourglass=-CLEAR) | {"timer.1": -1.2}, {})
    assert clear.doubts == ()


def test_yarn_that_did_not_come_by_does_not_make_a_faint_mark_clear() -> None:
    sheet = find_layout("wolle", wolle.face("A"))
    none = {"paw": Count(0, 0)}
    assert {doubt.where for doubt in settle_rows(sheet, odds(sheet, paw=-1.5), none).doubts} == {"paw"}
