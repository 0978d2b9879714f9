"""Cards, tiles and chips on paper: as many as fit, crop marks around them, backs that match through the paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rollwrite.errors import UsageError
from rollwrite.message import message
from sheets.ink.ink import CROP, Draw, Ink, Placement
from sheets.ink.palette import Colour
from sheets.ink.path import polyline, rectangle
from sheets.ink.pdf import PdfInk
from sheets.layout.model import Rect
from sheets.press.imposition import RULER, RULER_LABEL, RULER_ROOM, UNPRINTABLE, draw_ruler, paper_size

_TICK = 4.0
_TICK_GAP = 0.5
_SHORTEST_TICK = 1.0


@dataclass(frozen=True, slots=True)
class Piece:
    """Drawn in millimetres from its own top left corner. Pieces of one name are one drawing, stored once."""

    name: str
    front: Draw
    back: Draw | None = None
    back_name: str = ""  # shared by all pieces with the same back


@dataclass(frozen=True, slots=True)
class Stock:
    """What is cut: its size, the space between two of them, and how far art may run over the cut."""

    width: float
    height: float
    gap: float = 0.0
    bleed: float = 0.0


# Paints the whole block of backs at once, running over every cut: a pattern that forgives a printer's shift.
Ground = Callable[[Ink, Rect], None]


@dataclass(frozen=True, slots=True)
class Tray:
    """One page's places for pieces."""

    page: Rect
    stock: Stock
    turned: bool
    cells: tuple[Rect, ...]

    @property
    def block(self) -> Rect:
        left, top = min(cell.x for cell in self.cells), min(cell.y for cell in self.cells)
        right, bottom = max(cell.right for cell in self.cells), max(cell.bottom for cell in self.cells)
        return Rect(left, top, right - left, bottom - top)


def tray(paper: str, stock: Stock) -> Tray:
    """Upright or turned, whichever holds more; in the middle of the page."""
    width, height = paper_size(paper)
    page = Rect(0, 0, width, height)
    upright, turned = (_cells(page, stock, turn) for turn in (False, True))
    if not upright and not turned:
        raise UsageError(message("paper/pieces-too-large", width=stock.width, height=stock.height, paper=paper))
    return Tray(page, stock, False, upright) if len(upright) >= len(turned) else Tray(page, stock, True, turned)


def lay_out(ink: PdfInk, paper: str, stock: Stock, pieces: Sequence[Piece], ground: Ground | None = None) -> int:
    """Print all pieces, each page of fronts followed by its backs where there are any; how many pages that took."""
    places = tray(paper, stock)
    pages, count = 0, len(places.cells)
    for start in range(0, len(pieces), count):
        lot = pieces[start : start + count]
        _print_fronts(ink, places, lot)
        pages += 1
        if ground or any(piece.back for piece in lot):
            _print_backs(ink, places, lot, ground)
            pages += 1
    return pages


def _cells(page: Rect, stock: Stock, turned: bool) -> tuple[Rect, ...]:
    width, height = (stock.height, stock.width) if turned else (stock.width, stock.height)
    room = page.grown(-UNPRINTABLE - RULER_ROOM)
    columns = int((room.width + stock.gap) // (width + stock.gap))
    rows = int((room.height + stock.gap) // (height + stock.gap))
    left = page.center[0] - (columns * (width + stock.gap) - stock.gap) / 2
    top = page.center[1] - (rows * (height + stock.gap) - stock.gap) / 2
    steps = [(column, row) for row in range(rows) for column in range(columns)]
    return tuple(Rect(left + c * (width + stock.gap), top + r * (height + stock.gap), width, height) for c, r in steps)


def _print_fronts(ink: PdfInk, places: Tray, lot: Sequence[Piece]) -> None:
    with ink.page(places.page.width, places.page.height) as paper:
        for piece, cell in zip(lot, places.cells, strict=False):
            _print_piece(paper, places, f"front-{piece.name}", piece.front, cell, 90)
        _draw_ticks(paper, replace(places, cells=places.cells[: len(lot)]))
        draw_ruler(paper, places.page.height)


def _print_backs(ink: PdfInk, places: Tray, lot: Sequence[Piece], ground: Ground | None) -> None:
    """Turned over its long edge, a page shows its columns the other way round."""
    safe = places.page.grown(-UNPRINTABLE)
    with ink.page(places.page.width, places.page.height) as paper:
        if ground:
            with paper.clipped(rectangle(safe.x, safe.y, safe.width, safe.height)):
                ground(paper, places.block.grown(places.stock.bleed))
        for piece, cell in zip(lot, places.cells, strict=False):
            if piece.back:
                behind = cell.shifted(x=places.page.width - cell.right - cell.x)
                _print_piece(paper, places, f"back-{piece.back_name or piece.name}", piece.back, behind, -90)


def _print_piece(ink: Ink, places: Tray, name: str, art: Draw, cell: Rect, degrees: float) -> None:
    around = cell.grown(min(places.stock.bleed, places.stock.gap / 2))
    with ink.clipped(rectangle(around.x, around.y, around.width, around.height)):
        ink.stamp(name, art, _placement(cell, degrees if places.turned else 0))


def _placement(cell: Rect, degrees: float) -> Placement:
    corner = {0: (cell.x, cell.y), 90: (cell.right, cell.y), -90: (cell.x, cell.bottom)}[int(degrees)]
    return Placement(*corner, degrees=degrees)


def _draw_ticks(ink: Ink, places: Tray) -> None:
    """At both ends of every cut, outside the block. Beside the ruler they are short: both need the same narrow edge."""
    block = places.block.grown(_TICK_GAP)
    xs = sorted({x for cell in places.cells for x in (cell.x, cell.right)})
    ys = sorted({y for cell in places.cells for y in (cell.y, cell.bottom)})
    down, across = (min(_TICK, edge - UNPRINTABLE) for edge in (block.y, block.x))
    ends = [((x, y), (x, y + step)) for x in xs for y, step in ((block.y, -down), (block.bottom, down))]
    clear = max(block.x - across, min(UNPRINTABLE + RULER_LABEL, block.x - _SHORTEST_TICK))
    ends += [((block.right, y), (block.right + across, y)) for y in ys]
    ends += [((block.x, y), (clear if _beside_ruler(y, places.page) else block.x - across, y)) for y in ys]
    for start, end in ends:
        ink.paint(polyline((start, end)), line=Colour.INK, width=CROP)


def _beside_ruler(y: float, page: Rect) -> bool:
    return abs(y - page.center[1]) < RULER / 2 + _SHORTEST_TICK
