"""Is a box crossed?"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sheets.layout.model import MarkBox
from vision.belief.all_marks import AllMarks, Numbers, Truths
from vision.belief.lookalikes import (
    BLURRED_SAYS,
    EDGE,
    FRAME_DARK,
    PRINT_SHARP,
    ends_in_box,
    hugs_a_corner,
    unless_in_shade,
    unless_passing,
    unless_poking_in,
    unless_soft,
)
from vision.belief.pens import STAIN_DARK
from vision.belief.seen import CERTAIN, Seen, ratio_odds
from vision.belief.spilt import pens_of, unless_spilt, what_was_spilt
from vision.belief.yardstick import ABOVE_BARE, DARKEST_NEED, USUAL_INK
from vision.belief.yarn import SegmentBeliefs
from vision.ink.boxes import Mark
from vision.ink.gates import Strokes
from vision.ink.light import Floats
from vision.middle import middle, quantile

LEAST_MARK = 0.08
FAINT_MARK = 0.12  # the faintest marks a whole sheet may have
MARK_STEEP = (5.0, 7.0)  # nats for an e-fold of darkness, below what is asked of a mark and above
FAINT_SHARE = 0.28  # of the usual mark on the sheet
FEWEST_MARKS = 3
FAINTER = 0.2  # of a player's marks so many are fainter than what tells of the faint ones
CLEANEST = 0.005  # even the calmest empty box of a scan shows so much
MARK_ABOVE_BARE = 6.0  # the usual mark is so many times darker than an empty box
OWN_SHARE = 0.45  # of the fainter marks of the same player, where there are enough to know that hand
NOISE_ALONE = 4.0  # makes strokes of two to four times its own step
MARK_ABOVE_NOISE = (6.0, 8.0)  # ink is darker than so many steps: the darker the pen, the more may be asked of it
MOST_BOX_NOISE = 0.065  # what is more than this is a pen's work all around
SOMETHING = 0.12  # whatever hand drew the others: this dark, and so far above all noise, is no bare paper
STANDS_OUT = 10.0
SOMETHING_SAYS = -0.6
FRAME_SAYS = 1.0  # and so may what has next to nothing in the core
EDGE_SAYS = -1.0
A_THIRD = 0.34  # of all directions: the tail of a neighbour's mark that cuts a corner fills no more
PRINT_SEEN = 0.35  # of its usual contrast: with less, print is covered rather than washed out
LEAST_COLOUR = 0.003  # a picture with colours has more in some box, by noise alone
PALE_SAYS = 1.0  # beside much darker ones, in a picture without colours


def believe_boxes(
    marks: Mapping[str, Mark], boxes: Sequence[MarkBox], strokes: Strokes, segments: SegmentBeliefs
) -> dict[str, Seen]:
    """Dark enough for the hand that drew the others, and nothing else that looks like a mark.

    `boxes` tells of each mark's box whose it is, and to which choice it belongs."""
    sheet = AllMarks.of(marks.values(), boxes)
    threshold = _mark_threshold(sheet.dark)
    hands = _hands(sheet.dark, sheet.seats, 2 * threshold)
    pens = pens_of(sheet)
    spilt = what_was_spilt(sheet, pens, strokes, segments, LEAST_MARK)
    told = zip(marks.values(), hands, hugs_a_corner(sheet).tolist(), strict=True)
    odds = np.array([_mark_odds(mark, threshold, hand, hugs) for mark, hand, hugs in told])
    odds = unless_spilt(odds, sheet, spilt, ends_in_box(sheet))
    odds = _unless_a_pale_stain(odds, sheet, spilt.brown, hands)
    odds = unless_passing(odds, sheet)
    odds = unless_poking_in(odds, sheet)
    odds = unless_soft(odds, sheet, pens, spilt.stained)
    odds = unless_in_shade(odds, sheet)
    return {name: Seen(name, float(odds[n])) for n, name in enumerate(marks)}


def _unless_a_pale_stain(odds: Numbers, marks: AllMarks, brown: Truths, hands: Sequence[_Hand]) -> Numbers:
    """Paler than other marks, where coffee has the colour of the pen, or where there are no colours at all."""
    odds = np.where(brown, np.minimum(odds, _as_dark_as_others(marks.dark)), odds)
    pale = marks.dark < OWN_SHARE * max((hand.usual for hand in hands), default=0.0)
    return np.where(pale & _colourless(marks.tints), np.minimum(odds, PALE_SAYS), odds)


