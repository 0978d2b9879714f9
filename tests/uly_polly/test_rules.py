"""The rules against a table with real tiles: sixteen objects that lie somewhere and have two sides."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.uly_polly.field import NEIGHBOURS, PAIRS, PLACES
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Round, Rule, Swap
from tests.uly_polly.strategies import NAMES, anything, places, played


@dataclass(eq=False)
class Tile:
    wolf: bool = False
    face_up: bool = False


@dataclass
class Table:
    """What lies on the real table. Knows nothing of our rules, only where tiles are put and turned."""

    field: dict[str, Tile] = field(default_factory=dict)

    def does(self, event: Event) -> None:
        match event:
            case NewRound(hide=hide):
                self.field = {place: Tile(wolf=place == hide) for place in PLACES}
            case Swap(one=one, other=other):
                self.field[one], self.field[other] = self.field[other], self.field[one]
            case Move(to=to):
                self.field[to].face_up = True


@given(played())
def test_the_field_is_what_lies_on_a_real_table(game_played: tuple[tuple[str, ...], list[Event]]) -> None:
    players, events = game_played
    game, table = Game(players), Table()
    for event in events:
        was_up = {id(tile) for tile in table.field.values() if tile.face_up}
        game = game.after(event)
        table.does(event)
        now = game.rounds[-1]
        assert [place for place, tile in table.field.items() if tile.wolf] == [now.wolf_at]
        assert {place for place, tile in table.field.items() if tile.face_up} == now.turned
        if not isinstance(event, NewRound):
            assert was_up <= {id(tile) for tile in table.field.values() if tile.face_up}


@given(played(most_events=400))
def test_a_round_ends_by_the_eighth_tile_and_only_by_a_wolf_or_eight_sheep(
    game_played: tuple[tuple[str, ...], list[Event]],
) -> None:
    players, events = game_played
    game = Game(players)
    for event in events:
        game = game.after(event)
        now = game.rounds[-1]
        assert len(now.turned) <= 8
        found = now.wolf_at in now.turned
        assert now.winner == ("dog" if found else "wolf" if len(now.turned) == 8 else None)
        assert game.open_round == (None if now.winner else now)
    assert all(decided.winner for decided in game.rounds[:-1])


@given(played(), anything)
def test_an_event_is_refused_or_leaves_a_sound_game(
    game_played: tuple[tuple[str, ...], list[Event]], event: Event
) -> None:
    players, events = game_played
    game = Game(players)
    for earlier in events:
        assert game.why_not(earlier) is None
        game = game.after(earlier)
    if game.why_not(event) is None:
        if game.open_round:
            assert event in list(game.open_round.turns()) or (
                isinstance(event, Swap) and Swap(event.other, event.one) in list(game.open_round.turns())
            )
        else:
            assert isinstance(event, NewRound)
            assert event.wolf in game.next_wolves


def test_forty_two_pairs_of_tiles_touch() -> None:
    assert len(PAIRS) == 2 * 4 * 3 + 2 * 3 * 3 == 42
    assert sorted(map(len, NEIGHBOURS.values())) == [3] * 4 + [5] * 8 + [8] * 4


@given(places, places)
def test_there_is_always_a_turn(wolf: str, dog: str) -> None:
    begun = Round("Ana", wolf, dog)
    swaps = list(begun.turns())
    assert len(swaps) == 42 - len(NEIGHBOURS[dog])
    assert len(list(begun.after(swaps[0]).turns())) == len(NEIGHBOURS[dog])


def test_the_first_tile_of_the_dog_is_not_turned_even_with_the_wolf_under_it() -> None:
    game = Game(("Ana", "Bo")).after(NewRound("Ana", "B2", "B2"))
    assert game.open_round
    assert not game.open_round.turned
    assert game.why_not(Swap("B2", "C2")) is Rule.DOG_TILE
    for event in (Swap("D3", "D4"), Move("A1"), Swap("D3", "D4"), Move("B2")):
        assert game.why_not(event) is None
        game = game.after(event)
    assert game.rounds[-1].winner == "dog"
    assert len(game.rounds[-1].turned) == 2


def test_the_wolf_may_be_swapped_onto_an_uncovered_place_and_is_found_there() -> None:
    game = Game(("Ana", "Bo")).after(NewRound("Ana", "B1", "A2"))
    for event in (Swap("D3", "D4"), Move("A1"), Swap("D3", "D4"), Move("A2"), Swap("A1", "B1")):
        assert game.why_not(event) is None
        game = game.after(event)
    now = game.rounds[-1]
    assert (now.wolf_at, set(now.turned)) == ("A1", {"B1", "A2"})
    assert game.after(Move("A1")).rounds[-1].winner == "dog"
    assert game.after(Move("B1")).rounds[-1].winner is None
    assert game.after(Move("B1")).rounds[-1].turned == now.turned


@pytest.mark.parametrize(("wolf_at", "winner"), [("D4", "wolf"), ("D2", "dog")])
def test_the_eighth_tile_decides(wolf_at: str, winner: str) -> None:
    game = Game(("Ana", "Bo")).after(NewRound("Ana", wolf_at, "A4"))
    walk = ("A3", "A2", "A1", "B1", "C1", "D1", "C2", "D2")
    for step in walk:
        assert game.open_round
        game = game.after(Swap("C4", "B4")).after(Move(step))
    assert game.rounds[-1].winner == winner
    assert len(game.rounds[-1].turned) == 8


@pytest.mark.parametrize(("count", "rounds"), [(2, 4), (3, 6), (4, 4), (5, 5)])
@given(first=st.integers(0, 4))
def test_the_wolfs_role_goes_round_to_the_left(count: int, rounds: int, first: int) -> None:
    players = NAMES[:count]
    game = Game(players)
    for turn in range(rounds):
        assert not game.over
        wolf = players[(first + turn) % count]
        others = [name for name in players if name != wolf]
        if turn:
            assert all(game.why_not(NewRound(name, "A1", "B2")) is Rule.WRONG_WOLF for name in others)
        assert game.why_not(NewRound(wolf, "A1", "B2")) is None
        game = game.after(NewRound(wolf, "A1", "B2")).after(Swap("D3", "D4")).after(Move("A1"))
    assert game.over
    assert [sum(r.wolf == name for r in game.rounds) for name in players] == [rounds // count] * count
    assert game.why_not(NewRound(game.next_wolves[0], "A1", "B2")) is Rule.GAME_OVER
    assert game.why_not(Swap("C3", "D3")) is game.why_not(Move("A1")) is Rule.GAME_OVER
