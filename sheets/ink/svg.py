"""The ink of an SVG: the same verbs, written as text that every browser draws."""

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from itertools import chain

from sheets.ink.ink import OUTLINE, POINT, Anchor, Draw, Font, Placement
from sheets.ink.lettering import text_width
from sheets.ink.palette import Colour, Palette
from sheets.ink.path import Path, number

# What stands in where our fonts are not installed.
_FAMILIES = {
    Font.TITLE: "font-family=\"'Fredoka One', 'Arial Rounded MT Bold', sans-serif\" font-weight=\"700\"",
    Font.TEXT: 'font-family="Manrope, sans-serif"',
    Font.MEDIUM: 'font-family="Manrope, sans-serif" font-weight="600"',
    Font.BOLD: 'font-family="Manrope, sans-serif" font-weight="800"',
}


class SvgInk:
    def __init__(self, title: str, palette: Palette, width: float, height: float) -> None:
        size = f'width="{number(width)}mm" height="{number(height)}mm" viewBox="0 0 {number(width)} {number(height)}"'
        self._palette = palette
        self._lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} stroke-linecap="round" stroke-linejoin="round" '
            'style="font-synthesis: none">',  # what is bold already is not made bolder
            f"<title>{escape(title)}</title>",
        ]
        self._forms: set[str] = set()
        self._clips = 0

    def finished(self) -> bytes:
        return "\n".join((*self._lines, "</svg>", "")).encode()

    def paint(self, path: Path, fill: Colour | None = None, line: Colour | None = None, width: float = OUTLINE) -> None:
        filling = self._palette[fill] if fill else None
        drawing = self._palette[line] if line else None
        stroke = f' stroke="{drawing}" stroke-width="{number(width)}"' if drawing else ""
        if filling or drawing:
            self._lines.append(f'<path d="{_data(path)}" fill="{filling or "none"}"{stroke}/>')

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
        """As wide as our own letters would be, so that nothing overlaps where another font stands in."""
        shade = self._palette[colour]
        if not shade:
            return
        turned = f' transform="rotate({number(degrees)} {number(x)} {number(y)})"' if degrees else ""
        place = f'x="{number(x)}" y="{number(y)}" text-anchor="{anchor}"{turned}'
        wide = f'textLength="{number(text_width(text, size, font))}" lengthAdjust="spacingAndGlyphs"'
        style = f'{_FAMILIES[font]} font-size="{number(size * POINT)}" fill="{shade}"'
        self._lines.append(f"<text {place} {wide} {style}>{escape(text)}</text>")

    def stamp(self, name: str, draw: Draw, at: Placement) -> None:
        if name not in self._forms:
            self._forms.add(name)
            self._lines.append(f'<defs><g id="{escape(name)}">')
            draw(self)
            self._lines.append("</g></defs>")
        moves = f"translate({number(at.x)} {number(at.y)}) rotate({number(at.degrees)}) scale({number(at.scale)})"
        self._lines.append(f'<use href="#{escape(name)}" transform="{moves}"/>')

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        self._clips += 1
        name = f"clip-{self._clips}"
        self._lines.append(f'<clipPath id="{name}"><path d="{_data(path)}"/></clipPath><g clip-path="url(#{name})">')
        yield
        self._lines.append("</g>")


def _data(path: Path) -> str:
    return " ".join(" ".join((verb, *map(number, chain.from_iterable(points)))) for verb, points in path.steps)
