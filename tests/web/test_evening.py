"""The same paper again: what was settled stays where it still applies, and two papers with one id are noticed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.server import DOUBTFUL, SAMPLES
from web.evening import Evening
from web.live import Live
from web.reading.desk import Desk
from web.reading.worker import SeenPhoto, SeenSheet, seen
from web.settling import SeenPaper, another_paper, settled_alone, still_said
from web.store.rows import NewSheet
from web.store.store import Store


@pytest.fixture(scope="module")
def reading() -> str:
    (sheet,) = seen(DOUBTFUL).sheets
    return sheet.reading


@pytest.fixture(scope="module")
def other() -> str:
    (sheet,) = seen(SAMPLES / "felt-tip.jpg").sheets
    return sheet.reading


@pytest.fixture(scope="module")
def third() -> str:
    (sheet,) = seen(SAMPLES / "ball-pen.jpg").sheets
    return sheet.reading


def test_answers_stay_where_the_new_photo_is_in_doubt_or_agrees(reading: str) -> None:
    before = ({"mouse.3": False, "player": "Ann"}, {"mouse.1": True}, {"mouse": "ok"})
    assert still_said(before, reading) == before


def test_where_a_pen_has_been_at_work_since_the_photo_wins(reading: str) -> None:
    before = ({"mouse.1": False, "player": "Ann"}, {"sock.5": True})
    assert still_said(before, reading) == ({"player": "Ann"},)


def test_what_was_accepted_of_the_table_stays_and_that_it_is_another_paper(reading: str) -> None:
    assert still_said(({"timer": "ok"}, {"sheet": "ok"}), reading) == ({"timer": "ok"}, {"sheet": "ok"})
    assert still_said(({"player:2": "Mia"},), reading) == ({"player:2": "Mia"},)


def test_what_was_accepted_and_is_no_longer_asked_is_forgotten(reading: str) -> None:
    fixes = json.dumps([{"mouse": "ok"}, {"mouse.3": False}, {"yarn": "ok"}, {"sheet": "ok"}])
    assert settled_alone(SeenPaper(reading, fixes)).findings == ()


def photo_of(reading: str, *more: str) -> SeenPhoto:
    return SeenPhoto(sheets=tuple(SeenSheet("6UM5", one, b"") for one in (reading, *more)))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store(tmp_path)
    yield Desk(Evening(store), Live())
    store.close()


def asked_which(desk: Desk, play: int) -> list[str | None]:
    """The papers that may be others, photographed again."""
    asked = desk._evening.sheets(play)
    return [sheet.id for _, sheet in asked if "sheet" in [found.where for found in sheet.findings]]


def test_papers_with_one_id_all_count_until_somebody_says_that_they_are_one(
    desk: Desk, reading: str, other: str, third: str
) -> None:
    assert not another_paper(reading, reading)
    assert another_paper(other, reading)
    evening, play = desk._evening, desk._store.begun()
    for one in (reading, other, third):
        desk.keep(play, photo_of(one), None)
    assert [sheet.id for _, sheet in evening.sheets(play)] == ["6UM5", "6UM5~2", "6UM5~3"]
    assert asked_which(desk, play) == ["6UM5~2"]  # the third is the other side of one of them
    (first, _), (second, _), (last, _) = evening.sheets(play)
    evening.fix(second, {"sheet": "ok"})
    assert asked_which(desk, play) == []
    assert desk._store.undo_fix(second.id)
    assert asked_which(desk, play) == ["6UM5~2"]
    desk._store.take_place(second.id, first)
    assert on_the_table(desk, play) == {"6UM5": second.id, "6UM5~3": last.id}


def on_the_table(desk: Desk, play: int) -> dict[str | None, int]:
    return {row.paper: row.id for row in desk._store.sheets_of(play)}


def test_what_was_printed_three_times_is_told_apart_and_taken_again(
    desk: Desk, reading: str, other: str, third: str
) -> None:
    """Each player takes a photo of the own sheet; afterwards the second and the third take another one."""
    evening, play = desk._evening, desk._store.begun()
    for one in (reading, other):
        desk.keep(play, photo_of(one), None)
    evening.fix(evening.sheets(play)[1][0], {"sheet": "ok"})
    desk.keep(play, photo_of(third), None)  # now it is known, and nobody is asked again
    before = on_the_table(desk, play)
    assert list(before) == ["6UM5", "6UM5~2", "6UM5~3"]
    assert all("sheet" not in [found.where for found in sheet.findings] for _, sheet in evening.sheets(play))
    for one, name in ((other, "6UM5~2"), (third, "6UM5~3"), (reading, "6UM5")):
        (number,) = desk.keep(play, photo_of(one), None)
        assert on_the_table(desk, play) == before | {name: number}
        before |= {name: number}


def test_on_one_photo_they_are_told_apart_by_what_is_drawn(desk: Desk, reading: str, other: str) -> None:
    play = desk._store.begun()
    first, second = desk.keep(play, photo_of(reading, other), None)
    assert on_the_table(desk, play) == {"6UM5": first, "6UM5~2": second}
    second, first = desk.keep(play, photo_of(other, reading), None)
    assert on_the_table(desk, play) == {"6UM5": first, "6UM5~2": second}
    desk.keep(play, photo_of(reading), None)
    assert asked_which(desk, play) == []  # they did lie side by side


def test_another_paper_does_not_inherit_a_name(desk: Desk, reading: str, other: str) -> None:
    evening, play = desk._evening, desk._store.begun()
    desk.keep(play, photo_of(reading), None)
    ((row, _),) = evening.sheets(play)
    evening.fix(row, {"player": "Mia"})
    desk.keep(play, photo_of(other), None)
    assert [row.fixes for row, _ in evening.sheets(play)] == [({"player": "Mia"},), ()]


def test_front_and_back_of_a_paper_are_two_games_and_both_count(desk: Desk, reading: str) -> None:
    """They have one id, and whoever turns the paper over keeps what was won on its front."""
    (front,) = seen(SAMPLES / "pencil.jpg").sheets
    evening, play = desk._evening, desk._store.begun()
    (first,) = desk.keep(play, photo_of(front.reading), None)
    desk.keep(play, photo_of(reading), None)
    both = [(sheet.face.name, sheet.id) for _, sheet in evening.sheets(play) if sheet.face]
    assert both == [("A", "6UM5"), ("B", "6UM5~2")]
    assert not [found for _, sheet in evening.sheets(play) for found in sheet.findings if found.where == "sheet"]
    again = desk.keep(play, photo_of(front.reading), None)
    desk.keep(play, photo_of(reading), None)
    assert again[0] in [row.id for row, _ in evening.sheets(play)]
    assert first not in [row.id for row, _ in evening.sheets(play)]
    assert sorted(str(row.paper) for row, _ in evening.sheets(play)) == ["6UM5", "6UM5~2"]


def test_many_rolls_do_no_harm(tmp_path: Path, reading: str) -> None:
    store = Store(tmp_path)
    play = store.begun()
    store.keep_read(play, "", "[]", [NewSheet("6UM5", reading, "a.jpg")], None)
    for _ in range(300):
        store.keep_roll(play, 6)
    assert Evening(store).sheets(play)[0][1].findings
    store.close()


def test_a_photo_that_was_put_away_keeps_its_sheets(tmp_path: Path, reading: str) -> None:
    store = Store(tmp_path)
    play = store.begun()
    picture = store.pictures.keep(b"shown")
    store.keep_read(play, picture, '[{"key": "page/no-sheet", "facts": {}}]', [NewSheet(None, reading, "a.jpg")], None)
    (photo,) = store.photos_of(play)
    assert store.put_away(photo.id)
    assert store.photos_of(play)[0].errors == "[]"
    assert store.pictures.read(picture) is None
    assert len(store.sheets_of(play)) == 1
    store.close()


def test_the_next_game_was_not_meant_yet(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first = store.begun()
    assert not store.back_to_last_play()  # there is none before it
    store.keep_roll(first, 3)
    second = store.new_play()
    assert store.back_to_last_play()
    assert store.begun() == first
    third = store.new_play()
    store.keep_roll(third, 4)
    assert not store.back_to_last_play()  # it has begun
    assert third != second
    assert store.begun() == third
    store.close()


def test_names_that_have_a_sheet_are_not_offered_for_another(tmp_path: Path, reading: str, other: str) -> None:
    store = Store(tmp_path)
    evening, first = Evening(store), store.begun()
    for name, own in (("Ann", reading), ("Ben", other)):
        (number,) = store.keep_read(first, "", "[]", [NewSheet(None, own, "a.jpg")], None)
        store.keep_fix(number, {"player": name})
    second = store.new_play()
    assert sorted(evening.without_a_sheet(second)) == ["Ann", "Ben"]
    (number,) = store.keep_read(second, "", "[]", [NewSheet(None, reading, "a.jpg")], None)
    store.keep_fix(number, {"player": "Ann"})
    assert evening.without_a_sheet(second) == ["Ben"]
    store.close()
