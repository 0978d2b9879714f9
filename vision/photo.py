"""From a file's bytes to upright pictures. What a file is, is told by its content, never by its name."""

from __future__ import annotations

import io
import struct
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from rollwrite.errors import RollwriteError
from rollwrite.kinds import PICTURES, PictureKind, picture_kind
from rollwrite.message import message
from vision import jpeg

Image = NDArray[np.uint8]

MOST_PIXELS = 110_000_000
MOST_PAGES = 60
ENOUGH_PIXELS = 5_500_000  # a sheet that fills a photo of this size shows every stroke; more is decoded on demand
SCAN_DPI = 220
LARGEST_PAGE_PX = 5200
ROOM_BYTES = 16 * 2**20  # more keeps more memory, and gains nothing
STRIP_PX = 64  # rows that are made columns at once


class NotAPicture(RollwriteError):
    """The bytes promise a picture that cannot be had from them."""


@dataclass(frozen=True)
class Photo:
    """An upright colour picture, decoded no larger than needed at first."""

    data: bytes
    kind: PictureKind
    width: int  # of the upright photo, in its own pixels
    height: int
    orientation: int = 1
    page: int = 0

    @property
    def reduction(self) -> int:
        """By how much JPEG's own reduced decoding may shrink this photo and still leave enough."""
        if self.kind != "jpeg":
            return 1
        return next((by for by in (4, 2) if self.width * self.height / by**2 > ENOUGH_PIXELS / 2.2), 1)

    @cached_property
    def image(self) -> Image:
        """The photo at its first, cheap size."""
        _keep_room()
        return _upright(_decode(self, self.reduction), self.orientation)

    @cached_property
    def full(self) -> Image:
        """Every pixel there is: for many small sheets in one shot."""
        return self.image if self.reduction == 1 else _upright(_decode(self, 1), self.orientation)

    def scale_of(self, image: Image) -> float:
        """Pixels of that image for one pixel of the upright photo."""
        return float(image.shape[1]) / self.width


def resized(image: Image, scale: float) -> Image:
    """A copy of another size. However narrow a strip is, one pixel of it is left."""
    height, width = image.shape[:2]
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    fx, fy = max(scale, 1 / width), max(scale, 1 / height)
    return np.asarray(cv2.resize(image, None, fx=fx, fy=fy, interpolation=how), np.uint8)


@cache
def _keep_room() -> None:
    """One large piece of memory, given back unused: from then on the C library keeps what pictures of that size
    leave behind, and the next one need not fetch it from the system page by page, which took a tenth of a photo's time.
    """
    np.empty(ROOM_BYTES, np.uint8)


def open_photos(data: bytes) -> Iterator[Photo]:
    """One photo, or one for every page of a scan."""
    kind = picture_kind(data)
    if kind is None:
        raise NotAPicture(message("reading/not-a-picture", known=tuple(PICTURES.values())))
    if kind == "pdf":
        yield from _pages(data)
    elif kind == "tiff":
        yield from _tiff_pages(data)
    else:
        _refuse_if_cut_off(data, kind)
        yield _header(data, kind)


def _header(data: bytes, kind: PictureKind) -> Photo:
    """Size and orientation, before a single pixel is decoded."""
    if kind == "heic":
        return _heic_header(data)
    if kind == "jpeg" and (told := jpeg.plain_header(data)):
        return _sized(data, kind, *told)
    import logging

    from PIL import Image as Pillow

    logging.getLogger("PIL").setLevel(logging.ERROR)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Pillow.open(io.BytesIO(data)) as header:
                width, height = header.size
                # Pillow unpacks a whole PNG to look for its EXIF, so not before its size is known to be sane.
                orientation = _orientation(header) if width * height <= MOST_PIXELS else 1
    except Pillow.DecompressionBombError:
        raise _too_many_pixels() from None
    except Exception as error:  # a decoder may fail in any way on a mangled header
        raise _damaged(kind) from error
    return _sized(data, kind, width, height, orientation)


def _heic_header(data: bytes) -> Photo:
    import pillow_heif

    try:
        width, height = pillow_heif.open_heif(data, convert_hdr_to_8bit=True).size
    except Exception as error:
        raise _damaged("heic") from error
    return _sized(data, "heic", width, height, 1)  # the decoder turns it upright by itself


def _sized(data: bytes, kind: PictureKind, width: int, height: int, orientation: int) -> Photo:
    if width * height > MOST_PIXELS:
        raise _too_many_pixels()
    if orientation >= 5:
        width, height = height, width
    return Photo(data, kind, width, height, orientation)


def _orientation(header: Any) -> int:
    """EXIF's orientation, 1 where it is missing or nonsense."""
    try:
        value = header.getexif().get(0x0112, 1)
    except Exception:
        return 1
    return value if isinstance(value, int) and 1 <= value <= 8 else 1


