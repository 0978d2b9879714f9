"""What the square code on a sheet says: which sheet this is, whose, and where cups were printed."""

import re
from dataclasses import dataclass
from typing import Literal

PREFIX = "RW1"
LONGEST_PLAYER = 20
NAME = 4  # slashes before the player's name
NAME_END = "\n"  # after each name, where several share a sheet: no printed name has one
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PATTERN = re.compile(rf"{PREFIX}/(\d{{1,3}})/([0-9A-Z]{{4,8}})/(H|N|P[A-Z]+|)/(.*)", re.DOTALL)

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

    @property
    def printed_cups(self) -> tuple[str, ...] | None:
        """What is known of the cups without looking: where they are, or that there are none; drawn ones are not."""
        if self.cups == "none":
            return ()
        return self.cups if isinstance(self.cups, tuple) else None


def code_text(code: SheetCode, cup_spots: tuple[str, ...] = ()) -> str:
    return f"{PREFIX}/{code.number}/{code.sheet}/{_cups_text(code.cups, cup_spots)}/{_names(code)}"


def parse_code(text: str, cup_spots: tuple[str, ...] = ()) -> SheetCode | None:
    """The code's meaning, or None where it is not one of ours. Spots are letters, counted in the face's order."""
    match = _PATTERN.fullmatch(text)
    if match is None:
        return None
    if any(_LETTERS.index(letter) >= len(cup_spots) for letter in match[3][1:]):
        return None
    *players, player = match[4].split(NAME_END)
    return SheetCode(int(match[1]), match[2], _cups(match[3], cup_spots), player, tuple(players))


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
