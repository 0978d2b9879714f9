"""Whoever sits at the keyboard: asked for a line, shown a picture, told how far the work is."""

from __future__ import annotations

import contextlib
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Protocol

import typer

from terminal.speech import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rollwrite.message import Message

    Colour = tuple[int, int, int]

WORTH_A_BAR = 3  # files or games: fewer are done before anybody has read what is being done
WIDEST_PICTURE = 60  # letters: what fits a small window


class Picture(Protocol):
    """What a terminal asks of one."""

    def save(self, path: Path, *, force: bool) -> None: ...
    def half_blocks(self, columns: int) -> list[list[tuple[Colour, Colour]]]: ...


def ask(question: str, hidden: bool) -> str | None:
    """One line from the person; None when there are no more."""
    from getpass import getpass

    if not sys.stdin.isatty():
        typer.echo(f"{question} ", nl=False)
        line = sys.stdin.buffer.readline().decode(errors="replace")
        typer.echo(line.rstrip("\n") if not hidden else "")
        return line or None
    with contextlib.suppress(ImportError):
        import_module("readline")  # arrow keys and earlier lines, where the machine has them
    try:
        return getpass(f"{question} ") if hidden else input(f"{question} ")
    except EOFError:
        return None


@contextlib.contextmanager
def picture_shower() -> Iterator[Callable[[str, Picture], None]]:
    """Shows the place of a field. The files lie in a folder of their own while the talk lasts."""
    with TemporaryDirectory(prefix="rollwrite-") as folder:

        def show(field: str, picture: Picture) -> None:
            file = Path(folder) / f"{field.replace(':', '-')}.png"
            picture.save(file, force=True)
            typer.echo(str(file))
            _show_picture(picture)

        yield show


def _show_picture(picture: Picture) -> None:
    """In the terminal itself, where that has colours."""
    from rich.color import Color
    from rich.console import Console
    from rich.style import Style
    from rich.text import Text

    console = Console()
    if not console.is_terminal or console.no_color or console.color_system in (None, "standard"):
        return
    for row in picture.half_blocks(min(WIDEST_PICTURE, console.width)):
        blocks = ((Color.from_rgb(*upper), Color.from_rgb(*lower)) for upper, lower in row)
        console.print(Text.assemble(*(("▀", Style(color=upper, bgcolor=lower)) for upper, lower in blocks)))


@contextlib.contextmanager
def progress(count: int, words: Message) -> Iterator[Callable[[int], None]]:
    """A bar on standard error for a person who waits; nothing for a script, or where little is to be done."""
    if count < WORTH_A_BAR or not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(spoken().say(words), total=count)
        yield lambda more: bar.advance(task, more)