def _decode(photo: Photo, reduction: int) -> Image:
    if photo.kind == "pdf":
        return _render_page(photo)
    if photo.kind == "heic":
        return _decode_heic(photo.data)
    if photo.kind == "tiff":
        return _decode_tiff(photo)
    flags = {1: cv2.IMREAD_COLOR, 2: cv2.IMREAD_REDUCED_COLOR_2, 4: cv2.IMREAD_REDUCED_COLOR_4}[reduction]
    try:
        image = cv2.imdecode(np.frombuffer(photo.data, np.uint8), flags | cv2.IMREAD_IGNORE_ORIENTATION)
    except (cv2.error, MemoryError):
        image = None
    if image is None or image.size == 0:
        raise _damaged(photo.kind)
    return np.asarray(image, np.uint8)


def _decode_tiff(photo: Photo) -> Image:
    try:
        pages = cv2.imdecodemulti(
            np.frombuffer(photo.data, np.uint8), cv2.IMREAD_COLOR, range=(photo.page, photo.page + 1)
        )[1]
    except (cv2.error, MemoryError):
        pages = ()
    if not len(pages):
        raise _damaged("tiff")
    return np.asarray(pages[0], np.uint8)


def _decode_heic(data: bytes) -> Image:
    import pillow_heif

    try:
        heif = pillow_heif.open_heif(data, convert_hdr_to_8bit=True)
        pixels = np.asarray(heif.to_pillow().convert("RGB"))
    except Exception as error:
        raise _damaged("heic") from error
    return np.ascontiguousarray(pixels[:, :, ::-1])


_FLIPS = {2: 1, 3: -1, 4: 0, 6: 1, 7: -1, 8: 0}  # OpenCV's numbers: left to right, both ways, upside down
_ON_ITS_SIDE = (5, 6, 7, 8)


def _upright(image: Image, orientation: int) -> Image:
    """EXIF's eight ways to hold a camera, undone."""
    if orientation in _ON_ITS_SIDE:
        image = _transposed(image)
    if orientation in _FLIPS:
        image = np.asarray(cv2.flip(image, _FLIPS[orientation], image), np.uint8)
    return image


def _transposed(image: Image) -> Image:
    """Strip by strip, each copied to where it is at hand: all of a photo at once takes OpenCV three times as long."""
    height, width = image.shape[:2]
    transposed = np.empty((width, height, *image.shape[2:]), np.uint8)
    for first in range(0, height, STRIP_PX):
        strip = image[first : first + STRIP_PX].copy()
        cv2.transpose(strip, transposed[:, first : first + len(strip)])
    return transposed


def _pages(data: bytes) -> Iterator[Photo]:
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(data)
        count = len(document)
        sizes = [document.get_page_size(n) for n in range(min(count, MOST_PAGES + 1))]
    except Exception as error:
        raise _damaged("pdf") from error
    if count > MOST_PAGES:
        raise _too_many_pages("pdf")
    for number, (width, height) in enumerate(sizes):
        scale = _page_scale(width, height)
        yield Photo(data, "pdf", max(1, round(width * scale)), max(1, round(height * scale)), page=number)
    document.close()


def _tiff_pages(data: bytes) -> Iterator[Photo]:
    """Scanners put several pages into one file. The decoder turns each upright by itself."""
    from PIL import Image as Pillow

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Pillow.open(io.BytesIO(data)) as scan:
                sizes = []
                for page in range(min(getattr(scan, "n_frames", 1), MOST_PAGES + 1)):
                    scan.seek(page)
                    sizes.append(scan.size)
    except Exception as error:
        raise _damaged("tiff") from error
    if len(sizes) > MOST_PAGES:
        raise _too_many_pages("tiff")
    yield from (replace(_sized(data, "tiff", *size, 1), page=page) for page, size in enumerate(sizes))


def _page_scale(width: float, height: float) -> float:
    return min(SCAN_DPI / 72, LARGEST_PAGE_PX / max(width, height, 1.0))


def _render_page(photo: Photo) -> Image:
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(photo.data)
        page = document[photo.page]
        pixels = page.render(scale=_page_scale(*page.get_size())).to_numpy()
        document.close()
    except Exception as error:
        raise _damaged("pdf") from error
    if pixels.ndim == 2 or pixels.shape[2] == 1:
        return np.asarray(cv2.cvtColor(pixels, cv2.COLOR_GRAY2BGR), np.uint8)
    return np.ascontiguousarray(pixels[:, :, :3])


def _refuse_if_cut_off(data: bytes, kind: PictureKind) -> None:
    """A decoder fills what is missing with grey, and grey paper reads as empty boxes: better no answer."""
    if not _ends(data, kind):
        raise NotAPicture(message("reading/file-cut-off"))


def _ends(data: bytes, kind: PictureKind) -> bool:
    if kind == "jpeg":
        return jpeg.ends(data)
    if kind == "png":
        return b"IEND" in data
    if kind == "webp":
        return len(data) + 1 >= 8 + int(struct.unpack("<I", data[4:8])[0])
    return True


def _damaged(kind: PictureKind) -> NotAPicture:
    return NotAPicture(message("reading/damaged", kind=PICTURES[kind]))


def _too_many_pixels() -> NotAPicture:
    return NotAPicture(message("reading/too-many-pixels", most=MOST_PIXELS // 1_000_000))


def _too_many_pages(kind: PictureKind) -> NotAPicture:
    return NotAPicture(message("reading/too-many-pages", kind=PICTURES[kind], most=MOST_PAGES))
