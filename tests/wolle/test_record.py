"""Records: the text and the value are made from each other, and what is wrong with a text is told."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.language import language
from rollwrite.wolle.board import STEPS
from rollwrite.wolle.face import FACES, face
from rollwrite.wolle.record import Record
from rollwrite.wolle.rules import VARIANTS, Turn
from rollwrite.wolle.verdict import Verdict

CUPS = "cups: E2 G2 B3 D5 I4 B6"
HEAD = f"game: wolle\nface: A\n{CUPS}\n"

dots = st.builds(lambda column, row: f"{column}{row}", st.sampled_from("ABCDEFGHIJK"), st.integers(1, 13))
runs = st.tuples(st.sampled_from(tuple(STEPS)), st.integers(1, 99))
turns = st.builds(Turn, st.integers(1, 6), st.lists(runs, max_size=5).map(tuple), st.booleans())
records = st.builds(
    Record,
    st.sampled_from(FACES).map(face),
    st.sampled_from(VARIANTS),
    st.lists(dots, max_size=8).map(tuple),
    st.none() | st.integers(1, 9999),
    st.lists(turns, max_size=30).map(tuple),
    st.sampled_from(["", "Ann", "Zoë Å."]),
)


def verdict_of(text: str) -> Verdict:
    verdict = Record.parse(text).verdict
    assert isinstance(verdict, Verdict)
    return verdict


@given(records)
@settings(max_examples=300)
def test_a_record_and_its_text_are_made_from_each_other(record: Record) -> None:
    reading = Record.parse(record.text)
    assert reading.findings == ()
    assert reading.record == record
    assert reading.record.text == record.text


def test_the_contracts_own_lines() -> None:
    reading = Record.parse(
        "game: wolle\nface: A\nvariant: standard        # standard | no-cups | no-crossing\n"
        "cups: D4 F7 B9 H6 C11 J10\n6 R4 D2                  # roll, then runs\n4 D1 L3\n3 pass\n5 D2 stop\n"
    )
    assert reading.findings == ()
    assert reading.cups == ("D4", "F7", "B9", "H6", "C11", "J10")
    assert reading.turns == (
        Turn(6, (("R", 4), ("D", 2))),
        Turn(4, (("D", 1), ("L", 3))),
        Turn(3),
        Turn(5, (("D", 2),), stop=True),
    )


def test_the_sample_in_the_manual_is_legal() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "records.md").read_text("utf-8")
    verdict = verdict_of(page.split("```")[1])
    assert verdict.legal
    assert verdict.play.stopped
    assert verdict.player == "Ann"


@pytest.mark.parametrize(
    "text", [HEAD.replace("\n", "\r\n"), "\ufeff" + HEAD, "# a game\n\n" + HEAD, HEAD + "   \n#\n"]
)
def test_line_ends_marks_and_comments_do_not_matter(text: str) -> None:
    assert Record.parse(text) == Record.parse(HEAD)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0 R1", "a die shows 1 to 6"),
        ("7 R7", "a die shows 1 to 6"),
        ("06 R6", "begins with its roll"),
        ("four R4", "begins with its roll"),
        ("-1 R1", "begins with its roll"),
        ("٣ R3", "begins with its roll"),
        ("R4", "begins with its roll"),
        ("4", "what was drawn?"),
        ("4 R4 X1", "runs are U, D, L or R"),
        ("4 r4", "runs are U, D, L or R"),
        ("4 R0", "runs are U, D, L or R"),
        ("4 R04", "runs are U, D, L or R"),
        ("4 R999", "runs are U, D, L or R"),
        ("4 stop R4", "runs are U, D, L or R"),
        ("4 pass R4", "runs are U, D, L or R"),
        ("4 pass pass", "runs are U, D, L or R"),
        ("4 " + "R1 " * 50, "far too long"),
    ],
)
def test_misspelt_turns_are_told_by_turn_and_line(line: str, message: str) -> None:
    reading = Record.parse(f"{HEAD}3 pass\n{line}\n2 pass\n")
    (problem,) = reading.findings
    assert (problem.turn, problem.rule, problem.where) == (2, "syntax", "line 5")
    assert message in language().say(problem)
    assert len(reading.turns) == 3


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (f"face: A\n{CUPS}\n", "game"),
        (f"game: other\nface: A\n{CUPS}\n", "game"),
        (f"game: wolle\n{CUPS}\n", "face"),
        (f"game: wolle\nface: no such face\n{CUPS}\n", "face"),
        (f"game: wolle\nface: nowhere.toml\n{CUPS}\n", "face"),
        (f"{HEAD}variant: hard\n", "variant"),
        (f"{HEAD}timer: 0\n", "timer"),
        (f"{HEAD}timer: soon\n", "timer"),
        (f"{HEAD}timer: 99999\n", "timer"),
        (f"{HEAD}face: A\n", "line 4"),
        (f"{HEAD}colour: red\n", "line 4"),
        ("game: wolle\nface: A\ncups: E2,G2\n", "cups"),
        (f"game: wolle\nface: A\ncups: {'E2 ' * 100_000}\n", "cups"),
    ],
)
def test_misspelt_headers_are_told_by_their_key_or_line(text: str, where: str) -> None:
    problems = [problem for problem in Record.parse(text).findings if problem.where == where]
    assert [(problem.turn, problem.rule) for problem in problems] == [(None, "syntax")]


@pytest.mark.parametrize(
    ("lines", "places"),
    [
        ("variant: no-cups\n", []),
        ("variant: no-cups\ncups:\n", []),
        ("variant: no-cups\ncups: E2\n", ["E2"]),
        ("", ["cups"]),
        ("cups: E2 G2 B3 D5 I4\n", ["cups"]),
        ("cups: E2 G2 B3 D5 I4 B6 H6\n", ["cups"]),
        ("cups: E2 G2 B3 D5 I4 I4\n", ["I4"]),
        ("cups: E2 G2 B3 D5 I4 C2\n", ["C2"]),
        ("cups: E2 G2 B3 D5 I4 Z9\n", ["Z9"]),
        ("variant: no-crossing\ncups: E2 G2 B3 D5\n", ["cups"]),
    ],
)
def test_six_different_printed_spots_are_cups(lines: str, places: list[str]) -> None:
    verdict = verdict_of(f"game: wolle\nface: A\n{lines}")
    assert [(problem.rule, problem.where, problem.turn) for problem in verdict.findings] == [
        ("cups", place, None) for place in places
    ]


def test_all_problems_are_told_not_only_the_first() -> None:
    verdict = verdict_of(
        "game: wolle\nface: A\ncups: E2 G2 B3 D5 I4 C2\n"
        "6 R4 D2\n"  # F1 to J3
        "4 U1 R3\n"  # back over J2-J3, then beyond the edge
        "3 D1 L1 D1\n"  # two corners, and through the plank
        "9 pass\n"
        "5 D2\n"
    )
    assert [(problem.turn, problem.rule, problem.where) for problem in verdict.findings] == [
        (None, "cups", "C2"),
        (2, "off-grid", "K2"),
        (2, "segment-reused", "J2-J3"),
        (3, "one-right-angle", "I4"),
        (3, "obstacle", "I4-I5"),
        (4, "syntax", "line 7"),
        (5, "segment-count", "I7"),
        (5, "obstacle", "I5-I6"),
    ]
    assert [turn.legal for turn in verdict.turns] == [True, False, False, False, False]


def test_a_record_longer_than_any_game_is_read_only_so_far() -> None:
    reading = Record.parse(HEAD + "3 pass\n" * 500_000)
    assert len(reading.turns) < 2000
    assert [(problem.turn, problem.rule, problem.where) for problem in reading.findings] == [
        (None, "syntax", "line 2001")
    ]


def test_a_loop_collects_once_and_cups_that_should_not_be_there_break_nothing() -> None:
    verdict = verdict_of("game: wolle\nface: A\nvariant: no-cups\ncups: G2\n4 R1 D3\n6 R1 U1 L1 D1 R1 U1\n")
    assert [turn.collects for turn in verdict.turns] == [("G4",), ()]
    assert verdict.play.score.cups == 0
    looped = verdict_of(f"{HEAD}3 R1 D2\n6 D1 R1 U1 L1 D1 R1\n")
    assert looped.turns[1].collects == ("G4",)
