"""Is a box crossed?"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import MarkBox
from vision.belief.pens import STAIN_DARK, STAIN_DENIES, STAIN_SAYS, colour_of, of_hue, pen_of, stains, unlike
from vision.belief.seen import CERTAIN, Seen, ratio_odds
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
FRAME_DARK = 0.25  # what is no darker may be the frame itself
FRAME_SAYS = 1.0  # and so may what has next to nothing in the core
EDGE = 0.5  # what has a core not even this share as dark hugs the frame: of 7100 marks none did, but one may
EDGE_SAYS = -1.0
POKES_IN = 0.3  # with a core of less than this share, beside a mark as dark, it is the end of that one
POKE_DENIES = 3.0
NEXT_BOX = 1.5  # times as far away as a box is wide
PRINT_SEEN = 0.35  # of its usual contrast: with less, print is covered rather than washed out
DARKEST_SHADOW = 0.6  # light comes from more than one side
SOFT = (0.4, 0.5)  # of print's sharpness: of 6900 marks, of pens of all kinds, none had softer edges than the first
SOFT_DENIES = 3.0  # nats, and one in a thousand softer ones than the second, but half of what else looked like marks
AS_BESIDE = (0.85, 1.2)  # of the light beside it, where a shadow or an arm lies: what is no darker than the first, and
SHADE_DARK = 0.3  # as little as this, or no darker than the second and more, may be the shadow. Of 400 hard sheets
AS_BESIDE_SAYS = 1.0  # that were four marks, and all of the four boxes that seemed marked and were not
PRINT_SHARP = 0.65  # of its usual contrast: with less, it may be blurred more than it tells, and
BLURRED_SAYS = 1.0  # what looks soft, or were no mark if its ink is not washed out as well, is asked about
RUNS_ON = (0.5, 0.75)  # of its darkness, a line has beyond a box, and surely has: of 850 boxes with such a line that
RUNS_ABOVE_NOISE = (6.0, 7.0)  # looked doubtful, none had a mark; noise alone runs on with five times its own step
NEXT_BOXES = 2.2  # times as far away as a box is wide
PERHAPS, MARK_ANYWAY = 0.3, 2.5  # nats for a mark: up to the one it is none, and up to the other a person is asked
PASSING_DENIES = 3.0
DARK_FOR_COFFEE = 0.32  # of 43 boxes with a stain that ended in them, none was as dark: a brown pen may be
DARKEST_POOL = 0.6  # of coffee over a whole box; felt tips that colour one in are darker, orange ones by a tenth
LEAST_COLOUR = 0.003  # a picture with colours has more in some box, by noise alone
PALE_SAYS = 1.0  # beside much darker ones, in a picture without colours
STAINED_BOX_SAYS = (
    -1.6
)  # where it cannot be the player's pen: of 92 boxes on 24 sheets that looked stained, one had a mark


def believe_boxes(
    marks: Mapping[str, Mark], boxes: Sequence[MarkBox], strokes: Strokes, segments: SegmentBeliefs
) -> dict[str, Seen]:
    """`boxes` tells of each mark's box whose it is, and to which choice it belongs."""
    seats = [box.seat for box in boxes]
    levels = np.array([mark.dark for mark in marks.values()])
    threshold = _mark_threshold(levels)
    hands = _hands(levels, seats, 2 * threshold)
    odds = np.array([_mark_odds(mark, threshold, hand) for mark, hand in zip(marks.values(), hands, strict=True)])
    tints = np.array([mark.tint for mark in marks.values()], np.float32)
    # Of what covers a whole box, up to this darkness it does not tell whose it is.
    pools = np.array([mark.coloured_in for mark in marks.values()]) & (levels < DARKEST_POOL)
    told_by_darkness = np.where(pools, 0.0, levels)
    brown = stained = stains(tints, told_by_darkness)
    drawn = pen_of(np.array([segments[segment].log_odds for segment in strokes.segments]), strokes.tints)
    pens = _pens(tints, told_by_darkness, seats)
    for pen in (*pens.values(), *(() if drawn is None else (drawn,))):
        stained = stained & unlike(tints, pen)
    coffee = _overrun(boxes, levels >= LEAST_MARK, stained)
    known = np.array([drawn is not None or seat in pens or seat in coffee for seat in seats])
    most = np.where(known, STAINED_BOX_SAYS, STAIN_SAYS)
    odds = np.where(stained, np.clip(odds - STAIN_DENIES, -CERTAIN, most), odds)
    runs_on = np.array([mark.runs_on for mark in marks.values()])
    alone = stained & (levels >= DARK_FOR_COFFEE) & (runs_on < RUNS_ON[0] * levels)
    odds = np.where(alone, np.maximum(odds, STAIN_SAYS), odds)
    odds = np.where(brown, np.minimum(odds, _as_dark_as_others(levels)), odds)
    if _colourless(tints):
        pale = levels < OWN_SHARE * max((hand.usual for hand in hands), default=0.0)
        odds = np.where(pale, np.minimum(odds, PALE_SAYS), odds)
    everywhere = np.ones(len(odds), np.bool_)
    passing, a_crease = (_passing(marks.values(), boxes, among) for among in (everywhere, odds < MARK_ANYWAY))
    least = np.where(a_crease, -PASSING_DENIES, 0.0)  # what goes on from marks only may be their hand's
    most = np.where(odds < PERHAPS, least, np.where(odds < MARK_ANYWAY, 0.0, CERTAIN))
    odds = np.where(passing, np.minimum(odds, most), odds)
    odds = np.where(_pokes_in(marks.values(), boxes), np.minimum(odds, -POKE_DENIES), odds)
    edges = np.array([mark.edge for mark in marks.values()])
    edges = np.where(levels < DARKEST_SHADOW, edges, np.inf)
    sharp = np.array([mark.contrast > PRINT_SHARP for mark in marks.values()])
    soft = np.interp(edges, SOFT, (-SOFT_DENIES, CERTAIN))
    blurred = np.where(_in_colours(tints, pens.values()), CERTAIN, np.maximum(soft, BLURRED_SAYS))
    odds = np.minimum(odds, np.where(sharp, soft, blurred))
    odds = np.where(stained & sharp & (edges <= SOFT[1]), np.minimum(odds, -SOFT_DENIES), odds)
    beside = np.array([mark.as_beside for mark in marks.values()])
    shade = (levels < DARKEST_SHADOW) & (beside > np.where(levels < SHADE_DARK, *AS_BESIDE))
    odds = np.where(shade, np.minimum(odds, AS_BESIDE_SAYS), odds)
    return {name: Seen(name, float(odds[n])) for n, name in enumerate(marks)}


