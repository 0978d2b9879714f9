"""An ink that writes down what it is told to draw, one line a verb: exact, readable, free of fonts and platforms."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from zlib import crc32

from sheets.ink.ink import OUTLINE, Anchor, Draw, Font, Placement
from sheets.ink.palette import Colour
from sheets.ink.path import Path


@dataclass(frozen=True, slots=True)
class Painted:
    path: Path
    fill: Colour | None
    line: Colour | None


@dataclass(frozen=True, slots=True)
class Written:
    text: str
    x: float
    y: float
    size: float
    degrees: float


class Ledger:
    """`lines` for eyes and goldens; `painted` and `written` for tests that measure."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.painted: list[Painted] = []
        self.written: list[Written] = []
        self._forms: set[str] = set()

    @property
    def words(self) -> list[str]:
        return [one.text for one in self.written]

    def paint(self, path: Path, fill: Colour | None = None, line: Colour | None = None, width: float = OUTLINE) -> None:
        self.painted.append(Painted(path, fill, line))
        how = [f"fill {fill}" if fill else "", f"line {line} {width:g}" if line else ""]
        left, top, right, bottom = reach_of(path)
        where = f"{left:.2f} {top:.2f} to {right:.2f} {bottom:.2f}, {len(path.steps)} steps {_shape(path)}"
        self.lines.append(f"paint {where}: {', '.join(filter(None, how))}")

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        font: Font = Font.TEXT,
        colour: Colour = Colour.INK,
        anchor: Anchor = "start",
        degrees: float = 0.0,
    ) -> None:
        self.written.append(Written(text, x, y, size, degrees))
        turned = f", turned {degrees:.1f}" if degrees else ""
        self.lines.append(f"write {text!r} {anchor} {x:.2f} {y:.2f}{turned}: {font} {size:.2f}, {colour}")

    def stamp(self, name: str, draw: Draw, at: Placement) -> None:
        if name not in self._forms:
            self._forms.add(name)
            self.lines.append(f"form {name}")
            draw(self)
            self.lines.append(f"end {name}")
        turned = f", turned {at.degrees:g}" if at.degrees else ""
        self.lines.append(f"stamp {name} {at.x:.2f} {at.y:.2f} x{at.scale:.3f}{turned}")

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        self.lines.append(f"clip {' '.join(f'{number:.2f}' for number in reach_of(path))}, {_shape(path)}")
        yield
        self.lines.append("unclip")


def reach_of(path: Path) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all points; handles count, so this is never too small."""
    xs, ys = zip(*(point for _, points in path.steps for point in points), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _shape(path: Path) -> str:
    """A short word for the whole course of a path: another curve between the same edges is another word."""
    course = [(verb, [(_hundredths(x), _hundredths(y)) for x, y in points]) for verb, points in path.steps]
    return f"{crc32(repr(course).encode()):08x}"


def _hundredths(length: float) -> int:
    """Of a millimetre. A little is added, so that the last digit of a computer's sums does not decide a tie."""
    return round(100 * length + 0.001)
