"""The words of a language. Rules return facts; the sentences stand in `languages/`, one folder a language.

Written in Fluent, so that plural forms are the translator's business, and lists are joined as the language joins them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from rollwrite.finding import Finding
from rollwrite.message import Either, Fact, Message, message, short
from rollwrite.packaged import folder_of

if TYPE_CHECKING:
    from datetime import date

    from fluent.runtime import FluentBundle

HOME = "en"
LARGEST_NUMBER = 10**15  # of those that are said as a language says numbers; nothing is counted that far
LONGEST_FACT = 900  # letters: Fluent says no more in one place, and nobody reads on
_ENTRY = re.compile(r"^[a-zA-Z][\w-]* *=", re.MULTILINE)
_REGIONS = {"en": "en-GB"}  # whose lists and plurals are meant: 'A, B and C', not 'A, B, and C'


class Language:
    """Says things. A sentence is parsed when it is first asked for."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundles: dict[str, FluentBundle] = {}
        self._entries: dict[str, dict[str, str]] = {}

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def say(self, what: str | Message | Finding, /, **facts: Fact) -> str:
        """The sentence for a key and its facts. What a language lacks is said in English."""
        if isinstance(what, Finding):
            what = what.message
        asked = what if isinstance(what, Message) else message(what, **facts)
        room, _, name = asked.key.partition("/")
        if name not in self._written(room):
            if self.code == HOME:
                raise KeyError(f"no language file has the message {asked.key}")
            return language(HOME).say(asked)
        bundle = self._bundle(room, name)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        words, faults = bundle.format_pattern(pattern, {key: self._spoken(fact) for key, fact in asked.facts})
        if faults:
            raise ValueError(f"{self.code}: {asked.key}: {faults[0]}")
        return str(words)

    def knows(self, key: str) -> bool:
        """Are there words for this in the language itself?"""
        room, _, name = key.partition("/")
        return name in self._written(room)

    def listed(self, words: tuple[str, ...]) -> str:
        """A, B and C."""
        from babel.lists import format_list

        return format_list(words, locale=self._locale)

    def chosen(self, words: tuple[str, ...]) -> str:
        """A, B or C."""
        from babel.lists import format_list

        return format_list(words, style="or", locale=self._locale)

    def number(self, value: int | float) -> str:
        """12.5, or 12,5."""
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self._locale)

    def dated(self, day: date) -> str:
        """Friday 13 November 2026."""
        from babel.dates import format_date

        return format_date(day, "full", locale=self._locale)

    def keys(self, room: str) -> Iterator[str]:
        """Every message of one file, for those who compare languages."""
        from fluent.syntax import FluentParser
        from fluent.syntax.ast import Message as Entry

        body = FluentParser().parse(_source(self.code, room)).body
        yield from (f"{room}/{entry.id.name}" for entry in body if isinstance(entry, Entry))

    def _spoken(self, fact: Fact) -> str | int | float:
        words = self._worded(fact)
        return short(words, LONGEST_FACT) if isinstance(words, str) and len(words) > LONGEST_FACT else words

    def _worded(self, fact: Fact) -> str | int | float:
        if isinstance(fact, tuple):
            return self.listed(tuple(str(self._spoken(one)) for one in fact))
        if isinstance(fact, Either):
            return self.chosen(tuple(str(self._spoken(one)) for one in fact.ways))
        if isinstance(fact, int) and abs(fact) > LARGEST_NUMBER:
            return short(str(fact))
        return self.say(fact) if isinstance(fact, Message) else fact

    @cached_property
    def _locale(self) -> str:
        return _REGIONS.get(self.code, self.code).replace("-", "_")

    def _written(self, room: str) -> dict[str, str]:
        if room not in self._entries:
            self._entries[room] = _entries(_source(self.code, room))
        return self._entries[room]

    def _bundle(self, room: str, name: str) -> FluentBundle:
        """With this message in it: parsing a file takes longer than reading a photo, and few of them are ever said."""
        from fluent.runtime import FluentBundle, FluentResource

        if room not in self._bundles:
            self._bundles[room] = FluentBundle([_REGIONS.get(self.code, self.code)], use_isolating=False)
        bundle = self._bundles[room]
        if not bundle.has_message(name):
            bundle.add_resource(FluentResource(self._written(room)[name]))
        return bundle


@cache
def language(code: str = HOME) -> Language:
    """One of the languages there are words in."""
    from rollwrite.errors import UsageError

    if code not in languages():
        raise UsageError(message("door/no-language", language=code[:20], known=Either(languages())))
    return Language(code)


@cache
def languages() -> tuple[str, ...]:
    """Every folder of sentences, English first."""
    found = sorted(folder.name for folder in (folder_of("rollwrite") / "languages").iterdir() if folder.is_dir())
    return (HOME, *(code for code in found if code != HOME and not code.startswith("_")))


def hard_spaces(text: str) -> str:
    """French sets a space before some signs, at which no line may be broken."""
    return re.sub(r" (?=[:;!?»])", "\N{NO-BREAK SPACE}", text)


def rooms(code: str = HOME) -> tuple[str, ...]:
    """The files of sentences of a language."""
    folder = folder_of("rollwrite") / "languages" / code
    return tuple(sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")))


def _entries(source: str) -> dict[str, str]:
    """Every message of a file, by its name, as it is written. None of ours refers to another."""
    starts = [*(entry.start() for entry in _ENTRY.finditer(source)), len(source)]
    texts = (source[start:end] for start, end in pairwise(starts))
    return {text.partition("=")[0].strip(): text for text in texts}


def _source(code: str, room: str) -> str:
    file = folder_of("rollwrite") / "languages" / code / f"{room}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""
