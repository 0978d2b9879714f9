"""A table of Wolle: rolls, drawings told or on paper, computers, one timer, and everything kept."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.errors import UsageError
from rollwrite.games import game_of
from rollwrite.language import language
from rollwrite.referee import Refused, Replies, Seating, answer
from rollwrite.wolle.face import face
from rollwrite.wolle.kept import KeptGame, spelled
from rollwrite.wolle.match import Match, match_of
from rollwrite.wolle.players import greedy_player, random_player
from rollwrite.wolle.record import Record
from rollwrite.wolle.referee import WolleReferee, open_game
from rollwrite.wolle.rules import VARIANTS, Variant
from rollwrite.wolle.selfplay import simulate
from rollwrite.wolle.table import Cups, Drawing, Roll
from tests.door import Run

HOUSE = Path(__file__).parents[2]
CUPS = "E2 G2 B3 D5 I4 B6"


def table(*players: str, computers: tuple[str, ...] = (), **facts: str | bool | int) -> WolleReferee:
    return open_game(Seating((*players, *computers), computers, **facts), "")  # type: ignore[arg-type]


def said(replies: Replies) -> str:
    return "\n".join(map(language().say, replies))


def talk(referee: WolleReferee, *lines: str) -> str:
    return "\n".join([said(referee.start()), *(said(answer(referee, line)) for line in lines)])


def test_those_on_paper_say_only_what_the_others_must_know() -> None:
    referee = table("Ann", "Ben")
    words = talk(referee, "6", "4", "set Ben", "5", "1", "4", "Ann stop", "3")
    assert "The first set is complete: all cross the hourglass. From roll 3 on, 5 or more strikes the top die." in words
    assert "The 5 of the timer is struck; 4 is next." in words
    assert "Ann stops on the paw." in words
    assert referee.record == (
        "game: wolle\nplayers: Ann Ben\nface: A\nvariant: standard\n6\n4\nset Ben\n5\n1\n4\nAnn stop\n3\n"
    )


def test_the_last_die_is_announced_and_the_table_says_when_all_have_drawn() -> None:
    referee = table("Ann", "Ben")
    words = talk(referee, "1", "set Ann", *("6" for _ in face("A").timer))
    assert "that was the last die of the timer: draw once more, then count" in words
    assert "the last one. Has everybody drawn?" in language().say(referee.prompt.message)
    with pytest.raises(Refused, match="this was the last roll"):
        referee.say("6")
    assert not referee.over
    assert "The rolls, for rollwrite score --rolls: 1,6,6,6,6" in said(referee.say("end"))
    assert referee.over
    assert not referee.handouts  # nobody told anything


def test_a_telling_player_is_judged_and_starts_the_timer_without_a_word() -> None:
    referee = table("Ann", "Ben", variant="no-cups")
    words = talk(referee, "6", "ann r4 d2", "4", "Ann R1 D3")
    assert "Ann draws R4 D2 to J3: sock J3. 1 point." in words
    with pytest.raises(Refused, match="Ann tells every drawing"):
        referee.say("set Ann")
    with pytest.raises(Refused, match="Ben draws on paper"):
        referee.say("Ben R4")
    with pytest.raises(Refused, match="has drawn for this roll"):
        referee.say("Ann U1")
    referee.say("3")
    with pytest.raises(Refused, match="Ann has not told yet"):
        referee.say("throw")
    with pytest.raises(Refused, match="2 segments drawn for a roll of 3"):
        referee.say("Ann D2")


def test_cups_come_before_the_first_drawing() -> None:
    referee = table("Ann", "Ben")
    referee.say("6")
    with pytest.raises(Refused, match="Ann's cups first"):
        referee.say("Ann R4 D2")
    with pytest.raises(Refused, match="2 cups where 6 belong"):
        referee.say("cups Ann E2 G2")
    referee.say(f"cups ann {CUPS.lower()}")
    referee.say("Ann R4 D2")
    with pytest.raises(Refused, match="the cups stay"):
        referee.say(f"Ann cups {CUPS}")


@pytest.mark.parametrize("line", ["7", "0", "9" * 20, "Ann", "Ann X4", "Zoe R4", "set", "cups", "set Zoe"])
def test_words_nobody_understands_change_nothing(line: str) -> None:
    referee = table("Ann", "Ben", variant="no-cups")
    referee.say("6")
    before = referee.record
    with pytest.raises(Refused):
        referee.say(line)
    assert referee.record == before


def test_moves_hint_and_mat_help_whoever_tells() -> None:
    referee = table("Ann", computers=("Cy",), variant="no-cups")
    talk(referee, "6")
    moves = said(referee.say("moves Ann")).splitlines()
    assert moves[0] == "A roll of 6 from F1"
    assert "R4 D2 to J3: sock J3" in moves
    hint = said(referee.say("hint"))
    line = hint.removeprefix("I would say: ")
    assert line.startswith("Ann ")
    referee.say(line)
    assert "○ start" in said(referee.say("mat Ann"))
    with pytest.raises(Refused, match="I draw for Cy myself"):
        referee.say("Cy pass")


def test_undo_takes_back_a_persons_line_and_all_the_computer_did_after_it() -> None:
    referee = table("Ann", computers=("Cy",), variant="no-cups")
    talk(referee)
    records = [referee.record]
    for line in ("6", "Ann R4 D2", "throw", "Ann pass"):
        referee.say(line)
        records.append(referee.record)
    thrown = referee.record
    for before in reversed(records[:-1]):
        referee.undo()
        assert referee.record == before
    with pytest.raises(Refused, match="nothing to take back"):
        referee.undo()
    for line in ("6", "Ann R4 D2", "throw", "Ann pass"):
        referee.say(line)
    assert referee.record == thrown  # the same die falls again


@pytest.mark.parametrize("level", ["easy", "strong"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_computers_play_a_whole_evening_by_themselves(level: str, variant: Variant) -> None:
    referee = table(computers=("Ann", "Ben", "Cy"), auto=True, seed=5, level=level, variant=variant)
    words = said(referee.start())
    kept = KeptGame.parse(referee.record)
    assert isinstance(kept, KeptGame)
    assert kept.legal
    if referee.over:
        assert "The game is over." in words
        match = match_of({name: Record.parse(text).record for name, text in referee.handouts.items()})
        assert not match.findings()
        assert match.rolls == kept.table.rolls


def test_a_strong_player_beats_an_easy_one() -> None:
    totals = {"easy": 0, "strong": 0}
    for level in totals:
        for seed in range(12):
            referee = table(computers=("Ann", "Ben"), auto=True, seed=seed, level=level)
            referee.start()
            kept = KeptGame.parse(referee.record)
            assert isinstance(kept, KeptGame)
            totals[level] += sum(one.total for one in kept.contenders)
    assert totals["strong"] > totals["easy"]


def lines_of(match: Match) -> list[str]:
    """A finished match as it would have been told."""
    cups = [spelled(Cups(seat.name, seat.cups)) for seat in match.seats if seat.cups]
    told = []
    for number, roll in enumerate(match.rolls):
        told.append(spelled(Roll(roll)))
        seats = [seat for seat in match.seats if number < len(seat.turns)]
        told += [spelled(Drawing(seat.name, seat.turns[number].runs, seat.turns[number].stop)) for seat in seats]
    return [*cups, *told]


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), variant=st.sampled_from(VARIANTS), letter=st.sampled_from("AB"))
def test_any_game_told_to_the_referee_comes_to_the_same_standings(seed: int, variant: Variant, letter: str) -> None:
    players = {"Ann": greedy_player, "Ben": random_player, "Cy": greedy_player}
    match = simulate(face(letter), variant, players, Random(seed))
    referee = table(*players, face=letter, variant=variant)
    for line in lines_of(match):
        referee.say(line)
    if not referee.over:  # sixty rolls without a set
        referee.say("end")
    records = {name: Record.parse(text).record for name, text in referee.handouts.items()}
    assert match_of(records).standings() == match.standings()
    assert {record.timer for record in records.values()} == {match.timer_from}
    kept = KeptGame.parse(referee.record)
    assert isinstance(kept, KeptGame)
    assert {one.player: one.total for one in kept.contenders} == {s.name: s.score.total for s in match.standings()}


WORDS = ("Ann", "ben", "Cy", "6", "1", "R4", "d2", "stop", "pass", "set", "cups", "E2", "moves", "hint", "mat", "throw")
LINES = st.lists(st.sampled_from((*WORDS, "end", "undo", "show", "help", "=", "R99", "²", "\x00")), max_size=4)


@settings(max_examples=60)
@given(lines=st.lists(LINES.map(" ".join), max_size=25), variant=st.sampled_from(VARIANTS))
def test_whatever_is_typed_is_played_or_refused_and_what_is_kept_can_be_resumed(
    lines: list[str], variant: Variant
) -> None:
    referee = table("Ann", "Ben", computers=("Cy",), variant=variant)
    referee.start()
    for line in lines:
        before = referee.record
        try:
            said(answer(referee, line))
        except Refused:
            assert referee.record == before
    kept = KeptGame.parse(referee.record)
    assert isinstance(kept, KeptGame)
    assert kept.legal
    assert open_game(Seating(), referee.record).record == referee.record


def test_a_kept_game_goes_on_from_every_line() -> None:
    lines = ["6", "Ann R4 D2", "4", "Ann R1 D3", "set Ben", "3", "Ann pass", "Ben stop"]
    whole = table("Ann", "Ben", variant="no-cups")
    for line in lines:
        resumed = open_game(Seating(("Ann", "Ben")), whole.record)
        assert resumed.record == whole.record
        resumed.say(line)
        whole.say(line)
        assert resumed.record == whole.record


@pytest.mark.parametrize(
    "damage",
    ["7", "Zoe R4", "set Ann\nset Ben", "Ann R4 D2 L1", "players: Ann Ben", "face: B", "what", "end\n6"],
)
def test_a_damaged_game_is_not_resumed_but_told(damage: str) -> None:
    text = f"game: wolle\nplayers: Ann Ben\nface: A\nvariant: no-cups\n6\n{damage}\n"
    with pytest.raises(UsageError, match="cannot be resumed: line"):
        open_game(Seating(), text)
    kept = KeptGame.parse(text)
    assert kept.findings


@pytest.mark.parametrize("names", [(), ("Ann",), ("Ann", "ann"), ("Ann", "set"), ("Ann", "4"), tuple("ABCDEFG")])
def test_names_that_cannot_sit_at_this_table(names: tuple[str, ...]) -> None:
    with pytest.raises(UsageError):
        table(*names)


def test_what_has_no_use_is_refused_and_not_overlooked() -> None:
    with pytest.raises(UsageError, match="--deck does not apply here"):
        table("Ann", "Ben", deck="deck.toml")
    kept = table("Ann", "Ben").record
    with pytest.raises(UsageError, match="--face does not apply here"):
        open_game(Seating(face="B"), kept)
    for game in ("volle-wolle", "uly-polly"):
        with pytest.raises(UsageError, match="--variant does not apply here"):
            game_of(game).referee(Seating(("Ann", "Ben", "Cy"), variant="no-cups"), "")


# --- the command ---------------------------------------------------------------------------------------------------


def played(folder: Path, lines: str, *words: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "cli", "play", "wolle", *words]
    return subprocess.run(
        call, input=lines, cwd=folder, env={**os.environ, "PYTHONPATH": str(HOUSE)}, capture_output=True, text=True
    )


def test_a_game_survives_kill_9(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "cli", "play", "wolle", "--player", "Ann", "--computer", "Cy", "--variant", "no-cups"]
    environment = {**os.environ, "PYTHONPATH": str(HOUSE)}
    with subprocess.Popen(
        call, cwd=tmp_path, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("6\nAnn R4 D2\n3\n")
        process.stdin.flush()
        while "Roll 2: 3." not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGKILL)
    before = (tmp_path / "wolle.txt").read_text("utf-8")
    assert "\nAnn R4 D2\n" in before
    assert "\n3\n" in before
    done = played(tmp_path, "Ann pass\nend\n")
    assert "Rolls so far: 6 3" in done.stdout
    assert done.returncode == 0
    assert (tmp_path / "wolle.txt").read_text("utf-8") == before + "Ann pass\nend\n"


def test_at_the_end_everybody_who_told_has_a_record_and_nothing_is_written_over(tmp_path: Path, run: Run) -> None:
    (tmp_path / "wolle-Ann.txt").write_text("my diary")
    done = played(tmp_path, "6\nAnn R4 D2\nend\n", "--player", "Ann", "--player", "Ben", "--variant", "no-cups")
    assert "Ann's own record is in wolle-Ann-2.txt" in done.stderr
    assert (tmp_path / "wolle-Ann.txt").read_text() == "my diary"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["wolle-Ann-2.txt", "wolle-Ann.txt", "wolle.txt"]
    record = Record.parse((tmp_path / "wolle-Ann-2.txt").read_text("utf-8")).record
    assert record.player == "Ann"
    assert played(tmp_path, "quit\n").returncode == 0
    assert len(list(tmp_path.iterdir())) == 3  # the same record again is the same file
    code, out, _ = run("score", str(tmp_path / "wolle-Ann-2.txt"), "--json")
    assert code == 0
    assert json.loads(out)["standings"][0]["rows"][0]["player"] == "Ann"


def test_validate_and_score_understand_a_kept_game(tmp_path: Path, run: Run) -> None:
    played(tmp_path, "6\nAnn R4 D2\nset Ben\n5\n", "--player", "Ann", "--player", "Ben", "--variant", "no-cups")
    file = str(tmp_path / "wolle.txt")
    code, out, _ = run("validate", file, "--json")
    document = json.loads(out)
    assert code == 0
    assert document["legal"]
    assert document["rolls"] == [6, 5]
    assert document["timer"] == {"active": True, "struck": [5], "ended": False}
    assert document["players"][1] == {"name": "Ben", "told": False, "stopped": False, "total": None}
    code, out, _ = run("score", file, "--json")
    entry = json.loads(out)["files"][0]
    assert code == 0
    assert [sheet["player"] for sheet in entry["sheets"]] == ["Ann"]
    code, out, _ = run("score", file)
    assert "Ann: 1 point" in out
    (tmp_path / "wolle.txt").write_text((tmp_path / "wolle.txt").read_text("utf-8") + "Ann R9\n")
    code, out, _ = run("validate", file, "--json")
    assert code == 1
    assert json.loads(out)["problems"][0]["line"] == 10
    code, out, _ = run("score", file, "--json")
    assert code == 1
    assert json.loads(out)["files"][0]["review"]


def test_a_header_without_a_face_is_an_error_not_a_crash(tmp_path: Path, run: Run) -> None:
    (tmp_path / "wolle.txt").write_text("game: wolle\nplayers: Ann Ben\nvariant: standard\n6\n")
    for command, expected in (("validate", 1), ("score", 2)):
        code, out, _ = run(command, str(tmp_path / "wolle.txt"), "--json")
        assert code == expected, out


def test_a_face_of_ones_own_is_found_from_the_kept_game(tmp_path: Path) -> None:
    source = (HOUSE / "rollwrite" / "wolle" / "faces" / "A.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(source, "utf-8")
    (tmp_path / "games").mkdir()
    words = ("--player", "Ann", "--player", "Ben", "--face", "mine.toml", "--save", "games/one.txt")
    assert played(tmp_path, "6\n", *words).returncode == 0
    assert "face: ../mine.toml\n" in (tmp_path / "games" / "one.txt").read_text("utf-8")
    assert "Rolls so far: 6" in played(tmp_path, "", "--save", "games/one.txt").stdout


def test_a_new_face_is_named_by_its_generator_and_seed(tmp_path: Path) -> None:
    done = played(tmp_path, "6\n", "--player", "Ann", "--player", "Ben", "--face", "new")
    named = next(line for line in (tmp_path / "wolle.txt").read_text("utf-8").splitlines() if line.startswith("face: "))
    seed = named.removeprefix("face: g2-")
    assert seed.isdecimal()
    assert seed in done.stderr
    assert "Rolls so far: 6" in played(tmp_path, "").stdout


def test_a_game_that_is_taken_back_at_its_end_leaves_no_record_of_what_was_not(tmp_path: Path) -> None:
    lines = ["cups Ann E2 G2 B3 D5 I4 B6", "2", "Ann D2", "end"]
    call = [sys.executable, "-m", "cli", "play", "wolle", "--player", "Ann", "--player", "Ben", "--lang", "en"]
    house = Path(__file__).parents[2]

    def played(*more: str) -> set[str]:
        words = "\n".join((*lines, *more, "quit", ""))
        world = {**os.environ, "PYTHONPATH": str(house)}
        done = subprocess.run([*call, "--new"], input=words.encode(), cwd=tmp_path, env=world, capture_output=True)
        assert done.returncode == 0, done.stderr
        return {file.name for file in tmp_path.iterdir()}

    assert played("undo") == {"wolle.txt"}
    assert played() == {"wolle.txt", "wolle-Ann.txt"}
