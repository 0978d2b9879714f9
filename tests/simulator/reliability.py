"""Is the reader as sure as it says? What it claims of each field, against what is really there.

Before the rules of a sheet are asked, a claim is a field's own log odds. After them a field is asked about or not.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import exp
from typing import Literal, NamedTuple

from tests.simulator.judge import whose
from tests.simulator.truth import SheetTruth
from vision.belief.seen import CERTAIN, DOUBT, OPEN_TO_DOUBT, Seen
from vision.sheet import Sheet

Kind = Literal["segment", "cup", "box"]
KINDS: tuple[Kind, ...] = ("segment", "cup", "box")
BOUNDS = (0.0, 1.1, DOUBT, OPEN_TO_DOUBT, CERTAIN)  # nats; what is certain is a class of its own
ASKED, NOT_ASKED = "asked", "not asked"
_SPAN = 1e-6  # nats: the odds of what is certain may be a rounding below


class Claim(NamedTuple):
    """How sure the reader was of a field, and whether it was wrong nevertheless."""

    kind: Kind
    claimed: str  # `bounds` of the odds before the rules, or whether it was asked about after them
    wrong: bool


Claims = Counter[Claim]


def claims_of(sheets: Sequence[Sheet], truths: tuple[SheetTruth, ...]) -> Claims:
    """Of a whole photo."""
    found = zip(whose([sheet.corners for sheet in sheets], truths), truths, strict=True)
    pairs = [(sheets[number], truth) for number, truth in found if number is not None]
    return sum((claims(sheet, truth) for sheet, truth in pairs if _same_paper(sheet, truth)), Claims())


def _same_paper(sheet: Sheet, truth: SheetTruth) -> bool:
    return (sheet.game, sheet.face.name if sheet.face else None) == (truth.game, truth.face)


def claims(sheet: Sheet, truth: SheetTruth) -> Claims:
    """Of all fields of a sheet, before and after the rules."""
    answers = {f"segment:{one}-{other}" for one, other in sheet.decision.segments}
    answers |= {f"cup:{spot}" for spot in sheet.decision.cups}
    answers |= {name for name, marked in sheet.decision.marks.items() if marked}
    named = {finding.where for finding in sheet.decision.doubts}
    counted: Claims = Counter()
    for kind, seen, there in fields_of(sheet, truth):
        counted[Claim(kind, claimed(seen.log_odds), seen.inked != there)] += 1
        counted[Claim(kind, ASKED if seen.field in named else NOT_ASKED, (seen.field in answers) != there)] += 1
    return counted


def fields_of(sheet: Sheet, truth: SheetTruth) -> Iterator[tuple[Kind, Seen, bool]]:
    """What is really there, field by field. Cups that were printed are not read."""
    for segment, seen in sheet.beliefs.segments.items():
        yield "segment", seen, segment in truth.segments
    if not (sheet.code and sheet.code.printed_cups is not None):
        yield from (("cup", seen, spot in truth.cups) for spot, seen in sheet.beliefs.cups.items())
    for box, seen in sheet.beliefs.boxes.items():
        yield "box", seen, truth.marks[box]


def claimed(log_odds: float) -> str:
    """What odds claim, as a share of errors."""
    sure = abs(log_odds) + _SPAN
    for low, high in pairwise(BOUNDS):
        if sure < high:
            return f"{_wrong_share(high)} to {_wrong_share(low)} %"
    return f"{_wrong_share(CERTAIN)} % or less"


def _wrong_share(log_odds: float) -> str:
    return f"{100 / (1 + exp(log_odds)):.2g}"


CLAIMED = tuple(claimed(bound) for bound in BOUNDS)


def reliability_table(counted: Iterable[Claims]) -> str:
    """One line for each way to be sure; of each kind of field how many there were, and how many of them were wrong."""
    total = sum(counted, Claims())
    head = "".join(f" {kind} | wrong |" for kind in KINDS)
    rows = [
        f"| {claim} |{''.join(_cells(total, kind, claim) for kind in KINDS)}\n"
        for claim in (*CLAIMED, NOT_ASKED, ASKED)
    ]
    return f"| claimed wrong |{head}\n|---|{'---|' * 2 * len(KINDS)}\n" + "".join(rows)


def _cells(total: Claims, kind: Kind, claim: str) -> str:
    wrong, right = total[Claim(kind, claim, True)], total[Claim(kind, claim, False)]
    share = f"{wrong} ({100 * wrong / (wrong + right):.2g} %)" if wrong else "0"
    return f" {wrong + right} | {share} |"
