"""What people stumbled over who had never seen the program: each of it once, as they typed it."""

import re
from pathlib import Path

import pypdfium2
import pytest

from tests.door import rollwrite

HOUSE = Path(__file__).parent.parent
SAMPLES = HOUSE / "samples"
AT_THE_TABLE = ("volle-wolle", "--player", "Ann", "--player", "Ben", "--auto", "--seed", "3")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


def begun(*more: str) -> None:
    assert rollwrite("play", *AT_THE_TABLE, *more, typed="20 14\n").code == 0


def finished() -> None:
    assert rollwrite("play", "wolle", "--computer", "Ann", "--computer", "Ben", "--auto", "--seed", "1").code == 0


# The table: what is kept, and what is not written over.


@pytest.mark.parametrize("new", [(), ("--new",)])
@pytest.mark.parametrize(
    "text",
    ["eggs, milk\n", "game: uly-polly\nplayers: Ann Ben\n", "game: whist\n", "game: wolle\nface: A\n3 D3\n"],
)
def test_a_text_that_is_no_game_of_this_kind_is_not_written_over(folder: Path, text: str, new: tuple[str, ...]) -> None:
    notes = folder / "notes.txt"
    notes.write_text(text)
    for game in ("volle-wolle", "wolle"):
        said = rollwrite("play", game, "--player", "Ann", "--player", "Ben", "--save", "notes.txt", *new)
        assert said.code == 2
        assert "stays as it is: choose another --save" in said.err
    assert notes.read_text() == text


def test_a_photo_is_not_written_over_either(folder: Path) -> None:
    photo = folder / "photo.jpg"
    photo.write_bytes(b"\xff\xd8\xff\xe0 not much of a photo")
    said = rollwrite("play", "wolle", "--player", "Ann", "--save", "photo.jpg", "--new")
    assert said.code == 2
    assert photo.read_bytes().startswith(b"\xff\xd8")


def test_an_open_game_is_gone_on_with_by_the_same_call_and_by_no_names(folder: Path) -> None:
    begun()
    for words in (AT_THE_TABLE, ("volle-wolle",)):
        said = rollwrite("play", *words, typed="show\n")
        assert said.code == 0
        assert "bids Ann=20 Ben=14" in (folder / "volle-wolle.txt").read_text()


def test_other_names_do_not_go_on_with_it_and_harm_nothing(folder: Path) -> None:
    begun()
    before = (folder / "volle-wolle.txt").read_text()
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Cy")
    assert said.code == 2
    assert "a game of Ann and Ben" in said.err
    assert (folder / "volle-wolle.txt").read_text() == before


@pytest.mark.parametrize(
    ("option", "value"), [("--seed", "4"), ("--deck", "mine.toml"), ("--face", "B"), ("--variant", "no-cups")]
)
def test_what_only_a_new_game_can_be_told_is_refused_of_one_that_goes_on(option: str, value: str) -> None:
    begun()
    said = rollwrite("play", "volle-wolle", option, value)
    assert said.code == 2
    assert f"leave {option} out to go on with it" in said.err


def test_who_throws_and_who_plays_may_change_when_it_goes_on(folder: Path) -> None:
    assert rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben").code == 0
    said = rollwrite(
        *("play", "volle-wolle", "--player", "Ann", "--computer", "Ben", "--auto", "--level", "easy"), typed="20\n"
    )
    assert said.code == 0
    assert "Round 1:" in said.out  # the program has dealt
    table, *record = (folder / "volle-wolle.txt").read_text().splitlines()
    assert '"computers": ["Ben"], "level": "easy", "auto": true' in table
    assert any("Ben=" in line for line in record)


def test_a_finished_game_is_put_aside_for_the_next_one(folder: Path) -> None:
    finished()
    first = (folder / "wolle.txt").read_text()
    said = rollwrite("play", "wolle", "--player", "Ann", "--player", "Ben")
    assert said.code == 0
    assert "is over; it is now in wolle-1.txt" in said.err
    assert (folder / "wolle-1.txt").read_text() == first
    assert "players: Ann Ben" in (folder / "wolle.txt").read_text()
    assert (folder / "wolle.txt").read_text() != first


def test_the_next_free_name_is_taken(folder: Path) -> None:
    (folder / "wolle-1.txt").write_text("somebody's own")
    finished()
    assert "wolle-2.txt" in rollwrite("play", "wolle", "--player", "Ann", "--player", "Ben").err
    assert (folder / "wolle-1.txt").read_text() == "somebody's own"


