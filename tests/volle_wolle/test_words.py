"""Every sentence the package asks for stands in its language files, with the facts it is made of, and nowhere else."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollwrite.volle_wolle
from rollwrite.language import language, languages
from rollwrite.referee import Seating, answer
from rollwrite.volle_wolle.record import Record, write
from rollwrite.volle_wolle.referee import open_game
from rollwrite.volle_wolle.spelling import spelled
from rollwrite.volle_wolle.state import Stage
from tests.volle_wolle.games import fresh, random_action, random_game

HOUSE = Path(rollwrite.volle_wolle.__path__[0])
TREES = {file.stem: ast.parse(file.read_text("utf-8")) for file in sorted(HOUSE.glob("*.py"))}
ROOMS = ("volle-wolle", "volle-odds")
PLACES = {"where", "turn", "line"}  # of a finding: no part of its sentence
SENTENCE = re.compile(r"[a-z]{2,},? [a-z]{2,}")


def asked_for() -> Iterator[tuple[str, set[str]]]:
    """Every key that is written in the package, with the names of the facts it gets."""
    for call in (node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Call)):
        for key in (word for word in call.args if isinstance(word, ast.Constant)):
            name = str(key.value)
            if name.partition("/")[0] in ROOMS:
                assert all(fact.arg for fact in call.keywords), f"{name}: name each fact"
                yield name, {str(fact.arg) for fact in call.keywords} - PLACES


def facts_in(room: str) -> dict[str, set[str]]:
    text = (HOUSE.parent / "languages" / "en" / f"{room}.ftl").read_text("utf-8")
    pieces = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)
    return {f"{room}/{piece.partition(' =')[0]}": set(re.findall(r"\$(\w+)", piece)) for piece in pieces}


def test_every_sentence_that_is_asked_for_is_there_and_no_other() -> None:
    assert {key for key, _ in asked_for()} == {key for room in ROOMS for key in language().keys(room)}


def test_every_sentence_gets_the_facts_it_is_made_of() -> None:
    wanted = {key: facts for room in ROOMS for key, facts in facts_in(room).items()}
    assert [(key, given, wanted[key]) for key, given in asked_for() if given != wanted[key]] == []


@pytest.mark.parametrize("module", sorted(TREES.keys() - {"__init__"}))
def test_no_sentence_is_built_in_the_package(module: str) -> None:
    own = {id(word) for quiet in ast.walk(TREES[module]) for word in _quiet_words(quiet)}
    words = [node.value for node in ast.walk(TREES[module]) if isinstance(node, ast.Constant) and id(node) not in own]
    assert [word for word in words if isinstance(word, str) and SENTENCE.search(word)] == []


def _quiet_words(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, and how a value looks to a programmer."""
    if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        yield from ast.walk(node)
    if isinstance(node, ast.Expr):
        yield node.value


@pytest.mark.parametrize("code", languages())
def test_whatever_is_wrong_with_a_record_can_be_said(code: str) -> None:
    """Whole games with their lines in another order: most of them break some rule."""
    heard: set[str] = set()
    for seed in range(12):
        text = write(fresh(2 + seed % 5), [action for _, action, _ in random_game(2 + seed % 5, seed)])
        header, events = text.splitlines()[:3], text.splitlines()[3:]
        shuffled = [events[n * 7 % len(events)] for n in range(len(events))]
        for found in Record.parse("\n".join(header + shuffled + ["Ann plays", "tables: 1"])).findings:
            heard.add(found.message.key)
            assert "\n" not in language(code).say(found)
    assert len(heard) > 8


@pytest.mark.parametrize("code", languages())
def test_a_whole_evening_can_be_told(code: str) -> None:
    speech, rng, names = language(code), random.Random(3), ("Ann", "Ben", "Cy")
    referee = open_game(Seating(names, names[1:], auto=True, seed=4), "")
    told = list(referee.start())
    while not referee.over:
        told += [referee.prompt.message, *answer(referee, "show"), *answer(referee, "help")]
        told += answer(referee, _some_answer(referee.record, rng))
    told += [referee.prompt.message, *answer(referee, "show"), *answer(referee, "help")]
    assert len({message.key for message in told}) > 25
    assert not any("\n" in speech.say(message) for message in told)


def _some_answer(record: str, rng: random.Random) -> str:
    game = Record.parse(record).game
    assert game
    return "20" if game.stage is Stage.BIDS else spelled(game, random_action(game, rng))
