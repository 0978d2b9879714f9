"""The referee at the table: a whole evening typed in, taken back, interrupted and resumed."""

import contextlib
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.errors import RollwriteError
from rollwrite.language import language
from rollwrite.referee import Level, Refused, Replies, Seating, answer
from rollwrite.volle_wolle.record import Record, write
from rollwrite.volle_wolle.referee import TableReferee, open_game
from rollwrite.volle_wolle.spelling import spelled
from rollwrite.volle_wolle.state import Stage
from tests.volle_wolle.games import own_deck, random_action, random_game

ANN_BEN = Seating(("Ann", "Ben", "Cy"), seed=3)


def at_the_table(*lines: str, seating: Seating = ANN_BEN) -> TableReferee:
    referee = open_game(seating, "")
    referee.start()
    for line in lines:
        answer(referee, line)
    return referee


def asked(referee: TableReferee) -> str:
    return language().say(referee.prompt.message)


def said(replies: Replies) -> list[str]:
    return [language().say(reply) for reply in replies]


def refusal(referee: TableReferee, line: str) -> str:
    before = referee.record
    with pytest.raises(Refused) as told:
        answer(referee, line)
    assert referee.record == before
    assert "\n" not in str(told.value)
    return str(told.value)


def test_short_words_make_a_record_that_is_legal() -> None:
    referee = at_the_table("42 19 7 dog", "24, 20, 14", "12 9 8", "take 19 42 dog", "12 5 3")
    assert referee.record.splitlines()[3:] == [
        "lay 42 19 7 dog",
        "bids Ann=24 Ben=20 Cy=14",
        "Ann roll 12 9 8",
        "Ann take 19 42 dog",
        "Ben roll 12 5 3",
        "Ben take 7",
    ]
    assert not Record.parse(referee.record).problems


def test_a_line_of_a_record_will_do_as_well() -> None:
    lines = ["lay 42 19 7 dog", "bids Ben=20 Ann=24 Cy=14", "Ann roll 12 9 8", "Ann take 19 42 dog"]
    assert at_the_table(*lines).record.splitlines()[-1] == "Ann take 19 42 dog"


def test_capitals_do_not_matter() -> None:
    lines = ["LAY 42 19 7 Dog", "Bids ben=20 ANN=24 Cy=14", "ann Roll 12 9 1", "ANN Take 19 42 DOG"]
    assert at_the_table(*lines).record.splitlines()[-1] == "Ann take 19 42 dog chips=2"
    assert refusal(at_the_table(*lines), "cy roll 12 9 1") == "it is Ben's turn, not Cy's"


def test_what_is_typed_is_what_is_printed() -> None:
    referee = at_the_table("42 19 7 dog", "26 20 14", "9 5 4")
    assert asked(referee) == "Ann: keep d12, d10 or d8?"
    assert said(answer(referee, "keep d12"))[0] == "Ann keeps the 9 on the d12."


def test_the_last_player_sees_what_is_left() -> None:
    missed = ("1 1 1", "d12", "1 1", "d10", "1")
    referee = at_the_table("42 19 48 30", "26 25 14", *missed, *missed)
    assert asked(referee) == (
        "Cy takes the rest, 42 (6), 19 (5), 48 (5) and 30 (9, −3); in which order (the last lies on top, or all)?"
    )


def test_help_is_used_where_the_bid_needs_it() -> None:
    referee = at_the_table("42 19 7 dog", "24 20 14", "12 9 1", "take 19 42 dog")
    assert referee.record.splitlines()[-1] == "Ann take 19 42 dog chips=2"


def test_a_die_may_be_called_by_its_face() -> None:
    referee = at_the_table("42 19 7 dog", "26 20 14", "9 5 5", "keep 9")
    assert referee.record.splitlines()[-1] == "Ann keep d12"
    assert refusal(at_the_table("42 19 7 dog", "26 20 14", "9 5 5"), "keep 5") == "two dice show 5: say d10 or d8"


def test_a_miss_brings_the_black_sheep_by_itself() -> None:
    referee = at_the_table("42 17 7 dog", "26 20 14", "1 1 1", "d12", "1 1", "d10", "1")
    assert asked(referee) == "Ann: miss?"
    answer(referee, "miss")
    assert referee.record.splitlines()[-1] == "Ann miss 17 7"


def test_what_is_forced_happens_by_itself() -> None:
    referee = at_the_table("42 19 48 dog", "26 20 14", "1 1 1", "d12", "1 1", "d10", "1")
    assert referee.record.splitlines()[-1] == "Ann miss"
    assert asked(referee).startswith("Ben rolls")


