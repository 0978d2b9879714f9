"""Players' names on paper."""

import unicodedata

from rollwrite.errors import UsageError
from rollwrite.message import message, short
from sheets.ink.ink import Font, Ink
from sheets.ink.lettering import can_write, fitting_size
from sheets.layout.sheet_code import LONGEST_PLAYER


def printed_name(name: str) -> str:
    """A name as it will be printed, if it can be."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    if not tidy:
        raise UsageError(message("paper/name-missing"))
    if len(tidy) > LONGEST_PLAYER:
        raise UsageError(message("paper/name-too-long", name=short(tidy), longest=LONGEST_PLAYER))
    if not any(can_write(tidy, font) for font in (Font.TITLE, Font.BOLD)):
        raise UsageError(message("paper/name-letters", name=short(tidy)))
    return tidy


def write_name(ink: Ink, name: str, x: float, y: float, width: float, largest: float) -> None:
    """On its line, no wider than that, in the rounded face if that has its letters."""
    font = Font.TITLE if can_write(name, Font.TITLE) else Font.BOLD
    ink.write(name, x, y, fitting_size(name, width, largest, font), font)
