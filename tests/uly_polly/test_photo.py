"""The score sheet read from simulated photos: every wrong value is in review, and the rules settle the rest."""

from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from PIL import ImageDraw

import vision
from rollwrite.errors import ExitCode
from rollwrite.language import language
from rollwrite.score_report import file_document, sheet_document
from rollwrite.uly_polly import report
from rollwrite.uly_polly.sheet import ROUNDS, SEATS, ScoreSheet, ended, plays, was_wolf
from sheets.layout.catalogue import find_layout
from sheets.press.order import PrintOrder
from sheets.press.printing import print_game
from tests.simulator import TierName, photo
from vision.files import Reading, read_file

PLAYERS = ("Ana", "Zoë Lefèvre", "Дмитрий")
DPI = 200
OWN = ("rounds", "tokens", "winners", "unfinished")


@pytest.mark.parametrize(("tier", "seed"), [("easy", 0), ("easy", 4), ("normal", 1), ("normal", 2), ("normal", 4)])
def test_what_was_marked_is_what_is_read(tier: TierName, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "evening.jpg"
    data, truths = photo(tier, seed, "uly-polly")
    file.write_bytes(data)
    scored = read_file(file, Reading())
    entry = file_document(scored, language())
    assert entry["error"] is None
    assert len(entry["sheets"]) == len(truths)
    for sheet in entry["sheets"]:
        truth = next(truth for truth in truths if truth.sheet == sheet["sheet"])
        wrong = {name for name, marked in truth.marks.items() if sheet["marks"][name] != marked}
        review = {doubt["field"] for doubt in sheet["review"]}
        marked = ScoreSheet(sheet["marks"])
        assert (sheet["game"], sheet["face"]) == ("uly-polly", None)
        assert all(name in review or name.partition(".")[0] in review for name in wrong)
        assert {found.where for found in marked.findings} <= review
        assert {key: sheet[key] for key in OWN} == report.sheet(marked, language()).document
        assert bool(sheet["winners"]) != sheet["unfinished"]
    expected = ExitCode.NEEDS_A_PERSON if any(s["review"] for s in entry["sheets"]) else ExitCode.OK
    assert scored.exit_code is expected


def scanned(folder: Path, *boxes: str) -> bytes:
    """A sheet with names on it, crossed with a blue pen and laid on a scanner."""
    pdf = folder / "sheet.pdf"
    print_game(PrintOrder("uly-polly", out=pdf, force=True, seed=3, paper="a5", part="score", players=PLAYERS))
    picture = pypdfium2.PdfDocument(pdf)[0].render(scale=DPI / 72).to_pil().convert("RGB")
    pen, arm = ImageDraw.Draw(picture), 2.3 / 25.4 * DPI
    for name in boxes:
        x, y = (middle / 25.4 * DPI for middle in find_layout("uly-polly").box(name).rect.center)
        for slope in (-1, 1):
            pen.line(((x - arm, y - slope * arm), (x + arm, y + slope * arm)), "#1c2f7a", 5)
    data = BytesIO()
    picture.save(data, "PNG")
    return data.getvalue()


def test_printed_names_come_back_with_the_tokens(tmp_path: Path) -> None:
    (read,) = vision.read(scanned(tmp_path, "player1.plays", "player2.plays", "round1.wolf2", "round1.found"))
    sheet = sheet_document(read, language())
    assert sheet["tokens"] == read.score == {"Ana": 1, "Zoë Lefèvre": 0}
    assert sheet["rounds"] == [{"wolf": "Zoë Lefèvre", "winner": "dog", "revealed": None}]
    assert (sheet["player"], sheet["winners"], sheet["unfinished"]) == ("", [], True)


def test_one_wrong_wolf_is_one_line_of_review_and_can_be_accepted(tmp_path: Path) -> None:
    boxes = [plays(seat) for seat in SEATS[:3]]
    for place, row in enumerate(ROUNDS):
        boxes += [was_wolf(row, SEATS[1 if place == 3 else place % 3]), ended(row, "dog")]
    (sheet,) = vision.read(scanned(tmp_path, *boxes))
    assert [found.where for found in sheet.findings] == ["round4"]
    assert [doubt.field for doubt in sheet.doubts] == ["round4"]
    assert sheet_document(sheet, language())["winners"] == ["Ana"]
    assert sheet.fixed("round4=ok").findings == ()
    corrected = sheet.fixed("round4.wolf2=no", "round4.wolf1=yes")
    assert corrected.findings == ()
    assert sheet_document(corrected, language())["winners"] == list(PLAYERS)
