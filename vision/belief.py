"""From measures to beliefs. A sheet is its own yardstick: bare places say what noise is, strokes what ink is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.face import column_and_row
from vision.boxes import Mark
from vision.gates import Segment, Strokes
from vision.ink import Floats
from vision.rings import Ring
from vision.seen import CERTAIN, DOUBT, Seen, ratio_odds

USUAL_INK = 0.2  # where a sheet has no strokes to learn from
FULL = 0.6  # a place with this share of the usual darkness is fully inked
DARKEST_NEED = 0.2  # and so is any place this dark, however black the pen is elsewhere
HALF = 0.5  # a stroke of which half is inked is as likely there as not
STEEP = 16.0
ABOVE_BARE = 2.3  # ink is at least so many times darker than what bare paper shows on a noisy photo
LEAST_STROKE = 0.055  # no pen leaves less than this; below it are shadows, creases and the other side's print
ABOVE_NOISE = 4.5  # noise alone makes lines of twice its own step
WEAK_INK = (0.06, 0.2)  # creases and coffee may be as dark, so without a thread that holds it, it is not certain
WEAK_SAYS = 2.5
LEAST_RING = 0.07  # nor less than this beyond the printed ring
LEAST_MARK = 0.08
FAINT_MARK = 0.12  # the faintest marks a whole sheet may have
RING_WIDTH_MM = 0.7  # half a felt tip's stroke
FEWEST_SLICES = 4  # in fewer places than this little is said of a stroke
BARELY = 2
LITTLE_SAYS = 1.5
LITTLE_DENIES = 4.5  # ink may be a ring's, but where there is none, there is no line
NEARLY_ALL = 0.78
DRIFT_MM = (2.2, 2.9)  # a hand that misses both dots drifts by less than the first, and hardly by the second
FEWEST_TO_COMPARE = 4
FAINT = 0.55
STRONG = 0.6
WEAK = 0.7
ALIKE = 0.5  # strokes of one pen differ by less than this from the usual one
STRANGE = 0.75  # and from here on a line is more likely something else
MANY_ANGLES = 0.34  # the share of a ring that is enough to be sure of it
BOX_STEEP = 5.0
FAINT_SHARE = 0.28
FEWEST_MARKS = 3
ABOVE_BOX_NOISE = 6.0  # noise alone makes strokes of two to four times its own step
MOST_NOISE = 0.065  # what is more than this is a pen's work all around
STAIN_DARK = 0.36
STAIN_STEP = 1.25
STAIN_SAYS = -1.0
FRAME_DARK = 0.25  # what is no darker may be the frame itself
EDGE_SAYS = 1.0
EDGE = 0.45  # a mark whose core is not even this share as dark hugs the frame: it may be the neighbour's
HUE = 0.965  # cosine: inks more alike than this may be one pen's


SegmentBeliefs = dict[Segment, Seen]


def segment_field(segment: Segment) -> str:
    return f"segment:{segment[0]}-{segment[1]}"


def _full_ink(levels: NDArray[np.float64], least: float) -> float:
    """How dark a place must be to count as fully inked: a share of what stands out from the bare places."""
    if not len(levels):
        return least
    bare = float(np.median(levels[levels <= np.median(levels)]))
    floor = max(least, ABOVE_BARE * bare)
    inked = levels[levels > 1.3 * floor]
    usual = float(np.median(inked)) if len(inked) >= 2 else USUAL_INK
    return max(floor, min(FULL * usual, DARKEST_NEED))


def _odds(solid: float) -> float:
    return float(np.clip(STEEP * (solid - HALF), -CERTAIN, CERTAIN))


# --- yarn --------------------------------------------------------------------------------------------------------


def believe_strokes(strokes: Strokes, pitch: float, reach: Mapping[Segment, float]) -> SegmentBeliefs:
    """`reach` is how far a ring round one dot reaches towards another: ink up to there may be the ring's."""
    if not strokes.segments:
        return {}
    usual = np.asarray(np.nanmedian(strokes.dark, axis=1), np.float64)
    full = np.maximum(_full_ink(usual, LEAST_STROKE), ABOVE_NOISE * strokes.noise)[:, None]
    dark, seen_beyond = _beyond_rings(strokes, pitch, reach)
    # Between two rings there is no place that only yarn could ink: there it must be inked nearly all along.
    needed = np.where(seen_beyond < BARELY, NEARLY_ALL, HALF)
    little = (seen_beyond >= BARELY) & (seen_beyond < FEWEST_SLICES)
    odds = STEEP * (_solidity(np.clip(dark / full, 0, 1)) - needed)
    odds = np.clip(odds, np.where(little, -LITTLE_DENIES, -CERTAIN), np.where(little, LITTLE_SAYS, CERTAIN))
    odds = np.where(odds > 0, np.minimum(odds, _straightness(strokes)), odds)
    odds = np.minimum(odds, np.interp(usual, WEAK_INK, (WEAK_SAYS, CERTAIN)))
    odds = _of_one_pen(odds, strokes.tints, usual)
    return {segment: Seen(segment_field(segment), float(odds[n])) for n, segment in enumerate(strokes.segments)}


