"""The samples and the manual say what the program does."""

import re
from pathlib import Path

from rollwrite.errors import ExitCode
from rollwrite.language import language
from rollwrite.volle_wolle.actions import Rule
from rollwrite.volle_wolle.end_file import End
from rollwrite.volle_wolle.record import Record
from rollwrite.volle_wolle.report import score, validation

ROOT = Path(__file__).parents[2]
MANUAL = (ROOT / "docs" / "volle-wolle.md").read_text("utf-8")


def test_the_sample_game_is_legal_and_finished() -> None:
    text = (ROOT / "samples" / "volle-wolle.txt").read_text("utf-8")
    assert validation(Record.parse(text), language()).exit_code is ExitCode.OK
    document = score(Record.parse(text), language()).document
    assert isinstance(document, dict)
    assert document["over"] is True
    assert [(player["name"], player["total"]) for player in document["players"]] == [
        ("Ann", 47),
        ("Ben", 38),
        ("Cy", 95),
        ("Dee", 56),
    ]


def test_the_sample_end_has_the_worked_count() -> None:
    document = score(
        End.parse("end.toml", (ROOT / "samples" / "volle-wolle-end.toml").read_text("utf-8")), language()
    ).document
    assert isinstance(document, dict)
    assert [player["total"] for player in document["players"]] == [42, 34, 40]
    assert document["players"][1]["returned"] == [0, 3]


def test_the_record_in_the_manual_is_legal() -> None:
    (block,) = re.findall(r"```\n(game: volle-wolle.*?)```", MANUAL, re.DOTALL)
    reading = Record.parse(block.replace("deck: mine.toml", "# deck: mine.toml"))
    assert not reading.problems
    assert len(reading.events) == 11


def test_the_manual_names_every_rule() -> None:
    assert all(f"`{rule}`" in MANUAL for rule in Rule)
