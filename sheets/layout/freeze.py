"""Keep a sheet as it is printed now, for ever: `python -m sheets.layout.freeze wolle-A 2`.

Run once for every sheet that is about to be printed in a new form. `wolle-own` stands for all faces of people's own.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rollwrite.errors import RollwriteError, UsageError
from rollwrite.games import entries, entry_of
from rollwrite.message import Either, Message, message
from rollwrite.wolle.face import FACES, Face, face
from sheets.layout.catalogue import INDEX, LAST_NUMBER, OWN, PRINTED, PrintedSheet, home, lay_out, load, printed_sheets
from sheets.layout.model import Layout
from sheets.layout.plain import to_plain

NEAR_ENOUGH = 0.001  # millimetres
TOLD = 3  # changes, before the rest is counted
_WIDTH = 180

Change = tuple[str, str, str]  # what, from, to


def freeze(title: str, version: int) -> Path:
    """Write a sheet's file and its line in the index. What is there already is never written again."""
    row = _next_row(title)
    if version < row.version:
        raise UsageError(message("layout/printed-already", sheet=title, version=version))
    if version > row.version:
        raise UsageError(message("layout/other-version", sheet=title, version=row.version))
    folder = Path(str(files(row.home))) / PRINTED
    folder.mkdir(exist_ok=True)
    file = folder / row.file
    file.write_text(_text(to_plain(lay_out(row, _face(row)), Layout)) + "\n", "utf-8")
    with (folder / INDEX).open("a", encoding="utf-8") as index:
        index.write(_index_line(row))
    return file


def _next_row(title: str) -> PrintedSheet:
    """New sheets count up from 0, those for people's own faces count down."""
    game, name = _game_and_face(title)
    rows, own = printed_sheets().values(), name == OWN
    version = max((row.version for row in rows if row.title == title), default=0) + 1
    taken = [row.number for row in rows if row.own == own]
    number = min(taken, default=LAST_NUMBER + 1) - 1 if own else max(taken, default=-1) + 1
    return PrintedSheet(home(entry_of(game)), number, game, version, "" if own else name, own)


def built(row: PrintedSheet) -> Layout:
    """A printed sheet as it would be printed today."""
    return lay_out(row, load(row).face if row.own else _face(row))


def _face(row: PrintedSheet) -> Face | None:
    """The face of the house, or any for the example of people's own."""
    if row.own:
        return face(FACES[0])
    return face(row.face) if row.face else None


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


def _index_line(row: PrintedSheet) -> str:
    which = f'face = "{row.face}"\n' if row.face else "own = true\n" if row.own else ""
    return f'\n[[sheet]]\nnumber = {row.number}\ngame = "{row.game}"\n{which}version = {row.version}\n'


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
