"""Words: every sentence in every language, with the same facts in it; lists and plurals as the language has them."""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    SelectExpression,
    VariableReference,
    Variant,
)
from fluent.syntax.ast import Message as Sentence
from typer.core import TyperGroup
from typer.main import get_command

import cli
from rollwrite.errors import UnreadableFile, UsageError
from rollwrite.files import as_toml, read_bytes
from rollwrite.language import Language, language, languages, rooms
from rollwrite.message import Either, Fact, message

HOUSE = Path(__file__).parent.parent
FILES = sorted((HOUSE / "rollwrite" / "languages").glob("*/*.ftl"))
HELP = "help"  # its English stands in the code, beside each option
PLURALS = {"one", "two", "few", "many", "other"}
NUMBERS: tuple[Fact, ...] = (0, 1, 2, 7, 1000)
EVERY_ROOM = [(code, room) for code in languages() for room in rooms(code)]
TYPED = re.compile(r"'[^']*'")


class Uses:
    """How one sentence uses its facts: as numbers, to choose between words, or as they are."""

    def __init__(self, sentence: Sentence) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.choices: defaultdict[str, set[str]] = defaultdict(set)
        self.told_apart: set[tuple[str, str]] = set()  # choices but for the one that stands for all others
        for node in _nodes(sentence):
            if isinstance(node, VariableReference):
                self.names.add(node.id.name)
            elif isinstance(node, FunctionReference):
                self.numbers |= {used.id.name for used in _nodes(node) if isinstance(used, VariableReference)}
            elif isinstance(node, SelectExpression):
                self._choose(node)

    def _choose(self, node: SelectExpression) -> None:
        assert isinstance(node.selector, VariableReference)
        name, words = node.selector.id.name, {_key(variant): variant for variant in node.variants}
        if all(word in PLURALS or word.isdigit() for word in words):
            self.numbers.add(name)
        else:
            self.choices[name] |= words.keys()
            self.told_apart |= {(name, word) for word, variant in words.items() if not variant.default}

    @property
    def plain(self) -> set[str]:
        return self.names - self.numbers - self.choices.keys()

    def facts(self) -> Iterator[dict[str, Fact]]:
        """Facts of the right kinds, so many that every way to say it is taken."""
        kinds = [self._some(name) for name in self.names]
        yield from (dict(zip(self.names, values, strict=True)) for values in product(*kinds))

    def _some(self, name: str) -> tuple[Fact, ...]:
        return NUMBERS if name in self.numbers else tuple(self.choices.get(name, {f"<{name}>"}))


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
    children = vars(node).values() if isinstance(node, BaseNode) else node if isinstance(node, list) else ()
    for child in children:
        yield from _nodes(child)


def _key(variant: Variant) -> str:
    return variant.key.name if isinstance(variant.key, Identifier) else variant.key.value


def sentences(code: str, room: str) -> dict[str, Uses]:
    text = (HOUSE / "rollwrite" / "languages" / code / f"{room}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    return {f"{room}/{entry.id.name}": Uses(entry) for entry in body if isinstance(entry, Sentence)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_line_of_a_language_file_is_understood(file: Path) -> None:
    junk = [entry.content for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, Junk)]
    assert not junk


@pytest.mark.parametrize("code", languages()[1:])
def test_no_language_lacks_a_sentence_and_none_has_one_too_many(code: str) -> None:
    assert set(rooms(code)) == {*rooms(), HELP}
    for room in rooms():
        assert set(language(code).keys(room)) == set(language().keys(room)), f"{code}/{room}.ftl"


@pytest.mark.parametrize("code", languages()[1:])
def test_no_number_and_no_name_is_lost_in_translation(code: str) -> None:
    for room in rooms():
        ours = {key: uses.names for key, uses in sentences(code, room).items()}
        assert ours == {key: uses.names for key, uses in sentences("en", room).items()}


@pytest.mark.parametrize("code", languages()[1:])
def test_what_english_tells_apart_every_language_tells_apart(code: str) -> None:
    for room in rooms():
        ours = sentences(code, room)
        for key, english in sentences("en", room).items():
            assert english.told_apart <= ours[key].told_apart, f"{code}: {key}"


@pytest.mark.parametrize(("code", "room"), EVERY_ROOM)
def test_every_sentence_can_be_said_whatever_the_facts_and_swallows_none(code: str, room: str) -> None:
    for key, uses in sentences(code, room).items():
        said = [language(code).say(key, **facts) for facts in uses.facts()]
        assert all(any(f"<{name}>" in words for words in said) for name in uses.plain), f"{code}: {key}"


