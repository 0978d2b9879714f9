"""Pictures of mats, hunts and odds: drawn with the ink of the pages, saved by the ending of their name."""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image

import cli
from rollwrite import wolle
from rollwrite.errors import FileExists, UsageError
from rollwrite.language import language
from rollwrite.uly_polly.hunt import Hunt
from rollwrite.uly_polly.record import Record
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.chances import Setting, odds
from rollwrite.wolle.mat import Mat
from sheets.games.uly_polly.hunt_picture import MOST_FIELDS, hunt_picture
from sheets.games.volle_wolle.odds_chart import PARTS, odds_chart, parts
from sheets.games.wolle.mat import draw_mat
from sheets.games.wolle.picture import mat_picture
from sheets.ink.ink import Ink, Placement
from sheets.ink.palette import FULL, Colour
from sheets.ink.path import circle, rectangle
from sheets.layout.catalogue import find_layout
from sheets.press.pictures import Picture, as_svg
from tests.sheets.ledger import Ledger

SVG = "{http://www.w3.org/2000/svg}"


def told(picture: Picture) -> Ledger:
    ledger = Ledger()
    picture.draw(ledger)
    return ledger


def every_verb(ink: Ink) -> None:
    """Each place has one colour, so that two inks can be compared by eye, or by a number."""
    with ink.clipped(rectangle(2, 2, 6, 6)):
        ink.paint(rectangle(0, 0, 10, 10), Colour.RED)
    for x in (14, 24):
        ink.stamp("spot", lambda paper: paper.paint(circle(0, 0, 1), Colour.BLUE, Colour.INK, 0.2), Placement(x, 5, 3))
    ink.write("Größe < 1", 2, 16, 14, colour=Colour.GREEN)


PLAIN = Picture("A & B", 30, 20, every_verb)


def test_an_svg_says_what_the_verbs_say() -> None:
    root = ET.fromstring(as_svg(PLAIN))
    assert (root.get("width"), root.get("viewBox")) == ("30mm", "0 0 30 20")
    assert root.findtext(f"{SVG}title") == "A & B"
    (words,) = root.iter(f"{SVG}text")
    assert words.text == "Größe < 1"
    assert words.get("fill") == FULL[Colour.GREEN]
    assert len(list(root.iter(f"{SVG}use"))) == 2
    assert len([shape for shape in root.iter(f"{SVG}path") if shape.get("fill") == FULL[Colour.BLUE]]) == 1
    names = {f"#{group.get('id')}" for group in root.iter(f"{SVG}g")}
    assert {use.get("href") for use in root.iter(f"{SVG}use")} <= names


def test_a_png_shows_what_the_verbs_say(tmp_path: Path) -> None:
    PLAIN.save(tmp_path / "a.png")
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == (240, 160)
        assert _hex(image, 5, 5) == FULL[Colour.RED]
        assert _hex(image, 1, 1) == "#FFFFFF"  # clipped
        assert _hex(image, 14, 5) == _hex(image, 24, 5) == FULL[Colour.BLUE]


def _hex(image: Image.Image, x: float, y: float) -> str:
    red, green, blue = image.convert("RGB").getpixel((round(x * 8), round(y * 8)))  # type: ignore[misc]
    return f"#{red:02X}{green:02X}{blue:02X}"


@pytest.mark.parametrize(("ending", "start"), [("svg", b"<svg"), ("PNG", b"\x89PNG"), ("pdf", b"%PDF")])
def test_the_ending_says_what_is_saved(tmp_path: Path, ending: str, start: bytes) -> None:
    file = tmp_path / f"odds.{ending}"
    PLAIN.save(file)
    before = file.read_bytes()
    assert before.startswith(start)
    with pytest.raises(FileExists):
        Picture("other", 9, 9, every_verb).save(file)
    assert file.read_bytes() == before
    Picture("other", 9, 9, every_verb).save(file, force=True)
    assert file.read_bytes() != before


def test_another_kind_of_picture_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"\.svg, \.png or \.pdf"):
        PLAIN.save(tmp_path / "odds.gif")


