"""Every sentence the package asks for stands in its language file, and none stands there for nobody."""

import re
from pathlib import Path

import pytest

import rollwrite.uly_polly
from rollwrite.language import language, languages
from rollwrite.referee import Seating
from rollwrite.uly_polly.record import Record
from rollwrite.uly_polly.referee import open_game
from rollwrite.uly_polly.refusals import refused
from rollwrite.uly_polly.report import score, validation
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Rule, Swap

SOURCES = sorted(Path(rollwrite.uly_polly.__path__[0]).glob("*.py"))
BEGUN = Game(("Ana", "Bo")).after(NewRound("Ana", "A1", "B2"))
SWAPPED = BEGUN.after(Swap("C3", "D3"))
DECIDED = SWAPPED.after(Move("A1"))


def asked_for() -> set[str]:
    literal = {key for file in SOURCES for key in re.findall(r'"(uly-polly/[a-z-]+)"', file.read_text("utf-8"))}
    return literal | {f"uly-polly/{rule}" for rule in Rule}


def test_every_sentence_that_is_asked_for_is_there_and_no_other() -> None:
    assert asked_for() == set(language().keys("uly-polly"))


@pytest.mark.parametrize(
    ("game", "event", "rule", "sentence"),
    [
        (BEGUN, Swap("A1", "C1"), Rule.NOT_ADJACENT, "A1 and C1 do not touch: only neighbours"),
        (SWAPPED, Move("D4"), Rule.NOT_ADJACENT, "one step from B2: to A1, B1, C1, A2, C2, A3, B3 or C3"),
        (BEGUN, Swap("A1", "A1"), Rule.SAME_TILE, "A1 cannot change places with itself"),
        (SWAPPED, Move("B2"), Rule.SAME_TILE, "the dog must leave B2"),
        (BEGUN, Move("B1"), Rule.TURN_ORDER, "the dog waits"),
        (SWAPPED, Swap("C3", "D3"), Rule.TURN_ORDER, "the wolf has just swapped"),
        (DECIDED, Swap("C3", "D3"), Rule.ROUND_OVER, "'round wolf=Bo …'"),
        (DECIDED, NewRound("Ana", "A1", "B2"), Rule.WRONG_WOLF, "now it is Bo, not Ana"),
        (
            DECIDED,
            NewRound("Z" * 90, "A1", "B2"),
            Rule.UNKNOWN_PLAYER,
            f"{'Z' * 24}… is not one of the players: Ana or Bo",
        ),
    ],
)
def test_a_refusal_says_what_would_do_instead(game: Game, event: Event, rule: Rule, sentence: str) -> None:
    found = refused(game, event)
    assert found
    assert found.rule is rule
    assert sentence in language().say(found)


def test_what_is_legal_is_not_refused() -> None:
    assert refused(BEGUN, Swap("C3", "D3")) is None


@pytest.mark.parametrize("code", languages())
def test_a_whole_game_of_computers_can_be_told(code: str) -> None:
    seating = Seating(("Ana", "Bo", "Cy"), ("Ana", "Bo", "Cy"), "easy", seed=5)
    referee = open_game(seating, "")
    told = [language(code).say(words) for words in (*referee.start(), *referee.help(), *referee.show())]
    assert any("Ana" in line and "Cy" in line for line in told)
    record = Record.parse(referee.record)
    for report in (validation(record, language(code)), score(record, language(code))):
        assert report.views[-1] == told[-1 - len(referee.show()) - len(referee.help())]
