"""Letters that a console can write: on some, a minus or an accent is more than there is."""

from __future__ import annotations

import codecs
import io
import json
import sys
from typing import Any

# Signs without a plain letter inside them, for consoles that have no others.
_PLAIN = (
    {"−": "-", "–": "-", "—": "-", "…": "...", "·": ".", "×": "x", "≥": ">="}
    | {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"'}
    | {"━": "-", "╍": "-", "┃": "|", "╏": "|", "○": "o", "◉": "@", "♣": "*", "▒": "#", "⌛": "(timer)"}
    | dict.fromkeys("┛┓┫┗┏┣┻┳╋╸╺╹╻", "+")
    | dict.fromkeys("░▓█▪", "#")
    | {"œ": "oe", "ß": "ss"}
)


def plain_where_needed() -> None:
    """A console that cannot write a sign gets the nearest plain one: 'Zoe' for 'Zoë', '-' for a minus, '?' for what is
    no letter at all, as in names of files that are no text."""
    codecs.register_error("plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain")


def _plain(error: UnicodeError) -> tuple[str, int]:
    import unicodedata

    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    plain = "".join(_PLAIN.get(sign) or unicodedata.normalize("NFKD", sign) for sign in signs)
    return "".join(letter if letter.isascii() else "" for letter in plain) or "?", error.end


def document_text(document: Any) -> str:
    """With every letter as it is; escaped where the console has no such letters, so that none is lost."""
    text = json.dumps(document, ensure_ascii=False)
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(document)
    return text
