"""What a command has to say, before anyone decides how to show it: one document for scripts, a few views for people."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rollwrite.errors import ExitCode

Document = Mapping[str, Any] | list[Any]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of words. `faults` are the rows (from 0) a person should look at first. What was counted on paper names the
    rows of boxes that it counts: `counts` for each row of one player's count, `places` for each cell of a table of
    several."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    faults: frozenset[int] = frozenset()
    counts: tuple[str, ...] = ()
    places: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class HeatMap:
    """A field of places, row by row: what to write on each, and how warm it is from 0 to 1."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[tuple[str, float], ...], ...]


@dataclass(frozen=True, slots=True)
class HeatMaps:
    """Maps to lay side by side."""

    title: str
    maps: tuple[HeatMap, ...]


View = Table | HeatMaps | str


@dataclass(frozen=True, slots=True)
class Views(Sequence[View]):
    """Views that are made when somebody looks: a script that wants the document does not wait for words."""

    made: Callable[[], Iterable[View]]

    def __iter__(self) -> Iterator[View]:
        return iter(self.made())

    def __len__(self) -> int:
        return len(tuple(self))

    def __getitem__(self, at: Any) -> Any:
        return tuple(self)[at]


@dataclass(frozen=True, slots=True)
class Report:
    """The document for scripts, the views for people."""

    document: Document
    views: Sequence[View]
    exit_code: ExitCode = ExitCode.OK
