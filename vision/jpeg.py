"""What a JPEG says of itself before its pixels: read here, since loading a library for it takes as long as decoding."""

from __future__ import annotations

import struct
from collections.abc import Iterator

SIZES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})  # segments that tell the size, by the way of coding
SCAN = 0xDA  # from here on pixels
EXIF = (0xE1, b"Exif\0\0")
ORIENTATION, SHORT = 0x0112, 3
ENTRY = 12  # bytes of each entry of EXIF's table


def plain_header(data: bytes) -> tuple[int, int, int] | None:
    """Width, height and EXIF's orientation; None where something is unusual, and had better be left to others."""
    size, orientation = None, None
    for kind, body in _segments(data):
        if kind in SIZES and len(body) >= 5:
            size = struct.unpack(">xHH", body[:5])
        elif kind == EXIF[0] and body.startswith(EXIF[1]):
            orientation = _orientation(body[len(EXIF[1]) :])
        elif kind == EXIF[0] and b"Orientation" in body:  # told in another way
            return None
        if kind == SCAN and size and min(size) > 0:
            return (size[1], size[0], 1 if orientation is None else orientation) if orientation != 0 else None
    return None


def ends(data: bytes) -> bool:
    """One of its headers may hold a whole thumbnail: it is the end of the picture itself that counts."""
    at = next((len(data) - len(body) for kind, body in _segments(data) if kind == SCAN), None)
    return at is not None and data.rfind(b"\xff\xd9", at) >= 0


def _segments(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Kind and body of each, up to the pixels, which are one with all that follows."""
    at = 2
    while at + 4 <= len(data) and data[at] == 0xFF:
        kind = data[at + 1]
        if kind == 0xFF:  # a fill byte
            at += 1
            continue
        if kind == SCAN:
            yield kind, data[at + 2 :]
            return
        end = at + 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
        yield kind, data[at + 4 : end]
        at = end


def _orientation(exif: bytes) -> int | None:
    """None where it is not told, 0 where it cannot be made out."""
    order = {b"II*\0": "<", b"MM\0*": ">"}.get(exif[:4])
    if order is None:
        return 0
    try:
        (table,) = struct.unpack_from(f"{order}I", exif, 4)
        (count,) = struct.unpack_from(f"{order}H", exif, table)
        for n in range(count):
            tag, kind, how_many, value = struct.unpack_from(f"{order}HHIH", exif, table + 2 + n * ENTRY)
            if tag == ORIENTATION:
                return value if kind == SHORT and how_many == 1 and 1 <= value <= 8 else 0
    except struct.error:
        return 0
    return None
