"""Draw what was read over the photo: yarn traced, toys and cups ringed, marks, doubts, and the count at the sheet."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.language import Language
from rollwrite.score_report import sheet_title
from sheets.layout.model import Rect
from vision.ink.gates import as_drawn
from vision.photo import Image
from vision.sheet import Sheet
from vision.show.lettering import Sign, write_signs
from vision.show.place import place_of

# Blue, green, red: bright enough to stand out from paper and ink, and told apart by shape as well.
YARN = (214, 64, 190)
TOY = (80, 160, 40)
CUP = (60, 60, 225)
MARK_COLOUR = (200, 130, 30)
DOUBT_COLOUR = (0, 140, 255)
ASTRAY = (40, 20, 235)
UNREAD = (40, 20, 235)

OUTLINE_MM = -6.0  # the sheet's outline, inside its edge
LABEL_MM = 7.0
STRAY_MARK_MM = 1.6
UNREAD_MM = 1.2
GATE_TO_DOT = 0.33  # of a gate's length: it ends before the dots, the thread does not

Colour = tuple[int, int, int]
Points = NDArray[np.float64]


def annotated(sheets: Sequence[Sheet], language: Language) -> Image:
    """The photo at a handy size, with every sheet of it drawn over. All sheets belong to one photo."""
    look = sheets[0].look
    assert look is not None, "the pixels of these sheets were not kept"
    canvas = look.shot.copy()
    signs: list[Sign] = []
    for sheet in sheets:
        _Brush(canvas, sheet, signs).everything(_label(sheet, language))
    words = language.say("reading/not-read")
    signs.extend(_not_read(canvas, outline * look.scale, look.px_per_mm, words) for outline in look.unread)
    return write_signs(canvas, signs)


def _not_read(canvas: Image, outline: Points, px_per_mm: float, words: str) -> Sign:
    """Framed and said in its middle: what was left out is seen as plainly as what was read."""
    thickness = max(1, round(UNREAD_MM * px_per_mm))
    cv2.polylines(canvas, [np.rint(outline * 8).astype(np.int32)], True, UNREAD, thickness, cv2.LINE_AA, shift=3)
    return _panel(canvas, words, outline.mean(axis=0), _size(px_per_mm), UNREAD)


def _size(px_per_mm: float) -> float:
    return float(np.clip(LABEL_MM * px_per_mm, 14, 60))


def _panel(canvas: Image, words: str, middle: Points, size: float, colour: Colour) -> Sign:
    """Wholly inside the picture, however far out its sheet lies."""
    (x, y), width, (height, most) = middle, size * len(words) * 0.55, canvas.shape[:2]
    left = float(np.clip(x - width / 2, 4, max(4.0, most - width)))
    top = float(np.clip(y - 0.7 * size, 4, height - 1.5 * size))
    return Sign(words, (left, top), size, colour, panel=True)


def _label(sheet: Sheet, language: Language) -> str:
    """Who got how much; of several players on one sheet, each."""
    contenders = sheet.outcome.contenders
    if len(contenders) > 1:
        points = ", ".join(f"{one.player} {one.total}" for one in contenders)
    else:
        points = "".join(language.say("reading/points", count=one.total) for one in contenders)
    title = sheet_title(sheet, language)
    return f"{points}   {title}" if points else title


class _Brush:
    """One sheet's overlay: places in millimetres, strokes on the canvas."""

    def __init__(self, canvas: Image, sheet: Sheet, signs: list[Sign]) -> None:
        assert sheet.look is not None
        self.canvas, self.sheet, self.look, self.signs = canvas, sheet, sheet.look, signs
        self.colour = DOUBT_COLOUR if sheet.findings else TOY

    def everything(self, label: str) -> None:
        layout = self.sheet.layout
        self._line(np.array(layout.page.grown(OUTLINE_MM).corners), self.colour, 0.5, closed=True)
        for box in layout.boxes:
            if self.sheet.marks[box.name]:
                self._box(box.rect.grown(0.5), MARK_COLOUR, 0.7)
        if layout.yarn:
            self._yarn()
            self._toys_and_cups()
            self._strays()
        for finding in self.sheet.findings:
            if not (finding.where == "yarn" and self.sheet.strays):  # those are drawn where they run
                self._doubt(place_of(layout, finding.where))
        self._sign(label)

    def _yarn(self) -> None:
        yarn, strokes = self.sheet.layout.yarn, self.look.strokes
        assert yarn is not None
        for line in as_drawn(yarn, strokes, self.sheet.decision.segments).values():
            reach = (line[-1] - line[0]) * GATE_TO_DOT
            self._line(np.vstack([line[0] - reach, line, line[-1] + reach]), YARN, 0.7)

    def _toys_and_cups(self) -> None:
        yarn, decision = self.sheet.layout.yarn, self.sheet.decision
        assert yarn is not None
        touched = {dot for segment in decision.segments for dot in segment}
        for dot in touched & set(yarn.face.objects):
            self._ring(yarn.at(dot), 3.6, TOY)
        for cup in decision.cups:
            self._ring(yarn.at(cup), 3.9, CUP if cup in touched else MARK_COLOUR)
            if cup in touched:
                self._cross(yarn.at(cup), 2.2, CUP)

    def _strays(self) -> None:
        """Strokes that lie on no segment, each beside itself on both sides, so that it is still to be seen."""
        for stray in self.sheet.strays:
            line = np.array(stray.line_mm)
            way = line[-1] - line[0]
            aside = np.array([-way[1], way[0]]) / max(float(np.hypot(*way)), 1.0) * STRAY_MARK_MM
            for side in (aside, -aside):
                self._line(line + side, ASTRAY, 0.5)
            (x, y), size = self._px(line[-1:])[0], 5.0 * self.look.px_per_mm
            self.signs.append(Sign("!", (x, y - size), size, ASTRAY))

    def _doubt(self, place: Rect | None) -> None:
        """A doubt has a place, unless it is about the sheet as a whole; then the outline's colour tells."""
        if place is None:
            return
        if max(place.width, place.height) < 12:
            self._ring(place.center, 5.2, DOUBT_COLOUR, 0.8)
        else:
            self._box(place.grown(1.4), DOUBT_COLOUR, 0.8)
        (x, y), lift = self._px(np.array([(place.right, place.y)]))[0], 6.5 * self.look.px_per_mm
        self.signs.append(Sign("?", (x, y - lift), 5.0 * self.look.px_per_mm, DOUBT_COLOUR))

    def _sign(self, words: str) -> None:
        """On the outline's uppermost side, in its colour: it belongs to this sheet whichever way that lies."""
        corners = self._px(np.array(self.sheet.layout.page.grown(OUTLINE_MM).corners))
        sides = [(corners[n] + corners[(n + 1) % 4]) / 2 for n in range(4)]
        highest = min(sides, key=lambda side: float(side[1]))
        self.signs.append(_panel(self.canvas, words, highest, _size(self.look.px_per_mm), self.colour))

    def _ring(self, center: tuple[float, float], radius: float, colour: Colour, width: float = 0.55) -> None:
        angles = np.linspace(0, 2 * np.pi, 40)
        self._line(np.array(center) + radius * np.stack([np.cos(angles), np.sin(angles)], axis=1), colour, width)

    def _cross(self, center: tuple[float, float], reach: float, colour: Colour) -> None:
        for sign in (1, -1):
            self._line(np.array(center) + reach * np.array([[-1, -sign], [1, sign]]), colour, 0.55)

    def _box(self, rect: Rect, colour: Colour, width: float) -> None:
        self._line(np.array(rect.corners), colour, width, closed=True)

    def _line(self, points_mm: Points, colour: Colour, width_mm: float, *, closed: bool = False) -> None:
        pixels = np.rint(self._px(points_mm) * 8).astype(np.int32)
        thickness = max(1, round(width_mm * self.look.px_per_mm))
        cv2.polylines(self.canvas, [pixels], closed, colour, thickness, cv2.LINE_AA, shift=3)

    def _px(self, points_mm: Points) -> Points:
        return self.look.to_shot(points_mm)