@pytest.mark.parametrize(
    ("lines", "bad", "complaint"),
    [
        ((), "42 19 7", "4 cards are laid out, not 3"),
        ((), "42 19 7 7", "sheep 7 is not in the pile any more"),
        ((), "42 19 7 cow", "there is no card 'cow'"),
        (("42 19 7 dog",), "24 20", "2 bids for 3 players"),
        (("42 19 7 dog",), "Ann=24 Ann=20 Ben=14 Cy=15", "two bids for Ann"),
        (("42 19 7 dog",), "24 20 27", "Cy cannot bid '27'"),
        (("42 19 7 dog",), "Ann=24 Dee=20 Cy=14", "'Dee' is not at the table"),
        (("42 19 7 dog", "24 20 14"), "13 1 1", "the d12 cannot show 13"),
        (("42 19 7 dog", "24 20 14"), "12 1", "3 dice are rolled (d12 d10 d8), not 2"),
        (("42 19 7 dog", "24 20 14"), "Ben roll 12 1 1", "it is Ann's turn, not Ben's"),
        (("42 19 7 dog", "24 20 14", "12 9 8"), "take 42 19 8", "sheep 8 is not on the table"),
        (("42 19 7 dog", "24 20 14", "12 9 8"), "take 42", "3 cards are due, not 1"),
        (("42 19 7 dog", "24 20 14", "12 9 8"), "keep d12", "29 meets the bid of 24 unaided"),
        (("42 19 7 dog", "24 20 14", "1 1 1"), "take 42 19 7", "3 does not reach the bid of 24"),
        (("42 19 7 dog", "24 20 14", "1 1 1"), "miss", "that was only try 1 of 3"),
        (("42 19 7 dog", "24 20 14", "1 1 1"), "dance", "not understood"),
        (("42 19 7 dog",), "hint", "a hint can be had when"),
        ((), "undo", "there is nothing to take back"),
    ],
)
def test_bad_input_gets_one_clear_line(lines: tuple[str, ...], bad: str, complaint: str) -> None:
    assert complaint in refusal(at_the_table(*lines), bad)


def test_26_plus_without_a_chip_gets_one_clear_line() -> None:
    text = (
        at_the_table().record
        + "lay 42 19 7 dog\nbids Ann=24 Ben=20 Cy=14\nAnn roll 12 9 1\nAnn take 19 42 dog chips=2\n"
    )
    referee = open_game(ANN_BEN, text + "Ben roll 12 9 1\nBen take 7\n")
    answer(referee, "8 9 10 11")
    assert refusal(referee, "26+ 20 14") == "Ann has no chip to pay for 26+"


def test_undo_goes_back_to_the_last_line_a_person_said() -> None:
    referee = at_the_table("42 19 48 dog", "26 20 14", "1 1 1", "d12", "1 1", "d10")
    before = referee.record
    answer(referee, "1")  # brings the forced miss with it
    answer(referee, "undo")
    assert referee.record == before
    for _ in range(6):
        answer(referee, "undo")
    assert refusal(referee, "undo") == "there is nothing to take back"


def test_after_undo_the_same_dice_fall_again() -> None:
    referee = at_the_table("deal", "26 25 24", "roll")
    rolled = referee.record
    answer(referee, "undo")
    answer(referee, "roll")
    assert referee.record == rolled


@pytest.mark.parametrize("level", ["easy", "strong"])
@pytest.mark.parametrize("players", [2, 6])
def test_computers_finish_a_game_alone(players: int, level: Level) -> None:
    names = ("Ann", "Ben", "Cy", "Dee", "Eli", "Flo")[:players]
    referee = open_game(Seating(names, names, level, auto=True, seed=5), "")
    replies = said(referee.start())
    assert referee.over
    assert "All cards are taken: the game is over." in replies
    assert replies[-players].startswith("1. ")
    assert said(open_game(Seating(), referee.record).start()) == replies[-players:]
    assert not Record.parse(referee.record).problems


def test_a_person_and_computers_play_to_the_end_with_a_break_after_every_line() -> None:
    """Each line is said to a referee freshly resumed from the record: what a crash leaves is enough."""
    seating = Seating(("Ann", "Bot", "Rob"), ("Bot", "Rob"), auto=True, seed=2)
    unbroken = open_game(seating, "")
    unbroken.start()
    rng, text = random.Random(1), unbroken.record
    while not unbroken.over:
        game = Record.parse(text).game
        assert game is not None
        line = "20" if game.stage is Stage.BIDS else spelled(game, random_action(game, rng))
        answer(unbroken, line)
        resumed = open_game(seating, text)
        resumed.start()
        answer(resumed, line)
        text = resumed.record
        assert text == unbroken.record
    assert asked(unbroken) == "The game is over (undo or quit)."


