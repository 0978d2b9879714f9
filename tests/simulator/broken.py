"""Files that are not what they seem: cut off, empty, random, or with headers that promise too much."""

import struct
import zlib
from collections.abc import Iterator

import cv2
import numpy as np

from tests.simulator.dice import Dice
from tests.simulator.sensor import jpeg
from tests.simulator.strokes import linear
from tests.simulator.tables import table

HUGE = 30_000

MAGIC = {
    "jpeg": b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00",
    "png": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    "webp": b"RIFF\x00\x10\x00\x00WEBPVP8 ",
    "heic": b"\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic",
    "tiff": b"II*\x00\x08\x00\x00\x00",
    "pdf": b"%PDF-1.7\n",
}


def not_pictures() -> Iterator[tuple[str, bytes]]:
    """A name and the bytes: files in which no sheet can be found, whatever they pretend to be."""
    yield "nothing.jpg", b""
    yield "one-byte.png", b"\x00"
    yield "zeros.jpg", bytes(5000)
    yield "text.jpg", b"Dear diary, we played Wolle tonight.\n" * 40
    yield "umlauts.heic", "Schöne Grüße von der Katze".encode("latin-1")
    yield "bomb.png", png_bomb()
    yield "bomb.jpg", jpeg_bomb()
    yield "bomb.webp", webp_bomb()
    yield "bomb.pdf", pdf_bomb()
    yield "table.jpg", something_else()
    for size in ((1, 1), (1, 900), (3, 60_000)):
        for turned in (size, size[::-1]):
            yield f"strip-{'x'.join(map(str, turned))}.png", strip(turned)
    for kind, magic in MAGIC.items():
        yield f"magic.{kind}", magic


def random_bytes(kind: str, seed: int, size: int = 4000) -> bytes:
    """A proper beginning, then noise."""
    return MAGIC[kind] + np.random.default_rng(seed).bytes(size)


def truncated(data: bytes, share: float) -> bytes:
    return data[: int(len(data) * share)]


def scrambled(data: bytes, seed: int, faults: int = 200) -> bytes:
    """A real file with some of its bytes overwritten, after the first few hundred."""
    generator = np.random.default_rng(seed)
    noisy = bytearray(data)
    for at in generator.integers(min(400, len(data) // 2), len(data), faults):
        noisy[at] = int(generator.integers(256))
    return bytes(noisy)


def strip(size: tuple[int, int]) -> bytes:
    """Light and dark, and too narrow for anything."""
    pixels = np.random.default_rng(size[0]).integers(0, 256, size, np.uint8)
    return bytes(cv2.imencode(".png", pixels)[1])


def png_bomb(side: int = HUGE) -> bytes:
    """A proper picture of a hundred kilobytes that unpacks to gigabytes: one bit a pixel, all of them black."""
    row = bytes(1 + side // 8)
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    pixels = zlib.compress(row * side, 1)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", pixels) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def jpeg_bomb(side: int = HUGE) -> bytes:
    """A small photo whose header claims to be huge."""
    data = bytearray(jpeg(np.full((64, 64, 3), 200, np.uint8), 80, False))
    at = data.index(b"\xff\xc0") + 5
    data[at : at + 4] = struct.pack(">HH", side, side)
    return bytes(data)


def webp_bomb() -> bytes:
    """Lossless WebP with the largest size its header can say, 16384 by 16384."""
    body = b"\x2f" + struct.pack("<I", 0x3FFF | 0x3FFF << 14) + bytes(40)
    return b"RIFF" + struct.pack("<I", 12 + len(body)) + b"WEBPVP8L" + struct.pack("<I", len(body)) + body


def pdf_bomb() -> bytes:
    """A page of four square kilometres."""
    return (
        b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
        b"2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        b"3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 5670000 5670000]>>endobj\n"
        b"trailer<</Root 1 0 R>>\n%%EOF\n"
    )


def something_else() -> bytes:
    """A good photo of a table with no sheet on it."""
    light = table("clutter", Dice("broken", 0, fresh=False))
    lightest = linear(np.linspace(0, 1, 256))
    return jpeg(np.searchsorted(lightest, light).clip(0, 255).astype(np.uint8), 85, False)
