"""What a face is called among all faces: equal names exactly for equal faces."""

from rollwrite.wolle.face import FACES, Face
from rollwrite.wolle.face import face as built_in
from rollwrite.wolle.fingerprint import fingerprint
from rollwrite.wolle.generate import generate, seed_of


def face_id(face: Face) -> str:
    """`A`, `B` and `g1-2026` are names that a face keeps for itself; any other is called by its fingerprint."""
    return face.name if _is_what_it_says(face) else f"own-{fingerprint(face)}"


def _is_what_it_says(face: Face) -> bool:
    if face.name in FACES:
        return face == built_in(face.name)
    seed = seed_of(face.name)
    return seed is not None and face == generate(seed)
