"""The commands as a script calls them: one document on standard output, and the exit code."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cli

BEGUN = "game: uly-polly\nplayers: Ana Bo\nround wolf=Ana hide=A1 dog=B2\nswap C3 D3\nmove C2\n"

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["rollwrite", *words])
        with pytest.raises(SystemExit) as left:
            cli.main()
        return int(left.value.code or 0), capsys.readouterr().out

    return call


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "evening.txt"
    file.write_text(BEGUN, "utf-8")
    return file


def document(told: tuple[int, str], exit_code: int) -> dict[str, Any]:
    code, words = told
    assert code == exit_code
    found: dict[str, Any] = json.loads(words)
    return found


def test_hunt_tells_scripts(run: Run, record: Path) -> None:
    found = document(run("hunt", str(record), "--json"), 0)
    last = found["rounds"][0]["steps"][-1]
    assert (last["line"], last["event"], last["dog"], last["turned"]) == (5, "move C2", "C2", ["C2"])
    assert last["chances"]["A1"] == pytest.approx(1 / 15)
    assert last["chances"]["C2"] == 0


def test_hunt_shows_people_warm_places(run: Run, record: Path) -> None:
    code, words = run("hunt", str(record), "--model", "habits", "--near", "0.9", "--far", "0.5")
    assert code == 0
    assert "Round 1: Ana hides" in words
    assert "swap C3 D3: 16 places" in words
    assert "▓" in words


def test_hunt_complains_in_one_line(run: Run, tmp_path: Path, record: Path) -> None:
    wolle = tmp_path / "other.txt"
    wolle.write_text("game: wolle\n", "utf-8")
    for words in (
        ("hunt", str(wolle), "--json"),
        ("hunt", str(tmp_path), "--json"),
        ("hunt", str(tmp_path / "none"), "--json"),
        ("hunt", str(record), "--model", "habits", "--near", "7", "--json"),
        ("hunt", str(record), "--model", "nose", "--json"),
        ("hunt", "--json"),
    ):
        assert "\n" not in document(run(*words), 2)["error"]
