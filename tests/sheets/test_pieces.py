"""Cards and tiles: as many as fit, cut marks at every cut, backs behind their fronts."""

import cv2
import numpy as np
import pypdfium2
import pytest

from rollwrite.errors import UsageError
from sheets.ink.ink import Ink
from sheets.ink.palette import FULL, Colour
from sheets.ink.path import circle, rectangle
from sheets.ink.pdf import About, PdfInk
from sheets.layout.model import Rect
from sheets.press.imposition import UNPRINTABLE, paper_size
from sheets.press.pieces import Piece, Stock, lay_out, tray
from tests.sheets.paper import Pixels

POKER = Stock(63, 88)
STOCKS = (POKER, Stock(60, 60, bleed=3), Stock(30, 30, gap=4), Stock(180, 40))
PAPERS = ("a4", "a5", "letter")


@pytest.mark.parametrize("stock", STOCKS)
@pytest.mark.parametrize("paper", PAPERS)
def test_pieces_lie_inside_the_margin_and_apart(paper: str, stock: Stock) -> None:
    places = tray(paper, stock)
    width, height = paper_size(paper)
    safe = Rect(0, 0, width, height).grown(-UNPRINTABLE)
    size = (stock.height, stock.width) if places.turned else (stock.width, stock.height)
    for n, cell in enumerate(places.cells):
        assert safe.holds(cell)
        assert (cell.width, cell.height) == size
        around = cell.grown(stock.gap / 2 - 1e-6)
        assert not any(around.meets(other.grown(stock.gap / 2 - 1e-6)) for other in places.cells[:n])


@pytest.mark.parametrize(("paper", "count"), [("a4", 9), ("letter", 9), ("a5", 4)])
def test_poker_cards_to_a_page(paper: str, count: int) -> None:
    assert len(tray(paper, POKER).cells) == count


def test_a_piece_may_be_too_large() -> None:
    with pytest.raises(UsageError, match="do not fit on a5"):
        tray("a5", Stock(160, 160))


def cornered(colour: Colour) -> Piece:
    """A piece with a spot in its upper left corner, in front in one colour and behind in another."""

    def front(ink: Ink) -> None:
        ink.paint(circle(8, 8, 4), colour)

    def back(ink: Ink) -> None:
        ink.paint(circle(8, 8, 4), Colour.BLACK)

    return Piece(str(colour), front, back, back_name="all")


def spots(image: Pixels, colour: tuple[int, int, int]) -> list[tuple[float, float]]:
    mask = (np.abs(image.astype(int) - colour).max(axis=2) < 12).astype(np.uint8)
    _, _, stats, middles = cv2.connectedComponentsWithStats(mask)
    k = 150 / 25.4
    return [(x / k, y / k) for (x, y), stat in zip(middles[1:], stats[1:], strict=True) if stat[4] > 400]


@pytest.mark.parametrize("stock", [POKER, Stock(180, 60)])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_backs_lie_behind_their_fronts(paper: str, stock: Stock) -> None:
    ink = PdfInk(About("t", "s", "en", duplex=True), FULL)
    assert lay_out(ink, paper, stock, [cornered(Colour.RED)] * 2) == 2
    pages = pypdfium2.PdfDocument(ink.finished())
    front, back = (np.array(pages[n].render(scale=150 / 72).to_pil().convert("RGB")) for n in (0, 1))
    width = paper_size(paper)[0]
    places = tray(paper, stock)
    fronts = spots(front, (0xE2, 0x69, 0x5E))
    backs = [(width - x, y) for x, y in spots(back, (0, 0, 0))]
    assert len(fronts) == len(backs) == 2
    for cell in places.cells[:2]:
        (one,) = [spot for spot in fronts if _inside(cell, spot)]
        (other,) = [spot for spot in backs if _inside(cell, spot)]
        # Seen through the paper, a back is mirrored at the piece's own upright axis.
        across = 1 if places.turned else 0
        middle = cell.center[across]
        assert one[across] - middle == pytest.approx(middle - other[across], abs=0.3)
        assert one[1 - across] == pytest.approx(other[1 - across], abs=0.3)


def _inside(cell: Rect, spot: tuple[float, float]) -> bool:
    return cell.x <= spot[0] <= cell.right and cell.y <= spot[1] <= cell.bottom


def test_same_names_are_stored_once() -> None:
    def cost(count: int) -> int:
        ink = PdfInk(About("t", "s", "en"), FULL)
        lay_out(ink, "a4", POKER, [cornered(Colour.RED)] * count)
        return len(ink.finished())

    assert (cost(9) - cost(1)) / 8 < 200


def test_a_ground_runs_over_the_cuts_but_not_over_the_margin() -> None:
    def ground(ink: Ink, area: Rect) -> None:
        ink.paint(rectangle(area.x, area.y, area.width, area.height), Colour.GREEN)

    ink = PdfInk(About("t", "s", "en"), FULL)
    stock = Stock(63, 88, bleed=3)
    assert lay_out(ink, "letter", stock, [Piece("plain", lambda ink: None)], ground) == 2
    image = np.array(pypdfium2.PdfDocument(ink.finished())[1].render(scale=150 / 72).to_pil().convert("L"))
    rows, columns = np.flatnonzero((image < 250).any(axis=1)), np.flatnonzero((image < 250).any(axis=0))
    k, block = 150 / 25.4, tray("letter", stock).block
    assert columns[0] / k == pytest.approx(block.x - 3, abs=0.3)
    assert rows[0] / k == pytest.approx(max(block.y - 3, UNPRINTABLE), abs=0.3)


def test_fronts_have_marks_at_every_cut() -> None:
    ink = PdfInk(About("t", "s", "en"), FULL)
    lay_out(ink, "a4", POKER, [Piece("plain", lambda ink: None)] * 9)
    image = np.array(pypdfium2.PdfDocument(ink.finished())[0].render(scale=300 / 72).to_pil().convert("L"))
    k, places = 300 / 25.4, tray("a4", POKER)
    above = image[int((places.block.y - 2) * k)]
    marks = [x / k for x in np.flatnonzero((above[1:] < 235) & (above[:-1] >= 235))]
    cuts = sorted({x for cell in places.cells for x in (cell.x, cell.right)})
    assert marks == pytest.approx(cuts, abs=0.3)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("stock", [Stock(48, 48), Stock(37, 37, gap=2)], ids=["tiles", "tokens"])
def test_no_mark_for_cutting_touches_the_ruler(paper: str, stock: Stock) -> None:
    ink = PdfInk(About("t", "s", "en"), FULL)
    lay_out(ink, paper, stock, [Piece("plain", lambda ink: None)] * len(tray(paper, stock).cells))
    image = np.array(pypdfium2.PdfDocument(ink.finished())[0].render(scale=600 / 72).to_pil().convert("L"))
    k, middle = 600 / 25.4, len(image) // 2
    beside = slice(middle - int(26 * k), middle + int(26 * k))
    dark = image[beside, int((UNPRINTABLE + 0.5) * k)] < 235  # through the ruler's own six lines
    assert np.count_nonzero(dark[1:] & ~dark[:-1]) == 6
