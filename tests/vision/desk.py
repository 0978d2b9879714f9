"""A desk with known truth: a printed page as pixels, bent and photographed by a formula."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
import numpy as np
import pypdfium2 as pdfium
from numpy.typing import NDArray

from rollwrite import wolle
from sheets.layout.catalogue import find_layout
from sheets.layout.model import Layout, Rect
from sheets.press.order import PrintOrder
from sheets.press.printing import print_game

PPM = 12.0  # pixels per millimetre of the page
A5 = Rect(0, 0, 148, 210)
SCORE_PAPERS = {"volle-wolle": "a4", "uly-polly": "a5"}
Image = NDArray[np.uint8]
Points = NDArray[np.float64]
Colour = tuple[int, int, int]
Bend = Callable[[Points], Points]


def _pixels(order: PrintOrder) -> Image:
    """The first page, blue first."""
    with TemporaryDirectory() as folder:
        out = Path(folder) / "sheet.pdf"
        print_game(replace(order, out=out))
        pixels = pdfium.PdfDocument(out.read_bytes())[0].render(scale=PPM * 25.4 / 72).to_numpy()
    return np.ascontiguousarray(pixels[:, :, :3])


@cache
def _printed(face: wolle.Face, cups: str, seed: int) -> Image:
    return _pixels(PrintOrder("wolle", paper="a5", per_page=1, sheets=1, faces=(face,), cups=cups, seed=seed))


def page(face: str | wolle.Face = "A", cups: str = "hand", seed: int = 1) -> Image:
    """A fresh sheet at PPM, blue first."""
    return _printed(_face(face), cups, seed).copy()


@cache
def _score_page(game: str) -> Image:
    """The score sheet of a game, cut from the middle of its paper."""
    paper = _pixels(PrintOrder(game, paper=SCORE_PAPERS[game], part="score", seed=1))
    sheet = find_layout(game).page
    size = round(sheet.width * PPM), round(sheet.height * PPM)
    x, y = (paper.shape[1] - size[0]) // 2, (paper.shape[0] - size[1]) // 2
    return np.ascontiguousarray(paper[y : y + size[1], x : x + size[0]])


def score_page(game: str) -> Image:
    return _score_page(game).copy()


def layout(face: str | wolle.Face = "A") -> Layout:
    return find_layout("wolle", _face(face))


def _face(face: str | wolle.Face) -> wolle.Face:
    return wolle.face(face) if isinstance(face, str) else face


def stroke(image: Image, points_mm: Points, colour: Colour, width_mm: float) -> None:
    """Ink multiplies: what is printed below stays visible through a light pen."""
    width, pixels = max(1, round(width_mm * PPM)), points_mm * PPM
    low = np.maximum(np.floor(pixels.min(axis=0)).astype(int) - width, 0)
    high = np.ceil(pixels.max(axis=0)).astype(int) + width + 1
    part = image[low[1] : high[1], low[0] : high[0]]
    mask = np.zeros(part.shape[:2], np.uint8)
    cv2.polylines(mask, [np.rint((pixels - low) * 16).astype(np.int32)], False, 255, width, cv2.LINE_AA, shift=4)
    cover = (mask / 255.0)[:, :, None]
    part[:] = (part * (1 - cover * (1 - np.array(colour) / 255.0))).astype(np.uint8)


def cross(image: Image, sheet: Layout, box: str, colour: Colour = (60, 40, 40), width: float = 0.5) -> None:
    inside = sheet.box(box).rect.grown(-1.0)
    for ends in ((0, 2), (1, 3)):
        stroke(image, np.array([inside.corners[k] for k in ends]), colour, width)


def thread(image: Image, sheet: Layout, dots: str, colour: Colour, width: float) -> set[tuple[str, str]]:
    """Draw yarn through these dots; tell which segments that makes."""
    assert sheet.yarn is not None
    names = dots.split()
    stroke(image, np.array([sheet.yarn.at(dot) for dot in names]), colour, width)
    pairs = set(pairwise(names))
    return {segment for segment in sheet.yarn.face.segments if segment in pairs or segment[::-1] in pairs}


def flat(points_mm: Points) -> Points:
    return np.zeros_like(points_mm)


def curl(height_mm: float) -> Bend:
    """Paper that rises in the middle, seen from the side: places move up the page, most of them halfway down."""

    def bend(points_mm: Points) -> Points:
        rise = height_mm * np.sin(np.pi * points_mm[:, 1] / 210) * (0.8 + 0.4 * points_mm[:, 0] / 148)
        return np.stack([0.1 * rise, -rise], axis=1)

    return bend


def fold(height_mm: float, at_mm: float = 70.0) -> Bend:
    """Paper that was folded once and stands up along the crease: places move, and most of all those on it."""

    def bend(points_mm: Points) -> Points:
        rise = height_mm * np.clip(1 - np.abs(points_mm[:, 0] - at_mm) / 60, 0, None)
        return np.stack([0.15 * rise, rise], axis=1)

    return bend


def crease(height_mm: float, at_mm: float = 95.0, aslant: float = 0.15) -> Bend:
    """Paper that stands up along a crease from side to side, aslant, between upper boxes and lower ones."""

    def bend(points_mm: Points) -> Points:
        away = points_mm[:, 1] - at_mm + aslant * (points_mm[:, 0] - 74)
        rise = height_mm * np.clip(1 - np.abs(away) / 60, 0, None)
        return np.stack([0.15 * rise, -rise], axis=1)

    return bend


def step(height_mm: float) -> Bend:
    """Paper held down at its upper edge that rises right below it, seen from the side: no print tells how far."""

    def bend(points_mm: Points) -> Points:
        y = points_mm[:, 1]
        rise = height_mm / ((1 + np.exp((30 - y) / 4)) * (1 + np.exp((y - 172) / 4)))
        return np.stack([0.1 * rise, -rise], axis=1)

    return bend


def camera(width: int = 1500, height: int = 2000, tilt: float = 0.06, turn: int = 0, page: Rect = A5) -> Points:
    """Millimetres to pixels: the sheet fills most of the frame, narrower at the top."""
    corners = np.array(page.corners, np.float32)
    x0, x1 = 0.1 * width, 0.9 * width
    seen = np.array([[x0 + tilt * width, 0.1 * height], [x1 - tilt * width, 0.12 * height],
                     [x1, 0.9 * height], [x0, 0.92 * height]], np.float32)  # fmt: skip
    return np.asarray(cv2.getPerspectiveTransform(corners, np.roll(seen, turn, axis=0)), np.float64)


def shoot(image: Image, to_pixels: Points, bend: Bend = flat, size: tuple[int, int] = (1500, 2000)) -> Image:
    """The photo: each pixel looks back through the camera and the bend to the page. Grey table all around."""
    x, y = np.meshgrid(np.arange(size[0], dtype=np.float64), np.arange(size[1], dtype=np.float64))
    pixels = np.stack([x.ravel(), y.ravel()], axis=1)
    on_table = np.asarray(cv2.perspectiveTransform(pixels[:, None], np.linalg.inv(to_pixels))[:, 0], np.float64)
    on_page = on_table - bend(on_table)
    for _ in range(3):  # the bend is known on the page, not on the table
        on_page = on_table - bend(on_page)
    at = (on_page * PPM).astype(np.float32).reshape(size[1], size[0], 2)
    smooth = cv2.GaussianBlur(image, (0, 0), PPM / 14)
    photo = cv2.remap(smooth, at[:, :, 0], at[:, :, 1], cv2.INTER_LINEAR, borderValue=(96, 110, 120))
    noise = np.random.default_rng(7).normal(0, 2.5, photo.shape)
    return np.asarray(np.clip(photo + noise, 0, 255), np.uint8)


def glare(photo: Image, at_px: Points, radius_px: float) -> Image:
    """A lamp mirrored in the paper: white in its middle, and less and less around."""
    x, y = np.meshgrid(np.arange(photo.shape[1]), np.arange(photo.shape[0]))
    veil = np.minimum(1.0, 1.3 * np.exp(-((x - at_px[0]) ** 2 + (y - at_px[1]) ** 2) / radius_px**2))[:, :, None]
    return np.asarray(photo * (1 - veil) + 255 * veil, np.uint8)


def empty_table(width: int, height: int) -> Image:
    return np.full((height, width, 3), (70, 88, 104), np.uint8)


def lay(table: Image, image: Image, middle: tuple[float, float], px_per_mm: float, degrees: float = 0.0) -> None:
    """A page on a table seen from above: its middle in pixels, its size, and how it is turned."""
    size, turn = np.array(image.shape[1::-1]) / PPM, np.radians(degrees)
    rotate = px_per_mm / PPM * np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    matrix = np.column_stack([rotate, np.array(middle) - rotate @ (size * PPM / 2)])
    soft = cv2.GaussianBlur(image, (0, 0), PPM / px_per_mm / 2)
    whole = table.shape[1::-1]
    cover = cv2.warpAffine(np.ones(image.shape[:2], np.float32), matrix, whole)[:, :, None]
    table[:] = table * (1 - cover) + cv2.warpAffine(soft, matrix, whole) * cover


def where(points_mm: Points, to_pixels: Points, bend: Bend) -> Points:
    """The truth: where a place of the page is in the photo."""
    bent = np.asarray(points_mm + bend(points_mm), np.float64)
    return np.asarray(cv2.perspectiveTransform(bent[:, None], to_pixels)[:, 0])


def jpeg(image: Image, quality: int = 92) -> bytes:
    return bytes(cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes())
