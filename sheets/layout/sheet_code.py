"""What the square code on a sheet says: which sheet this is, whose, where cups were printed, and whose face it has."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from rollwrite.wolle.face import Face, FaceError
from rollwrite.wolle.face_code import FaceDoesNotFit, NoFaceCode, pack, unpack
from rollwrite.wolle.face_id import face_id
from rollwrite.wolle.fingerprint import fingerprint
from rollwrite.wolle.seeds import generate, seed_of

LONGEST_PLAYER = 20
QUIET = 2  # modules of white around a code: enough once the markers have told a reader where to look
NAME_END = "\n"  # after each name, where several share a sheet: no printed name has one
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_SPOTS = len(_LETTERS)  # a spot is a letter, counted in the face's order

_SHEET = r"/(?P<number>\d{1,3})/(?P<sheet>[0-9A-Z]{4,8})/(?P<cups>H|N|P[A-Z]+|)/"
_FORMS = (
    re.compile(rf"(?P<head>RW1{_SHEET})(?P<names>.*)", re.DOTALL),
    # One part more, where the corner markers do not tell the face. Its first letter says how it is told.
    re.compile(rf"(?P<head>RW2{_SHEET}(?P<face>[A-Z][^/]*)/)(?P<names>.*)", re.DOTALL),
)
_FINGERPRINT, _PACKED = "F", "P"
_DIGITS = (
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-.:"  # what a code has most room for, without the stroke between parts
)

Cups = tuple[str, ...] | Literal["hand", "none"]


@dataclass(frozen=True, slots=True)
class SheetCode:
    """`number` is the sheet's row in the catalogue, `sheet` its own id; `cups` stays None where the game has none.

    A sheet has one player, or several who share it, in the order of their seats.
    """

    number: int
    sheet: str
    cups: Cups | None = None
    player: str = ""
    players: tuple[str, ...] = ()
    face: str = ""  # a face that has no markers of its own

    @property
    def printed_cups(self) -> tuple[str, ...] | None:
        """What is known of the cups without looking: where they are, or that there are none; drawn ones are not."""
        if self.cups == "none":
            return ()
        return self.cups if isinstance(self.cups, tuple) else None


def code_text(code: SheetCode, cup_spots: tuple[str, ...] = ()) -> str:
    form, face = ("RW2", f"{code.face}/") if code.face else ("RW1", "")
    return f"{form}/{code.number}/{code.sheet}/{_cups_text(code.cups, cup_spots)}/{face}{_names(code)}"


def parse_code(text: str, cup_spots: tuple[str, ...] = ()) -> SheetCode | None:
    """The code's meaning, or None where it is not one of ours."""
    told = _told(text)
    if told is None or any(_LETTERS.index(letter) >= len(cup_spots) for letter in told["cups"][1:]):
        return None
    *players, player = told["names"].split(NAME_END)
    cups = _cups(told["cups"], cup_spots)
    return SheetCode(int(told["number"]), told["sheet"], cups, player, tuple(players), told.get("face", ""))


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
    """Whether this mark is one of the face."""
    return mark in face_marks(face) or marked_face(mark) == face


def told_face(text: str) -> str:
    """The mark of the face in a code, before anybody knows which face that is; empty if there is none."""
    told = _told(text)
    return told.get("face", "") if told else ""


def head_and_names(text: str) -> tuple[str, str]:
    """A code's capitals and digits, and behind them the names in any letters."""
    told = _told(text)
    return (told["head"], told["names"]) if told else (text, "")


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


def _told(text: str) -> dict[str, str] | None:
    matches = (form.fullmatch(text) for form in _FORMS)
    return next((match.groupdict() for match in matches if match), None)


def _names(code: SheetCode) -> str:
    return "".join(f"{name}{NAME_END}" for name in code.players) or code.player


def _cups_text(cups: Cups | None, spots: tuple[str, ...]) -> str:
    if cups is None:
        return ""
    if isinstance(cups, str):
        return {"hand": "H", "none": "N"}[cups]
    return "P" + "".join(_LETTERS[spots.index(cup)] for cup in cups)


def _cups(text: str, spots: tuple[str, ...]) -> Cups | None:
    if not text:
        return None
    if text == "H":
        return "hand"
    if text == "N":
        return "none"
    return tuple(spots[_LETTERS.index(letter)] for letter in text[1:])
