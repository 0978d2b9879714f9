"""Several players, one object: replayed, scored, ranked."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite import wolle
from rollwrite.wolle.match import Match, NotOneTable, Seat, match_of
from rollwrite.wolle.players import greedy_player, random_player
from rollwrite.wolle.record import Record, write_runs
from rollwrite.wolle.rules import Turn, Variant
from rollwrite.wolle.selfplay import simulate
from tests.wolle import brute
from tests.wolle.games import chances, faces, variants

A = wolle.face("A")
NAMES = ["Ann", "Bob", "Cy", "Dora", "Emil", "Fay"]


@given(faces, variants, st.integers(2, 6), chances)
@settings(max_examples=40, deadline=None)
def test_a_played_table_is_legal_ranked_and_told_again_by_its_records(
    face: str, variant: Variant, count: int, chance: Random
) -> None:
    seats = {name: chance.choice((random_player, random_player, greedy_player)) for name in NAMES[:count]}
    game = simulate(wolle.face(face), variant, seats, chance)
    assert game.findings() == []
    assert match_of(game.records()) == game
    for record in game.records().values():
        assert Record.parse(record.text).record == record
    _ranks_are_right(game)


def _ranks_are_right(game: Match) -> None:
    """Counted by the recount of the tests, compared pair by pair."""
    worth = {}
    for seat, verdict in zip(game.seats, game.replay().values(), strict=True):
        words = [(turn.roll, write_runs(turn.runs), turn.stop) for turn in seat.turns]
        told = brute.recount(verdict.play.board.face, seat.cups, words, game.timer_from)
        worth[seat.name] = (told.objects + told.sets + told.paw + told.cups, told.objects)
    standings = game.standings()
    assert {standing.name for standing in standings} == set(worth)
    for one in standings:
        assert one.score.total == worth[one.name][0]
        assert one.rank == 1 + len([other for other in standings if worth[other.name] > worth[one.name]])
    assert [standing.rank for standing in standings] == sorted(standing.rank for standing in standings)


def seat(name: str, *runs: str, cups: str = "") -> Seat:
    text = "game: wolle\nface: A\n" + "\n".join(runs)
    turns = [turn for turn in Record.parse(text).turns if turn is not None]
    return Seat(name, tuple(cups.split()), tuple(turns))


def test_who_still_ties_shares_the_rank_and_the_next_is_skipped() -> None:
    sock_j3 = ("6 R4 D2", "2 pass")
    game = Match(A, "no-cups", (seat("Ann", *sock_j3), seat("Bob", "6 pass", "2 pass"), seat("Cy", *sock_j3)))
    assert game.findings() == []
    assert [(s.rank, s.name, s.score.total) for s in game.standings()] == [(1, "Ann", 1), (1, "Cy", 1), (3, "Bob", 0)]


def test_more_objects_decide_a_tie_of_points() -> None:
    cups = "E2 G2 B3 D5 I4 B6"
    mouse_i2 = seat("Bob", "4 R3 D1", "2 pass", "2 pass", "3 pass", cups=cups)
    three_and_a_cup = seat("Ann", "4 R1 D3", "2 L2", "2 D2", "3 L1 D2", cups=cups)
    game = Match(A, "standard", (mouse_i2, three_and_a_cup))
    assert game.findings() == []
    ranked = [(s.rank, s.name, s.score.objects, s.score.cups, s.score.total) for s in game.standings()]
    assert ranked == [(1, "Ann", 3, -2, 1), (2, "Bob", 1, 0, 1)]


def test_the_first_set_of_anyone_starts_the_timer_of_all() -> None:
    ann = seat("Ann", "4 R1 D3", "2 L2", "2 D2", "3 L2 D1", "6 pass", "6 pass")
    bob = seat("Bob", "4 pass", "2 pass", "2 pass", "3 pass", "6 pass", "6 pass")
    game = Match(A, "no-cups", (ann, bob))
    assert game.rolls == (4, 2, 2, 3, 6, 6)
    assert game.timer_from == 5
    assert {name: verdict.play.struck for name, verdict in game.replay().items()} == {"Ann": 2, "Bob": 2}


def test_one_players_fault_is_told_with_the_name() -> None:
    game = Match(A, "no-cups", (seat("Ann", "4 R3"), seat("Bob", "4 pass")))
    ((name, problem),) = game.findings()
    assert (name, problem.turn, problem.rule) == ("Ann", 1, "segment-count")


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([seat("Ann", "4 pass")], "1 player: the game is for 2 to 6"),
        ([seat(str(n)) for n in range(7)], "7 players"),
        ([seat("Ann"), seat("Ann")], "two players are called 'Ann'"),
        ([seat("Ann", "4 pass"), seat("Bob", "3 pass")], "roll 1 is common to all, but the players wrote 3 and 4"),
    ],
)
def test_who_cannot_have_sat_round_one_table(seats: list[Seat], sentence: str) -> None:
    with pytest.raises(NotOneTable, match=sentence):
        Match(A, "no-cups", tuple(seats))


def test_all_use_the_same_face() -> None:
    ann = Match(A, "no-cups", (seat("Ann", "4 pass"), seat("Bob", "4 pass"))).records()["Ann"]
    bob = Match(wolle.face("B"), "no-cups", (seat("Ann", "4 pass"), seat("Bob", "4 pass"))).records()["Bob"]
    assert (ann.turns, bob.turns) == ((Turn(4),), (Turn(4),))
    with pytest.raises(NotOneTable, match="the same face and the same variant"):
        match_of({"Ann": ann, "Bob": bob})
