"""A layout as the JSON document that other programs rely on."""

from typing import Any

from rollwrite.language import Language
from rollwrite.report import Report, Table
from rollwrite.wolle.face import KINDS, Face
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout, Rect, YarnGrid

_KEYS = ("x", "y", "width", "height")


def layout_report(game: str, face: Face | None, language: Language) -> Report:
    layout = find_layout(game, face)
    mat = (_mat_table(layout.yarn.face, layout.title, language),) if layout.yarn else ()
    return Report(layout_document(layout), (*mat, _box_table(layout, language)))


def _mat_table(face: Face, title: str, language: Language) -> Table:
    """What lies on which dot: the toys to fetch, and the spots that cups may be printed on."""
    toys = [(kind, [dot for dot, its_kind in face.objects.items() if its_kind == kind]) for kind in KINDS]
    lying = [("start", [face.start]), ("paw", [face.paw]), *toys, ("cup", face.cup_spots)]
    rows = tuple((language.say("layout/lies", what=what), " ".join(dots)) for what, dots in lying)
    heads = language.say("layout/column-what"), language.say("layout/column-dots")
    return Table(language.say("layout/title-mat", sheet=title), heads, rows)


def _box_table(layout: Layout, language: Language) -> Table:
    rows = tuple((box.name, *(f"{getattr(box.rect, key):.1f}" for key in _KEYS)) for box in layout.boxes)
    title = language.say("layout/title-boxes", sheet=layout.title)
    return Table(title, (language.say("layout/column-box"), *_KEYS), rows)


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
