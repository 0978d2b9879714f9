"""What people are shown: in a window of any width, in their own words, and no more than they asked for."""

from pathlib import Path

import pypdfium2
import pytest

from rollwrite.language import language
from tests.door import finished, rollwrite

HOUSE = Path(__file__).parent.parent
SAMPLES = HOUSE / "samples"
PHOTO = str(SAMPLES / "ball-pen.jpg")  # a sheet with face A
RECORD = "game: wolle\nface: A\nvariant: no-cups\n5 L1 D4\n"
pytestmark = pytest.mark.usefixtures("folder")


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


def test_layout_shows_people_the_spots_for_cups() -> None:
    spots = rollwrite("layout", "wolle", "--json").document["cup_spots"]
    shown = rollwrite("layout", "wolle").out
    assert all(spot in shown for spot in spots)


def test_hunt_shows_the_round_that_is_asked_for_and_no_other() -> None:
    record = str(SAMPLES / "uly-polly.txt")
    every, second = rollwrite("hunt", record).out, rollwrite("hunt", record, "--round", "2").out
    assert "Round 1" in every
    assert "Round 1" not in second
    assert "Round 2" in second
    assert "Round 3" not in second


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


def test_validate_says_when_the_timer_was_struck_and_gives_one_verdict(folder: Path) -> None:
    finished()
    said = rollwrite("validate", "wolle-Ann.txt")
    assert "strikes" in said.out
    assert "Every turn is legal." in said.out
    (folder / "short.txt").write_text(RECORD.replace("5 L1 D4", "6 L1 D4"))
    assert "Not legal: one thing is wrong." in rollwrite("validate", "short.txt").out


@pytest.mark.parametrize(
    ("modifier", "lang", "words"),
    [
        ("-3", "en", "with 1 chip and −3 on the herd"),
        ("0", "en", "with 1 chip and no plus or minus on the herd"),
        ("0", "fr", "avec 1 jeton, sans bonus ni malus sur le troupeau"),
        ("0", "de", "mit 1 Chip, ohne Plus oder Minus auf der Herde"),
        ("3", "de", "mit 1 Chip und +3 auf der Herde"),
    ],
)
def test_odds_say_what_they_are_of_as_the_chart_does(modifier: str, lang: str, words: str) -> None:
    assert words in rollwrite("odds", "--chips", "1", "--modifier", modifier, "--lang", lang).out


def test_score_says_so_when_all_rolls_are_obeyed() -> None:
    said = rollwrite("score", PHOTO, "--rolls", "3,2,5,1,2,4,6,3,5,3,4,5")
    assert said.code == 0
    assert "The yarn obeys every roll." in said.out


def test_toys_are_toys_wherever_people_read() -> None:
    finished()
    said = rollwrite("play", "wolle").out + rollwrite("score", "wolle-Ann.txt").out
    assert "toys" in said
    assert "object" not in said


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


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_line_about_26_plus_on_the_help_card_names_it(lang: str) -> None:
    lines = [language(lang).say(key) for key in language(lang).keys("paper-volle-wolle") if "26" in key]
    assert lines
    assert all("26+" in line for line in lines)
