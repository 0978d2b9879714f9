"""Is it a stroke that lies on no field, or a hand that overshot, coffee, a crease?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollwrite.games import Ink, Way
from sheets.layout.model import Segment
from vision.belief.pens import browner, darkness, of_hue, pen_of, stains
from vision.belief.seen import CERTAIN, DOUBT, Seen
from vision.ink.gates import Strokes
from vision.ink.light import Floats
from vision.ink.stray_line import Astray
from vision.middle import middle, middles, quantile

# Millimetres of ink, or of a bare end, that say as much for it as against it; how many more for each that a hand misses
# its dots by, and for each that its pen is wide; and nats for each more.
EVEN_MM: dict[Way, float] = {"through": 1.2, "off": 2.3, "aslant": 2.6, "between": 1.1, "short": 1.4, "loose": 5.0}
SLOPPY: dict[Way, float] = {"through": 0.0, "off": 0.0, "aslant": 1.0, "between": 0.9, "short": 0.7, "loose": 0.0}
WIDE: dict[Way, float] = {"through": 0.0, "off": 0.0, "aslant": 0.5, "between": 0.0, "short": 0.0, "loose": 0.0}
SAYS: dict[Way, float] = {"through": 2.5, "off": 2.5, "aslant": 1.6, "between": 2.2, "short": 3.0, "loose": 2.0}
LEAST_IN_SIGHT = 0.38  # of a line from dot to dot: less is a dash beside the yarn
MOST_IN_SIGHT = 0.7  # of one of which yarn, rings and print leave little to be seen
ALL_THE_WAY, NOT_FAR_MM = 0.75, 1.0  # who leaves the mat is seen to go: a dash at its rim may be anything
USUAL_MISS = 0.8  # of the strokes are nearer to their dots
WEAK_DARK = 0.6  # of the yarn's: what is paler is asked about,
WEAK_STRENGTH = 0.7  # and so is a colour that is
FAINTEST: dict[Way, float] = {"through": 0.45, "off": 0.5, "aslant": 0.65, "between": 0.65, "loose": 0.65}
PALEST: dict[Way, float] = {"through": 0.0, "off": 0.0, "aslant": 0.6, "between": 0.0, "loose": 0.6}  # of its darkness
DIM, DIM_COSTS = 0.65, 8.0  # what hardly looks like ink may end anywhere: millimetres more for each share less
AT_END_MM = 1.1  # of a segment that the yarn's end runs into: there, however careless, a hand stops
AT_END_FAINTEST = 0.4
LOOSE_FAINTEST, LOOSE_PALEST = 0.45, 0.5  # in the pen's own hue, as in glare: creases and coffee have another
APART_MM = 1.55  # of bare mat between a stroke's end and what lies at its dot: hands that miss leave less
WHOLLY_CROSSED = 0.75  # of it: less may be a dash that happens to lie there, and is asked about
MOSTLY_CROSSED = 0.6  # of what is to be seen of a way through a block: who draws through one comes out of it again,
INTO_A_BLOCK_MM, AS_STRONG = (
    1.0,
    0.8,
)  # and if not, must have drawn more, or as strongly as elsewhere: knots reach its edge
LEAST_OF_A_PEN = 0.3  # a fold leaves less; how faint the yarn's own pen is, is not known where nobody has begun
OTHER_PEN_MM = 3.0  # of a line in another colour than the yarn's: players try out pens, and circle cups
MANY = 3  # of them on one sheet: more likely a crease, a cable, a dark photo
ASKED = DOUBT - 0.3  # half of a segment may be an overshoot after all: it is asked about, never sure
SAME_LINE_MM = 1.8  # from a line to the middle of what is a piece of it
WORTH_ASKING = 0.7  # what is less likely than this is not asked about


@dataclass(frozen=True)
class Stray:
    """A stroke that may lie on no field, where it runs in millimetres, and how sure that is."""

    ink: Ink
    line_mm: tuple[tuple[float, float], ...]
    seen: Seen


def believe_strays(
    astray: Iterable[Astray], strokes: Strokes, segments: Mapping[Segment, Seen], start: str
) -> tuple[Stray, ...]:
    """Only those that are rather there than not."""
    odds = np.array([segments[segment].log_odds for segment in strokes.segments])
    pen = pen_of(odds, strokes.tints)
    begun = any(start in segment and seen.log_odds > DOUBT for segment, seen in segments.items())
    hand = _Hand.of(strokes, odds > DOUBT, pen, begun)
    strays = [stray for one in astray if (stray := _stray(one, _odds(one, hand))).seen.log_odds > WORTH_ASKING]
    likely = {stray.seen.field: stray for stray in sorted(_told_once(strays), key=lambda s: s.seen.log_odds)}
    if len(likely) <= MANY:
        return tuple(likely.values())
    return tuple(_stray_of(stray, min(stray.seen.log_odds, ASKED)) for stray in likely.values())


def _told_once(strays: list[Stray]) -> list[Stray]:
    """A line that leaves the yarn is a piece of ink as well."""
    leaving = [stray for stray in strays if stray.ink.way != "loose"]
    return [stray for stray in strays if stray in leaving or not any(_along(stray, other) for other in leaving)]


def _along(loose: Stray, other: Stray) -> bool:
    """Is the middle of the one on the other?"""
    middle_mm = np.mean(loose.line_mm, axis=0)
    start, end = np.array(other.line_mm)
    way = end - start
    at = float(np.clip((middle_mm - start) @ way / max(float(way @ way), 1e-6), 0, 1))
    return bool(np.hypot(*(start + at * way - middle_mm)) < SAME_LINE_MM)


@dataclass(frozen=True)
class _Hand:
    """Who drew the yarn: by how much the dots are missed, where they are; how wide the pen is, and its colour."""

    sloppy_mm: float
    width_mm: float
    pen: Floats | None
    begun: bool  # yarn surely leaves the start

    @classmethod
    def of(cls, strokes: Strokes, sure: NDArray[np.bool_], pen: Floats | None, begun: bool) -> _Hand:
        if not sure.any():
            return cls(0.0, 0.0, pen, begun)
        aside = np.abs(middles(strokes.sides_mm[sure]))
        return cls(quantile(aside, USUAL_MISS), middle(strokes.widths_mm[sure]), pen, begun)


def _odds(one: Astray, hand: _Hand) -> float:
    even_mm = EVEN_MM[one.way] + SLOPPY[one.way] * hand.sloppy_mm + WIDE[one.way] * hand.width_mm
    if one.way == "aslant":
        even_mm = min(max(even_mm, LEAST_IN_SIGHT * one.in_sight_mm), MOST_IN_SIGHT * one.in_sight_mm)
    if one.at_end:
        even_mm = AT_END_MM
    if one.way == "off" and one.inked_mm < ALL_THE_WAY * one.in_sight_mm:
        even_mm += NOT_FAR_MM
    if one.apart:
        even_mm = APART_MM
    if one.way == "short":
        even_mm += DIM_COSTS * max(0.0, DIM - one.dark)
    pen, tint = hand.pen, np.array([one.tint], np.float32)
    other_pen = pen is not None and not of_hue(tint, pen)[0]
    if one.way == "through" and _strength(tint, pen) < AS_STRONG and one.inked_mm < MOSTLY_CROSSED * one.in_sight_mm:
        even_mm += INTO_A_BLOCK_MM
    if one.way in ("loose", "aslant") and (other_pen or not hand.begun):
        even_mm += OTHER_PEN_MM
    odds = float(np.clip(SAYS[one.way] * (one.inked_mm - even_mm), -CERTAIN, CERTAIN))
    if one.way == "short":
        return min(odds, ASKED) if one.apart else odds
    if _is_stain(tint, pen) or _is_faint(one, _strength(tint, pen), other_pen):
        return -CERTAIN
    if not hand.begun and np.linalg.norm(tint) < LEAST_OF_A_PEN:
        return -CERTAIN
    weak = one.dark < WEAK_DARK or _strength(tint, pen) < WEAK_STRENGTH or not hand.begun
    weak |= one.way == "through" and one.inked_mm < WHOLLY_CROSSED * one.in_sight_mm
    return min(odds, ASKED) if weak or other_pen or one.way == "between" else odds


def _is_faint(one: Astray, strength: float, other_pen: bool) -> bool:
    if one.way == "loose" and not other_pen:
        return strength < LOOSE_FAINTEST or one.dark < LOOSE_PALEST
    return strength < (AT_END_FAINTEST if one.at_end else FAINTEST[one.way]) or one.dark < PALEST[one.way]


def _is_stain(tint: Floats, pen: Floats | None) -> bool:
    return bool(stains(tint, darkness(tint))[0]) and (pen is None or bool(browner(tint, pen)[0]))


def _strength(tint: Floats, pen: Floats | None) -> float:
    """As a share of the pen's; that of a pen nobody knows, or of a line too short to have a colour, is in order."""
    return 1.0 if pen is None or not tint.any() else float(np.linalg.norm(tint) / np.linalg.norm(pen))


def _stray(one: Astray, odds: float) -> Stray:
    ink = Ink(one.way, one.dots, one.block)
    return Stray(ink, one.line_mm, Seen(f"ink:{'-'.join(one.dots)}", odds))


def _stray_of(stray: Stray, odds: float) -> Stray:
    return Stray(stray.ink, stray.line_mm, Seen(stray.seen.field, odds))
