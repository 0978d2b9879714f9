"""Corrections by hand: `--fix mouse.3=no` settles a field for good, and everything is decided again from there.

A field is a place for ink: a box, a segment, a spot. What `review` names besides is a row of the sheet, or the whole
of it; there is nothing to settle there, but a person may accept it as it is: `--fix mouse=ok`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeVar, get_args

from rollwrite.errors import UsageError
from rollwrite.message import message
from vision.belief.beliefs import Beliefs
from vision.belief.seen import CERTAIN, Seen

Key = TypeVar("Key")
Answer = Literal["yes", "no", "ok"]

SETTLED = 10 * CERTAIN


@dataclass(frozen=True, slots=True)
class Fix:
    """What a person saw. `sheet` is None where only one sheet was read."""

    field: str
    answer: Answer
    sheet: str | None = None

    def __str__(self) -> str:
        place = f"{self.sheet}/{self.field}" if self.sheet else self.field
        return f"{place}={self.answer}"

    @classmethod
    def parse(cls, text: str) -> Fix:
        place, _, said = text.rpartition("=")
        sheet, _, field = place.rpartition("/")
        for answer in get_args(Answer):
            if field and said == answer:
                return cls(field, answer, sheet.upper() or None)
        raise UsageError(message("reading/fix-syntax", text=text))

    def denies(self, other: Fix) -> bool:
        """Do the two say opposite things of one field? Which of them a person saw, nobody knows."""
        one_sheet = self.sheet == other.sheet or None in (self.sheet, other.sheet)
        return one_sheet and other.field in _names(self) and {self.answer, other.answer} == {"yes", "no"}

    def refused(self, why: str) -> UsageError:
        return UsageError(message(f"reading/{why}", fix=str(self), field=self.field))


def fixes_of(words: Iterable[str]) -> tuple[Fix, ...]:
    """As they were typed in one call; of two that deny each other, none."""
    fixes = tuple(map(Fix.parse, words))
    for fix in fixes:
        if any(fix.denies(other) for other in fixes):
            raise fix.refused("fix-both")
    return fixes


def accepted(beliefs: Beliefs, fixes: Iterable[Fix], rows: Collection[str]) -> frozenset[str]:
    """The rows that a person has accepted as they are."""
    taken = [fix for fix in fixes if fix.answer == "ok"]
    for fix in taken:
        if fix.field not in rows:
            raise fix.refused("fix-not-a-row" if beliefs.fields & _names(fix) else "fix-unknown")
    return frozenset(fix.field for fix in taken)


def corrected(beliefs: Beliefs, fixes: Iterable[Fix], rows: Collection[str], *, printed_cups: bool) -> Beliefs:
    """The beliefs as if the fixed fields had been seen beyond any doubt."""
    for fix in fixes:
        if fix.answer != "ok":
            if not beliefs.fields & _names(fix):
                raise fix.refused("fix-only-ok" if fix.field in rows else "fix-unknown")
            if printed_cups and any(seen.field == fix.field for seen in beliefs.cups.values()):
                raise fix.refused("fix-printed-cups")
            beliefs = _with(beliefs, fix)
    return beliefs


def _with(beliefs: Beliefs, fix: Fix) -> Beliefs:
    return replace(
        beliefs,
        segments=_settled(beliefs.segments, fix),
        cups=_settled(beliefs.cups, fix),
        boxes=_settled(beliefs.boxes, fix),
        strays=tuple(replace(stray, seen=_answered(stray.seen, fix)) for stray in beliefs.strays),
    )


def _settled(seen: Mapping[Key, Seen], fix: Fix) -> dict[Key, Seen]:
    return {key: _answered(one, fix) for key, one in seen.items()}


def _answered(seen: Seen, fix: Fix) -> Seen:
    odds = SETTLED if fix.answer == "yes" else -SETTLED
    return replace(seen, log_odds=odds) if seen.field in _names(fix) else seen


def _names(fix: Fix) -> set[str]:
    """What the field may be called: a segment has two names, one from each end."""
    kind, colon, ends = fix.field.partition(":")
    one, dash, other = ends.partition("-")
    return {fix.field, f"{kind}{colon}{other}{dash}{one}"}
