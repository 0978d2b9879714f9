"""`score --table`: all files are one game at one table; whatever does not fit is named in its own file's review."""

import csv
import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollwrite.games import TABLE
from rollwrite.language import language
from rollwrite.wolle.face import Face, face
from rollwrite.wolle.kept import KeptGame, spelled
from rollwrite.wolle.match import Match
from rollwrite.wolle.one_table import OneTable
from rollwrite.wolle.players import greedy_player
from rollwrite.wolle.record import Record
from rollwrite.wolle.rules import Variant
from rollwrite.wolle.selfplay import simulate
from rollwrite.wolle.sheet import WolleSheet
from rollwrite.wolle.table import Cups, Drawing, Roll
from rollwrite.wolle.verdict import Verdict
from sheets.layout.catalogue import find_layout
from tests.door import Run
from tests.vision import desk

NAMES = ("Ann", "Ben", "Cy")


def a_match(seed: int = 4, letter: str = "A", variant: Variant = "standard") -> Match:
    return simulate(face(letter), variant, dict.fromkeys(NAMES, greedy_player), Random(seed))


def kept_text(match: Match, *tellers: str) -> str:
    lines = ["game: wolle", f"players: {' '.join(NAMES)}", f"face: {match.face.name}", f"variant: {match.variant}"]
    seats = [seat for seat in match.seats if seat.name in tellers]
    lines += [spelled(Cups(seat.name, seat.cups)) for seat in seats if seat.cups]
    for number, roll in enumerate(match.rolls):
        lines.append(spelled(Roll(roll)))
        for seat in seats:
            if number < len(seat.turns):
                turn = seat.turns[number]
                lines.append(spelled(Drawing(seat.name, turn.runs, turn.stop)))
    return "".join(f"{line}\n" for line in lines)


def written(folder: Path, match: Match) -> list[str]:
    """Everybody's record as they wrote it: nobody names the timer."""
    files = []
    for seat in match.seats:
        file = folder / f"{seat.name}.txt"
        file.write_text(Record(match.face, match.variant, seat.cups, None, seat.turns, seat.name).text, "utf-8")
        files.append(str(file))
    return files


def scored(run: Run, *words: str) -> tuple[int, dict[str, Any]]:
    code, out, _ = run("score", *words, "--json")
    return code, json.loads(out)


def reviews(document: dict[str, Any]) -> list[list[str]]:
    return [[look["field"] for sheet in file["sheets"] for look in sheet["review"]] for file in document["files"]]


@pytest.mark.parametrize("seed", range(6))
def test_records_of_one_table_agree_and_share_one_timer(seed: int, tmp_path: Path, run: Run) -> None:
    match = a_match(seed)
    code, document = scored(run, *written(tmp_path, match), "--table")
    assert code == 0
    (group,) = document["standings"]
    ranks = [(row["rank"], row["player"], row["total"]) for row in group["rows"]]
    assert ranks == [(one.rank, one.name, one.score.total) for one in match.standings()]
    for file, verdict in zip(document["files"], match.replay().values(), strict=True):
        assert file["sheets"][0]["timer"]["struck"] == list(verdict.play.timer.struck)


def test_without_the_word_nothing_is_compared(tmp_path: Path, run: Run) -> None:
    files = written(tmp_path, a_match())
    other = Path(files[1])
    other.write_text(other.read_text("utf-8").replace("game: wolle\n", "game: wolle\ntimer: 50\n"), "utf-8")
    assert reviews(scored(run, *files)[1]) == [[], [], []]
    code, document = scored(run, *files, "--table")
    assert code == 1
    assert reviews(document) == [[], ["timer"], []]


def test_the_odd_roll_is_named_where_it_stands(tmp_path: Path, run: Run) -> None:
    match = a_match()
    files = written(tmp_path, match)
    odd = Path(files[2])
    lines = odd.read_text("utf-8").splitlines()
    number = len(match.seats[2].turns)
    lines[-1] = f"{match.rolls[number - 1] % 6 + 1} pass"
    odd.write_text("\n".join(lines), "utf-8")
    last = f"turn:{number}"
    code, document = scored(run, *files, "--table")
    assert code == 1
    assert reviews(document) == [[], [], [last]]
    _, document = scored(run, files[0], files[2], "--table")  # one against one: who is right?
    assert reviews(document) == [[last], [last]]


