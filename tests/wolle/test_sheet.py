"""A filled sheet as the rules see it: boxes, yarn, and what somebody told about the game."""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from rollwrite import wolle
from rollwrite.errors import ExitCode, UsageError
from rollwrite.games import Filled, Game, Ink, Options, Outcome, game_of
from rollwrite.language import language
from rollwrite.wolle.board import Run, walk
from rollwrite.wolle.face import Segment
from rollwrite.wolle.game import GAME
from rollwrite.wolle.report import sheet as sheet_report
from rollwrite.wolle.report import validation
from rollwrite.wolle.sheet import WolleSheet
from rollwrite.wolle.views import sheet_verdict
from rollwrite.wolle.yarn import TooTangled

A = wolle.face("A")
CUPS = ("E2", "G2", "B3", "D5", "I4", "B6")
# F1 right to G1, down over the cup at G2 to the mouse at G4; left to E4, down to the sock at E6.
YARN: tuple[Run, ...] = (("R", 1), ("D", 3), ("L", 2), ("D", 2))
RING: tuple[Run, ...] = (("R", 1), ("D", 1), ("L", 1), ("U", 1))


def drawn(runs: Iterable[Run]) -> frozenset[Segment]:
    along = pairwise(walk(A.start, runs))
    return frozenset(segment for a, b in along for segment in ((a, b), (b, a)) if segment in A.segments)


def sheet(*crossed: str, runs: Iterable[Run] = YARN, cups: tuple[str, ...] = CUPS, **told: str) -> WolleSheet:
    paper = Filled(dict.fromkeys(crossed, True), A, drawn(runs), cups)
    return GAME.filled(paper, Options(**told))


def review(filled: WolleSheet) -> dict[str | None, str]:
    return {found.where: language().say(found) for found in filled.findings}


def test_the_game_is_what_the_registry_asks_for() -> None:
    game: Game = GAME
    assert game is game_of("wolle")


def test_a_sheet_that_agrees_with_its_yarn_needs_nobody() -> None:
    filled = sheet("mouse.1", "sock.1", "cup.1")
    assert isinstance(filled, Outcome)
    assert filled.findings == ()
    assert (filled.score.total, filled.yarn_score.total, filled.end) == (0, 0, "E6")
    assert filled.score == filled.yarn_score
    (contender,) = filled.contenders
    assert (contender.total, contender.tie, contender.face) == (0, 2, "A")
    assert contender.league.startswith("standard")


def test_boxes_and_yarn_are_compared_row_by_row() -> None:
    filled = sheet("mouse.1", "mouse.2", "plane.1", "paw", "timer.1")
    assert review(filled) == {
        "mouse": "the yarn reaches the mouse at G4, but two mice are crossed",
        "sock": "the yarn reaches the sock at E6, but no socks are crossed",
        "plane": "one plane is crossed, but the yarn reaches none",
        "cup": "the yarn breaks the cup at G2, but no cups are crossed",
        "paw": "the paw is crossed, but the yarn does not end on it at G13",
        "timer": "timer values are struck, but the hourglass is not crossed",
    }
    assert filled.score.objects == 3
    assert filled.yarn_score.objects == 2


def test_too_few_of_several_are_only_so_many() -> None:
    two_mice: tuple[Run, ...] = (("R", 3), ("D", 1), ("L", 2), ("D", 2))  # over I2 to G4
    assert review(sheet("mouse.1", runs=two_mice, cups=()))["mouse"] == (
        "the yarn reaches the mice at I2 and G4, but only one mouse is crossed"
    )


def test_a_blank_sheet_has_nobody_who_contends() -> None:
    assert sheet(runs=(), cups=()).contenders == ()
    assert sheet(runs=(), cups=()).findings == ()


def test_the_rolls_give_the_turns_or_the_news_that_there_are_none() -> None:
    marks = ("mouse.1", "sock.1", "cup.1")
    obeyed = sheet(*marks, rolls="4 2 2")
    assert obeyed.findings == ()
    assert obeyed.game is not None
    assert [(turn.turn.roll, turn.path[-1], turn.legal) for turn in obeyed.game.turns] == [
        (4, "G4", True),
        (2, "E4", True),
        (2, "E6", True),
    ]
    assert [turn.breaks for turn in obeyed.game.turns] == [("G2",), (), ()]
    assert "The yarn obeys every roll." in sheet_report(obeyed, language()).views
    broken = sheet(*marks, rolls="6,6")
    assert broken.game is None
    assert [(found.rule, found.where) for found in broken.findings] == [("segment-count", "yarn")]
    assert review(broken)["yarn"] == "there is no order of drawing that obeys the rolls 6 and 6"
    with pytest.raises(UsageError, match="rolls are numbers from 1 to 6"):
        sheet(rolls="7")


