"""A face by what people call it: a letter or a seed. A path that comes from elsewhere opens nothing here."""

from __future__ import annotations

import secrets

from rollwrite.wolle.face import BOTH, FACES, Face, face, face_of_seed

NEW = "new"  # a seed that nobody has named yet
NEW_SEEDS = 1_000_000


def face_named(words: str) -> Face:
    name = words.strip()
    return face(name.upper()) if name.upper() in FACES else face_of_seed(name)


def faces_named(words: str) -> tuple[Face, ...]:
    """One, or both of the game's own, one behind the other."""
    return tuple(map(face, FACES)) if words.strip().lower() == BOTH else (face_named(words),)


def chosen(words: str) -> str:
    """`new` is a seed: one is chosen, and told by the name it has from here on."""
    return str(secrets.randbelow(NEW_SEEDS)) if words.strip().lower() == NEW else words.strip()
