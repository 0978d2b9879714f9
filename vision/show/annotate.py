"""Draw what was read over the photo: yarn traced, toys and cups ringed, marks, doubts, and the score in a corner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.wolle.yarn import reached
from vision.documents import filled_sheet, sheet_title
from vision.ink.gates import as_drawn
from vision.photo import Image
from vision.read import SheetReading
from vision.show.lettering import Sign, write_signs

LARGEST_PX = 2000

# Blue, green, red: bright enough to stand out from paper and ink, and told apart by shape as well.
YARN = (214, 64, 190)
TOY = (80, 160, 40)
CUP = (60, 60, 225)
MARK = (200, 130, 30)
DOUBT = (0, 140, 255)
OUTLINE = (150, 150, 150)

Colour = tuple[int, int, int]


def annotated(sheets: Sequence[SheetReading], documents: Sequence[dict[str, Any]]) -> Image:
    """The photo at a handy size, with every sheet of it drawn over. All sheets belong to one photo."""
    image = sheets[0].found.image
    scale = min(1.0, LARGEST_PX / max(image.shape))
    canvas = np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8).copy()
    signs: list[Sign] = []
    for sheet, document in zip(sheets, documents, strict=True):
        shrink = scale * image.shape[1] / sheet.found.image.shape[1]
        _Brush(canvas, sheet, shrink, signs).everything(document)
    return write_signs(canvas, signs)


class _Brush:
    """One sheet's overlay: places in millimetres, strokes on the canvas."""

    def __init__(self, canvas: Image, sheet: SheetReading, scale: float, signs: list[Sign]) -> None:
        self.canvas, self.sheet, self.scale, self.signs = canvas, sheet, scale, signs
        self.layout = sheet.flat.layout
        self.px_per_mm = sheet.found.px_per_mm * scale

    def everything(self, document: dict[str, Any]) -> None:
        self._line(np.array(self.layout.page.grown(-6).corners), OUTLINE, 0.4, closed=True)
        self._marks()
        if self.layout.yarn:
            self._yarn()
            self._toys_and_cups()
        for doubt in document["review"]:
            self._doubt(doubt["field"])
        self._score(document)

    def _yarn(self) -> None:
        yarn = self.layout.yarn
        assert yarn is not None
        strokes = self.sheet.measures.strokes
        for segment, sides in zip(strokes.segments, strokes.sides_mm, strict=True):
            if segment in self.sheet.decision.segments:
                line = as_drawn(yarn, segment, sides)
                reach = (line[-1] - line[0]) * 0.33  # a gate ends before the dots; the thread does not
                self._line(np.vstack([line[0] - reach, line, line[-1] + reach]), YARN, 0.7)

    def _toys_and_cups(self) -> None:
        yarn, sheet = self.layout.yarn, filled_sheet(self.sheet)
        assert yarn is not None
        touched = reached(sheet.face, sheet.segments) if sheet.segments else frozenset()
        for dot in sheet.face.objects:
            if dot in touched:
                self._ring(yarn.at(dot), 3.6, TOY)
        for cup in self.sheet.decision.cups:
            self._ring(yarn.at(cup), 3.9, CUP if cup in touched else MARK)
            if cup in touched:
                self._cross(yarn.at(cup), 2.2, CUP)

    def _marks(self) -> None:
        for box in self.layout.boxes:
            if self.sheet.decision.marks[box.name]:
                self._line(np.array(box.rect.grown(0.5).corners), MARK, 0.7, closed=True)

    def _doubt(self, field: str) -> None:
        """A doubt has a place, unless it is about a whole row."""
        place = self._place_of(field)
        if place is not None:
            self._ring(place, 5.2, DOUBT, 0.8)
            (x, y), lift = self._px(np.array([place]))[0], 6.5 * self.px_per_mm
            self.signs.append(Sign("?", (x + lift * 0.6, y - lift), 5.0 * self.px_per_mm, DOUBT))

    def _place_of(self, field: str) -> tuple[float, float] | None:
        boxes = {box.name: box.rect.center for box in self.layout.boxes}
        if field in boxes:
            return boxes[field]
        dots = {dot.name: (dot.x, dot.y) for dot in self.layout.yarn.dots} if self.layout.yarn else {}
        kind, _, place = field.partition(":")
        if kind == "cup" and place in dots:
            return dots[place]
        one, _, other = place.partition("-")
        if kind == "segment" and one in dots and other in dots:
            return (dots[one][0] + dots[other][0]) / 2, (dots[one][1] + dots[other][1]) / 2
        return None

    def _score(self, document: dict[str, Any]) -> None:
        corner = self._px(np.array([self.layout.page.corners[0]]))[0]
        size = float(np.clip(7 * self.px_per_mm, 14, 60))
        words = sheet_title(document)
        if "score" in document:
            words = f"{document['score']['total']} points   {words}"
        x = float(np.clip(corner[0], 4, max(4.0, self.canvas.shape[1] - size * len(words) * 0.55)))
        y = float(np.clip(corner[1] - 1.2 * size, 4, self.canvas.shape[0] - 1.5 * size))
        self.signs.append(Sign(words, (x, y), size, DOUBT if document["review"] else TOY, panel=True))

    def _ring(self, center: tuple[float, float], radius: float, colour: Colour, width: float = 0.55) -> None:
        angles = np.linspace(0, 2 * np.pi, 40)
        self._line(np.array(center) + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1), colour, width)

    def _cross(self, center: tuple[float, float], reach: float, colour: Colour) -> None:
        for sign in (1, -1):
            ends = np.array(center) + reach * np.array([[-1, -sign], [1, sign]])
            self._line(ends, colour, 0.55)

    def _line(self, points_mm: NDArray[np.float64], colour: Colour, width_mm: float, *, closed: bool = False) -> None:
        pixels = np.rint(self._px(points_mm) * 8).astype(np.int32)
        cv2.polylines(
            self.canvas, [pixels], closed, colour, max(1, round(width_mm * self.px_per_mm)), cv2.LINE_AA, shift=3
        )

    def _px(self, points_mm: NDArray[np.float64]) -> NDArray[np.float64]:
        return self.sheet.flat.to_photo(points_mm) * self.scale
