"""The hunt map against brute force: every hiding place is tried, and the rules alone say what would have been seen."""

import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.errors import ExitCode, UsageError
from rollwrite.language import language
from rollwrite.uly_polly.belief import Chances, Habits
from rollwrite.uly_polly.field import PLACES, distance
from rollwrite.uly_polly.hunt import Hunt
from rollwrite.uly_polly.hunt_report import _written, hunt_report
from rollwrite.uly_polly.record import Record, write
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Round, Swap
from tests.uly_polly.strategies import next_event

GAME = Game(("Ana", "Bo"))
chance = st.fractions(Fraction(1, 20), Fraction(19, 20), max_denominator=20)
habits_or_none = st.none() | st.builds(Habits, chance, chance)


@st.composite
def one_round(draw: st.DrawFn) -> list[Event]:
    events: list[Event] = [draw(next_event(GAME))]
    game = GAME.after(events[0])
    for _ in range(draw(st.integers(0, 24))):
        if not game.open_round:
            break
        events.append(draw(next_event(game)))
        game = game.after(events[-1])
    return events


def document(text: str, habits: Habits | None = None) -> dict[str, Any]:
    return dict(hunt_report(Hunt.through(Record.parse(text), habits), language()).document)


def seen(now: Round) -> tuple[str, frozenset[str], str, str | None, str | None]:
    """What the whole table sees: never the hiding place, but for a found wolf where it lay."""
    return now.dog_at, now.turned, now.to_move, now.winner, now.wolf_at if now.winner == "dog" else None


def brute_force(events: list[Event], habits: Habits | None) -> Iterator[Chances]:
    """Play the round once with every hiding place; keep those in which the table sees just the same."""
    first = events[0]
    assert isinstance(first, NewRound)
    truth = Round(first.wolf, first.hide, first.dog)
    candidates = [(replace(truth, wolf_at=hide), Fraction(1, 16)) for hide in PLACES]
    yield shared_out(candidates)
    for event in events[1:]:
        assert isinstance(event, Swap | Move)
        played = [(now.after(event), weight * weight_of(habits, now, event)) for now, weight in candidates]
        truth = truth.after(event)
        candidates = [(now, weight) for now, weight in played if seen(now) == seen(truth)]
        yield shared_out(candidates)


def shared_out(candidates: list[tuple[Round, Fraction]]) -> Chances:
    whole = sum(weight for _, weight in candidates)
    return {place: sum((w for now, w in candidates if now.wolf_at == place), Fraction(0)) / whole for place in PLACES}


def weight_of(habits: Habits | None, now: Round, event: Swap | Move) -> Fraction:
    """A habit's chance by listing every legal swap and sorting own from other ones."""
    if habits is None or isinstance(event, Move):
        return Fraction(1)
    own = [swap for swap in now.turns() if isinstance(swap, Swap) and now.wolf_at in (swap.one, swap.other)]
    others = [swap for swap in now.turns() if swap not in own]
    steps = distance(now.wolf_at, now.dog_at)
    moves_itself = {0: Fraction(0), 1: habits.near}.get(steps, habits.far)
    if now.wolf_at in (event.one, event.other):
        return moves_itself / len(own)
    return (1 - moves_itself) / len(others)


@settings(max_examples=150)
@given(one_round(), habits_or_none)
def test_the_map_agrees_with_every_hiding_place_tried(events: list[Event], habits: Habits | None) -> None:
    (scents,) = Hunt.through(Record.parse(write(GAME.players, events)), habits).rounds
    for scent, tried in zip(scents, brute_force(events, habits), strict=True):
        assert scent.chances == tried
        assert sum(scent.chances.values()) == 1


@given(one_round())
def test_by_default_covered_places_are_counted(events: list[Event]) -> None:
    for scent in Hunt.through(Record.parse(write(GAME.players, events))).rounds[0]:
        covered = [place for place in PLACES if place not in scent.turned]
        if len(scent.possible) > 1:
            assert scent.chances == {p: Fraction(p in covered, len(covered)) for p in PLACES}


@settings(max_examples=30)
@given(one_round(), st.sampled_from(PLACES), habits_or_none)
def test_nothing_leaks_before_the_wolf_is_found(events: list[Event], other_hide: str, habits: Habits | None) -> None:
    """With another hiding place and the same things seen, the map is the same, word for word."""
    first = events[0]
    assert isinstance(first, NewRound)
    there = [replace(first, hide=other_hide), *events[1:]]
    here_maps, there_maps = (json.dumps(document(write(GAME.players, e), habits)) for e in (events, there))
    game_here, game_there = (
        Record.parse(write(GAME.players, events)).game,
        Record.parse(write(GAME.players, there)).game,
    )
    assert game_here
    assert game_there
    if "dog" not in (game_here.rounds[0].winner, game_there.rounds[0].winner):
        assert here_maps == there_maps


