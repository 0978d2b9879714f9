"""A line from a tablet or a drawing program, in millimetres on the sheet: read, laid over the dots, and judged."""

import re
from itertools import accumulate

import numpy as np
import shapely
from shapely import GeometryCollection, LineString
from shapely.errors import ShapelyError

from rollwrite.errors import UnreadableFile
from rollwrite.games import Options, Text
from rollwrite.message import Message, message
from rollwrite.wolle.face import face_called
from rollwrite.wolle.line import trace
from rollwrite.wolle.line_judge import judge_line
from rollwrite.wolle.record import read_cups, read_rolls, read_variant
from rollwrite.wolle.verdict import Verdict
from sheets.layout.wolle import PITCH, place

FAR = 1000.0  # mm; no sheet is as large
DEEPEST = 50  # brackets within brackets; a line in a feature in a collection has seven
LONGEST = 200_000.0  # mm; a hundred times all segments of a sheet, so that a trembling pen may have them all


def judged(text: Text, options: Options) -> Verdict:
    """What the line itself does not say, the call has to."""
    if options.face is None or options.rolls is None:
        raise UnreadableFile(text.file, message("wolle/line-needs"))
    face = face_called(options.face)
    rolls, variant = read_rolls(options.rolls), read_variant(options.variant or "standard")
    cups = None if options.cups is None else read_cups(options.cups)
    return judge_line(face, trace(face, in_dots(read_line(text))), rolls, variant, cups)


def in_dots(line: LineString) -> LineString:
    """From millimetres on the sheet to columns and rows."""
    return LineString((shapely.get_coordinates(line) - place("A1")) / PITCH + 1)


def read_line(text: Text) -> LineString:
    """A `LineString` from GeoJSON (also inside a feature) or WKT."""
    with np.errstate(all="ignore"):  # what is no number, or a huge one, is refused below
        shape = _shape(text)
    if isinstance(shape, GeometryCollection) and len(shape.geoms) == 1:
        shape = shape.geoms[0]
    if not isinstance(shape, LineString):
        raise UnreadableFile(text.file, message("wolle/line-other-shape", shape=type(shape).__name__))
    for fault in _faults(shape):
        raise UnreadableFile(text.file, fault)
    return shape


def _shape(text: Text) -> shapely.Geometry:
    """What is not understood is told in our words; those of the readers are for programmers."""
    geojson = text.text.lstrip().startswith("{")
    words = text.text.partition(";")[2] if text.text.lstrip().upper().startswith("SRID") else text.text
    if _depth(words) > DEEPEST:  # the readers climb down without a rope, and the whole program falls
        raise UnreadableFile(text.file, message("wolle/line-nested"))
    try:
        return shapely.from_geojson(words) if geojson else shapely.from_wkt(words)
    except (ShapelyError, ValueError):
        raise UnreadableFile(text.file, message("wolle/line-no-geojson" if geojson else "wolle/line-no-wkt")) from None


def _depth(words: str) -> int:
    brackets = re.findall(r"[][(){}]", words)
    return max(accumulate(1 if bracket in "([{" else -1 for bracket in brackets), default=0)


def _faults(line: LineString) -> list[Message]:
    if line.is_empty:
        return [message("wolle/line-empty")]
    if not (np.abs(shapely.get_coordinates(line)) <= FAR).all():  # nan is nowhere either
        return [message("wolle/line-off-sheet")]
    if line.length > LONGEST:
        return [message("wolle/line-too-long", metres=round(line.length / 1000))]
    return []
