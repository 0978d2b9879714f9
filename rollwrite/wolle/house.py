"""The faces that come with the game, as they are printed today and as they lie in drawers.

Versions of a face differ in nothing but their cup spots. A letter means today's; a sheet says by its markers which one
it is; and what was written down by hand is understood by the version that has the cups it names.
"""

from collections.abc import Collection, Iterable
from functools import cache

from rollwrite.wolle.face import FACES, VERSION, Face, face_of_the_house


@cache
def versions(name: str) -> tuple[Face, ...]:
    """All that were ever printed, the first one first."""
    return tuple(face_of_the_house(name, version) for version in range(1, VERSION + 1))


def version_of(face: Face) -> int | None:
    """Which version of a face of the house this is, if it is one."""
    its_versions = versions(face.name) if face.name in FACES else ()
    return its_versions.index(face) + 1 if face in its_versions else None


def of_today(face: Face) -> Face:
    """Sheets of all versions belong together: at a table, in the standings, and where a person names the face."""
    return versions(face.name)[-1] if version_of(face) else face


def spots_for(face: Face, cups: Collection[str]) -> frozenset[str]:
    """Where these cups may have been circled: of all versions, the one that has most of them."""
    known = versions(face.name) if version_of(face) else ()
    return max(map(_spots, (face, *reversed(known))), key=lambda spots: _shared(spots, cups))


def _spots(face: Face) -> frozenset[str]:
    return frozenset(face.cup_spots)


def _shared(spots: frozenset[str], cups: Iterable[str]) -> int:
    return len(spots.intersection(cups))
