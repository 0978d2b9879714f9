"""Every sentence the game asks for stands in its language file, and none stands there for nobody."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from rollwrite import wolle
from rollwrite.language import language, languages
from rollwrite.wolle.players import greedy_player, random_player
from rollwrite.wolle.report import score, validation
from rollwrite.wolle.selfplay import simulate

HOUSE = Path(__file__).parent.parent.parent
ROOMS = ("rollwrite", "sheets", "vision")
RULES = ("blocks", "board", "face", "face_check", "face_file", "judge", "line", "line_judge", "match", "record", "yarn")


def asked_for() -> set[str]:
    text = "\n".join(file.read_text("utf-8") for room in ROOMS for file in (HOUSE / room).rglob("*.py"))
    return set(re.findall(r"[\"'](wolle/[a-z-]+)[\"']", text))


def test_every_sentence_that_is_asked_for_is_there_and_no_other() -> None:
    assert asked_for() == set(language().keys("wolle"))


def test_the_rules_build_no_sentences() -> None:
    """Words for people come from the language files; what the rules hold in quotes are keys, names and patterns."""
    folder = files("rollwrite.wolle")
    for room in RULES:
        text = (folder / f"{room}.py").read_text("utf-8")
        plain = re.sub(r'"""(?:.|\n)*?"""|#[^\n]*', "", text)
        assert not re.findall(r'f?"[a-z][^"\n]*? [a-z]+ [^"\n]*? [a-z]+[^"\n]*"', plain), room


@pytest.mark.parametrize("code", languages())
def test_a_whole_game_can_be_told(code: str) -> None:
    game = simulate(wolle.face("A"), "standard", {"Ann": random_player, "Bob": greedy_player}, Random(4))
    for verdict in game.replay().values():
        for report in (validation(verdict, language(code)), score(verdict, language(code))):
            assert report.views
            assert all(report.views)
