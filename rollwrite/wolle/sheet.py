"""A filled-in sheet: what the player crossed, what the yarn really reached, and where the two do not agree."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from rollwrite.finding import Finding, finding
from rollwrite.games import Contender, Ink, Way
from rollwrite.message import Message, message
from rollwrite.wolle.face import KINDS, Face, Kind, Segment
from rollwrite.wolle.house import league_of
from rollwrite.wolle.judge import cup_findings, judge_record
from rollwrite.wolle.mat import Mat, places
from rollwrite.wolle.record import Record
from rollwrite.wolle.rules import Rule, Timer, Turn, Variant
from rollwrite.wolle.scoring import Score, complete_sets, score_of
from rollwrite.wolle.verdict import Verdict
from rollwrite.wolle.yarn import TooTangled, crossings, explain, reached, trail_end, trail_findings

DIFFERS = "differs"  # the finding that boxes and yarn, or boxes among themselves, do not agree
TANGLED = "tangled"  # the finding that no order of drawing was found, nor that there is none


@dataclass(frozen=True)
class WolleSheet:
    """`rolls` and `variant` are known only if somebody told them; `ink` is what lies on no open segment; where it is
    `unclear` how the segments hang together, no rule about that is broken until somebody has looked."""

    face: Face
    segments: frozenset[Segment]
    cups: tuple[str, ...]
    marks: Mapping[str, bool]
    rolls: tuple[int, ...] | None = None
    told_variant: Variant | None = None
    ink: tuple[Ink, ...] = ()
    unclear: bool = False

    def __repr__(self) -> str:
        return f"<Wolle sheet, face {self.face.name}, {self.score.total} points, {len(self.findings)} findings>"

    @property
    def variant(self) -> Variant:
        return self.told_variant or ("standard" if self.cups else "no-cups")

    @property
    def score(self) -> Score:
        """What the player crossed."""
        crossed: dict[Kind, int] = {kind: self.crossed(kind) for kind in KINDS}
        return score_of(crossed, bool(self.crossed("paw")), self.crossed("cup"), self.face)

    @property
    def yarn_score(self) -> Score:
        """What the yarn really reached."""
        return score_of(self.counts, self.on_paw, len(self.cups_broken), self.face)

    @property
    def timer(self) -> Timer:
        crossed = [self.marks.get(f"timer.{n + 1}", False) for n in range(len(self.face.timer))]
        struck = tuple(value for value, mark in zip(self.face.timer, crossed, strict=True) if mark)
        return Timer(self.marks.get("hourglass", False), struck, all(crossed))

    @cached_property
    def end(self) -> str | None:
        return trail_end(self.face, self.segments)

    @cached_property
    def on_paw(self) -> bool:
        return bool(self.segments) and self.end == self.face.paw

    @cached_property
    def problems(self) -> tuple[Finding, ...]:
        """Why this yarn is not legal, as far as a drawing tells."""
        return (*map(_ink_finding, self.ink), *self._shape_findings, *self._disobeyed)

    @cached_property
    def game(self) -> Verdict | None:
        """The game turn by turn, if the rolls are known and some order of drawing obeys them."""
        if not isinstance(self._order, list) or self.ink:
            return None
        cups = () if self.variant == "no-cups" else self.cups
        return judge_record(Record(self.face, self.variant, cups, None, tuple(self._order)))

    @property
    def tangle(self) -> TooTangled | None:
        """Why the order of drawing is not known, where the search gave up."""
        return self._order if isinstance(self._order, TooTangled) else None

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """All that needs a person's eye, each by its row of the sheet: `yarn`, `mouse`, `cup`, `timer`, …"""
        tangled = [Finding(TANGLED, self.tangle.message, "yarn")] if self.tangle else []
        yarn = [problem.at(where="yarn") for problem in self.problems[: max(1, len(self.ink))]]
        differences = (*_row_differences(self), *_paw_difference(self), *_timer_differences(self))
        return (*tangled, *yarn, *self._cup_findings, *differences)

    @property
    def contenders(self) -> tuple[Contender, ...]:
        """The player, unless the sheet was never used."""
        if not self.segments and not any(self.marks.values()):
            return ()
        league = f"{self.variant} {league_of(self.face)}"
        return (Contender("", self.score.total, self.score.objects, self.face.name, league, self.variant),)

    @property
    def mat(self) -> Mat:
        return Mat(
            self.face,
            tuple(self.segments),
            self.end or self.face.start,
            self.cups,
            places(self._shape_findings),
            tuple(ink.dots for ink in self.ink),
            tuple(turn.path for turn in self.game.turns) if self.game else (),
        )

    @property
    def cups_broken(self) -> tuple[str, ...]:
        cups = () if self.variant == "no-cups" else self.cups
        return tuple(cup for cup in cups if cup in self._reached)

    def toys_reached(self, kind: Kind) -> tuple[str, ...]:
        return tuple(dot for dot, its_kind in self.face.objects.items() if its_kind == kind and dot in self._reached)

    def crossed(self, row: str) -> int:
        return sum(mark for name, mark in self.marks.items() if name.partition(".")[0] == row)

    @property
    def counts(self) -> dict[Kind, int]:
        return {kind: len(self.toys_reached(kind)) for kind in KINDS}

    @cached_property
    def _reached(self) -> frozenset[str]:
        return reached(self.face, self.segments)

    @cached_property
    def _order(self) -> list[Turn] | TooTangled | None:
        """The turns that obey the rolls, if those are known; or the news that the search gave up."""
        if self.rolls is None or self.unclear:
            return None
        stopped = bool(self.crossed("paw")) and self.on_paw
        try:
            return explain(self.face, self.segments, self.rolls, self.variant, stopped)
        except TooTangled as tangle:
            return tangle

    @cached_property
    def _shape_findings(self) -> list[Finding]:
        if self.unclear:
            return []
        trail = trail_findings(self.face, self.segments)
        return trail or (crossings(self.face, self.segments) if self.variant == "no-crossing" else [])

    @property
    def _disobeyed(self) -> Iterator[Finding]:
        """A drawing that some line can have left, but not with these rolls."""
        if self.unclear or self.ink or self._shape_findings:
            return
        if self.rolls is not None and self._order is None:
            yield finding(Rule.SEGMENT_COUNT, "wolle/no-order", rolls=self.rolls)

    @property
    def _cup_findings(self) -> Iterator[Finding]:
        """Whether cups belong on the sheet is known only if the variant was told."""
        if self.told_variant:
            yield from (one.at(where="cup") for one in cup_findings(self.face, self.told_variant, self.cups))