def test_a_dash_is_standard_output(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    PLAIN.save(Path("-"))
    assert capfdbinary.readouterr().out == as_svg(PLAIN)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "start"),
    [(("odds", "--chart", "-"), b"<svg"), (("print", "wolle", "--paper", "a5", "--out", "-"), b"%PDF")],
)
def test_what_goes_to_standard_output_is_alone_there(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], start: bytes
) -> None:
    def run(*more: str) -> tuple[bytes, bytes]:
        monkeypatch.setattr(sys, "argv", ["rollwrite", *words, *more])
        with pytest.raises(SystemExit):
            cli.main()
        return capfdbinary.readouterr()

    product, remarks = run()
    assert product.startswith(start)
    assert product.rstrip().endswith((b"</svg>", b"%%EOF"))
    assert remarks
    assert b"takes one thing" in run("--json")[0]


@pytest.mark.parametrize("face", ["A", "B"])
def test_the_mat_looks_as_on_the_sheet(face: str) -> None:
    yarn = find_layout("wolle", wolle.face(face)).yarn
    assert yarn is not None
    sheet = Ledger()
    draw_mat(sheet, yarn, with_spots=True)
    assert told(mat_picture(Mat(wolle.face(face)))).lines[1 : len(sheet.lines) + 1] == sheet.lines


def test_yarn_faults_and_what_was_reached_are_marked() -> None:
    face = wolle.face("A")
    plain = told(mat_picture(Mat(face))).lines
    yarn = (("F1", "G1"), ("G1", "H1"))
    played = told(mat_picture(Mat(face, yarn, "H1"))).lines
    assert len([line for line in played if "line yarn 1.6" in line]) == len(yarn)
    assert not [line for line in plain if "line yarn 1.6" in line or Colour.FAULT in line]
    toy = next(iter(face.objects))
    reached = told(mat_picture(Mat(face, ((toy, "A1"),)))).lines
    assert len([line for line in reached if f"fill {Colour.GREEN_SIDE}" in line]) == 1 + len(
        [line for line in plain if f"fill {Colour.GREEN_SIDE}" in line]
    )
    wrong = told(mat_picture(Mat(face, faults=(("H1",), ("F1", "G1"), ("H1",)))))
    assert wrong.words.count("!") == 2


def test_yarn_may_be_drawn_where_there_is_no_dot() -> None:
    """Through a block, where a record says so: a dot in there has no name on the mat, but a place."""
    face = wolle.face("A")
    inside = next(f"{c}{r}" for c in "ABCDEFGHIJK" for r in range(1, 14) if f"{c}{r}" not in face.dots)
    assert told(mat_picture(Mat(face, ((inside, face.dots[0]),), inside, (), ((inside,),)))).words.count("!") == 1


def test_the_hunt_has_a_field_for_every_moment() -> None:
    lines = "round wolf=Ana hide=A1 dog=B2\nswap C3 D3\nmove A1\nround wolf=Bo hide=A1 dog=A1\nswap C3 D3\n"
    hunted = Hunt.through(Record.parse(f"game: uly-polly\nplayers: Ana Bo\n{lines}"))
    words = told(hunt_picture(hunted.only(1), language())).words
    assert words[:2] == ["Round 1: Ana hides", "dog on B2: 16 places"]
    assert "dog on A1: found" in words
    assert words.count("6%") == 32
    assert told(hunt_picture(hunted, language())).words[0] == "Round 2: Bo hides"
    for number in (0, 3, -1):
        with pytest.raises(UsageError, match="has 2"):
            hunted.only(number)


def test_a_long_round_shows_its_last_moments() -> None:
    walk = "swap C3 D3\nmove A1\nswap C3 D3\nmove A2\n" * 50
    hunted = Hunt.through(Record.parse(f"game: uly-polly\nplayers: Ana Bo\nround wolf=Ana hide=D4 dog=A2\n{walk}"))
    picture = hunt_picture(hunted, language())
    assert len([words for words in told(picture).words if "places" in words]) == MOST_FIELDS
    assert picture.height < 700


def test_the_parts_of_a_bar_are_the_whole_of_it() -> None:
    for setting in (Setting(bid, chips, modifier) for bid in BIDS for chips in range(5) for modifier in range(-3, 4)):
        shares = parts(odds(setting))
        assert min(shares) >= 0
        assert sum(shares) == pytest.approx(1)


def test_the_chart_has_a_bar_for_every_bid() -> None:
    ledger = told(odds_chart(1, -3, language("en")))
    assert set(BIDS) <= set(ledger.words)
    assert "with 1 chip and −3 on the herd" in ledger.words
    assert "with 0 chips and no plus or minus on the herd" in told(odds_chart(0, 0, language("en"))).words
    bars = [line for line in ledger.lines if line.startswith("paint") and line.endswith("line paper 0.3")]
    assert len(bars) == len(PARTS) * len(BIDS)
