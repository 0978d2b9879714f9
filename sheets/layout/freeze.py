"""Keep a sheet as it is printed now, for ever: `python -m sheets.layout.freeze wolle-A 2`.

Run once for every sheet that is about to be printed in a new form, after its module got that number as its VERSION.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rollwrite.errors import RollwriteError, UsageError
from rollwrite.games import entries, entry_of
from rollwrite.message import Either, Message, message
from rollwrite.packaged import folder_of
from rollwrite.wolle.face import face
from sheets.layout.catalogue import CORNERS, INDEX, PRINTED, PrintedSheet, builder, home, load, printed_sheets
from sheets.layout.model import Layout
from sheets.layout.plain import to_plain

NEAR_ENOUGH = 0.001  # millimetres
TOLD = 3  # changes, before the rest is counted
_WIDTH = 180

Change = tuple[str, str, str]  # what, from, to


def freeze(title: str, version: int) -> Path:
    """Write a sheet's file and its line in the index. What is there already is never written again."""
    game, face = _game_and_face(title)
    entry = entry_of(game)
    if version != builder(game).VERSION:
        raise UsageError(message("layout/other-version", sheet=title, version=version, module=entry.layouts))
    row = PrintedSheet(home(entry), _next_number(), game, version, face)
    file = _folder(row) / row.file
    if file.exists():
        raise UsageError(message("layout/printed-already", sheet=title, version=version))
    file.write_text(_text(to_plain(built(row), Layout)) + "\n", "utf-8")
    with (_folder(row) / INDEX).open("a", encoding="utf-8") as index:
        index.write(_index_line(row))
    return file


def built(row: PrintedSheet) -> Layout:
    """The sheet as its game's module lays it out today."""
    laid_out, first_marker = builder(row.game).layout, row.number * CORNERS
    return laid_out(first_marker, face(row.face)) if row.face else laid_out(first_marker)


def what_moved(row: PrintedSheet) -> Message | None:
    """Does today's sheet differ from the printed one? Then what, from where to where, and what to do."""
    changes = list(_changes(to_plain(load(row), Layout), to_plain(built(row), Layout)))
    if not changes:
        return None
    told = tuple(message("layout/change", what=what, before=one, after=other) for what, one, other in changes[:TOLD])
    return message(
        "layout/moved",
        sheet=row.title,
        version=row.version,
        next=row.version + 1,
        changes=told,
        more=len(changes) - len(told),
        module=entry_of(row.game).layouts,
    )


def _changes(before: Any, after: Any, path: str = "") -> Iterator[Change]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before | after:
            yield from _changes(before.get(key), after.get(key), f"{path}.{key}" if path else key)
    elif isinstance(before, list) and isinstance(after, list):
        for n, (one, other) in enumerate(zip_longest(before, after)):
            yield from _changes(one, other, f"{path}[{_called(one or other, n)}]")
    elif not _same(before, after):
        yield path, json.dumps(before), json.dumps(after)


def _called(item: Any, place: int) -> str:
    """A member of a list by its own name, if it has one."""
    names = (item.get(key) for key in ("name", "id", "text")) if isinstance(item, dict) else ()
    return str(next((name for name in names if name not in (None, "")), place))


def _same(before: Any, after: Any) -> bool:
    numbers = isinstance(before, int | float) and isinstance(after, int | float)
    return bool(abs(before - after) <= NEAR_ENOUGH if numbers else before == after)


def _game_and_face(title: str) -> tuple[str, str]:
    for game in entries():
        if title == game or title.startswith(f"{game}-"):
            return game, title[len(game) + 1 :]
    raise UsageError(message("door/no-game", game=title[:40], known=Either(tuple(entries()))))


def _folder(row: PrintedSheet) -> Path:
    """Beside the game's layout, in a game from elsewhere too; made for its first sheet."""
    folder = folder_of(row.home) / PRINTED
    folder.mkdir(exist_ok=True)
    return folder


def _next_number() -> int:
    return max((row.number for row in printed_sheets().values() if not row.own), default=-1) + 1


def _index_line(row: PrintedSheet) -> str:
    face = f'face = "{row.face}"\n' if row.face else ""
    return f'\n[[sheet]]\nnumber = {row.number}\ngame = "{row.game}"\n{face}version = {row.version}\n'


def _text(data: Any, indent: int = 0) -> str:
    """JSON with a line for whatever fits on one."""
    line = json.dumps(data, ensure_ascii=False)
    if len(line) + indent <= _WIDTH or not isinstance(data, dict | list):
        return line
    inner = " " * (indent + 1)
    if isinstance(data, dict):
        parts = [f"{json.dumps(key)}: {_text(value, indent + 1)}" for key, value in data.items()]
        return "{\n" + ",\n".join(inner + part for part in parts) + "\n" + " " * indent + "}"
    return "[\n" + ",\n".join(inner + _text(value, indent + 1) for value in data) + "\n" + " " * indent + "]"


def main(words: Sequence[str]) -> int:
    try:
        title, version = words
        print(freeze(title, int(version)))
    except (ValueError, RollwriteError) as error:
        print(error if isinstance(error, RollwriteError) else __doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
