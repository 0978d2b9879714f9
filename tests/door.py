"""Calls of the program as a person types them, in this very process."""

import contextlib
import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import cli

Run = Callable[..., tuple[int, str, str]]


@dataclass(frozen=True)
class Said:
    """What came back: the exit code, and what stands on the two outputs."""

    code: int
    out: str
    err: str

    @property
    def everything(self) -> str:
        return self.out + self.err

    @property
    def document(self) -> Any:
        return json.loads(self.out)


def rollwrite(*words: str, typed: str = "") -> Said:
    """`rollwrite WORD…`, with `typed` on standard input."""
    shown, told = io.BytesIO(), io.BytesIO()
    out, err = (io.TextIOWrapper(stream, "utf-8", write_through=True) for stream in (shown, told))
    code = 0
    with pytest.MonkeyPatch.context() as world:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            world.delenv(name, raising=False)
        world.setattr(sys, "argv", ["rollwrite", *words])
        world.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                cli.main()
            except SystemExit as end:
                code = int(end.code or 0)
    return Said(code, shown.getvalue().decode(errors="replace"), told.getvalue().decode())


def finished() -> None:
    """A game of Wolle that computers have played to its end: wolle.txt, in the folder one is in."""
    assert rollwrite("play", "wolle", "--computer", "Ann", "--computer", "Ben", "--auto", "--seed", "1").code == 0
