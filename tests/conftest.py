"""Calls of the program, and a folder to make them in; and Hypothesis where machines are shared: slow is not wrong."""

import sys
from pathlib import Path

import pytest
from hypothesis import settings

import cli
from tests.door import Run

settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`rollwrite WORD…` of a script: the exit code, and what stands on the two outputs."""

    def call(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["rollwrite", *words])
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return call


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, and a window of usual width."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path
