"""What looks like a mark in a box and is none, whatever its colour: strokes of others, creases, shadows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from vision.belief.all_marks import AllMarks, Numbers, Truths
from vision.belief.pens import of_hue
from vision.belief.seen import CERTAIN
from vision.belief.spilt import pens_of
from vision.ink.light import Floats

DARK_AT_FRAME = 0.12
POKES_IN = 0.3  # with a core of less than this share, beside a mark as dark, it is the end of that one
POKE_DENIES = 3.0
EDGE = 0.5  # what has a core not even this share as dark hugs the frame: of 7100 marks none did, but one may
FRAME_DARK = 0.25  # what is no darker may be the frame itself
A_QUARTER = 0.27  # of all directions from the middle of a box, and a little more: what hugs a corner fills three in ten
NEXT_BOX = 1.5  # times as far away as a box is wide
DARKEST_SHADOW = 0.6  # light comes from more than one side
SOFT = (0.4, 0.5)  # of print's sharpness: of 6900 marks, of pens of all kinds, none had softer edges than the first
SOFT_DENIES = 3.0  # nats, and one in a thousand softer ones than the second, but half of what else looked like marks
PALE, RATHER_SOFT = 0.3, 0.7  # no darker and softer at once, of 12 000 marks on score sheets, was one; and so were
PALE_AND_SOFT_SAYS = -1.0  # eight of ten boxes that looked marked and were not: edges of shadows, coffee
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


def unless_passing(odds: Numbers, marks: AllMarks) -> Numbers:
    """What goes on from marks only may be their hand's."""
    a_crease = _passing(marks, odds < MARK_ANYWAY)
    least = np.where(a_crease, -PASSING_DENIES, 0.0)
    most = np.where(odds < PERHAPS, least, np.where(odds < MARK_ANYWAY, 0.0, CERTAIN))
    return np.where(_passing(marks, np.ones(len(odds), np.bool_)), np.minimum(odds, most), odds)


def _passing(marks: AllMarks, among: Truths) -> Truths:
    """What comes from one box and goes on into the next among these, as no mark does: a crease, the rim of a stain, a
    cable."""
    also, clearly = (
        among & (marks.runs_on >= share * marks.dark) & (marks.runs_on > above * marks.noise)
        for share, above in zip(RUNS_ON, RUNS_ABOVE_NOISE, strict=True)
    )
    which = np.flatnonzero(clearly & (marks.dark > 0))
    apart = np.linalg.norm(marks.middles[which, None] - marks.middles[None, also], axis=2)
    passing = np.zeros(len(marks.dark), np.bool_)
    passing[which] = (apart < NEXT_BOXES * marks.widest).sum(axis=1) > 1  # itself, and another
    return passing


def ends_in_box(marks: AllMarks) -> Truths:
    return marks.runs_on < RUNS_ON[0] * marks.dark


def hugs_a_corner(marks: AllMarks) -> Truths:
    """A slash that bows: dark near the frame only, as the end of a neighbour's stroke and a frame out of its place are,
    but darker than a frame, as sharp as a pen, and from one side of the box to another."""
    sharp = np.isfinite(marks.edge) & (marks.edge > SOFT[1])
    at_edge = (marks.core < EDGE * marks.dark) & (marks.dark > FRAME_DARK)
    return marks.in_place & sharp & at_edge & (marks.around > A_QUARTER)


def unless_poking_in(odds: Numbers, marks: AllMarks) -> Numbers:
    """The end of a stroke that belongs to the box beside: dark at the frame only, and no darker than the mark there."""
    at_frame = (marks.dark > DARK_AT_FRAME) & (marks.core < POKES_IN * marks.dark)
    which = np.flatnonzero(at_frame & ~hugs_a_corner(marks))
    pokes = np.zeros(len(odds), np.bool_)
    for k in which:
        beside = np.linalg.norm(marks.middles - marks.middles[k], axis=1) < NEXT_BOX * marks.widest
        pokes[k] = (marks.core[beside] >= marks.dark[k]).any()
    return np.where(pokes, np.minimum(odds, -POKE_DENIES), odds)


def unless_soft(odds: Numbers, marks: AllMarks, pens: Mapping[str, Floats], stained: Truths) -> Numbers:
    """A shadow's edge. Where print is blurred as well, a person is asked, unless it has a colour as no shadow has."""
    edges = np.where(marks.dark < DARKEST_SHADOW, marks.edge, np.inf)
    sharp = marks.contrast > PRINT_SHARP
    soft = np.interp(edges, SOFT, (-SOFT_DENIES, CERTAIN))
    pale_and_soft = (marks.dark < PALE) & (edges < RATHER_SOFT)
    soft = np.where(pale_and_soft, np.minimum(soft, PALE_AND_SOFT_SAYS), soft)
    blurred = np.where(_in_colours(marks.tints, pens.values()), CERTAIN, np.maximum(soft, BLURRED_SAYS))
    odds = np.minimum(odds, np.where(sharp, soft, blurred))
    return np.where(stained & sharp & (edges <= SOFT[1]), np.minimum(odds, -SOFT_DENIES), odds)


def unless_in_shade(odds: Numbers, marks: AllMarks) -> Numbers:
    """The corner of a shadow or an arm: no darker in the box than beside it. But a pen of a colour that marks in better
    light have is a pen: beside its mark there may be the name it wrote, or a deeper shadow. Of what is faint no colour
    can be told."""
    as_dark_as_beside = marks.as_beside > np.where(marks.dark < SHADE_DARK, *AS_BESIDE)
    shade = (marks.dark < DARKEST_SHADOW) & as_dark_as_beside
    pens = pens_of(marks, unsure=shade)
    shade = shade & ~((marks.dark >= SHADE_DARK) & _in_colours(marks.tints, pens.values()))
    return np.where(shade, np.minimum(odds, AS_BESIDE_SAYS), odds)


def _in_colours(tints: Floats, pens: Iterable[Floats]) -> Truths:
    """Of the hue of one of these pens, and no grey, which shadows are as well."""
    grey = np.ones(3, np.float32)
    alike = [of_hue(tints, pen) for pen in pens if not of_hue(pen[None], grey)[0]]
    return np.asarray(np.any(alike, axis=0) if alike else np.zeros(len(tints)), np.bool_)
