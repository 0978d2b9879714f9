"""Evenings with the referee: people type, computers answer, lines are taken back, games are resumed."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.errors import UsageError
from rollwrite.language import language
from rollwrite.message import message
from rollwrite.referee import Level, Refused, Seating, conduct, saved, seating_of
from rollwrite.uly_polly.field import NEIGHBOURS, PLACES
from rollwrite.uly_polly.record import Record
from rollwrite.uly_polly.referee import UlyPollyReferee, open_game

TWO = Seating(("Ana", "Bo"))
levels = st.sampled_from(("easy", "strong"))


def spoken(referee: UlyPollyReferee, *lines: str) -> list[str]:
    return [language().say(reply) for line in lines for reply in referee.say(line)]


def asked_by(referee: UlyPollyReferee) -> str:
    return language().say(referee.prompt.message)


def some_answer(referee: UlyPollyReferee, chance: Random) -> str:
    """What a person at random might type: nonsense now and then."""
    asked = asked_by(referee)
    if "saw a sheep" in asked:
        return chance.choice(("ana", "Bo", "nobody"))
    one = chance.choice(PLACES)
    return f"{one} {chance.choice(NEIGHBOURS[one])}" if "change places" in asked else one


def evening(referee: UlyPollyReferee, chance: Random, lines: int) -> None:
    for _ in range(lines):
        if referee.over:
            return
        with suppress(Refused):
            referee.say(some_answer(referee, chance))


def test_a_round_of_two_people() -> None:
    referee = open_game(TWO, "")
    assert referee.start() == (message("uly-polly/welcome", players=("Ana", "Bo")),)
    assert not referee.prompt.hidden
    spoken(referee, "bo")
    assert referee.prompt.hidden
    assert asked_by(referee).startswith("Bo,")
    assert referee.say("c2") == ()
    assert not referee.prompt.hidden
    assert asked_by(referee).startswith("Ana,")
    spoken(referee, "B3", "swap c2 d3", "move C2", "D3-D2")
    assert spoken(referee, "d2")[:3] == [
        "Ana: the dog goes to D2, the wolf!",
        "Found! A token for Ana.",
        "Tokens: Ana 1, Bo 0.",
    ]
    assert referee.record.endswith("round wolf=Bo hide=C2 dog=B3\nswap C2 D3\nmove C2\nswap D3 D2\nmove D2\n")
    assert asked_by(referee).startswith("Ana, all other eyes shut")


def test_the_dogs_side_moves_clockwise_from_the_wolfs_left() -> None:
    referee = open_game(Seating(("Ana", "Bo", "Cy")), "")
    spoken(referee, "Bo", "A1")
    assert asked_by(referee).startswith("Cy and Ana,")
    spoken(referee, "C3")
    asked = []
    for place in ("D3", "D2", "C2"):
        spoken(referee, "A4 B4")
        asked.append(asked_by(referee).split(",")[0])
        spoken(referee, place)
    assert asked == ["Cy", "Ana", "Cy"]


@pytest.mark.parametrize("answer", ["E1", "A0", "A1 B1", "secret", ""])
def test_a_bad_hiding_place_is_refused_without_being_repeated(answer: str) -> None:
    referee = open_game(TWO, "")
    spoken(referee, "Ana")
    with pytest.raises(Refused) as refusal:
        referee.say(answer)
    assert not answer or answer not in str(refusal.value)


def test_refusals_say_what_would_do_instead() -> None:
    referee = open_game(TWO, "")
    spoken(referee, "Ana", "A1", "B2")
    for line, words in (
        ("A1 C1", "do not touch"),
        ("B2 C2", "the dog sits"),
        ("A1 A1", "itself"),
        ("A1", "two places"),
    ):
        with pytest.raises(Refused, match=words):
            referee.say(line)
    spoken(referee, "C3 D3")
    for line, words in (("D4", "one step from B2"), ("B2", "must leave B2")):
        with pytest.raises(Refused, match=words):
            referee.say(line)


@settings(max_examples=25)
@given(st.integers(0, 2**32), levels, st.integers(0, 60))
def test_a_resumed_game_goes_on_as_it_would_have(seed: int, level: Level, lines: int) -> None:
    seating = Seating(("Ana", "Bo", "Polly"), ("Polly",), level, seed=seed)
    referee = open_game(seating, "")
    referee.start()
    evening(referee, Random(seed), lines)
    text = saved(seating, referee)
    assert not Record.parse(text).findings
    again = open_game(seating_of(text) or TWO, text)
    again.start()
    assert again.record == referee.record
    if again.prompt == referee.prompt:  # else the wolf had hidden, but the dog did not stand yet: it hides anew
        for one in (referee, again):
            evening(one, Random(seed + 1), 20)
        assert again.record == referee.record
    else:
        assert again.prompt.hidden or "saw a sheep" in asked_by(again)


@settings(max_examples=25)
@given(st.integers(0, 2**32), levels, st.integers(1, 40))
def test_undo_leads_back_to_the_very_beginning(seed: int, level: Level, lines: int) -> None:
    referee = open_game(Seating(("Ana", "Bo"), ("Bo",), level, seed=seed), "")
    referee.start()
    chance = Random(seed)
    been = [(referee.record, referee.prompt)]
    for _ in range(lines):
        if referee.over:
            break
        try:
            referee.say(some_answer(referee, chance))
        except Refused:
            continue
        been.append((referee.record, referee.prompt))
    for earlier in been[-2::-1]:
        referee.undo()
        assert (referee.record, referee.prompt) == earlier
    with pytest.raises(Refused, match="nothing to take back"):
        referee.undo()


@settings(max_examples=8)
@given(st.integers(0, 2**32), levels, st.integers(2, 5))
def test_computers_among_themselves_finish_a_legal_game(seed: int, level: Level, count: int) -> None:
    names = ("Ana", "Bo", "Cy", "Dee", "Eli")[:count]
    referee = open_game(Seating(names, names, level, seed=seed), "")
    told = [language().say(line) for line in referee.start()]
    reading = Record.parse(referee.record)
    assert referee.over
    assert not reading.findings
    assert reading.game
    assert reading.game.over
    assert "wins" in told[-1] or "share the victory" in told[-1]
    with pytest.raises(Refused):
        referee.undo()


@settings(max_examples=20)
@given(st.integers(0, 2**32), levels)
def test_a_computer_wolf_does_not_give_itself_away(seed: int, level: Level) -> None:
    """Whatever is said before the end is the same for every place it could have lain with the same turns seen."""
    seating = Seating(("Ana", "Polly"), ("Polly",), level, seed=seed)
    referee = open_game(seating, "")
    referee.start()
    told = spoken(referee, "Polly", "B2")
    hide = Record.parse(referee.record).lines[2].text.split()[2].removeprefix("hide=")
    elsewhere = next(place for place in PLACES if place != hide)
    other = open_game(seating, referee.record.replace(f"hide={hide}", f"hide={elsewhere}"))
    assert other.show() == referee.show()
    assert not any("hide" in line for line in told)


def test_the_whole_talk_through_the_door() -> None:
    referee, told, complaints = open_game(TWO, ""), list[str](), list[str]()
    lines = iter(["help", "Ana", "A1", "B2", "undo", "C3", "show", "move A1", "quit"])
    conduct(referee, language(), lambda *_: next(lines, None), told.append, complaints.append, lambda: None)
    assert any("eighth sheep" in line for line in told)
    assert "Taken back." in told
    assert "The dog starts on C3." in told[told.index("Taken back.") + 3]
    assert complaints == ["two places of the field, please: A1 to D4"]


@pytest.mark.parametrize(
    ("seating", "text", "words"),
    [
        (Seating(), "", "name 2 to 5 players"),
        (Seating(("Ana",)), "", "name 2 to 5 players"),
        (TWO, "game: uly-polly\nplayers: Ana Cy\n", "other players"),
        (TWO, "game: uly-polly\nplayers: Ana Bo\nswap A1 B1\n", "cannot be resumed: line 3"),
        (Seating(("Ana", "Bo"), auto=True), "", "leave --auto out"),
        (Seating(("Ana", "Bo"), deck="mine.toml"), "", "leave --deck out"),
        (TWO, "game: wolle\n", "cannot be resumed: line 1"),
    ],
)
def test_what_cannot_be_opened(seating: Seating, text: str, words: str) -> None:
    with pytest.raises(UsageError, match=words):
        open_game(seating, text)


def test_a_record_without_a_table_is_played_on_by_people() -> None:
    referee = open_game(Seating(), "game: uly-polly\nplayers: Ana Bo\nround wolf=Bo hide=A1 dog=D4\n")
    assert language().say(referee.start()[0]) == "Welcome back."
    assert asked_by(referee).startswith("Bo, which two tiles")
