"""A face in eight letters: equal letters, equal faces. Sheets in drawers have them in their code: never change this."""

import hashlib
import json
from base64 import b32encode
from functools import cache

from rollwrite.wolle.face import Face

LETTERS = 8


@cache
def fingerprint(face: Face) -> str:
    """Of everything a face file says, in an order of its own: what is measured from the blocks adds nothing."""
    said = (
        face.name,
        face.mood,
        face.columns,
        face.rows,
        face.start,
        face.paw,
        tuple(face.objects.items()),
        face.cup_spots,
        face.set_points,
        face.timer,
        face.blocks,
    )
    digest = hashlib.sha256(json.dumps(said).encode()).digest()
    return b32encode(digest).decode()[:LETTERS]
