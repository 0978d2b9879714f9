"""README and docs say what the program does: their commands parse, their options exist, and none is kept secret."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

import cli

HOUSE = Path(__file__).parent.parent
PAGES = [HOUSE / "README.md", *sorted((HOUSE / "docs").glob("*.md"))]
COMMAND = re.compile(r"^(?:\$ )?rollwrite ((?:[a-z]|--).*?)(?:\s+#.*)?$", re.MULTILINE)
GROUP = typer.main.get_command(cli.app)
COMMANDS = GROUP.commands  # type: ignore[attr-defined]


def commands(page: Path) -> Iterator[str]:
    """What a person may type, from blocks and from running text."""
    text = page.read_text("utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    for words in (*blocks, *inline):
        yield from COMMAND.findall(words)


EVERY_COMMAND = sorted({(page.name, words) for page in PAGES for words in commands(page)})


def test_there_are_commands_to_look_at() -> None:
    assert len(EVERY_COMMAND) > 40


@pytest.mark.parametrize(("page", "words"), EVERY_COMMAND)
def test_every_command_in_the_docs_is_understood(page: str, words: str) -> None:
    name, *rest = shlex.split(words)
    if not name.startswith("-"):
        COMMANDS[name].make_context(name, rest, resilient_parsing=not rest)


def options_of(command: object) -> set[str]:
    return {word for param in command.params for word in param.opts if word.startswith("--")}  # type: ignore[attr-defined]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_option_in_the_docs_exists(page: Path) -> None:
    known = {option for command in (GROUP, *COMMANDS.values()) for option in options_of(command)} | {"--help"}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", page.read_text("utf-8")))
    assert named <= known


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_no_option_is_kept_secret(name: str) -> None:
    told = "\n".join(page.read_text("utf-8") for page in PAGES)
    assert not [option for option in options_of(COMMANDS[name]) - {"--help"} if not re.search(rf"{option}\b", told)]
