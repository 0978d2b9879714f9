"""The page about a whole evening is typed as it stands there, command by command, in one folder."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.door import rollwrite

HOUSE = Path(__file__).parent.parent
PAGE = (HOUSE / "docs" / "evening.md").read_text("utf-8")
PHOTOS = {"ann.jpg": "ball-pen.jpg", "chloe.jpg": "doubtful.jpg"}


def transcripts() -> list[tuple[str, list[str], list[str]]]:
    """Each command with what is typed and what is shown."""
    told = []
    for block in re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        for part in block.split("$ rollwrite ")[1:]:
            command, *lines = part.splitlines()
            typed = [line[2:] for line in lines if line.startswith("> ")]
            told.append((command, typed, [line for line in lines if not line.startswith("> ")]))
    return told


def test_the_whole_evening_goes_as_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    for name, sample in PHOTOS.items():
        shutil.copy(HOUSE / "samples" / sample, name)
    for command, typed, shown in transcripts():
        said = rollwrite(*shlex.split(command), typed="".join(f"{line}\n" for line in typed))
        rest = said.out
        for line in shown:
            _, found, after = rest.partition(line)
            assert found or line in said.err, f"$ rollwrite {command}: {line!r} is missing in\n{said.everything}"
            rest = after if found else rest
        assert said.code < 2, said.err


def test_there_is_an_evening_to_tell_of() -> None:
    commands = [command.split()[0] for command, _, _ in transcripts()]
    assert {"print", "play", "score"} <= set(commands)
    assert len(commands) >= 8
