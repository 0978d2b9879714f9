"""Drawings without an order, as a photo shows them."""

from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings

from rollwrite import wolle
from rollwrite.wolle.board import Run, walk
from rollwrite.wolle.face import Face, Segment, dot_name
from rollwrite.wolle.players import Player
from rollwrite.wolle.rules import Play, Turn, Variant
from rollwrite.wolle.yarn import TooTangled, explain, reached, trail_end, trail_findings
from tests.wolle import brute
from tests.wolle.games import chances, faces, played, players, variants

A = wolle.face("A")


def yarn(face: Face, *runs: Run) -> set[Segment]:
    return set(pairwise(walk(face.start, runs)))


def segments_of(play: Play) -> list[Segment]:
    return [segment for n, segment in enumerate(play.board.face.segments) if play.segments >> n & 1]


@given(faces, variants, players, chances)
@settings(max_examples=60, deadline=None)
def test_every_played_game_is_explained_with_and_without_its_rolls(
    face: str, variant: Variant, player: Player, chance: Random
) -> None:
    play, turns = played(face, variant, player, chance, rolls=18)
    segments = segments_of(play)
    assert trail_findings(play.board.face, segments) == []
    assert trail_end(play.board.face, segments) == play.end
    assert reached(play.board.face, segments) == set(play.board.dots(play.dots))
    for rolls in (None, [turn.roll for turn in turns]):
        told = explain(play.board.face, segments, rolls, variant, play.stopped)
        assert told is not None
        assert left_by(play.board.face, told) == set(segments)
        assert bool(told and told[-1].stop) == play.stopped


def left_by(face: Face, turns: list[Turn]) -> set[Segment]:
    path = list(walk(face.start, [run for turn in turns for run in turn.runs]))
    ordered = (sorted(pair, key=lambda dot: (int(dot[1:]), dot)) for pair in pairwise(path))
    return {(a, b) for a, b in ordered}


@pytest.mark.parametrize("variant", ["standard", "no-crossing"])
def test_explanations_agree_with_trying_everything(variant: Variant) -> None:
    crossing = variant == "standard"
    rolls = [(1, 2, 1), (2, 1, 2), (2, 2, 2), (4, 1, 1)]
    possible = {few: brute.drawings(A, few, crossing) for few in rolls}
    everything = sorted(set().union(*possible.values()), key=lambda found: sorted(map(sorted, found[0])))
    tried = Random(5).sample(everything, 400)
    for few, (edges, stopped) in product(rolls, tried):
        segments = [tuple(dot_name(*at) for at in sorted(edge)) for edge in edges]
        told = explain(A, [(a, b) for a, b in segments], few, variant, stopped)
        assert (told is not None) == ((edges, stopped) in possible[few]), (few, segments)


def test_an_empty_sheet_ends_where_it_begins() -> None:
    assert trail_end(A, []) == "F1"
    assert explain(A, [], [3, 4]) == [Turn(3), Turn(4)]
    assert explain(A, [], stopped=True) is None


def test_a_closed_yarn_ends_at_the_start() -> None:
    ring = yarn(A, ("R", 1), ("D", 1), ("L", 1), ("U", 1))
    assert trail_end(A, ring) == "F1"
    assert explain(A, ring, [2, 2]) is not None
    assert explain(A, ring, [4]) is None
    assert explain(A, ring, variant="no-crossing") is None


def test_a_search_that_gives_up_does_not_say_that_there_is_no_order(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = yarn(A, ("R", 1), ("D", 1), ("L", 1), ("U", 1))
    monkeypatch.setattr("rollwrite.wolle.yarn.MOST_MOMENTS", 2)
    with pytest.raises(TooTangled, match="too tangled"):
        explain(A, ring, [1, 1, 1, 1])


@pytest.mark.parametrize(
    ("segments", "rule", "where"),
    [
        ({("A1", "B1")}, "start", "A1"),
        ({("F1", "F2"), ("A3", "A4")}, "start", "A3"),
        ({("F1", "F2"), ("F2", "F3"), ("E2", "F2")}, "segment-reused", "E2"),
        ({("E1", "F1"), ("F1", "G1")}, "start", "F1"),
        ({("F1", "F2"), ("D2", "D3")}, "obstacle", "D2-D3"),
        ({("F1", "G2")}, "straight-or-square", "F1-G2"),
        ({("K1", "L1")}, "off-grid", "K1-L1"),
    ],
)
def test_what_no_single_line_can_have_left(segments: set[Segment], rule: str, where: str) -> None:
    problems = trail_findings(A, segments)
    assert (rule, where) in {(problem.rule, problem.where) for problem in problems}
    assert trail_end(A, segments) is None
    assert explain(A, segments) is None