def _colourless(tints: Floats) -> bool:
    """A picture in shades of grey, where coffee cannot be told from a pencil."""
    return bool(np.ptp(tints, axis=1).max(initial=0.0) < LEAST_COLOUR)


def _as_dark_as_others(levels: Numbers) -> Numbers:
    """The most that the darkness of each mark can say, if marks of its colour may be stains as well."""
    others = levels[levels >= STAIN_DARK]
    least = OWN_SHARE * quantile(others, FAINTER) if len(others) >= FEWEST_MARKS else 0.0
    return np.array([ratio_odds(dark, least, *MARK_STEEP) if least else CERTAIN for dark in levels.tolist()])


@dataclass(frozen=True, slots=True)
class _Hand:
    """What is known of a player's marks: how dark they usually are, and what is fainter than any."""

    usual: float = 0.0
    faintest: float = 0.0


def _hands(levels: Numbers, seats: Sequence[str], sure: float) -> list[_Hand]:
    """The hand behind each box. Fainter than its other marks are coffee, and marks rubbed out."""
    marked = levels > sure
    anybody, own = _Hand(), {}
    if marked.sum() >= FEWEST_MARKS:
        usual = middle(levels[marked])
        anybody = _Hand(usual, FAINT_SHARE * usual)
    for seat in set(seats):
        marks = levels[marked & (np.array(seats) == seat)]
        if len(marks) >= FEWEST_MARKS:
            own[seat] = _Hand(middle(marks), OWN_SHARE * quantile(_of_one_hand(marks), FAINTER))
    return [own.get(seat, anybody) for seat in seats]


def _of_one_hand(marks: Numbers) -> Numbers:
    """Without what is much fainter than most of them: the edge of a shadow in some boxes is no hand."""
    return np.asarray(marks[marks >= OWN_SHARE * middle(marks)])


def _mark_odds(mark: Mark, threshold: float, hand: _Hand, hugs_a_corner: bool) -> float:
    need = _needed(mark, threshold, hand, mark.contrast)
    odds = _dark_enough(mark, need, hand)
    if mark.contrast < PRINT_SHARP:
        odds = min(odds, max(_dark_enough(mark, _needed(mark, threshold, hand, 1.0), hand), BLURRED_SAYS))
    if mark.dark > max(SOMETHING, STANDS_OUT * mark.noise) and mark.core > EDGE * mark.dark:
        odds = max(odds, SOMETHING_SAYS)
    if hugs_a_corner:
        return odds if mark.around > A_THIRD else min(odds, FRAME_SAYS)
    if mark.core < EDGE * mark.dark:
        return min(odds, EDGE_SAYS)
    perhaps_frame = mark.dark < FRAME_DARK and not mark.framed
    return min(odds, FRAME_SAYS) if mark.core < need or perhaps_frame else odds


def _dark_enough(mark: Mark, need: float, hand: _Hand) -> float:
    return ratio_odds(mark.dark, need, *(MARK_STEEP if hand.usual else (MARK_STEEP[0], MARK_STEEP[0])))


def _needed(mark: Mark, threshold: float, hand: _Hand, contrast: float) -> float:
    """What is less dark is rather no mark. Glare and haze take from ink what they take from the print around, but
    where they do, what has no edge to be told is no fainter than marks of a whole faint sheet."""
    noise = min(mark.noise, MOST_BOX_NOISE)
    least, most = MARK_ABOVE_NOISE
    left = contrast if contrast > PRINT_SEEN else 1.0
    clear = max(threshold, hand.faintest)
    faintest = left * clear if math.isfinite(mark.edge) else max(left * clear, min(clear, FAINT_MARK))
    between = math.sqrt(NOISE_ALONE * noise * left * hand.usual)
    return max(faintest, least * noise, min(most * noise, between))


def _mark_threshold(levels: Numbers) -> float:
    """As many times darker than an empty box as a crossed one is darker than this."""
    bare = max(middle(levels[levels <= middle(levels)]), CLEANEST)
    marked = levels[levels > max(LEAST_MARK, ABOVE_BARE * bare)]
    usual = max(middle(marked) if len(marked) else USUAL_INK, MARK_ABOVE_BARE * bare, FAINT_MARK)
    return float(np.clip(np.sqrt(bare * usual), LEAST_MARK, DARKEST_NEED))
