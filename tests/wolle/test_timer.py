"""Timer, stop and end, roll by roll on face A: the set F1 … G4, E6, C7 takes four rolls."""

from rollwrite.wolle.record import Record
from rollwrite.wolle.verdict import Verdict

HEAD = "game: wolle\nface: A\nvariant: no-cups\n"
# F1 right and down to the mouse G4; to F4; down to E6's sock; to the plane C7.
SET = ["4 R1 D3", "2 L2", "2 D2", "3 L2 D1"]


def after(*lines: str, head: str = HEAD) -> Verdict:
    verdict = Record.parse(head + "\n".join(lines)).verdict
    assert isinstance(verdict, Verdict)
    return verdict


def test_the_set_is_what_the_other_tests_think_it_is() -> None:
    verdict = after(*SET)
    assert verdict.legal
    assert [turn.collects for turn in verdict.turns] == [("G4",), (), ("E6",), ("C7",)]


def test_the_timer_starts_with_the_first_set_and_is_checked_from_the_next_roll_on() -> None:
    assert not after(*SET[:3]).play.timer_active
    complete = after(*SET)
    assert (complete.play.timer_active, complete.play.struck) == (True, 0)
    assert after(*SET, "6 pass").play.struck == 1
    assert after(*SET, "5 pass").play.struck == 1
    assert after(*SET, "4 pass").play.struck == 0


def test_one_number_a_roll_and_in_order() -> None:
    assert after(*SET, "6 pass", "6 pass").play.struck == 2
    assert after(*SET, "3 pass", "6 pass", "3 pass", "4 pass").play.struck == 2


def test_the_roll_that_strikes_the_last_number_is_still_drawn() -> None:
    rolls = ["5 pass", "4 pass", "3 pass", "2 pass"]
    last = after(*SET, *rolls, "1 R1")
    assert last.legal
    assert last.play.ended
    assert last.play.end == "D7"
    too_late = after(*SET, *rolls, "1 R1", "1 R1", "2 pass")
    assert [(problem.turn, problem.rule) for problem in too_late.findings] == [(10, "after-end"), (11, "after-end")]


def test_another_player_may_have_started_it() -> None:
    called = after("6 pass", "6 pass", "6 pass", head=f"{HEAD}timer: 3\n")
    assert (called.play.timer_active, called.play.struck) == (True, 1)
    assert not after("6 pass", "6 pass", head=f"{HEAD}timer: 3\n").play.timer_active


def test_a_timer_called_later_than_the_own_set_has_no_say() -> None:
    assert after(*SET, "6 pass", head=f"{HEAD}timer: 9\n").play.struck == 1


def test_a_first_turn_passed_still_begins_below_the_ball() -> None:
    verdict = after("3 pass", "2 L2")
    assert verdict.turns[1].path == ("F1", "E1", "D1")


TO_THE_PAW = ["5 L1 D4", "4 D4", "4 D4"]  # F1 to E1, down to E13
# and from E13 two to the right lies the paw G13


def test_stopping_short_on_the_paw_ends_the_yarn_with_five_points() -> None:
    verdict = after(*TO_THE_PAW, "5 R2 stop")
    assert verdict.legal
    assert verdict.play.stopped
    assert verdict.play.score.paw == 5
    assert [problem.rule for problem in after(*TO_THE_PAW, "5 R2 stop", "1 pass").findings] == ["after-stop"]


def test_going_over_the_paw_or_ending_there_without_stopping_gives_nothing() -> None:
    assert after(*TO_THE_PAW, "2 R2").play.score.paw == 0
    assert after(*TO_THE_PAW, "5 R5").play.score.paw == 0
    assert after(*TO_THE_PAW, "2 R2 stop").play.score.paw == 5


def test_too_few_to_the_paw_without_a_stop_is_a_wrong_count() -> None:
    assert [problem.rule for problem in after(*TO_THE_PAW, "5 R2").findings] == ["segment-count"]


def test_nobody_stops_by_passing_on_the_paw() -> None:
    for line in ("3 stop", "3 pass stop"):
        (problem,) = after(*TO_THE_PAW, "2 R2", line).findings
        assert (problem.turn, problem.rule, problem.where) == (5, "paw-stop", "G13")


def test_coming_back_to_the_paw_later_may_stop_there() -> None:
    verdict = after(*TO_THE_PAW, "3 R3", "1 U1", "2 L1 D1")
    assert verdict.legal
    assert not verdict.play.stopped
    assert after(*TO_THE_PAW, "3 R3", "1 U1", "4 L1 D1 stop").play.score.paw == 5


def test_objects_and_cups_count_once_however_often_they_are_passed() -> None:
    head = "game: wolle\nface: A\ncups: E2 G2 B3 D5 I4 B6\n"
    verdict = after("2 R1 D1", "3 D1 L1 U1", head=head)
    assert [turn.breaks for turn in verdict.turns] == [("G2",), ()]
    again = after("2 R1 D1", "1 R1", "1 U1", "2 L1 D1", head=head)
    assert [problem.rule for problem in again.findings] == ["segment-reused"]
    crossing = after("2 R1 D1", "1 D1", "1 R1", "1 U1", "1 L1", head=head)
    assert crossing.legal
    assert crossing.play.score.cups == -2
