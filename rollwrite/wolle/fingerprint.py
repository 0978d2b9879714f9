"""A face in eight letters: equal letters, equal faces. Sheets in drawers have them in their code: never change this."""

import hashlib
import json
from base64 import b32encode
from collections.abc import Iterable
from functools import cache

from rollwrite.wolle.face import KINDS, Face, Kind, column_and_row

LETTERS = 8

Toy = tuple[str, Kind]


@cache
def fingerprint(face: Face) -> str:
    """Of everything a face file says, in an order of its own: what is measured from the blocks adds nothing, nor does
    the order in which toys are listed."""
    return _letters(face, sorted(face.objects.items(), key=_in_reading_order))


def fingerprint_as_listed(face: Face) -> str:
    """As it was printed before: with the toys in the order of the file. Not remembered by face, for a face with its
    toys in another order is equal to this one."""
    return _letters(face, face.objects.items())


def _letters(face: Face, toys: Iterable[Toy]) -> str:
    said = (
        face.name,
        face.mood,
        face.columns,
        face.rows,
        face.start,
        face.paw,
        tuple(toys),
        face.cup_spots,
        face.set_points,
        face.timer,
        face.blocks,
    )
    digest = hashlib.sha256(json.dumps(said).encode()).digest()
    return b32encode(digest).decode()[:LETTERS]


def _in_reading_order(toy: Toy) -> tuple[int, int, int]:
    dot, kind = toy
    column, row = column_and_row(dot)
    return KINDS.index(kind), row, column
