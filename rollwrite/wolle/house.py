"""The faces that come with the game, as they are printed today and as they lie in drawers.

Versions of a face differ in nothing but their cup spots. A letter means today's; a sheet says by its markers which one
it is; and what was written down by hand is understood by the version that has the cups it names.
"""

from collections.abc import Collection, Iterable
from functools import cache

from rollwrite.wolle.face import VERSION, Face, face_of_the_house
from rollwrite.wolle.fingerprint import fingerprint

# Of every version, the first one first: told by these, a face need not wait for all of them to be read and measured.
FINGERPRINTS = {"A": ("WGRAOU33", "LAICMOCE"), "B": ("THEFMMNK", "RKPDG45Y")}


@cache
def versions(name: str) -> tuple[Face, ...]:
    """All that were ever printed, the first one first."""
    return tuple(face_of_the_house(name, version) for version in range(1, VERSION + 1))


def version_of(face: Face) -> int | None:
    """Which version of a face of the house this is, if it is one."""
    known = FINGERPRINTS.get(face.name, ())
    return known.index(fingerprint(face)) + 1 if known and fingerprint(face) in known else None


def of_today(face: Face) -> Face:
    """Sheets of all versions belong together: at a table, in the standings, and where a person names the face."""
    return face if version_of(face) in (None, VERSION) else versions(face.name)[-1]


def league_of(face: Face) -> str:
    """Equal for sheets that belong together: the fingerprint of today's version, which need not be read for it."""
    return FINGERPRINTS[face.name][-1] if version_of(face) else fingerprint(face)


def spots_for(face: Face, cups: Collection[str]) -> frozenset[str]:
    """Where these cups may have been circled: of all versions, the one that has most of them."""
    if _spots(face).issuperset(cups) or not version_of(face):
        return _spots(face)
    return max(map(_spots, (face, *reversed(versions(face.name)))), key=lambda spots: _shared(spots, cups))


def _spots(face: Face) -> frozenset[str]:
    return frozenset(face.cup_spots)


def _shared(spots: frozenset[str], cups: Iterable[str]) -> int:
    return len(spots.intersection(cups))
