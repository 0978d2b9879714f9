"""The words on paper, in the languages we print."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from rollwrite.errors import UsageError

LANGUAGES = ("en", "fr", "de")

Texts = Mapping[str, str]


@cache
def texts(language: str, game: str) -> Texts:
    if language not in LANGUAGES:
        raise UsageError(f"there are no texts in {language!r}: choose {', '.join(LANGUAGES)}")
    data: dict[str, Any] = tomllib.loads((files("sheets") / "languages" / f"{language}.toml").read_text("utf-8"))
    return {key: _hard_spaces(text) for key, text in {**data["all"], **data.get(game, {})}.items()}


def _hard_spaces(text: str) -> str:
    """French sets a space before some signs, at which no line may be broken."""
    return re.sub(r" (?=[:;!?»])", "\N{NO-BREAK SPACE}", text)
