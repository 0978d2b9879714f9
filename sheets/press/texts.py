"""The words on paper."""

from collections.abc import Mapping
from functools import cache

from rollwrite.language import hard_spaces, language

Texts = Mapping[str, str]


@cache
def texts(code: str, game: str) -> Texts:
    """Everything a game's paper says, by its key: `paper-wolle.ftl` of a language."""
    room = f"paper-{game}"
    keys = language().keys(room)
    return {key.removeprefix(f"{room}/"): hard_spaces(language(code).say(key)) for key in keys}