_INK_RULES: dict[Way, tuple[Rule, str]] = {
    "through": (Rule.OBSTACLE, "wolle/ink-through"),
    "off": (Rule.OFF_GRID, "wolle/ink-off"),
    "aslant": (Rule.STRAIGHT_OR_SQUARE, "wolle/ink-aslant"),
    "between": (Rule.STRAIGHT_OR_SQUARE, "wolle/ink-between"),
    "short": (Rule.STRAIGHT_OR_SQUARE, "wolle/ink-short"),
    "loose": (Rule.STRAIGHT_OR_SQUARE, "wolle/ink-loose"),
}


def _ink_finding(ink: Ink) -> Finding:
    """Which rule a stroke breaks that lies on no segment, and where it sets out."""
    (rule, key), dot, to = _INK_RULES[ink.way], ink.dots[0], ink.dots[-1]
    return finding(rule, key, where=dot, dot=dot, to=to, block=ink.block or 0)


def _row_differences(sheet: WolleSheet) -> Iterator[Finding]:
    rows = [(kind, sheet.toys_reached(kind)) for kind in KINDS]
    for row, dots in [*rows, ("cup", sheet.cups_broken)]:
        crossed = sheet.crossed(row)
        if len(dots) == crossed:
            continue
        key = "wolle/row-differs" if dots else "wolle/row-none"
        key = "wolle/row-too-few" if 0 < crossed < len(dots) else key
        facts = {"things": _things(row, dots), "crossed": _crossed(row, crossed)}
        yield Finding(DIFFERS, message(key, row=row, **facts), row)


def _things(row: str, dots: Sequence[str]) -> Message:
    return message("wolle/things-at", row=row, count=len(dots), dots=tuple(dots))


def _crossed(row: str, count: int) -> Message:
    return message("wolle/crossed", row=row, count=count, number=message("wolle/number", count=count))


def _paw_difference(sheet: WolleSheet) -> Iterator[Finding]:
    marked = bool(sheet.crossed("paw"))
    if marked != sheet.on_paw:
        key = "wolle/paw-crossed-only" if marked else "wolle/paw-not-crossed"
        yield finding(DIFFERS, key, where="paw", paw=sheet.face.paw)


def _timer_differences(sheet: WolleSheet) -> Iterator[Finding]:
    timer = sheet.timer
    if timer.struck and not timer.active:
        yield finding(DIFFERS, "wolle/timer-without-hourglass", where="timer")
    if timer.struck != sheet.face.timer[: len(timer.struck)]:
        yield finding(DIFFERS, "wolle/timer-not-from-top", where="timer")
    if not timer.active and complete_sets(sheet.counts):
        yield finding(DIFFERS, "wolle/set-without-hourglass", where="timer")
