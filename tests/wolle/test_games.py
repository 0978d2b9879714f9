"""Played games are legal and counted right; a game changed in one place is refused with the right rule."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rollwrite.finding import Finding
from rollwrite.wolle.board import SIDEWAYS, STEPS, Direction, Move, Run, walk
from rollwrite.wolle.face import column_and_row, on_grid
from rollwrite.wolle.players import Player, random_player
from rollwrite.wolle.record import Record, write_runs
from rollwrite.wolle.rules import Play, Turn, Variant, legal_moves
from rollwrite.wolle.verdict import Verdict
from tests.wolle import brute
from tests.wolle.games import chances, faces, played, players, variants

OPPOSITE: dict[Direction, Direction] = {"U": "D", "D": "U", "L": "R", "R": "L"}
seeds = st.integers(0, 2**32)


def judged(play: Play, turns: tuple[Turn, ...], timer: int | None = None) -> Verdict:
    cups = tuple(play.board.dots(play.cups))
    return Record(play.board.face, play.variant, cups, timer, turns).verdict


def rules_at(problems: tuple[Finding, ...], turn: int) -> set[str]:
    return {problem.rule for problem in problems if problem.turn == turn}


@given(faces, variants, players, chances)
@settings(max_examples=150, deadline=None)
def test_every_game_played_is_legal_and_counted_as_a_person_counts(
    face: str, variant: Variant, player: Player, chance: Random
) -> None:
    play, turns = played(face, variant, player, chance)
    verdict = judged(play, turns)
    assert verdict.findings == ()
    assert verdict.play == play
    words = [(turn.roll, write_runs(turn.runs), turn.stop) for turn in turns]
    told = brute.recount(play.board.face, tuple(play.board.dots(play.cups)), words, None)
    score = play.score
    assert (score.objects, score.sets, score.paw, score.cups) == (told.objects, told.sets, told.paw, told.cups)
    assert score.total == told.objects + told.sets + told.paw + told.cups
    assert play.board.face.timer[: play.struck] == told.struck


@given(faces, variants, chances, st.integers(1, 30))
@settings(max_examples=80, deadline=None)
def test_a_timer_started_by_another_player(face: str, variant: Variant, chance: Random, timer: int) -> None:
    play, turns = played(face, variant, random_player, chance)
    verdict = judged(play, turns, timer)
    words = [(turn.roll, write_runs(turn.runs), turn.stop) for turn in turns]
    ended = next((n for n in range(len(words) + 1) if _all_struck(play, words[:n], timer)), len(words))
    assert {problem.turn for problem in verdict.findings} == set(range(ended + 1, len(words) + 1))
    assert {problem.rule for problem in verdict.findings} <= {"after-end"}


def _all_struck(play: Play, words: list[tuple[int, str, bool]], timer: int) -> bool:
    return brute.recount(play.board.face, (), words, timer).struck == play.board.face.timer


def stopper(play: Play, roll: int, moves: Sequence[Move], chance: Random) -> Move | None:
    """Draws anything, but never lets the paw go by."""
    stops = [move for move in moves if move.stop]
    return stops[0] if stops else random_player(play, roll, moves, chance)


# Mutations. Each takes a legal game up to some turn and plays that turn wrongly.


@st.composite
def moments(draw: st.DrawFn, variant: Variant = "standard") -> tuple[Play, tuple[Turn, ...]]:
    """A legal game broken off somewhere before its end."""
    play, turns = played(draw(faces), variant, random_player, draw(chances), rolls=draw(st.integers(1, 14)))
    before = turns[: draw(st.integers(0, len(turns) - 1))]
    return judged(play, before).play, before


rolls = st.integers(1, 6)
directions = st.sampled_from(tuple(STEPS))


def faults(play: Play, before: tuple[Turn, ...], turn: Turn) -> set[str]:
    """The rules broken by this turn; whatever came before it stays legal."""
    verdict = judged(play, (*before, turn))
    assert {problem.turn for problem in verdict.findings} <= {len(before) + 1}
    assert all(judged_turn.legal for judged_turn in verdict.turns[:-1])
    assert verdict.turns[-1].legal == verdict.legal
    return rules_at(verdict.findings, len(before) + 1)


def stays(play: Play, *runs: Run) -> bool:
    return all(on_grid(play.board.face, *column_and_row(dot)) for dot in walk(play.end, runs))


@given(moments(), rolls, seeds)
@settings(max_examples=100, deadline=None)
def test_another_number_of_segments_than_rolled(moment: tuple[Play, tuple[Turn, ...]], roll: int, seed: int) -> None:
    play, before = moment
    moves = [move for move in legal_moves(play, roll) if not move.stop]
    assume(moves)
    turn = Turn(roll, Random(seed).choice(moves).runs)
    assert faults(play, before, turn) == set()
    for other in {1, 2, 3, 4, 5, 6} - {roll}:
        assert faults(play, before, replace(turn, roll=other)) == {"segment-count"}
    (direction, length) = turn.runs[-1]
    assert "segment-count" in faults(play, before, replace(turn, runs=(*turn.runs[:-1], (direction, length + 1))))


@given(moments(), rolls, seeds)
@settings(max_examples=100, deadline=None)
def test_stopping_where_there_is_no_paw(moment: tuple[Play, tuple[Turn, ...]], roll: int, seed: int) -> None:
    play, before = moment
    moves = [move for move in legal_moves(play, roll) if move.end != play.board.face.paw]
    assume(moves)
    turn = Turn(roll, Random(seed).choice(moves).runs, stop=True)
    assert faults(play, before, turn) == {"paw-stop"}
    assert faults(play, before, Turn(roll, (), stop=True)) == {"paw-stop"}


@given(moments(), rolls)
@settings(max_examples=100, deadline=None)
def test_going_back_over_the_segment_just_drawn(moment: tuple[Play, tuple[Turn, ...]], roll: int) -> None:
    play, before = moment
    drawn = [turn for turn in before if turn.runs]
    assume(drawn)
    back = OPPOSITE[drawn[-1].runs[-1][0]]
    assert "segment-reused" in faults(play, before, Turn(roll, ((back, roll),)))


@given(moments(), directions, st.integers(3, 6), seeds)
@settings(max_examples=100, deadline=None)
def test_a_second_right_angle(moment: tuple[Play, tuple[Turn, ...]], first: Direction, roll: int, seed: int) -> None:
    play, before = moment
    second = Random(seed).choice(SIDEWAYS[first])
    runs: tuple[Run, ...] = ((first, 1), (second, 1), (first, roll - 2))
    assume(stays(play, *runs))
    assert "one-right-angle" in faults(play, before, Turn(roll, runs))


@given(moments(), directions, st.integers(2, 6))
@settings(max_examples=100, deadline=None)
def test_turning_back_within_a_turn(moment: tuple[Play, tuple[Turn, ...]], first: Direction, roll: int) -> None:
    play, before = moment
    runs: tuple[Run, ...] = ((first, 1), (OPPOSITE[first], roll - 1))
    assume(stays(play, *runs))
    assert "straight-or-square" in faults(play, before, Turn(roll, runs))


@given(moments(), directions)
@settings(max_examples=150, deadline=None)
def test_leaving_the_grid(moment: tuple[Play, tuple[Turn, ...]], direction: Direction) -> None:
    play, before = moment
    too_long = [roll for roll in range(1, 7) if not stays(play, (direction, roll))]
    assume(too_long)
    assert "off-grid" in faults(play, before, Turn(too_long[0], ((direction, too_long[0]),)))


@given(faces, seeds)
@settings(max_examples=60, deadline=None)
def test_a_jump_through_a_block(face: str, seed: int) -> None:
    chance = Random(seed)
    play, turns = played(face, "standard", random_player, chance, rolls=12)
    tried = 0
    for n in range(len(turns) + 1):
        moment = judged(play, turns[:n]).play
        for direction in STEPS:
            if moment.over or not stays(moment, (direction, 1)):
                continue
            near = tuple(walk(moment.end, ((direction, 1),)))
            if (near[0], near[1]) not in play.board.segment_bits:
                tried += 1
                assert faults(moment, turns[:n], Turn(1, ((direction, 1),))) == {"obstacle"}
    assume(tried)


@given(faces, variants, chances, rolls)
@settings(max_examples=100, deadline=None)
def test_going_on_after_the_end(face: str, variant: Variant, chance: Random, roll: int) -> None:
    play, turns = played(face, variant, stopper, chance, rolls=60)
    assume(play.over)
    expected = "after-stop" if play.stopped else "after-end"
    assert faults(play, turns, Turn(roll)) == {expected}
    verdict = judged(play, (*turns, Turn(roll), Turn(roll, (("D", roll),))))
    assert [problem.rule for problem in verdict.findings] == [expected, expected]
    assert verdict.play.score == play.score


@given(faces, chances)
@settings(max_examples=60, deadline=None)
def test_a_yarn_that_comes_back_to_a_dot_where_that_is_forbidden(face: str, chance: Random) -> None:
    play, turns = played(face, "standard", random_player, chance, rolls=14)
    verdict = judged(replace(play, variant="no-crossing"), turns)
    been = {play.board.face.start}
    for turn in judged(play, turns).turns:
        met_again = [dot for n, dot in enumerate(turn.path[1:], 1) if dot in been or dot in turn.path[:n]]
        assert ("crossing" in rules_at(verdict.findings, turn.number)) == bool(met_again)
        been.update(turn.path)
