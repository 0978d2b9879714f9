"""What a JPEG says of itself, read by hand: as Pillow reads it, or not at all."""

import io
import struct
from typing import Any

import numpy as np
import pytest
from PIL import Image as Pillow

from vision import jpeg
from vision.photo import open_photos


def picture(exif: bytes = b"", **more: Any) -> bytes:
    file = io.BytesIO()
    pixels = np.random.default_rng(3).integers(0, 255, (40, 64, 3), np.uint8)
    Pillow.fromarray(pixels).save(file, "jpeg", exif=exif, **more)
    return file.getvalue()


def exif(orientation: int, order: str = "<", kind: int = 3) -> bytes:
    """A table of two entries: the camera's maker, and which way up it was held."""
    head = b"II*\0" if order == "<" else b"MM\0*"
    table = struct.pack(f"{order}IH", 8, 2) + struct.pack(f"{order}HHI4s", 0x010F, 2, 4, b"abc\0")
    return b"Exif\0\0" + head + table + struct.pack(f"{order}HHIHHI", 0x0112, kind, 1, orientation, 0, 0)


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("orientation", range(1, 9))
def test_size_and_orientation_are_what_pillow_says(orientation: int, order: str) -> None:
    data = picture(exif(orientation, order))
    with Pillow.open(io.BytesIO(data)) as header:
        assert jpeg.plain_header(data) == (*header.size, header.getexif().get(0x0112, 1)) == (64, 40, orientation)
    (photo,) = open_photos(data)
    assert (photo.width, photo.height) == ((40, 64) if orientation >= 5 else (64, 40))


@pytest.mark.parametrize("way", [{}, {"progressive": True}, {"quality": 20}, {"comment": b"a sheet"}])
def test_without_exif_a_photo_is_upright(way: dict[str, Any]) -> None:
    assert jpeg.plain_header(picture(**way)) == (64, 40, 1)


@pytest.mark.parametrize(
    "odd",
    [
        exif(0),
        exif(9),
        exif(6, kind=4),
        b"Exif\0\0",
        b"Exif\0\0??*\0aaaa",
        exif(6)[:-16],
        b"http://ns.adobe.com/xap/1.0/\0<x:xmpmeta tiff:Orientation='6'/>",
    ],
)
def test_what_is_unusual_is_left_to_pillow(odd: bytes) -> None:
    plain = picture()
    data = plain[:2] + b"\xff\xe1" + struct.pack(">H", len(odd) + 2) + odd + plain[2:]
    assert jpeg.plain_header(data) is None
    (photo,) = open_photos(data)
    assert sorted((photo.width, photo.height)) == [40, 64]


def test_of_a_photo_cut_off_the_end_is_missed() -> None:
    data = picture(exif(6))
    assert jpeg.ends(data)
    assert not any(jpeg.ends(data[:length]) for length in range(0, len(data) - 2, 7))
    assert all(jpeg.plain_header(data[:length]) in (None, (64, 40, 6)) for length in range(len(data)))
