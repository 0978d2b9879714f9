"""The odds as a picture: one bar a bid, from three cards at the bottom to a chip at the top."""

from collections.abc import Iterator

from rollwrite.picture import Label, Line, Picture, Polygon, Shape
from rollwrite.volle_wolle.bids import BIDS
from rollwrite.volle_wolle.odds import Odds, Setting, odds

WIDTH, HEIGHT = 190.0, 120.0
LEFT, TOP, RIGHT, BOTTOM = 16.0, 24.0, 184.0, 106.0
BAR = 9.4
SMALLEST_NAMED = 0.055  # a part thinner than this has no room for its number

INK, SOFT_INK, GRID = "#383D49", "#6B7080", "#DADDE3"
# Dark to light and dark again: the parts stay apart in grey as well.
PARTS = (
    ("three cards", "#3F7F4A", "#FFFFFF"),
    ("two cards", "#8CC084", INK),
    ("one card", "#DCEBC8", INK),
    ("a chip", "#F6D9A6", INK),
    ("a chip, under 14", "#5B4636", "#FFFFFF"),
)


def chart(chips: int, modifier: int) -> Picture:
    settings = [Setting(bid, chips, modifier) for bid in BIDS]
    shapes = (*_frame(chips, modifier), *(shape for setting in settings for shape in _bar(setting)))
    return Picture(WIDTH, HEIGHT, shapes)


def parts(found: Odds) -> tuple[float, ...]:
    """From the bottom up; together they are one."""
    under = float(found.black_sheep)
    return (*map(float, found.tries), float(1 - found.success) - under, under)


def _frame(chips: int, modifier: int) -> Iterator[Shape]:
    herd = f"{modifier:+}".replace("-", "−") if modifier else "no plus or minus"
    yield Label((WIDTH / 2, 6.5), "Volle Wolle: what a bid brings", 5.6, INK)
    yield Label((WIDTH / 2, 12.2), f"with {chips} chip{'s' * (chips != 1)} and {herd} on the herd", 3.6, SOFT_INK)
    for quarter in range(5):
        y = _height(quarter / 4)
        yield Line(((LEFT, y), (RIGHT, y)), GRID, 0.25)
        yield Label((LEFT - 6, y), f"{25 * quarter} %", 3.2, SOFT_INK)
    yield Label(((LEFT + RIGHT) / 2, HEIGHT - 3.6), "bid", 3.6, SOFT_INK)
    yield from _legend()


def _legend() -> Iterator[Shape]:
    step = (RIGHT - LEFT) / len(PARTS)
    for place, (name, fill, _) in enumerate(PARTS):
        x = LEFT + place * step
        yield _box(x, 16.6, 3.2, 3.2, fill)
        yield Label((x + 4.6 + 0.85 * len(name), 18.3), name, 3.2, INK)


def _bar(setting: Setting) -> Iterator[Shape]:
    step = (RIGHT - LEFT) / len(BIDS)
    middle = LEFT + (BIDS.index(setting.bid) + 0.5) * step
    below = 0.0
    for part, (_, fill, letters) in zip(parts(odds(setting)), PARTS, strict=True):
        top, bottom = _height(below + part), _height(below)
        yield _box(middle - BAR / 2, top, BAR, bottom - top, fill)
        if part >= SMALLEST_NAMED:
            yield Label((middle, (top + bottom) / 2), f"{100 * part:.0f}", 3.4, letters)
        below += part
    yield Label((middle, BOTTOM + 4.4), setting.bid, 4.6, INK)


def _height(chance: float) -> float:
    return BOTTOM - chance * (BOTTOM - TOP)


def _box(x: float, y: float, width: float, height: float, fill: str) -> Polygon:
    return Polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), fill, "#FFFFFF", 0.3)
