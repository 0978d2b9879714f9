"""How a sheet's code tells a face that has no corner markers of its own. Its first letter says in which way."""

from collections.abc import Iterator
from contextlib import suppress

from rollwrite.wolle.face import Face, FaceError
from rollwrite.wolle.face_code import FaceDoesNotFit, NoFaceCode, pack, unpack
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.fingerprint import fingerprint, fingerprint_as_listed
from rollwrite.wolle.seeds import generate, seed_of

_FINGERPRINT, _PACKED = "F", "P"
_DIGITS = (
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-.:"  # what a code has most room for, without the stroke between parts
)


def face_marks(face: Face) -> Iterator[str]:
    """How a code can tell a face, the best way first: a generated one by its generator and seed, any other whole, and
    where that takes too much room by its fingerprint."""
    own_name = face_id(face)
    if seed_of(own_name):
        yield own_name.upper()
        return
    with suppress(FaceDoesNotFit):
        yield _PACKED + _spelled(pack(face))
    yield _FINGERPRINT + fingerprint(face)


def marked_face(mark: str) -> Face | None:
    """The face itself, where the mark is all that is needed to make it."""
    if seed := seed_of(mark.lower()):
        return generate(seed)
    if not mark.startswith(_PACKED):
        return None
    with suppress(NoFaceCode, FaceError):
        return unpack(_packed(mark[len(_PACKED) :]))
    return None


def is_fingerprint(mark: str) -> bool:
    """A mark that says no more than whether a given face is the one."""
    return mark.startswith(_FINGERPRINT)


def tells(mark: str, face: Face) -> bool:
    """Whether this mark is one of the face, or was."""
    earlier = _FINGERPRINT + fingerprint_as_listed(face)
    return mark in (*face_marks(face), earlier) or marked_face(mark) == face


def _spelled(packed: bytes) -> str:
    """Bytes as digits; none of them is lost, since the first byte of a packed face is never 0."""
    number, digits = int.from_bytes(packed, "big"), ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def _packed(digits: str) -> bytes:
    number = 0
    for digit in digits:
        if digit not in _DIGITS:
            raise NoFaceCode
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    return number.to_bytes((number.bit_length() + 7) // 8, "big")
