"""Words: every sentence in every language, with the same facts in it; lists and plurals as the language has them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from rollwrite.errors import UsageError
from rollwrite.language import language, languages, rooms
from rollwrite.message import Either, message

HOUSE = Path(__file__).parent.parent
FILES = sorted((HOUSE / "rollwrite" / "languages").glob("*/*.ftl"))
FACT = re.compile(r"\$([a-z_]+)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_line_of_a_language_file_is_understood(file: Path) -> None:
    junk = [entry.content for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, Junk)]
    assert not junk


@pytest.mark.parametrize("code", languages()[1:])
def test_no_language_lacks_a_sentence_and_none_has_one_too_many(code: str) -> None:
    for room in rooms(code):
        assert set(language(code).keys(room)) == set(language().keys(room)), f"{code}/{room}.ftl"


@pytest.mark.parametrize("code", languages()[1:])
def test_no_number_and_no_name_is_lost_in_translation(code: str) -> None:
    for room in rooms(code):
        assert _facts(code, room) == _facts("en", room)


def _facts(code: str, room: str) -> dict[str, set[str]]:
    text = (HOUSE / "rollwrite" / "languages" / code / f"{room}.ftl").read_text("utf-8")
    pieces = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)
    return {piece.partition(" =")[0]: set(FACT.findall(piece)) for piece in pieces if not piece.startswith("#")}


def test_a_tuple_is_said_as_a_list_and_a_message_within_a_message_in_its_own_words() -> None:
    reason = message("door/no-game", game="whist", known=Either(("wolle", "volle-wolle", "uly-polly")))
    said = language().say("door/about-file", file="a.txt", reason=reason)
    assert said == "a.txt: there is no game whist: choose wolle, volle-wolle or uly-polly"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UsageError, match="en"):
        language("tlh")
