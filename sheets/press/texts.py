"""The words on paper."""

import re
from collections.abc import Mapping
from functools import cache

from rollwrite.language import language

Texts = Mapping[str, str]


@cache
def texts(code: str, game: str) -> Texts:
    """Everything a game's paper says, by its key: `paper-wolle.ftl` of a language."""
    room = f"paper-{game}"
    keys = language().keys(room)
    return {key.removeprefix(f"{room}/"): _hard_spaces(language(code).say(key)) for key in keys}


def _hard_spaces(text: str) -> str:
    """French sets a space before some signs, at which no line may be broken."""
    return re.sub(r" (?=[:;!?»])", "\N{NO-BREAK SPACE}", text)