def test_face_variant_and_player_belong_to_the_table(tmp_path: Path, run: Run) -> None:
    files = written(tmp_path, a_match())
    ben, cy = Path(files[1]), Path(files[2])
    ben.write_text(ben.read_text("utf-8").replace("variant: standard", "variant: no-crossing"), "utf-8")
    cy.write_text(cy.read_text("utf-8").replace("player: Cy", "player: Ann"), "utf-8")
    _, document = scored(run, *files, "--table")
    found = reviews(document)
    assert "player" in found[0]
    assert "variant" in found[1]
    assert "player" in found[2]
    stranger = tmp_path / "b.txt"
    stranger.write_text("game: wolle\nface: B\nvariant: no-cups\n", "utf-8")
    _, document = scored(run, files[0], files[2], str(stranger), "--table")
    assert {"face", "variant", "rolls"} <= set(reviews(document)[2])
    assert {group["face"] for group in document["standings"]} == {"A", "B"}


def test_a_record_that_ends_early_is_asked_about(tmp_path: Path, run: Run) -> None:
    files = written(tmp_path, a_match())
    ann = Path(files[0])
    ann.write_text("\n".join(ann.read_text("utf-8").splitlines()[:-4]), "utf-8")
    code, document = scored(run, *files, "--table")
    assert code == 1
    assert reviews(document)[0] == ["rolls"]


def test_a_kept_game_gives_rolls_and_timer_and_players(tmp_path: Path, run: Run) -> None:
    match = a_match()
    kept = tmp_path / "wolle.txt"
    kept.write_text(kept_text(match, *NAMES), "utf-8")
    files = written(tmp_path, match)
    code, document = scored(run, str(kept), *files, "--table")
    assert code == 0
    (group,) = document["standings"]
    assert sorted(row["player"] for row in group["rows"]) == sorted(NAMES)  # everybody once
    code, document = scored(run, str(kept), files[0], "--table")
    (group,) = document["standings"]
    assert sorted(row["player"] for row in group["rows"]) == sorted(NAMES)
    stranger = Path(files[1])
    stranger.write_text(stranger.read_text("utf-8").replace("player: Ben", "player: Zoe"), "utf-8")
    code, document = scored(run, str(kept), *files, "--table")
    assert code == 1
    assert reviews(document)[2] == ["player"]


def test_another_drawing_than_was_told_is_named(tmp_path: Path, run: Run) -> None:
    match = a_match()
    kept = tmp_path / "wolle.txt"
    kept.write_text(kept_text(match, "Ann"), "utf-8")
    ann, *_ = written(tmp_path, match)
    lines = Path(ann).read_text("utf-8").splitlines()
    number, last = next((n, line) for n, line in reversed(list(enumerate(lines))) if "pass" not in line)
    lines[number] = f"{last.split()[0]} pass"
    Path(ann).write_text("\n".join(lines[: number + 1]), "utf-8")
    _, document = scored(run, str(kept), ann, "--table")
    assert any(field.startswith("turn:") for field in reviews(document)[1])


def test_another_game_at_the_table_is_named_and_whole_tables_need_no_word(tmp_path: Path, run: Run) -> None:
    files = written(tmp_path, a_match())
    other = tmp_path / "uly.txt"
    other.write_text("game: uly-polly\nplayers: Ana Bo Cy\n", "utf-8")
    code, document = scored(run, *files, str(other), "--table")
    assert code == 1
    assert [look["field"] for look in document["files"][3]["review"]] == ["game"]
    code, _, err = run("score", str(other), "--table")
    assert code == 2
    assert "a sheet of uly-polly is a whole table already" in err


def test_two_faces_of_one_name_are_not_ranked_together(tmp_path: Path, run: Run) -> None:
    source = Path(desk.__file__).parents[2] / "rollwrite" / "wolle" / "faces" / "A.toml"
    own = source.read_text("utf-8").replace('face = "A"', 'face = "mine"')
    (tmp_path / "one.toml").write_text(own, "utf-8")
    (tmp_path / "two.toml").write_text(own.replace("timer = [5,", "timer = [6,"), "utf-8")
    assert Face.read(tmp_path / "one.toml") != Face.read(tmp_path / "two.toml")
    for name in ("one", "two"):
        text = f"game: wolle\nplayer: {name}\nface: {name}.toml\nvariant: no-cups\n6 pass\n"
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    _, document = scored(run, str(tmp_path / "one.txt"), str(tmp_path / "two.txt"))
    assert len(document["standings"]) == 2


