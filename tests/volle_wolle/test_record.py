"""Records of whole games: read line by line, written back, every bad line with its rule."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.errors import ExitCode
from rollwrite.games import RECORD, Options, Text
from rollwrite.language import language
from rollwrite.volle_wolle.game import VolleWolle
from rollwrite.volle_wolle.record import Record, write
from rollwrite.volle_wolle.report import score, validation
from rollwrite.volle_wolle.state import Stage
from tests.volle_wolle.games import fresh, own_deck, random_game

HEADER = "game: volle-wolle\nplayers: Ann Ben Cy\ntables: 3 1 5\n"
ROUND = """\
lay 42 19 7 dog          # a comment
bids Ben=20 Ann=26+ Cy=14

Ann roll 12 5 3
Ann keep d12
Ann roll 5 3
Ann keep d10
Ann roll 8
Ann miss
Ben roll 12 2 5
Ben take 19 42 dog chips=1
Cy take 7
"""


def problems(text: str) -> list[tuple[int, str]]:
    return [(found.line or 0, str(found.rule)) for found in Record.parse(text).problems]


def test_a_round_is_read_and_written_back() -> None:
    reading = Record.parse(HEADER + ROUND)
    assert not reading.problems
    game = reading.game
    assert game is not None
    assert [(seat.name, seat.table, seat.chips) for seat in game.seats] == [("Ann", 3, 2), ("Ben", 1, 1), ("Cy", 5, 2)]
    assert [card.name for card in game.seats[1].herd] == ["19", "42"]
    assert game.seats[1].dogs == 1
    assert game.stage is Stage.LAY
    assert game.round == 1
    begun = Record.parse(HEADER).game
    assert begun is not None
    plain = "\n".join(line.partition("#")[0].strip() for line in ROUND.splitlines() if line) + "\n"
    assert write(begun, reading.events) == HEADER + plain.replace("Ben=20 Ann=26+", "Ann=26+ Ben=20")


@pytest.mark.parametrize(
    ("line", "bad", "rule"),
    [
        ("lay 42 19 7 dog", "lay 42 19 7", "lay-count"),
        ("lay 42 19 7 dog", "lay 42 19 7 7", "card-gone"),
        ("lay 42 19 7 dog", "lay 42 19 7 cat", "unknown-card"),
        ("lay 42 19 7 dog", "lay 42 19 7 99", "unknown-card"),
        ("bids Ben=20 Ann=26+ Cy=14", "bids Ben=20 Ann=26+", "bids"),
        ("bids Ben=20 Ann=26+ Cy=14", "bids Ben=20 Ann=26+ Ann=20 Cy=14", "bids"),
        ("bids Ben=20 Ann=26+ Cy=14", "bids Ben=20 Ann=26+ Cy=13", "bids"),
        ("bids Ben=20 Ann=26+ Cy=14", "bids Ben=20 Ann=26+ Cy", "bids"),
        ("bids Ben=20 Ann=26+ Cy=14", "bids Ben=20 Ann=26+ Dee=14", "unknown-player"),
        ("Ann roll 12 5 3", "Ann roll 13 5 3", "dice"),
        ("Ann roll 12 5 3", "Ann roll 12 5", "dice"),
        ("Ann roll 12 5 3", "Ann roll 12 5 x", "syntax"),
        ("Ann roll 12 5 3", "Ann roll 12 5 ٣", "syntax"),
        ("Ann roll 12 5 3", "Ben roll 12 5 3", "turn-order"),
        ("Ann roll 12 5 3", "Zoe roll 12 5 3", "unknown-player"),
        ("Ann roll 12 5 3", "Ann rolls 12 5 3", "syntax"),
        ("Ann roll 12 5 3", "Ann", "syntax"),
        ("Ann roll 12 5 3", "lay 8 9 10 11", "not-now"),
        ("Ann keep d12", "Ann keep 12", "syntax"),
        ("Ann keep d10", "Ann keep d12", "keep"),
        ("Ann keep d12", "Ann miss", "not-now"),
        ("Ann keep d12", "Ann take 42 19 7", "not-met"),
        ("Ann miss", "Ann miss 7", "black-sheep"),
        ("Ann miss", "Ann take 42 plus", "plus"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 dog", "not-met"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 chips=1", "cards-due"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 8 chips=1", "not-on-table"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 dog chips=2", "chips"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 dog chips=3", "chips"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 dog chips=1 chips=1", "syntax"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 dog chips=1 leave-bone", "bone"),
        ("Ben take 19 42 dog chips=1", "Ben take 19 42 dog chips=" + "9" * 5000, "unknown-card"),
        ("Cy take 7", "Cy roll 1 1 1", "not-now"),
        ("lay 42 19 7 dog", "wool: yes", "header"),
        ("lay 42 19 7 dog", "players: Ann Ben Cy", "header"),
    ],
)
def test_every_bad_line_is_named_with_its_rule(line: str, bad: str, rule: str) -> None:
    assert line in ROUND
    lines = (HEADER + ROUND).splitlines()
    number = next(n for n, each in enumerate(lines) if each.startswith(line))
    lines[number] = bad
    assert problems("\n".join(lines))[0] == (number + 1, rule)


def test_26_plus_without_a_chip() -> None:
    """Ben has paid one chip in the first round and one for 26+ in the second."""
    second = (
        "lay 8 9 10 11\nbids Ann=14 Ben=26+ Cy=14\nBen roll 12 10 8\nBen take 8 9 10\nAnn roll 12 10 8\nAnn take 11\n"
    )
    third = "lay 12 13 14 15\nbids Ann=14 Ben=26+ Cy=14\n"
    text = HEADER + ROUND + second + third
    assert problems(text) == [(len(text.splitlines()), "no-chip")]


def test_an_illegal_line_changes_nothing_and_reading_goes_on() -> None:
    text = HEADER + ROUND.replace("Ann keep d12\n", "Ann keep d12 d10\nAnn keep d12\n")
    assert problems(text) == [(8, "syntax")]
    assert Record.parse(text).game == Record.parse(HEADER + ROUND).game


@pytest.mark.parametrize(
    "header",
    [
        "",
        "game: volle-wolle\n",
        "game: wolle\nplayers: Ann Ben\ntables: 1 2\n",
        "game: volle-wolle\nplayers: Ann\ntables: 1\n",
        "game: volle-wolle\nplayers: A B C D E F G\ntables: 1 2 3 4 5 6 7\n",
        "game: volle-wolle\nplayers: Ann Ann\ntables: 1 2\n",
        "game: volle-wolle\nplayers: lay bids\ntables: 1 2\n",
        "game: volle-wolle\nplayers: Ann Be=n\ntables: 1 2\n",
        "game: volle-wolle\nplayers: Ann Ben\ntables: 1 1\n",
        "game: volle-wolle\nplayers: Ann Ben\ntables: 1 9\n",
        "game: volle-wolle\nplayers: Ann Ben\ntables: 1\n",
        "game: volle-wolle\nplayers: Ann Ben\ntables: one two\n",
        "game: volle-wolle\ndeck: nowhere.toml\nplayers: Ann Ben\ntables: 1 2\n",
        "lay 1 2 3\n",
    ],
)
def test_a_bad_header_is_told(header: str) -> None:
    found = problems(header)
    assert found
    assert {rule for _, rule in found} == {"header"}


def test_a_header_mended_further_down_will_do() -> None:
    assert Record.parse("game: volle-wolle\nplayers: Ann Ben\ntables: 1 9\ntables: 1 2\n").game is not None


def test_words_that_are_no_tables_are_not_passed_over() -> None:
    assert problems("game: volle-wolle\nplayers: Ann Ben\ntables: 1 2 x\n") == [(3, "header")]


def test_a_deck_is_looked_for_beside_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "club" / "mine.toml").write_text(own_deck(), "utf-8")
    monkeypatch.chdir(tmp_path / "elsewhere")
    text = "game: volle-wolle\ndeck: mine.toml\nplayers: Ann Ben\ntables: 1 2\n"
    (tmp_path / "club" / "evening.txt").write_text(text, "utf-8")
    judged = VolleWolle().judged(Text(str(tmp_path / "club" / "evening.txt"), RECORD, text), Options())
    assert isinstance(judged, Record)
    assert not judged.problems
    assert judged.game
    assert max(card.points for card in judged.game.deck.sheep) == 12
    assert write(judged.game, judged.events) == text
    assert [found.rule for found in Record.parse(text).problems] == ["header"]


def test_validation_of_a_legal_record() -> None:
    report = validation(Record.parse(HEADER + ROUND), language())
    document = dict(report.document) if not isinstance(report.document, list) else {}
    assert report.exit_code is ExitCode.OK
    assert (document["game"], document["legal"], document["problems"]) == ("volle-wolle", True, [])
    assert len(document["lines"]) == 11
    assert document["lines"][0] == {"line": 4, "text": "lay 42 19 7 dog", "legal": True}
    assert (document["rounds"], document["over"]) == (1, False)
    assert [player["name"] for player in document["players"]] == ["Ann", "Ben", "Cy"]


def test_validation_of_an_illegal_record() -> None:
    report = validation(Record.parse(HEADER + "lay 42 19 7 dog dog\n"), language())
    assert report.exit_code is ExitCode.NEEDS_A_PERSON
    assert isinstance(report.document, dict)
    assert report.document["legal"] is False
    assert report.document["problems"] == [
        {"line": 4, "rule": "lay-count", "message": "4 cards are laid out, not 5"},
    ]


def test_a_finished_game_is_scored() -> None:
    *_, (_, _, over) = random_game(3, 4)
    text = write(fresh(3), [action for _, action, _ in random_game(3, 4)])
    report = score(Record.parse(text), language())
    assert report.exit_code is ExitCode.OK
    assert isinstance(report.document, dict)
    assert report.document["over"] is True
    assert report.document["review"] == []
    chips = [player["chips"] for player in report.document["players"]]
    assert chips == [seat.chips for seat in over.seats]


def test_an_unfinished_game_is_counted_as_it_stands_and_says_so() -> None:
    report = score(Record.parse(HEADER + ROUND), language())
    assert report.exit_code is ExitCode.NEEDS_A_PERSON
    assert isinstance(report.document, dict)
    assert [entry["field"] for entry in report.document["review"]] == ["game"]


@given(st.integers(0, 10**6), st.data())
@settings(max_examples=60, deadline=None)
def test_mangled_records_never_crash(seed: int, data: st.DataObject) -> None:
    rng = random.Random(seed)
    lines = write(fresh(3), [action for _, action, _ in random_game(3, seed % 5)]).splitlines()
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(lines))
        lines[place] = data.draw(st.one_of(st.text(max_size=12), st.just(lines[rng.randrange(len(lines))])))
    text = "\n".join(lines)
    for found in Record.parse(text).findings:
        assert "\n" not in language().say(found)
    validation(Record.parse(text), language())
    score(Record.parse(text), language())
