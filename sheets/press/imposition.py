"""Sheets on paper: where each lies, where to cut, and a ruler to see whether the printer scaled."""

from collections.abc import Iterator
from dataclasses import dataclass

from rollwrite.errors import UsageError
from rollwrite.message import Either, Message, message
from sheets.ink.ink import CROP, Font, Ink, Placement
from sheets.ink.palette import Colour
from sheets.ink.path import polyline
from sheets.layout.model import Rect

UNPRINTABLE = 5.4  # what home printers leave white along the edge, and a little for skew
RULER = 50.0
RULER_ROOM = 1.0  # beyond the unprintable edge
RULER_LABEL = 4.0
_TICK = 4.0
_PAPERS = {"a4": (210.0, 297.0), "a5": (148.0, 210.0), "letter": (215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class Tick:
    """A crop mark: part of a line to cut along, outside everything that is kept."""

    start: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Imposition:
    """One kind of page. Fronts and backs lie in the same order: what is printed on backs[n] lies behind fronts[n]."""

    width: float
    height: float
    fronts: tuple[Placement, ...]
    backs: tuple[Placement, ...]
    ticks: tuple[Tick, ...]
    ruled: bool

    def advice(self, duplex: bool, scaled: bool = True) -> Iterator[Message]:
        """How to print it, for a person. What is cut out is never `scaled`, whatever the sheets beside it are."""
        yield message("paper/at-full-size")
        if self.ruled:
            yield message("paper/ruler")
        if duplex:
            yield message("paper/both-sides")
        if scaled and self.fronts[0].scale < 1:
            yield message("paper/smaller", percent=round(100 * self.fronts[0].scale))


def paper_size(paper: str) -> tuple[float, float]:
    """Upright, in millimetres."""
    if paper not in _PAPERS:
        raise UsageError(message("paper/no-paper", paper=paper[:20], known=Either(tuple(_PAPERS))))
    return _PAPERS[paper]


def impose(paper: str, per_page: int, sheet: Rect, duplex: bool) -> Imposition:
    """One and two sheets a page keep their true size wherever they fit; four are scaled to a quarter."""
    short, long = paper_size(paper)
    if per_page == 1:
        return _alone(short, long, sheet)
    if per_page == 2:
        # Turned over its long edge, a page lying on its side would put heads behind feet. Upright pages with the
        # sheets on their side do not, so these are used wherever there is a back.
        return _grid(short, long, 1, 2, sheet, 90) if duplex else _grid(long, short, 2, 1, sheet, 0)
    if per_page == 4:
        return _grid(short, long, 2, 2, sheet, 0)
    raise UsageError(message("paper/per-page", count=per_page))


def whole_page(paper: str, sheet: Rect) -> Imposition:
    """A sheet that fills its page and is not trimmed; smaller than its true size where the paper is too small."""
    width, height = paper_size(paper)
    scale = min(width / sheet.width, height / sheet.height, 1.0)
    place = _placed(sheet, (width / 2, height / 2), scale, 0)
    return Imposition(width, height, (place,), (place,), (), ruled=True)


def _alone(width: float, height: float, sheet: Rect) -> Imposition:
    place = _placed(sheet, (width / 2, height / 2), 1.0, 0)
    bigger = width > sheet.width + 1 or height > sheet.height + 1
    trim = Rect(place.x, place.y, sheet.width, sheet.height)
    return Imposition(width, height, (place,), (place,), _trim_ticks(trim) if bigger else (), bigger)


def _grid(width: float, height: float, columns: int, rows: int, sheet: Rect, degrees: int) -> Imposition:
    cell = (width / columns, height / rows)
    room = cell if degrees == 0 else cell[::-1]
    scale = _scale(room, sheet, columns * rows)
    centers = [((c + 0.5) * cell[0], (r + 0.5) * cell[1]) for r in range(rows) for c in range(columns)]
    return Imposition(
        width,
        height,
        tuple(_placed(sheet, center, scale, degrees) for center in centers),
        tuple(_placed(sheet, (width - x, y), scale, -degrees) for x, y in centers),
        _cut_ticks(width, height, columns, rows),
        ruled=True,
    )


def _scale(room: tuple[float, float], sheet: Rect, count: int) -> float:
    fit = min(room[0] / sheet.width, room[1] / sheet.height)
    # A sheet's own blank margin may reach over the cut: two true-size sheets share a Letter page. Smaller ones leave
    # a little of their cell free, so that their markers stay where every printer reaches.
    return 1.0 if count <= 2 and fit > 0.9 else 0.98 * fit


def _placed(sheet: Rect, center: tuple[float, float], scale: float, degrees: int) -> Placement:
    x, y = scale * sheet.width / 2, scale * sheet.height / 2
    dx, dy = {0: (x, y), 90: (-y, x), -90: (y, -x)}[degrees]
    return Placement(center[0] - dx, center[1] - dy, scale, degrees)


def _cut_ticks(width: float, height: float, columns: int, rows: int) -> tuple[Tick, ...]:
    ticks: list[Tick] = []
    for x in (width / columns * n for n in range(1, columns)):
        ticks += [Tick((x, y), (x, y + _TICK)) for y in (UNPRINTABLE, height - UNPRINTABLE - _TICK)]
    for y in (height / rows * n for n in range(1, rows)):
        ticks += [Tick((x, y), (x + _TICK, y)) for x in (UNPRINTABLE + RULER_LABEL, width - UNPRINTABLE - _TICK)]
    if columns > 1 and rows > 1:
        x, y = width / 2, height / 2
        ticks += [Tick((x - _TICK, y), (x + _TICK, y)), Tick((x, y - _TICK), (x, y + _TICK))]
    return tuple(ticks)


def _trim_ticks(trim: Rect, away: float = 2.0) -> tuple[Tick, ...]:
    ticks: list[Tick] = []
    for x in (trim.x, trim.right):
        ticks += [Tick((x, trim.y - away - _TICK), (x, trim.y - away))]
        ticks += [Tick((x, trim.bottom + away), (x, trim.bottom + away + _TICK))]
    for y in (trim.y, trim.bottom):
        ticks += [Tick((trim.x - away - _TICK, y), (trim.x - away, y))]
        ticks += [Tick((trim.right + away, y), (trim.right + away + _TICK, y))]
    return tuple(ticks)


def draw_page_marks(ink: Ink, page: Imposition) -> None:
    for tick in page.ticks:
        ink.paint(polyline((tick.start, tick.end)), line=Colour.INK, width=CROP)
    if page.ruled:
        draw_ruler(ink, page.height)


def draw_ruler(ink: Ink, page_height: float) -> None:
    """Upright along the left edge: every margin, however narrow, has room for it."""
    x, middle = UNPRINTABLE + 0.1, page_height / 2
    top, bottom = middle - RULER / 2, middle + RULER / 2
    ink.paint(polyline(((x, top), (x, bottom))), line=Colour.INK, width=0.15)
    for n in range(6):
        y, length = top + n * RULER / 5, 1.0 if n in (0, 5) else 0.6
        ink.paint(polyline(((x, y), (x + length, y))), line=Colour.INK, width=0.15)
    ink.write("50 mm", x + 1.2, middle, 6.5, Font.TEXT, Colour.SOFT_INK, "middle", degrees=90)