def test_a_finished_game_shows_how_it_ended_when_it_is_opened(folder: Path) -> None:
    finished()
    said = rollwrite("play", "wolle")
    assert "1. Ann: " in said.out
    assert "2. Ben: " in said.out
    assert "the next one begins" in said.err


@pytest.mark.parametrize("save", ["evening.txt", "our evening.txt"])
def test_the_advice_at_the_end_works_as_it_stands_there(save: str) -> None:
    import shlex

    begun("--save", save)
    advice = rollwrite("play", *AT_THE_TABLE, "--save", save).err
    command = advice[advice.index("rollwrite play") : advice.index(" goes on")]
    again = rollwrite(*shlex.split(command)[1:], typed="show\n")
    assert again.code == 0
    assert "Ann" in again.out


def test_ctrl_c_at_the_table_says_where_the_game_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:

    def interrupted(question: str, hidden: bool) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("terminal.person.ask", interrupted)
    said = rollwrite("play", *AT_THE_TABLE)
    assert "The game is kept in volle-wolle.txt" in said.err
    assert (folder / "volle-wolle.txt").exists()


# Options are honoured or refused, and never overlooked.

RECORD = "game: wolle\nface: A\nvariant: no-cups\n5 L1 D4\n"
PHOTO = str(SAMPLES / "ball-pen.jpg")  # a sheet with face A


@pytest.mark.parametrize(("option", "value"), [("--rolls", "5"), ("--face", "B")])
def test_of_a_record_score_wants_no_rolls_and_no_face_and_reads_the_others(
    folder: Path, option: str, value: str
) -> None:
    (folder / "told.txt").write_text(RECORD)
    said = rollwrite("score", "told.txt", option, value, "--json")
    assert said.code == 2
    (entry,) = said.document["files"]
    assert entry["error"] == f"{option} does not apply here, leave it out"
    assert rollwrite("score", "told.txt", option, value).out == f"told.txt: {entry['error']}\n"


def test_rolls_for_a_file_of_another_game_are_the_fault_of_that_file_alone(folder: Path) -> None:
    said = rollwrite("score", str(SAMPLES / "uly-polly.txt"), PHOTO, "--rolls", "5,5,3", "--json")
    other, photo = said.document["files"]
    assert "--rolls does not apply here" in other["error"]
    assert photo["error"] is None
    assert photo["sheets"][0]["score"]


@pytest.mark.parametrize(("option", "value"), [("--fix", "mouse.3=no"), ("--name", "K7Q2=Ann")])
def test_what_is_said_of_sheets_is_refused_where_no_sheet_was_read(folder: Path, option: str, value: str) -> None:
    (folder / "told.txt").write_text(RECORD)
    said = rollwrite("score", "told.txt", option, value)
    assert said.code == 2
    assert "no sheet was read" in said.err


@pytest.mark.parametrize("option", ["--face", "--rolls", "--variant", "--cups"])
def test_validate_refuses_what_a_record_says_itself(folder: Path, option: str) -> None:
    (folder / "told.txt").write_text(RECORD)
    said = rollwrite("validate", "told.txt", option, "5")
    assert said.code == 2
    assert f"{option} does not apply here" in said.err


def test_validate_honours_the_variant_of_a_photo() -> None:
    assert rollwrite("validate", PHOTO).code == 0
    said = rollwrite("validate", PHOTO, "--variant", "no-crossing")
    assert said.code == 1
    assert "comes back to J3, which this variant forbids\n" in said.out


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--variant", "funny", "choose standard, no-cups or no-crossing"),
        ("--face", "B", "another face than --face says"),
        ("--cups", "D4", "--cups does not apply here"),
    ],
)
def test_validate_refuses_what_a_photo_does_not_bear_out(option: str, value: str, sentence: str) -> None:
    said = rollwrite("validate", PHOTO, option, value)
    assert said.code == 2
    assert sentence in said.err


