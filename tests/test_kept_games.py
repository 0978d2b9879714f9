"""A game at the table is kept in a file: gone on with, put aside for the next, never written over anything else."""

import shlex
from pathlib import Path

import pytest

from tests.door import finished, rollwrite

AT_THE_TABLE = ("volle-wolle", "--player", "Ann", "--player", "Ben", "--auto", "--seed", "3")
pytestmark = pytest.mark.usefixtures("folder")


def begun(*more: str) -> None:
    assert rollwrite("play", *AT_THE_TABLE, *more, typed="20 14\n").code == 0


@pytest.mark.parametrize("new", [(), ("--new",)])
@pytest.mark.parametrize(
    "text",
    ["eggs, milk\n", "game: uly-polly\nplayers: Ann Ben\n", "game: whist\n", "game: wolle\nface: A\n3 D3\n"],
)
def test_a_text_that_is_no_game_of_this_kind_is_not_written_over(folder: Path, text: str, new: tuple[str, ...]) -> None:
    notes = folder / "notes.txt"
    notes.write_text(text)
    for game in ("volle-wolle", "wolle"):
        said = rollwrite("play", game, "--player", "Ann", "--player", "Ben", "--save", "notes.txt", *new)
        assert said.code == 2
        assert "stays as it is: choose another --save" in said.err
    assert notes.read_text() == text


def test_a_photo_is_not_written_over_either(folder: Path) -> None:
    photo = folder / "photo.jpg"
    photo.write_bytes(b"\xff\xd8\xff\xe0 not much of a photo")
    said = rollwrite("play", "wolle", "--player", "Ann", "--save", "photo.jpg", "--new")
    assert said.code == 2
    assert photo.read_bytes().startswith(b"\xff\xd8")


def test_an_open_game_is_gone_on_with_by_the_same_call_and_by_no_names(folder: Path) -> None:
    begun()
    for words in (AT_THE_TABLE, ("volle-wolle",)):
        said = rollwrite("play", *words, typed="show\n")
        assert said.code == 0
        assert "bids Ann=20 Ben=14" in (folder / "volle-wolle.txt").read_text()


def test_other_names_do_not_go_on_with_it_and_harm_nothing(folder: Path) -> None:
    begun()
    before = (folder / "volle-wolle.txt").read_text()
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Cy")
    assert said.code == 2
    assert "a game of Ann and Ben" in said.err
    assert (folder / "volle-wolle.txt").read_text() == before


@pytest.mark.parametrize(
    ("option", "value"), [("--seed", "4"), ("--deck", "mine.toml"), ("--face", "B"), ("--variant", "no-cups")]
)
def test_what_only_a_new_game_can_be_told_is_refused_of_one_that_goes_on(option: str, value: str) -> None:
    begun()
    said = rollwrite("play", "volle-wolle", option, value)
    assert said.code == 2
    assert f"leave {option} out to go on with it" in said.err


def test_who_throws_and_who_plays_may_change_when_it_goes_on(folder: Path) -> None:
    assert rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben").code == 0
    said = rollwrite(
        *("play", "volle-wolle", "--player", "Ann", "--computer", "Ben", "--auto", "--level", "easy"), typed="20\n"
    )
    assert said.code == 0
    assert "Round 1:" in said.out  # the program has dealt
    table, *record = (folder / "volle-wolle.txt").read_text().splitlines()
    assert '"computers": ["Ben"], "level": "easy", "auto": true' in table
    assert any("Ben=" in line for line in record)


def test_a_record_written_by_hand_is_gone_on_with_by_its_own_players_only(folder: Path) -> None:
    record = "game: volle-wolle\nplayers: Ann Ben\ntables: 1 2\nlay 10 28 8\n"
    (folder / "volle-wolle.txt").write_text(record)
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Cy")
    assert said.code == 2
    assert "other players" in said.err
    assert (folder / "volle-wolle.txt").read_text() == record
    assert "Bids of Ann and Ben?" in rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben").out


def test_a_finished_game_is_put_aside_for_the_next_one(folder: Path) -> None:
    finished()
    first = (folder / "wolle.txt").read_text()
    said = rollwrite("play", "wolle", "--player", "Ann", "--player", "Ben")
    assert said.code == 0
    assert "is over; it is now in wolle-1.txt" in said.err
    assert (folder / "wolle-1.txt").read_text() == first
    assert "players: Ann Ben" in (folder / "wolle.txt").read_text()
    assert (folder / "wolle.txt").read_text() != first


def test_the_next_free_name_is_taken(folder: Path) -> None:
    (folder / "wolle-1.txt").write_text("somebody's own")
    finished()
    assert "wolle-2.txt" in rollwrite("play", "wolle", "--player", "Ann", "--player", "Ben").err
    assert (folder / "wolle-1.txt").read_text() == "somebody's own"


def test_a_finished_game_shows_how_it_ended_when_it_is_opened(folder: Path) -> None:
    finished()
    said = rollwrite("play", "wolle")
    assert "1. Ann: " in said.out
    assert "2. Ben: " in said.out
    assert "the next one begins" in said.err


@pytest.mark.parametrize("save", ["evening.txt", "our evening.txt"])
def test_the_advice_at_the_end_works_as_it_stands_there(save: str) -> None:
    begun("--save", save)
    advice = rollwrite("play", *AT_THE_TABLE, "--save", save).err
    command = advice[advice.index("rollwrite play") : advice.index(" goes on")]
    again = rollwrite(*shlex.split(command)[1:], typed="show\n")
    assert again.code == 0
    assert "Ann" in again.out


def test_ctrl_c_at_the_table_says_where_the_game_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(question: str, hidden: bool) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("cli._ask", interrupted)
    said = rollwrite("play", *AT_THE_TABLE)
    assert "The game is kept in volle-wolle.txt" in said.err
    assert (folder / "volle-wolle.txt").exists()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "this is a kept game of wolle"),
        ("fr", "une partie gardée de wolle"),
        ("de", "ein gespeichertes Spiel wolle"),
    ],
)
def test_a_game_that_was_kept_is_called_that_where_a_record_is_needed(lang: str, words: str) -> None:
    finished()
    said = rollwrite("moves", "wolle.txt", "--roll", "4", "--lang", lang)
    assert said.code == 2
    assert words in said.err