def _beyond_rings(strokes: Strokes, pitch: float, reach: Mapping[Segment, float]) -> tuple[Floats, NDArray[np.int64]]:
    """The darkness of each stroke where no ring reaches, and in how many places that is; all of it if in hardly any."""
    near = np.array([reach.get((one, other), 0.0) for one, other in strokes.segments])
    far = np.array([pitch - reach.get((other, one), 0.0) for one, other in strokes.segments])
    beyond = (strokes.at_mm > near[:, None]) & (strokes.at_mm < far[:, None]) & ~np.isnan(strokes.dark)
    count = beyond.sum(axis=1)
    return np.asarray(np.where(beyond | (count < BARELY)[:, None], strokes.dark, np.nan), np.float32), count


def _straightness(strokes: Strokes) -> NDArray[np.float64]:
    """The most a line may say that drifts from one side of its segment to the other: two rings can look like that."""
    drift = np.abs(strokes.sides_mm[:, 0] - strokes.sides_mm[:, -1])
    return np.asarray(np.maximum(CERTAIN * (DRIFT_MM[1] - drift) / (DRIFT_MM[1] - DRIFT_MM[0]), -CERTAIN))


def _solidity(inked: Floats) -> NDArray[np.float64]:
    """A line is inked all along. What is dark at one end only is a ring, a corner or the tail of another stroke."""
    known = ~np.isnan(inked)
    ink = np.where(known, inked, 0.0)
    order, count = np.cumsum(known, axis=1), known.sum(axis=1)
    first = known & (order <= count[:, None] // 2)
    last = known & (order > count[:, None] - count[:, None] // 2)
    shares = [(ink * part).sum(axis=1) / np.maximum(part.sum(axis=1), 1) for part in (known, first, last)]
    return np.asarray((shares[0] + np.minimum(shares[1], shares[2])) / 2)


def _of_one_pen(odds: NDArray[np.float64], tints: Floats, dark: NDArray[np.float64]) -> NDArray[np.float64]:
    """Ink of another colour that is much weaker than the rest may be coffee, or a crease. Strong ink is ink."""
    pen = _pen(odds, tints)
    if pen is None:
        return np.where(_stains(tints, dark), np.minimum(odds, STAIN_SAYS), odds)
    usual = max(float(np.linalg.norm(pen)), 0.02)
    strange = np.linalg.norm(tints - pen, axis=1) / usual
    most = np.maximum(CERTAIN * (STRANGE - strange) / (STRANGE - ALIKE), -1.0)
    odds = np.where((odds > 0) & (np.linalg.norm(tints, axis=1) < WEAK * usual), np.minimum(odds, most), odds)
    return np.where(_stains(tints, dark) & ~_of_hue(tints, pen), np.minimum(odds, STAIN_SAYS), odds)


def _pen(odds: NDArray[np.float64], tints: Floats) -> Floats | None:
    """The colour of most of the stronger strokes. A long crease may be more than all the yarn, but never as dark."""
    sure = odds > DOUBT
    if sure.sum() < FEWEST_TO_COMPARE:
        return None
    strength = np.linalg.norm(tints, axis=1)
    strong = sure & (strength >= STRONG * np.quantile(strength[sure], 0.8))
    return np.asarray(np.median(tints[strong], axis=0), np.float32)


def _of_hue(tints: Floats, pen: Floats) -> NDArray[np.bool_]:
    return np.asarray(tints @ pen > HUE * np.linalg.norm(tints, axis=1) * np.linalg.norm(pen), np.bool_)


def _stains(tints: Floats, dark: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Coffee, tea and wine are pale, and swallow much blue, some green and hardly any red."""
    blue, green, red = tints.T
    return np.asarray((dark < STAIN_DARK) & (blue > STAIN_STEP * green) & (green > STAIN_STEP * red), np.bool_)


def faint_strokes(strokes: Strokes, beliefs: SegmentBeliefs) -> frozenset[Segment]:
    """Strokes much weaker than the rest: perhaps rubbed out."""
    inked = [n for n, segment in enumerate(strokes.segments) if beliefs[segment].inked]
    if not inked:
        return frozenset()
    dark = np.nanmedian(strokes.dark[inked], axis=1)
    return frozenset(strokes.segments[n] for n, one in zip(inked, dark, strict=True) if one < FAINT * np.median(dark))


# --- cups --------------------------------------------------------------------------------------------------------


def believe_rings(rings: Mapping[str, Ring]) -> dict[str, Seen]:
    levels = [float(np.nanmedian(ring.dark)) if np.isfinite(ring.dark).any() else 0.0 for ring in rings.values()]
    full = _full_ink(np.array(levels), LEAST_RING)
    return {
        spot: Seen(f"cup:{spot}", _ring_odds(ring.dark, max(full, ABOVE_NOISE * _sane(ring.noise))))
        for spot, ring in rings.items()
    }


def _sane(noise: float) -> float:
    """Nothing is known of the noise at a spot that yarn or a block covers."""
    return noise if math.isfinite(noise) else 0.0


def _ring_odds(dark: Floats, full: float) -> float:
    """A ring of which little can be seen beside the yarn says little."""
    visible = float(np.isfinite(dark).sum()) / (MANY_ANGLES * len(dark))
    return _odds(_roundness(np.clip(dark / full, 0, 1))) * float(min(1.0, visible**1.5))


def _roundness(inked: Floats) -> float:
    """A ring is inked on all sides. Yarn that passes runs straight out, so the diagonals say most; one is forgiven."""
    quarter = len(inked) // 4
    spread = quarter // 6
    diagonals = [np.roll(inked, spread - quarter // 2 - k * quarter)[: 2 * spread + 1] for k in range(4)]
    shares = sorted(float(np.nanmean(part)) for part in diagonals if np.isfinite(part).any())
    if len(shares) < 2:
        return HALF
    return (float(np.nanmean(inked)) + 2 * float(shares[1])) / 3


def ring_reach(
    rings: Mapping[str, Ring], seen: Mapping[str, Seen], segments: Iterable[Segment]
) -> dict[Segment, float]:
    """How far each clear ring reaches from its spot towards the four neighbours."""
    reach = {}
    for one, other in segments:
        for spot, towards in ((one, other), (other, one)):
            if spot in rings and seen[spot].log_odds > DOUBT:
                radii = rings[spot].radius_mm
                reach[spot, towards] = float(radii[_angle(spot, towards, len(radii))]) + RING_WIDTH_MM
    return reach


def _angle(spot: str, towards: str, angles: int) -> int:
    """Index of the direction, clockwise from the right, as y runs downwards."""
    (x, y), (to_x, to_y) = column_and_row(spot), column_and_row(towards)
    return round(math.atan2(to_y - y, to_x - x) / (2 * math.pi) * angles) % angles


# --- boxes -------------------------------------------------------------------------------------------------------


def believe_boxes(marks: Mapping[str, Mark], strokes: Strokes, segments: SegmentBeliefs) -> dict[str, Seen]:
    levels = np.array([mark.dark for mark in marks.values()])
    threshold = _mark_threshold(levels)
    sure = levels[levels > 2 * threshold]
    # Much fainter than the player's other marks: coffee, or a mark rubbed out.
    faint = FAINT_SHARE * float(np.median(sure)) if len(sure) >= FEWEST_MARKS else 0.0
    odds = np.array([_mark_odds(mark, max(threshold, faint)) for mark in marks.values()])
    tints = np.array([mark.tint for mark in marks.values()], np.float32)
    stains = _stains(tints, levels)
    drawn = _pen(np.array([segments[segment].log_odds for segment in strokes.segments]), strokes.tints)
    for pen in (*tints[levels >= STAIN_DARK], *(() if drawn is None else (drawn,))):
        stains &= ~_of_hue(tints, pen)
    odds = np.where(stains, np.minimum(odds, STAIN_SAYS), odds)
    return {name: Seen(name, float(odds[n])) for n, name in enumerate(marks)}


def _mark_odds(mark: Mark, threshold: float) -> float:
    threshold = max(threshold, ABOVE_BOX_NOISE * min(mark.noise, MOST_NOISE))
    odds = ratio_odds(mark.dark, threshold, BOX_STEEP)
    at_edge = mark.core < max(threshold, EDGE * mark.dark)
    perhaps_frame = mark.dark < FRAME_DARK and not mark.framed
    return min(odds, EDGE_SAYS) if at_edge or perhaps_frame else odds


def _mark_threshold(levels: NDArray[np.float64]) -> float:
    """As many times darker than an empty box as a crossed one is darker than this."""
    bare = max(float(np.median(levels[levels <= np.median(levels)])), 0.005)
    marked = levels[levels > max(LEAST_MARK, ABOVE_BARE * bare)]
    usual = max(float(np.median(marked)) if len(marked) else USUAL_INK, 6 * bare, FAINT_MARK)
    return float(np.clip(np.sqrt(bare * usual), LEAST_MARK, DARKEST_NEED))
