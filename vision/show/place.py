"""Where a field lies on its sheet, by the name that the review gives it: box, cup, segment, row, player, the yarn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sheets.layout.model import Layout, Rect

AROUND_DOT_MM = 3.6
AROUND_SEGMENT_MM = 2.8


def place_of(layout: Layout, field: str | None) -> Rect | None:
    """The place in millimetres; None for what is about the sheet as a whole."""
    return next(_places(layout, field), None) if field else None


def has_place(layout: Layout, field: str | None) -> bool:
    return place_of(layout, field) is not None


def _places(layout: Layout, field: str) -> Iterator[Rect]:
    yield from (box.rect for box in layout.boxes if box.name == field)
    if layout.yarn:
        kind, _, place = field.rpartition(":")
        dots = {dot.name: (dot.x, dot.y) for dot in layout.yarn.dots}
        points = [dots[name] for name in place.split("-") if name in dots]
        if points and kind in ("", "cup", "segment", "ink"):
            yield _around(points, AROUND_DOT_MM if len(points) == 1 else AROUND_SEGMENT_MM)
        if field == "yarn":
            yield layout.yarn.mat
    boxes = [box.rect for box in layout.boxes if box.row == field or box.name.startswith(f"{field}.")]
    if boxes:
        yield _hull(boxes)


def _around(points: Iterable[tuple[float, float]], margin: float) -> Rect:
    return _hull([Rect(x, y, 0.0, 0.0) for x, y in points]).grown(margin)


def _hull(rects: list[Rect]) -> Rect:
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)
