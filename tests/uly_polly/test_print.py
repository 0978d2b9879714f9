"""What is printed for Uly & Polly: looked at page by page, as eyes at the table would."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pypdfium2
import pytest
from numpy.typing import NDArray

from rollwrite.errors import UnreadableFile, UsageError
from rollwrite.language import languages
from rollwrite.wolle import face
from sheets.art.flock import flock, flock_of, sheep_head
from sheets.art.wolf_cub import wolf_cub
from sheets.games.uly_polly.pieces import TILE, TOKEN, TOKENS
from sheets.ink.figure import Figure
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Rect
from sheets.layout.sheet_code import parse_code
from sheets.layout.uly_polly import name_line
from sheets.press.imposition import UNPRINTABLE, paper_size
from sheets.press.order import PrintOrder
from sheets.press.pieces import tray
from sheets.press.printing import print_game
from sheets.press.texts import texts
from tests.sheets.ledger import reach_of
from tests.sheets.paper import Page, Print, codes, markers

PAPERS = ("a4", "letter", "a5")
DOTS = 10  # to the millimetre: tiles and papers are whole numbers of them
Shift = tuple[float, float]
Picture = NDArray[np.int16]


@cache
def printed(**wishes: Any) -> Print:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "uly-polly.pdf"
        report = print_game(PrintOrder("uly-polly", **{"seed": 3, "out": file, **wishes}))
        assert isinstance(report.document, dict)
        return Print(file.read_bytes(), report.document)


@cache
def page(number: int, dots: float = DOTS, **wishes: Any) -> Page:
    bitmap = (
        printed(**wishes).document[number].render(scale=dots * 25.4 / 72 * (1 - 1e-6))
    )  # a page is never rounded up to one dot more
    return Page(np.array(bitmap.to_pil().convert("RGB")), dots)


def cut(seen: Page, cell: Rect, shift: Shift = (0, 0)) -> Picture:
    """What scissors take out of a page that the printer has shifted."""
    left, top = (int((at + by) * DOTS + 0.01) for at, by in zip((cell.x, cell.y), shift, strict=True))
    size = round(cell.width * DOTS)
    return seen.colours[top : top + size, left : left + size].astype(np.int16)


def difference(one: Picture, other: Picture) -> int:
    """By how much the most different hundredth of all dots differs: edges of shapes may be drawn a hair apart."""
    return int(np.percentile(np.abs(one - other).max(axis=2), 99))


SHIFTS = [(0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (1.3, -1.7), (-2, -2), (2, 2)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("shift", SHIFTS)
def test_no_back_can_be_told_from_another_however_far_the_printer_shifts(paper: str, shift: Shift) -> None:
    back = page(1, paper=paper, part="tiles")
    cells = tray(paper, TILE).cells
    first = cut(back, cells[0], shift)
    for cell in cells[1:]:
        assert difference(first, cut(back, cell, shift)) <= 2, cell


@pytest.mark.parametrize("paper", PAPERS)
def test_a_shift_leaves_no_paper_showing(paper: str) -> None:
    back = page(1, paper=paper, part="tiles")
    for cell in tray(paper, TILE).cells:
        for shift in SHIFTS:
            piece = cut(back, cell, shift)
            edges = np.concatenate([piece[0], piece[-1], piece[:, 0], piece[:, -1]])
            assert not (edges.min(axis=1) > 250).any()


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_turned_tile_looks_the_same_from_behind(turns: int) -> None:
    back = page(1, paper="a4", part="tiles")
    tile = cut(back, tray("a4", TILE).cells[0])
    assert difference(tile, np.rot90(tile, turns)) <= 60
    assert np.abs(tile - np.rot90(tile, turns)).mean() < 3


def test_backs_that_differ_would_be_noticed() -> None:
    """The eye of these tests is itself tested: a tile cut four millimetres off is another picture."""
    back = page(1, paper="a4", part="tiles")
    cell = tray("a4", TILE).cells[0]
    assert difference(cut(back, cell), cut(back, cell, (3, 3))) > 80


def test_pages_of_all_parts_meet_behind_the_right_fronts() -> None:
    assert printed(part="all").told["parts"] == {"tiles": 2, "tokens": 2, "dog": 2, "score": 1}
    assert printed(part="all").data == printed().data
    assert len(printed().document) == printed().told["pages"] == 7
    assert b"/Duplex /DuplexFlipLongEdge" in printed(part="tiles").data
    assert b"/Duplex" not in printed(part="score").data
    assert (page(5, 2, part="all").colours == 255).all()  # nothing behind the dog


def test_seventeen_tiles_and_twenty_tokens() -> None:
    fronts = page(0, part="tiles")
    cells = tray("a4", TILE).cells
    drawn = [cut(fronts, cell) for cell in cells[:17]]
    assert all((cut(fronts, cell) == 255).mean() > 0.9 for cell in cells[17:])
    small = [tile[::4, ::4] for tile in drawn]
    for n, one in enumerate(small):
        assert all(difference(one, other) > 60 for other in small[:n])
    tokens = page(0, part="tokens")
    places = tray("a4", TOKEN).cells
    filled = [(cut(tokens, cell) < 250).any(axis=2).mean() > 0.7 for cell in places]
    assert filled == [n < TOKENS for n in range(len(places))]


def test_sixteen_sheep_of_sixteen_kinds_and_nothing_reaches_a_cut() -> None:
    assert len({sheep.name for sheep in flock()}) == len(flock()) == 16
    assert len({(s.face, s.eyes, s.mouth, s.wears) for s in flock()}) == 16
    scale = 5.5 / 6
    for head in (*map(sheep_head, flock()), wolf_cub()):
        left, top, right, bottom = (side * scale for side in reach(head))
        assert min(24 + left, 24 - right, 21.3 + top, 48 - 21.3 - bottom) > 1.4


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[[sheep]]\nname='Olga'\nface='blue'\neyes='open'\nmouth='smile'\nwears=[]", "Olga cannot have 'blue'"),
        ("[[sheep]]\nname='Olga'\nface='tan'\neyes='open'\nmouth='smile'\nwears=['wig']", "cannot have 'wig'"),
        ("[[sheep]]\nname='Olga'\nface='tan'\neyes=['open']\nmouth='smile'\nwears=[]", "understood"),
        ("[[sheep]]\nname='Olga'", "understood"),
        ("sheep = 3", "understood"),
        ("sheep", "understood"),
        ("a = " + "[" * 5000, "understood"),
    ],
)
def test_a_flock_that_cannot_be_drawn_says_why(text: str, words: str) -> None:
    with pytest.raises(UnreadableFile, match=words):
        flock_of(text)


def reach(drawing: Figure) -> tuple[float, float, float, float]:
    sides = [reach_of(mark.path) for mark in drawing]
    return min(s[0] for s in sides), min(s[1] for s in sides), max(s[2] for s in sides), max(s[3] for s in sides)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lang", languages())
def test_all_words_are_on_paper_and_inside_it(paper: str, lang: str) -> None:
    told = texts(lang, "uly-polly")
    width, height = (side / 25.4 * 72 for side in paper_size(paper))
    margin = UNPRINTABLE / 25.4 * 72
    document = printed(paper=paper, lang=lang, part="dog").document
    seen = document[0].get_textpage()
    written = " ".join(str(seen.get_text_range()).split())
    for paragraph in (*told["rules"].split("\n\n"), told["build-dog"], told["fold"], told["glue"]):
        assert " ".join(paragraph.split()) in written
    boxes = [seen.get_charbox(n) for n in range(seen.count_chars()) if seen.get_text_range(n, 1).strip()]
    assert min(box[0] for box in boxes) > margin
    assert max(box[2] for box in boxes) < width - margin
    assert min(box[1] for box in boxes) > margin
    assert max(box[3] for box in boxes) < height - margin


@pytest.mark.parametrize("lang", languages())
def test_the_score_sheet_says_all_its_words(lang: str) -> None:
    seen = printed(paper="a5", lang=lang, part="score").document[0].get_textpage()
    written = " ".join(str(seen.get_text_range()).split())
    for key in ("title", "players", "round", "who-was-wolf", "found", "escaped", "tokens", "how-to"):
        assert " ".join(texts(lang, "uly-polly")[key].split()) in written, key


def test_languages_have_the_same_texts() -> None:
    keys = [set(texts(lang, "uly-polly")) for lang in languages()]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("ink", ["full", "low"])
def test_the_score_sheet_has_its_markers_code_and_free_boxes(ink: str) -> None:
    layout = find_layout("uly-polly")
    seen = page(0, 12, paper="a5", part="score", ink=ink)
    assert {number for number, _ in markers(seen)} == {marker.id for marker in layout.markers}
    (code,) = codes(seen)
    own_id = printed(paper="a5", part="score", ink=ink).told["sheets"][0]["sheet"]
    assert f"/{own_id}/" in code
    for box in layout.boxes:
        piece, across, down = seen.around(*box.rect.center, box.rect.width / 2 + 1)
        off = np.abs(np.maximum(np.abs(across), np.abs(down)) - box.rect.width / 2)
        assert (piece[off > 0.35] == 255).all(), box.name


PLAYERS = ("Ana", "Zoë Lefèvre", "Дмитрий")


def test_names_stand_on_their_lines_and_in_the_code() -> None:
    wishes: dict[str, Any] = {"paper": "a5", "part": "score", "players": PLAYERS}
    text = printed(**wishes).document[0].get_textpage()
    height = paper_size("a5")[1]
    for place, name in enumerate(PLAYERS):
        line = name_line(place)
        sides = (line.x, height - line.y, line.right, height - line.y + 6)
        left, bottom, right, top = (side / 25.4 * 72 for side in sides)
        assert text.get_text_bounded(left, bottom, right, top).strip() == name
    (code,) = codes(page(0, 12, **wishes))
    found = parse_code(code)
    assert found
    assert (found.player, found.players) == ("", PLAYERS)


def test_same_seed_same_bytes_and_other_seeds_other_ids() -> None:
    wishes = {"paper": "a4", "part": "score"}
    assert printed(**wishes).data == printed(**wishes, lang="en").data
    ids = [entry["sheet"] for n in range(5) for entry in printed(**wishes, seed=n).told["sheets"]]
    assert len(set(ids)) == 10
    assert printed(**wishes, sheets=5).told["pages"] == 3


@pytest.mark.parametrize(
    "wishes",
    [
        {"part": "cow"},
        {"faces": (face("A"),)},
        {"cups": "none"},
        {"part": "dog", "sheets": 3},
        {"sheets": 0},
        {"players": ("Ana", "Bo", "Cy", "Dee", "Eli", "Flo")},
        {"players": ("Ana", "Ana")},
        {"players": ("Ana",), "part": "tiles"},
        {"players": ("A" * 30,)},
    ],
)
def test_what_cannot_be_printed(wishes: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(UsageError):
        print_game(PrintOrder("uly-polly", out=tmp_path / "x.pdf", **wishes))
    assert not (tmp_path / "x.pdf").exists()


def test_all_fonts_are_embedded() -> None:
    assert pypdfium2.PdfDocument(printed().data)[0].get_textpage().count_chars() > 0
    assert b"/Helvetica" not in printed().data
