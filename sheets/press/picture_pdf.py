"""A picture as a PDF page of its own size, with the ink and the letters of the sheets."""

from rollwrite.picture import Circle, Label, Line, Picture, Polygon, Shape
from sheets.ink.ink import POINT, About, Hex, PdfInk
from sheets.ink.palette import FULL
from sheets.ink.path import circle, polygon, polyline, rectangle


def as_pdf(picture: Picture) -> bytes:
    ink = PdfInk(About("rollwrite", "A picture", "en"), FULL)
    with ink.page(picture.width, picture.height):
        ink.paint(rectangle(0, 0, picture.width, picture.height), Hex(picture.paper))
        for shape in picture.shapes:
            _print(ink, shape)
    return ink.finished()


def _print(ink: PdfInk, shape: Shape) -> None:
    match shape:
        case Line(points, colour, width):
            ink.paint(polyline(points), None, Hex(colour), width)
        case Polygon(points, fill, outline, width):
            ink.paint(polygon(points), Hex(fill), _hex(outline), width)
        case Circle((x, y), radius, fill, outline, width):
            ink.paint(circle(x, y, radius), _hex(fill), _hex(outline), width)
        case Label((x, y), words, size, colour):
            # Letters stand about their middle: capitals are 0.7 of the height of a line.
            ink.write(words, x, y + 0.35 * size, size / POINT, colour=Hex(colour), anchor="middle")


def _hex(colour: str | None) -> Hex | None:
    return Hex(colour) if colour else None
