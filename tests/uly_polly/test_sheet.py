"""The score sheet: a game marked in its boxes counts as the game itself does."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.games import Contender
from rollwrite.language import language
from rollwrite.uly_polly import report
from rollwrite.uly_polly.rules import Event, Game, Side
from rollwrite.uly_polly.scoring import RoundResult, most_tokens, tokens
from rollwrite.uly_polly.sheet import PLAYS, ROUNDS, SEATS, SIDES, ScoreSheet, box_names, ended, plays, was_wolf
from rollwrite.uly_polly.slips import stories
from sheets.layout.catalogue import find_layout
from tests.uly_polly.strategies import played
from vision.show.place import place_of

WHOLE_GAMES = tuple(story for story in stories() if story.whole)


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


@st.composite
def whole_games(draw: st.DrawFn) -> ScoreSheet:
    """A finished game as careful players note it, on any seats."""
    story = draw(st.sampled_from(WHOLE_GAMES))
    ends: list[Side] = draw(st.lists(st.sampled_from(SIDES), min_size=story.rounds, max_size=story.rounds))
    wolves = [was_wolf(row, story.wolf(n) or "") for n, row in enumerate(ROUNDS[: story.rounds])]
    return marked(*map(plays, story.seats), *wolves, *map(ended, ROUNDS, ends))


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
    purse = tokens(players, game.rounds)
    assert sheet.findings == ()
    assert tuple(sheet.tokens.values()) == tuple(purse.values())
    assert [one.winner for one in sheet.rounds] == [one.winner for one in game.rounds]
    assert sheet.unfinished != game.over
    assert [players[seats.index(seat)] for seat in sheet.winners] == (list(most_tokens(purse)) if game.over else [])


@given(whole_games(), st.sampled_from(list(box_names())))
def test_one_wrong_box_is_one_question_about_its_player_or_round(sheet: ScoreSheet, box: str) -> None:
    """Unless the sheet still tells a game by the rules: one that is not over, and says so."""
    assert sheet.findings == ()
    assert sheet.winners
    slipped = ScoreSheet({**sheet.marks, box: not sheet.marks[box]})
    if slipped.findings:
        assert [found.where for found in slipped.findings] == [box.partition(".")[0]]
    else:
        assert slipped.unfinished
        assert box.startswith(("player", ROUNDS[len(sheet.rounds) - 1]))


@given(whole_games(), st.data())
def test_one_wrong_wolf_is_one_question_about_its_round(sheet: ScoreSheet, data: st.DataObject) -> None:
    row = data.draw(st.sampled_from([row for row in sheet.rows if not row.empty]))
    other = data.draw(st.sampled_from([seat for seat in SEATS if seat not in row.wolves]))
    wolf = row.wolf or ""
    slipped = ScoreSheet({**sheet.marks, was_wolf(row.name, wolf): False, was_wolf(row.name, other): True})
    (found,) = slipped.findings
    if found.where != row.name:  # nobody else has been this wolf: it may be the player's own box that is wrong
        assert found.where in (wolf, other)


def test_every_box_starts_with_its_player_or_round() -> None:
    names = list(box_names())
    assert len(names) == len(set(names)) == 5 + 6 * 7
    assert all(name.partition(".")[0] in (*SEATS, *ROUNDS) for name in names)


@given(st.sets(st.sampled_from(list(box_names()))))
def test_any_marks_are_counted_somehow(boxes: set[str]) -> None:
    sheet = marked(*boxes)
    assert {found.where for found in sheet.findings} <= {*SEATS, *ROUNDS, PLAYS}
    assert set(sheet.tokens) == {seat for seat in SEATS if plays(seat) in boxes}
    told = report.sheet(sheet, language())
    assert all(language().say(found) for found in sheet.findings)
    assert dict(told.document)["unfinished"] == sheet.unfinished != bool(sheet.winners)


def test_an_empty_sheet_is_empty() -> None:
    assert marked().findings == ()
    told = report.sheet(marked(), language())
    assert told.document == {"rounds": [], "tokens": {}, "winners": [], "unfinished": True}
    assert told.views[-1] == "The game has not begun."


TWO = ("player1.plays", "player2.plays")
DONE = [f"round{n}.wolf{2 - n % 2}" for n in range(1, 5)] + [f"round{n}.found" for n in range(1, 5)]


@pytest.mark.parametrize(
    ("boxes", "where", "words"),
    [
        (("player1.plays",), "plays", "needs 2 to 5 players"),
        (("round1.wolf1", "round1.found"), "round1", "player 1 was the wolf in round 1, but is not marked"),
        ((*TWO, "round1.found"), "round1", "needs one wolf"),
        ((*TWO, "round1.wolf1", "round1.wolf2", "round1.found"), "round1", "needs one wolf"),
        ((*TWO, "round1.wolf3", "round1.found"), "round1", "player 3 was the wolf"),
        ((*TWO, "round1.wolf1", "round1.found", "round1.escaped"), "round1", "only one can be"),
        ((*TWO, "round1.wolf1", "round2.wolf2", "round2.found"), "round1", "found, or did it escape"),
        ((*TWO, "round2.wolf2", "round2.found"), "round1", "round 1 is empty, though round 2 is marked"),
        ((*TWO, "round1.wolf1", "round4.wolf2"), "round4", "round 2 is empty, though round 4 is marked"),
        ((*TWO, "round1.wolf1", "round1.found", "round2.wolf1", "round2.found"), "round2", "is player 2, not player 1"),
        ((*TWO, "player5.plays", *DONE), "player5", "passes them over"),
        (("player1.plays", *DONE), "player2", "player 2 was the wolf in round 2, but is not marked"),
        ((*TWO, *DONE, "round5.wolf1", "round5.found"), "round5", "2 players have 4 rounds"),
    ],
)
def test_what_cannot_be_is_asked_once(boxes: tuple[str, ...], where: str, words: str) -> None:
    (found,) = marked(*boxes).findings
    assert found.where == where
    assert words in language().say(found)


@pytest.mark.parametrize(
    ("field", "boxes"), [(PLAYS, 5), *((seat, 1) for seat in SEATS), *((row, 7) for row in ROUNDS)]
)
def test_whatever_is_asked_has_a_place_on_the_sheet(field: str, boxes: int) -> None:
    layout = find_layout("uly-polly")
    place = place_of(layout, field)
    assert place
    assert sum(place.holds(box.rect) for box in layout.boxes) == boxes


def test_two_slips_are_two_questions() -> None:
    sheet = marked(*TWO, *(box for box in DONE if box != "round1.found"), "round3.escaped")
    assert [found.where for found in sheet.findings] == ["round1", "round3"]
    sheet = marked(*TWO, *(box for box in DONE if box != "round1.found"), "round1.wolf2")
    assert [found.where for found in sheet.findings] == ["round1", "round1"]


def test_a_finished_game_has_winners() -> None:
    sheet = marked(*TWO, *DONE)
    assert sheet.rounds == tuple(RoundResult(f"player{2 - n % 2}", "dog") for n in range(1, 5))
    assert sheet.contenders == (Contender("player1", 2), Contender("player2", 2))
    told = report.sheet(sheet, language())
    assert dict(told.document)["winners"] == ["player1", "player2"]
    assert told.views[-1] == "player1 and player2 share the victory."


def test_an_unfinished_game_says_so() -> None:
    sheet = marked(*TWO, "round1.wolf1", "round1.found", "round2.wolf2")
    assert sheet.findings == ()
    assert sheet.winners == ()
    told = report.sheet(sheet, language())
    assert told.views[-1] == "The game is unfinished: 1 of 4 rounds are decided."
    assert repr(sheet) == "<Uly & Polly of player1 player2: 1 of 4 rounds>"


def test_players_are_called_by_the_names_on_their_lines() -> None:
    sheet = ScoreSheet(marked(*TWO, *DONE[1:]).marks, {"player1": "Ana", "player2": "Bo"})
    assert sheet.tokens == {"Ana": 2, "Bo": 1}
    assert sheet.rounds[1].wolf == "Bo"
    assert [language().say(found) for found in sheet.findings] == ["round 1 needs one wolf, no more and no less"]
