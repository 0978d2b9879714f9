"""Corrections by hand: `--fix mouse.3=no` settles a field for good, and everything is decided again from there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from rollwrite.errors import UsageError
from vision.belief.seen import CERTAIN, Seen
from vision.decide.jointly import Beliefs

Key = TypeVar("Key")

SETTLED = 10 * CERTAIN
_ANSWERS = {"yes": True, "no": False}


@dataclass(frozen=True, slots=True)
class Fix:
    """`sheet` is None where the photo has only one."""

    sheet: str | None
    field: str
    inked: bool

    def __str__(self) -> str:
        place = f"{self.sheet}/{self.field}" if self.sheet else self.field
        return f"{place}={'yes' if self.inked else 'no'}"


def parse_fix(text: str) -> Fix:
    place, _, answer = text.rpartition("=")
    sheet, _, field = place.rpartition("/")
    if not field or answer not in _ANSWERS:
        raise UsageError(f"--fix {text}: write FIELD=yes or FIELD=no, as in mouse.3=no, cup:D4=yes or K7Q2/paw=no")
    return Fix(sheet.upper() or None, field, _ANSWERS[answer])


def corrected(beliefs: Beliefs, fixes: Iterable[Fix]) -> Beliefs:
    """The beliefs as if the fixed fields had been seen beyond any doubt."""
    for fix in fixes:
        beliefs = _with(beliefs, fix)
    return beliefs


def _with(beliefs: Beliefs, fix: Fix) -> Beliefs:
    odds = SETTLED if fix.inked else -SETTLED
    if fix.field in beliefs.boxes:
        return replace(beliefs, boxes=_settled(beliefs.boxes, fix.field, odds))
    if fix.field.removeprefix("cup:") in beliefs.cups:
        return replace(beliefs, cups=_settled(beliefs.cups, fix.field.removeprefix("cup:"), odds))
    one, _, other = fix.field.removeprefix("segment:").partition("-")
    for segment in ((one, other), (other, one)):
        if segment in beliefs.segments:
            return replace(beliefs, segments=_settled(beliefs.segments, segment, odds))
    raise UsageError(f"--fix {fix}: this sheet has no field {fix.field}; names stand in the review")


def _settled(seen: Mapping[Key, Seen], key: Key, odds: float) -> dict[Key, Seen]:
    return {**seen, key: replace(seen[key], log_odds=odds)}
