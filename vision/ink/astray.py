"""Measure the ink that lies on no open segment: strokes that leave the yarn through a block, off the mat, aslant or
only half of the way, and lines that hang nowhere. What a segment, a ring or the print accounts for is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from sheets.layout.model import Layout
from vision.flat.flatten import FlatSheet
from vision.ink.along_ways import along_ways
from vision.ink.bare_ends import bare_ends
from vision.ink.gates import Strokes
from vision.ink.halves import begun, cut_short, odd_ends, usual_dark
from vision.ink.light import Light, sampled
from vision.ink.mat import PIXEL_MM, Accounted, mat_of
from vision.ink.over_pictures import begun_over_pictures
from vision.ink.pieces import pieces
from vision.ink.print_on_mat import beside_blocks
from vision.ink.ridges import Ridges, mat_region, to_pixels
from vision.ink.rings import Ring
from vision.ink.stray_line import Astray
from vision.ink.within_rings import begun_under_rings
from vision.middle import middles

BESIDE_STRAY_MM = 2.0  # where the mat beside a line is looked at,
WITHIN_MM = np.arange(-0.9, 0.91, 0.15)  # and the line itself
SAMPLES = 24


def measure_astray(
    ridges: Ridges, light: Light, sheet: FlatSheet, strokes: Strokes, rings: Mapping[str, Ring], known: Accounted
) -> tuple[Astray, ...]:
    mat = mat_of(ridges, sheet.layout, strokes, rings, known)
    loose = list(pieces(mat))  # before what lies along a way is covered: whether it is a stroke is weighed later
    ends, usual = odd_ends(sheet.layout, known), usual_dark(strokes, known)
    under = begun_under_rings(light, sheet, strokes, rings, known.yarn, ends & {*known.circled}, usual)
    over = begun_over_pictures(light, sheet, strokes, known.yarn, ends, usual)
    ending = [*cut_short(mat, strokes, known), *bare_ends(light, sheet, strokes, known, usual)]
    found = [*ending, *begun(mat, strokes, known), *under, *over, *along_ways(mat, known), *loose]
    return tuple(replace(one, tint=tint_of(light, sheet, one)) for one in found)


def tint_of(light: Light, sheet: FlatSheet, one: Astray) -> tuple[float, float, float]:
    """What is missing along it of the colours of the mat on both its sides; within a ring, of its paper right beside:
    further away there is the ring."""
    way = one.at_mm[-1] - one.at_mm[0]
    across = np.array([-way[1], way[0]]) / max(float(np.hypot(*way)), PIXEL_MM)
    places = _beside(sheet.layout, one.at_mm)[:: max(1, len(one.at_mm) // SAMPLES)]
    strip = sampled(light.colours, sheet, places[:, None] + across * WITHIN_MM[:, None])
    on, lightest = (
        np.take_along_axis(strip, which[:, None, None], axis=1)[:, 0]
        for which in (strip.sum(axis=2).argmin(axis=1), strip.sum(axis=2).argmax(axis=1))
    )
    left, right = (sampled(light.colours, sheet, places + side * BESIDE_STRAY_MM * across) for side in (1, -1))
    beside = lightest if one.at_end else (left + right) / 2
    blue, green, red = middles((beside - on).T).tolist()
    return blue, green, red


def _beside(layout: Layout, places_mm: NDArray[np.float64]) -> NDArray[np.float64]:
    """Those on the mat alone, if there are any: a block has a colour of its own."""
    x, y = to_pixels(mat_region(layout), places_mm).T
    bare = beside_blocks(layout)[y.clip(0), x.clip(0)] == 0
    return places_mm[bare] if bare.any() else places_mm
