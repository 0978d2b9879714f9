"""`score --ask`: each doubt in turn, answers that are kept beside the photo and used the next time."""

import json
import os
import pty
import select
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import cli
import vision
from rollwrite.errors import UsageError
from rollwrite.language import language
from vision.ask import Person, Talk, ask_about
from vision.sheet import Sheet
from vision.show.crop import Crop

HOUSE = Path(__file__).parents[2]
DOUBTFUL = HOUSE / "samples" / "doubtful.jpg"


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    (read,) = vision.read(DOUBTFUL)
    return read


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    return Path(shutil.copy(DOUBTFUL, tmp_path / "photo.jpg"))


def run(*words: str, lines: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(cli.app, list(words), input=lines)
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.stdout


def review(photo: Path) -> list[str]:
    _, out = run("score", str(photo), "--json")
    return [look["field"] for look in json.loads(out)["files"][0]["sheets"][0]["review"]]


def talked(sheet: Sheet, *lines: str) -> tuple[Talk, list[str], list[str], list[Talk]]:
    """The talk at its end, what was told, the places that were shown, and what was kept."""
    told, shown, kept, more = list[str](), list[str](), list[Talk](), iter(lines)

    def show(field: str, crop: Crop) -> None:
        assert crop.image.size
        shown.append(field)

    person = Person(language(), lambda question: next(more, None), told.append, show)
    return ask_about([sheet], person, kept.append), told, shown, kept


def test_the_photo_has_something_to_ask(sheet: Sheet) -> None:
    assert {finding.where for finding in sheet.findings} == {"mouse.3"}


def test_every_doubt_is_asked_once_with_its_place(sheet: Sheet) -> None:
    talk, told, shown, _ = talked(sheet, "skip")
    assert shown == ["mouse.3"]
    assert talk.settled == (sheet,)
    assert not told


def test_an_answer_settles_what_hangs_on_it(sheet: Sheet) -> None:
    marked = sheet.marks["mouse.3"]
    talk, _, shown, kept = talked(sheet, "n" if marked else "y")
    assert shown[0] == "mouse.3"
    assert talk.settled[0].marks["mouse.3"] is not marked
    assert talk.settled[0].findings != sheet.findings
    assert kept[-1] == talk


@pytest.mark.parametrize(
    ("word", "answer"), [("j", "yes"), ("ja", "yes"), ("Oui", "yes"), ("nein", "no"), ("non", "no")]
)
def test_people_answer_in_their_own_language(sheet: Sheet, word: str, answer: str) -> None:
    talk, told, _, _ = talked(sheet, word)
    assert [str(fix) for fix in talk.fixes(0)] == [f"mouse.3={answer}"]
    assert not told


def test_back_takes_the_last_answer_back(sheet: Sheet) -> None:
    talk, told, _, kept = talked(sheet, "back", "y", "b", "n", "quit")
    assert told == ["this is the first question"]
    assert [str(fix) for fix in talk.fixes(0)] == ["mouse.3=no"]
    assert [len(one.said) for one in kept] == [1, 0, 1]


@pytest.mark.parametrize("line", ["what", "o", "mouse.99=yes", "ZZZZ/mouse.3=no", "=", "\x1b[2J"])
def test_an_answer_that_cannot_be_given_here_changes_nothing(sheet: Sheet, line: str) -> None:
    talk, told, _, kept = talked(sheet, line)
    assert len(told) == 1
    assert not talk.said
    assert not kept


def test_another_place_may_be_settled_by_its_name(sheet: Sheet) -> None:
    other = next(name for name, mark in sheet.marks.items() if not mark and name.startswith("sock"))
    talk, _, _, _ = talked(sheet, f"{other}=yes")
    assert talk.settled[0].marks[other]


def test_what_an_answer_raises_is_asked_too_and_may_be_accepted(sheet: Sheet) -> None:
    segment = next(iter(sorted(sheet.decision.segments)))
    talk, _, shown, _ = talked(sheet, f"segment:{segment[0]}-{segment[1]}=no", "s", "o", *["o"] * 20)
    assert "yarn" in shown  # the thread is torn now
    assert all(finding.where == "mouse.3" for finding in talk.settled[0].findings)


def test_answers_are_kept_used_and_told(photo: Path) -> None:
    before = review(photo)
    code, out = run("score", str(photo), "--ask", lines="y\no\n")
    beside = photo.with_name("photo.jpg.fixes.toml")
    (answers,) = tomllib.loads(beside.read_text("utf-8")).values()
    assert answers["mouse.3"] == "yes"
    assert f"kept in {beside}" in out
    assert ".png" in out
    assert code == 0
    assert before
    assert review(photo) == []
    _, out = run("score", str(photo))
    assert f"kept in {beside} were used" in out or f"kept in {beside} was used" in out
    _, out = run("score", str(photo), "--ask")
    assert "mouse.3" not in out  # settled: nobody is asked again
    beside.unlink()
    assert review(photo) == before


def test_leaving_early_keeps_what_was_said(photo: Path) -> None:
    run("score", str(photo), "--ask", lines="n\nquit\n")
    (answers,) = tomllib.loads(photo.with_name("photo.jpg.fixes.toml").read_text("utf-8")).values()
    assert answers == {"mouse.3": "no"}
    run("score", str(photo), "--ask", lines="o\n")
    (answers,) = tomllib.loads(photo.with_name("photo.jpg.fixes.toml").read_text("utf-8")).values()
    assert answers["mouse.3"] == "no"  # of the evening before


@pytest.mark.parametrize("lines", ["q\n", "s\ns\n", "skip\nq\n"])
def test_who_only_skips_leaves_nothing_behind(photo: Path, lines: str) -> None:
    run("score", str(photo), "--ask", lines=lines)
    assert [file.name for file in photo.parent.iterdir()] == ["photo.jpg"]


def test_an_answer_to_what_is_not_asked_now_waits(photo: Path) -> None:
    beside = photo.with_name("photo.jpg.fixes.toml")
    (read,) = vision.read(photo)
    beside.write_text(f'["{read.id}"]\n"yarn" = "ok"\n', "utf-8")
    assert review(photo)  # no roll is told, so nothing is said of the yarn
    _, out = run("score", str(photo), "--rolls", "1,1", "--json")
    fields = [look["field"] for look in json.loads(out)["files"][0]["sheets"][0]["review"]]
    assert "yarn" not in fields


@pytest.mark.parametrize("damage", ["what", "'mouse.3' = 'no'", "[K7Q2]\n'mouse.3' = 7", "[K7Q2]\n'mouse.3' = 'maybe'"])
def test_a_damaged_file_of_answers_is_told_and_costs_no_score(photo: Path, damage: str) -> None:
    photo.with_name("photo.jpg.fixes.toml").write_text(damage, "utf-8")
    code, out = run("score", str(photo), "--json")
    (file,) = json.loads(out)["files"]
    assert code == 2
    assert file["error"]
    assert file["sheets"][0]["score"]


def test_answers_about_another_sheet_are_not_passed_over_in_silence(photo: Path) -> None:
    photo.with_name("photo.jpg.fixes.toml").write_text("[ZZZZ]\n'mouse.3' = 'no'\n", "utf-8")
    before = review(photo)
    _, out = run("score", str(photo))
    assert "answers about ZZZZ, which is not on this photo" in out
    run("score", str(photo), "--ask", lines="y\n")
    answers = tomllib.loads(photo.with_name("photo.jpg.fixes.toml").read_text("utf-8"))
    assert answers["ZZZZ"] == {"mouse.3": "no"}  # what somebody said is not thrown away
    assert before != review(photo)


def test_asking_needs_a_person(photo: Path) -> None:
    with pytest.raises(UsageError, match="--ask talks with a person"):
        run("score", str(photo), "--ask", "--json")
    with pytest.raises(UsageError, match="--ask talks with a person"):
        run("score", "-", "--ask")


def test_a_terminal_with_colours_shows_the_place_itself(photo: Path) -> None:
    """In a real terminal, as a person has it."""
    out = in_a_terminal(photo, b"y\n", b"o\n")
    assert out.count("▀") > 500
    assert "\x1b[38;2;" in out
    answers: dict[str, Any] = tomllib.loads(photo.with_name("photo.jpg.fixes.toml").read_text("utf-8"))
    assert next(iter(answers.values()))["mouse.3"] == "yes"


def in_a_terminal(photo: Path, *lines: bytes) -> str:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(HOUSE), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    environment.pop("NO_COLOR", None)
    call = [sys.executable, "-m", "cli", "score", str(photo), "--ask", "--lang", "en"]
    with subprocess.Popen(call, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        heard, more, deadline = b"", list(lines), time.monotonic() + 120
        while time.monotonic() < deadline:
            if not select.select([ours], [], [], 1)[0]:
                continue
            try:
                heard += os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if more and heard.rstrip().endswith(b"quit)"):
                os.write(ours, more.pop(0))
                heard += b"\n"
        process.wait(30)
    os.close(ours)
    return heard.decode(errors="replace")
