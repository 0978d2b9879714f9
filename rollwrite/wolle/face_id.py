"""What a face is called among all faces: equal names exactly for equal faces."""

import json
from hashlib import sha256

from rollwrite.wolle.face import FACES, Face
from rollwrite.wolle.face import face as built_in
from rollwrite.wolle.generate import generate, seed_of

_DIGITS = 16


def face_id(face: Face) -> str:
    """`A`, `B` and `g1-2026` are names that a face keeps for itself; any other is called by its fingerprint."""
    return face.name if _is_what_it_says(face) else f"own-{_fingerprint(face)}"


def _is_what_it_says(face: Face) -> bool:
    if face.name in FACES:
        return face == built_in(face.name)
    seed = seed_of(face.name)
    return seed is not None and face == generate(seed)


def _fingerprint(face: Face) -> str:
    """Of everything a face is made from; dots and segments follow from its blocks."""
    content = [
        face.name,
        face.mood,
        [face.columns, face.rows],
        [face.start, face.paw],
        sorted(face.objects.items()),
        face.cup_spots,
        face.blocks,
        face.set_points,
        face.timer,
    ]
    return sha256(json.dumps(content).encode()).hexdigest()[:_DIGITS]