def test_a_face_that_no_sheet_has_was_named_by_mistake() -> None:
    said = rollwrite("score", PHOTO, "--face", "B")
    assert said.code == 2
    assert "no sheet with the face B was read" in said.err
    assert rollwrite("score", PHOTO, "--face", "A").code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "uly-polly", "--player", "Ann", "--player", "Ben", "--deck", "mine.toml"), "leave --deck out"),
        (("play", "uly-polly", "--player", "Ann", "--player", "Ben", "--auto"), "leave --auto out"),
        (("play", "wolle", "--player", "Ann", "--deck", "mine.toml"), "--deck does not apply here"),
        (("hunt", str(SAMPLES / "uly-polly.txt"), "--near", "0.2"), "say --model habits as well"),
        (("print", "wolle", "--part", "score"), "--part"),
        (("print", "uly-polly", "--face", "A"), "--face"),
    ],
)
def test_options_of_another_game_are_refused(words: tuple[str, ...], sentence: str) -> None:
    said = rollwrite(*words)
    assert said.code == 2
    assert sentence in said.err


# Windows of any width.


@pytest.mark.parametrize("columns", ["120", "60", "40", "20"])
def test_no_name_is_cut_off_however_narrow_the_window(
    folder: Path, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (SAMPLES / "volle-wolle.txt").read_text().replace("Cy", "Katharina-Maria")
    (folder / "game.txt").write_text(text)
    monkeypatch.setenv("COLUMNS", columns)
    for command in ("score", "validate"):
        said = rollwrite(command, "game.txt")
        assert "Katharina-Maria" in said.out
        assert "…" not in said.out


def test_in_sixty_columns_a_count_still_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    said = rollwrite("score", str(SAMPLES / "volle-wolle.txt"))
    assert max(map(len, said.out.splitlines()[1:])) <= 60


# What help and files say.


@pytest.mark.parametrize("game", ["volle_wolle", "uly_polly"])
def test_help_lists_the_parts_that_can_be_printed(game: str) -> None:
    from importlib import import_module

    shown = " ".join(rollwrite("print", "--help").out.split())
    parts = import_module(f"sheets.games.{game}.printing").PARTS
    assert ", ".join(parts) + " or all" in shown


def test_an_empty_folder_and_an_empty_file_are_told_as_what_they_are(folder: Path) -> None:
    (folder / "photos").mkdir()
    (folder / "nothing.txt").touch()
    assert rollwrite("score", "photos").out == "photos: there is nothing to read in this folder\n"
    assert rollwrite("score", "nothing.txt").out == "nothing.txt: the file is empty\n"
    assert "the file is empty" in rollwrite("validate", "nothing.txt").err
    assert "this is a folder, not a file" in rollwrite("validate", "photos").err


@pytest.mark.parametrize(
    ("kind", "start"), [("GIF", b"GIF89a\x01\x00\x01\x00"), ("BMP", b"BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00")]
)
def test_pictures_that_are_not_read_are_named_with_those_that_are(folder: Path, kind: str, start: bytes) -> None:
    (folder / "photo.jpg").write_bytes(start)
    said = rollwrite("score", "photo.jpg")
    assert said.code == 2
    assert f"a {kind} is not read; save the picture as JPEG, PNG, WebP, HEIC, TIFF or PDF" in said.out


def test_tiff_is_read(folder: Path) -> None:
    from PIL import Image

    Image.open(PHOTO).save("scan.tiff")
    same, scan = rollwrite("score", PHOTO, "scan.tiff", "--json").document["files"]
    assert scan["sheets"][0]["score"] == same["sheets"][0]["score"]


@pytest.mark.parametrize("game", ["wolle", "Wolle", "WOLLE"])
def test_capitals_do_not_matter_in_the_name_of_a_game(folder: Path, game: str) -> None:
    (folder / "told.txt").write_text(RECORD.replace("wolle", game))
    assert rollwrite("validate", "told.txt").code == 0


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("line.wkt", "LINESTRING (1 2, 3"),
        ("line.wkt", "POINT (1 2)"),
        ("line.json", '{"type": "LineString", "coordinates": [[1, 2], ["x", 3]]}'),
        ("line.json", '{"kind": 3}'),
        ("end.toml", 'game = "volle-wolle"\n[[player]\n'),
        ("face.toml", "face = \n"),
        ("deck.txt", "game: volle-wolle\nplayers: Ann Ben\ntables: 1 2\ndeck: nowhere.toml\n"),
    ],
)
def test_no_library_speaks_to_people(folder: Path, name: str, text: str) -> None:
    (folder / name).write_text(text)
    for command in (("validate",), ("score",)):
        said = rollwrite(*command, name).everything
        leaks = ("Exception", "Error", "Errno", "('", "\\x", "\\u", "geos", "shapely", "Expecting", "column ", "None")
        assert not [leak for leak in leaks if leak in said], said


