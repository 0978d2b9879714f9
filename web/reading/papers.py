"""Which paper is it? One that was photographed before is known by what is printed on it; one of several that were
printed alike, by what is drawn on it. Front and back of a paper have one id, and are two games."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import count

from web.reading.worker import SeenSheet
from web.settling import another_paper, ink_gone, side_of, still_said
from web.store.rows import NewSheet, Said, SheetRow

COPY = "~"  # between what is printed and the number of the copy


class Papers:
    """The papers of a game, and what a photo adds to them, sheet by sheet."""

    def __init__(self, rows: Iterable[SheetRow]) -> None:
        self._rows = {row.paper: row for row in rows if row.paper}
        self._sides = {name: side_of(row.reading) for name, row in self._rows.items()}
        self._shown: set[str] = set()  # on this photo: two of them are two papers

    def laid_down(self, sheet: SeenSheet, flat: str) -> NewSheet:
        before = self._before(sheet)
        name = before.paper if before else sheet.paper and free_name(sheet.paper, self._sides)
        said = _still_said(before, sheet) if before else ()
        if name:
            self._sides[name] = side_of(sheet.reading)
            self._shown.add(name)
        return NewSheet(name, sheet.reading, flat, before.id if before else None, said)

    def _before(self, sheet: SeenSheet) -> SheetRow | None:
        """Of those with the same print on them, the one whose ink is all there still. Where there are several already,
        one that is none of them is one more; where there is one, somebody is asked."""
        side = side_of(sheet.reading)
        copies = {name for name, its in self._sides.items() if printed_id(name) == sheet.paper and its == side}
        rows = [row for name, row in self._rows.items() if name in copies - self._shown]
        likest = min(rows, key=lambda row: ink_gone(row.reading, sheet.reading), default=None)
        one_more = likest and len(copies) > 1 and another_paper(likest.reading, sheet.reading)
        return None if one_more else likest


def _still_said(before: SheetRow, sheet: SeenSheet) -> tuple[Said, ...]:
    """Nothing that was said of another paper, whose name it would be."""
    other = another_paper(before.reading, sheet.reading)
    return () if other else still_said(before.fixes, sheet.reading)


def printed_id(name: str) -> str:
    return name.partition(COPY)[0]


def free_name(printed: str, taken: Collection[str]) -> str:
    """What is printed on a paper, with a number from the second copy on."""
    names = (printed if copy == 1 else f"{printed}{COPY}{copy}" for copy in count(1))
    return next(name for name in names if name not in taken)