@pytest.mark.parametrize(("code", "room"), EVERY_ROOM)
def test_signs_stand_where_the_language_puts_them(code: str, room: str) -> None:
    """French sets : ; ! ? off by a space, the others do not; what a person types is left as it is typed."""
    wrong = re.compile(r"[^\s][:;!?](?=\s|$)" if code == "fr" else r"(?<=\S) [:;!?](?=\s|$)")
    for key, uses in sentences(code, room).items():
        for words in (language(code).say(key, **facts) for facts in uses.facts()):
            assert not wrong.search(TYPED.sub("''", words)), f"{code}: {key}: {words}"
            assert words == words.strip(), f"{code}: {key}: {words}"
            assert not re.search(r"\s[,.](?=\s|$)", words), f"{code}: {key}: {words}"


@pytest.mark.parametrize(
    ("code", "all_of_them", "one_of_them"),
    [("en", "A, B and C", "A, B or C"), ("fr", "A, B et C", "A, B ou C"), ("de", "A, B und C", "A, B oder C")],
)
def test_lists_are_joined_as_the_language_joins_them(code: str, all_of_them: str, one_of_them: str) -> None:
    assert language(code).say("door/as-it-is", text=("A", "B", "C")) == all_of_them
    assert language(code).say("door/as-it-is", text=Either(("A", "B", "C"))) == one_of_them


@pytest.mark.parametrize(
    ("code", "none", "one", "many", "below"),
    [
        ("en", "0 points", "1 point", "1,000 points", "-1 point"),
        ("fr", "0 point", "1 point", "1\u202f000 points", "-1 point"),
        ("de", "0 Punkte", "1 Punkt", "1.000 Punkte", "-1 Punkt"),
    ],
)
def test_numbers_and_plurals_are_those_of_the_language(code: str, none: str, one: str, many: str, below: str) -> None:
    said = [language(code).say("reading/points", count=count) for count in (0, 1, 1000, -1)]
    assert said == [none, one, many, below]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "a.txt: there is no game whist: choose wolle, volle-wolle or uly-polly"),
        ("fr", "a.txt : il n’y a pas de jeu whist : choisissez wolle, volle-wolle ou uly-polly"),
        ("de", "a.txt: ein Spiel whist gibt es nicht: zur Wahl stehen wolle, volle-wolle oder uly-polly"),
    ],
)
def test_a_message_within_a_message_is_said_in_the_same_language(code: str, sentence: str) -> None:
    reason = message("door/no-game", game="whist", known=Either(("wolle", "volle-wolle", "uly-polly")))
    assert language(code).say("door/about-file", file="a.txt", reason=reason) == sentence


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    french = Language("fr")
    monkeypatch.setattr("rollwrite.language._source", lambda code, room: "" if code == "fr" else f"only-{code} = words")
    monkeypatch.setattr("rollwrite.language.language", lambda code: Language(code))
    assert french.say("door/only-en") == "words"
    with pytest.raises(KeyError, match="door/no-such-thing"):
        french.say("door/no-such-thing")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UsageError, match="choose en, de or fr"):
        language("tlh")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "gone.toml: cannot be read (there is no such file or folder)"),
        ("fr", "gone.toml : lecture impossible (il n’y a pas de tel fichier ou dossier)"),
        ("de", "gone.toml: lässt sich nicht lesen (so eine Datei oder einen Ordner gibt es nicht)"),
    ],
)
def test_what_the_system_says_is_said_in_the_language_too(code: str, sentence: str) -> None:
    with pytest.raises(UnreadableFile) as refused:
        read_bytes(Path("gone.toml"), 1)
    assert language(code).say(refused.value.message) == sentence


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb = = 2\n", 2), ("a = 1\nb = [", 2)])
def test_a_text_that_is_no_toml_is_told_by_its_line_not_in_the_words_of_a_library(text: str, line: int) -> None:
    with pytest.raises(UnreadableFile) as refused:
        as_toml("deck.toml", text)
    assert str(refused.value) == f"deck.toml: not the TOML it should be: look at line {line}"


@pytest.mark.parametrize("code", languages()[1:])
def test_every_command_and_every_option_has_its_help_in_every_language(code: str) -> None:
    door = get_command(cli.app)
    assert isinstance(door, TyperGroup)
    said, wanted = set(language(code).keys(HELP)), {"help/any-help", "help/rollwrite", "help/rollwrite-version"}
    for command in door.commands.values():
        wanted.add(f"help/{command.name}")
        for option in command.params:
            word = str(option.name).replace("_", "-")
            own, shared = f"help/{command.name}-{word}", f"help/any-{word}"
            wanted |= {own} & said or {shared}
    assert said == wanted


def test_a_word_of_any_length_is_still_one_sentence() -> None:
    said = language("en").say("paper/name-too-long", name="x" * 5000, longest=20)
    assert "\n" not in said
    assert len(said) < 1200