def test_an_old_trail_ends_with_a_new_round() -> None:
    lines = "round wolf=Ana hide=A1 dog=B2\nswap C3 D3\nmove A1\nround wolf=Bo hide=A1 dog=A1\nswap C3 D3\n"
    told = document(f"game: uly-polly\nplayers: Ana Bo\n{lines}")
    first, second = told["rounds"]
    assert [step["possible"] for step in first["steps"]] == [16, 16, 1]
    assert first["steps"][2]["chances"]["A1"] == 1.0
    assert [step["possible"] for step in second["steps"]] == [16, 16]
    assert second["wolf"] == "Bo"
    assert set(second["steps"][0]["chances"]) == set(PLACES)
    assert "hide" not in json.dumps(told)


def test_an_illegal_line_is_left_out_and_told() -> None:
    text = "game: uly-polly\nplayers: Ana Bo\nround wolf=Ana hide=A1 dog=B2\nswap B2 A1\n"
    report = hunt_report(Hunt.through(Record.parse(text)), language())
    assert report.exit_code is ExitCode.NEEDS_A_PERSON
    assert "line 4" in str(report.views[-1])


def test_no_record_no_hunt() -> None:
    with pytest.raises(UsageError, match="no record of uly-polly"):
        Hunt.through(Record.parse("game: wolle\nface: A\n"))


@pytest.mark.parametrize("near", ["0", "1", "2", "-0.5", "nan", "1/0", "9" * 5000, "", "half", "1e999999999"])
def test_habits_are_chances(near: str) -> None:
    with pytest.raises(UsageError, match="between 0 and 1"):
        Habits.of(near, "0.5")


def test_habits_may_be_written_as_fractions() -> None:
    assert Habits.of("3/5", ".3") == Habits(Fraction(3, 5), Fraction(3, 10))


def test_habits_are_asked_for_by_name() -> None:
    assert Habits.asked("count", None, None) is None
    assert Habits.asked("habits", None, None) == Habits.of("0.6", "0.3")
    assert Habits.asked("habits", "0.9", None) == Habits.of("0.9", "0.3")
    for near, far, option in (("0.6", None, "--near"), (None, "0.3", "--far"), ("", None, "--near")):
        with pytest.raises(UsageError, match=option):
            Habits.asked("count", near, far)


def test_one_round_of_the_hunt() -> None:
    lines = "round wolf=Ana hide=A1 dog=B2\nswap C3 D3\nmove A1\nround wolf=Bo hide=A1 dog=A1\nswap C3 D3\n"
    hunted = Hunt.through(Record.parse(f"game: uly-polly\nplayers: Ana Bo\n{lines}"))
    told = hunt_report(hunted.only(2), language())
    assert isinstance(told.document, dict)
    assert [(one["round"], one["wolf"]) for one in told.document["rounds"]] == [(2, "Bo")]
    assert len(told.views) == 2


def test_nothing_to_hunt() -> None:
    hunted = Hunt.through(Record.parse("game: uly-polly\nplayers: Ana Bo\n"))
    assert hunt_report(hunted, language()).views == ("No round has begun yet: nothing to hunt.",)


def test_an_endless_walk_is_refused() -> None:
    walk = "swap C3 D3\nmove A1\nswap C3 D3\nmove A2\n" * 600
    with pytest.raises(UsageError, match="too many"):
        Hunt.through(Record.parse(f"game: uly-polly\nplayers: Ana Bo\nround wolf=Ana hide=D4 dog=A2\n{walk}"))


def test_one_round_of_a_hunt_is_chosen_by_its_number() -> None:
    hunted = Hunt.through(Record.parse("game: uly-polly\nplayers: Ana Bo\nround wolf=Ana hide=A1 dog=B2\n"))
    for number in (0, 2, -1):
        with pytest.raises(UsageError, match="has 1"):
            hunted.only(number)


def test_the_smaller_the_chance_the_lighter_its_shade() -> None:
    """Chances of one in two hundred, too, are pale."""
    habits = Habits.asked("habits", "0.6", "0.3")
    trail = Hunt.through(Record.parse((Path(__file__).parents[2] / "samples/uly-polly.txt").read_text("utf-8")), habits)
    shades = "░▒▓█"
    for scents in trail.rounds:
        for scent in scents:
            shown = {place: _written(scent, place).strip("() ")[0] for place in scent.possible}
            ranked = sorted(scent.possible, key=lambda place: scent.chances[place])
            order = [shades.index(shown[place]) for place in ranked]
            assert order == sorted(order)
