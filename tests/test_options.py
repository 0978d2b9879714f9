"""Options are honoured or refused and never overlooked; what is off about a call is told in our own words."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.door import rollwrite

HOUSE = Path(__file__).parent.parent
SAMPLES = HOUSE / "samples"
PHOTO = str(SAMPLES / "ball-pen.jpg")  # a sheet with face A
RECORD = "game: wolle\nface: A\nvariant: no-cups\n5 L1 D4\n"
pytestmark = pytest.mark.usefixtures("folder")


@pytest.mark.parametrize(("option", "value"), [("--rolls", "5"), ("--face", "B")])
def test_of_a_record_score_wants_no_rolls_and_no_face_and_reads_the_others(
    folder: Path, option: str, value: str
) -> None:
    (folder / "told.txt").write_text(RECORD)
    said = rollwrite("score", "told.txt", option, value, "--json")
    assert said.code == 2
    (entry,) = said.document["files"]
    assert entry["error"] == f"{option} does not apply here, leave it out"
    assert rollwrite("score", "told.txt", option, value).out == f"told.txt: {entry['error']}\n"


def test_rolls_for_a_file_of_another_game_are_the_fault_of_that_file_alone(folder: Path) -> None:
    said = rollwrite("score", str(SAMPLES / "uly-polly.txt"), PHOTO, "--rolls", "5,5,3", "--json")
    other, photo = said.document["files"]
    assert "--rolls does not apply here" in other["error"]
    assert photo["error"] is None
    assert photo["sheets"][0]["score"]


@pytest.mark.parametrize(("option", "value"), [("--fix", "mouse.3=no"), ("--name", "K7Q2=Ann")])
def test_what_is_said_of_sheets_is_refused_where_no_sheet_was_read(folder: Path, option: str, value: str) -> None:
    (folder / "told.txt").write_text(RECORD)
    said = rollwrite("score", "told.txt", option, value)
    assert said.code == 2
    assert "no sheet was read" in said.err


@pytest.mark.parametrize("option", ["--face", "--rolls", "--variant", "--cups"])
def test_validate_refuses_what_a_record_says_itself(folder: Path, option: str) -> None:
    (folder / "told.txt").write_text(RECORD)
    said = rollwrite("validate", "told.txt", option, "5")
    assert said.code == 2
    assert f"{option} does not apply here" in said.err


def test_validate_honours_the_variant_of_a_photo() -> None:
    assert rollwrite("validate", PHOTO).code == 0
    said = rollwrite("validate", PHOTO, "--variant", "no-crossing")
    assert said.code == 1
    assert "comes back to J3, which this variant forbids\n" in said.out


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--variant", "funny", "choose standard, no-cups or no-crossing"),
        ("--face", "B", "another face than --face says"),
        ("--cups", "D4", "--cups does not apply here"),
    ],
)
def test_validate_refuses_what_a_photo_does_not_bear_out(option: str, value: str, sentence: str) -> None:
    said = rollwrite("validate", PHOTO, option, value)
    assert said.code == 2
    assert sentence in said.err


def test_a_face_that_no_sheet_has_was_named_by_mistake() -> None:
    said = rollwrite("score", PHOTO, "--face", "B")
    assert said.code == 2
    assert "no sheet with the face B was read" in said.err
    assert rollwrite("score", PHOTO, "--face", "A").code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "uly-polly", "--player", "Ann", "--player", "Ben", "--deck", "mine.toml"), "leave --deck out"),
        (("play", "uly-polly", "--player", "Ann", "--player", "Ben", "--auto"), "leave --auto out"),
        (("play", "wolle", "--player", "Ann", "--deck", "mine.toml"), "--deck does not apply here"),
        (("hunt", str(SAMPLES / "uly-polly.txt"), "--near", "0.2"), "say --model habits as well"),
        (("print", "wolle", "--part", "score"), "--part"),
        (("print", "uly-polly", "--face", "A"), "--face"),
    ],
)
def test_options_of_another_game_are_refused(words: tuple[str, ...], sentence: str) -> None:
    said = rollwrite(*words)
    assert said.code == 2
    assert sentence in said.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("score",), "FILE... is missing: see --help"),
        (("score", "a.jpg", "--nme", "K7Q2=Ann"), "there is no option --nme: did you mean --name"),
        (("--nope",), "there is no option --nope: see --help"),
        (("scor",), "there is no command scor: choose balance, "),
        (("moves", "a.txt"), "--roll is missing: see --help"),
        (("moves", "a.txt", "--roll", "x"), "--roll: this is not a number that will do, see --help"),
        (("moves", "a.txt", "--roll"), "--roll needs something after it: see --help"),
        (("moves", "a.txt", "b.txt", "--roll", "3"), "too many words: leave b.txt out, or see --help"),
        (("score", "a.jpg", "--jobs", "0"), "--jobs: this is not a number that will do, see --help"),
        (("hunt", "a.txt", "--model", "guess"), "--model: choose count or habits"),
    ],
)
def test_a_call_that_is_off_is_told_in_our_own_words_in_every_language(words: tuple[str, ...], sentence: str) -> None:
    said = rollwrite(*words)
    assert said.code == 2
    assert said.err.startswith(f"rollwrite: {sentence}")
    assert len(said.err.splitlines()) == 1
    assert said.err not in {rollwrite(*words[:1], "--lang", lang, *words[1:]).err for lang in ("fr", "de")}


@pytest.mark.parametrize("command", ["moves", "hunt", "play", "print", "score"])
def test_what_has_to_be_given_stands_in_capitals(command: str) -> None:
    usage = rollwrite(command, "--help").out.splitlines()[0]
    assert re.search(r"(RECORD|GAME|FILE)", usage)


@pytest.mark.parametrize("game", ["volle_wolle", "uly_polly"])
def test_help_lists_the_parts_that_can_be_printed(game: str) -> None:
    shown = " ".join(rollwrite("print", "--help").out.split())
    parts = import_module(f"sheets.games.{game}.printing").PARTS
    assert ", ".join(parts) + " or all" in shown