def test_a_tangle_is_asked_about_and_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwrite.wolle.yarn.MOST_MOMENTS", 1)
    tangled = sheet("mouse.1", "sock.1", "cup.1", rolls="4 2 2")
    assert [found.where for found in tangled.findings] == ["yarn"]
    assert tangled.problems == ()
    with pytest.raises(TooTangled):
        validation(tangled, language())


def test_the_variant_without_crossing_is_judged_once_it_is_told() -> None:
    assert sheet(runs=RING, cups=()).problems == ()
    told = sheet(runs=RING, cups=CUPS, variant="no-crossing")
    assert [(found.rule, found.where) for found in told.problems] == [("crossing", "F1")]
    assert validation(told, language()).exit_code == 1
    assert sheet("mouse.1", "sock.1", "cup.1", variant="no-crossing").problems == ()
    lollipop: tuple[Run, ...] = (("R", 2), ("D", 1), ("L", 1), ("U", 1))
    assert [found.where for found in sheet(runs=lollipop, variant="no-crossing").problems] == ["G1"]


def test_cups_are_asked_about_only_if_the_variant_is_told() -> None:
    assert sheet("mouse.1", "sock.1", cups=()).findings == ()
    assert review(sheet("mouse.1", "sock.1", cups=(), variant="standard")) == {
        "cup": "0 cups where 6 belong on the sheet"
    }
    without = sheet("mouse.1", "sock.1", variant="no-cups")
    assert review(without) == {"cup": "this variant has no cups: leave them out"}
    assert without.yarn_score.cups == 0
    with pytest.raises(UsageError, match="choose standard, no-cups or no-crossing"):
        sheet(variant="odd")


@pytest.mark.parametrize(
    ("ink", "rule", "says"),
    [
        (Ink("through", ("E6", "G6"), 3), "obstacle", "a line from E6 towards G6 runs through block 3"),
        (Ink("off", ("K5",)), "off-grid", "a line runs off the mat at K5"),
        (Ink("aslant", ("F1", "G2")), "straight-or-square", "runs aslant"),
        (Ink("between", ("F1", "G1")), "straight-or-square", "ends between the two dots"),
        (Ink("short", ("F1", "G1")), "straight-or-square", "ends before it comes to G1"),
        (Ink("loose", ("C4", "D6")), "straight-or-square", "near C4 that misses the dots"),
    ],
)
def test_ink_off_the_segments_makes_the_yarn_illegal(ink: Ink, rule: str, says: str) -> None:
    filled = GAME.filled(Filled({}, A, drawn(RING), ink=(ink,)), Options())
    document = sheet_report(filled, language()).document
    assert isinstance(document, dict)
    assert document["yarn"]["legal"] is False
    ((told),) = document["yarn"]["problems"]
    assert (told["rule"], told["where"]) == (rule, ink.dots[0])
    assert says in told["message"]
    assert [found.where for found in filled.findings][:1] == ["yarn"]


def test_every_stroke_off_the_segments_is_up_for_review() -> None:
    two = (Ink("off", ("K5",)), Ink("aslant", ("F1", "G2")))
    filled = GAME.filled(Filled({}, A, drawn(RING), ink=two), Options())
    assert [found.rule for found in filled.findings if found.where == "yarn"] == ["off-grid", "straight-or-square"]


@pytest.mark.parametrize("rolls", [None, "2,2"])
def test_segments_that_nobody_can_make_out_break_no_rule(rolls: str | None) -> None:
    """A photo in the dark: a person is asked about half of the mat, and what is left of the yarn is in pieces."""
    pieces = frozenset({("C4", "C5"), ("J8", "K8")})
    clear, dark = (
        GAME.filled(Filled({}, A, pieces, tangled=tangled), Options(rolls=rolls)) for tangled in (False, True)
    )
    assert {found.where for found in clear.findings} >= {"yarn"}
    assert (dark.problems, dark.game, dark.tangle) == ((), None, None)
    assert "yarn" not in {found.where for found in dark.findings}
    said = validation(dark, language())
    assert isinstance(said.document, dict)
    assert (said.document["legal"], said.exit_code) == (False, ExitCode.NEEDS_A_PERSON)
    assert (
        sheet_verdict(dark, language())
        == "Too much of the yarn cannot be made out to tell whether a legal game left it."
    )
