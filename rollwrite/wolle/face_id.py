"""What a face is called among all faces: equal names exactly for equal faces."""

from rollwrite.wolle.face import Face
from rollwrite.wolle.fingerprint import fingerprint
from rollwrite.wolle.house import version_of
from rollwrite.wolle.seeds import generate, seed_of


def face_id(face: Face) -> str:
    """`A.2` is version 2 of face A, `g1-2026` the face of a seed; any other is called by its fingerprint."""
    if version := version_of(face):
        return f"{face.name}.{version}"
    return face.name if _is_of_its_seed(face) else f"own-{fingerprint(face)}"


def _is_of_its_seed(face: Face) -> bool:
    seed = seed_of(face.name)
    return seed is not None and face == generate(seed)
