"""Records: read, written and read again; each illegal line named with its rule, and without effect."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.errors import ExitCode
from rollwrite.language import language
from rollwrite.report import Report
from rollwrite.uly_polly import report
from rollwrite.uly_polly.record import Record, spelled, write
from rollwrite.uly_polly.rules import Event, Game, Rule
from tests.uly_polly.strategies import anything, played

HEADER = "game: uly-polly\nplayers: Ana Bo Cy\n"
BEGUN = f"{HEADER}round wolf=Ana hide=C2 dog=B3\n"
FOUND = f"{BEGUN}swap C2 B2\nmove B2\n"


def validation(text: str) -> Report:
    return report.validation(Record.parse(text), language())


def score(text: str) -> Report:
    return report.score(Record.parse(text), language())


def rules(text: str) -> list[tuple[int, str]]:
    told = validation(text)
    assert isinstance(told.document, dict)
    assert told.exit_code == (ExitCode.NEEDS_A_PERSON if told.document["problems"] else ExitCode.OK)
    return [(problem["line"], problem["rule"]) for problem in told.document["problems"]]


@pytest.mark.parametrize(
    ("text", "line", "rule"),
    [
        ("game: uly-polly\nplayers: Ana\n", 2, "header"),
        ("game: uly-polly\nplayers: A B C D E F\n", 2, "header"),
        ("game: uly-polly\nplayers: Ana Bo Ana\n", 2, "header"),
        ("game: wolle\nplayers: Ana Bo\n", 1, "header"),
        (f"{HEADER}players: Ana Bo\n", 3, "header"),
        (f"{HEADER}game: uly-polly\n", 3, "header"),
        (f"{HEADER}face: A\n", 3, "header"),
        ("game: uly-polly\n\n", 1, "header"),
        ("game: uly-polly\nround wolf=Ana hide=C2 dog=B3\n", 2, "header"),
        ("", 1, "header"),
        (f"{HEADER}round wolf=Ana hide=C2\n", 3, "syntax"),
        (f"{HEADER}round wolf=Ana hide=c2 dog=B3\n", 3, "syntax"),
        (f"{BEGUN}swap C2\n", 4, "syntax"),
        (f"{BEGUN}swap C2 D3 D4\n", 4, "syntax"),
        (f"{BEGUN}pass\n", 4, "syntax"),
        (f"{BEGUN}Swap C2 D3\n", 4, "syntax"),
        (f"{BEGUN}swap C² D3\n", 4, "syntax"),
        (f"{HEADER}round wolf=Ana hide=E2 dog=B3\n", 3, "off-grid"),
        (f"{HEADER}round wolf=Ana hide=C2 dog=B5\n", 3, "off-grid"),
        (f"{BEGUN}swap D4 E4\n", 4, "off-grid"),
        (f"{BEGUN}swap D4 D{'9' * 5000}\n", 4, "off-grid"),
        (f"{BEGUN}swap C2 D3\nmove A0\n", 5, "off-grid"),
        (f"{HEADER}round wolf=Zed hide=C2 dog=B3\n", 3, "unknown-player"),
        (f"{FOUND}round wolf=Ana hide=C2 dog=B3\n", 6, "wrong-wolf"),
        (f"{FOUND}round wolf=Cy hide=C2 dog=B3\n", 6, "wrong-wolf"),
        (f"{BEGUN}round wolf=Bo hide=C2 dog=B3\n", 4, "round-open"),
        (f"{BEGUN}round wolf=Ana hide=C2 dog=B3\n", 4, "round-open"),
        (f"{HEADER}swap C2 D3\n", 3, "no-round"),
        (f"{HEADER}move C2\n", 3, "no-round"),
        (f"{FOUND}swap C2 D3\n", 6, "round-over"),
        (f"{FOUND}move C2\n", 6, "round-over"),
        (f"{BEGUN}move B2\n", 4, "turn-order"),
        (f"{BEGUN}swap C2 D3\nswap C2 D3\n", 5, "turn-order"),
        (f"{BEGUN}swap C2 C2\n", 4, "same-tile"),
        (f"{BEGUN}swap C2 D3\nmove B3\n", 5, "same-tile"),
        (f"{BEGUN}swap A1 A3\n", 4, "not-adjacent"),
        (f"{BEGUN}swap C2 D3\nmove D3\n", 5, "not-adjacent"),
        (f"{BEGUN}swap B3 C2\n", 4, "dog-tile"),
        (f"{BEGUN}swap C2 B3\n", 4, "dog-tile"),
    ],
)
def test_each_illegal_line_is_named_with_its_rule(text: str, line: int, rule: str) -> None:
    assert rules(text) == [(line, rule)]


def test_after_the_last_round_nothing_may_follow() -> None:
    text = "game: uly-polly\nplayers: Ana Bo Cy Dee\n"
    text += "".join(f"round wolf={wolf} hide=A1 dog=B2\nswap C3 D3\nmove A1\n" for wolf in ("Cy", "Dee", "Ana", "Bo"))
    assert rules(text) == []
    more = f"{text}round wolf=Cy hide=A1 dog=B2\nswap C3 D3\nmove A1\n"
    assert rules(more) == [(15, "game-over"), (16, "game-over"), (17, "game-over")]


def test_the_document_is_the_one_of_the_contract() -> None:
    text = "# an evening\ngame: uly-polly\n\nplayers: Ana Bo Cy  # clockwise\nround wolf=Ana hide=C2 dog=B3\n"
    text += "swap C2 D3   # away\nmove D3\nmove B2\n"
    document = validation(text).document
    assert isinstance(document, dict)
    message = document["problems"][0].pop("message")
    assert "C2" in message
    assert "\n" not in message
    assert document == {
        "game": "uly-polly",
        "legal": False,
        "lines": [
            {"line": 5, "text": "round wolf=Ana hide=C2 dog=B3", "legal": True},
            {"line": 6, "text": "swap C2 D3", "legal": True},
            {"line": 7, "text": "move D3", "legal": False},
            {"line": 8, "text": "move B2", "legal": True},
        ],
        "problems": [{"line": 7, "rule": "not-adjacent"}],
        "rounds": [{"wolf": "Ana", "winner": None, "revealed": 1}],
        "tokens": {"Ana": 0, "Bo": 0, "Cy": 0},
        "winners": [],
    }


def test_a_found_wolf_pays_the_others() -> None:
    document = score(FOUND).document
    assert document == {
        "game": "uly-polly",
        "rounds": [{"wolf": "Ana", "winner": "dog", "revealed": 1}],
        "tokens": {"Ana": 0, "Bo": 1, "Cy": 1},
        "winners": [],
        "review": [],
    }


def test_a_score_with_an_illegal_line_asks_for_a_persons_eye() -> None:
    told = score(f"{BEGUN}swap A1 A3\n")
    assert told.exit_code is ExitCode.NEEDS_A_PERSON
    assert isinstance(told.document, dict)
    assert [entry["field"] for entry in told.document["review"]] == ["line 4"]


@given(played())
def test_written_and_read_again_it_is_the_same_game(game_played: tuple[tuple[str, ...], list[Event]]) -> None:
    players, events = game_played
    reading = Record.parse(write(players, events))
    assert not reading.findings
    assert list(reading.events) == events
    game = Game(players)
    for event in events:
        game = game.after(event)
    assert reading.game == game


@given(played(most_events=300))
def test_tokens_add_up(game_played: tuple[tuple[str, ...], list[Event]]) -> None:
    players, events = game_played
    document = validation(write(players, events)).document
    assert isinstance(document, dict)
    outcomes = [entry["winner"] for entry in document["rounds"]]
    paid = outcomes.count("wolf") + outcomes.count("dog") * (len(players) - 1)
    assert sum(document["tokens"].values()) == paid <= 20
    for name, count in document["tokens"].items():
        own = [r["winner"] for r in document["rounds"] if r["wolf"] == name]
        assert count == own.count("wolf") + outcomes.count("dog") - own.count("dog")
    most = max(document["tokens"].values())
    over = len(outcomes) == {2: 4, 3: 6, 4: 4, 5: 5}[len(players)] and None not in outcomes
    assert document["winners"] == ([n for n, c in document["tokens"].items() if c == most] if over else [])


@given(st.data(), played())
def test_an_illegal_line_changes_nothing(data: st.DataObject, game_played: tuple[tuple[str, ...], list[Event]]) -> None:
    players, events = game_played
    lines = write(players, events).splitlines()
    at = data.draw(st.integers(2, len(lines)))
    text = data.draw(st.one_of(anything.map(spelled), st.sampled_from(["swap", "move 4", "nonsense", "x: y"])))
    broken = "\n".join([*lines[:at], text, *lines[at:]])
    reading = Record.parse(broken)
    if Record.parse("\n".join([*lines[:at], text])).findings:
        assert [found.line for found in reading.findings] == [at + 1]
        assert list(reading.events) == events


@given(
    st.text() | st.lists(st.sampled_from([*HEADER.split(), "round", "wolf=Ana", ":", "#", "\n", "A1"])).map(" ".join)
)
def test_no_text_is_too_odd(text: str) -> None:
    for told in (validation(text), score(text)):
        json.dumps(told.document)
        assert isinstance(told.document, dict)
        assert told.views


def test_every_rule_of_the_contract_is_known() -> None:
    contract = """header syntax off-grid unknown-player wrong-wolf round-open no-round round-over game-over
        turn-order same-tile not-adjacent dog-tile"""
    assert sorted(Rule) == sorted(contract.split())


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_an_editor_counts_them(ending: str) -> None:
    text = "# begun at \u2028 night\n\n" + BEGUN + "swap A1 A1"
    assert rules("\ufeff" + text.replace("\n", ending)) == [(6, "same-tile")]


def test_names_of_any_script_are_welcome() -> None:
    text = "game: uly-polly\nplayers: Zoë 山田 O'Hara=2\nround wolf=O'Hara=2 hide=A1 dog=A1\n"
    document = validation(text).document
    assert isinstance(document, dict)
    assert document["legal"]
    assert document["tokens"] == {"Zoë": 0, "山田": 0, "O'Hara=2": 0}