def _pokes_in(marks: Iterable[Mark], boxes: Sequence[MarkBox]) -> NDArray[np.bool_]:
    """The end of a stroke that belongs to the box beside: dark at the frame only, and no darker than the mark there."""
    dark, core = np.array([(mark.dark, mark.core) for mark in marks]).T
    which = np.flatnonzero((dark > FAINT_MARK) & (core < POKES_IN * dark))
    middles = np.array([box.rect.center for box in boxes])
    near = NEXT_BOX * max(box.rect.width for box in boxes)
    pokes = np.zeros(len(dark), np.bool_)
    for k in which:
        beside = np.linalg.norm(middles - middles[k], axis=1) < near
        pokes[k] = (core[beside] >= dark[k]).any()
    return pokes


def _passing(marks: Iterable[Mark], boxes: Sequence[MarkBox], among: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """What comes from one box and goes on into the next among these, as no mark does: a crease, the rim of a stain, a
    cable."""
    dark, noise, runs_on = np.array([(mark.dark, mark.noise, mark.runs_on) for mark in marks]).T
    also = among & (runs_on >= RUNS_ON[0] * dark) & (runs_on > RUNS_ABOVE_NOISE[0] * noise)
    clearly = (runs_on >= RUNS_ON[1] * dark) & (runs_on > RUNS_ABOVE_NOISE[1] * noise)
    middles = np.array([box.rect.center for box in boxes])
    near = NEXT_BOXES * max(box.rect.width for box in boxes)
    which = np.flatnonzero(among & clearly & (dark > 0))
    apart = np.linalg.norm(middles[which, None] - middles[None, also], axis=2)
    passing = np.zeros(len(dark), np.bool_)
    passing[which] = (apart < near).sum(axis=1) > 1  # itself, and another
    return passing


def _overrun(boxes: Sequence[MarkBox], dark: NDArray[np.bool_], stained: NDArray[np.bool_]) -> set[str]:
    """Seats where two boxes of one choice look stained: nobody crosses two, but coffee runs over both."""
    count = Counter(
        (box.seat, box.choice) for box, looks in zip(boxes, (dark & stained).tolist(), strict=True) if looks
    )
    return {seat for (seat, choice), some in count.items() if choice and some > 1}


def _colourless(tints: Floats) -> bool:
    """A picture in shades of grey, where coffee cannot be told from a pencil."""
    return bool(np.ptp(tints, axis=1).max(initial=0.0) < LEAST_COLOUR)


def _pens(tints: Floats, levels: NDArray[np.float64], seats: Sequence[str]) -> dict[str, Floats]:
    """By seat: the colour of the player's marks that are darker than any stain."""
    own = {seat: tints[(levels >= STAIN_DARK) & (np.array(seats) == seat)] for seat in set(seats)}
    return {seat: colour_of(some) for seat, some in own.items() if len(some)}


def _in_colours(tints: Floats, pens: Iterable[Floats]) -> NDArray[np.bool_]:
    """Of the hue of one of these pens, and no grey, which shadows are as well."""
    grey = np.ones(3, np.float32)
    alike = [of_hue(tints, pen) for pen in pens if not of_hue(pen[None], grey)[0]]
    return np.asarray(np.any(alike, axis=0) if alike else np.zeros(len(tints)), np.bool_)


def _as_dark_as_others(levels: NDArray[np.float64]) -> NDArray[np.float64]:
    """The most that the darkness of each mark can say, if marks of its colour may be stains as well."""
    others = levels[levels >= STAIN_DARK]
    least = OWN_SHARE * quantile(others, FAINTER) if len(others) >= FEWEST_MARKS else 0.0
    return np.array([ratio_odds(dark, least, *MARK_STEEP) if least else CERTAIN for dark in levels.tolist()])


@dataclass(frozen=True, slots=True)
class _Hand:
    """What is known of a player's marks: how dark they usually are, and what is fainter than any."""

    usual: float = 0.0
    faintest: float = 0.0


def _hands(levels: NDArray[np.float64], seats: Sequence[str], sure: float) -> list[_Hand]:
    """The hand behind each box. Fainter than its other marks are coffee, and marks rubbed out."""
    marked = levels > sure
    anybody, own = _Hand(), {}
    if marked.sum() >= FEWEST_MARKS:
        usual = middle(levels[marked])
        anybody = _Hand(usual, FAINT_SHARE * usual)
    for seat in set(seats):
        marks = levels[marked & (np.array(seats) == seat)]
        if len(marks) >= FEWEST_MARKS:
            own[seat] = _Hand(middle(marks), OWN_SHARE * quantile(marks, FAINTER))
    return [own.get(seat, anybody) for seat in seats]


def _mark_odds(mark: Mark, threshold: float, hand: _Hand) -> float:
    need = _needed(mark, threshold, hand, mark.contrast)
    odds = _dark_enough(mark, need, hand)
    if mark.contrast < PRINT_SHARP:
        odds = min(odds, max(_dark_enough(mark, _needed(mark, threshold, hand, 1.0), hand), BLURRED_SAYS))
    if mark.dark > max(SOMETHING, STANDS_OUT * mark.noise) and mark.core > EDGE * mark.dark:
        odds = max(odds, SOMETHING_SAYS)
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


def _mark_threshold(levels: NDArray[np.float64]) -> float:
    """As many times darker than an empty box as a crossed one is darker than this."""
    bare = max(middle(levels[levels <= middle(levels)]), CLEANEST)
    marked = levels[levels > max(LEAST_MARK, ABOVE_BARE * bare)]
    usual = max(middle(marked) if len(marked) else USUAL_INK, MARK_ABOVE_BARE * bare, FAINT_MARK)
    return float(np.clip(np.sqrt(bare * usual), LEAST_MARK, DARKEST_NEED))
