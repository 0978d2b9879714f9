"""The ink of a PDF, and the one place where reportlab is imported: points and y upwards exist only in here."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import chain
from typing import Any

from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from sheets.ink.ink import OUTLINE, POINT, Anchor, Draw, Font, Ink, Placement
from sheets.ink.palette import Colour, Palette
from sheets.ink.path import Path, number

rl_config.useA85 = 0  # streams as they are, not spelt out in letters: a fifth smaller

_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
_ALIGN: dict[Anchor, float] = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True, slots=True)
class About:
    """What the file says of itself."""

    title: str
    subject: str
    language: str
    duplex: bool = False


class PdfInk:
    def __init__(self, about: About, palette: Palette) -> None:
        self._palette = palette
        self._bytes = BytesIO()
        # Invariant: no clock and no random id in the file, so that the same drawing gives the same bytes.
        # Without a first font of ours, every page would name Helvetica, which is not embedded.
        settings: dict[str, Any] = {"invariant": 1, "pageCompression": 1, "initialFontName": _ready(Font.TEXT)}
        self._canvas = Canvas(self._bytes, lang=about.language, **settings)
        self._canvas.setTitle(about.title)
        self._canvas.setAuthor("rollwrite")
        self._canvas.setSubject(about.subject)
        self._canvas.setCreator("rollwrite")
        self._canvas.setViewerPreference("PrintScaling", "None")
        if about.duplex:
            self._canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
        self._forms: set[str] = set()

    @contextmanager
    def page(self, width: float, height: float) -> Iterator[Ink]:
        self._canvas.setPageSize((width * mm, height * mm))
        self._canvas.transform(mm, 0, 0, -mm, 0, height * mm)
        self._canvas.setLineCap(1)
        self._canvas.setLineJoin(1)
        yield self
        self._canvas.showPage()

    def finished(self) -> bytes:
        self._canvas.save()
        return self._bytes.getvalue()

    def paint(self, path: Path, fill: Colour | None = None, line: Colour | None = None, width: float = OUTLINE) -> None:
        filling = self._palette[fill] if fill else None
        drawing = self._palette[line] if line else None
        if not filling and not drawing:
            return
        if filling:
            self._canvas.setFillColor(HexColor(filling))
        if drawing:
            self._canvas.setStrokeColor(HexColor(drawing))
            self._canvas.setLineWidth(width)
        self._canvas.drawPath(_trace(path), fill=int(bool(filling)), stroke=int(bool(drawing)))

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
        shade = self._palette[colour]
        if not shade:
            return
        canvas = self._canvas
        canvas.saveState()
        canvas.translate(x, y)
        canvas.rotate(degrees)
        canvas.scale(1, -1)
        canvas.setFillColor(HexColor(shade))
        canvas.setFont(_ready(font), size * POINT)
        canvas.drawString(-text_width(text, size, font) * _ALIGN[anchor], 0, text)
        canvas.restoreState()

    def stamp(self, name: str, draw: Draw, at: Placement) -> None:
        if name not in self._forms:
            self._forms.add(name)
            self._canvas.beginForm(name, -1000, -1000, 1000, 1000)
            draw(self)
            self._canvas.endForm()
        self._canvas.saveState()
        self._canvas.translate(at.x, at.y)
        self._canvas.rotate(at.degrees)
        self._canvas.scale(at.scale, at.scale)
        self._canvas.doForm(name)
        self._canvas.restoreState()

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        self._canvas.saveState()
        self._canvas.clipPath(_trace(path), stroke=0, fill=0)
        yield
        self._canvas.restoreState()


def _trace(path: Path) -> PDFPathObject:
    """A path in the words of PDF. Written here, as the canvas takes ten times as long over every number."""
    steps = (f"{' '.join(map(number, chain.from_iterable(points)))} {_OPERATORS[verb]}" for verb, points in path.steps)
    return PDFPathObject(["n", *steps])


def text_width(text: str, size: float, font: Font = Font.TEXT) -> float:
    """In millimetres, for a size in points."""
    return pdfmetrics.stringWidth(text, _ready(font), size) * POINT


def can_write(text: str, font: Font) -> bool:
    """Whether the font has a letter for every character."""
    known = pdfmetrics.getFont(_ready(font))
    return isinstance(known, TTFont) and all(ord(character) in known.face.charToGlyph for character in text)


@cache
def _ready(font: Font) -> str:
    import font_fredoka_one
    import font_manrope

    files = {**font_fredoka_one.font_files, **font_manrope.font_files}
    pdfmetrics.registerFont(TTFont(font.value, files[font.value]))
    return font.value
