"""What the square code on a sheet says: which sheet this is, whose, where cups were printed, and whose face it has."""

import re
from dataclasses import dataclass
from typing import Literal

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


def told_face(text: str) -> str:
    """The mark of the face in a code, before anybody knows which face that is; empty if there is none."""
    told = _told(text)
    return told.get("face", "") if told else ""


def head_and_names(text: str) -> tuple[str, str]:
    """A code's capitals and digits, and behind them the names in any letters."""
    told = _told(text)
    return (told["head"], told["names"]) if told else (text, "")


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
