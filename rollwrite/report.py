"""What a command has to say, before anyone decides how to show it: one document for scripts, a few views for people."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rollwrite.errors import ExitCode

Document = Mapping[str, Any] | list[Any]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of words. `faults` are the rows (from 0) a person should look at first."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    faults: frozenset[int] = frozenset()


View = Table | str


@dataclass(frozen=True, slots=True)
class Report:
    document: Document
    views: tuple[View, ...]
    exit_code: ExitCode = ExitCode.OK
