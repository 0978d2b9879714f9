"""What was made of many photos, counted: the columns of the accuracy tables, and what each should come to.

A column is a figure over sheets; a table is some columns for some tiers. A tier that asks for more adds a table.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal

from tests.simulator.judge import Verdict
from tests.simulator.reliability import Claims
from tests.simulator.tiers import TierName

Bound = Literal["≥", "≤"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One photo, read: what was made of each of its sheets, in how many seconds, or why it failed as a whole."""

    tier: TierName
    seed: int
    game: str
    verdicts: tuple[Verdict, ...]
    seconds: float
    error: str = ""
    claims: Claims = field(default_factory=Counter)

    @property
    def remarkable(self) -> bool:
        fair = (v.right and not v.doubts and v.told_illegal == bool(v.illegal) for v in self.verdicts)
        return bool(self.error) or not all(fair)


@dataclass(frozen=True, slots=True)
class Column:
    """A figure over all sheets of a row, and the targets it has: by tier, or by tier and game."""

    title: str
    figure: Callable[[Sequence[Verdict]], float]
    unit: str = " %"
    bound: Bound = "≤"
    targets: Mapping[TierName | tuple[TierName, str], float] | None = None

    def target(self, tier: TierName, game: str) -> float | None:
        targets = self.targets or {}
        return targets.get((tier, game), targets.get(tier))

    def met(self, verdicts: Sequence[Verdict], tier: TierName, game: str) -> bool:
        target, figure = self.target(tier, game), self.figure(verdicts)
        return target is None or (figure >= target if self.bound == "≥" else figure <= target)

    def cell(self, verdicts: Sequence[Verdict], tier: TierName, game: str) -> str:
        target = self.target(tier, game)
        aim = "" if target is None else f" ({self.bound} {target:g})"
        return f"{self.figure(verdicts):.1f}{self.unit}{aim}"


def share(of: Callable[[Verdict], bool]) -> Callable[[Sequence[Verdict]], float]:
    """Of all sheets, in percent."""
    return lambda verdicts: 100 * sum(map(of, verdicts)) / max(1, len(verdicts))


def _wrong_boxes(verdicts: Sequence[Verdict]) -> float:
    return 10_000 * sum(v.wrong_boxes for v in verdicts) / max(1, sum(v.boxes for v in verdicts))


COLUMNS = (
    Column(
        "every value right",
        share(lambda v: v.right),
        bound="≥",
        targets={"scan": 99.8, "easy": 99.8, "normal": 99.8, "hard": 96, ("hard", "wolle"): 97},
    ),
    Column(
        "silent errors",
        share(lambda v: bool(v.silent)),
        targets={"scan": 0, "easy": 0, "normal": 0, "hard": 0.3},
    ),
    Column(
        "sent to review",
        share(lambda v: bool(v.doubts)),
        targets={"scan": 0.5, "easy": 0.5, "normal": 2, "hard": 10},
    ),
    Column("not found", share(lambda v: not v.found)),
    Column("id not read", share(lambda v: v.unread_id)),
    Column("wrong boxes of 10 000", _wrong_boxes, unit=""),
)


def _noticed(verdicts: Sequence[Verdict]) -> float:
    illegal = [verdict for verdict in verdicts if verdict.illegal]
    return 100 * sum(verdict.told_illegal for verdict in illegal) / max(1, len(illegal))


def _false_alarms(verdicts: Sequence[Verdict]) -> float:
    legal = [verdict for verdict in verdicts if verdict.found and not verdict.illegal]
    return 100 * sum(verdict.told_illegal for verdict in legal) / max(1, len(legal))


ILLEGAL_COLUMNS = (
    Column("with such a line", share(lambda v: bool(v.illegal))),
    Column(
        "noticed",
        _noticed,
        bound="≥",
        targets={"illegal easy": 99, "illegal normal": 99, "illegal hard": 95},
    ),
    Column(
        "false alarms, of the others",
        _false_alarms,
        targets={"illegal easy": 0.5, "illegal normal": 0.5, "illegal hard": 0.5},
    ),
)
TABLE_COLUMNS = (
    Column("neither read nor named", share(lambda v: not v.found and not v.named), targets={"table": 0}),
    Column("named only", share(lambda v: not v.found and v.named)),
    Column(
        "every value right, of those read", lambda verdicts: share(lambda v: v.right)([v for v in verdicts if v.found])
    ),
    Column("silent errors", share(lambda v: bool(v.silent))),
    Column("sent to review", share(lambda v: bool(v.doubts))),
)


@dataclass(frozen=True)
class Row:
    """All photos of one tier and game."""

    tier: TierName
    game: str
    outcomes: tuple[Outcome, ...]

    @property
    def verdicts(self) -> list[Verdict]:
        return [verdict for outcome in self.outcomes for verdict in outcome.verdicts]

    def met(self, columns: Sequence[Column] = COLUMNS) -> bool:
        return all(column.met(self.verdicts, self.tier, self.game) for column in columns)

    def line(self, columns: Sequence[Column] = COLUMNS) -> str:
        cells = [column.cell(self.verdicts, self.tier, self.game) for column in columns]
        return f"| {' | '.join([self.game, self.tier, str(len(self.outcomes)), str(len(self.verdicts)), *cells])} |\n"


def rows(outcomes: Sequence[Outcome]) -> list[Row]:
    """By game and tier, in the order they were read in."""
    return [Row(tier, game, tuple(some)) for (tier, game), some in groupby(outcomes, lambda o: (o.tier, o.game))]


def table(outcomes: Sequence[Outcome], columns: Sequence[Column] = COLUMNS) -> str:
    titles = ("sheet", "tier", "photos", "sheets", *(column.title for column in columns))
    head = f"| {' | '.join(titles)} |\n|{'---|' * len(titles)}\n"
    return head + "".join(row.line(columns) for row in rows(outcomes))