def test_scripts_find_the_first_column_of_the_table_by_its_name(folder: Path) -> None:
    import csv

    rollwrite("score", str(SAMPLES / "volle-wolle.txt"), "--csv", "scores.csv")
    piped = rollwrite("score", str(SAMPLES / "volle-wolle.txt"), "--csv", "-")
    assert piped.out.replace("\r\n", "\n") == (folder / "scores.csv").read_text("utf-8")
    with (folder / "scores.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["player"] for row in rows] == ["Cy", "Dee", "Ann", "Ben"]
    assert {row["file"] for row in rows} == {str(SAMPLES / "volle-wolle.txt")}


# Advice, lines, decks and pages.


def test_a_bid_that_is_met_has_to_be_taken_says_odds_and_says_the_referee() -> None:
    said = rollwrite("odds", "--bid", "24", "--rolled", "12,10,3")
    assert said.out == "25 meets the bid: 3 cards. They are taken at once.\n"
    table = rollwrite(
        "play", "volle-wolle", "--player", "Ann", "--player", "Ben", typed="10 28 8\n14 24\n12 10 3\nhint\n"
    )
    assert "The bid is met: 3 of 10 (−4, +1), 28 (3-7-0, −2) and 8 (−1, +1) must be taken." in table.out
    assert "keep" not in table.out.splitlines()[-1]
    assert "a hint can be had when a die is to be kept" in table.err


def line(folder: Path, *points: tuple[float, float]) -> str:
    (folder / "yarn.wkt").write_text("LINESTRING (" + ", ".join(f"{x} {y}" for x, y in points) + ")")
    return "yarn.wkt"


def dots() -> dict[str, tuple[float, float]]:
    told = rollwrite("layout", "wolle", "--face", "A", "--json").document
    return {dot["name"]: (dot["x"], dot["y"]) for dot in told["dots"]}


def test_what_is_said_of_a_drawn_line_agrees_with_itself(folder: Path) -> None:
    at = dots()
    drawn = line(folder, at["F1"], at["F4"], at["G4"])  # a mouse lies on G4
    said = rollwrite("validate", drawn, "--face", "A", "--rolls", "4", "--json").document
    (turn,) = said["turns"]
    assert (turn["legal"], turn["collects"]) == (True, ["G4"])
    assert said["score"]["objects"] == len(turn["collects"])
    short = rollwrite("validate", drawn, "--face", "A", "--rolls", "5", "--json").document
    assert not short["legal"]
    assert {problem["turn"] for problem in short["problems"]} == {1}
    assert not short["turns"][0]["legal"]


def test_a_deck_is_looked_for_beside_its_record(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = folder / "club"
    club.mkdir()
    (club / "mine.toml").write_text((HOUSE / "rollwrite" / "volle_wolle" / "deck.toml").read_text("utf-8"), "utf-8")
    text = (SAMPLES / "volle-wolle.txt").read_text("utf-8")
    (club / "game.txt").write_text(text.replace("game: volle-wolle\n", "game: volle-wolle\ndeck: mine.toml\n"), "utf-8")
    assert rollwrite("validate", "club/game.txt").code == 0
    monkeypatch.chdir(club)
    assert rollwrite("validate", "game.txt").code == 0
    (club / "mine.toml").unlink()
    assert "mine.toml" in rollwrite("validate", "game.txt").everything


def test_the_sample_in_the_manual_is_a_legal_game(folder: Path) -> None:
    import re

    manual = (HOUSE / "docs" / "records.md").read_text("utf-8")
    sample = next(block for block in re.findall(r"```\n(.*?)```", manual, re.DOTALL) if "game: wolle" in block)
    (folder / "sample.txt").write_text(sample)
    assert rollwrite("validate", "sample.txt").code == 0


def test_layout_shows_people_the_spots_for_cups() -> None:
    spots = rollwrite("layout", "wolle", "--json").document["cup_spots"]
    shown = rollwrite("layout", "wolle").out
    assert all(spot in shown for spot in spots)


def test_a_dash_is_standard_output_and_no_file_of_that_name(folder: Path) -> None:
    said = rollwrite("print", "wolle", "--out", "-")
    assert said.code == 0
    assert said.out.startswith("%PDF-")
    assert "100 %" in said.err
    assert not (folder / "-").exists()


def test_hunt_shows_the_round_that_is_asked_for_and_no_other() -> None:
    record = str(SAMPLES / "uly-polly.txt")
    every, second = rollwrite("hunt", record).out, rollwrite("hunt", record, "--round", "2").out
    assert "Round 1" in every
    assert "Round 1" not in second
    assert "Round 2" in second
    assert "Round 3" not in second


def test_validate_says_when_the_timer_was_struck_and_gives_one_verdict(folder: Path) -> None:
    finished()
    said = rollwrite("validate", "wolle-Ann.txt")
    assert "strikes" in said.out
    assert "Every turn is legal." in said.out
    (folder / "short.txt").write_text(RECORD.replace("5 L1 D4", "6 L1 D4"))
    assert "Not legal: one thing is wrong." in rollwrite("validate", "short.txt").out


def test_score_says_so_when_all_rolls_are_obeyed() -> None:
    said = rollwrite("score", PHOTO, "--rolls", "3,2,5,1,2,4,6,3,5,3,4,5")
    assert said.code == 0
    assert "The yarn obeys every roll." in said.out


@pytest.mark.parametrize(
    ("words", "typed", "answer"),
    [
        (("wolle", "--variant", "no-cups"), "3\nANN d3\n", "Ann draws D3 to F4."),
        (("volle-wolle",), "10 28 8\n24 14\n9 9 4\nKEEP D10\n", "Ann keeps the 9 on the d10."),
        (("uly-polly",), "ANN\nb2\nc3\nA1 a2\n", "Ann: A1 and A2 change places."),
    ],
)
def test_capitals_do_not_matter_at_any_table(words: tuple[str, ...], typed: str, answer: str) -> None:
    said = rollwrite("play", *words, "--player", "Ann", "--player", "Ben", typed=typed)
    assert answer in said.out
    assert "no:" not in said.err


def test_what_is_typed_and_what_is_answered_is_one_word() -> None:
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben", typed="10 28 8\n24 14\n9 9 4\n")
    assert "Ann: take 3 cards or keep d12, d10 or d8?" in said.out
    assert "leave" not in said.out


def test_the_cards_to_choose_from_are_listed_and_what_has_one_answer_is_not_asked() -> None:
    typed = "10 28 8\n14 24\n12 10 3\ntake 10 28 8\n"
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben", typed=typed)
    assert "3 of 10 (−4, +1), 28 (3-7-0, −2) and 8 (−1, +1)" in said.out
    assert "Round 2." in said.out  # nothing is left for Ann, and nobody asks her about it
    missed = "10 28 8\n14 24\n5 5 4\nkeep d12\n5 4\nkeep d10\n4\n"
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben", "--new", typed=missed)
    assert "Ben misses the bid" in said.out  # without being asked whether he would like to


def test_toys_are_toys_wherever_people_read() -> None:
    finished()
    said = rollwrite("play", "wolle").out + rollwrite("score", "wolle-Ann.txt").out
    assert "toys" in said
    assert "object" not in said


# A call that is off.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("score",), "FILE... is missing: see --help"),
        (("score", "a.jpg", "--nme", "K7Q2=Ann"), "there is no option --nme: did you mean --name"),
        (("--nope",), "there is no option --nope: see --help"),
        (("scor",), "there is no command scor: choose balance, "),
        (("moves", "a.txt"), "--roll is missing: see --help"),
        (("moves", "a.txt", "--roll", "x"), "--roll: this is not a number that will do, see --help"),
        (("moves", "a.txt", "--roll"), "--roll needs something after it: see --help"),
        (("moves", "a.txt", "b.txt", "--roll", "3"), "too many words: leave b.txt out, or see --help"),
        (("score", "a.jpg", "--jobs", "0"), "--jobs: this is not a number that will do, see --help"),
        (("hunt", "a.txt", "--model", "guess"), "--model: choose count or habits"),
    ],
)
def test_a_call_that_is_off_is_told_in_our_own_words_in_every_language(words: tuple[str, ...], sentence: str) -> None:
    said = rollwrite(*words)
    assert said.code == 2
    assert said.err.startswith(f"rollwrite: {sentence}")
    assert len(said.err.splitlines()) == 1
    assert said.err not in {rollwrite(*words[:1], "--lang", lang, *words[1:]).err for lang in ("fr", "de")}


