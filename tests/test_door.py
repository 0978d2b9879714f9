"""The door itself: which language it speaks, which version it is, and what it does on a console with few letters."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
RECORD = "game: wolle\nface: A\ncups: E2 G2 B3 D5 I4 B6\n6 R4 D1\n"


def call(*words: str, **world: str) -> subprocess.CompletedProcess[bytes]:
    quiet = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    command = [sys.executable, "-m", "cli", *words]
    return subprocess.run(command, cwd=HOUSE, env={**quiet, **world}, capture_output=True, check=False)


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "record.txt"
    file.write_text(RECORD, "utf-8")
    return str(file)


def told(record: str, *words: str, **world: str) -> str:
    (problem,) = json.loads(call("validate", record, "--json", *words, **world).stdout)["problems"]
    return str(problem["message"])


def test_it_speaks_the_language_of_the_call_else_of_the_system_else_english(record: str) -> None:
    english = told(record)
    assert english == "5 segments drawn for a roll of 6"
    assert told(record, LANG="sv_SE.UTF-8") == english
    french, german = told(record, "--lang", "fr"), told(record, LC_ALL="de_AT.UTF-8")
    assert len({english, french, german}) == 3
    assert all("5" in words and "6" in words for words in (french, german))
    assert told(record, "--lang", "fr", LANG="de_DE.UTF-8") == french


def test_refusals_too_are_told_in_that_language(tmp_path: Path) -> None:
    english, french = (call("moves", "nowhere.txt", "--roll", "4", "--lang", lang).stderr for lang in ("en", "fr"))
    assert english.count(b"\n") == french.count(b"\n") == 1
    assert english != french


def test_a_language_nobody_has_words_in_is_refused_with_those_there_are(record: str) -> None:
    done = call("validate", record, "--lang", "tlh")
    assert done.returncode == 2
    assert all(code.encode() in done.stderr for code in ("en", "fr", "de"))


def test_version_and_help_are_where_people_look_for_them() -> None:
    assert call("--version").stdout.startswith(b"rollwrite 0.2")
    assert call("-h").stdout == call("--help").stdout
    assert b"--lang" in call("score", "-h").stdout


@pytest.mark.parametrize("letters", ["ascii", "cp1252", "latin-1"])
def test_a_console_with_few_letters_gets_plain_ones(record: str, letters: str) -> None:
    done = call("validate", record, PYTHONIOENCODING=letters)
    assert done.returncode == 1
    assert b"UnicodeEncodeError" not in done.stdout + done.stderr
    assert b"segment-count" in done.stdout


def test_help_is_told_in_the_language_that_was_asked_for() -> None:
    assert "Was der Würfel zeigt." in call("moves", "--lang", "de", "--help", PYTHONUTF8="1").stdout.decode()
    assert "Ce que montre le dé." in call("moves", "--help", LC_ALL="fr_FR.UTF-8", PYTHONUTF8="1").stdout.decode()
    assert "What the die shows." in call("moves", "--help", LC_ALL="it_IT.UTF-8").stdout.decode()
    assert "Montre cette aide." in call("-h", LC_ALL="fr_FR.UTF-8", PYTHONUTF8="1").stdout.decode()
