"""Pictures as files, drawn with the ink of the pages: SVG as text, PDF, and PNG as a reader shows that PDF."""

from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

from rollwrite.errors import UsageError
from rollwrite.files import STANDARD_OUTPUT, write_whole
from rollwrite.message import message
from sheets.ink.figure import SIZE, draw
from sheets.ink.ink import Draw, Ink
from sheets.ink.palette import FULL, Colour
from sheets.ink.path import rectangle
from sheets.ink.svg import SvgInk

_PIXELS_PER_MM = 8
_CAT = (25.0, 14.5, 1.0, 14.0)  # width, height, and where its tail stands: it is drawn about its paws
_APP_ICON = 23.9  # mm, at the pixels above: 192, which Android and iOS both take
_ICON = (SIZE + 0.4, SIZE + 0.4, SIZE / 2 + 0.2, SIZE / 2 + 0.2)


@dataclass(frozen=True, slots=True)
class Picture:
    """Something drawn on a page of its own, in millimetres. The title is for those who cannot see it."""

    title: str
    width: float
    height: float
    draw: Draw = field(repr=False)
    language: str = "en"

    def save(self, file: str | Path, *, force: bool = False) -> None:
        """By the ending of its name; `-` is standard output, which gets an SVG."""
        write_whole(Path(file), self.encoded(file), force=force)

    def encoded(self, file: str | Path) -> bytes:
        """As a file of this name would have it."""
        ending = ".svg" if Path(file) == STANDARD_OUTPUT else Path(file).suffix.lower()
        if ending not in _MAKERS:
            raise UsageError(message("pictures/ending", file=str(file)))
        return _MAKERS[ending](self)

    def _repr_svg_(self) -> str:
        """Notebooks show what this gives."""
        return as_svg(self).decode()


def as_svg(picture: Picture) -> bytes:
    ink = SvgInk(picture.title, FULL, picture.width, picture.height)
    _draw(ink, picture)
    return ink.finished()


def as_pdf(picture: Picture) -> bytes:
    from sheets.ink.pdf import About, PdfInk

    ink = PdfInk(About(picture.title, picture.title, picture.language), FULL)
    with ink.page(picture.width, picture.height) as page:
        _draw(page, picture)
    return ink.finished()


def as_png(picture: Picture) -> bytes:
    import pypdfium2

    page = pypdfium2.PdfDocument(as_pdf(picture))[0]
    stream = BytesIO()
    page.render(scale=_PIXELS_PER_MM * 25.4 / 72).to_pil().convert("RGB").save(stream, "PNG")
    return stream.getvalue()


def figure_svg(name: str) -> bytes:
    """The cat, or one of the icons, on nothing at all: for pages that have a ground of their own."""
    from sheets.art.cat import cat
    from sheets.art.icons import icon

    figure, (width, height, x, y) = (cat(), _CAT) if name == "cat" else (icon(name), _ICON)
    ink = SvgInk(name, FULL, width, height)
    draw(ink, figure, x, y)
    return ink.finished()


def app_icon() -> bytes:
    """The ball of yarn on straw, as a PNG that fills its square: phones round the corners themselves."""
    from sheets.art.icons import icon

    def drawn(ink: Ink) -> None:
        ink.paint(rectangle(0, 0, _APP_ICON, _APP_ICON), Colour.STRAW)
        draw(ink, icon("ball"), _APP_ICON / 2, _APP_ICON / 2, 0.7 * _APP_ICON)

    return as_png(Picture("rollwrite", _APP_ICON, _APP_ICON, drawn))


def _draw(ink: Ink, picture: Picture) -> None:
    ink.paint(rectangle(0, 0, picture.width, picture.height), Colour.PAPER)
    picture.draw(ink)


_MAKERS: dict[str, Callable[[Picture], bytes]] = {".svg": as_svg, ".png": as_png, ".pdf": as_pdf}
