"""Corner markers: black squares whose white cells spell a number that a camera can read."""

from functools import cache

from rollwrite.packaged import folder_of
from sheets.ink.path import Path, rectangle
from sheets.layout.model import Marker, Rect

CELLS = 6  # and a black cell around


@cache
def _patterns() -> tuple[int, ...]:
    lines = (folder_of("sheets.press") / "markers.txt").read_text("utf-8").splitlines()
    return tuple(int(line, 16) for line in lines if not line.startswith("#"))


def white_cells(number: int) -> tuple[tuple[int, int], ...]:
    """Columns and rows of the white cells, from 0."""
    pattern = _patterns()[number]
    places = ((column, row) for row in range(CELLS) for column in range(CELLS))
    return tuple(at for n, at in enumerate(places) if pattern >> (CELLS * CELLS - 1 - n) & 1)


def marker_path(marker: Marker) -> Path:
    """The black square with its white cells as holes: one path, so that no hairlines show between cells."""
    rect, cell = marker.rect, marker.rect.width / (CELLS + 2)
    whole = rectangle(rect.x, rect.y, rect.width, rect.height)
    return sum((_run(rect, cell, run) for run in _runs(white_cells(marker.id))), whole)


def _runs(cells: tuple[tuple[int, int], ...]) -> list[tuple[int, int, int]]:
    """Neighbours of a row as one: column, row and how many."""
    runs: list[tuple[int, int, int]] = []
    for column, row in cells:
        if runs and runs[-1][1] == row and sum(runs[-1][::2]) == column:
            runs[-1] = (runs[-1][0], row, runs[-1][2] + 1)
        else:
            runs.append((column, row, 1))
    return runs


def _run(rect: Rect, cell: float, run: tuple[int, int, int]) -> Path:
    column, row, count = run
    return rectangle(rect.x + (column + 1) * cell, rect.y + (row + 1) * cell, count * cell, cell)
