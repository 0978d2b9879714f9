"""Volle Wolle as others see it: the registry's entry, and the names a person types in a notebook."""

from pathlib import Path

import pytest

from rollwrite import volle_wolle
from rollwrite.errors import UsageError
from rollwrite.games import RECORD, Filled, Options, Outcome, Text, entry_of, form_of
from rollwrite.language import language
from rollwrite.volle_wolle.game import GAME
from rollwrite.volle_wolle.sheet import SEATS, box_names, number_box

SAMPLES = Path(__file__).parents[2] / "samples"
RECORD_TEXT = (SAMPLES / "volle-wolle.txt").read_text("utf-8")
END_TEXT = (SAMPLES / "volle-wolle-end.toml").read_text("utf-8")
BOXES = [box for seat in SEATS for box in box_names(seat)]
NOT_ITS_OWN = [Options(face="A"), Options(rolls="6,4"), Options(variant="no-cups"), Options(cups="D4")]


@pytest.mark.parametrize(("text", "form"), [(RECORD_TEXT, RECORD), (END_TEXT, "end")])
def test_a_text_finds_its_game_and_is_judged(text: str, form: str) -> None:
    assert form_of(text) == (entry_of("volle-wolle"), form)
    outcome = GAME.judged(Text("a file", form, text), Options())
    assert isinstance(outcome, Outcome)
    assert not outcome.findings
    for report in (GAME.report.validation(outcome, language()), GAME.report.score(outcome, language())):
        assert isinstance(report.document, dict)
        totals = {player["name"]: player["total"] for player in report.document["players"]}
        assert totals == {contender.player: contender.total for contender in outcome.contenders}


def test_notes_of_the_table_join_the_review() -> None:
    outcome = GAME.judged(Text("a file", RECORD, RECORD_TEXT.replace("bids", "bets", 1)), Options())
    note = volle_wolle.ScoreSheet(dict.fromkeys(BOXES, True)).findings[0]
    document = GAME.report.score(outcome, language(), (note,)).document
    assert isinstance(document, dict)
    assert document["review"][-1] == {"field": note.where, "reason": language().say(note)}
    assert document["review"][0]["field"].startswith("line ")


def test_a_filled_sheet_has_contenders_and_a_report() -> None:
    crossed = {"player1.units-7", "player2.tens-1", "player2.units-2"}
    outcome = GAME.filled(Filled({box: box in crossed for box in BOXES}), Options())
    assert [(each.player, each.total) for each in outcome.contenders] == [("player1", 7), ("player2", 12)]
    report = GAME.report.sheet(outcome, language())
    assert isinstance(report.document, dict)
    assert [player["rank"] for player in report.document["players"]] == [2, 1]


@pytest.mark.parametrize("options", NOT_ITS_OWN)
def test_options_of_other_games_are_refused(options: Options) -> None:
    with pytest.raises(UsageError, match="does not apply"):
        GAME.judged(Text("a.txt", RECORD, RECORD_TEXT), options)
    with pytest.raises(UsageError, match="does not apply"):
        GAME.filled(Filled(dict.fromkeys(BOXES, False)), options)


def test_the_library_is_short_and_its_values_fit_on_a_line() -> None:
    record = volle_wolle.Record.parse(RECORD_TEXT)
    end = volle_wolle.End.parse("end.toml", END_TEXT)
    sheet = volle_wolle.ScoreSheet(dict.fromkeys(BOXES, False))
    values = [volle_wolle.Deck.read(), record, record.game, record.counts[0], end.holdings[0], sheet]
    values += [volle_wolle.Setting("24", chips=1), volle_wolle.odds(volle_wolle.Setting("24", chips=1))]
    assert all(len(repr(value)) < 240 and "\n" not in repr(value) for value in values)
    assert max(volle_wolle.final_count(end.holdings), key=lambda count: count.total).rank == 1
    assert all(getattr(volle_wolle, name) for name in dir(volle_wolle))
    with pytest.raises(AttributeError):
        _ = volle_wolle.nonsense


def test_names_printed_on_the_sheet_come_back() -> None:
    crossed = {number_box(seat, "units", 3) for seat in SEATS}
    marks = {box: box in crossed for box in BOXES}
    sheet = GAME.filled(Filled(marks, names=("Ann", "Zoë")), Options())
    assert [one.player for one in sheet.contenders][:3] == ["Ann", "Zoë", SEATS[2]]
