"""Coffee, tea and wine in a box: by their colour, unless it is that of the player's pen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from vision.belief.all_marks import AllMarks, Numbers, Truths
from vision.belief.pens import STAIN_DARK, STAIN_DENIES, STAIN_SAYS, colour_of, pen_of, stains, unlike
from vision.belief.seen import CERTAIN
from vision.belief.yarn import SegmentBeliefs
from vision.ink.gates import Strokes
from vision.ink.light import Floats

DARK_FOR_COFFEE = 0.32  # of 43 boxes with a stain that ended in them, none was as dark: a brown pen may be
DARKEST_POOL = 0.6  # of coffee over a whole box; felt tips that colour one in are darker, orange ones by a tenth
STAINED_BOX_SAYS = (
    -1.6
)  # where it cannot be the player's pen: of 92 boxes on 24 sheets that looked stained, one had a mark


@dataclass(frozen=True, eq=False)
class Spilt:
    """Of each box: does it look like coffee? Then `most` is what can be said for a mark in it."""

    brown: Truths  # as coffee is, and as may be the marks of a brown pen
    stained: Truths  # and unlike all pens that are known
    most: Numbers


def what_was_spilt(
    marks: AllMarks, pens: Mapping[str, Floats], strokes: Strokes, segments: SegmentBeliefs, least_mark: float
) -> Spilt:
    brown = stained = stains(marks.tints, told_by_darkness(marks))
    drawn = pen_of(np.array([segments[segment].log_odds for segment in strokes.segments]), strokes.tints)
    for pen in (*pens.values(), *(() if drawn is None else (drawn,))):
        stained = stained & unlike(marks.tints, pen)
    coffee = _overrun(marks, (marks.dark >= least_mark) & stained)
    known = np.array([drawn is not None or seat in pens or seat in coffee for seat in marks.seats])
    return Spilt(brown, stained, np.where(known, STAINED_BOX_SAYS, STAIN_SAYS))


def unless_spilt(odds: Numbers, marks: AllMarks, spilt: Spilt, ends_in_box: Truths) -> Numbers:
    """What is stained is hardly a mark; what is dark, and ends in the box, may be one all the same."""
    odds = np.where(spilt.stained, np.clip(odds - STAIN_DENIES, -CERTAIN, spilt.most), odds)
    alone = spilt.stained & (marks.dark >= DARK_FOR_COFFEE) & ends_in_box
    return np.where(alone, np.maximum(odds, STAIN_SAYS), odds)


def pens_of(marks: AllMarks, unsure: Truths | None = None) -> dict[str, Floats]:
    """By seat: the colour of the player's marks that are darker than any stain."""
    sure = told_by_darkness(marks) >= STAIN_DARK
    if unsure is not None:
        sure = sure & ~unsure
    own = {seat: marks.tints[sure & (np.array(marks.seats) == seat)] for seat in set(marks.seats)}
    return {seat: colour_of(some) for seat, some in own.items() if len(some)}


def told_by_darkness(marks: AllMarks) -> Numbers:
    """Of what covers a whole box, up to some darkness it does not tell whose it is."""
    pools = marks.coloured_in & (marks.dark < DARKEST_POOL)
    return np.where(pools, 0.0, marks.dark)


def _overrun(marks: AllMarks, stained: Truths) -> set[str]:
    """Seats where two boxes of one choice look stained: nobody crosses two, but coffee runs over both."""
    count = Counter((box.seat, box.choice) for box, looks in zip(marks.boxes, stained.tolist(), strict=True) if looks)
    return {seat for (seat, choice), some in count.items() if choice and some > 1}
