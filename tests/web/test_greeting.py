"""What is told where the server was started: an address, and a square code that a phone can scan from the terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import numpy as np
import pytest
import zxingcpp

from samples import demo
from tests.web.server import PATIENCE, ROOT

PIXELS = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}  # of a letter: its upper and its lower half
ENLARGED = 6


@contextmanager
def started(*words: str, until: str) -> Iterator[list[str]]:
    """What a person reads up to there; then Ctrl-C, and it ends well."""
    calm = {**os.environ, "PYTHONIOENCODING": "utf-8", "BROWSER": "true", "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, *words], cwd=ROOT, env=calm, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True
    ) as process:
        assert process.stdout is not None
        lines: list[str] = []
        while not lines or until not in lines[-1]:
            lines.append(next(process.stdout).rstrip("\n"))
        try:
            yield lines
        finally:
            os.killpg(process.pid, signal.SIGINT)
    assert process.returncode == 0


def serving(data: Path, *where: str) -> tuple[str, ...]:
    return ("-m", "cli", "serve", *where, "--port", "0", "--data", str(data), "--lang", "en")


def scanned(lines: list[str]) -> list[str]:
    """As a camera sees it, light on dark or dark on light."""
    rows = [line for line in lines if line and set(line) <= set(PIXELS)]
    halves = [[PIXELS[letter][half] for letter in row] for row in rows for half in (0, 1)]
    picture = np.kron(np.array(halves, np.uint8) * 255, np.ones((ENLARGED, ENLARGED), np.uint8))
    return [code.text for code in zxingcpp.read_barcodes(np.ascontiguousarray(picture))]


def test_the_code_in_the_terminal_leads_to_the_pages(tmp_path: Path) -> None:
    with started(*serving(tmp_path, "--host", "127.0.0.2"), until="Ctrl-C") as lines:
        told = re.findall(r"http://\S+", "\n".join(lines))
        assert scanned(lines) == told
        assert lines[0].startswith("Scan this")
        with httpx.Client(follow_redirects=True, timeout=PATIENCE, verify=False) as phone:
            assert "Who won tonight?" in phone.get(told[0]).text


def test_where_no_phone_can_come_in_there_is_no_code(tmp_path: Path) -> None:
    with started(*serving(tmp_path, "--local"), until="Ctrl-C") as lines:
        assert lines[0].startswith("Open this")
        assert not set("".join(lines)) & set("▀▄█")


@pytest.mark.skipif(sys.platform == "win32", reason="its browser is opened by the system")
def test_the_evening_of_the_samples_opens_with_a_podium() -> None:
    """`make serve`"""
    with started("samples/evening.py", until="Yours: rollwrite serve") as lines:
        (address,) = re.findall(r"http://\S+", "\n".join(lines))
        with httpx.Client(follow_redirects=True, timeout=PATIENCE, verify=False) as phone:
            assert "Ann wins!" in phone.get(address).text


def test_the_tour_ends_by_saying_how_to_open_the_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make demo`"""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(demo, "rollwrite", lambda *words: print(*words))
    demo.main()
    *_, serve, program = capsys.readouterr().out.splitlines()
    assert re.search(r"make serve .* evening of samples, \S*rollwrite serve begins yours", serve)
    assert "is the program" in program
