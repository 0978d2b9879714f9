"""Which paper is it? One that was photographed before is known by what is printed on it; one of several that were
printed alike, by what is drawn on it. Front and back of a paper have one id, and are two games."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import count

from web.reading.worker import SeenSheet
from web.settling import COPY, another_paper, ink_gone, printed_id, still_said
from web.store.rows import NewSheet, SheetRow


class Papers:
    """The papers of a game, and what a photo adds to them, sheet by sheet."""

    def __init__(self, rows: Iterable[SheetRow]) -> None:
        self._rows = {row.paper: row for row in rows if row.paper}
        self._names = set(self._rows)
        self._shown: set[str] = set()  # on this photo: two of them are two papers

    def laid_down(self, sheet: SeenSheet, flat: str) -> NewSheet:
        before = self._before(sheet)
        name = before.paper if before else sheet.paper and free_name(sheet.paper, self._names)
        said = still_said(before.fixes, sheet.reading) if before else ()
        if name:
            self._names.add(name)
            self._shown.add(name)
        return NewSheet(name, sheet.reading, flat, before.id if before else None, said)

    def _before(self, sheet: SeenSheet) -> SheetRow | None:
        """Of those with the same print on them, the one whose ink is all there still. Where it is none of them it is
        one more: both count, and somebody is asked, unless it is the other side."""
        rows = [row for name, row in self._rows.items() if name not in self._shown]
        before = likest(rows, sheet.paper, sheet.reading)
        return None if before is None or another_paper(before.reading, sheet.reading) else before


def likest(rows: Iterable[SheetRow], printed: str | None, reading: str) -> SheetRow | None:
    """Of those with this print on them, the one that has least ink that is not there any more."""
    alike = (row for row in rows if row.paper and printed_id(row.paper) == printed)
    return min(alike, key=lambda row: ink_gone(row.reading, reading), default=None)


def free_name(printed: str, taken: Collection[str]) -> str:
    """What is printed on a paper, with a number from the second copy on."""
    names = (printed if copy == 1 else f"{printed}{COPY}{copy}" for copy in count(1))
    return next(name for name in names if name not in taken)