def test_two_standings_of_one_face_have_two_titles(tmp_path: Path, run: Run) -> None:
    cups = "cups: " + " ".join(face("A").cup_spots[:6])
    for name, variant in {"Ann": "no-cups", "Ben": "no-cups", "Cy": "standard", "Di": "standard"}.items():
        lines = ["game: wolle", f"player: {name}", "face: A", f"variant: {variant}"]
        lines += [cups] if variant == "standard" else []
        (tmp_path / f"{name}.txt").write_text("\n".join([*lines, "6 pass", ""]), "utf-8")
    _, out, _ = run("score", *(str(tmp_path / f"{name}.txt") for name in ("Ann", "Ben", "Cy", "Di")))
    told = " ".join(out.split())  # titles are as narrow as their tables
    assert "Standings, wolle A · without cups" in told
    assert "Standings, wolle A · with cups" in told


# --- sheets of paper ---------------------------------------------------------------------------------------------


def sheet_of(match: Match, name: str, **changed: bool) -> WolleSheet:
    """A sheet as an honest player fills it in, but for what is changed."""
    verdict = match.replay()[name]
    play = verdict.play
    marks = {f"{kind}.{n}": True for kind, count in play.objects.items() for n in range(1, count + 1)}
    marks |= {f"cup.{n}": True for n in range(1, -play.score.cups // 2 + 1)}
    marks |= {f"timer.{n}": True for n in range(1, len(play.timer.struck) + 1)}
    marks |= {"hourglass": match.timer_from is not None, "paw": play.stopped}
    told = {name.replace("_", "."): mark for name, mark in changed.items()}
    return WolleSheet(match.face, frozenset(play.board.drawn(play.segments)), verdict.cups, {**marks, **told})


def notes(match: Match, sheets: dict[str, WolleSheet], *tellers: str, kept: bool = True) -> dict[str, list[str]]:
    game = KeptGame.parse(kept_text(match, *tellers))
    assert isinstance(game, KeptGame)
    table = OneTable([*sheets.items(), *([("", game)] if kept else [])])
    found = {name: table.notes(name, sheet) for name, sheet in sheets.items()}
    assert all(one.rule == TABLE and language().say(one) for own in found.values() for one in own)
    return {name: [one.where or "" for one in own] for name, own in found.items()}


def ended(seed: int = 4) -> Match:
    """A match whose timer ran out for everybody."""
    match = a_match(seed)
    assert all(verdict.play.ended and not verdict.play.stopped for verdict in match.replay().values())
    return match


def calm() -> Match:
    for seed in range(200):
        plays = [verdict.play for verdict in a_match(seed).replay().values()]
        if all(play.ended and not play.stopped for play in plays):
            return ended(seed)
    raise AssertionError("no match without a stop")


def test_honest_sheets_of_one_table_have_no_notes() -> None:
    match = calm()
    sheets = {name: sheet_of(match, name) for name in NAMES}
    assert notes(match, sheets, *NAMES) == {name: [] for name in NAMES}
    assert notes(match, sheets, kept=False) == {name: [] for name in NAMES}


def test_a_sheet_is_held_against_the_timer_the_cups_the_yarn_and_the_stop_that_were_told() -> None:
    match = calm()
    last = f"timer_{len(match.face.timer)}"
    sheets = {
        "Ann": sheet_of(match, "Ann", **{last: False}),
        "Ben": sheet_of(match, "Ben", hourglass=False),
        "Cy": sheet_of(match, "Cy", paw=True),
    }
    found = notes(match, sheets, *NAMES)
    assert found["Ann"] == ["timer"]
    assert found["Ben"] == ["timer"]
    assert found["Cy"] == ["paw"]
    swapped = {"Ann": sheet_of(match, "Ben")}
    assert notes(match, swapped, "Ann")["Ann"][:1] == ["yarn"]
    assert "cup" in notes(match, swapped, "Ann")["Ann"]


def test_without_a_kept_game_the_sheets_are_held_against_each_other() -> None:
    match = calm()
    last = f"timer_{len(match.face.timer)}"
    sheets = {name: sheet_of(match, name) for name in NAMES} | {"Ann": sheet_of(match, "Ann", **{last: False})}
    assert notes(match, sheets, kept=False) == {"Ann": ["timer"], "Ben": [], "Cy": []}


def test_one_against_one_both_are_asked() -> None:
    match = calm()
    last = f"timer_{len(match.face.timer)}"
    sheets = {"Ann": sheet_of(match, "Ann", **{last: False}), "Ben": sheet_of(match, "Ben")}
    assert notes(match, sheets, kept=False) == {"Ann": ["timer"], "Ben": ["timer"]}
    other = a_match(1, "B")
    sheets = {"Ann": sheet_of(match, "Ann"), "Ben": sheet_of(other, "Ben")}
    assert all("face" in found for found in notes(match, sheets, kept=False).values())


def test_records_and_sheets_are_one_table_too() -> None:
    match = calm()
    record = match.records()["Ann"]
    verdict = Record(record.face, record.variant, record.cups, None, record.turns, "Ann").verdict
    sheet = sheet_of(match, "Ben", hourglass=False)
    table = OneTable([("Ann", verdict), ("Ben", sheet)])
    assert table.options.rolls == ",".join(map(str, match.rolls))
    assert table.options.variant == "standard"
    judged = table.judged(verdict)
    assert isinstance(judged, Verdict)
    first = table.timer_from
    assert judged.play.checked_from == first
    if first is not None:
        assert [one.where for one in table.notes("Ben", sheet)][:1] == ["timer"]


def test_a_photo_lies_beside_the_kept_game(tmp_path: Path, run: Run) -> None:
    page, layout = desk.page(cups="none"), desk.layout()
    desk.thread(page, layout, "F1 F2 F3 E3 E4 E5", (60, 45, 40), 0.6)
    desk.cross(page, layout, "mouse.1", (60, 45, 40))
    photo = tmp_path / "ann.jpg"
    photo.write_bytes(desk.jpeg(desk.shoot(page, desk.camera())))
    kept = tmp_path / "wolle.txt"
    head = "game: wolle\nplayers: Ann Ben\nface: A\nvariant: no-cups\n"
    _, alone = scored(run, str(photo))
    (sheet,) = alone["files"][0]["sheets"]
    before = {look["field"] for look in sheet["review"]}
    named = ("--name", f"{sheet['sheet']}=Ann", "--table")
    kept.write_text(head + "2\n1\n2\nend\n", "utf-8")
    _, document = scored(run, str(kept), str(photo), *named)
    assert {look["field"] for look in document["files"][1]["sheets"][0]["review"]} == before  # D2, L1, D2
    kept.write_text(head + "2\n1\nset Ben\n1\nAnn stop\n", "utf-8")
    code, document = scored(run, str(kept), str(photo), *named)
    looks = {look["field"] for look in document["files"][1]["sheets"][0]["review"]} - before
    assert looks == {"yarn", "timer", "paw"}
    assert code == 1
    fixes = [word for look in (*looks, *before) for word in ("--fix", f"{look}=ok")]
    code, document = scored(run, str(kept), str(photo), *named, *fixes)
    assert document["files"][1]["sheets"][0]["review"] == []
    assert document["standings"][0]["rows"][0]["player"] == "Ann"


def test_the_spreadsheet_has_players_and_points_of_all_games(tmp_path: Path, run: Run) -> None:
    samples = Path(desk.__file__).parents[2] / "samples"
    files = written(tmp_path, a_match())
    table = tmp_path / "all.csv"
    others = [str(samples / name) for name in ("volle-wolle-end.toml", "volle-wolle.txt", "uly-polly.txt")]
    (tmp_path / "evening.txt").write_text(kept_text(a_match(5, "B"), *NAMES), "utf-8")
    run("score", *files, *others, str(tmp_path / "evening.txt"), "--csv", str(table), "--json")
    data = table.read_bytes()
    assert data.startswith(b"file,")  # a script knows the first column by its name
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8"))))
    assert {row["game"] for row in rows} == {"wolle", "volle-wolle", "uly-polly"}
    assert all(row["player"] and row["total"] != "" for row in rows)
    wolle = [row for row in rows if row["game"] == "wolle"]
    assert len(wolle) == 6
    assert all(sum(int(row[name]) for name in ("objects", "sets", "paw", "cups")) == int(row["total"]) for row in wolle)


def test_the_spreadsheet_has_players_and_points_of_photographed_score_sheets(tmp_path: Path, run: Run) -> None:
    crossed = {
        "volle-wolle": ("player1.units-7", "player1.dog.1", "player2.units-3", "player2.chips-2"),
        "uly-polly": ("player1.plays", "player2.plays", "round1.wolf1", "round1.escaped"),
    }
    photos = []
    for game, boxes in crossed.items():
        page, layout = desk.score_page(game), find_layout(game)
        for box in boxes:
            desk.cross(page, layout, box, (60, 45, 40))
        photos.append(tmp_path / f"{game}.jpg")
        photos[-1].write_bytes(desk.jpeg(desk.shoot(page, desk.camera(1500, 2000, page=layout.page))))
    run("score", *map(str, photos), "--csv", str(tmp_path / "all.csv"), "--json")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "all.csv").read_text("utf-8"))))
    totals = {(row["game"], row["player"]): row["total"] for row in rows}
    assert sum(game == "uly-polly" for game, _ in totals) == 2
    assert sum(game == "volle-wolle" for game, _ in totals) == 2
    assert sorted(int(total) for (game, _), total in totals.items() if game == "uly-polly") == [0, 1]
