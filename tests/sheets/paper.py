"""Printing in tests, and looking at what came out: pages as arrays, with millimetres for coordinates."""

import itertools
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import cv2
import numpy as np
import pypdfium2
import zxingcpp
from numpy.typing import NDArray

from rollwrite.wolle import faces_called
from sheets.press.order import PrintOrder
from sheets.press.printing import print_game

WHITE = 255
Pixels = NDArray[np.uint8]
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Print:
    """A printed file and what the program said about it."""

    data: bytes
    told: dict[str, Any]

    @property
    def document(self) -> pypdfium2.PdfDocument:
        return pypdfium2.PdfDocument(self.data)


@cache
def printed(**wishes: Any) -> Print:
    """A Wolle file for these options; the same wishes are printed once."""
    faces = faces_called(wishes.pop("face", "A"))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "sheet.pdf"
        report = print_game(PrintOrder("wolle", **{"seed": 7, "out": file, "faces": faces, **wishes}))
        assert isinstance(report.document, dict)
        return Print(file.read_bytes(), report.document)


@dataclass(frozen=True, slots=True)
class Page:
    colours: Pixels  # rows, columns, red green blue
    dots_per_mm: float

    @property
    def grey(self) -> Pixels:
        return cv2.cvtColor(self.colours, cv2.COLOR_RGB2GRAY).astype(np.uint8)

    def around(self, x: float, y: float, reach: float) -> tuple[Pixels, NDArray[np.float64], NDArray[np.float64]]:
        """The colours near a point, and each pixel's distance from it in millimetres, across and down."""
        k = self.dots_per_mm
        left, top = int((x - reach) * k), int((y - reach) * k)
        size = int(2 * reach * k) + 2
        piece = self.colours[top : top + size, left : left + size]
        across = (np.arange(left, left + piece.shape[1]) + 0.5) / k - x
        down = (np.arange(top, top + piece.shape[0]) + 0.5) / k - y
        return piece, *np.meshgrid(across, down)

    def profile(self, start: Spot, end: Spot, steps: int = 101) -> NDArray[np.float64]:
        """Brightness along a line."""
        k = self.dots_per_mm
        xs = (np.linspace(start[0], end[0], steps) * k - 0.5).astype(np.float32)
        ys = (np.linspace(start[1], end[1], steps) * k - 0.5).astype(np.float32)
        return np.asarray(cv2.remap(self.grey, xs[None], ys[None], cv2.INTER_LINEAR)[0], np.float64)


@cache
def page(number: int = 0, dpi: int = 300, **wishes: Any) -> Page:
    bitmap = printed(**wishes).document[number].render(scale=dpi / 72)
    return Page(np.array(bitmap.to_pil().convert("RGB")), dpi / 25.4)


def page_sizes(document: pypdfium2.PdfDocument) -> list[tuple[float, float]]:
    sizes = [document[n].get_size() for n in range(len(document))]
    return [(round(width / 72 * 25.4, 1), round(height / 72 * 25.4, 1)) for width, height in sizes]


def markers(of: Page) -> list[tuple[int, NDArray[np.float64]]]:
    """Ids and corners in millimetres, clockwise from each marker's own top left."""
    settings = cv2.aruco.DetectorParameters()
    settings.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    family = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_6X6_250)
    found, ids, _ = cv2.aruco.ArucoDetector(family, settings).detectMarkers(of.grey)
    corners = [(np.asarray(quad, np.float64).reshape(4, 2) + 0.5) / of.dots_per_mm for quad in found]
    return list(zip(() if ids is None else map(int, ids.ravel()), corners, strict=True))


def codes(of: Page) -> dict[str, Spot]:
    """What the square codes say, and where their middles are."""
    found = {}
    for code in zxingcpp.read_barcodes(of.grey):
        corners = [getattr(code.position, name) for name in ("top_left", "top_right", "bottom_right", "bottom_left")]
        xs, ys = [corner.x for corner in corners], [corner.y for corner in corners]
        found[code.text] = (sum(xs) / 4 / of.dots_per_mm, sum(ys) / 4 / of.dots_per_mm)
    return found


def every_paper() -> list[tuple[str, int]]:
    return list(itertools.product(("a4", "a5", "letter"), (1, 2, 4)))
