"""Tables and maps as a terminal shows them. Only here is rich loaded for them: a script never waits for it."""

from __future__ import annotations

import sys

from rich.box import HEAVY_HEAD
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from rollwrite.report import HeatMap, HeatMaps, Table


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Not the end of the program: that has an exit code to give."""
        raise


def show(view: Table | HeatMaps, aside: bool) -> None:
    console = _Console(file=sys.stderr if aside else sys.stdout, soft_wrap=False)
    if isinstance(view, Table):
        console.width = max(console.width, _narrowest(view))
    console.print(_drawn_table(view, console.width) if isinstance(view, Table) else _drawn_maps(view))


def _columns(table: Table) -> list[tuple[str, ...]]:
    return list(zip(table.columns, *table.rows, strict=True))


def _narrowest(table: Table) -> int:
    """Letters a line takes at least if no word is to be cut: names stay whole, whatever the window."""
    return sum(
        max((len(word) for cell in column for word in cell.split()), default=0) + 1 for column in _columns(table)
    )


def _drawn_table(table: Table, width: int) -> RenderableType:
    """With lines round every cell where there is room for them; sentences are wrapped, single words never."""
    columns = _columns(table)
    roomy = sum(max(map(len, column)) + 3 for column in columns) < width
    drawn = RichTable(
        title=table.title or None,
        title_justify="left",
        title_style="bold",
        box=HEAVY_HEAD if roomy else None,
        padding=(0, 1) if roomy else (0, 1, 0, 0),
        pad_edge=roomy,
    )
    for column in columns:
        drawn.add_column(column[0], no_wrap=not any(" " in cell for cell in column))
    for number, row in enumerate(table.rows):
        drawn.add_row(*map(Text, row), style="red" if number in table.faults else None)
    return drawn


def _drawn_maps(maps: HeatMaps) -> RenderableType:
    return Group(Text(f"\n{maps.title}", style="bold"), Columns([_drawn_map(one) for one in maps.maps], padding=(1, 3)))


def _drawn_map(heat_map: HeatMap) -> RenderableType:
    drawn = RichTable(
        title=Text(heat_map.caption), title_justify="left", title_style="", box=None, show_edge=False, padding=0
    )
    for name in ("", *heat_map.columns):
        drawn.add_column(name, justify="center")
    for name, cells in zip(heat_map.rows, heat_map.cells, strict=True):
        drawn.add_row(f"{name} ", *(Text(words, style=_warm(heat)) for words, heat in cells))
    return drawn


def _warm(heat: float) -> str:
    """From white to deep red behind black letters; a terminal without colours shows the letters alone."""
    return f"black on #{255 - int(35 * heat):02x}{250 - int(190 * heat):02x}{240 - int(200 * heat):02x}"
