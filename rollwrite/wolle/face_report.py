"""What is said about a face when it is shown: everything its file has, and what it is called among all faces."""

from pathlib import Path
from typing import Any, Literal

from rollwrite.language import Language
from rollwrite.report import Report
from rollwrite.wolle import views
from rollwrite.wolle.face import Face
from rollwrite.wolle.face_file import ROW_OF
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.house import version_of
from rollwrite.wolle.mat import Mat
from rollwrite.wolle.seeds import seed_of

Kind = Literal["built-in", "seed", "file"]


def face_report(words: str, face: Face, language: Language) -> Report:
    """`words` is what the face was asked for by; of a file only its name is told, whatever it holds."""
    own_id = face_id(face)
    kind: Kind = "built-in" if version_of(face) else "seed" if seed_of(own_id) else "file"
    document = {"face": Path(words).name, "kind": kind, "id": own_id, **_said(face), "problems": []}
    return Report(
        document,
        (views.mat(Mat(face, (), face.start, face.cup_spots, ()), language), views.face_sentence(face, language)),
    )


def _said(face: Face) -> dict[str, Any]:
    toys = {key: [dot for dot, its in face.objects.items() if its == kind] for kind, key in ROW_OF.items()}
    return {
        "name": face.name,
        "mood": face.mood,
        "columns": face.columns,
        "rows": face.rows,
        "start": face.start,
        "paw": face.paw,
        **toys,
        "cup_spots": list(face.cup_spots),
        "set_points": list(face.set_points),
        "timer": list(face.timer),
        "blocks": [{"polygon": [list(corner) for corner in block]} for block in face.blocks],
    }
