"""A layout as the JSON document that other programs rely on."""

from typing import Any

from rollwrite.report import Report, Table
from rollwrite.wolle.face import Face
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout, Rect, YarnGrid

_KEYS = ("x", "y", "width", "height")


def layout_report(game: str, face: Face | None) -> Report:
    document = layout_document(find_layout(game, face))
    boxes = tuple((box["name"], *(f"{box[key]:.1f}" for key in _KEYS)) for box in document["boxes"])
    title = f"{game} {document['face'] or ''}".strip() + ", boxes in mm (--json has everything)"
    return Report(document, (Table(title, ("box", *_KEYS), boxes),))


def layout_document(layout: Layout) -> dict[str, Any]:
    return {
        "game": layout.game,
        "face": layout.face.name if layout.face else None,
        "version": layout.version,
        "page": {"width": layout.page.width, "height": layout.page.height},
        "markers": [{"id": m.id, "corners": [list(corner) for corner in m.rect.corners]} for m in layout.markers],
        "code": _rect(layout.code),
        **(_yarn(layout.yarn) if layout.yarn else {}),
        "boxes": [{"name": box.name, **_rect(box.rect)} for box in layout.boxes],
    }


def _yarn(yarn: YarnGrid) -> dict[str, Any]:
    face = yarn.face
    return {
        "dots": [{"name": dot.name, "x": dot.x, "y": dot.y} for dot in yarn.dots],
        "segments": [list(segment) for segment in face.segments],
        "start": face.start,
        "paw": face.paw,
        "objects": [{"dot": dot, "kind": kind} for dot, kind in face.objects.items()],
        "cup_spots": list(face.cup_spots),
        "obstacles": [{"polygon": [list(corner) for corner in polygon]} for polygon in yarn.obstacles],
        "set_points": list(face.set_points),
        "timer": list(face.timer),
    }


def _rect(rect: Rect) -> dict[str, float]:
    return {key: round(getattr(rect, key), 3) for key in _KEYS}
