"""The wheel in an empty environment: everything it needs comes with it or is named by it."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
RECORD = "game: wolle\nface: B\nvariant: no-cups\n6 R4 D2\n4 pass\n"


def run(*words: str | Path, cwd: Path) -> str:
    """In a clean environment, so that nothing is found here that was not installed there."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, cwd=cwd, env=clean, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def rollwrite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, installed from the wheel with the pinned versions."""
    room = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", room, ROOT, cwd=room)
    (wheel,) = room.glob("*.whl")
    venv.create(room / "env", with_pip=True)
    bin_ = room / "env" / ("Scripts" if os.name == "nt" else "bin")
    pinned = ROOT / "constraints.txt"
    run(bin_ / "python", "-m", "pip", "install", "--quiet", "--no-compile", "--constraint", pinned, wheel, cwd=room)
    return bin_ / "rollwrite"


def test_the_installed_command_finds_its_rules_its_data_and_its_paper(rollwrite: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(RECORD, "utf-8")
    assert told(rollwrite, tmp_path, "validate", str(record))["legal"] is True
    assert told(rollwrite, tmp_path, "layout", "wolle", "--face", "B")["start"] == "E1"
    assert told(rollwrite, tmp_path, "odds", "--bid", "24")["bid"] == "24"
    run(rollwrite, "print", "wolle", "--face", "both", "--out", "sheets.pdf", cwd=tmp_path)
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF-")
    run(rollwrite, "validate", record, "--picture", "mat.png", cwd=tmp_path)
    assert (tmp_path / "mat.png").read_bytes().startswith(b"\x89PNG")


def told(rollwrite: Path, cwd: Path, *words: str) -> Any:
    return json.loads(run(rollwrite, *words, "--json", cwd=cwd))
