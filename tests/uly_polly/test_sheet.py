"""The score sheet: a game marked in its boxes counts as the game itself does."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.uly_polly.rules import Event, Game
from rollwrite.uly_polly.scoring import tokens, winners
from rollwrite.uly_polly.sheet import ROUNDS, SEATS, ScoreSheet, box_names, ended, plays, result, was_wolf
from tests.uly_polly.strategies import NAMES, played


def marked(*names: str) -> ScoreSheet:
    empty = dict.fromkeys(box_names(), False)
    return ScoreSheet({**empty, **dict.fromkeys(names, True)})


def noted(game: Game, seats: tuple[str, ...]) -> ScoreSheet:
    """What careful players would mark, sitting on these seats."""
    seat_of = dict(zip(game.players, seats, strict=True))
    boxes = [plays(seat) for seat in seats]
    for row, played_round in zip(ROUNDS, game.rounds, strict=False):
        boxes.append(was_wolf(row, seat_of[played_round.wolf]))
        if played_round.winner:
            boxes.append(ended(row, played_round.winner))
    return marked(*boxes)


@settings(max_examples=60)
@given(played(most_events=400), st.data())
def test_a_sheet_counts_as_the_game_itself(
    game_played: tuple[tuple[str, ...], list[Event]], data: st.DataObject
) -> None:
    players, events = game_played
    game = Game(players)
    for event in events:
        game = game.after(event)
    chosen = data.draw(st.sets(st.sampled_from(SEATS), min_size=len(players), max_size=len(players)))
    seats = tuple(sorted(chosen))
    sheet = noted(game, seats)
    counted = result(sheet)
    purse = tokens(players, [(r.wolf, r.winner) for r in game.rounds])
    assert sheet.queries == ()
    assert list(counted["tokens"].values()) == list(purse.values())
    assert [r["winner"] for r in counted["rounds"]] == [r.winner for r in game.rounds]
    assert [NAMES[seats.index(seat)] for seat in counted["winners"]] == winners(purse, game.over)


def test_every_box_starts_with_its_player_or_round() -> None:
    names = list(box_names())
    assert len(names) == len(set(names)) == 5 + 6 * 7
    assert all(name.partition(".")[0] in (*SEATS, *ROUNDS) for name in names)


@given(st.sets(st.sampled_from(list(box_names()))))
def test_any_marks_are_counted_somehow(boxes: set[str]) -> None:
    sheet = marked(*boxes)
    assert {query.field for query in sheet.queries} <= set(box_names())
    assert set(result(sheet)["tokens"]) == {seat for seat in SEATS if plays(seat) in boxes}


def test_an_empty_sheet_is_empty() -> None:
    assert marked().queries == ()
    assert result(marked()) == {"rounds": [], "tokens": {}, "winners": []}


TWO = ("player1.plays", "player2.plays")
DONE = [f"round{n}.wolf{2 - n % 2}" for n in range(1, 5)] + [f"round{n}.found" for n in range(1, 5)]


@pytest.mark.parametrize(
    ("boxes", "fields"),
    [
        (("player1.plays",), {f"player{n}.plays" for n in range(1, 6)}),
        (("round1.wolf1", "round1.found"), {"player1.plays", "round1.wolf1"}),
        ((*TWO, "round1.found"), {f"round1.wolf{n}" for n in range(1, 6)}),
        ((*TWO, "round1.wolf1", "round1.wolf2", "round1.found"), {"round1.wolf1", "round1.wolf2"}),
        ((*TWO, "round1.wolf3", "round1.found"), {"round1.wolf3", "player3.plays"}),
        ((*TWO, "round1.wolf1", "round1.found", "round1.escaped"), {"round1.found", "round1.escaped"}),
        ((*TWO, "round1.wolf1", "round2.wolf2", "round2.found"), {"round1.found", "round1.escaped"}),
        ((*TWO, "round2.wolf2", "round2.found"), {"round1.wolf1", "round1.found"}),
        (
            (*TWO, "round1.wolf1", "round1.found", "round2.wolf1", "round2.found"),
            {"round1.wolf1", "round2.wolf1", "player2.plays"},
        ),
        ((*TWO, *DONE, "round5.wolf1", "round5.found"), {"round5.wolf1", "round5.found", "player1.plays"}),
    ],
)
def test_what_cannot_be_is_asked(boxes: tuple[str, ...], fields: set[str]) -> None:
    sheet = marked(*boxes)
    assert fields <= {query.field for query in sheet.queries} <= set(box_names())
    assert result(sheet)["winners"] == []


def test_a_finished_game_has_winners() -> None:
    assert result(marked(*TWO, *DONE)) == {
        "rounds": [{"wolf": f"player{2 - n % 2}", "winner": "dog", "revealed": None} for n in range(1, 5)],
        "tokens": {"player1": 2, "player2": 2},
        "winners": ["player1", "player2"],
    }
