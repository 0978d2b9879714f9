"""Every stage of a reading as a picture of its own, for looking at what went wrong."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from vision.find.markers import SeenMarker
from vision.ink.light import light_map
from vision.photo import Image
from vision.pipeline import SheetReading

GREEN = (60, 180, 60)
RED = (60, 60, 230)
BLUE = (220, 120, 30)


def stage_pictures(reading: SheetReading) -> Iterator[tuple[str, Image]]:
    yield "1-found", _found(reading)
    yield "2-flat", reading.flat.image
    yield "3-light", light_map(reading.flat).level
    yield "4-measured", _measured(reading)


def _found(reading: SheetReading) -> Image:
    """The markers, and where the layout's dots and boxes are expected after flattening."""
    canvas = reading.found.image.copy()
    for marker in reading.found.markers:
        _outline(canvas, marker)
    layout = reading.flat.layout
    places = [box.rect.center for box in layout.boxes]
    places += [(dot.x, dot.y) for dot in layout.yarn.dots] if layout.yarn else []
    for x, y in reading.flat.to_photo(np.array(places)):
        cv2.circle(canvas, (round(x), round(y)), max(2, round(reading.found.px_per_mm * 0.5)), BLUE, 1, cv2.LINE_AA)
    return canvas


def _outline(canvas: Image, marker: SeenMarker) -> None:
    cv2.polylines(canvas, [np.rint(marker.corners).astype(np.int32)], True, GREEN, 3)
    x, y = np.rint(marker.center).astype(int)
    cv2.putText(canvas, str(marker.id), (int(x), int(y)), cv2.FONT_HERSHEY_SIMPLEX, 1.0, RED, 2)


def _measured(reading: SheetReading) -> Image:
    """Every field in the colour of its log odds: green is ink, red is none, and pale is doubtful."""
    flat, canvas = reading.flat, reading.flat.image.copy()
    fields = [(box.rect.center, reading.beliefs.boxes[box.name].log_odds) for box in flat.layout.boxes]
    if flat.layout.yarn:
        place = {dot.name: np.array((dot.x, dot.y)) for dot in flat.layout.yarn.dots}
        fields += [
            (tuple((place[a] + place[b]) / 2), seen.log_odds) for (a, b), seen in reading.beliefs.segments.items()
        ]
        fields += [(tuple(place[spot]), seen.log_odds) for spot, seen in reading.beliefs.cups.items()]
    for center, odds in fields:
        x, y = np.rint(flat.to_flat(np.array([center]))[0]).astype(int)
        strength = min(1.0, abs(odds) / 6)
        colour = tuple(int(255 + (part - 255) * strength) for part in (GREEN if odds > 0 else RED))
        cv2.circle(canvas, (int(x), int(y)), round(0.9 * flat.ppm), colour, -1, cv2.LINE_AA)
    return canvas
