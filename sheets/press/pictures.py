"""Pictures as files: SVG as text, PNG by Pillow, PDF by the ink of the sheets."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from rollwrite.errors import UsageError
from rollwrite.files import write_whole
from rollwrite.picture import Circle, Label, Line, Picture, Point, Polygon, Shape, as_svg

PIXELS_PER_UNIT = 8
# Drawn this much larger and shrunk, for smooth edges.
FINER = 2


def write_picture(file: Path, picture: Picture, *, force: bool) -> None:
    match file.suffix.lower():
        case ".svg":
            write_whole(file, as_svg(picture).encode(), force=force)
        case ".png":
            write_whole(file, as_png(picture), force=force)
        case ".pdf":
            from sheets.press.picture_pdf import as_pdf

            write_whole(file, as_pdf(picture), force=force)
        case _:
            raise UsageError(f"{file}: a picture's name ends in .svg, .png or .pdf")


def as_png(picture: Picture, pixels_per_unit: float = PIXELS_PER_UNIT) -> bytes:
    scale = pixels_per_unit * FINER
    size = round(picture.width * scale), round(picture.height * scale)
    image = Image.new("RGB", size, picture.paper)
    pen = _Pen(ImageDraw.Draw(image), scale)
    for shape in picture.shapes:
        pen.draw(shape)
    small = image.resize((size[0] // FINER, size[1] // FINER), Image.Resampling.LANCZOS)
    stream = BytesIO()
    small.save(stream, "PNG")
    return stream.getvalue()


class _Pen:
    def __init__(self, canvas: ImageDraw.ImageDraw, scale: float) -> None:
        self._canvas = canvas
        self._scale = scale

    def draw(self, shape: Shape) -> None:
        match shape:
            case Line(points, colour, width):
                self._line(points, colour, width)
            case Polygon(points, fill, outline, width):
                self._canvas.polygon([self._at(point) for point in points], fill)
                if outline:
                    self._line((*points, points[0]), outline, width)
            case Circle(centre, radius, fill, outline, width):
                self._disc(centre, radius, fill, outline, width)
            case Label(centre, words, size, colour):
                font = ImageFont.load_default(max(size * self._scale * 0.9, 1))
                self._canvas.text(self._at(centre), words, colour, font, anchor="mm")

    def _at(self, point: Point) -> Point:
        return point[0] * self._scale, point[1] * self._scale

    def _line(self, points: tuple[Point, ...], colour: str, width: float) -> None:
        self._canvas.line([self._at(point) for point in points], colour, max(round(width * self._scale), 1), "curve")
        for end in points:
            self._disc(end, width / 2, colour, None, 0)

    def _disc(self, centre: Point, radius: float, fill: str | None, outline: str | None, width: float) -> None:
        (x, y), reach = self._at(centre), radius * self._scale
        self._canvas.ellipse((x - reach, y - reach, x + reach, y + reach), fill, outline, round(width * self._scale))