def test_a_random_game_typed_in_line_by_line_is_played_to_its_end() -> None:
    """A forced miss or rest has happened by itself when its line comes up."""
    steps = list(random_game(4, 11))
    referee = open_game(Seating(), write(steps[0][0], []))
    referee.start()
    for done, (before, action, _) in enumerate(steps):
        if len(Record.parse(referee.record).events) == done:
            answer(referee, spelled(before, action))
    assert referee.over
    assert len(Record.parse(referee.record).events) == len(steps)


def test_the_computers_seat_bids_alone() -> None:
    referee = at_the_table("42 19 7 dog", seating=Seating(("Ann", "Ben", "Bot"), ("Bot",), seed=3))
    assert "Bot bids alone" in refusal(referee, "Ann=24 Ben=20 Bot=14")
    answer(referee, "24 20")
    assert "Bot=" in referee.record.splitlines()[-1]


def test_show_and_help_at_every_stage() -> None:
    for lines in ((), ("42 19 7 dog",), ("42 19 7 dog", "24 20 14"), ("42 19 7 dog", "24 20 14", "1 1 1")):
        referee = at_the_table(*lines)
        assert referee.show()
        assert referee.help()
    assert said(answer(referee, "hint"))[0].startswith("keep d")


@pytest.mark.parametrize(
    ("seating", "text"),
    [
        (Seating(("Ann",)), ""),
        (Seating(("Ann", "lay")), ""),
        (Seating(), ""),
        (Seating(("Ann", "Ben"), deck="nowhere.toml"), ""),
        (Seating(), "game: volle-wolle\nplayers: Ann Ben\ntables: 1 2\nlay 7\n"),
        (Seating(), "game: wolle\n"),
    ],
)
def test_what_cannot_be_opened_is_told_in_one_line(seating: Seating, text: str) -> None:
    with pytest.raises(RollwriteError) as told:
        open_game(seating, text)
    assert "\n" not in str(told.value)


def test_a_deck_of_ones_own_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record names the deck as seen from where the game is kept, wherever one sat when it began."""
    (tmp_path / "decks").mkdir()
    (tmp_path / "games").mkdir()
    (tmp_path / "decks" / "mine.toml").write_text(own_deck(), "utf-8")
    monkeypatch.chdir(tmp_path)
    begun = open_game(Seating(("Ann", "Ben"), deck="decks/mine.toml", folder="games"), "")
    assert begun.record.splitlines()[1] == "deck: ../decks/mine.toml"
    monkeypatch.chdir(tmp_path / "decks")
    assert open_game(Seating(folder="../games"), begun.record).record == begun.record
    with pytest.raises(RollwriteError, match=r"cannot be resumed: line 4: .*mine\.toml"):
        open_game(Seating(folder=str(tmp_path / "nowhere" / "else")), begun.record)


def test_the_command_saves_resumes_and_complains(tmp_path: Path) -> None:
    def play(typed: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "cli", "play", "volle-wolle", "--save", str(tmp_path / "game.txt"), *words]
        return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)

    first = play("42 19 7 dog\n24 20 13\n24 20 14\n", "--player", "Ann", "--player", "Ben", "--player", "Cy")
    assert first.returncode == 0
    assert "no: Cy cannot bid '13'" in first.stderr
    assert not Record.parse((tmp_path / "game.txt").read_text("utf-8")).problems
    assert play("", "--player", "Ann").returncode == 2
    second = play("12 9 8\nundo\n")
    assert "Ann has 12 + 9 + 8 = 29 for a bid of 24." in second.stdout
    assert (tmp_path / "game.txt").read_text("utf-8").splitlines()[-1] == "bids Ann=24 Ben=20 Cy=14"
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe")
    broken = play("")
    assert broken.returncode == 2
    assert broken.stderr.count("\n") == 1


VOCABULARY = """
lay bids roll keep take miss plus chips=1 chips=99 leave-bone d12 d10 d8 dog bone 42 7 13 26+ 24 Ann Ben
Ann=24 Ann= =14 Cy=26+ all deal hint undo show help 0 -1 ² 999999999999999999999 , = #
"""
WORDS = st.sampled_from(VOCABULARY.split())


@given(st.lists(st.one_of(st.lists(WORDS, max_size=5).map(" ".join), st.text(max_size=12)), max_size=25))
@settings(max_examples=60, deadline=None)
def test_whatever_is_said_is_played_or_refused_and_the_record_stays_legal(lines: list[str]) -> None:
    referee = at_the_table("42 19 7 dog", seating=Seating(("Ann", "Ben", "Cy"), ("Cy",), auto=False, seed=1))
    for line in lines:
        with contextlib.suppress(Refused):
            answer(referee, line.strip())
    assert not Record.parse(referee.record).problems
    assert open_game(Seating(computers=()), referee.record).record == referee.record
