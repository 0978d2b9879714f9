"""The computer's wolves and dogs: fair in what they know, and as strong as they say."""

from collections import Counter
from functools import reduce
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.uly_polly import self_play
from rollwrite.referee import Level
from rollwrite.uly_polly.dogs import Trail
from rollwrite.uly_polly.hunt import Hunt
from rollwrite.uly_polly.players import dog_step, wolf_swap
from rollwrite.uly_polly.record import Record, write
from rollwrite.uly_polly.rules import Event, Move, NewRound, Round, Swap
from rollwrite.uly_polly.wolves import KINDS, NERVOUS, Sight
from tests.uly_polly.strategies import places
from tests.uly_polly.test_hunt import GAME, one_round


def turns_of(events: list[Event]) -> list[Swap | Move]:
    return [event for event in events if isinstance(event, Swap | Move)]


def while_hidden(events: list[Event]) -> list[Event]:
    """The round up to its last open moment."""
    first = events[0]
    assert isinstance(first, NewRound)
    now = Round(first.wolf, first.hide, first.dog)
    for number, turn in enumerate(turns_of(events), 1):
        now = now.after(turn)
        if now.winner:
            return events[:number]
    return events


@settings(max_examples=30)
@given(one_round(), places)
def test_every_manner_is_a_chance_for_every_legal_swap(events: list[Event], wolf_at: str) -> None:
    first = events[0]
    assert isinstance(first, NewRound)
    now = Round(first.wolf, first.hide, first.dog)
    sight = Sight.first(first.dog)
    for turn in turns_of(while_hidden(events)):
        if now.to_move == "wolf":
            for kind in KINDS:
                chances = kind(sight)(wolf_at)
                assert list(chances) == list(now.turns())
                assert sum(chances.values()) == pytest.approx(1)
        sight, now = sight.after(turn), now.after(turn)
        assert (sight.dog_at, sight.turned) == (now.dog_at, now.turned)


@settings(max_examples=30)
@given(one_round())
def test_suspicion_is_the_hunt_map_with_nervous_habits(events: list[Event]) -> None:
    seen = while_hidden(events)
    first = seen[0]
    assert isinstance(first, NewRound)
    sight = reduce(Sight.after, turns_of(seen), Sight.first(first.dog))
    exact = Hunt.through(Record.parse(write(GAME.players, seen)), NERVOUS).rounds[0][-1].chances
    assert sight.suspicion == pytest.approx({place: float(chance) for place, chance in exact.items()})


@settings(max_examples=20)
@given(one_round())
def test_a_trail_is_a_chance_and_never_a_turned_tile(events: list[Event]) -> None:
    seen = while_hidden(events)
    first = seen[0]
    assert isinstance(first, NewRound)
    trail = reduce(Trail.after, turns_of(seen), Trail.first(first.dog))
    assert sum(trail.chances.values()) == pytest.approx(1)
    assert all(trail.chances[place] == 0 for place in trail.sight.turned)


def test_it_does_not_matter_which_tile_is_named_first() -> None:
    trail = Trail.first("B3")
    assert trail.after(Swap("C2", "D3")) == trail.after(Swap("D3", "C2"))


@settings(max_examples=30)
@given(places, places, st.sampled_from(("easy", "strong")), st.integers(0, 2**32))
def test_computers_play_legal_turns(wolf_at: str, dog_at: str, level: Level, seed: int) -> None:
    now, trail, chance = Round("Ana", wolf_at, dog_at), Trail.first(dog_at), Random(seed)
    while now.winner is None:
        swap = wolf_swap(level, now, trail.sight, chance)
        assert now.why_not(swap) is None
        now, trail = now.after(swap), trail.after(swap)
        step = Move(dog_step(level, trail, chance))
        assert now.why_not(step) is None
        now = now.after(step)
        if now.winner is None:
            trail = trail.after(step)


def test_a_strong_dog_sees_through_a_nervous_wolf_and_a_strong_wolf_does_not_mind() -> None:
    won = Counter(self_play("easy", "strong", Random(1), 60))
    assert won["dog"] > 42
    won = Counter(self_play("strong", "strong", Random(1), 60))
    assert 15 < won["dog"] < 45


@pytest.mark.parametrize("wolf", ["easy", "strong"])
def test_an_easy_dog_finds_about_half_of_all_wolves(wolf: Level) -> None:
    won = Counter(self_play(wolf, "easy", Random(2), 100))
    assert 30 < won["dog"] < 70
