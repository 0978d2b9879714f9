"""docs/accuracy.md: what was measured, on one page. Each part is made of all outcomes; more tiers are more parts."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from tests.simulator.dice import FRESH_FROM
from tests.simulator.judge import Verdict
from tests.simulator.reliability import reliability_table
from tests.simulator.tally import COLUMNS, ILLEGAL_COLUMNS, TABLE_COLUMNS, Column, Outcome, table
from tests.simulator.tiers import TIERS, TierName

NAMES_SHOWN = 8
TIERS_OF_SHEETS: tuple[TierName, ...] = ("scan", "easy", "normal", "hard")
TIERS_OF_ILLEGAL: tuple[TierName, ...] = ("illegal easy", "illegal normal", "illegal hard")
STORIES: dict[TierName, str] = {
    "scan": "flatbed, 200 to 300 dpi, laid down askew, in grey and in colour, one sheet or two",
    "easy": "daylight, up to 12 megapixels, now and then a soft shadow or a whole table in one shot",
    "normal": "lamps, shadows, grey and weak prints, waves, messengers, noise and blur",
    "hard": "glare, folds, stains, faint and erased pencil, a thumb on a marker, dim light",
    "table": "two to eight sheets in one shot, any way round, some under others",
}


@dataclass(frozen=True)
class Part:
    """Of the page: `text` has a place for the table that is made of the outcomes of its tiers."""

    text: str
    tiers: tuple[TierName, ...]
    made_of: Callable[[Sequence[Outcome]], str]

    def written(self, outcomes: Sequence[Outcome]) -> str:
        own = [outcome for outcome in outcomes if outcome.tier in self.tiers]
        return self.text.format(self.made_of(own)) if own else ""


_HEAD = """# How well photos are read

Written by `make accuracy`, which prints sheets, fills them in with simulated pens, photographs them with a simulated
camera (`tests/simulator/`) and reads the photos back. A good part of the pens, tables, lights and ways to mark a box
turns up with seeds from {fresh} on only. Some of those were looked at when a first reader failed on them; the seeds of
this table, {first} to {last}, were not. No photo here was taken by a phone: these figures say how the reader
stands up to the damage we could think of, not how it does at your table.
"""

_SHEETS = """
{}
Figures in brackets are the targets. *Every value right*: each of the sheet's segments, cups and boxes is as drawn.
*Silent error*: something is wrong and `review` does not name it. *Sent to review*: `review` names a segment, a cup or a
box; honest differences between boxes and yarn, which players do leave on their sheets, are not counted. *Id not read*:
the square code could not be read, all else could. The score sheets of Volle Wolle (396 boxes) and Uly & Polly (47) are
held to the same targets, which were set for Wolle (37 boxes and the yarn); the last column compares them box by box.
*wolle* is faces A and B, *wolle-seeds* a fresh seed for every sheet, *wolle-own* faces of somebody's own, whole in the
code, the same photos in all else. Of these two only the code tells which face it is: where it could not be read,
`--face` was asked for and given.
"""

_TABLES = """
## Whole tables

Two to eight sheets in one shot, any way round, near and far, some of them under others. A sheet of which the whole is
in the picture, if something lies on it or not, is read, or named as one that cannot be.

{}"""

_ILLEGAL = """
## Lines that no rule allows

The same pens, papers and cameras, and on three sheets of four one line that breaks a rule: through a block, aslant,
beside the dots, off the mat, half of the way, hanging nowhere; as the yarn's end, or with more yarn beyond it.
*Noticed*: the yarn is called illegal, or a person is asked about it. *False alarms*: the same where nothing is wrong.

{}"""

_RELIABILITY = """
## Is it as sure as it says?

Each field's own ink says how likely it is that it was misread: *claimed wrong*, from what looks like a toss-up to what
is certain. Beside it how many such fields there were, of each kind, and how many of them really were misread. The last
two lines are after the rules of the sheet were asked: what nobody was asked about, and what `review` names.

