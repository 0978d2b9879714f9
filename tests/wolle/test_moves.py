"""The list of moves, counted as chess programs count positions: against a table, and against trying everything."""

from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings

from rollwrite import wolle
from rollwrite.wolle.board import Move, board_of, shapes
from rollwrite.wolle.judge import judge_turn
from rollwrite.wolle.record import write_runs
from rollwrite.wolle.rules import Play, Turn, Variant, legal_moves, new_play, play_on
from tests.wolle import brute
from tests.wolle.test_games import moments, rolls

TABLES = Path(__file__).parent.parent / "perft"


def table(face: str) -> Iterator[tuple[Variant, tuple[int, ...], int]]:
    for line in (TABLES / f"{face}.txt").read_text("utf-8").splitlines():
        words = line.partition("#")[0].split()
        if words:
            variant: Variant = "standard" if words[0] == "standard" else "no-crossing"
            yield variant, tuple(map(int, words[1:-2])), int(words[-1])


def counts_by_first_move(face: str, variant: Variant, sequence: tuple[int, ...]) -> dict[str, int]:
    play = new_play(board_of(wolle.face(face)), variant)
    moves = legal_moves(play, sequence[0])
    return {written(move): count(play_on(play, sequence[0], move), sequence[1:]) for move in moves}


def count(play: Play, sequence: tuple[int, ...]) -> int:
    if play.stopped or not sequence:
        return 1
    return sum(count(play_on(play, sequence[0], move), sequence[1:]) for move in legal_moves(play, sequence[0]))


def written(move: Move) -> str:
    return write_runs(move.runs) + (" stop" if move.stop else "")


@pytest.mark.parametrize("face", ["A", "B"])
def test_numbers_of_drawings_agree_with_the_table(face: str) -> None:
    for variant, sequence, expected in table(face):
        found = counts_by_first_move(face, variant, sequence)
        by_move = "\n".join(f"{move}: {number}" for move, number in found.items())
        assert sum(found.values()) == expected, f"{variant} {sequence} on {face}, by first move:\n{by_move}"


@pytest.mark.parametrize("face", ["A", "B"])
def test_the_table_agrees_with_trying_everything(face: str) -> None:
    for variant, sequence, expected in table(face):
        assert brute.count(wolle.face(face), sequence, crossing=variant == "standard") == expected
    assert {len(sequence) for _, sequence, _ in table(face)} == {1, 2, 3, 4}


@given(moments(), rolls)
@settings(max_examples=80, deadline=None)
def test_a_drawing_is_listed_exactly_if_it_is_judged_legal(moment: tuple[Play, tuple[Turn, ...]], roll: int) -> None:
    play, _ = moment
    listed = {(move.runs, move.stop) for move in legal_moves(play, roll)}
    for length in range(1, 7):
        for runs in shapes(length):
            for stop in (False, True):
                _, _, problems = judge_turn(play, Turn(roll, runs, stop), 1)
                assert (not problems) == ((runs, stop) in listed), (play.end, roll, runs, stop, problems)


@pytest.mark.parametrize(("face", "choices"), [("A", 8), ("B", 5)])
def test_the_rule_books_example(face: str, choices: int) -> None:
    """A 6 drawn as four to the right and two down; then a 4, which goes on in every direction but back."""
    board = board_of(wolle.face(face))
    play = new_play(board)
    six = next(move for move in legal_moves(play, 6) if move.runs == (("R", 4), ("D", 2)))
    assert len(six.path) == 7
    play = play_on(play, 6, six)
    four = {write_runs(move.runs) for move in legal_moves(play, 4)}
    assert not any(steps.startswith("U") for steps in four)
    expected = {brute_steps(drawn.path) for drawn in brute.continuations(board.face, yarn(six), 4)}
    assert four == expected
    assert len(four) == choices


def yarn(move: Move) -> tuple[brute.At, ...]:
    return tuple(map(brute.at, move.path))


def brute_steps(path: tuple[brute.At, ...]) -> str:
    names = {(0, -1): "U", (0, 1): "D", (-1, 0): "L", (1, 0): "R"}
    letters = "".join(names[b[0] - a[0], b[1] - a[1]] for a, b in pairwise(path))
    return " ".join(f"{letter}{len(list(same))}" for letter, same in groupby(letters))


def test_on_open_ground_a_roll_of_n_has_3_plus_6_times_n_minus_1_continuations() -> None:
    for n in range(1, 7):
        assert len(list(shapes(n))) == 4 + 8 * (n - 1)
        assert sum(runs[0][0] != "U" for runs in shapes(n)) == 3 + 6 * (n - 1)