def test_a_record_written_by_hand_is_gone_on_with_by_its_own_players_only(folder: Path) -> None:
    record = "game: volle-wolle\nplayers: Ann Ben\ntables: 1 2\nlay 10 28 8\n"
    (folder / "volle-wolle.txt").write_text(record)
    said = rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Cy")
    assert said.code == 2
    assert "other players" in said.err
    assert (folder / "volle-wolle.txt").read_text() == record
    assert "Bids of Ann and Ben?" in rollwrite("play", "volle-wolle", "--player", "Ann", "--player", "Ben").out


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_line_about_26_plus_on_the_help_card_names_it(lang: str) -> None:
    from rollwrite.language import language

    lines = [language(lang).say(key) for key in language(lang).keys("paper-volle-wolle") if "26" in key]
    assert lines
    assert all("26+" in line for line in lines)


# The first evening of a family: what is said must be in their words, and lead on.


@pytest.mark.parametrize(
    ("lang", "part", "title"),
    [
        ("en", "help cards", "What a bid brings"),
        ("fr", "cartes d’aide", "Ce que rapporte une annonce"),
        ("de", "Hilfekarten", "Was ein Gebot bringt"),
    ],
)
def test_of_many_pages_it_is_told_which_is_what(folder: Path, lang: str, part: str, title: str) -> None:
    told = rollwrite("print", "volle-wolle", "--lang", lang).out
    (line,) = [line for line in told.splitlines() if part in line]
    first, last = map(int, line.split("│")[2].strip().split("–"))
    words = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(folder / "volle-wolle.pdf")]
    assert [number for number, page in enumerate(words, start=1) if title in page] == list(range(first, last, 2))