{}
Fields are not independent: one crease or one dark corner makes many of them wrong at once, on one sheet.
"""

_FAILURES = """
## What went wrong

{}"""


def tiers_of(game: str) -> tuple[TierName, ...]:
    """Whole tables and illegal lines are photographed of the two faces of Wolle only."""
    return (*TIERS_OF_SHEETS, "table", *TIERS_OF_ILLEGAL) if game == "wolle" else TIERS_OF_SHEETS


def columns_of(tier: TierName) -> Sequence[Column]:
    """What is counted of a tier."""
    return TABLE_COLUMNS if tier == "table" else ILLEGAL_COLUMNS if tier in TIERS_OF_ILLEGAL else COLUMNS


def failures(outcomes: Sequence[Outcome]) -> str:
    lines = [
        f"- {outcome.game} {outcome.tier} {outcome.seed}: {fault}\n"
        for outcome in outcomes
        if any(not verdict.right or _overlooked(verdict) for verdict in outcome.verdicts)
        for fault in faults(outcome)
    ]
    return "".join(lines) or "None.\n"


def faults(outcome: Outcome) -> Iterator[str]:
    """What there is to say of a photo, sheet by sheet."""
    if outcome.error:
        yield outcome.error
    for number, verdict in enumerate(outcome.verdicts, 1):
        parts = [] if verdict.found else ["named only" if verdict.named else "not found"]
        if _overlooked(verdict):
            parts.append(f"not noticed: {verdict.illegal}")
        if verdict.told_illegal and not verdict.illegal:
            parts.append("false alarm")
        if verdict.silent:
            parts.append(f"silently wrong: {_some(verdict.silent)}")
        if verdict.wrong & verdict.doubts:
            parts.append(f"wrong, flagged: {_some(verdict.wrong & verdict.doubts)}")
        if verdict.doubts - verdict.wrong:
            parts.append(f"doubted, but right: {_some(verdict.doubts - verdict.wrong)}")
        if parts:
            which = f"sheet {number}: " if len(outcome.verdicts) > 1 else ""
            yield which + "; ".join(parts)


def _overlooked(verdict: Verdict) -> bool:
    return verdict.found and bool(verdict.illegal) and not verdict.told_illegal


def _some(names: frozenset[str]) -> str:
    shown = sorted(names)[:NAMES_SHOWN]
    return " ".join(shown) + (f" and {len(names) - len(shown)} more" if len(names) > len(shown) else "")


def _reliability(outcomes: Sequence[Outcome]) -> str:
    return "\n".join(
        f"### {tier}\n\n{reliability_table(outcome.claims for outcome in outcomes if outcome.tier == tier)}"
        for tier in dict.fromkeys(outcome.tier for outcome in outcomes)
    )


def _tiers() -> str:
    head = "| tier | a hand misses dots by up to | tilt | curl | what else |\n|---|---|---|---|---|\n"
    lines = [
        f"| {tier.name} | {tier.miss_most:g} mm | {tier.tilt[1]:g}° | {tier.curl:g} mm | {STORIES[tier.name]} |\n"
        for tier in TIERS.values()
        if tier.name in STORIES
    ]
    return "\n## The tiers\n\n" + head + "".join(lines)


PARTS = (
    Part(_SHEETS, TIERS_OF_SHEETS, table),
    Part(_TABLES, ("table",), partial(table, columns=TABLE_COLUMNS)),
    Part(_ILLEGAL, TIERS_OF_ILLEGAL, partial(table, columns=ILLEGAL_COLUMNS)),
    Part(_RELIABILITY, TIERS_OF_SHEETS, _reliability),
)


def page(outcomes: Sequence[Outcome], seeds: range) -> str:
    head = _HEAD.format(fresh=FRESH_FROM, first=seeds[0], last=seeds[-1])
    parts = "".join(part.written(outcomes) for part in PARTS)
    return head + parts + _tiers() + _FAILURES.format(failures(outcomes))
