"""Which language the terminal speaks: the one that was asked for, or the system's, if there are words in it."""

from __future__ import annotations

import os
import sys
from itertools import chain, pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwrite.language import Language

_spoken: list[str] = []  # the language of --lang, once it has been said


def speak(lang: str | None) -> str | None:
    """Heard before everything else, so that whatever goes wrong is told in it."""
    if lang is not None:
        from rollwrite.language import language

        _spoken[:] = [language(lang.lower()).code]
    return lang


def forget() -> None:
    """What an earlier call in the same process has said."""
    _spoken.clear()


def spoken() -> Language:
    from rollwrite.language import HOME, language, languages

    if _spoken:
        return language(_spoken[-1])
    # Of a call that cannot be parsed, nobody has heard the language yet.
    typed = (after for word, after in pairwise(sys.argv) if word == "--lang")
    system = (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name))
    code = next(chain(typed, system), HOME)[:2].lower()
    return language(code if code in languages() else HOME)
