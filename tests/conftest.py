"""Calls of the program, for all tests; and Hypothesis in a house whose machines are shared: slow is not wrong."""

import sys

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