def test_of_one_part_nothing_is_listed() -> None:
    assert "│" not in rollwrite("print", "uly-polly", "--part", "dog").out


@pytest.mark.parametrize(("lang", "words"), [("en", "by hand"), ("fr", "à la main"), ("de", "von Hand")])
def test_cups_to_be_circled_are_told_in_the_language(lang: str, words: str) -> None:
    assert f"│ {words} " in rollwrite("print", "wolle", "--lang", lang).out


@pytest.mark.parametrize(("lang", "name"), [("en", "'Žoë Marić"), ("fr", "« Žoë Marić"), ("de", "„Žoë Marić")])
def test_a_name_that_will_not_do_is_told_as_it_is_written(lang: str, name: str) -> None:
    said = rollwrite("print", "wolle", "--player", "Žoë Marić von und zu Hohenlohe", "--lang", lang)
    assert said.code == 2
    assert name in said.err


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "this is a kept game of wolle"),
        ("fr", "une partie gardée de wolle"),
        ("de", "ein gespeichertes Spiel wolle"),
    ],
)
def test_a_game_that_was_kept_is_called_that_where_a_record_is_needed(lang: str, words: str) -> None:
    finished()
    said = rollwrite("moves", "wolle.txt", "--roll", "4", "--lang", lang)
    assert said.code == 2
    assert words in said.err


def test_a_photo_is_called_a_picture_where_a_record_is_needed() -> None:
    assert "this is a picture" in rollwrite("hunt", str(SAMPLES / "doubtful.jpg")).err


@pytest.mark.parametrize(("lang", "swap", "dog"), [("fr", "échange", "chien en"), ("de", "Tausch", "Hund auf")])
def test_the_hunt_is_told_in_the_language(lang: str, swap: str, dog: str) -> None:
    told = rollwrite("hunt", str(SAMPLES / "uly-polly.txt"), "--round", "6", "--lang", lang).out
    assert f"{swap} B1 C1" in told
    assert f"{dog} C2" in told
    assert "move" not in told


def test_a_face_without_yarn_shows_where_it_starts() -> None:
    told = rollwrite("face", "A").out.partition("○ start")[0]
    assert "○" in told
    assert "◉" not in told


@pytest.mark.parametrize("command", ["moves", "hunt", "play", "print", "score"])
def test_what_has_to_be_given_stands_in_capitals(command: str) -> None:
    usage = rollwrite(command, "--help").out.splitlines()[0]
    assert re.search(r"(RECORD|GAME|FILE)", usage)
