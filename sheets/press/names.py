"""Players' names on paper."""

import unicodedata

from rollwrite.errors import UsageError
from sheets.ink.ink import Font
from sheets.ink.lettering import can_write
from sheets.layout.sheet_code import LONGEST_PLAYER


def printed_name(name: str) -> str:
    """A name as it will be printed, if it can be."""
    tidy = unicodedata.normalize("NFC", " ".join(name.split()))
    if not tidy:
        raise UsageError("a player without a name: write one after --player, or leave the option out")
    if len(tidy) > LONGEST_PLAYER:
        raise UsageError(f"the name {tidy!a} is too long: {LONGEST_PLAYER} letters fit on a sheet")
    if not any(can_write(tidy, font) for font in (Font.TITLE, Font.BOLD)):
        raise UsageError(f"the name {tidy!a} has letters that our fonts lack: write it another way")
    return tidy
